# The command `dizaine analyse`.

# $percent (so far), $done, $games (moves in all), $rate (moves in a second), $left (time)
analyse-progress =
    { $percent }, { $done ->
        [one] { $done } coup
       *[other] { $done } coups
    } sur { $games }, { $rate } par seconde, encore { $left }
# $title (of the rulebook), $names (all players)
analyse-title = { $title } : { $names }
# $seen, $moves (how many)
analyse-stopped =
    Arrêt avant la fin : { $seen ->
        [one] { $seen } coup examiné
       *[other] { $seen } coups examinés
    } sur { $moves }.
# After a game; $command
analyse-after = Votre meilleur coup, les plus coûteux et la qualité de votre jeu : { $command }

## The rating; $name, $rating (0 to 100), $error (of the rating), $choices (how many), $agreed (a share in percent)

analyse-rating = { $name } : { $rating } sur 100, à { $error } près
analyse-no-rating = { $name } : trop peu de décisions pour une note
analyse-agreed =
    { $choices ->
        [one] { $choices } vrai choix
       *[other] { $choices } vrais choix
    }, { $agreed } comme l’expert.
analyse-rating-meaning = 100 : des coups aussi bons que ceux de l’expert ; 0 : des coups choisis au hasard. La chance ne compte pas : seulement ce que vous avez décidé avec ce que vous saviez.
# $count (how many follow)
analyse-costly =
    { $count ->
        [one] La décision la plus coûteuse :
       *[other] Les décisions les plus coûteuses :
    }
analyse-nothing = Aucune décision ne ressort : les pertes restent dans la marge d’erreur.
analyse-best = La meilleure décision :

## One decision

# $round, $turn (counted from 1), $name (of the player)
analyse-decision = Manche { $round }, tour { $turn }, { $name }
# $move (in words)
analyse-played = Coup joué : { $move }
analyse-better = Meilleur coup : { $move }
analyse-tempting = Coup tentant : { $move }
# $chance (to win the game with the better move), $other (with the one played), both in percent; $loss, $error (in
# percentage points)
analyse-loss-chance =
    Chances de gagner : { $other } au lieu de { $chance }, soit { $loss ->
        [one] { $loss } point
       *[other] { $loss } points
    } de moins, à { $error } près.
# $loss (in points), on average
analyse-loss-points =
    { $loss ->
        [one] { $loss } point
       *[other] { $loss } points
    } de moins en moyenne.
# $loss (in percentage points, or in points)
analyse-saved-chance =
    Il aurait fait baisser vos chances de gagner de { $loss ->
        [one] { $loss } point.
       *[other] { $loss } points.
    }
analyse-saved-points =
    Il aurait coûté { $loss ->
        [one] { $loss } point
       *[other] { $loss } points
    } en moyenne.

## Moves with dice; $dice, $phase, $chance (in percent)

analyse-move-stop = s’arrêter avec { $dice }
analyse-move-keep = garder { $dice } et relancer les autres
analyse-move-roll-all = relancer tous les dés
analyse-reason-dice = Cela laisse { $chance } de chances de réussir la phase { $phase }.

## Trying a decision again; $most (the highest number), $best (a move in words), $loss

analyse-try = Envie de réessayer ? Tapez un numéro (1 à { $most }), ou Entrée pour quitter.
analyse-try-best = Oui ! C’est ce que ferait l’expert : { $best }
analyse-try-equal = Aussi bon que le coup de l’expert : { $best }
analyse-try-chance =
    Ce coup fait baisser vos chances de gagner de { $loss ->
        [one] { $loss } point
       *[other] { $loss } points
    }. Meilleur coup : { $best }
analyse-try-points =
    Ce coup coûte { $loss ->
        [one] { $loss } point
       *[other] { $loss } points
    } en moyenne. Meilleur coup : { $best }

## Problems with the record; $path, $line, $book

analyse-error-foreign = { $path } n’est pas un fichier d’enregistrement d’une partie ; indiquez un tel fichier, ou le numéro d’une partie enregistrée.
analyse-error-broken = { $path } est abîmé à la ligne { $line } : impossible de poursuivre la partie à partir de là.
analyse-error-unsolved = { $path } est une partie de dés ({ $book }) dont la meilleure façon de jouer n’a pas été calculée sur cet ordinateur. Lancez d’abord : dizaine dice solve
