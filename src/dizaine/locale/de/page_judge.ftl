# The arbiter. Its questions and answers come from the server; these are the words around them.

page_judge-yes = Ja
page_judge-no = Nein
# $rule (an id such as W3)
page_judge-rule = Regel { $rule }
page_judge-another = Etwas anderes fragen
page_judge-change = Ändern
page_judge-done = Fertig
page_judge-none = Keine
page_judge-new-group = Noch eine Gruppe
# $card (its name)
page_judge-remove = { $card } wegnehmen
page_judge-understood = So habe ich es verstanden
page_judge-variants = Hausregeln
# $number (of the group), $count (cards in it), $size (cards it needs)
page_judge-filled = Gruppe { $number }: { $count } von { $size }
# $number (of the group)
page_judge-group = Gruppe { $number }
page_judge-known = Was schon klar ist
page_judge-nothing = Noch nichts gewählt
