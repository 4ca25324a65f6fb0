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
analyse-costly = Les décisions les plus coûteuses, selon l’expert :
analyse-nothing = Aucune décision ne ressort : les pertes restent dans la marge d’erreur.

## One decision

# $round, $turn (counted from 1), $name (of the player)
analyse-decision = Manche { $round }, tour { $turn }, { $name }
# $move (in words)
analyse-played = Coup joué : { $move }
analyse-better = Meilleur coup : { $move }
# $chance (to win the game with the better move), $other (with the one played), both in percent; $loss, $error (in
# percentage points)
analyse-loss = Chances de gagner : { $other } au lieu de { $chance }. Perte, en points de pourcentage : { $loss }, à { $error } près.

## All decisions of a player

# $name (as the first word of a sentence), $choices (how many), $agreed (a share in percent), $loss (in percentage points)
analyse-seat =
    { $name } : { $choices ->
        [one] { $choices } vrai choix
       *[other] { $choices } vrais choix
    }, { $agreed } comme l’expert. Perte totale, en points de pourcentage : environ { $loss }.

## Problems with the record; $path, $line

analyse-error-foreign = { $path } n’est pas un fichier d’enregistrement d’une partie de cartes ; indiquez un tel fichier, ou le numéro d’une partie enregistrée.
analyse-error-broken = { $path } est abîmé à la ligne { $line } : impossible de poursuivre la partie à partir de là.
analyse-error-dice = { $path } est une partie de dés ; seules les parties de cartes s’analysent. Aux dés, tapez conseil pendant la partie.
