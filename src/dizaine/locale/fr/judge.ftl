# Is this allowed? What the arbiter asks, and what it answers. Why something is not allowed is in refusals.ftl.
judge-answer-yes = Oui.
judge-answer-no = Non.

# $rule (an id such as W3), $law (what the rule says)
judge-answer-law = Règle { $rule } : { $law }

# $rule (an id; the game itself does not have this rule)
judge-answer-rule = Règle { $rule }.

# $count (questions that follow)
judge-asks =
    { $count ->
        [one] Il me faut d’abord une précision.
       *[other] Il me faut d’abord { $count } précisions.
    }

## The questions to the person

judge-ask-about = Sur quoi porte la question ?
judge-ask-phase = Quelle phase ?
judge-ask-lay-cards = Quelles cartes voulez-vous poser ?
judge-ask-hit-cards = Quelle carte voulez-vous ajouter ?
judge-ask-pairs-cards = Quelle carte voulez-vous ajouter ? (Deux pour une suite de paires.)
judge-ask-group = De quelles cartes est faite cette combinaison ? Pour une suite, dans l’ordre.
judge-ask-shape = De quelle combinaison s’agit-il ?
judge-ask-number = Quel nombre a été annoncé ? Pour une suite, le plus bas.
judge-ask-colour = Quelle couleur a été annoncée ?
judge-ask-laid = La phase de ce joueur est-elle posée ?
judge-ask-count-laid = Le joueur a-t-il posé sa phase dans cette manche ?
judge-ask-end = À quel bout de la suite va le joker ?
judge-ask-left = Reste-t-il ensuite des cartes en main ?
judge-ask-take-card = Quelle carte est sur le dessus de la défausse ?
judge-ask-knock-card = Quelle carte vient d’aller à la défausse ?
judge-ask-discard-card = De quelle carte voulez-vous vous défausser ?
judge-ask-first-card = Quelle carte a été retournée après la donne ?
judge-ask-pile = Combien de cartes compte la défausse ?
judge-ask-hand = Quelles cartes le joueur a-t-il en main ?
judge-ask-table = Quelles combinaisons sont sur la table ? Pour une suite, dans l’ordre.
judge-ask-moment = Quand le joueur frappe-t-il ?
judge-ask-whose = Qui s’est défaussé de la carte ?
judge-ask-knock-skipped = Le joueur va-t-il perdre son prochain tour ?
judge-ask-skip-skipped = Ce joueur a-t-il déjà une carte Passer devant lui ?
judge-ask-skips = Peut-on donner la carte Passer à quelqu’un ?
judge-ask-taken = Reste-t-il en main une carte prise dans la défausse, à poser pendant ce tour ?
judge-ask-players = Combien de joueurs participent à cette manche ?
judge-ask-target = Contre qui joue-t-on la carte Passer ?
judge-ask-by = Comment le joueur se débarrasse-t-il de sa dernière carte ?
judge-ask-total-points = Combien de points ont les joueurs qui ont réussi la dernière phase ?
judge-ask-before-points = Combien de points avaient, avant cette manche, les joueurs qui ont réussi la dernière phase ?
judge-ask-rounds-points = Combien de points a chaque joueur après la dernière manche ?
judge-ask-dice = Que montrent les dés ?

## What can be chosen

judge-option-yes = Oui
judge-option-no = Non
judge-option-about-lay = Poser une phase
judge-option-about-hit = Ajouter une carte à une combinaison
judge-option-about-take = Prendre la carte de la défausse
judge-option-about-knock = Frapper
judge-option-about-discard = Se défausser
judge-option-about-skip = Jouer une carte Passer
judge-option-about-first = La première carte retournée
judge-option-about-out = Vider sa main
judge-option-about-count = La phase compte-t-elle ?
judge-option-about-win = Quelqu’un a-t-il gagné ?
judge-option-about-roll = Un lancer et ses points
judge-option-laid-no = Pas encore
judge-option-laid-now = Pendant ce tour
judge-option-laid-earlier = Depuis un tour précédent
judge-option-count-laid-yes = Oui
judge-option-count-laid-no = Non
judge-option-left-some = Oui
judge-option-left-none = Non, aucune
judge-option-end-low = Au début
judge-option-end-high = À la fin
judge-option-pile-one = Seulement celle-ci
judge-option-pile-more = Plusieurs
judge-option-moment-now = Juste après, sans attendre
judge-option-moment-drawn = Quand le joueur suivant a déjà pioché
judge-option-moment-first = Pour la carte retournée après la donne
judge-option-moment-skip = Après une carte Passer
judge-option-whose-other = Un autre joueur
judge-option-whose-own = Le joueur qui frappe
judge-option-skips-free = Oui, quelqu’un n’en a pas devant lui
judge-option-skips-all = Non, tous les autres en ont une devant eux
judge-option-players-two = Deux
judge-option-players-more = Trois ou plus
judge-option-target-other = Un autre joueur
judge-option-target-self = Soi-même
judge-option-by-lay = Avec la phase
judge-option-by-hit = En l’ajoutant à une combinaison
judge-option-by-discard = En se défaussant
judge-option-by-skip = Avec une carte Passer
judge-option-shape-set = Une série
judge-option-shape-run = Une suite
judge-option-shape-pairs = Une suite de paires
judge-option-shape-odd-run = Une suite de nombres impairs
judge-option-shape-even-run = Une suite de nombres pairs
judge-option-shape-colour-run = Une suite d’une même couleur
judge-option-shape-colour = Des cartes d’une même couleur
judge-option-shape-odd = Des nombres impairs
judge-option-shape-even = Des nombres pairs
judge-option-shape-other = Une autre sorte de combinaison

# $colour, $number (a number or W)
judge-face = { $number } { $colour }

## What is allowed, and what happens then


# $phase (a number)
judge-yes-lay = Ces cartes forment la phase { $phase } ; elle est réussie dès qu’elle est posée.
judge-yes-lay-out = Ces cartes forment la phase { $phase }, et la main est vide : la manche est aussitôt finie.
judge-yes-hit = Cela va avec cette combinaison.
judge-yes-hit-out = Cela va avec cette combinaison, et la main est vide : la manche est finie.
judge-yes-discard = Cette carte peut terminer le tour.
judge-yes-discard-out = Cette carte vide la main : la manche est finie.
judge-yes-discard-skip = Personne ne peut recevoir cette carte Passer : elle va à la défausse, sans effet.
judge-yes-skip = Ce joueur perd son prochain tour.
judge-yes-skip-next = Elle va sur la défausse, et le joueur suivant perd son tour.
judge-yes-skip-again = À deux, elle donne un tour de plus au joueur qui la joue.
judge-yes-skip-out = C’est la dernière carte : la manche est finie, et la carte Passer n’a pas d’effet.
judge-yes-take = On peut prendre cette carte au lieu d’en piocher une.
judge-yes-take-use = On peut prendre cette carte, mais il faut la poser pendant ce tour.
judge-yes-knock = Le joueur peut frapper et prendre la carte.
judge-yes-knock-use = Le joueur peut frapper, mais il devra poser la carte pendant ce tour.
judge-yes-first = Le premier joueur peut prendre cette carte ou en piocher une autre.
judge-yes-first-wild = Le premier joueur peut prendre ce joker.
judge-yes-count = Une phase posée est réussie, peu importe qui gagne la manche.

# $player (the number of a player in the list, or several)
judge-yes-win = La partie est finie, et le numéro { $player } de la liste a gagné.
judge-yes-shared = La partie est finie, et les numéros { $player } de la liste partagent la victoire.
judge-yes-place = La personne qui a réussi toutes les phases en premier a gagné, et les autres continuent pour les places suivantes.

# $phase (a number), $points
judge-yes-made =
    Les dés forment la phase { $phase } et rapportent { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## What is not allowed, where the engine has no refusal

judge-no-first-returned = Cette carte va sous la pioche, et on en retourne une autre.
judge-no-first-lost = Le premier joueur perd ce tour, et la carte Passer reste dans la défausse.
judge-no-count-again = Le joueur retente la même phase à la manche suivante.
judge-no-count-anyway = Elle ne compte pas, mais dans cette partie tout le monde passe à la phase suivante.

# $players (numbers of the list)
judge-no-replay = Les numéros { $players } de la liste sont à égalité et rejouent entre eux la dernière phase.
judge-no-not-made = Les dés ne forment pas la phase { $phase } : elle ne rapporte rien et sera retentée.

## What the arbiter cannot read


# $text (what was written), $colours (letters), $highest (number)
judge-error-card = « { $text } » n’est pas une carte de ce jeu. Écrivez d’abord la lettre d’une couleur ({ $colours }), puis un nombre de 1 à { $highest } ; ou W pour un joker, S pour une carte Passer.

# $card, $count (how many the deck has)
judge-error-copies =
    { $count ->
        [0] Ce jeu n’a pas de carte « { $card } ».
       *[other] Il n’y a pas autant de cartes « { $card } » : le jeu n’en compte que { $count }.
    }
judge-error-no-cards = Indiquez au moins une carte.

# $least, $most (numbers of cards)
judge-error-cards =
    { $most ->
        [one] Indiquez { $least } carte au moins et { $most } au plus.
       *[other] Indiquez de { $least } à { $most } cartes.
    }
judge-error-groups =
    { $most ->
        [one] Indiquez au plus { $most } combinaison.
       *[other] Indiquez au plus { $most } combinaisons.
    }

# $cards (of the group)
judge-error-group = { $cards } n’est pas une combinaison de ce jeu. Indiquez toutes ses cartes, dans l’ordre pour une suite.

# $number (of a phase), $phases (the numbers of those played)
judge-error-phase = Il n’y a pas de phase { $number } dans ce jeu. Les phases jouées sont { $phases }.
judge-error-points =
    { $most ->
        [one] Indiquez les points d’un seul joueur, par exemple 35.
       *[other] Indiquez les points de 1 à { $most } joueurs, par exemple 35 40.
    }

# $known (names of questions)
judge-error-about = Ce n’est pas une question sur ce jeu. Choisissez parmi : { $known }.
judge-error-no-skips = Il n’y a pas de cartes Passer dans ce jeu.

# $count (dice of the game), $given
judge-error-dice-count =
    { $count ->
        [one] Dites ce que montre le dé ; vous en avez indiqué { $given }.
       *[other] Dites ce que montrent les { $count } dés ; vous en avez indiqué { $given }.
    }
judge-error-dice-colour = Pour cette phase, les couleurs comptent. Écrivez-en une devant « { $text } », par exemple r{ $text }.
judge-error-die = Aucun dé de ce jeu ne montre « { $text } ». Écrivez la lettre d’une couleur et un nombre, ou W pour la face joker, par exemple r10 ou oW.
judge-error-dice-together = Les dés de ce jeu ne peuvent pas montrer tout cela à la fois. Là où les couleurs ne comptent pas, les nombres suffisent.

## In the terminal

judge-prompt = Votre réponse :
judge-hint-cards = On écrit la lettre d’une couleur, puis le nombre : r7, y12 ; ou W (joker), S (Passer). Un + sépare les combinaisons ; un - veut dire aucune.
judge-hint-dice = On écrit les dés r10, oW (la face joker), ou sans la couleur là où elle ne compte pas : 10, W.

# $colours (letters with the names of the colours)
judge-hint-colours = Couleurs : { $colours }.
judge-hint-numbers = Des nombres séparés par des espaces, par exemple 35 40.

# $options (what can be typed)
judge-hint-choice = Tapez l’un de ces choix : { $options }.
judge-as-laid = J’ai compris : { $groups }

# $ask (the question that nobody answered)
judge-error-unanswered = Il faut d’abord répondre à l’arbitre : { $ask }
# $text (what was written), $names (of the questions)
judge-error-no-question = Il n’y a pas de question « { $text } ». Choisissez parmi : { $names }.
# $text, $names (of the facts)
judge-error-no-fact = Cette question n’a pas de donnée « { $text } ». Elle a : { $names }.
# $field (of the question), $text (what was written), $words (those it can be)
judge-error-word = { $field } : « { $text } » n’est pas possible ici. Écrivez l’un de ces mots : { $words }.
judge-error-value = { $field } : « { $text } » n’est pas possible ici. Écrivez un nombre qui existe dans ce jeu.
# $field, $detail (a sentence)
judge-error-fact = { $field } : { $detail }
