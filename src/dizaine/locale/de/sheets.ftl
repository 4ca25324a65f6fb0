# Score sheets that a server keeps: why it does not do something.

sheets-problem-conflict = Jemand anders hat hier etwas anderes eingetragen. Was stimmt?
sheets-problem-keeper-only = Nur wer diesen Zettel führt, kann ihn ändern. Lass dir den Link dafür geben.
sheets-problem-hands-off = In diesem Spiel trägt eine Person alles ein. Sag ihr, was du noch auf der Hand hast.
sheets-problem-no-such-sheet = Einen Punktezettel mit diesem Code gibt es nicht. Prüf den Code oder fang einen neuen Zettel an.
sheets-problem-no-such-evenings = Dieser Link öffnet keine Chronik. Prüf ihn oder fang eine neue an.
sheets-problem-no-such-entry = Diese Zeile steht nicht mehr auf dem Zettel. Schau ihn dir noch einmal an.
sheets-problem-sheet-changed = Jemand anders hat den Zettel inzwischen geändert. Schau ihn dir erst noch einmal an.
sheets-problem-question-open = Zwei Leute haben diese Zeile verschieden eingetragen. Sag erst, welche Fassung stimmt; dann kannst du sie zurücknehmen.
sheets-problem-sheet-full = Der Zettel ist voll. Exportiere ihn und fang einen neuen an.
sheets-problem-evenings-full = Diese Chronik ist voll. Exportiere sie, lösch alte Zettel oder fang eine neue an.
sheets-problem-too-long = Das ist zu lang für eine Zeile. Schreib es kürzer.
sheets-problem-too-many-hands = Für diese Runde kamen zu viele Meldungen. Sag der Person, die den Zettel führt, was du noch auf der Hand hast.
