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
    Round { $round }: NOT fair, { $chances ->
        [one] { $chances } deal or roll
       *[other] { $chances } deals or rolls
    } checked

## What is wrong; $line (of the record)

verify-fault-foreign = This is no record of a game: its first line is not that of one.
verify-fault-no-table = This game was not played at a table of a server: the line “# fair …” is missing, so there is nothing to check.
verify-fault-seed = This game was played with a seed that someone chose, so its cards or dice could be known beforehand: there is nothing to check.
verify-fault-remark = Line { $line }: this remark about fair deals cannot be read.
verify-fault-twice = Line { $line }: this remark has been there already; the first one counts.
verify-fault-start = Line { $line }: this game begins in its middle; only a whole game can be checked.
verify-fault-broken = Line { $line }: the game cannot be played on from here, so the line is damaged or was changed.
verify-fault-unfinished = Line { $line }: the record ends here, but the game does not; its end is missing.
verify-fault-commitment = Line { $line }: the commitment does not belong to this secret; one of the two was changed.
verify-fault-chance = Line { $line }: these cards or dice do not follow from the round’s secret and the players’ words.
verify-fault-no-secret = Line { $line }: the secret of this round is missing; what chance did here cannot be checked.
verify-fault-no-round = Line { $line }: this speaks of a round that was not played.

## What to make of it

verify-fair = All fair: every card and every roll follows from the secrets that were promised before the rounds.
verify-compare = To be sure of it, compare the promises above with those that you were shown before each round.
verify-wrong = This record does not prove fair deals. docs/fair-deals.md tells what that can mean.

## Problems with the file; $path, $detail (words of the system)

verify-error-unreadable = { $path } cannot be read ({ $detail }); write the name of a record file.
verify-error-no-text = { $path } is no text, so it is no record of a game; write the name of a record file.
