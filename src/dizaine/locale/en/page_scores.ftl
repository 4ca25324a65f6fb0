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
page_scores-none = No round is finished yet.
page_scores-chart = Chart of everyone’s score after each round
page_scores-chart-rounds = Rounds
# $round (its number)
page_scores-round-over = Round { $round } is over
page_scores-next = On to round { $round }
# $name (of somebody), $who (you or other)
page_scores-goes-out =
    { $who ->
        [you] You went out!
       *[other] { $name } went out
    }
# $count (of people who have done their phase)
page_scores-climbed =
    { $count ->
        [0] Nobody moved up.
        [one] { $count } player moved up.
       *[other] { $count } players moved up.
    }
# $phase (the last one)
page_scores-summit = Phase { $phase } is the last.
# $names (of people)
page_scores-waiting = Waiting for { $names }.
page_scores-waiting-you = The game is waiting for you.
page_scores-waiting-clock = Seconds until the game goes on
page_scores-good-few = Fewer points are better.
page_scores-good-many = More points are better.
page_scores-good-phases = More phases are better.

## The end; $name, $names, $points
page_scores-end-you = You win!
page_scores-end-won = { $name } wins!
page_scores-end-shared = { $names } share the win!
page_scores-end-alone =
    { $points ->
        [one] Done, with { $points } point!
       *[other] Done, with { $points } points!
    }
# $phases (how many)
page_scores-phases-done =
    { $phases ->
        [one] { $phases } phase
       *[other] { $phases } phases
    }
page_scores-phases-made =
    { $phases ->
        [one] { $phases } phase made
       *[other] { $phases } phases made
    }
page_scores-rounds =
    { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
page_scores-share = Share the picture
page_scores-more = More about this game
# The best moment; $moment (one of those below), $name, $who (you or other), $round (its number), $points and $cards (left in other hands)
page_scores-best = Best moment: { $moment }
page_scores-best-points =
    { $who ->
        [you] You went out in round { $round } and left the others with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[other] { $name } went out in round { $round } and left the others with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
page_scores-best-cards =
    { $who ->
        [you] You went out in round { $round } and left the others with { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }
       *[other] { $name } went out in round { $round } and left the others with { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }
    }
page_scores-best-made =
    { $who ->
        [you] You scored { $points ->
            [one] { $points } point
           *[other] { $points } points
        } in round { $round }
       *[other] { $name } scored { $points ->
            [one] { $points } point
           *[other] { $points } points
        } in round { $round }
    }
page_scores-rematch = Play again
page_scores-rematch-wait = { $name } can start the next game.
page_scores-next-game = Join the next game
page_scores-replay = Watch it again
page_scores-fair = Was it fair?
page_scores-seeded = The cards or dice came from a seed that someone chose, so there is nothing to check.
page_scores-record = Save the game as a file
page_scores-look = See the table
page_scores-back = Back to the scores
page_scores-course = How it went
page_scores-statistics = Everyone’s numbers
page_scores-figure-rounds-won = Rounds won
page_scores-figure-turns = Turns
page_scores-figure-taken = Discards taken
page_scores-figure-hits = Hits
page_scores-figure-skips = Skips played
page_scores-figure-lost = Turns lost
page_scores-figure-throws = Rolls
page_scores-figure-failures = Failed turns
