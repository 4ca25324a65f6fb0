# Players: those that people bring along, and those that could not go on.

# $bot (the name under which it was allowed)
players-own = { $bot }
players-own-note = Un robot propre à ce serveur.

## Why a name brings no player

# $text (what was written), $players (the names that there are), $form (how to name an own player)
players-error-unknown = Aucun joueur de ce jeu ne s’appelle « { $text } » ; il y a { $players }, et les vôtres : { $form }.
# $text (what was written), $players (the names that there are), $form (how to name an own player)
players-error-lab-only = « { $text } » ne joue que dans les simulations et les tournois ; à une table, il y a { $players }, et les vôtres : { $form }.
# $text, $detail (the module)
players-error-no-module = Pas de module « { $detail } » pour le joueur « { $text } » ; lancez dizaine dans le dossier où il se trouve, ou installez-le.
# $text, $detail (what Python says)
players-error-import = Impossible d’importer le module du joueur « { $text } » ({ $detail }) ; corrigez-le, ou installez ce qu’il lui faut.
# $text, $detail (the class)
players-error-no-class = Pas de « { $detail } » dans le module du joueur « { $text } » ; écrivez le nom de sa classe après le deux-points.
# $text
players-error-no-player = « { $text } » n’est pas un joueur ; écrivez une classe avec la méthode choose(self, view), comme le montre docs/players.md.
# $text
players-error-other-game = Le joueur « { $text } » ne joue pas à ce genre de jeu ; sa classe dit à quoi elle joue, par exemple games = ("cards", "dice").
# $text, $detail (what Python says)
players-error-not-made = Impossible de créer le joueur « { $text } » ({ $detail }) ; sa classe ne doit pas demander d’arguments.

## Bots that could not go on

# $bot, $count (games), $games (all of its games), $seat, $reason (one of those below)
players-forfeits =
    { $bot } a échoué et perdu ainsi { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    } sur { $games } ; la première fois (place { $seat }) : { $reason }. Le robot greedy a pris le relais.
# $name (of who sits there), $seat, $bot, $reason
players-replaced = { $name } (place { $seat }, { $bot }) ne peut pas continuer : { $reason }. Le robot greedy prend le relais.
# $detail (what Python says)
players-failed-raised = erreur { $detail }
# $detail (the answer)
players-failed-no-move = la réponse { $detail } n’est pas un coup
# $detail (the move)
players-failed-refused = le coup « { $detail } » n’est pas permis
players-failed-missing = ce robot n’existe pas ici
# $detail (how many seconds it had)
players-failed-slow = il a dépassé son temps de réflexion ({ $detail } s)
