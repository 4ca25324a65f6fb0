# The game in six pictures, for somebody who has never played: what holds in every edition and with every house rule, and nothing else.

page_short-title = In short
page_short-open = New here? The game in pictures

## Cards
page_short-step-phase = Your phase
page_short-step-phase-how = Each turn you draw a card and discard one, until you can lay your phase on the table: two sets, for example.
page_short-step-groups = Set and run
page_short-step-groups-how = A set is cards with the same number, in any colours. A run is numbers in a row, such as 4 5 6 7.
page_short-step-wild = Wild
page_short-step-wild-how = A wild stands for any number in any colour. Here it’s the 5.
page_short-step-hit = Hitting
page_short-step-hit-how = Once your phase is down, you can hit: add cards that fit to any group on the table, yours or someone else’s.
page_short-step-skip = Skip
page_short-step-skip-how = End your turn with a skip, and another player loses a turn.
page_short-step-out = Going out
page_short-step-out-how = The round is over as soon as someone has no cards left. If you laid your phase, you move on to the next. Where points count, cards left in hand cost you.

## Dice
page_short-step-throw = Your turn
page_short-step-throw-how = Roll all the dice, keep those that help, and roll the rest again.
page_short-step-dice = Your phase
page_short-step-dice-how = Your phase tells you what to roll: for example, a set (the same number) and a run (numbers in a row).
page_short-step-dice-wild = Wild
page_short-step-dice-wild-how = A W stands for any number, but scores 0.
page_short-step-points = Points
page_short-step-points-how = A phase scores the sum of its dice. The highest total wins.
