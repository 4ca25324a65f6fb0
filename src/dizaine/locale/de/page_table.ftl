# The card table on the page. Texts stand on phones and on buttons: short ones are better.

page_table-turn-yours = Du bist dran.
page_table-own = Deine Karten und Spielzüge
page_table-hand = Deine Karten
page_table-hand-picked = gewählt
page_table-hand-duty = muss in diesem Zug auf den Tisch
page_table-hand-new = neu
page_table-players = Am Tisch
page_table-actions = Was du tun kannst
page_table-menu = Menü
page_table-log = Verlauf
page_table-log-empty = Was ab jetzt passiert, steht hier.
# $round
page_table-round = Runde { $round }
page_table-round-replay = Runde { $round } entscheidet

## The others; $name, $phase (number, or how many are done), $free (yes where the order of phases is free), $points, $cards
page_table-player =
    { $name }: { $free ->
        [yes] { $phase ->
            [one] { $phase } Phase
           *[other] { $phase } Phasen
        } geschafft
       *[no] Phase { $phase }
    }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
page_table-player-short =
    Phase { $phase }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
page_table-player-laid = hat die Phase ausgelegt
page_table-player-skipped = setzt beim nächsten Mal aus
page_table-player-turn = ist dran
page_table-player-bot = ein Bot springt ein
page_table-player-aim = antippen: soll aussetzen
page_table-player-dealer = gibt
page_table-skip-sign = setzt aus
# $place (won in a game for places)
page_table-place-sign = Platz { $place }
page_table-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

## Oneself; $phase (its number), $missing (cards)
page_table-own-phase = Phase { $phase }
page_table-own-laid = Phase { $phase } liegt
page_table-own-rest = Jetzt die Karten loswerden
page_table-own-free =
    { $count ->
        [one] { $count } Phase
       *[other] { $count } Phasen
    } geschafft
# $order (one of the words below)
page_table-sort = Karten sortieren, jetzt { $order }
page_table-sort-short = Sortieren
page_table-sort-phase = für die Phase
page_table-sort-number = nach Zahl
page_table-sort-colour = nach Farbe
page_table-sort-own = selbst sortiert
page_table-phases-phase = Phase
# $count (number): phases of a player that are done, where their order is free
page_table-phases-so-far =
    { $count ->
        [one] { $count } geschafft
       *[other] { $count } geschafft
    }
page_table-phases-done = geschafft
page_table-phases-next = als Nächstes

## The table; $name, $card, $count
page_table-groups-of = Gruppen von { $name }
page_table-groups-own = Du
page_table-group-open = Hier anlegen
page_table-set-ace = Satz aus Assen
page_table-set-jack = Satz aus Buben
page_table-set-queen = Satz aus Damen
page_table-pile-draw =
    Nachziehstapel, { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
page_table-pile-discard = Ablagestapel: { $card }
page_table-pile-discard-empty = Ablagestapel, leer
page_table-pile-take = Nehmen: { $card }
page_table-pile-throw = Hier ablegen

## What is going on; $name, $card
page_table-prompt-over = Das Spiel ist aus.
# $place (number)
page_table-prompt-place = Du bist auf Platz { $place }. Die anderen spielen weiter.
page_table-prompt-wait = { $name } ist dran.
page_table-prompt-draw = Zieh eine Karte oder nimm die offene: { $card }.
page_table-prompt-draw-only = Zieh eine Karte.
page_table-prompt-close = Warte, ob jemand klopft, oder zieh jetzt.
page_table-prompt-lay = Deine Phase ist vollständig!
page_table-prompt-hit = Leg Karten an oder wähl eine zum Ablegen.
page_table-prompt-fits =
    Gewählt: { $card }. Passt an { $count ->
        [one] { $count } Gruppe
       *[other] { $count } Gruppen
    }.
page_table-prompt-discard = Wähl eine Karte zum Ablegen.
page_table-prompt-throw = Leg sie ab oder wähl eine andere.
page_table-prompt-skip = Wer soll aussetzen?
page_table-prompt-nowhere = Diese Karte passt gerade nirgends.
page_table-prompt-duty = Muss in diesem Zug auf den Tisch: { $card }.
page_table-prompt-knock = Klopfen und nehmen: { $card }?
page_table-prompt-knock-next = Offen: { $card }. Klopf schnell oder zieh wie sonst.
page_table-prompt-knock-other = Offen: { $card }. Klopf, und du bist sofort dran.
page_table-clock = Sekunden, bis ein Bot für dich spielt
page_table-prompt-held = Dein Spielzug ist vorgemerkt. Er kommt, sobald es weitergeht.
# $seconds (number)
page_table-claim-left =
    { $seconds ->
        [one] Noch { $seconds } Sekunde zum Klopfen
       *[other] Noch { $seconds } Sekunden zum Klopfen
    }

## Somebody who has to move is away; $name, $time (minutes and seconds, 0:32)
page_table-wait-away = { $name } ist weg. In { $time } springt ein Bot ein.
page_table-wait-never = { $name } ist weg. Der Tisch wartet.
page_table-wait-bot = Ein Bot spielt für { $name }.
page_table-wait-asleep = { $name } schaut gerade nicht her: Bildschirm aus oder etwas anderes offen.
page_table-meanwhile = Während du weg warst, hat ein Bot für dich gespielt:

## Buttons; $card, $phase, $group, $name
page_table-act-draw = Ziehen
page_table-act-take = Nehmen: { $card }
page_table-act-knock = Klopfen: { $card }
page_table-act-pass = Liegen lassen
page_table-act-close = Jetzt ziehen
page_table-act-lay = Phase { $phase } auslegen
page_table-act-discard = Ablegen: { $card }
page_table-act-skip = { $name } aussetzen lassen
page_table-act-skip-next = Aussetzen-Karte spielen
page_table-act-skip-whom = Wer soll aussetzen?
page_table-act-undo = Rückgängig
# $what (page_table-taken-lay, or cards)
page_table-act-take-back = Zurücknehmen: { $what }
page_table-taken-lay = Phase { $phase }
page_table-act-hint = Tipp
# $rule (its id)
page_table-refused-rule = Regel { $rule }
# $cards
page_table-hint-hit = Anlegen: { $cards }
page_table-hint-take = Nimm die offene Karte
page_table-hint-knock = Klopf
page_table-hint-follow = So spielen
page_table-hint-more = Mehr dazu
page_table-hint-others = Andere Spielzüge und die Chance, damit das Spiel zu gewinnen:
# $count (of those that help), $hidden (cards in other hands and in the draw pile); pictures of them follow
page_table-hint-helping =
    { $count ->
        [0] Keine der { $hidden } verdeckten Karten würde helfen.
        [one] { $count } der { $hidden } verdeckten Karten würde helfen:
       *[other] { $count } der { $hidden } verdeckten Karten würden helfen:
    }

## Questions
page_table-ask-skip = Wer soll aussetzen?
# $group
page_table-ask-end = An welches Ende? ({ $group })
page_table-end-low = Vorn (niedrig)
page_table-end-high = Hinten (hoch)
page_table-knock-draw = Die Karte ersetzt das Ziehen: Du nimmst keine andere.
page_table-knock-end = Du darfst auslegen und anlegen und legst am Ende eine Karte ab.
page_table-knock-left = Danach geht es links von dir weiter.
page_table-sure-wild = Wirklich einen Joker ablegen?
page_table-sure-could-lay = Du könntest deine Phase auslegen. Trotzdem ablegen?
page_table-sure-no = Nein, zurück
page_table-sure-discard = Ja, ablegen

## Menu, host, emotes, one device for all; $name
page_table-menu-leave = Tisch verlassen
page_table-menu-leave-note = Bis du zurück bist, wartet das Spiel auf dich, oder ein Bot spielt für dich. Du findest es auf der Startseite wieder.
page_table-menu-device = Auf einem anderen Gerät spielen
page_table-menu-device-note = Dieser Link öffnet deinen Platz: Scanne ihn mit dem anderen Gerät oder schick ihn dir selbst, aber sonst niemandem. Danach kannst du auf beiden Geräten spielen.
page_table-device-also = Du bist auch auf einem anderen Gerät oder in einem anderen Tab hier. Spielen kannst du auf beiden.
page_table-device-qr = QR-Code, der deinen Platz öffnet
page_table-menu-words = Eigene Worte dazumischen
page_table-words = Deine eigenen Worte
page_table-words-note = Der Server hat seinen Teil der nächsten Runde schon versprochen. Deine Worte werden dazugemischt: So kann niemand die Karten oder die Würfe ausgesucht haben.
page_table-words-add = Dazumischen
# $round (number)
page_table-words-added = Deine Worte zählen für Runde { $round }.
page_table-host-link = Neuer Link
page_table-host-link-later = Der Link öffnet den Platz ab der nächsten Runde; bis dahin zeigt er niemandem diese Karten. Alle erfahren davon.
page_table-host-pass = Spielleitung übergeben
page_table-host-remove = Entfernen
page_table-host-remove-sure = Ja, den Platz einem Bot geben
page_table-host-restore = { $name } zurückholen
page_table-host-restore-note = Ein Bot spielt für { $name }.
page_table-ask-grant = { $name } mitspielen lassen
page_table-ask-deny = Jetzt nicht
# $asker, $holder (whose seat it is)
page_table-ask-host = { $asker } fragt nach dem Platz von { $holder }. Wenn du zustimmst, spielt { $asker } ab der nächsten Runde mit.
page_table-ask-back = { $name } möchte zurückkommen und weiterspielen.
page_table-ask-others = { $asker } fragt nach dem Platz von { $holder }. Die Spielleitung entscheidet.
page_table-ask-granted = { $asker } spielt ab der nächsten Runde mit, anstelle von { $holder }.
page_table-ask-undo = Zurücknehmen
page_table-waiting-asked = Die Spielleitung entscheidet gleich, ob du mitspielst. Schau so lange gern zu.
page_table-waiting-granted = Ab der nächsten Runde spielst du mit. Schau so lange gern zu.
page_table-waiting-removed = Die Spielleitung hat deinen Platz einem Bot gegeben. Nichts ist verloren: Frag einfach, ob du zurückkommen darfst.
page_table-waiting-ask = Darf ich zurück?
page_table-patience = Ist jemand weg, spielt ein Bot weiter
page_table-patience-now = Sofort
page_table-patience-soon = Nach 15 Sekunden
page_table-patience-usual = Nach 45 Sekunden
page_table-patience-later = Nach 2 Minuten
page_table-patience-never = Nie
page_table-menu-data = Deine Daten
page_table-data-note = Der Server speichert deinen Namen, deine Spielzüge, die Worte, die du dazugemischt hast, und deine Karten. Deine IP-Adresse speichert er nicht.
page_table-data-save = Als Datei speichern
page_table-data-forget = Meinen Namen löschen
# $name (of the person)
page_table-data-forget-sure = Ja, „{ $name }“ löschen
page_table-data-forget-note = Dein Name wird in allen Spielen dieses Tisches ersetzt, auch in früheren und späteren. Dein Link gilt nicht mehr, und ein Bot übernimmt deinen Platz. Das lässt sich nicht rückgängig machen.
page_table-emotes = Den anderen zurufen
page_table-emote-clap = Bravo!
page_table-emote-laugh = Haha!
page_table-emote-wow = Wow!
page_table-emote-think = Mal überlegen
page_table-emote-thanks = Danke!
page_table-emote-hurry = Wer ist dran?
page_table-emote-sorry = Sorry!
page_table-emote-cry = Oh nein!
page_table-pass-to = Gib das Gerät an { $name } weiter
page_table-pass-note = Die anderen schauen jetzt bitte kurz weg.
page_table-pass-ready = Ich bin { $name }

## News of the table; $name, $who (you or other)
page_table-news-bot = Bot { $name } setzt sich dazu.
# $bot (its name), $name (who sits there)
page_table-news-bot-failed = Der Bot { $bot } kann nicht weiterspielen; ein anderer spielt für { $name }.
page_table-news-seat = { $name } setzt sich dazu.
page_table-news-shuffled = Die Plätze wurden gemischt.
page_table-news-removed = Die Spielleitung hat den Platz von { $name } einem Bot gegeben. Das lässt sich rückgängig machen.
page_table-news-restored = { $name } hat den Platz wieder.
# $asker, $holder (whose seat it is)
page_table-news-asked = { $asker } fragt die Spielleitung nach dem Platz von { $holder }.
page_table-news-granted-now = { $asker } setzt sich dazu.
page_table-news-granted = { $asker } spielt ab Runde { $round } mit.
page_table-news-denied = { $asker } bekommt vorerst keinen Platz.
page_table-news-kept =
    { $who ->
        [you] Du bist zurück und behältst deinen Platz.
       *[other] { $name } ist zurück und behält den Platz.
    }
page_table-news-host =
    { $who ->
        [you] Du hast jetzt die Spielleitung.
       *[other] { $name } hat jetzt die Spielleitung.
    }
page_table-news-host-acting =
    { $who ->
        [you] Die Spielleitung ist weg. Bis sie wieder da ist, vertrittst du sie.
       *[other] Die Spielleitung ist weg. Bis sie wieder da ist, springt { $name } ein.
    }
page_table-news-host-back = Die Spielleitung ist wieder da.
page_table-news-stood-in =
    { $who ->
        [you] Ein Bot spielt jetzt für dich.
       *[other] Ein Bot spielt jetzt für { $name }.
    }
page_table-news-returned =
    { $who ->
        [you] Du bist wieder da und spielst selbst weiter.
       *[other] { $name } ist wieder da.
    }
# $patience (the name of the host's choice)
page_table-news-patience =
    { $patience ->
        [now] Ab jetzt spielt sofort ein Bot für alle, die weg sind.
        [soon] Ab jetzt spielt nach 15 Sekunden ein Bot für alle, die weg sind.
        [later] Ab jetzt spielt nach 2 Minuten ein Bot für alle, die weg sind.
        [never] Ab jetzt wartet der Tisch auf alle, die weg sind.
       *[usual] Ab jetzt spielt nach 45 Sekunden ein Bot für alle, die weg sind.
    }
page_table-news-link =
    { $who ->
        [you] Dein Platz hat einen neuen Link.
       *[other] Der Platz von { $name } hat einen neuen Link.
    }
# $round (number)
page_table-news-link-later =
    { $who ->
        [you] Die Spielleitung hat einen neuen Link für deinen Platz erstellt: Ab Runde { $round } gilt der alte nicht mehr.
       *[other] Die Spielleitung hat einen neuen Link für den Platz von { $name } erstellt; er gilt ab Runde { $round }.
    }
# $what (page_table-taken-lay, or cards)
page_table-news-taken-back =
    { $who ->
        [you] Du nimmst etwas zurück: { $what }.
       *[other] { $name } nimmt etwas zurück: { $what }.
    }
