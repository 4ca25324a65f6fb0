# Der Spielbogen: echte Karten und Würfel, auf der Seite aufgeschrieben. Knöpfe auf Handys sind schmal: Kurze Wörter sind besser.

## A new sheet
page_score-title = Ein echtes Spiel aufschreiben
page_score-continue = Diesen Bogen weiterführen
page_score-over = beendet
page_score-more-sheets = Alle Bögen zeigen
page_score-forget = Von diesem Gerät nehmen: { $title }, { $names }
page_score-who = Wer spielt?
page_score-who-cards = In der Reihenfolge der Plätze, im Uhrzeigersinn. Tippe bei der Person auf die Karten, die zuerst gibt.
page_score-who-dice = In der Reihenfolge, in der ihr spielt.
page_score-deals-first = { $name } gibt zuerst
page_score-remove = { $name } wegnehmen
page_score-add = Noch jemand
page_score-game = Welches Spiel?
page_score-change = Ändern
page_score-begun = Wir haben schon angefangen
page_score-begun-note = Phasen und Punkte vom Papier übernehmen
page_score-history = In unserer Chronik behalten
page_score-history-note = Alle Abende auf eurem eigenen Server, hinter einem geheimen Link
page_score-stands = So steht es
page_score-phase = Phase { $phase }
page_score-next-phase = Nächste Phase
page_score-done-phases = Phasen, die { $name } geschafft hat
page_score-all-done = alle Phasen geschafft
page_score-points = Punkte
page_score-place = Erreichter Rang
page_score-played = Schon gespielte Runden
page_score-begin = Bogen beginnen
page_score-offline-safe = Geht auch ohne Netz, wenn die Seite einmal offen ist.
page_score-offline-open = Ohne den Server kannst du weiterschreiben, solange diese Seite offen bleibt. Neu laden geht nur mit dem Server oder mit einer Adresse mit https.

## The sheet
page_score-gone = Diesen Bogen gibt es nicht mehr. Wurde er gelöscht?
page_score-standings = Stand
page_score-deals = gibt als Nächstes
page_score-turn = ist dran
page_score-won-place = Rang { $place }
page_score-left-phases = noch offen: { $phases }
page_score-unsure = Noch nicht bestätigt: Der Server hat noch nicht alles gesehen.
page_score-replay = Gleichstand: Die letzte Phase wird noch einmal gespielt.
page_score-last-run = Jemand hat alles geschafft: Die anderen haben noch einen letzten Lauf.
page_score-enter = Runde { $round } eintragen
page_score-enter-replay = Entscheidungsrunde eintragen
page_score-enter-turn = Zug von { $name } eintragen
page_score-entered = Runde { $round } ist eingetragen.
page_score-to-end = Zum Endstand
page_score-look = Runden ansehen
page_score-new = Neuer Bogen
page_score-rounds = Alle Runden
page_score-no-rounds = Noch steht hier nichts. Spielt die erste Runde und tragt sie dann ein.
page_score-round-replay = { $round } (Entscheidung)
page_score-correct = Runde { $round } berichtigen
page_score-corrected = berichtigt
page_score-stopped = abgebrochen
page_score-waits = noch nicht gesendet
page_score-aside = beiseitegelegt
page_score-aside-why =
    { $count ->
        [one] Runde { $round } passt nach der Berichtigung nicht mehr und zählt vorerst nicht. { $reason }
       *[other] Ab Runde { $round } passen { $count } Runden nach der Berichtigung nicht mehr und zählen vorerst nicht. { $reason }
    }
page_score-corrections =
    { $count ->
        [one] { $count } Berichtigung
       *[other] { $count } Berichtigungen
    }
page_score-correction = Runde { $round } wurde berichtigt.
page_score-correction-by = { $name } hat Runde { $round } berichtigt.

## A round
page_score-round = Runde { $round }
page_score-replay-title = Die Entscheidungsrunde
page_score-out = Ist fertig
page_score-laid = Ausgelegt
page_score-laid-phase = { $phase } ausgelegt
page_score-not-laid = Nicht ausgelegt
page_score-stop = Abgebrochen
page_score-stop-note = Niemand ist fertig: Die Runde wurde abgebrochen
page_score-pad = Punkte auf der Hand
page_score-which-phase = Welche Phase hat { $name } ausgelegt?
page_score-what-left = Was hat { $name } noch auf der Hand?
page_score-complete = Alles ist da.
page_score-missing-out = Wer ist fertig?
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
page_score-by-cards = Lieber die Karten antippen
page_score-by-digits = Lieber die Zahl eintippen
page_score-save = Eintragen
page_score-save-here = Hier behalten
page_score-sent = vom Handy geschickt

## A turn at the dice
page_score-turn-number = Zug { $turn }
page_score-correct-turn = Zug { $turn } berichtigen
page_score-way = Wie es eingetragen wird
page_score-by-dice = Die zehn Würfel
page_score-by-points = Die Punkte
page_score-dice-left =
    { $count ->
        [0] Alle zehn Würfel sind da.
        [one] Noch { $count } Würfel
       *[other] Noch { $count } Würfel
    }
page_score-take-die = { $face } wegnehmen
page_score-failed = Nicht geschafft
page_score-bonus = Bonus
page_score-turns =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
page_score-witness = Zeuge
page_score-witness-wanted = { $name } hat über 600 Punkte. Wer hat es gesehen?
page_score-witness-add = Unterschreiben

## Without the server
page_score-away = Der Server antwortet nicht. Schreib ruhig weiter: Alles bleibt auf diesem Gerät und wird später gesendet.
page_score-away-follower = Der Server antwortet nicht. So stand es zuletzt.
page_score-away-stay = Lade die Seite bis dahin nicht neu.
page_score-late = Runde { $round } konnte nicht übernommen werden. { $reason } Berichtige sie oder lass sie weg.
page_score-late-drop = Weglassen
page_score-conflict = Welche stimmt? Runde { $round }
page_score-conflict-note = Zwei Leute haben diese Runde verschieden eingetragen. Beide Fassungen bleiben im Protokoll.
page_score-conflict-first = Zuerst eingetragen
page_score-conflict-second = Später eingetragen
page_score-conflict-take = Das stimmt
page_score-device = Gerät { $sign }
page_score-line = { $name }: { $what }

## Others
page_score-share = Bogen teilen
page_score-follow = Auf dem Handy mitlesen
page_score-follow-note = Alle sehen den Stand sofort. Mit diesem Link kann niemand etwas ändern.
page_score-qr = Code zum Scannen: diesem Bogen folgen
page_score-allow = Alle dürfen ihre eigene Hand eintragen
page_score-allow-note = Die Runde trägst weiterhin du ein
page_score-second = Noch jemanden schreiben lassen
page_score-second-note = Wer diesen Link hat, kann schreiben und berichtigen. Gib ihn nur einer zweiten Person, die mitschreibt, oder öffne ihn auf einem anderen Gerät von dir.
page_score-second-qr = Code zum Scannen: auf diesem Bogen schreiben
page_score-own-hand = Meine Hand eintragen
page_score-who-are-you = Wer bist du?
page_score-not-me = Das bin ich nicht
page_score-send = Senden
page_score-hand-sent = Gesendet. Du kannst es noch ändern, bis die Runde eingetragen ist.
page_score-menu = Mehr zu diesem Bogen
page_score-undo = Letzten Schritt zurücknehmen
page_score-csv = Als Tabelle speichern (CSV)
page_score-json = Als Daten speichern (JSON)
page_score-pause = Ihr könnt jederzeit aufhören. Der Bogen wartet hier und auf jedem Gerät, das den Link hat.
page_score-own-rules = Dieses Spiel hat ein eigenes Regelwerk; es steht auf dem Bogen, nicht auf dem Server.

## All evenings
page_score-evenings = Unsere Abende
page_score-evenings-gone = Hinter diesem Link gibt es keine Chronik mehr.
page_score-no-evenings = Noch ist kein Spiel zu Ende.
page_score-wins = Wer wie oft gewann
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
page_score-chart = Der Verlauf
page_score-open-sheet = Der Bogen
page_score-secret = Der Link zu dieser Chronik
page_score-secret-note = Wer ihn hat, sieht alle eure Abende und kann sie löschen. Behaltet ihn in der Familie und hebt ihn gut auf: Niemand kann ihn wiederfinden.
page_score-join-history = Neue Bögen dieses Geräts hier ablegen
page_score-remove-game = { $title } vom { $day } löschen
page_score-remove-all = Alle Abende löschen
page_score-remove-all-note = Alle Spiele aller Abende werden für immer vom Server gelöscht.
page_score-remove-sure = Für immer löschen?
page_score-remove-yes = Löschen
page_score-keep = Behalten
