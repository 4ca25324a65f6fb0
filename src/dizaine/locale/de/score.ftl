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
score-refusal-turn-unclear = Trag für einen Zug eines ein: die Punkte, die Würfel oder dass er misslungen ist.
score-refusal-score-impossible = Phase { $phase } kann mit diesen Würfeln keine { $points } Punkte bringen. Zähl noch einmal, ohne Boni; ein Zug, der die Phase nicht schafft, ist misslungen.
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
