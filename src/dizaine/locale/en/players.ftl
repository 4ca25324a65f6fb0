# Players: those that people bring along, and those that could not go on.

# $bot (the name under which it was allowed)
players-own = { $bot }
players-own-note = This server’s own bot.

## Why a name brings no player

# $text (what was written), $players (the names that there are), $form (how to name an own player)
players-error-unknown = No player of this game is called “{ $text }”; choose from { $players }, or your own: { $form }.
# $text (what was written), $players (the names that there are), $form (how to name an own player)
players-error-lab-only = “{ $text }” only plays in simulations and tournaments; at a table, choose from { $players }, or your own: { $form }.
# $text, $detail (the module)
players-error-no-module = There is no module “{ $detail }” for the player “{ $text }”; start dizaine in its folder, or install it.
# $text, $detail (what Python says)
players-error-import = The module of the player “{ $text }” can’t be imported ({ $detail }); fix it, or install what it needs.
# $text, $detail (the class)
players-error-no-class = The module of the player “{ $text }” has no “{ $detail }”; write the name of its class after the colon.
# $text
players-error-no-player = “{ $text }” is not a player; write a class with the method choose(self, view), as docs/players.md shows.
# $text
players-error-other-game = The player “{ $text }” doesn’t play this kind of game; its class says which it plays, for example games = ("cards", "dice").
# $text, $detail (what Python says)
players-error-not-made = The player “{ $text }” can’t be created ({ $detail }); its class must work without arguments.

## Bots that could not go on

# $bot, $count (games), $games (all of its games), $seat, $reason (one of those below)
players-forfeits =
    { $bot } failed and so lost { $count } of { $games ->
        [one] { $games } game
       *[other] { $games } games
    }; the first time in seat { $seat }: { $reason }. The bot “greedy” took over.
# $name (of who sits there), $seat, $bot, $reason
players-replaced = { $name } in seat { $seat } ({ $bot }) can’t go on: { $reason }. The bot “greedy” takes over.
# $detail (what Python says)
players-failed-raised = it raised { $detail }
# $detail (the answer)
players-failed-no-move = it answered { $detail }, which is not a move
# $detail (the move)
players-failed-refused = it wanted “{ $detail }”, which is not allowed
players-failed-missing = there is no such bot here
# $detail (how many seconds it had)
players-failed-slow =
    it thought for more than { $detail ->
        [one] { $detail } second
       *[other] { $detail } seconds
    }
