# Printing, on the rules screen.

page_print-title = Print for the table
page_print-what = What to print
page_print-kind-reference = Reference cards
page_print-kind-sheet = Score sheet
page_print-kind-pad = Score pad
page_print-kind-rules = Rules
page_print-kind-deck = Cards
page_print-kind-stickers = Stickers
page_print-note-reference = The phases of exactly this game, to cut out.
page_print-note-sheet = A page to write on, with phases to cross off.
page_print-note-pad = A page to write on, with phases, bonuses and failed turns.
page_print-note-rules = One sheet: print it double-sided (flip on the short edge) and fold it into a zigzag.
page_print-note-deck = All the cards of the game, 63 × 88 mm. Print at 100%, not fitted to the page.
page_print-note-stickers = Turn ordinary cards or blank dice into the ones for this game. Print at 100%.
page_print-names = Names, separated by commas
page_print-names-example = Ann, Bob
page_print-names-wrong = Up to 6 names, with up to 20 characters each.
page_print-backs = With backs, for double-sided printing
page_print-paper = Paper
page_print-paper-a4 = A4
page_print-paper-letter = Letter
page_print-colour = Colours
page_print-colour-full = Colour
page_print-colour-grey = Grey
page_print-colour-ink-saving = Save ink
page_print-open = Open the PDF
