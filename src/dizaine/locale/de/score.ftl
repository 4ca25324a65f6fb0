# Score sheets for games with real cards and dice: in the terminal, and what a sheet refuses.

## Why an entry or a setup is refused. The rule's id is shown beside it.

score-refusal-over = Das Spiel ist aus, es gibt nichts mehr einzutragen. Endet es auf dem Zettel zu früh, korrigiere die falsche Zeile.
score-refusal-sheet-full = Der Zettel ist voll. Exportiere ihn und fang einen neuen an.
score-refusal-no-such-entry = Eine Zeile { $number } hat der Zettel nicht.
score-refusal-nothing-to-undo = Es gibt nichts zurückzunehmen.
score-refusal-set-aside = Zeile { $number } passt nicht mehr zu dem, was davor steht; sie und alle danach zählen vorerst nicht. Korrigiere zuerst Zeile { $number }, dann zählen die anderen wieder.
score-refusal-earlier-first = Korrigiere zuerst Zeile { $number }; sie ist die erste, die nicht mehr passt.
score-refusal-wrong-kind = Das passt nicht auf diesen Zettel: Kartenrunden gehören auf einen für Karten, Würfelzüge auf einen für Würfel.
score-refusal-no-such-player = Eine Person mit der Nummer { $number } steht nicht auf diesem Zettel.
score-refusal-not-at-table = { $name } ist in dieser Runde nicht dabei.
score-refusal-hand-missing = Für { $name } ist nichts eingetragen. Trag für alle am Tisch etwas ein.
score-refusal-hand-twice = { $name } ist zweimal eingetragen. Einmal genügt.
score-refusal-out-without-phase = Ohne ausgelegte Phase kann { $name } nicht alle Karten losgeworden sein. Trag die Phase ein oder wähl jemand anderen.
score-refusal-out-with-cards = { $name } ist alle Karten los und hat also auch keine Punkte auf der Hand.
score-refusal-two-out = Die Runde war vorbei, sobald { $other } alle Karten los war; { $name } hat also noch mindestens eine Karte.
score-refusal-nobody-out = { $name } hat keine Karten mehr. Die Runde wurde also nicht abgebrochen: { $name } hat sie gewonnen.
score-refusal-phase-not-current = { $name } ist bei Phase { $current } und kann Phase { $phase } nicht ausgelegt haben.
score-refusal-phase-crossed-off = { $name } hat Phase { $phase } schon abgehakt.
score-refusal-no-such-phase = Dieses Spiel hat keine Phase { $phase }.
score-refusal-points-missing = Was hat { $name } noch auf der Hand? Trag Punkte oder Karten ein.
score-refusal-points-and-cards = Trag für { $name } entweder Punkte oder Karten ein, nicht beides.
score-refusal-points-not-counted = In diesem Spiel zählen keine Punkte, für { $name } gibt es also keine einzutragen.
score-refusal-points-impossible =
    { $most ->
        [0] { $name } hat alle Karten für die Phase gebraucht und kann { $points ->
            [one] nicht { $points } Punkt
           *[other] keine { $points } Punkte
        } übrig haben.
        [one] Eine einzelne Karte zählt nie { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }, und mehr hat { $name } nicht.
       *[other] Mit höchstens { $most } Karten kommt man nie auf { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }. Zähl die Karten von { $name } noch einmal.
    }
score-refusal-points-together = So viele Karten hat das Spiel gar nicht. Zählt noch einmal nach.
score-refusal-card-unknown = „{ $card }“ ist keine Karte. Schreib eine Zahl (7) oder auch ihre Farbe (r7; y ist Gelb, g ist Grün); W ist ein Joker, S eine Aussetzen-Karte.
score-refusal-cards-too-many =
    { $name } kann nicht { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } übrig haben, höchstens { $most }.
score-refusal-cards-after-phase =
    { $name } kann nach dem Auslegen nicht { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } übrig haben, höchstens { $most }.
score-refusal-cards-not-in-deck = So oft gibt es „{ $card }“ im Spiel nicht, auch nicht bei allen zusammen.
score-refusal-order-needed = { $name } und { $other } haben beide die letzte Phase geschafft. Sag, wer sie zuerst ausgelegt hat.
score-refusal-order-wrong = Nenn alle, die in dieser Runde die letzte Phase geschafft haben, jede Person genau einmal.
score-refusal-not-your-turn = { $other } ist dran, nicht { $name }.
score-refusal-turn-unclear = Trag für einen Zug nur eines ein: die Punkte, die Würfel oder einen Fehlversuch.
score-refusal-score-impossible =
    Phase { $phase } kann mit diesen Würfeln nicht { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } bringen. Zähl noch einmal, ohne Bonus; wer die Phase nicht schafft, hat einen Fehlversuch.
score-refusal-die-unknown = „{ $face }“ steht auf keinem Würfel. Schreib eine Zahl (8) oder W und, wo die Farben zählen, auch die Farbe (r8).
score-refusal-dice-count = Das Spiel hat { $dice } Würfel, hier stehen { $count }.
score-refusal-dice-impossible = So können die Würfel nicht alle zugleich liegen. Schau sie dir noch einmal an.
score-refusal-colours-needed = In dieser Phase geht es um Farben; schreib darum auch die Farbe jedes Würfels dazu: r8, gW.
score-refusal-phase-is-made =
    Mit diesen Würfeln ist die Phase geschafft und bringt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }; ablehnen geht nicht.
score-refusal-rulebook = Mit diesem Regelbuch geht es nicht: { $reason }
score-refusal-names-empty = Alle brauchen einen Namen.
score-refusal-name-unreadable = Dieser Name ist zu lang oder enthält Zeichen, die sich nicht zeigen lassen. Nimm einen anderen.
score-refusal-names-alike = { $name } gibt es zweimal. Häng einen Buchstaben an, damit man die beiden unterscheiden kann.
score-refusal-dealer = Zuerst geben muss jemand, der am Tisch sitzt.
score-refusal-standing-count = Um ein Spiel fortzusetzen, sag für alle { $players } Personen, wie sie stehen, nicht für { $count }.
score-refusal-standing-phases = { $name } kann Phase { $phase } nicht geschafft haben: Dieses Spiel hat sie nicht, oder sie ist doppelt genannt.
score-refusal-standing-order = Die Phasen von { $name } folgen nicht der Reihenfolge dieses Spiels.
score-refusal-standing-points = { $name } kann in diesem Spiel keine { $points } Punkte haben.
score-refusal-standing-place = Plätze gibt es nur in Spielen um Plätze, wenn die letzte Phase geschafft ist: 1, 2, 3, ohne Lücke.
score-refusal-standing-over = { $name } hat die letzte Phase schon geschafft; dieses Spiel kann also nicht weitergehen.
score-refusal-standing-rounds = So viele Runden könnt ihr noch nicht gespielt haben; möglich sind 0 bis { $most }.

## Exported tables: the titles of columns

score-csv-round = Runde
score-csv-turn = Zug
score-csv-player = Name
score-csv-dealer = Gibt
score-csv-out = alle Karten los
score-csv-stopped = abgebrochen (T11)
score-csv-of-phase = { $name }: Phase
score-csv-of-points = { $name }: Punkte
score-csv-of-total = { $name }: Summe
score-csv-of-place = { $name }: Platz

## Words that can be typed in the terminal; one word each, small letters

score-word-correct = korrigieren
score-word-undo = zurücknehmen
score-word-sheet = zettel
score-word-export = exportieren
score-word-cancel = zurück
score-word-all = alle
score-word-failed = fehlversuch

## Questions in the terminal, before the first entry

score-ask-game = Welches Spiel? Eine Edition ({ $editions }), gern mit Varianten (classic+knock), oder deine eigene Datei (my.toml). Enter: { $usual }
score-ask-names = Wer spielt mit? Schreib die Namen, wie ihr sitzt, mit Kommas dazwischen.
score-ask-names-dice = Wer spielt mit? Schreib die Namen in der Spielreihenfolge, mit Kommas dazwischen (D2).
score-ask-names-usual = Enter für { $names }.
score-ask-dealer = Wer gibt zuerst? Enter: { $name }
score-ask-first = Wer ist als Nächstes dran? Enter: { $name }
score-ask-begun-phase = Bei welcher Phase ist { $name }? (1, wenn noch keine geschafft ist)
score-ask-begun-phase-places = Bei welcher Phase ist { $name }? (1, wenn noch keine geschafft ist; 0, wenn alle geschafft sind)
score-ask-begun-done = Welche Phasen hat { $name } geschafft? Ihre Nummern, oder Enter für keine.
score-ask-begun-points = Wie viele Punkte hat { $name }?
score-ask-begun-place = Welchen Platz hat { $name } erreicht?
score-ask-begun-failures = Wie viele Fehlversuche hatte { $name }?
score-ask-begun-rounds = Wie viele Runden sind gespielt?

## Questions in the terminal, for each entry

score-ask-out = Wer war zuerst alle Karten los? { $names }; oder 0, wenn die Runde abgebrochen wurde (T11).
score-ask-laid = Wer hat außerdem eine Phase ausgelegt? { $names }; „{ $all }“, oder Enter für niemanden.
score-ask-laid-stopped = Wer hat eine Phase ausgelegt? { $names }; „{ $all }“, oder Enter für niemanden.
score-ask-phase = Welche Phase hat { $name } ausgelegt? Eine von: { $phases }
score-ask-left = Was hat { $name } noch auf der Hand? Punkte (65) oder Karten (7 12 W S).
score-ask-order = Wer hat die letzte Phase zuerst ausgelegt? Schreib die Namen in dieser Reihenfolge.
score-ask-turn = { $name }, Phase { $phase }: { $words }. Punkte, alle Würfel, oder x für einen Fehlversuch.
score-ask-witness = { $name } hat { $points } Punkte! Wer hat es gesehen? Ein Name, oder Enter.
score-ask-overwrite = { $file } gibt es schon. Ersetzen? (j/n)

## What the terminal says

score-welcome = { $title }: { $names }. Jede Zeile wird sofort gespeichert. ? zeigt die Hilfe.
score-next-round = Runde { $round }. { $name } gibt.
score-next-replay = Gleichstand: Entscheidungsrunde um die letzte Phase, nur für { $names }, ohne Punkte (S5). { $name } gibt.
score-last-run = Letzte Chance: { $name } bleibt dran, solange in jedem Zug die Phase gelingt (D9).
score-won =
    { $count ->
        [one] { $names } gewinnt!
       *[other] { $names } teilen sich den Sieg!
    }
score-over = Das Spiel ist aus. Du kannst noch korrigieren, etwas zurücknehmen, den Zettel ansehen oder exportieren; { $quit } beendet.
score-phase = Phase { $phase }: { $words }
score-phases-left = noch offen: { $phases }
score-all-done = alle Phasen geschafft
score-won-place = Platz { $place }
score-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
score-line-nothing = Es ist noch nichts eingetragen.
score-column-round = Runde
score-column-turn = Zug
score-column-total = Summe
score-column-bonus = Bonus
score-column-failed = Fehlversuche
score-column-witness = gesehen von
score-laid = { $points } (Phase { $phase })
score-laid-only = Phase { $phase }
score-mark-corrected = * korrigiert
score-mark-stopped = T11 durch die Zuggrenze abgebrochen
score-corrected = Zeile { $number } ist korrigiert, und alles danach ist neu gezählt.
score-correcting = Zeile { $number } wird korrigiert.
score-undone = Die letzte Änderung ist zurückgenommen.
score-set-aside =
    { $count ->
        [one] Zeile { $first } passt nicht mehr und zählt vorerst nicht: { $reason }
       *[other] Ab Zeile { $first } passen { $count } Zeilen nicht mehr und zählen vorerst nicht: { $reason }
    }
score-refused = { $reason } ({ $rule })
score-who = „{ $text }“ ist hier nicht eindeutig. Schreib einen Namen oder seine Nummer.
score-number = „{ $text }“ passt hier nicht. Schreib eine passende Zahl.
score-which-line = Welche Zeile? Zum Beispiel: { $example }
score-begin-again = Dann noch einmal von vorn.
score-saved = Der Zettel ist gespeichert. Weiter geht es mit: { $command }
score-not-saved = Der Zettel lässt sich nicht speichern: { $detail }. Verloren ist nichts: Er ist noch hier, und jeder Eintrag versucht es wieder. Schaff Platz oder exportiere ihn woandershin.
score-left-unsaved = Die letzten Einträge sind nicht gespeichert.
score-exported = Geschrieben: { $file }
score-export-how = Nenn eine Datei, die auf .csv oder .json endet, zum Beispiel: { $example }
score-export-failed = { $file } lässt sich nicht schreiben: { $detail }

## Help in the terminal

score-help = Beantworte die Frage oder gib eines davon ein:
score-help-correct = eine frühere Zeile korrigieren; alles danach wird neu gezählt
score-help-undo = den letzten Eintrag oder die letzte Korrektur zurücknehmen
score-help-sheet = den ganzen Zettel zeigen
score-help-export = den Zettel in eine Datei schreiben, als Tabelle oder vollständig
score-help-rules = die Regeln dieses Spiels
score-help-cancel = diesen Eintrag verwerfen und von vorn beginnen
score-help-quit = aufhören; der Zettel bleibt erhalten

## Complaints of the command

score-error-nothing = Kein Zettel wartet; fang einen an mit: dizaine score
score-error-continue-alone = --continue führt einen Zettel fort, wie er ist; lass das Spiel und die anderen Optionen weg.
score-error-busy = Dieser Zettel ist in einem anderen Fenster offen. Mach dort weiter oder schließ es zuerst.
score-error-file = { $path } ist kein Punktezettel, der sich öffnen lässt: { $detail }
score-error-folder = Der Ordner für die Zettel lässt sich nicht benutzen: { $detail }
score-error-dealer = „{ $text }“ spielt nicht mit; hinter --dealer gehört ein Name oder seine Nummer.
score-error-names = Hinter --names gehören verschiedene kurze Namen wie Ada,Ben, nicht „{ $text }“.
