# The dice game: why a move is not allowed, and what to do instead. The rule's id is shown beside it.

dice-refusal-game-over = The game is over. Start a new one to keep playing.
dice-refusal-rolling = The dice are still rolling. Wait until they’ve stopped.
dice-refusal-not-at-table = There is no such player at the table.
dice-refusal-not-your-turn = It isn’t your turn yet. Wait until the player before you has finished.
dice-refusal-no-dice-named = You didn’t name any dice. Say which ones to roll again, or stop.
dice-refusal-no-such-die = There aren’t that many dice. Choose from those on the table, counted from 1.
