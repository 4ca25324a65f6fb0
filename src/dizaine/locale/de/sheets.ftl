# Score sheets that a server keeps: why it does not do something.

sheets-problem-conflict = Jemand anders hat hier etwas anderes eingetragen. Was stimmt?
sheets-problem-keeper-only = Nur wer dieses Blatt führt, kann es ändern. Lass dir den Link dafür geben.
sheets-problem-hands-off = In diesem Spiel trägt eine Person alle Hände ein. Sag ihr, was du noch hast.
sheets-problem-no-such-sheet = Es gibt kein Punkteblatt mit diesem Code. Prüf ihn oder fang ein neues an.
sheets-problem-no-such-evenings = Dieser Link öffnet kein Abendbuch. Prüf ihn oder fang ein neues Buch an.
sheets-problem-no-such-entry = Diese Zeile steht nicht mehr auf dem Blatt. Schau es dir noch einmal an.
sheets-problem-sheet-changed = Jemand anders hat das Blatt inzwischen geändert. Schau es dir erst noch einmal an.
sheets-problem-question-open = Zwei Leute haben diese Zeile verschieden eingetragen. Sag erst, welche Fassung stimmt; danach kannst du sie zurücknehmen.
sheets-problem-sheet-full = Das Blatt ist voll. Exportier es und fang ein neues an.
sheets-problem-evenings-full = Dieses Abendbuch ist voll. Exportier es, lösch alte Blätter oder fang ein neues an.
sheets-problem-too-long = Das ist zu lang für eine Zeile auf dem Blatt.
sheets-problem-too-many-hands = Für diese Runde wurden zu viele Hände geschickt. Sag der Person, die das Blatt führt, was du noch hast.
