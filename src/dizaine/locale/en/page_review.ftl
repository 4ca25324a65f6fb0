# What a person can learn from a finished game, with positions to try again.

page_review-title = How did I play?
page_review-whose = Whose moves?
page_review-working = The expert is looking at every move…
page_review-unsolved = The best play of this dice game isn’t known here.
page_review-alone = With dice, the advice is for playing alone; against others it’s only a guide.

## The rating; $rating (0 to 100), $error (of the rating), $agreed, $decisions (how many)

page_review-rating-name = Your rating
page_review-rating = { $rating } out of 100
page_review-error = give or take { $error }
page_review-no-rating = Too few decisions for a rating.
page_review-agreed =
    { $decisions ->
        [one] Moves like the expert’s: { $agreed } of { $decisions }.
       *[other] Moves like the expert’s: { $agreed } of { $decisions }.
    }
page_review-meaning = 100 is as good as the expert, 0 is choosing blindly. Luck doesn’t count.

## The decisions; $round, $turn (counted from 1), $loss (percentage points of the chance to win, or points)

page_review-best = The best decision
page_review-costliest = What cost the most
page_review-nothing = No decision stands out. Well played!
page_review-when = Round { $round }, turn { $turn }
page_review-played = Played
page_review-better = Better
page_review-tempting = Tempting, but worse
page_review-lost-chance =
    { $loss ->
        [one] This cost { $loss } percentage point of your chance of winning.
       *[other] This cost { $loss } percentage points of your chance of winning.
    }
page_review-lost-points =
    { $loss ->
        [one] This cost { $loss } point on average.
       *[other] This cost { $loss } points on average.
    }
page_review-saved-chance =
    { $loss ->
        [one] It saved { $loss } percentage point of your chance of winning.
       *[other] It saved { $loss } percentage points of your chance of winning.
    }
page_review-saved-points =
    { $loss ->
        [one] It saved { $loss } point on average.
       *[other] It saved { $loss } points on average.
    }
page_review-try = Try again

## A position to try again

page_review-ask = What would you do now?
page_review-all = All decisions
page_review-choose = Choose a move and see what the expert thinks of it.
page_review-touch = Tap a card to discard it.
page_review-touch-dice = Tap the dice that you want to keep.
# $count (of another player)
page_review-cards =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
page_review-thinking = The expert is thinking…
page_review-right = Yes! That’s what the expert would do.
page_review-equal = Just as good as the expert’s move.
page_review-wrong-chance =
    { $loss ->
        [one] That gives away { $loss } percentage point of your chance of winning.
       *[other] That gives away { $loss } percentage points of your chance of winning.
    }
page_review-wrong-points =
    { $loss ->
        [one] That gives away { $loss } point on average.
       *[other] That gives away { $loss } points on average.
    }
page_review-show = Show what’s better

## Moves with dice; $count (dice), $rolls (how many are left), $phase, $chance (in percent)

page_review-stop = Stop
page_review-keep =
    { $count ->
        [one] Keep { $count } die and roll the others
       *[other] Keep { $count } dice and roll the others
    }
page_review-roll-all = Roll all the dice
page_review-roll =
    { $count ->
        [one] Roll { $count } die
       *[other] Roll { $count } dice
    }
page_review-rolls =
    { $rolls ->
        [one] { $rolls } roll left
       *[other] { $rolls } rolls left
    }
page_review-why-dice = The chance of making phase { $phase } is then { $chance }.
