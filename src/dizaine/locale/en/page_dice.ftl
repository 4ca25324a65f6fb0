# The dice table on the page. Texts stand on phones and on buttons: short ones are better.

# $colour (a name)
page_dice-wild = wild in { $colour }
page_dice-dice = The dice
# $number (of the die, from 1), $face (what it shows, and notes)
page_dice-die = Die { $number }: { $face }
page_dice-held = kept
page_dice-serves = counts for the phase
page_dice-own = Your rolls

## Whose turn it is, and for what; $phase (number), $words (what it asks for), $left (rolls), $points, $name
page_dice-phase = Phase { $phase }: { $words }
page_dice-left =
    { $left ->
        [0] no rolls left
        [one] { $left } roll left
       *[other] { $left } rolls left
    }
page_dice-made =
    Made: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page_dice-turn-told =
    Your turn. Phase { $phase }: { $words }. { $left ->
        [0] No rolls left.
        [one] { $left } roll left.
       *[other] { $left } rolls left.
    }
page_dice-last-run = { $name }’s last chance.
page_dice-last-run-yours = Your last chance.
page_dice-player-phase = phase { $phase }
page_dice-player-done = all phases made
# $failures (failed turns)
page_dice-failures =
    { $failures ->
        [one] { $failures } failed turn
       *[other] { $failures } failed turns
    }

## Odds; $chance (of 100), $left (rolls)
page_dice-odds = about { $chance } in 100
page_dice-odds-exact = { $chance } in 100
page_dice-odds-left =
    { $left ->
        [one] with { $left } roll
       *[other] with { $left } rolls
    }
page_dice-odds-wait = Working out the chance…
page_dice-touch = Tap a die to keep it or to roll it again.

# $count (dice that the last roll brought), $all (dice that were rolled)
page_dice-helped =
    { $all ->
        [one] Last roll: { $count ->
            [0] the die didn’t help
           *[other] the die helped
        }
       *[other] Last roll: { $count } of { $all } dice helped
    }

## Buttons; $count (dice), $points, $phase, $left (rolls)
page_dice-roll =
    { $count ->
        [0] Roll
        [one] Roll { $count } die
       *[other] Roll { $count } dice
    }
page_dice-roll-all = Roll all dice
page_dice-stop = Stop
page_dice-stop-made =
    Stop with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page_dice-stop-sure =
    You haven’t made phase { $phase }, and { $left ->
        [one] { $left } roll is left
       *[other] { $left } rolls are left
    }. Stop anyway?
page_dice-stop-yes = Stop without the phase
page_dice-stop-no = Keep rolling
page_dice-release = Keep none

## Hints; $count (dice)
page_dice-hint-roll =
    { $count ->
        [one] Keep these and roll the other die.
       *[other] Keep these and roll the other { $count } dice.
    }
page_dice-hint-all = Roll all dice.
page_dice-hint-stop = Stop now.
page_dice-hint-best = This scores the most points on average.
page_dice-hint-greedy = This gets you closest to the phase.

## The pad
page_dice-pad = Score pad
page_dice-bonus-half = First-half bonus
page_dice-bonus-finish = Finishing bonus
page_dice-failed-turns = Failed turns
page_dice-total = Total
# $failures (failed turns at a phase): a short mark in a small cell
page_dice-failures-mark = { $failures } ✗
# $points (bonuses in the total)
page_dice-bonus-in = incl. +{ $points }
# $total (of the phases up to here)
page_dice-running = Σ { $total }

## How the turn before ended; $name, $who (you or other), $phase, $points
page_dice-last-made =
    { $who ->
        [you] You made phase { $phase }: { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[other] { $name } made phase { $phase }: { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
page_dice-last-failed =
    { $who ->
        [you] You didn’t make phase { $phase }
       *[other] { $name } didn’t make phase { $phase }
    }

## What happened; $name, $who (you or other), $phase, $points, $total
# $names
page_dice-news-order = Order of play: { $names }.
# $throw (counted from 1), $dice (what they show)
page_dice-news-throw =
    { $who ->
        [you] Your roll { $throw }: { $dice }
       *[other] { $name }, roll { $throw }: { $dice }
    }
page_dice-news-made =
    { $who ->
        [you] You make phase { $phase }: { $points ->
            [one] { $points } point
           *[other] { $points } points
        }, total { $total }.
       *[other] { $name } makes phase { $phase }: { $points ->
            [one] { $points } point
           *[other] { $points } points
        }, total { $total }.
    }
page_dice-news-failed =
    { $who ->
        [you] You don’t make phase { $phase }.
       *[other] { $name } doesn’t make phase { $phase }.
    }
page_dice-news-bonus-half =
    { $who ->
        [you] You get a bonus of { $points } for the first half, total { $total }.
       *[other] { $name } gets a bonus of { $points } for the first half, total { $total }.
    }
page_dice-news-bonus-finish =
    { $who ->
        [you] You get the finishing bonus of { $points }, total { $total }.
       *[other] { $name } gets the finishing bonus of { $points }, total { $total }.
    }
page_dice-news-last-run =
    { $who ->
        [you] You’ve made all the phases. Everyone else gets one last chance, one after another: each plays on until a turn fails or the last phase is made.
       *[other] { $name } has made all the phases. Everyone else gets one last chance, one after another: each plays on until a turn fails or the last phase is made.
    }
# $failures (how many), $cost (points)
page_dice-news-failures =
    { $failures ->
        [0] No failed turns: total { $total }.
        [one] { $failures } failed turn, { $cost ->
            [one] { $cost } point
           *[other] { $cost } points
        } off: total { $total }.
       *[other] { $failures } failed turns, { $cost ->
            [one] { $cost } point
           *[other] { $cost } points
        } off: total { $total }.
    }
