# Wat op papier wordt afgedrukt, en de opdracht daarvoor.

print-kind-reference = Overzichtskaarten
print-kind-sheet = Scoreblad
print-kind-pad = Dobbelblok
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
print-markers = Wijzers: knip ze uit, vouw ze in het midden en schuif ze over de rand van de kaart, wijzend naar je volgende fase.
print-date = Datum
print-round = Ronde
print-points = Punten
print-total = Totaal
print-phase = Fase
print-place = Plaats
# $phase (a number), $over (points)
print-pad-half = Bonus: meer dan { $over } punten na fase { $phase }
print-pad-finish = Bonus: als eerste klaar
print-pad-failures = Mislukte beurten
# $cost (points)
print-pad-failures-alone = Mislukte beurten; speel je alleen, dan −{ $cost } per stuk
print-pad-total = Eindtotaal
# $points
print-pad-witness = Meer dan { $points } punten? Een getuige die ze niet zelf heeft gehaald, tekent hier.
print-pad-signature = Naam en handtekening van de getuige
# $packs (how many)
print-stickers-how =
    { $packs ->
        [one] Je hebt 1 gewoon spel van 52 kaarten met 2 jokers nodig.
       *[other] Je hebt { $packs } gewone spellen van 52 kaarten met elk 2 jokers nodig.
    } Druk af op stickerpapier, knip langs de lijnen en plak er twee op elke kaart, in tegenoverliggende hoeken. De soorten zijn de kleuren; kaarten waarop hun getal al staat, blijven zoals ze zijn.
print-stickers-from = In het kaartspel
print-stickers-becomes = Bij Dizaine
# $cards (a suit), $pack (its number)
print-stickers-of-pack = { $cards } uit spel { $pack }
# $numbers (a range such as 2–10)
print-stickers-numbers = { $numbers }
print-stickers-as-they-are = hun getal
print-stickers-unused = niet gebruikt
# $number
print-die = Dobbelsteen { $number }
# $dice (how many), $size (millimetres)
print-dice-how =
    { $dice ->
        [one] Je hebt één blanco dobbelsteen met zijden van minstens 16 mm nodig.
       *[other] Je hebt { $dice } blanco dobbelstenen met zijden van minstens 16 mm nodig.
    } Druk af op stickerpapier en knip langs de lijnen; elke sticker is { $size } mm breed. De zes op een rij horen op één dobbelsteen.

## De opdracht

# $file
print-written = { $file } is geschreven.
print-hint-deck = Druk af op 100 %, niet passend gemaakt, zodat elke kaart 63 × 88 mm wordt.
print-hint-backs = Druk dubbelzijdig af, gedraaid over de lange zijde, op 100 %, zodat elke kaart 63 × 88 mm wordt.
print-hint-rules = Druk dubbelzijdig af, gedraaid over de korte zijde, en vouw bij de merktekens twee keer in een zigzag.
print-hint-stickers = Druk af op 100 %, niet passend gemaakt.
# $file
print-replace-question = { $file } bestaat al. Vervangen? (j/n)
print-kept = { $file } blijft zoals het is.

print-error-extra = Voor afdrukken is typst nodig; installeer het met: pip install "dizaine[print]"
# $text (what was written), $kinds
print-error-kind = “{ $text }” kan niet worden afgedrukt; schrijf een van { $kinds }.
print-error-paper = Er is geen papier “{ $text }”; schrijf --paper a4 of --paper letter.
print-error-colour = --colour is full, grey of ink-saving, niet “{ $text }”.
# $book
print-error-no-deck = { $book } speel je met dobbelstenen en heeft geen kaarten; voor de dobbelstenen: dizaine print stickers { $book }
print-error-no-pad = { $book } speel je met kaarten; het scoreblad ervan: dizaine print sheet { $book }
# $option
print-error-only-deck = { $option } is alleen voor kaarten: dizaine print deck
# $names (how many), $most
print-error-many-names =
    { $most ->
        [one] --names: het zijn { $names } namen, maar er kan maar één speler meedoen.
       *[other] --names: het zijn { $names } namen, maar er kunnen maar { $most } spelers meedoen.
    }
print-error-name = --names: “{ $text }” kan niet worden afgedrukt; schrijf korte namen zoals Ann,Bob.
print-error-exists = { $file } bestaat al en blijft zoals het is; noem een ander bestand met --out.
