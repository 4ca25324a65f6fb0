# Players: those that people bring along, and those that could not go on.

# $bot (the name under which it was allowed)
players-own = { $bot }
players-own-note = Een bot die deze server meebrengt.

## Why a name brings no player

# $text (what was written), $players (the names that there are), $form (how to name an own player)
players-error-unknown = Geen speler van dit spel heet “{ $text }”; er zijn { $players }, en die van jezelf: { $form }.
# $text (what was written), $players (the names that there are), $form (how to name an own player)
players-error-lab-only = “{ $text }” speelt alleen mee in simulaties en toernooien; aan een tafel zijn er { $players }, en die van jezelf: { $form }.
# $text, $detail (the module)
players-error-no-module = Er is geen module “{ $detail }” voor de speler “{ $text }”; start dizaine in de map waar die staat, of installeer hem.
# $text, $detail (what Python says)
players-error-import = De module van de speler “{ $text }” is niet te importeren ({ $detail }); verbeter hem, of installeer wat hij nodig heeft.
# $text, $detail (the class)
players-error-no-class = Er is geen “{ $detail }” in de module van de speler “{ $text }”; schrijf de naam van zijn klasse achter de dubbele punt.
# $text
players-error-no-player = “{ $text }” is geen speler; schrijf een klasse met de methode choose(self, view), zoals docs/players.md laat zien.
# $text
players-error-other-game = De speler “{ $text }” speelt dit soort spel niet; zijn klasse zegt wat hij speelt, bijvoorbeeld games = ("cards", "dice").
# $text, $detail (what Python says)
players-error-not-made = De speler “{ $text }” is niet te maken ({ $detail }); zijn klasse moet het zonder argumenten doen.

## Bots that could not go on

# $bot, $count (games), $games (all of its games), $seat, $reason (one of those below)
players-forfeits =
    { $bot } faalde en verloor daardoor { $count ->
        [one] 1 spel
       *[other] { $count } spellen
    } van de { $games }; de eerste keer op plaats { $seat }: { $reason }. De bot greedy speelde voor hem verder.
# $name (of who sits there), $seat, $bot, $reason
players-replaced = { $name } op plaats { $seat } ({ $bot }) kan niet verder: { $reason }. De bot greedy speelt in zijn plaats verder.
# $detail (what Python says)
players-failed-raised = fout { $detail }
# $detail (the answer)
players-failed-no-move = het antwoord { $detail } is geen zet
# $detail (the move)
players-failed-refused = de zet “{ $detail }” mag niet
players-failed-missing = die bot is er hier niet
# $detail (how many seconds it had)
players-failed-slow = hij dacht langer dan { $detail } seconden na
