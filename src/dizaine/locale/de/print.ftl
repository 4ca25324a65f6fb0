# Was auf Papier gedruckt wird, und der Befehl dafür.

print-kind-reference = Übersichtskarten
print-kind-sheet = Punktezettel
print-kind-pad = Punkteblock
print-kind-rules = Regeln
print-kind-deck = Karten
print-kind-stickers = Aufkleber

## Auf den Blättern

# $phases (how many there are)
print-phases =
    { $phases ->
        [one] Eine Phase
       *[other] Die { $phases } Phasen
    }
print-markers = Zeiger: ausschneiden, in der Mitte falten und so über den Rand der Karte schieben, dass sie auf deine nächste Phase zeigen.
print-date = Datum
print-round = Runde
print-points = Punkte
print-total = Summe
print-phase = Phase
print-place = Platz
# $phase (a number), $over (points)
print-pad-half = Bonus: über { $over } Punkte nach Phase { $phase }
print-pad-finish = Bonus: letzte Phase vor allen anderen geschafft
print-pad-failures = Fehlversuche
# $cost (points)
print-pad-failures-alone = Fehlversuche (allein: je −{ $cost })
print-pad-total = Summe
# $points
print-pad-witness = Mehr als { $points } Punkte? Hier unterschreibt, wer es gesehen hat (nicht, wer gewürfelt hat).
print-pad-signature = Gesehen von (Name und Unterschrift)
# $packs (how many)
print-stickers-how =
    { $packs ->
        [one] Du brauchst { $packs } Kartenspiel mit 52 Karten und 2 Jokern.
       *[other] Du brauchst { $packs } Kartenspiele mit je 52 Karten und 2 Jokern (eine Packung Rommékarten enthält zwei davon).
    } Weitere Joker bleiben weg. Drucke auf Aufkleberpapier, schneide an den Linien entlang und klebe auf jede Karte zwei Aufkleber, in gegenüberliegende Ecken. Kreuz, Pik, Herz und Karo sind die Farben des Spiels. Karten, auf denen ihre Zahl schon steht, bleiben, wie sie sind.
print-stickers-from = Rommékarte
print-stickers-becomes = Hier im Spiel
# $cards (a suit), $pack (its number)
print-stickers-of-pack = { $cards } aus Kartenspiel { $pack }
# $numbers (a range such as 2–10)
print-stickers-numbers = { $numbers }
print-stickers-as-they-are = ihre Zahl
print-stickers-unused = bleibt weg
# $number
print-die = Würfel { $number }
# $dice (how many), $size (millimetres)
print-dice-how =
    { $dice ->
        [one] Du brauchst einen unbedruckten Würfel mit mindestens 16 mm Kantenlänge.
       *[other] Du brauchst { $dice } unbedruckte Würfel mit mindestens 16 mm Kantenlänge.
    } Drucke auf Aufkleberpapier und schneide an den Linien entlang; jeder Aufkleber ist { $size } mm breit. Die sechs einer Reihe gehören auf einen Würfel.

## Der Befehl

# $file
print-written = { $file } ist geschrieben.
print-hint-deck = Drucke in Originalgröße (100 %); so wird jede Karte 63 × 88 mm groß.
print-hint-backs = Drucke beidseitig, an der langen Kante gewendet, in Originalgröße (100 %); so wird jede Karte 63 × 88 mm groß.
print-hint-rules = Drucke beidseitig, an der kurzen Kante gewendet, und falte an den Marken zweimal im Zickzack.
print-hint-stickers = Drucke in Originalgröße (100 %).
# $file
print-replace-question = { $file } gibt es schon. Ersetzen? (j/n)
print-kept = { $file } bleibt unverändert.

print-error-extra = Zum Drucken fehlt typst; installiere es mit: pip install "dizaine[print]"
# $text (what was written), $kinds
print-error-kind = „{ $text }“ lässt sich nicht drucken; gib eines davon an: { $kinds }.
print-error-paper = Das Papier „{ $text }“ gibt es nicht; gib --paper a4 oder --paper letter an.
print-error-colour = --colour ist full, grey oder ink-saving, nicht „{ $text }“.
# $book
print-error-no-deck = { $book } wird mit Würfeln gespielt und hat keine Karten; für die Würfel: dizaine print stickers { $book }
print-error-no-pad = { $book } wird mit Karten gespielt; der Punktezettel dazu: dizaine print sheet { $book }
# $option
print-error-only-deck = { $option } gibt es nur für Karten: dizaine print deck
# $names (how many), $most
print-error-many-names =
    { $most ->
        [one] --names: Es sind { $names } Namen, aber nur eine Person kann spielen.
       *[other] --names: Es sind { $names } Namen, aber höchstens { $most } können spielen.
    }
print-error-name = --names: „{ $text }“ lässt sich nicht drucken; gib kurze Namen wie Ann,Bob an.
print-error-exists = Die Datei { $file } gibt es schon; sie bleibt unverändert. Nenn mit --out eine andere.
