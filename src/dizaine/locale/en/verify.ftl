# The command `dizaine verify`.

# $title (of the rulebook), $table (its name in every commitment)
verify-title = { $title }, played at table { $table }
# $round (its number), $chances (how many deals, shuffles, lots or rolls it had); the commitment follows on a line of its own
verify-round-fair =
    Round { $round }: fair, { $chances ->
        [one] { $chances } deal or roll
       *[other] { $chances } deals or rolls
    } checked; promised as
verify-round-wrong =
    Round { $round }: NOT proven fair, { $chances ->
        [one] { $chances } deal or roll
       *[other] { $chances } deals or rolls
    } checked

## What is wrong; $line (of the record)

verify-fault-foreign = This is not the record of a game: the first line of one is missing.
verify-fault-no-table = This game was not played at a server’s table: the line “# fair …” is missing, so there is nothing to check.
verify-fault-seed = This game was played with a seed that someone chose, so its cards or dice could be known beforehand: there is nothing to check.
verify-fault-remark = Line { $line }: this remark about fair deals can’t be read.
verify-fault-twice = Line { $line }: this remark appears a second time; the first one counts.
verify-fault-start = Line { $line }: this game starts in the middle; only a whole game can be checked.
verify-fault-broken = Line { $line }: the game can’t continue from here, so the line is damaged or was changed.
verify-fault-unfinished = Line { $line }: the record ends here, but the game does not; its end is missing.
verify-fault-commitment = Line { $line }: the promise doesn’t match this secret; one of the two was changed.
verify-fault-chance = Line { $line }: these cards or dice don’t follow from the round’s secret and the players’ words.
verify-fault-no-secret = Line { $line }: the secret of this round is missing, so this deal, shuffle or roll can’t be checked.
verify-fault-no-round = Line { $line }: this is about a round that was not played.

## What to make of it

verify-fair = All fair: every card and every roll follows from the secrets that were promised before the rounds.
verify-compare = To be sure, compare the promises above with those you were shown before each round.
verify-wrong = This record doesn’t prove that the deals were fair. See docs/fair-deals.md for what that can mean.

## Problems with the file; $path, $detail (words of the system)

verify-error-unreadable = { $path } can’t be read ({ $detail }); name a record file.
verify-error-no-text = { $path } is not text, so it can’t be the record of a game; name a record file.
