# The game in six pictures, for somebody who has never played: what holds in every edition and with every house rule, and nothing else.

page_short-title = In short
page_short-open = New here? The game in six pictures

## Cards
page_short-step-phase = Your phase
page_short-step-phase-how = Turn by turn you draw a card and discard one, until you can lay your phase on the table: for example, two sets.
page_short-step-groups = Set and run
page_short-step-groups-how = A set is the same number, in any colours; a run is numbers in order, such as 4 5 6 7.
page_short-step-wild = Wild
page_short-step-wild-how = A wild stands for any number in any colour: here, for the 5.
page_short-step-hit = Hitting
page_short-step-hit-how = After your phase comes hitting: add cards that fit to any group on the table, your own or somebody else’s.
page_short-step-skip = Skip
page_short-step-skip-how = A skip, played at the end of your turn, makes another player miss a turn.
page_short-step-out = Going out
page_short-step-out-how = The round is over as soon as somebody has no cards left. If you laid your phase, you move on; where points count, cards still in your hand cost points.

## Dice
page_short-step-throw = Your turn
page_short-step-throw-how = Roll all dice, keep those that help, and roll the others again.
page_short-step-dice = Your phase
page_short-step-dice-how = Your phase asks for certain dice: for example a set, the same number, and a run, numbers in order.
page_short-step-dice-wild = Wild
page_short-step-dice-wild-how = A W stands for any number, but counts 0.
page_short-step-points = Points
page_short-step-points-how = A phase that you make brings the sum of its dice. The highest total wins.
