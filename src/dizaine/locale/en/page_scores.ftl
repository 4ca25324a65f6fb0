# Scores on the page: after each round, and at the end of the game.

page_scores-title = Scores
page_scores-round = Round
page_scores-total = Total
# $points (of one round)
page_scores-plus = +{ $points }
# $phase (number)
page_scores-phase-done = phase { $phase } done
page_scores-phase-not = phase not done
page_scores-phase-again = phase { $phase } again
page_scores-out = went out
page_scores-none = No round is over yet.
page_scores-chart = How all players stood after each round, as a chart
page_scores-chart-rounds = Rounds
# $round (its number)
page_scores-round-over = Round { $round } is over
page_scores-next = On with round { $round }
# $name (of somebody), $who (you or other)
page_scores-goes-out =
    { $who ->
        [you] You go out!
       *[other] { $name } goes out
    }
# $count (of people who have done their phase)
page_scores-climbed =
    { $count ->
        [0] Nobody climbed.
        [one] One of you climbed.
       *[other] { $count } of you climbed.
    }
# $phase (the last one)
page_scores-summit = Phase { $phase } is the summit.
# $names (of people)
page_scores-waiting = Waiting for { $names }.
page_scores-waiting-you = The game waits for you.
page_scores-waiting-clock = Seconds until the game goes on
page_scores-good-few = The fewer points, the better.
page_scores-good-many = The more points, the better.
page_scores-good-phases = The more phases, the better.

## The end; $name, $names, $points
page_scores-end-you = You win!
page_scores-end-won = { $name } wins!
page_scores-end-shared = { $names } have won together!
page_scores-end-alone =
    { $points ->
        [one] Done, with 1 point!
       *[other] Done, with { $points } points!
    }
# $phases (how many)
page_scores-phases-done =
    { $phases ->
        [one] 1 phase
       *[other] { $phases } phases
    }
page_scores-phases-made =
    { $phases ->
        [one] 1 phase made
       *[other] { $phases } phases made
    }
page_scores-rounds =
    { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }
page_scores-share = Share the picture
page_scores-more = More about this game
# The best moment; $moment (one of those below), $name, $who (you or other), $round (its number), $points and $cards (left in other hands)
page_scores-best = Best moment: { $moment }
page_scores-best-points =
    { $who ->
        [you] You went out in round { $round } and left the others with { $points } points
       *[other] { $name } went out in round { $round } and left the others with { $points } points
    }
page_scores-best-cards =
    { $who ->
        [you] You went out in round { $round } and left the others with { $cards } cards
       *[other] { $name } went out in round { $round } and left the others with { $cards } cards
    }
page_scores-best-made =
    { $who ->
        [you] You made { $points } points in round { $round }
       *[other] { $name } made { $points } points in round { $round }
    }
page_scores-rematch = Play again
page_scores-rematch-wait = { $name } can open the next game.
page_scores-next-game = To the next game
page_scores-replay = Look back
page_scores-fair = Was it fair?
page_scores-seeded = Chance follows a seed that somebody chose, so there is nothing to check.
page_scores-record = Save the record
page_scores-look = Look at the table
page_scores-back = Back to the scores
page_scores-course = How it went
page_scores-statistics = What everybody did
page_scores-figure-rounds-won = Rounds won
page_scores-figure-turns = Turns
page_scores-figure-taken = Open cards taken
page_scores-figure-hits = Cards put on groups
page_scores-figure-skips = Skips played
page_scores-figure-lost = Turns lost
page_scores-figure-throws = Rolls
page_scores-figure-failures = Failed turns
