# Drucken, auf dem Bildschirm der Regeln.

page_print-title = Für den Tisch drucken
page_print-what = Was möchtest du drucken?
page_print-kind-reference = Übersichtskarten
page_print-kind-sheet = Punktezettel
page_print-kind-pad = Punkteblock
page_print-kind-rules = Regeln
page_print-kind-deck = Karten
page_print-kind-stickers = Aufkleber
page_print-note-reference = Die Phasen genau dieses Spiels, zum Ausschneiden.
page_print-note-sheet = Ein Zettel zum Mitschreiben, mit Phasen zum Abhaken.
page_print-note-pad = Ein Block zum Mitschreiben, mit Phasen, Bonus und Fehlversuchen.
page_print-note-rules = Ein Blatt: beidseitig drucken, an der kurzen Kante wenden, im Zickzack falten.
page_print-note-deck = Alle Karten des Spiels, 63 × 88 mm. Drucke in Originalgröße (100 %).
page_print-note-stickers = Sie machen Rommékarten oder unbedruckte Würfel zu denen des Spiels. Drucke in Originalgröße (100 %).
page_print-names = Namen, durch Kommas getrennt
page_print-names-example = Ann, Bob
page_print-names-wrong = Höchstens 6 Namen mit je bis zu 20 Zeichen.
page_print-backs = Mit Rückseiten, für beidseitigen Druck
page_print-paper = Papier
page_print-paper-a4 = A4
page_print-paper-letter = Letter
page_print-colour = Farben
page_print-colour-full = Farbe
page_print-colour-grey = Grau
page_print-colour-ink-saving = Wenig Tinte
page_print-open = PDF öffnen
