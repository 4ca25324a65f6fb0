# What a person can learn from a finished game, with positions to try again.

page_review-title = Ai-je bien joué ?
page_review-whose = Les coups de qui ?
page_review-working = L’expert examine chaque coup…
page_review-unsolved = La meilleure façon de jouer à ces dés n’a pas encore été calculée ici.
page_review-alone = Aux dés, ces conseils valent pour qui joue seul ; à plusieurs, ce n’est qu’un repère.

## The rating; $rating (0 to 100), $error (of the rating), $agreed, $decisions (how many)

page_review-rating-name = Votre note
page_review-rating = { $rating } sur 100
page_review-error = à { $error } près
page_review-no-rating = Trop peu de décisions pour une note.
page_review-agreed =
    { $decisions ->
        [one] Coups comme l’expert : { $agreed } sur { $decisions }.
       *[other] Coups comme l’expert : { $agreed } sur { $decisions }.
    }
page_review-meaning = 100 : aussi bien que l’expert ; 0 : au hasard. La chance ne compte pas.

## The decisions; $round, $turn (counted from 1), $loss (percentage points of the chance to win, or points)

page_review-best = La meilleure décision
page_review-costliest = Ce qui a coûté le plus
page_review-nothing = Aucune décision ne ressort. Bien joué !
page_review-when = Manche { $round }, tour { $turn }
page_review-played = Coup joué
page_review-better = Meilleur coup
page_review-tempting = Tentant, mais moins bon
page_review-lost-chance =
    { $loss ->
        [one] Chances de gagner : −{ $loss } point.
       *[other] Chances de gagner : −{ $loss } points.
    }
page_review-lost-points =
    { $loss ->
        [one] { $loss } point de moins en moyenne.
       *[other] { $loss } points de moins en moyenne.
    }
page_review-saved-chance =
    { $loss ->
        [one] Chances de gagner : +{ $loss } point.
       *[other] Chances de gagner : +{ $loss } points.
    }
page_review-saved-points =
    { $loss ->
        [one] { $loss } point préservé en moyenne.
       *[other] { $loss } points préservés en moyenne.
    }
page_review-try = Réessayer

## A position to try again

page_review-ask = Que feriez-vous maintenant ?
page_review-all = Toutes les décisions
page_review-choose = Choisissez un coup et voyez ce qu’en pense l’expert.
page_review-touch = Touchez une carte pour vous en défausser.
page_review-touch-dice = Touchez les dés que vous voulez garder.
# $count (of another player)
page_review-cards =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
page_review-thinking = L’expert réfléchit…
page_review-right = Oui ! C’est ce que ferait l’expert.
page_review-equal = Aussi bon que le coup de l’expert.
page_review-wrong-chance =
    { $loss ->
        [one] Ce coup fait baisser vos chances de gagner de { $loss } point.
       *[other] Ce coup fait baisser vos chances de gagner de { $loss } points.
    }
page_review-wrong-points =
    { $loss ->
        [one] Ce coup coûte { $loss } point en moyenne.
       *[other] Ce coup coûte { $loss } points en moyenne.
    }
page_review-show = Voir le meilleur coup

## Moves with dice; $count (dice), $rolls (how many are left), $phase, $chance (in percent)

page_review-stop = S’arrêter
page_review-keep =
    { $count ->
        [one] Garder { $count } dé et relancer les autres
       *[other] Garder { $count } dés et relancer les autres
    }
page_review-roll-all = Relancer tous les dés
page_review-roll =
    { $count ->
        [one] Relancer { $count } dé
       *[other] Relancer { $count } dés
    }
page_review-rolls =
    { $rolls ->
        [one] encore { $rolls } lancer
       *[other] encore { $rolls } lancers
    }
page_review-why-dice = Cela laisse { $chance } de chances de réussir la phase { $phase }.
