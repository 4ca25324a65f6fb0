# The page in the browser: start, opening a table, the room before the game, settings. Texts stand on phones: short ones are better.

page-back = Zurück
page-close = Schließen
page-home = Zur Startseite
page-more = mehr
page-fewer = weniger
page-connecting = Einen Moment …
page-guest = Gast
page-name = Dein Name

## Start

page-start-title = Zehn Phasen, ein Tisch
page-start-sentence = Das Kartenspiel für Familie und Freunde: kostenlos, ohne Konto, auf jedem Handy und Computer im Haus.
page-start-now = Jetzt spielen
page-start-now-note = Drei Bots, eine halbe Stunde
page-start-together = Zusammen
page-start-together-note = Einen Tisch öffnen
page-start-pass = Ein Handy
page-start-pass-note = Von Hand zu Hand
page-start-dice = Würfel
page-start-dice-note = Allein oder mit Bots
page-start-join-note = Mit einem Code
page-start-score = Ein echtes Spiel aufschreiben
page-start-score-note = Mit euren Karten oder Würfeln

page-resting = Weiterspielen
# $code (of the table)
page-resting-forget = Tisch { $code } aus dieser Liste nehmen
# $round (its number)
page-go-on = Weiter mit Runde { $round }
# $names (of the others)
page-go-on-with = Mit { $names }
# $minutes (a number)
page-go-on-left = noch etwa { $minutes } min
# $done, $phases (numbers)
page-go-on-phases = { $done } von { $phases } Phasen geschafft
page-past = Frühere Spiele

## Opening a table

page-new-title = Ein neues Spiel
page-new-edition = Ausgabe
page-new-variants = Hausregeln
page-new-variant-phases = Weniger Phasen.
page-new-phases = Die Phasen, die gespielt werden
page-new-phases-even = Die geraden
page-new-phases-odd = Die ungeraden
page-new-order = Tippe die Phasen in der Reihenfolge an, in der ihr sie spielen wollt
# $phases (numbers)
page-new-order-is = Die Reihenfolge: { $phases }
page-new-own = Ein eigenes Regelbuch
page-new-own-note = Eine .toml-Datei; sie darf von einer der Ausgaben ausgehen.
# $file (its name)
page-new-own-chosen = Das Spiel folgt deinem Regelbuch { $file }.
page-new-own-drop = Ohne
page-new-open = Tisch öffnen
page-seats = Spieler
page-seats-note = Bots mitgezählt
# $number (of the player, from 2)
page-name-other = Spieler { $number }
page-pace = Bedenkzeit
page-pace-off = So lange ihr wollt
page-pace-relaxed = 2 Minuten
page-pace-brisk = 30 Sekunden
page-bot-strength = Bots
page-bot-random = zufällig
page-bot-easy = unerfahren
page-bot-greedy = geradlinig
page-bot-steady = umsichtig
page-bot-expert = meisterhaft
page-bot-optimal = perfekt
page-bot-deficit = zählend
page-bot-partition = ordnend
page-bot-note-random = Macht irgendeinen erlaubten Spielzug.
page-bot-note-easy = Kennt die Regeln und übersieht manches, wie Anfänger eben.
page-bot-note-greedy = Steuert geradewegs auf seine Phase zu und hält nichts zurück.
page-bot-note-steady = Zählt, was noch kommen kann, und gönnt dem nächsten Spieler nichts.
page-bot-note-expert = Probiert jeden Spielzug an gedachten Blättern aus, bevor er wählt. Denkt etwas länger nach.
page-bot-note-optimal = Folgt dem besten Spiel, das exakt berechnet ist, wenn es auf diesem Computer gespeichert ist.
page-bot-note-deficit = Zählt, was seiner Phase fehlt, wie öffentliche Bots, und irrt sich ab und zu.
page-bot-note-partition = Ordnet sein Blatt in Gruppen und einzelne Karten, wie öffentliche Rommé-Bots, und gönnt dem nächsten Spieler nichts.

## Joining and the room before the game

page-join = Mitspielen
page-join-note = Den Code sieht der Gastgeber auf der Seite des Tisches. Ein Link geht auch.
page-join-go = Zum Tisch
page-join-code = Code des Tisches
# $names (who is there)
page-join-there = Am Tisch: { $names }
# $name (of the host)
page-join-invites = { $name } lädt dich ein
page-join-sit = Platz nehmen
page-join-watch = Nur zuschauen
page-join-full = Alle Plätze sind besetzt, oder das Spiel hat begonnen. Du kannst zuschauen.
page-join-ask-note = Das Spiel läuft schon. Wenn der Gastgeber zustimmt, spielst du ab der nächsten Runde anstelle eines Bots mit. Hattest du hier schon einen Platz, dann nimm denselben Namen.
page-join-ask = Um einen Platz bitten
# $code
page-table-code = Tisch { $code }
page-lobby-invite = Andere einladen
page-lobby-come = Spielt mit
page-lobby-invite-note = Mit einem Handy im selben Netz scannen, oder den Code eingeben.
page-lobby-qr = Der Link zu diesem Tisch als Code zum Scannen
page-lobby-screen = Auf einem großen Bildschirm zeigen
page-lobby-start = Anfangen
# $count (open seats)
page-lobby-start-bots =
    { $count ->
        [one] Mit { $count } Bot anfangen
       *[other] Mit { $count } Bots anfangen
    }
# $name (of the host)
page-lobby-wait = { $name } fängt an, sobald alle da sind.
# $seconds (until the game starts)
page-lobby-countdown =
    { $seconds ->
        [one] Alle sind da. Das Spiel beginnt in { $seconds } Sekunde.
       *[other] Alle sind da. Das Spiel beginnt in { $seconds } Sekunden.
    }
# $names (of people who have not come yet)
page-lobby-waits-for = Noch nicht da: { $names }. Das Spiel beginnt von selbst, sobald alle da sind.
# $names (of people who have not come yet)
page-lobby-missing = Noch nicht da: { $names }. Fang an, wann du willst: Ein Bot spielt, bis sie kommen.
page-lobby-start-now = Jetzt anfangen
page-lobby-hold = Warten
page-lobby-shuffle = Plätze mischen
page-lobby-change = Anderes Spiel wählen
page-change-note = Alle kommen mit dir an den neuen Tisch.
page-change-open = Das spielen
page-seat-open = Freier Platz
page-seat-you = du
page-seat-bot = Bot
page-seat-away = weg
page-seat-here = da
page-seat-not-yet = noch nicht da
page-seat-asleep = schaut nicht hin
page-seat-host = Gastgeber
page-seat-add-bot = Bot dazu
# $name
page-seat-free = { $name } entfernen
page-link = Link
page-copy = Kopieren
page-copied = Kopiert
page-share = Teilen

## Settings

page-settings = Einstellungen
page-settings-language = Sprache
page-settings-theme = Farben
page-settings-auto = Wie das Gerät
page-settings-light = Hell
page-settings-dark = Dunkel
page-settings-deck = Karten
page-settings-deck-own = Zehn Phasen
page-settings-deck-ordinary = Zwei gewöhnliche Kartenspiele
page-settings-motion = Animationen
page-settings-motion-note = Nie, wenn dein System weniger Bewegung wünscht
page-settings-sound = Töne
page-settings-vibration = Vibrieren, wenn du dran bist

page-rules = Regeln
page-judge = Ist das erlaubt?
page-rules-phases = Die Phasen

## When the connection is away; what was done meanwhile is sent again

page-away-offline = Neue Verbindung … nichts geht verloren.
page-away-server-stops = Der Server wurde beendet. Alle Spiele sind gesichert; diese Seite wartet auf ihn.
page-away-too-many = Der Server hat viel zu tun. Gleich noch einmal …

## What went wrong, and what to do

page-problem-offline = Der Server antwortet nicht. Ist dieses Gerät noch im Netz?
page-problem-error = Etwas ging schief; nichts hat sich geändert. Versuch es noch einmal.
page-problem-name-empty = Schreib einen Namen, den die anderen sehen können.
page-problem-name-long = Dieser Name ist zu lang. Er darf 20 Buchstaben haben.
page-problem-name-control = In diesem Namen stehen Steuerzeichen. Tipp ihn neu, ohne sie.
page-problem-name-direction = In diesem Namen stehen versteckte Zeichen, die die Schrift umdrehen. Tipp ihn neu, ohne sie.
page-problem-name-unknown = In diesem Namen steht ein Zeichen, das nicht jedes Gerät zeigen kann. Nimm einen anderen.
page-problem-name-taken = Jemand am Tisch heißt schon so. Nimm einen anderen Namen.
page-problem-table-full = Alle Plätze sind besetzt. Du kannst zuschauen.
page-problem-already-started = Das Spiel hat schon begonnen. Du kannst zuschauen.
page-problem-no-such-table = Es gibt keinen Tisch mit diesem Code. Prüf ihn, oder öffne einen neuen Tisch.
page-problem-seat-lost = Diesen Platz hat jetzt jemand anders, oder er hat einen neuen Link. Bitte noch einmal um einen Platz, oder frag den Gastgeber nach dem Link.
page-problem-denied = Der Gastgeber hat diesmal Nein gesagt. Du kannst zuschauen oder später noch einmal fragen.
page-problem-waiting = Dieser Link öffnet den Platz noch nicht. Sobald der Gastgeber zugestimmt hat, gilt er ab der nächsten Runde.
page-problem-seat-asked = Um diesen Platz hat schon jemand gebeten. Warte kurz auf die Antwort des Gastgebers.
page-problem-seat-taken = Da sitzt schon jemand.
page-problem-no-such-seat = Diesen Platz gibt es nicht.
page-problem-nobody-asks = Um diesen Platz bittet niemand mehr.
page-problem-nobody-there = Auf diesem Platz ist niemand mehr.
page-problem-open-elsewhere = Dieses Spiel läuft gerade in einem Terminal. Verlass es dort mit q und öffne den Link noch einmal.
page-problem-keyboard-game = Dieses Spiel wurde in einem Terminal auf dem Computer des Servers begonnen. Wem dieser gehört, der kann es dort löschen.
page-problem-rulebook = Mit dem Regelbuch stimmt etwas nicht:
page-problem-no-such-edition = Diese Ausgabe gibt es nicht.
page-problem-too-many-requests = Zu viel auf einmal. Warte kurz und versuch es noch einmal.
page-problem-too-long = Die Datei ist zu lang.
page-problem-own-rulebooks-off = Dieser Server nimmt keine eigenen Regelbücher an. Wähle eine Ausgabe.
page-problem-took-too-long = Das auszurechnen hat zu lange gedauert. Versuch etwas Einfacheres.
page-problem-busy = Der Server hat gerade zu viel auszurechnen. Versuch es gleich noch einmal.
page-problem-log-full = An diesem Tisch ist kein Platz für weitere Züge: Sein Protokoll ist voll. Öffne einen neuen Tisch.
page-problem-store = Der Server kann gerade nichts sichern. Versuch es gleich noch einmal.
page-problem-version = Der Server hat eine neue Version. Lädt diese Seite sie nicht von selbst, versuch es gleich noch einmal. Nichts geht verloren.
page-problem-bad-request = Der Server versteht das nicht. Prüf, was du geschrieben hast.
page-problem-moved = Alle sind an einen anderen Tisch gegangen.
page-problem-too-few-seats = Ihr seid mehr Leute, als dieses Spiel Plätze hat. Nimm mehr Plätze, oder ein anderes Spiel.
page-problem-host-only = Das kann nur der Gastgeber.
page-problem-not-started = Das Spiel hat noch nicht begonnen.
page-problem-not-over = Das Spiel ist noch nicht zu Ende.
page-problem-spectator = Du schaust zu und kannst nicht eingreifen.
page-problem-too-fast = Langsam: eins nach dem anderen.
page-problem-entropy = Diese Worte gehen nicht; nimm andere, mit einfachen Buchstaben.
page-problem-entropy-twice = Deine Worte für die nächste Runde sind schon dabei.
page-problem-nothing-to-take-back = Es gibt nichts zurückzunehmen. Du kannst zurücknehmen, was du in diesem Zug auf den Tisch gelegt hast, bis der Zug endet.
page-problem-take-backs-used-up = Du hast in diesem Zug schon viel zurückgenommen. Spiel jetzt weiter.
page-problem-no-such-patience = Diese Wahl gibt es nicht.
