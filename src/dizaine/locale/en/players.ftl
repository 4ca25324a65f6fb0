# Players: those that people bring along, and those that could not go on.

# $bot (the name under which it was allowed)
players-own = { $bot }
players-own-note = A bot that this server brings along.

## Why a name brings no player

# $text (what was written), $players (the names that there are), $form (how to name an own player)
players-error-unknown = No player of this game is called “{ $text }”; there are { $players }, and your own: { $form }.
# $text (what was written), $players (the names that there are), $form (how to name an own player)
players-error-lab-only = “{ $text }” plays in simulations and tournaments only; at a table there are { $players }, and your own: { $form }.
# $text, $detail (the module)
players-error-no-module = There is no module “{ $detail }” for the player “{ $text }”; start dizaine in the folder where it lies, or install it.
# $text, $detail (what Python says)
players-error-import = The module of the player “{ $text }” cannot be imported ({ $detail }); correct it, or install what it needs.
# $text, $detail (the class)
players-error-no-class = There is no “{ $detail }” in the module of the player “{ $text }”; write the name of its class behind the colon.
# $text
players-error-no-player = “{ $text }” is no player; write a class with the method choose(self, view), as docs/players.md shows.
# $text
players-error-other-game = The player “{ $text }” does not play this kind of game; its class says which it plays, for instance games = ("cards", "dice").
# $text, $detail (what Python says)
players-error-not-made = The player “{ $text }” cannot be made ({ $detail }); its class must do without arguments.

## Bots that could not go on

# $bot, $count (games), $games (all of its games), $seat, $reason (one of those below)
players-forfeits =
    { $bot } failed and so lost { $count ->
        [one] { $count } game
       *[other] { $count } games
    } of { $games }; the first time on seat { $seat }: { $reason }. The bot greedy played on in its place.
# $name (of who sits there), $seat, $bot, $reason
players-replaced = { $name } on seat { $seat } ({ $bot }) cannot go on: { $reason }. The bot greedy plays on instead.
# $detail (what Python says)
players-failed-raised = it raised { $detail }
# $detail (the answer)
players-failed-no-move = it answered { $detail }, which is no move
# $detail (the move)
players-failed-refused = it wanted “{ $detail }”, which is not allowed
players-failed-missing = there is no such bot here
# $detail (how many seconds it had)
players-failed-slow = it thought for longer than { $detail } seconds
