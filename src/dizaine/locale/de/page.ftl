# The page in the browser: start, opening a table, the room before the game, settings. Texts stand on phones: short ones are better.

page-back = Zurück
page-close = Schließen
page-home = Startseite
page-more = mehr
page-fewer = weniger
page-connecting = Einen Moment …
page-guest = Gast
page-name = Dein Name

## Start

page-start-title = Zehn Phasen, ein Tisch
page-start-sentence = Das Kartenspiel für Familie und Freunde: kostenlos, ohne Konto, auf jedem Handy und Computer bei euch zu Hause.
page-start-now = Jetzt spielen
page-start-now-note = Drei Bots, eine halbe Stunde
page-start-together = Zusammen
page-start-together-note = Tisch für alle öffnen
page-start-pass = Ein Handy
page-start-pass-note = Von Hand zu Hand
page-start-dice = Würfel
page-start-dice-note = Allein oder mit Bots
page-start-join-note = Mit einem Code
page-start-score = Punkte aufschreiben
page-start-score-note = Für echte Karten und Würfel

page-resting = Weiterspielen
# $code (of the table)
page-resting-forget = Tisch { $code } aus der Liste entfernen
# $round (its number)
page-go-on = Weiter mit Runde { $round }
# $names (of the others)
page-go-on-with = Mit { $names }
# $minutes (a number)
page-go-on-left = noch etwa { $minutes } min
# $done, $phases (numbers)
page-go-on-phases =
    { $phases ->
        [one] { $done } von { $phases } Phase geschafft
       *[other] { $done } von { $phases } Phasen geschafft
    }
page-past = Frühere Spiele

## Opening a table

page-new-title = Neues Spiel
page-new-edition = Edition
page-new-variants = Hausregeln
page-new-variant-phases = Weniger Phasen.
page-new-phases = Diese Phasen werden gespielt
page-new-phases-even = Nur gerade
page-new-phases-odd = Nur ungerade
page-new-order = Tippe die Phasen in eurer Reihenfolge an
# $phases (numbers)
page-new-order-is = Die Reihenfolge: { $phases }
page-new-own = Eigenes Regelbuch
page-new-own-note = Eine .toml-Datei; sie darf auf einer der Editionen aufbauen.
# $file (its name)
page-new-own-chosen = Ihr spielt nach deinem Regelbuch { $file }.
page-new-own-drop = Doch ohne
page-new-open = Tisch öffnen
page-seats = Plätze
page-seats-note = Bots mitgezählt
# $number (of the player, from 2)
page-name-other = Person { $number }
page-pace = Bedenkzeit
page-pace-off = Ohne Zeitlimit
page-pace-relaxed = 2 Minuten
page-pace-brisk = 30 Sekunden
page-bot-strength = Bots
page-bot-random = zufällig
page-bot-easy = gemütlich
page-bot-greedy = geradlinig
page-bot-steady = umsichtig
page-bot-expert = gewieft
page-bot-optimal = perfekt
page-bot-deficit = zählfreudig
page-bot-partition = ordentlich
page-bot-note-random = Macht irgendeinen erlaubten Spielzug.
page-bot-note-easy = Kennt die Regeln, übersieht aber manches, wie alle am Anfang.
page-bot-note-greedy = Steuert geradewegs auf seine Phase zu und spart nichts auf.
page-bot-note-steady = Bedenkt, was noch kommen kann, und schenkt niemandem eine Karte.
page-bot-note-expert = Spielt im Kopf viele Möglichkeiten durch, bevor er sich entscheidet. Denkt etwas länger nach.
page-bot-note-optimal = Spielt exakt berechnet so gut wie möglich; bei einem eigenen Regelbuch muss der Server erst rechnen.
page-bot-note-deficit = Zählt, was seiner Phase fehlt, und irrt sich ab und zu.
page-bot-note-partition = Teilt seine Karten in Gruppen und Einzelkarten, wie beim Rommé, und schenkt niemandem eine Karte.

## Joining and the room before the game

page-join = Mitspielen
page-join-note = Wer den Tisch geöffnet hat, sieht den Code auf dem Bildschirm. Ein Link geht auch.
page-join-go = Zum Tisch
page-join-code = Code des Tisches
# $names (who is there)
page-join-there = Am Tisch: { $names }
# $name (of the host)
page-join-invites = { $name } lädt dich ein
page-join-sit = Platz nehmen
page-join-watch = Nur zuschauen
page-join-full = Alle Plätze sind besetzt, oder das Spiel hat begonnen. Schau gern zu.
page-join-ask-note = Das Spiel läuft schon. Sagt die Spielleitung Ja, spielst du ab der nächsten Runde anstelle eines Bots mit. Hattest du hier schon einen Platz? Dann nimm denselben Namen.
page-join-ask = Nach einem Platz fragen
# $code
page-table-code = Tisch { $code }
page-lobby-invite = Andere einladen
page-lobby-come = Spielt mit!
page-lobby-invite-note = Mit einem Handy im selben Netz scannen oder den Code eingeben.
page-lobby-qr = QR-Code mit dem Link zu diesem Tisch
page-lobby-screen = Auf großem Bildschirm zeigen
page-lobby-start = Anfangen
# $count (open seats)
page-lobby-start-bots =
    { $count ->
        [one] Mit { $count } Bot anfangen
       *[other] Mit { $count } Bots anfangen
    }
# $name (of the host)
page-lobby-wait = { $name } startet, sobald alle da sind.
# $seconds (until the game starts)
page-lobby-countdown =
    { $seconds ->
        [one] Alle sind da. Das Spiel beginnt in { $seconds } Sekunde.
       *[other] Alle sind da. Das Spiel beginnt in { $seconds } Sekunden.
    }
# $names (of people who have not come yet)
page-lobby-waits-for = Noch nicht da: { $names }. Das Spiel beginnt von selbst, sobald alle da sind.
# $names (of people who have not come yet)
page-lobby-missing = Noch nicht da: { $names }. Fang an, wann du magst: Bis sie kommen, spielt ein Bot für sie.
page-lobby-start-now = Jetzt anfangen
page-lobby-hold = Noch warten
page-lobby-shuffle = Plätze mischen
page-lobby-change = Anderes Spiel wählen
page-change-note = Alle ziehen mit dir an den neuen Tisch um.
page-change-open = Das spielen wir
page-seat-open = Freier Platz
page-seat-you = du
page-seat-bot = Bot
page-seat-away = weg
page-seat-here = da
page-seat-not-yet = noch nicht da
page-seat-asleep = schaut gerade weg
page-seat-host = Spielleitung
page-seat-add-bot = Bot hinzufügen
# $name
page-seat-free = { $name } entfernen
page-link = Link
page-copy = Kopieren
page-copied = Kopiert
page-share = Teilen

## Settings

page-settings = Einstellungen
page-settings-language = Sprache
page-settings-theme = Aussehen
page-settings-auto = Wie das Gerät
page-settings-light = Hell
page-settings-dark = Dunkel
page-settings-deck = Karten
page-settings-deck-own = Bunte Karten
page-settings-deck-ordinary = Rommékarten
page-settings-motion = Animationen
page-settings-motion-note = Aus, wenn dein Gerät Bewegung reduziert
page-settings-sound = Töne
page-settings-vibration = Vibrieren, wenn du dran bist

page-rules = Regeln
page-judge = Ist das erlaubt?
page-rules-phases = Die Phasen

## When the connection is away; what was done meanwhile is sent again

page-away-offline = Verbinde neu … Nichts geht verloren.
page-away-server-stops = Der Server wurde beendet. Alle Spiele sind gespeichert; diese Seite wartet auf ihn.
page-away-too-many = Der Server hat viel zu tun. Gleich noch ein Versuch …

## What went wrong, and what to do

page-problem-offline = Der Server antwortet nicht. Ist dieses Gerät noch im Netz?
page-problem-error = Da ging etwas schief, aber nichts hat sich geändert. Versuch es noch einmal.
page-problem-name-empty = Gib einen Namen ein, den die anderen sehen.
page-problem-name-long = Dieser Name ist zu lang. Höchstens 20 Zeichen passen.
page-problem-name-control = In diesem Namen stecken Steuerzeichen. Gib ihn bitte ohne sie ein.
page-problem-name-direction = In diesem Namen stecken versteckte Zeichen, die die Schrift umdrehen. Gib ihn bitte ohne sie ein.
page-problem-name-unknown = In diesem Namen steht ein Zeichen, das nicht jedes Gerät zeigen kann. Nimm einen anderen.
page-problem-name-taken = Jemand am Tisch heißt schon so. Nimm einen anderen Namen.
page-problem-table-full = Alle Plätze sind besetzt. Schau gern zu.
page-problem-already-started = Das Spiel hat schon begonnen. Schau gern zu.
page-problem-no-such-table = Einen Tisch mit diesem Code gibt es nicht. Prüf den Code oder öffne einen neuen Tisch.
page-problem-seat-lost = Hier sitzt jetzt jemand anders, oder der Platz hat einen neuen Link. Frag noch einmal nach einem Platz oder lass dir von der Spielleitung den Link geben.
page-problem-denied = Die Spielleitung hat diesmal Nein gesagt. Schau gern zu oder frag später noch einmal.
page-problem-waiting = Dieser Link öffnet den Platz noch nicht. Sobald die Spielleitung zustimmt, gilt er ab der nächsten Runde.
page-problem-seat-asked = Nach diesem Platz hat schon jemand gefragt. Warte kurz, bis die Spielleitung geantwortet hat.
page-problem-seat-taken = Da sitzt schon jemand. Nimm einen anderen Platz.
page-problem-no-such-seat = Diesen Platz gibt es nicht.
page-problem-nobody-asks = Nach diesem Platz fragt niemand mehr.
page-problem-nobody-there = Auf diesem Platz sitzt niemand mehr.
page-problem-open-elsewhere = Dieses Spiel läuft gerade in einem Terminal. Beende es dort mit q und öffne den Link noch einmal.
page-problem-keyboard-game = Dieses Spiel wurde im Terminal auf dem Computer des Servers begonnen. Löschen lässt es sich nur dort.
page-problem-rulebook = Mit dem Regelbuch stimmt etwas nicht:
page-problem-no-such-edition = Diese Edition gibt es nicht. Wähl eine aus der Liste.
page-problem-too-many-requests = Das war zu viel auf einmal. Warte kurz und versuch es noch einmal.
page-problem-too-long = Die Datei ist zu groß. Nimm eine kleinere.
page-problem-own-rulebooks-off = Dieser Server nimmt keine eigenen Regelbücher an. Wähl eine Edition.
page-problem-took-too-long = Das dauert zu lange. Versuch etwas Einfacheres.
page-problem-busy = Der Server hat gerade zu viel zu tun. Versuch es gleich noch einmal.
page-problem-log-full = Dieser Tisch kann keine weiteren Spielzüge speichern. Öffne einen neuen.
page-problem-store = Der Server kann gerade nichts speichern. Versuch es gleich noch einmal.
page-problem-version = Auf dem Server läuft eine neue Version. Die Seite lädt sie gleich; wenn nicht, versuch es noch einmal. Nichts geht verloren.
page-problem-bad-request = Das hat der Server nicht verstanden. Prüf, was du eingegeben hast.
page-problem-moved = Alle sind schon an einen anderen Tisch umgezogen.
page-problem-too-few-seats = Ihr seid mehr, als dieses Spiel Plätze hat. Nimm mehr Plätze oder ein anderes Spiel.
page-problem-host-only = Das kann nur die Spielleitung.
page-problem-not-started = Das Spiel hat noch nicht begonnen.
page-problem-not-over = Das Spiel ist noch nicht zu Ende.
page-problem-spectator = Du schaust hier zu; mitspielen können nur die am Tisch.
page-problem-too-fast = Immer mit der Ruhe: eins nach dem anderen.
page-problem-entropy = Diese Worte gehen nicht; nimm andere, mit einfachen Buchstaben.
page-problem-entropy-twice = Für die nächste Runde sind deine Worte schon dabei.
page-problem-nothing-to-take-back = Hier gibt es nichts zurückzunehmen. Zurücknehmen kannst du, was du in diesem Zug auf den Tisch gelegt hast, bis er endet.
page-problem-take-backs-used-up = Du hast in diesem Zug schon viel zurückgenommen. Spiel jetzt weiter.
page-problem-no-such-patience = Diese Wartezeit gibt es nicht. Nimm eine aus der Liste.
