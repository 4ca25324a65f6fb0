# The command `dizaine tournament`. The tables must fit eighty columns: headings stay short.

## The report

# $edition, $format (in words), $seats (how many), $games (in words), $players (their names, in the order of the command)
tournament-title =
    { $edition }, { $format }, { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, { $games } for each pairing: { $players }
tournament-format-round-robin = round robin
tournament-format-ladder = ladder

# $games (of each pairing), $wanted (how many were asked for), $number (the games as one types them)
tournament-stopped =
    Stopped after { $games } of { $wanted ->
        [one] { $wanted } game
       *[other] { $wanted } games
    } for each pairing: these are the numbers for --games { $number }.
tournament-go-on = What was played is saved; run the same command again to continue.
tournament-keep-next-time = With --keep FILE, a tournament can continue later.
tournament-stopped-early = Stopped before all pairings had played the first deal.
tournament-stopped-early-kept =
    Stopped before all pairings had played the first deal. What was played is saved; run the same command again to
    continue.

tournament-column-player = Player
tournament-column-opponent = Against
tournament-column-rating = Rating
tournament-column-thinking = CPU ms per decision
tournament-column-won-against = Won (%) against
tournament-column-games-won = Games won
tournament-column-points = Points
tournament-column-opponent-points = Their points

tournament-note-interval =
    In brackets: 95% confidence intervals, from resampling whole deals (bootstrap). Every deal was played from all seats.
tournament-note-one-deal = One deal gives no intervals. It was played from all seats.
# $player (the one at nought)
tournament-note-rating =
    Bradley–Terry ratings: 400 points more means ten wins to one. { $player } is at 0.
tournament-note-bound =
    A rating with a dash is only a bound: everything or nothing was won there, so one more deal, evenly shared, is assumed.
tournament-note-table = The table shows how many games out of a hundred the player in the row wins against the one in the column.
# $others (how many), $share (of the games)
tournament-note-seats = One player sits among { $others } copies of the other; a fair share of the games is { $share }.
tournament-note-shared = Several winners share a game equally.
tournament-note-thinking =
    CPU time is measured in extra games, each player against itself. It depends on the computer, and it alone differs from
    run to run.

## The plot

# $player (the one at nought)
tournament-plot-rating = rating ({ $player }: 0)
tournament-plot-table = Games won by the player in the row against the one in the column
# $share (of the games)
tournament-plot-fair = white: a fair share of { $share }
tournament-plot-intervals = Lines and brackets show 95% confidence intervals, from resampling whole deals (bootstrap).

## What can be wrong

tournament-error-twice = “{ $text }” is named twice; name each player once.
tournament-error-alone = A tournament needs two or more players; use --players with names from: { $players }.
# $text (what was written), $formats (those that there are)
tournament-error-format = There is no format “{ $text }”; use --format with one of { $formats }.
# $path, $differences (a list of tournament-plan-…), $line
tournament-error-foreign = --keep: { $path } holds no tournament and stays as it is; name a new file.
tournament-error-other-plan = --keep: { $path } holds another tournament ({ $differences }) and stays as it is; name a new file, or give the command as it was.
tournament-error-damaged = --keep: { $path } is damaged at line { $line } and stays as it is; name a new file.
tournament-error-busy = --keep: { $path } is being written by another tournament; wait for it, or name a new file.

# what can differ between two tournaments
tournament-plan-edition = edition
tournament-plan-rulebook = rules
tournament-plan-format = format
tournament-plan-seats = seats
tournament-plan-players = players
tournament-plan-seed = seed
tournament-plan-version = version of dizaine
tournament-plan-code = code of the players
