# Was auf Papier gedruckt wird, und der Befehl dafür.

print-kind-reference = Übersichtskarten
print-kind-sheet = Punkteblatt
print-kind-pad = Würfelblock
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
print-markers = Zeiger: ausschneiden, in der Mitte falten und über den Rand der Karte schieben, auf deine nächste Phase gerichtet.
print-date = Datum
print-round = Runde
print-points = Punkte
print-total = Summe
print-phase = Phase
print-place = Platz
# $phase (a number), $over (points)
print-pad-half = Bonus: über { $over } Punkte nach Phase { $phase }
print-pad-finish = Bonus: als Erster fertig
print-pad-failures = Fehlversuche
# $cost (points)
print-pad-failures-alone = Fehlversuche; allein gespielt je −{ $cost }
print-pad-total = Endsumme
# $points
print-pad-witness = Mehr als { $points } Punkte? Hier unterschreibt ein Zeuge, der sie nicht selbst gemacht hat.
print-pad-signature = Name und Unterschrift des Zeugen
# $packs (how many)
print-stickers-how =
    { $packs ->
        [one] Du brauchst { $packs } gewöhnliches Kartenspiel mit 52 Karten und 2 Jokern.
       *[other] Du brauchst { $packs } gewöhnliche Kartenspiele mit je 52 Karten und 2 Jokern.
    } Drucke auf Aufkleberpapier, schneide an den Linien entlang und klebe auf jede Karte zwei, in gegenüberliegende Ecken. Die Kartenfarben sind die Farben des Spiels; Karten, die ihre Zahl schon zeigen, bleiben, wie sie sind.
print-stickers-from = Im Kartenspiel
print-stickers-becomes = Bei Dizaine
# $cards (a suit), $pack (its number)
print-stickers-of-pack = { $cards } aus Spiel { $pack }
# $numbers (a range such as 2–10)
print-stickers-numbers = { $numbers }
print-stickers-as-they-are = ihre Zahl
print-stickers-unused = nicht benutzt
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
print-hint-deck = Drucke in 100 %, nicht an die Seite angepasst, damit jede Karte 63 × 88 mm groß wird.
print-hint-backs = Drucke beidseitig, über die lange Kante gewendet, in 100 %, damit jede Karte 63 × 88 mm groß wird.
print-hint-rules = Drucke beidseitig, über die kurze Kante gewendet, und falte an den Marken zweimal im Zickzack.
print-hint-stickers = Drucke in 100 %, nicht an die Seite angepasst.
# $file
print-replace-question = { $file } gibt es schon. Ersetzen? (j/n)
print-kept = { $file } bleibt, wie sie ist.

print-error-extra = Zum Drucken fehlt typst; installiere es mit: pip install "dizaine[print]"
# $text (what was written), $kinds
print-error-kind = „{ $text }“ kann nicht gedruckt werden; schreibe eines von { $kinds }.
print-error-paper = Es gibt kein Papier „{ $text }“; schreibe --paper a4 oder --paper letter.
print-error-colour = --colour ist full, grey oder ink-saving, nicht „{ $text }“.
# $book
print-error-no-deck = { $book } wird mit Würfeln gespielt und hat keine Karten; für die Würfel: dizaine print stickers { $book }
print-error-no-pad = { $book } wird mit Karten gespielt; das Punkteblatt dazu: dizaine print sheet { $book }
# $option
print-error-only-deck = { $option } gibt es nur für Karten: dizaine print deck
# $names (how many), $most
print-error-many-names =
    { $most ->
        [one] --names: Es sind { $names } Namen, aber nur einer kann spielen.
       *[other] --names: Es sind { $names } Namen, aber höchstens { $most } können spielen.
    }
print-error-name = --names: „{ $text }“ lässt sich nicht drucken; schreibe kurze Namen wie Ann,Bob.
print-error-exists = { $file } gibt es schon und bleibt, wie sie ist; nenne mit --out eine andere Datei.
