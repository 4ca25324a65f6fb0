# Score sheets for games with real cards and dice: in the terminal, and what a sheet refuses.

## Why an entry or a setup is refused. The rule's id is shown beside it.

score-refusal-over = Das Spiel ist aus, es gibt nichts mehr einzutragen. Endet es auf dem Blatt zu früh, dann berichtige die falsche Zeile.
score-refusal-sheet-full = Das Blatt ist voll. Exportier es und fang ein neues an.
score-refusal-no-such-entry = Das Blatt hat keine Zeile { $number }.
score-refusal-nothing-to-undo = Es gibt nichts rückgängig zu machen.
score-refusal-set-aside = Zeile { $number } passt nicht mehr zu dem, was davor steht; sie und alle danach sind beiseitegelegt. Berichtige zuerst Zeile { $number }, dann zählen die anderen wieder.
score-refusal-earlier-first = Berichtige zuerst Zeile { $number }; sie ist die erste, die nicht mehr passt.
score-refusal-wrong-kind = Eine Kartenrunde gehört nicht auf ein Würfelblatt und ein Würfelzug nicht auf ein Kartenblatt.
score-refusal-no-such-player = Auf diesem Blatt gibt es keinen Spieler { $number }.
score-refusal-not-at-table = { $name } ist in dieser Runde nicht dabei.
score-refusal-hand-missing = Für { $name } ist nichts eingetragen. Alle am Tisch brauchen einen Eintrag.
score-refusal-hand-twice = { $name } ist zweimal eingetragen.
score-refusal-out-without-phase = { $name } kann ohne ausgelegte Phase nicht fertig geworden sein. Trag die Phase ein oder jemand anderen, der fertig wurde.
score-refusal-out-with-cards = { $name } wurde fertig und hat keine Karten mehr, also auch keine Punkte.
score-refusal-two-out = Die Runde war zu Ende, sobald { $other } fertig war, also hat { $name } noch mindestens eine Karte.
score-refusal-nobody-out = { $name } hat keine Karten mehr, also wurde die Runde nicht abgebrochen: { $name } wurde fertig.
score-refusal-phase-not-current = { $name } ist bei Phase { $current } und kann Phase { $phase } nicht ausgelegt haben.
score-refusal-phase-crossed-off = { $name } hat Phase { $phase } schon abgestrichen.
score-refusal-no-such-phase = Dieses Spiel hat keine Phase { $phase }.
score-refusal-points-missing = Was hat { $name } noch auf der Hand? Trag Punkte oder Karten ein.
score-refusal-points-and-cards = Trag für { $name } entweder Punkte oder Karten ein, nicht beides.
score-refusal-points-not-counted = In diesem Spiel zählen keine Punkte, also gibt es für { $name } keine einzutragen.
score-refusal-points-impossible =
    { $most ->
        [0] { $name } hat alle Karten für die Phase gebraucht und kann keine { $points } Punkte übrig haben.
        [one] Eine einzelne Karte zählt nie { $points } Punkte, und mehr hat { $name } nicht.
       *[other] Keine Hand mit höchstens { $most } Karten zählt { $points } Punkte. Zähl die Karten von { $name } noch einmal.
    }
score-refusal-points-together = Das Kartenspiel hat nicht genug Karten für alle diese Hände zugleich. Zähl sie noch einmal.
score-refusal-card-unknown = „{ $card }“ ist keine Karte. Schreib eine Zahl (7) oder auch ihre Farbe (r7); W ist ein Joker, S eine Aussetzen-Karte.
score-refusal-cards-too-many = { $name } kann keine { $count } Karten übrig haben; eine Hand hat höchstens { $most }.
score-refusal-cards-after-phase = { $name } kann nach dem Auslegen keine { $count } Karten übrig haben, höchstens { $most }.
score-refusal-cards-not-in-deck = So viele Karten „{ $card }“ hat das Spiel für alle Hände zusammen nicht.
score-refusal-order-needed = { $name } und { $other } haben beide die letzte Phase geschafft. Sag, wer sie zuerst ausgelegt hat.
score-refusal-order-wrong = Die Reihenfolge muss genau die nennen, die in dieser Runde die letzte Phase geschafft haben, jeden einmal.
score-refusal-not-your-turn = { $other } ist dran, nicht { $name }.
score-refusal-turn-unclear = Trag für einen Zug eines ein: die Punkte, die Würfel oder dass es ein Fehlversuch war.
score-refusal-score-impossible = Phase { $phase } kann mit diesen Würfeln keine { $points } Punkte bringen. Zähl noch einmal, ohne Boni; ein Zug, der die Phase nicht schafft, ist ein Fehlversuch.
score-refusal-die-unknown = „{ $face }“ steht auf keinem Würfel. Schreib eine Zahl (8) oder W und, wo die Farben zählen, auch die Farbe (r8).
score-refusal-dice-count = Das Spiel hat { $dice } Würfel, hier stehen { $count }.
score-refusal-dice-impossible = Das können die Würfel nicht alles zugleich zeigen. Schau sie dir noch einmal an.
score-refusal-colours-needed = In dieser Phase geht es um Farben, also schreib auch die Farbe jedes Würfels dazu: r8, gW.
score-refusal-phase-is-made = Diese Würfel schaffen die Phase und bringen { $points } Punkte; ablehnen kann man das nicht.
score-refusal-rulebook = Mit diesem Regelbuch geht es nicht: { $reason }
score-refusal-names-empty = Alle brauchen einen Namen.
score-refusal-name-unreadable = Dieser Name ist zu lang oder enthält Zeichen, die man nicht zeigen kann.
score-refusal-names-alike = Zwei Spieler heißen { $name }. Häng einen Buchstaben an, damit man sie unterscheiden kann.
score-refusal-dealer = Wähl den ersten Geber unter den Spielern am Tisch.
score-refusal-standing-count = Um ein Spiel fortzusetzen, sag von allen { $players } Spielern, wie sie stehen, nicht von { $count }.
score-refusal-standing-phases = { $name } kann Phase { $phase } nicht geschafft haben: Dieses Spiel hat sie nicht, oder sie ist doppelt genannt.
score-refusal-standing-order = Die Phasen von { $name } folgen nicht der Reihenfolge dieses Spiels.
score-refusal-standing-points = { $name } kann in diesem Spiel keine { $points } Punkte haben.
score-refusal-standing-place = Plätze haben nur die, die in einem Spiel um Plätze die letzte Phase geschafft haben, der Reihe nach vom ersten an.
score-refusal-standing-over = { $name } hat die letzte Phase schon geschafft, also kann dieses Spiel nicht weitergehen.
score-refusal-standing-rounds = So viele waren es vorher nicht: 0 bis { $most } sind möglich.

## Exported tables: the titles of columns

score-csv-round = Runde
score-csv-turn = Zug
score-csv-player = Spieler
score-csv-dealer = Geber
score-csv-out = fertig
score-csv-stopped = abgebrochen (T11)
score-csv-of-phase = { $name }: Phase
score-csv-of-points = { $name }: Punkte
score-csv-of-total = { $name }: gesamt
score-csv-of-place = { $name }: Platz

## Words that can be typed in the terminal; one word each, small letters

score-word-correct = korrigieren
score-word-undo = zurück
score-word-sheet = blatt
score-word-export = exportieren
score-word-cancel = neu
score-word-all = alle
score-word-failed = fehlversuch

## Questions in the terminal, before the first entry

score-ask-game = Welches Spiel? Eine Ausgabe ({ $editions }), mit Varianten, wenn du magst (classic+knock), oder deine eigene Datei (mein.toml). Enter: { $usual }
score-ask-names = Wer spielt mit? Schreib die Namen, wie ihr sitzt, mit Kommas dazwischen.
score-ask-names-dice = Wer spielt mit? Schreib die Namen in der Spielreihenfolge, mit Kommas dazwischen (D2).
score-ask-names-usual = Enter für { $names }.
score-ask-dealer = Wer gibt zuerst? Enter: { $name }
score-ask-first = Wer ist als Nächstes dran? Enter: { $name }
score-ask-begun-phase = Bei welcher Phase ist { $name }? (1, wenn noch keine geschafft ist)
score-ask-begun-phase-places = Bei welcher Phase ist { $name }? (1, wenn noch keine geschafft ist, 0, wenn alle geschafft sind)
score-ask-begun-done = Welche Phasen hat { $name } geschafft? Ihre Nummern, oder Enter für keine.
score-ask-begun-points = Wie viele Punkte hat { $name }?
score-ask-begun-place = Welchen Platz hat { $name } erreicht?
score-ask-begun-failures = Wie viele Fehlversuche hatte { $name }?
score-ask-begun-rounds = Wie viele Runden sind gespielt?

## Questions in the terminal, for each entry

score-ask-out = Wer wurde fertig? { $names }; oder 0, wenn die Runde abgebrochen wurde (T11).
score-ask-laid = Wer hat noch seine Phase ausgelegt? { $names }; „{ $all }“, oder Enter für niemanden.
score-ask-laid-stopped = Wer hat seine Phase ausgelegt? { $names }; „{ $all }“, oder Enter für niemanden.
score-ask-phase = Welche Phase hat { $name } ausgelegt? Eine von: { $phases }
score-ask-left = Was hat { $name } übrig? Punkte (65) oder die Karten (7 12 W S).
score-ask-order = Wer hat die letzte Phase zuerst ausgelegt? Die Namen vom ersten bis zum letzten.
score-ask-turn = { $name }, Phase { $phase }: { $words }. Punkte, alle Würfel, oder x für einen Fehlversuch.
score-ask-witness = { $name } hat { $points } Punkte! Wer hat es gesehen? Ein Name, oder Enter.
score-ask-overwrite = { $file } gibt es schon. Ersetzen? (j/n)

## What the terminal says

score-welcome = { $title }: { $names }. Jede Zeile wird sofort gespeichert. Gib ? ein für Hilfe.
score-next-round = Runde { $round }. { $name } gibt.
score-next-replay = Gleichstand: Nur { $names } spielen die letzte Phase noch einmal, Punkte zählen nicht mehr (S5). { $name } gibt.
score-last-run = Letzter Lauf: { $name } spielt weiter, solange jeder Zug die Phase schafft (D9).
score-won =
    { $count ->
        [one] { $names } gewinnt!
       *[other] { $names } teilen sich den Sieg.
    }
score-over = Das Spiel ist aus. Du kannst noch korrigieren, etwas zurücknehmen, das Blatt ansehen oder exportieren; { $quit } beendet.
score-phase = Phase { $phase }: { $words }
score-phases-left = offen: { $phases }
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
score-column-total = gesamt
score-column-bonus = Bonus
score-column-failed = Fehlversuche
score-column-witness = Zeuge
score-laid = { $points } (Phase { $phase })
score-laid-only = Phase { $phase }
score-mark-corrected = * korrigiert
score-mark-stopped = T11 durch die Zuggrenze abgebrochen
score-corrected = Zeile { $number } ist korrigiert, und alles danach ist neu gezählt.
score-correcting = Zeile { $number } korrigieren.
score-undone = Die letzte Änderung ist zurückgenommen.
score-set-aside =
    { $count ->
        [one] Zeile { $first } passt nicht mehr und ist beiseitegelegt: { $reason }
       *[other] Ab Zeile { $first } passen { $count } Zeilen nicht mehr und sind beiseitegelegt: { $reason }
    }
score-refused = { $reason } ({ $rule })
score-who = „{ $text }“ ist hier nicht klar. Schreib einen Namen oder seine Nummer.
score-number = „{ $text }“ ist keine Zahl, die hier passt.
score-which-line = Welche Zeile? Zum Beispiel: { $example }
score-begin-again = Dann noch einmal von vorn.
score-saved = Das Blatt ist gespeichert. Weiter geht es mit: { $command }
score-not-saved = Das Blatt lässt sich nicht speichern: { $detail }. Noch ist nichts verloren: Es ist noch hier, und jeder Eintrag versucht es wieder. Schaff Platz, oder exportier es woandershin.
score-left-unsaved = Die letzten Einträge sind nicht gespeichert.
score-exported = Geschrieben: { $file }
score-export-how = Gib eine Datei auf .csv oder .json an, zum Beispiel: { $example }
score-export-failed = { $file } lässt sich nicht schreiben: { $detail }

## Help in the terminal

score-help = Beantworte die Frage, oder gib eines davon ein:
score-help-correct = eine frühere Zeile korrigieren; alles danach wird neu gezählt
score-help-undo = die letzte Zeile oder Korrektur zurücknehmen
score-help-sheet = das ganze Blatt zeigen
score-help-export = das Blatt in eine Datei schreiben, als Tabelle oder vollständig
score-help-rules = die Regeln dieses Spiels
score-help-cancel = diesen Eintrag neu beginnen
score-help-quit = aufhören; das Blatt bleibt erhalten

## Complaints of the command

score-error-nothing = Kein Blatt wartet; fang eines an mit: dizaine score
score-error-continue-alone = --continue führt ein Blatt fort, wie es ist; lass das Spiel und die anderen Optionen weg.
score-error-busy = Dieses Blatt ist in einem anderen Fenster offen. Mach dort weiter, oder schließ es zuerst.
score-error-file = { $path } ist kein Punkteblatt, das sich öffnen lässt: { $detail }
score-error-folder = Der Ordner für die Blätter lässt sich nicht benutzen: { $detail }
score-error-dealer = „{ $text }“ ist keiner der Spieler; --dealer nimmt einen Namen oder seine Nummer.
score-error-names = --names nimmt verschiedene kurze Namen wie Ada,Ben, nicht „{ $text }“.
