# Der Punktezettel: echte Karten und Würfel, auf der Seite aufgeschrieben. Knöpfe auf Handys sind schmal: Kurze Wörter sind besser.

## A new sheet
page_score-title = Punkte aufschreiben
page_score-continue = Weiterschreiben
page_score-over = beendet
page_score-more-sheets = Alle Zettel zeigen
page_score-forget = Von diesem Gerät entfernen: { $title }, { $names }
page_score-who = Wer spielt?
page_score-who-cards = So, wie ihr im Uhrzeigersinn sitzt. Tippe auf das Kartenzeichen der Person, die zuerst gibt.
page_score-who-dice = In der Reihenfolge, in der ihr spielt.
page_score-deals-first = { $name } gibt zuerst
page_score-remove = { $name } entfernen
page_score-add = Noch jemand
page_score-game = Welches Spiel?
page_score-change = Ändern
page_score-begun = Wir haben schon angefangen
page_score-begun-note = Phasen und Punkte vom Papier übernehmen
page_score-history = In unsere Chronik aufnehmen
page_score-history-note = Alle Spieleabende auf eurem eigenen Server, hinter einem geheimen Link
page_score-stands = So steht’s
page_score-phase = Phase { $phase }
page_score-next-phase = Nächste Phase
page_score-done-phases = Phasen, die { $name } geschafft hat
page_score-all-done = alle Phasen geschafft
page_score-points = Punkte
page_score-place = Erreichter Platz
page_score-played = Schon gespielte Runden
page_score-begin = Zettel beginnen
page_score-offline-safe = Funktioniert auch ohne Netz, sobald die Seite einmal offen ist.
page_score-offline-open = Auch ohne Server kannst du weiterschreiben, solange diese Seite offen bleibt. Neu laden geht nur mit dem Server oder über eine https-Adresse.

## The sheet
page_score-gone = Diesen Zettel gibt es nicht mehr. Wurde er gelöscht?
page_score-standings = Stand
page_score-deals = gibt als Nächstes
page_score-turn = ist dran
page_score-won-place = Platz { $place }
page_score-left-phases = noch offen: { $phases }
page_score-unsure = Noch nicht bestätigt: Der Server kennt noch nicht alles.
page_score-replay = Gleichstand: Eine Entscheidungsrunde um die letzte Phase folgt.
page_score-last-run = Jemand hat alle Phasen geschafft. Die anderen haben noch eine letzte Chance und spielen, bis ihnen eine Phase nicht gelingt.
page_score-enter = Runde { $round } eintragen
page_score-enter-replay = Entscheidungsrunde eintragen
page_score-enter-turn = Zug von { $name } eintragen
page_score-entered = Runde { $round } ist eingetragen.
page_score-to-end = Zum Endstand
page_score-look = Runden ansehen
page_score-new = Neuer Zettel
page_score-rounds = Alle Runden
page_score-no-rounds = Hier steht noch nichts. Spielt die erste Runde und tragt sie dann ein.
page_score-round-replay = { $round } (Entscheidung)
page_score-correct = Runde { $round } korrigieren
page_score-corrected = korrigiert
page_score-stopped = abgebrochen
page_score-waits = noch nicht gesendet
page_score-aside = zählt vorerst nicht
page_score-aside-why =
    { $count ->
        [one] Runde { $round } passt nach der Korrektur nicht mehr und zählt vorerst nicht. { $reason }
       *[other] Ab Runde { $round } passen { $count } Runden nach der Korrektur nicht mehr und zählen vorerst nicht. { $reason }
    }
page_score-corrections =
    { $count ->
        [one] { $count } Korrektur
       *[other] { $count } Korrekturen
    }
page_score-correction = Runde { $round } wurde korrigiert.
page_score-correction-by = { $name } hat Runde { $round } korrigiert.

## A round
page_score-round = Runde { $round }
page_score-replay-title = Die Entscheidungsrunde
page_score-out = Alle Karten los
page_score-laid = Ausgelegt
page_score-laid-phase = { $phase } ausgelegt
page_score-not-laid = Nicht ausgelegt
page_score-stop = Abgebrochen
page_score-stop-note = Niemand wurde alle Karten los: Die Runde wurde abgebrochen
page_score-pad = Punkte auf der Hand
page_score-which-phase = Welche Phase hat { $name } ausgelegt?
page_score-what-left = Was hat { $name } noch auf der Hand?
page_score-complete = Alles eingetragen.
page_score-missing-out = Wer war zuerst alle Karten los?
page_score-missing-laid = Hat { $name } eine Phase ausgelegt?
page_score-missing-phase = Welche Phase hat { $name } ausgelegt?
page_score-missing-points = Was hat { $name } noch auf der Hand?
page_score-missing-order = Wer hat die letzte Phase zuerst geschafft? Tippe die Namen in dieser Reihenfolge an.
page_score-card =
    { $points ->
        [one] { $card }, { $points } Punkt
       *[other] { $card }, { $points } Punkte
    }
page_score-erase = Letztes löschen
page_score-by-cards = Lieber Karten antippen
page_score-by-digits = Lieber Zahl eintippen
page_score-save = Eintragen
page_score-save-here = Hier speichern
page_score-sent = vom Handy geschickt

## A turn at the dice
page_score-turn-number = Zug { $turn }
page_score-correct-turn = Zug { $turn } korrigieren
page_score-way = Was trägst du ein?
page_score-by-dice = Die zehn Würfel
page_score-by-points = Die Punkte
page_score-dice-left =
    { $count ->
        [0] Alle zehn Würfel sind da.
        [one] Noch { $count } Würfel
       *[other] Noch { $count } Würfel
    }
page_score-take-die = { $face } entfernen
page_score-failed = Fehlversuch
page_score-bonus = Bonus
page_score-turns =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
page_score-witness = Gesehen von
page_score-witness-wanted = { $name } hat über 600 Punkte. Wer hat es gesehen?
page_score-witness-add = Unterschreiben

## Without the server
page_score-away = Der Server antwortet nicht. Schreib ruhig weiter: Alles bleibt auf diesem Gerät und wird später gesendet.
page_score-away-follower = Der Server antwortet nicht. So stand es zuletzt.
page_score-away-stay = Lade die Seite bis dahin nicht neu.
page_score-late = Runde { $round } konnte nicht übernommen werden. { $reason } Korrigiere sie oder lass sie weg.
page_score-late-drop = Weglassen
page_score-conflict = Runde { $round }: Was stimmt?
page_score-conflict-note = Zwei Leute haben diese Runde verschieden eingetragen. Beide Fassungen bleiben gespeichert.
page_score-conflict-first = Zuerst eingetragen
page_score-conflict-second = Später eingetragen
page_score-conflict-take = Das stimmt
page_score-device = Gerät { $sign }
page_score-line = { $name }: { $what }

## Others
page_score-share = Zettel teilen
page_score-follow = Auf dem Handy mitlesen
page_score-follow-note = Alle sehen sofort, wie es steht. Ändern kann mit diesem Link niemand etwas.
page_score-qr = Code zum Scannen: diesen Zettel mitlesen
page_score-allow = Alle tragen ihre Karten selbst ein
page_score-allow-note = Die Runde trägst weiterhin du ein
page_score-second = Noch jemanden mitschreiben lassen
page_score-second-note = Wer diesen Link hat, kann schreiben und korrigieren. Gib ihn nur der zweiten Person, die mitschreibt, oder öffne ihn auf einem anderen Gerät von dir.
page_score-second-qr = Code zum Scannen: auf diesem Zettel schreiben
page_score-own-hand = Meine Karten eintragen
page_score-who-are-you = Wer bist du?
page_score-not-me = Das bin ich nicht
page_score-send = Senden
page_score-hand-sent = Gesendet. Du kannst es noch ändern, bis die Runde eingetragen ist.
page_score-menu = Mehr zu diesem Zettel
page_score-undo = Letzten Schritt zurücknehmen
page_score-csv = Als Tabelle speichern (CSV)
page_score-json = Als Daten speichern (JSON)
page_score-pause = Ihr könnt jederzeit aufhören. Der Zettel wartet hier auf euch und auf jedem Gerät, das den Link hat.
page_score-own-rules = Dieses Spiel hat ein eigenes Regelbuch; es steht auf dem Zettel, nicht auf dem Server.

## All evenings
page_score-evenings = Unsere Spieleabende
page_score-evenings-gone = Hinter diesem Link gibt es keine Chronik mehr.
page_score-no-evenings = Noch ist kein Spiel zu Ende. Das erste erscheint hier!
page_score-wins = Wer wie oft gewonnen hat
page_score-of-games =
    { $games ->
        [one] { $wins } von { $games } Spiel gewonnen
       *[other] { $wins } von { $games } Spielen gewonnen
    }
page_score-held =
    { $rounds ->
        [one] Phase { $phase } dauerte { $rounds } Runde
       *[other] Phase { $phase } dauerte { $rounds } Runden
    }
page_score-held-words =
    { $rounds ->
        [one] am längsten bei Phase { $phase } ({ $words }): { $rounds } Runde
       *[other] am längsten bei Phase { $phase } ({ $words }): { $rounds } Runden
    }
page_score-won-by = gewonnen von { $names }
page_score-still-open = noch offen
page_score-chart = Runde für Runde
page_score-open-sheet = Zum Zettel
page_score-secret = Link zu dieser Chronik
page_score-secret-note = Wer ihn hat, sieht alle eure Abende und kann sie löschen. Gebt ihn nicht weiter und hebt ihn gut auf: Ist er weg, kommt niemand mehr an die Chronik.
page_score-join-history = Neue Zettel dieses Geräts hier sammeln
page_score-remove-game = { $title } vom { $day } löschen
page_score-remove-all = Alle Abende löschen
page_score-remove-all-note = Alle Spiele aller Abende verschwinden für immer vom Server.
page_score-remove-sure = Für immer löschen?
page_score-remove-yes = Löschen
page_score-keep = Behalten
