# Players: those that people bring along, and those that could not go on.

# $bot (the name under which it was allowed)
players-own = { $bot }
players-own-note = Een eigen bot van deze server.

## Why a name brings no player

# $text (what was written), $players (the names that there are), $form (how to name an own player)
players-error-unknown = “{ $text }” is geen speler van dit spel; kies uit { $players }, of geef een eigen speler op: { $form }.
# $text (what was written), $players (the names that there are), $form (how to name an own player)
players-error-lab-only = “{ $text }” speelt alleen mee in simulaties en toernooien; kies aan tafel uit { $players }, of geef een eigen speler op: { $form }.
# $text, $detail (the module)
players-error-no-module = De module “{ $detail }” van de speler “{ $text }” is niet te vinden; start dizaine in de map waarin die module staat, of installeer de module.
# $text, $detail (what Python says)
players-error-import = De module van de speler “{ $text }” kan niet worden geïmporteerd ({ $detail }); verbeter de module, of installeer wat die nodig heeft.
# $text, $detail (the class)
players-error-no-class = In de module van de speler “{ $text }” staat geen “{ $detail }”; schrijf de naam van de klasse achter de dubbele punt.
# $text
players-error-no-player = “{ $text }” is geen speler; schrijf een klasse met de methode choose(self, view), zoals docs/players.md laat zien.
# $text
players-error-other-game = De speler “{ $text }” speelt dit soort spel niet; in de klasse staat welke wel, bijvoorbeeld games = ("cards", "dice").
# $text, $detail (what Python says)
players-error-not-made = De speler “{ $text }” kan niet worden gemaakt ({ $detail }); de klasse moet zonder argumenten werken.

## Bots that could not go on

# $bot, $count (games), $games (all of its games), $seat, $reason (one of those below)
players-forfeits =
    { $games ->
        [one] { $bot } liep vast en verloor daardoor { $count } van { $games } spel
       *[other] { $bot } liep vast en verloor daardoor { $count } van de { $games } spellen
    }; de eerste keer op plaats { $seat }: { $reason }. Daar speelde de bot greedy verder.
# $name (of who sits there), $seat, $bot, $reason
players-replaced = { $name } op plaats { $seat } ({ $bot }) kan niet verder: { $reason }. De bot greedy neemt het over.
# $detail (what Python says)
players-failed-raised = er trad een fout op: { $detail }
# $detail (the answer)
players-failed-no-move = het antwoord { $detail } is geen zet
# $detail (the move)
players-failed-refused = de zet “{ $detail }” mag niet
players-failed-missing = die bot bestaat hier niet
# $detail (how many seconds it had)
players-failed-slow =
    hij dacht langer dan { $detail ->
        [one] { $detail } seconde
       *[other] { $detail } seconden
    } na
