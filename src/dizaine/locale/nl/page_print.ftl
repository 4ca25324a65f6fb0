# Afdrukken, op het scherm met de regels.

page_print-title = Afdrukken voor aan tafel
page_print-what = Wat wil je afdrukken?
page_print-kind-reference = Overzichtskaarten
page_print-kind-sheet = Scoreblad
page_print-kind-pad = Scoreblok
page_print-kind-rules = Regels
page_print-kind-deck = Kaarten
page_print-kind-stickers = Stickers
page_print-note-reference = De fasen van precies dit spel, om uit te knippen.
page_print-note-sheet = Een blad om in te vullen, met fasen om door te strepen.
page_print-note-pad = Een blad om in te vullen, met fasen, bonussen en mislukte beurten.
page_print-note-rules = Eén blad, dubbelzijdig afgedrukt (omslaan langs de korte kant) en in een zigzag gevouwen.
page_print-note-deck = Alle kaarten van het spel, 63 × 88 mm. Druk af op 100% en zet “Aanpassen aan pagina” uit.
page_print-note-stickers = Hiermee maak je van gewone kaarten of blanco dobbelstenen die van dit spel. Druk af op 100%.
page_print-names = Namen, met komma’s ertussen
page_print-names-example = Ann, Bob
page_print-names-wrong = Hoogstens 6 namen, elk met hoogstens 20 letters.
page_print-backs = Met achterkanten, voor dubbelzijdig afdrukken
page_print-paper = Papier
page_print-paper-a4 = A4
page_print-paper-letter = Letter
page_print-colour = Kleuren
page_print-colour-full = Kleur
page_print-colour-grey = Grijs
page_print-colour-ink-saving = Weinig inkt
page_print-open = Pdf openen
