# The command `dizaine analyse`.

# $percent (so far), $done, $games (moves in all), $rate (moves in a second), $left (time)
analyse-progress =
    { $percent }, { $done } of { $games ->
        [one] { $games } move
       *[other] { $games } moves
    }, { $rate } a second, { $left } left
# $title (of the rulebook), $names (all players)
analyse-title = { $title }: { $names }
# $seen, $moves (how many)
analyse-stopped =
    Stopped early: only { $seen } of { $moves ->
        [one] { $moves } move was
       *[other] { $moves } moves were
    } looked at.
# After a game; $command
analyse-after = See your best move, your costliest ones and how well you played with: { $command }

## The rating; $name, $rating (0 to 100), $error (of the rating), $choices (how many), $agreed (a share in percent)

analyse-rating = { $name }: { $rating } out of 100, give or take { $error }
analyse-no-rating = { $name }: too few decisions for a rating
analyse-agreed =
    { $choices ->
        [one] { $choices } real decision
       *[other] { $choices } real decisions
    }, { $agreed } made as the expert would.
analyse-rating-meaning = 100 means moves as good as the expert’s, 0 means choosing blindly. Luck doesn’t count: only what you decided with what you knew.
# $count (how many follow)
analyse-costly =
    { $count ->
        [one] The decision that cost the most:
       *[other] The decisions that cost the most:
    }
analyse-nothing = No decision stands out; any losses are within chance.
analyse-best = The best decision:

## One decision

# $round, $turn (counted from 1), $name (of the player)
analyse-decision = Round { $round }, turn { $turn }, { $name }
# $move (in words)
analyse-played = Played: { $move }
analyse-better = Better: { $move }
analyse-tempting = Tempting, but worse: { $move }
# $chance (to win the game with the better move), $other (with the one played), both in percent; $loss, $error (in
# percentage points)
analyse-loss-chance =
    Your chance of winning: { $other } instead of { $chance }, { $loss ->
        [one] { $loss } percentage point
       *[other] { $loss } percentage points
    } lost, give or take { $error }.
# $loss (in points), on average
analyse-loss-points =
    It scores { $loss ->
        [one] { $loss } point
       *[other] { $loss } points
    } less on average.
# $loss (in percentage points, or in points)
analyse-saved-chance =
    That would have cost { $loss ->
        [one] { $loss } percentage point
       *[other] { $loss } percentage points
    } of your chance of winning.
analyse-saved-points =
    That would have cost { $loss ->
        [one] { $loss } point
       *[other] { $loss } points
    } on average.

## Moves with dice; $dice, $phase, $chance (in percent)

analyse-move-stop = stop with { $dice }
analyse-move-keep = keep { $dice } and roll the others
analyse-move-roll-all = roll all the dice
analyse-reason-dice = The chance of making phase { $phase } is then { $chance }.

## Trying a decision again; $most (the highest number), $best (a move in words), $loss

analyse-try = Try one again? Type its number (1 to { $most }), or press Enter to leave.
analyse-try-best = Yes! That’s what the expert would do: { $best }
analyse-try-equal = Just as good as the expert’s move: { $best }
analyse-try-chance =
    That gives away { $loss ->
        [one] { $loss } percentage point
       *[other] { $loss } percentage points
    } of your chance of winning. Better: { $best }
analyse-try-points =
    That gives away { $loss ->
        [one] { $loss } point
       *[other] { $loss } points
    } on average. Better: { $best }

## Problems with the record; $path, $line, $book

analyse-error-foreign = { $path } is not a record of a game; give the name of a record file, or the number of a saved game.
analyse-error-broken = { $path } is damaged at line { $line }: the game can’t continue from there.
analyse-error-unsolved = { $path } is a dice game ({ $book }) whose best play is not known on this computer. Find it first with dizaine dice solve.
