# The arbiter. Its questions and answers come from the server; these are the words around them.

page_judge-yes = Oui
page_judge-no = Non
# $rule (an id such as W3)
page_judge-rule = Règle { $rule }
page_judge-another = Poser une autre question
page_judge-change = Modifier
page_judge-done = Valider
page_judge-none = Aucune
page_judge-new-group = Une autre combinaison
# $card (its name)
page_judge-remove = Retirer : { $card }
page_judge-understood = Ce qui a été compris
page_judge-variants = Règles maison
# $number (of the group), $count (cards in it), $size (cards it needs)
page_judge-filled = Combinaison { $number } : { $count } sur { $size }
# $number (of the group)
page_judge-group = Combinaison { $number }
page_judge-known = Ce que l’on sait
page_judge-nothing = Rien n’est encore choisi
