# Players: those that people bring along, and those that could not go on.

# $bot (the name under which it was allowed)
players-own = { $bot }
players-own-note = Ein Bot, den dieser Server mitbringt.

## Why a name brings no player

# $text (what was written), $players (the names that there are), $form (how to name an own player)
players-error-unknown = Kein Bot heißt hier „{ $text }“; es gibt { $players } und deine eigenen: { $form }.
# $text (what was written), $players (the names that there are), $form (how to name an own player)
players-error-lab-only = „{ $text }“ spielt nur in Simulationen und Turnieren mit; am Tisch gibt es { $players } und deine eigenen: { $form }.
# $text, $detail (the module)
players-error-no-module = Für den Bot „{ $text }“ fehlt das Modul „{ $detail }“; starte dizaine in dem Ordner, in dem es liegt, oder installiere es.
# $text, $detail (what Python says)
players-error-import = Das Modul des Bots „{ $text }“ lässt sich nicht importieren ({ $detail }); bring es in Ordnung oder installiere, was es braucht.
# $text, $detail (the class)
players-error-no-class = Im Modul des Bots „{ $text }“ gibt es kein „{ $detail }“; schreib den Namen seiner Klasse hinter den Doppelpunkt.
# $text
players-error-no-player = „{ $text }“ ist kein Bot; schreib eine Klasse mit der Methode choose(self, view), wie docs/players.md es zeigt.
# $text
players-error-other-game = Der Bot „{ $text }“ spielt diese Art von Spiel nicht; seine Klasse sagt, was er spielt, zum Beispiel games = ("cards", "dice").
# $text, $detail (what Python says)
players-error-not-made = Der Bot „{ $text }“ lässt sich nicht erzeugen ({ $detail }); seine Klasse muss ohne Argumente auskommen.

## Bots that could not go on

# $bot, $count (games), $games (all of its games), $seat, $reason (one of those below)
players-forfeits =
    { $bot } ist ausgefallen und hat dadurch { $count ->
        [one] { $count } Spiel
       *[other] { $count } Spiele
    } von { $games } verloren; das erste Mal auf Platz { $seat }: { $reason }. Der Bot „greedy“ hat für ihn weitergespielt.
# $name (of who sits there), $seat, $bot, $reason
players-replaced = { $name } auf Platz { $seat } ({ $bot }) kann nicht weiterspielen: { $reason }. Der Bot „greedy“ übernimmt.
# $detail (what Python says)
players-failed-raised = Fehler { $detail }
# $detail (the answer)
players-failed-no-move = die Antwort { $detail } ist kein Spielzug
# $detail (the move)
players-failed-refused = der Spielzug „{ $detail }“ ist nicht erlaubt
players-failed-missing = diesen Bot gibt es hier nicht
# $detail (how many seconds it had)
players-failed-slow =
    er hat länger als { $detail ->
        [one] { $detail } Sekunde
       *[other] { $detail } Sekunden
    } überlegt
