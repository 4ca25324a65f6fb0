# What is printed on paper, and the command that prints it.

print-kind-reference = Reference cards
print-kind-sheet = Score sheet
print-kind-pad = Score pad
print-kind-rules = Rules
print-kind-deck = Cards
print-kind-stickers = Stickers

## On the sheets

# $phases (how many there are)
print-phases =
    { $phases ->
        [one] One phase
       *[other] The { $phases } phases
    }
print-markers = Markers: cut them out, fold them in the middle and slide one over the edge of your card, pointing at your next phase.
print-date = Date
print-round = Round
print-points = Points
print-total = Total
print-phase = Phase
print-place = Place
# $phase (a number), $over (points)
print-pad-half = Bonus: over { $over } points after phase { $phase }
print-pad-finish = Finishing bonus
print-pad-failures = Failed turns
# $cost (points)
print-pad-failures-alone = Failed turns; if you play alone, −{ $cost } each
print-pad-total = Grand total
# $points
print-pad-witness = Over { $points } points? A great score! Someone who saw it but wasn’t playing signs here.
print-pad-signature = Name and signature of the witness
# $packs (how many)
print-stickers-how =
    { $packs ->
        [one] You need { $packs } ordinary pack of 52 cards with 2 jokers.
       *[other] You need { $packs } ordinary packs of 52 cards with 2 jokers each.
    } Print on sticker paper, cut along the lines, and stick two on each card that changes, in opposite corners. The suits are the colours; cards that already show their number need no sticker.
print-stickers-from = In the pack
print-stickers-becomes = In the game
# $cards (a suit), $pack (its number)
print-stickers-of-pack = { $cards } of pack { $pack }
# $numbers (a range such as 2–10)
print-stickers-numbers = { $numbers }
print-stickers-as-they-are = their number
print-stickers-unused = not used
# $number
print-die = Die { $number }
# $dice (how many), $size (millimetres)
print-dice-how =
    { $dice ->
        [one] You need { $dice } blank die with sides of 16 mm or more.
       *[other] You need { $dice } blank dice with sides of 16 mm or more.
    } Print on sticker paper and cut along the lines; each sticker is { $size } mm wide. The six in a row go on one die.

## The command

# $file
print-written = Saved: { $file }
print-hint-deck = Print at 100%, not fitted to the page, so that each card is 63 × 88 mm.
print-hint-backs = Print double-sided (flip on the long edge) at 100%, so that each card is 63 × 88 mm.
print-hint-rules = Print double-sided (flip on the short edge), and fold twice at the marks into a zigzag.
print-hint-stickers = Print at 100%, not fitted to the page.
# $file
print-replace-question = { $file } already exists. Replace it? (y/n)
print-kept = { $file } stays as it is.

print-error-extra = Printing needs typst; install it with: pip install "dizaine[print]"
# $text (what was written), $kinds
print-error-kind = Nothing called “{ $text }” can be printed; choose from { $kinds }.
print-error-paper = There is no paper “{ $text }”; use --paper a4 or --paper letter.
print-error-colour = --colour takes full, grey or ink-saving, not “{ $text }”.
# $book
print-error-no-deck = { $book } is played with dice and has no cards; for its dice, use: dizaine print stickers { $book }
print-error-no-pad = { $book } is played with cards; for its score sheet, use: dizaine print sheet { $book }
# $option
print-error-only-deck = { $option } works for cards only: dizaine print deck
# $names (how many), $most
print-error-many-names =
    { $most ->
        [one] --names: there are { $names } names, but only { $most } player can play.
       *[other] --names: there are { $names } names, but only { $most } players can play.
    }
print-error-name = --names: “{ $text }” can’t be printed; use short names such as Ann,Bob.
print-error-exists = { $file } already exists and stays as it is; name another file with --out.
