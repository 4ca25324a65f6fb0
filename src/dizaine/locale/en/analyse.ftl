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
analyse-costly = The decisions that cost the most, as far as the expert can tell:
analyse-nothing = No decision stands out; any losses are within chance.

## One decision

# $round, $turn (counted from 1), $name (of the player)
analyse-decision = Round { $round }, turn { $turn }, { $name }
# $move (in words)
analyse-played = Played: { $move }
analyse-better = Better: { $move }
# $chance (to win the game with the better move), $other (with the one played), both in percent; $loss, $error (in
# percentage points)
analyse-loss =
    Chance of winning { $other } instead of { $chance }: { $loss ->
        [one] { $loss } percentage point
       *[other] { $loss } percentage points
    } lost, give or take { $error }.

## All decisions of a player

# $name (as the first word of a sentence), $choices (how many), $agreed (a share in percent), $loss (in percentage points)
analyse-seat =
    { $name }: { $choices ->
        [one] { $choices } real decision
       *[other] { $choices } real decisions
    }, { $agreed } as the expert would; about { $loss ->
        [one] { $loss } percentage point
       *[other] { $loss } percentage points
    } lost in all.

## Problems with the record; $path, $line

analyse-error-foreign = { $path } is not a record of a card game; give the name of a record file, or the number of a saved game.
analyse-error-broken = { $path } is damaged at line { $line }: the game can’t continue from there.
analyse-error-dice = { $path } is a dice game, and only card games can be analysed. For dice, type hint while you play.
