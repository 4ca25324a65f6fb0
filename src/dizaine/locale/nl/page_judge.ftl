# The arbiter. Its questions and answers come from the server; these are the words around them.

page_judge-yes = Ja
page_judge-no = Nee
# $rule (an id such as W3)
page_judge-rule = Regel { $rule }
page_judge-another = Iets anders vragen
page_judge-change = Wijzigen
page_judge-done = Klaar
page_judge-none = Geen
page_judge-new-group = Nog een groep
# $card (its name)
page_judge-remove = Weghalen: { $card }
page_judge-understood = Zo heb ik het begrepen
page_judge-variants = Huisregels
# $number (of the group), $count (cards in it), $size (cards it needs)
page_judge-filled = Groep { $number }: { $count } van { $size }
# $number (of the group)
page_judge-group = Groep { $number }
page_judge-known = Wat al bekend is
page_judge-nothing = Nog niets gekozen
