# Le jeu en six images, pour qui n’a jamais joué : ce qui vaut dans chaque édition et avec chaque règle maison, et rien d’autre.

page_short-title = En bref
page_short-open = Première fois ? Le jeu en images

## Les cartes
page_short-step-phase = Votre phase
page_short-step-phase-how = À chaque tour, prenez une carte, puis défaussez-vous d’une carte. Votre but : poser votre phase, par exemple deux séries.
page_short-step-groups = Série et suite
page_short-step-groups-how = Une série : le même nombre, peu importent les couleurs. Une suite : des nombres qui se suivent, comme 4 5 6 7.
page_short-step-wild = Joker
page_short-step-wild-how = Un joker remplace n’importe quel nombre, de n’importe quelle couleur : ici, le 5.
page_short-step-hit = Ajouts
page_short-step-hit-how = Après votre phase, faites des ajouts : allongez n’importe quelle combinaison de la table, la vôtre ou celle d’un autre.
page_short-step-skip = Carte Passer
page_short-step-skip-how = Jouée à la fin de votre tour, la carte Passer fait perdre un tour à quelqu’un d’autre.
page_short-step-out = Vider sa main
page_short-step-out-how = Quelqu’un n’a plus de cartes en main ? La manche est finie. Si vous avez posé votre phase, vous passez à la suivante. Quand on compte les points, chaque carte qui vous reste en coûte.

## Les dés
page_short-step-throw = Votre tour
page_short-step-throw-how = Lancez tous les dés, gardez ceux qui vous aident et relancez les autres.
page_short-step-dice = Votre phase
page_short-step-dice-how = Votre phase dit ce qu’il faut obtenir : une série (le même nombre) ou une suite (des nombres qui se suivent), par exemple.
page_short-step-dice-wild = Joker
page_short-step-dice-wild-how = Un W remplace n’importe quel nombre, mais vaut 0.
page_short-step-points = Les points
page_short-step-points-how = Une phase réussie rapporte la somme de ses dés. Le plus grand total gagne.
