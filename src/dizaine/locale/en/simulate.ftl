# The command `dizaine simulate`. The tables must fit eighty columns: headings stay short.

## The report

# $games (how many)
simulate-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
# $edition, $games (in words), $bots (their names, in the order of the seats)
simulate-title = { $edition }, { $games }: { $bots }
# $version, $seed, $rulebook (the hash of its rules), $backend
simulate-origin = dizaine { $version }, seed { $seed }, rulebook { $rulebook }, backend: { $backend }
simulate-backend-plain = plain
simulate-backend-compiled = compiled

# $games (played), $wanted (how many were asked for), $number (the games as one types them)
simulate-stopped =
    { $wanted ->
        [one] Stopped after { $games } of { $wanted } game: these are the numbers for --games { $number }.
       *[other] Stopped after { $games } of { $wanted } games: these are the numbers for --games { $number }.
    }
simulate-stopped-early = Stopped before the first game.
# $path
simulate-written = Saved: { $path }

simulate-overview-rounds-per-game = Rounds in a game
simulate-overview-turns-per-round = Turns in a round
simulate-overview-decisions-per-game = Decisions in a game
simulate-overview-rounds-limited = Rounds ended by the turn limit (T11)
simulate-overview-games-shared = Games with several winners

simulate-column-seat = Seat
simulate-column-seats = Seats
simulate-column-bot = Bot
simulate-column-phase = Phase
simulate-column-games-won = Games won
simulate-column-rounds-won = Rounds won
simulate-column-points = Points at the end
simulate-column-completed = Done in a round
simulate-column-rounds-until-laid = Rounds needed

# $low, $high (bounds of a confidence interval)
simulate-interval = [{ $low }, { $high }]

simulate-note-interval = In brackets: 95% confidence intervals, with games as independent units.
simulate-note-no-interval = A dash means there were too few games for a number or an interval.
simulate-note-shared = A game with several winners counts for each of them.
simulate-note-places = Points don’t count in this edition: places decide (S6).
simulate-note-bots = For a bot: the average over its seats.
simulate-note-phases =
    “Done in a round”: of the rounds that a player spent on the phase, the share in which it was laid. “Rounds needed”: how long
    the phase held up those who laid it.

## The plot

# $seat, $bot
simulate-plot-seat = Seat { $seat }: { $bot }
simulate-plot-games-won = share of games (dashed: equal shares)
simulate-plot-rounds-won = share of rounds
simulate-plot-points = points
simulate-plot-no-points = points (they don’t count in this edition)
simulate-plot-completed = share of a player’s rounds at the phase
simulate-plot-rounds = rounds
simulate-plot-lengths = rounds in a game (line: the mean)
# $rounds (the last number that is told apart)
simulate-plot-lengths-or-more = rounds in a game (line: the mean; { $rounds }: or more)
simulate-plot-games = share of games
simulate-plot-intervals = Lines show 95% confidence intervals, with games as independent units.

## On the way

# $percent, $done, $games (how many), $rate (games in a second), $left (time)
simulate-progress =
    { $games ->
        [one] { $percent }  { $done } / { $games } game  { $rate }/s  { $left } left
       *[other] { $percent }  { $done } / { $games } games  { $rate }/s  { $left } left
    }
simulate-compiling = Compiling the rules, once for this version: about half a minute…
simulate-plain =
    Without Numba the games run uncompiled, many times slower, with the same numbers. For speed: pip install
    "dizaine[lab]"

## What can be wrong

# $bots, $players (how many)
simulate-error-too-many-bots =
    { $bots ->
        [one] { $bots } bot doesn’t
       *[other] { $bots } bots don’t
    } fit at a table for { $players }; use --players { $bots }, or fewer bots.
# $option, $text, $least, $most
simulate-error-number = { $option }: “{ $text }” doesn’t fit; use a whole number from { $least } to { $most }.
simulate-error-plot = --plot: “{ $text }” is neither .png nor .svg; use a file name that ends in one of them.
simulate-error-matplotlib = --plot needs Matplotlib; install it with: pip install "dizaine[lab]"
# $option, $path, $detail (words of the system)
simulate-error-unwritable = { $option }: { $path } can’t be written ({ $detail }); name a file in a folder that you can write to.
simulate-error-no-file = { $option }: “{ $path }” is not an ordinary file; name another one.
# $path, $options (those that name files)
simulate-error-same-file = { $path } is named twice; use a different file for each of { $options }.

## The dice game

simulate-overview-turns-per-game = Turns in a game
simulate-overview-turns-failed = Turns that made no phase
simulate-overview-columns-finished = Players who made all phases
simulate-overview-half-bonuses = Players with the bonus after half the game (D7)
simulate-overview-finish-bonuses = Players with the bonus for finishing (D8, D12)
simulate-column-made = Made in a turn
simulate-column-points-when-made = Points when made
simulate-note-dice-phases = “Made in a turn” is the share of the turns at the phase that made it.
simulate-note-optimal = “optimal” plays for the highest score alone; against others, that is not proven best.
simulate-plot-made = share of the turns at the phase
# $step (points)
simulate-plot-scores = points at the end (steps of { $step })
simulate-compiling-dice = Compiling the rules of the dice game, once for this version: a few seconds…
