# Wat op papier wordt afgedrukt, en de opdracht daarvoor.

print-kind-reference = Overzichtskaarten
print-kind-sheet = Scoreblad
print-kind-pad = Scoreblok
print-kind-rules = Regels
print-kind-deck = Kaarten
print-kind-stickers = Stickers

## Op de bladen

# $phases (how many there are)
print-phases =
    { $phases ->
        [one] Eén fase
       *[other] De { $phases } fasen
    }
print-markers = Schuifjes: knip ze uit, vouw ze dubbel en schuif er een over de rand van je kaart, bij je volgende fase.
print-date = Datum
print-round = Ronde
print-points = Punten
print-total = Totaal
print-phase = Fase
print-place = Plaats
# $phase (a number), $over (points)
print-pad-half = Bonus: meer dan { $over } punten na fase { $phase }
print-pad-finish = Bonus: als eerste uitgespeeld
print-pad-failures = Mislukte beurten
# $cost (points)
print-pad-failures-alone = Mislukte beurten; in je eentje −{ $cost } per beurt
print-pad-total = Eindtotaal
# $points
print-pad-witness = Meer dan { $points } punten? Dan tekent hier een getuige, niet de speler zelf.
print-pad-signature = Naam en handtekening van de getuige
# $packs (how many)
print-stickers-how =
    { $packs ->
        [one] Je hebt { $packs } gewoon kaartspel van 52 kaarten met 2 jokers nodig.
       *[other] Je hebt { $packs } gewone kaartspellen van 52 kaarten met elk 2 jokers nodig.
    } Druk af op stickerpapier en knip langs de lijnen. Plak er twee op elke kaart die verandert, in tegenoverliggende hoeken. Klaver, schoppen, harten en ruiten worden de kleuren; staat het getal al op de kaart, dan is er geen sticker nodig.
print-stickers-from = Gewone kaart
print-stickers-becomes = Wordt in dit spel
# $cards (a suit), $pack (its number)
print-stickers-of-pack = { $cards } uit kaartspel { $pack }
# $numbers (a range such as 2–10)
print-stickers-numbers = { $numbers }
print-stickers-as-they-are = hun getal
print-stickers-unused = niet gebruikt
# $number
print-die = Dobbelsteen { $number }
# $dice (how many), $size (millimetres)
print-dice-how =
    { $dice ->
        [one] Je hebt { $dice } blanco dobbelsteen nodig, met zijden van minstens 16 mm.
       *[other] Je hebt { $dice } blanco dobbelstenen nodig, met zijden van minstens 16 mm.
    } Druk af op stickerpapier en knip langs de lijnen; elke sticker is { $size } mm breed. De zes naast elkaar horen bij één dobbelsteen.

## De opdracht

# $file
print-written = { $file } is geschreven.
print-hint-deck = Druk af op 100% en zet “Aanpassen aan pagina” uit; zo wordt elke kaart 63 × 88 mm.
print-hint-backs = Druk dubbelzijdig af, omslaan langs de lange kant, op 100%; zo wordt elke kaart 63 × 88 mm.
print-hint-rules = Druk dubbelzijdig af, omslaan langs de korte kant, en vouw het blad bij de streepjes twee keer in een zigzag.
print-hint-stickers = Druk af op 100% en zet “Aanpassen aan pagina” uit.
# $file
print-replace-question = { $file } bestaat al. Vervangen? (j/n)
print-kept = { $file } blijft zoals het is.

print-error-extra = Voor afdrukken is typst nodig; installeer het met: pip install "dizaine[print]"
# $text (what was written), $kinds
print-error-kind = “{ $text }” kan niet worden afgedrukt; kies uit { $kinds }.
print-error-paper = Papier “{ $text }” bestaat niet; gebruik --paper a4 of --paper letter.
print-error-colour = --colour is full, grey of ink-saving, niet “{ $text }”.
# $book
print-error-no-deck = { $book } speel je met dobbelstenen, dus er zijn geen kaarten; voor de dobbelstenen: dizaine print stickers { $book }
print-error-no-pad = { $book } speel je met kaarten; het scoreblad ervan: dizaine print sheet { $book }
# $option
print-error-only-deck = { $option } is alleen voor kaarten: dizaine print deck
# $names (how many), $most
print-error-many-names =
    { $most ->
        [one] --names: dat zijn { $names } namen, maar er kan maar { $most } speler meedoen.
       *[other] --names: dat zijn { $names } namen, maar er kunnen maar { $most } spelers meedoen.
    }
print-error-name = --names: “{ $text }” kan niet worden afgedrukt; schrijf korte namen zoals Ann,Bob.
print-error-exists = { $file } bestaat al en blijft zoals het is; kies een ander bestand met --out.
