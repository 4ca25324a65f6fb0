# The dice game in the terminal, line by line. Lines should stay short: sixty columns must be enough.
# What the card table says as well is in terminal.ftl. $who is "you" for the reader and "other" for somebody else.

## Words that can be typed; one word each, small letters

terminal_dice-word-keep = garder
terminal_dice-word-roll = lancer
terminal_dice-word-stop = arrêter
terminal_dice-word-pad = carnet
terminal_dice-word-save = enregistrer
# To name dice
terminal_dice-word-all = tous
terminal_dice-word-none = aucun
# The ending behind a number that means all dice with it: 8s
terminal_dice-word-plural = s

## The table

# $round, $name (whose turn it is)
terminal_dice-heading =
    Tour de table { $round }, { $who ->
        [you] à vous
       *[other] { $name }
    }
terminal_dice-heading-last-run =
    { $who ->
        [you] Votre dernière chance
       *[other] { $name }, dernière chance
    }
terminal_dice-heading-over = La partie est finie
terminal_dice-column-bonus = bonus
terminal_dice-column-failed = ratés
terminal_dice-total = total
# $name, $phase (number), $words (what it asks for), $points, $failures (failed turns)
terminal_dice-player =
    { $name } : phase { $phase } ({ $words }), { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $failures ->
        [0] aucun tour raté
        [one] { $failures } tour raté
       *[other] { $failures } tours ratés
    }.
terminal_dice-player-done =
    { $name } : toutes les phases réussies, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $failures ->
        [0] aucun tour raté
        [one] { $failures } tour raté
       *[other] { $failures } tours ratés
    }.
# $throw (counted from 1), $throws (of a turn), $phase, $words
terminal_dice-throw = Lancer { $throw } sur { $throws }, pour la phase { $phase } : { $words }
# $dice (numbers in order)
terminal_dice-sorted = triés : { $dice }
# $missing (dice)
terminal_dice-missing =
    pas encore réussie : il manque { $missing ->
        [one] { $missing } dé
       *[other] { $missing } dés
    }
# $phase, $groups (with their dice), $points
terminal_dice-made = phase { $phase } réussie, elle vaut { $points } : { $groups }
# $colour (a name)
terminal_dice-group-colour = dés de couleur { $colour }
terminal_dice-wild = W { $colour }
# $legend (letters and what they mean)
terminal_dice-legend = Dés : { $legend }
terminal_dice-legend-wild = W n’importe quel nombre

## The whole pad

# $over (points)
terminal_dice-pad-half = bonus, plus de { $over }
terminal_dice-pad-finish = bonus d’arrivée
terminal_dice-pad-finish-alone = bonus d’arrivée, premier essai
terminal_dice-pad-failures = tours ratés
# $failures (how many)
terminal_dice-pad-failures-alone =
    { $failures ->
        [one] { $failures } tour raté, déduit à la fin
       *[other] { $failures } tours ratés, déduits à la fin
    }
# $phase (number), $points, $total (so far)
terminal_dice-pad-phase = phase { $phase } : { $points }, total { $total }
# $points
terminal_dice-pad-half-told = bonus de mi-parcours : { $points }
terminal_dice-pad-finish-told = bonus d’arrivée : { $points }

## Choices

# $numbers, $faces, $colour (whole commands: k 1 3 5, k 8s, k green)
terminal_dice-choice-keep = garder des dés et relancer les autres : { $numbers } (leurs numéros), { $faces } ou { $colour } (ce qu’ils montrent)
# $some, $all (whole commands: r 2 4, r all)
terminal_dice-choice-roll = relancer des dés et garder les autres : { $some }, { $all }
# $points
terminal_dice-choice-stop =
    s’arrêter et marquer { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
terminal_dice-choice-stop-failing = s’arrêter : le tour finit sans la phase
# all arguments are words that can be typed
terminal_dice-more-words = ou : ? pour l’aide, { $hint }, { $pad }, { $table }, { $log }, { $rules }, { $quit }

## Answers to what cannot be

# $letter (of the command)
terminal_dice-which = Quels dés ? Écrivez par exemple : { $letter } 1 3 5
# $text (dice as they were typed)
terminal_dice-keep-or-roll = Les garder ou les lancer ? Écrivez k { $text } pour les garder et relancer les autres, ou r { $text } pour les relancer.
# $text (what was typed), $face (as typed: r8)
terminal_dice-two-meanings = « { $text } » peut vouloir dire deux choses. Pour le dé qui montre cela, écrivez { $face } ; sinon, indiquez les dés un à un. Rien n’a été lancé.
# $count (dice)
terminal_dice-no-such-die = Il n’y a pas de dé « { $text } » : ils sont numérotés de 1 à { $count }. Rien n’a été lancé.
terminal_dice-no-dice = « { $text } » ne désigne aucun dé. Écrivez leurs numéros (1 3 5) ou ce qu’ils montrent (tous 8, r8, W). Rien n’a été lancé.
terminal_dice-nothing-shows = Aucun dé ne montre « { $text } ». Rien n’a été lancé.
terminal_dice-nothing-thrown = Vous gardez alors tous les dés : aucun n’est lancé. Pour finir le tour, tapez s.
terminal_dice-stop-alone = s seul finit le tour, sans « { $text } ». Pour garder des dés, écrivez k puis les dés.
# $phase, $left (throws)
terminal_dice-stop-warning =
    La phase { $phase } n’est pas réussie, et il vous reste { $left ->
        [one] { $left } lancer
       *[other] { $left } lancers
    } : vous arrêter maintenant, c’est la rater. Tapez s encore une fois pour confirmer.
# $id (number of the saved game)
terminal_dice-saved = La partie { $id } est enregistrée à chaque lancer ; q quitte, et rien n’est perdu.

## Help and hints

terminal_dice-help-keep = garder les dés indiqués et relancer les autres.
terminal_dice-help-roll = relancer les dés indiqués et garder les autres.
terminal_dice-help-stop = finir votre tour avec les dés tels quels.
# $number (on a die), $faces (8s), $face (r8), $colour (its name), $all (a word that can be typed)
terminal_dice-help-picking = On désigne les dés par leurs numéros (1 3 5, 1-4) ou par ce qu’ils montrent : { $all } { $number } ou { $faces }
    (chaque { $number }), { $face } (cette face), { $colour } (la couleur), W. Au-dessus des dés, x est un tour raté et un
    point marque la phase à réussir.
# all arguments are words that can be typed
terminal_dice-help-words = Toujours : { $hint } (une idée de coup ; { $hint } 1 3 5 évalue la vôtre), { $pad } (le carnet de points), { $rules } (du
    jeu ; { $rules } D3 pour une seule), { $log } (des derniers tours), { $table } ou Entrée (tout réafficher), { $quit }.
# $phase, $chance (percent), $gain (points, on average)
terminal_dice-hint-keep =
    { $chance } de chances de réussir la phase { $phase }. En moyenne, cela rapporte { $gain ->
        [one] { $gain } point
       *[other] { $gain } points
    } de plus que de s’arrêter maintenant.
terminal_dice-hint-stop = { $chance } de chances de réussir la phase. Relancer rapporterait moins en moyenne.
# $cost (points of a failed turn): stopping without the phase, for a higher score at the next try
terminal_dice-hint-give-up =
    Mieux vaut réessayer au prochain tour : un échec coûte { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }, et un petit score ici vous coûterait plus cher.
# $input (what one would type), $chance, $cost (points, on average)
terminal_dice-hint-wish = Votre idée, { $input } : { $chance } de chances. Points perdus en moyenne : { $cost }.
terminal_dice-hint-wish-equal = Votre idée, { $input } : { $chance } de chances. On ne peut pas faire mieux.
# $points (on average)
terminal_dice-hint-final = En jouant au mieux, votre score final sera en moyenne de { $points }.
terminal_dice-hint-several = C’est exact en solitaire ; contre d’autres joueurs, où il faut aussi aller vite, ce n’est qu’un guide.
terminal_dice-hint-run = C’est ce qui rapporte en moyenne le plus de points dans votre dernière chance ; un tour raté y met fin.
# $phase, $chance (percent), $input (what one would type)
terminal_dice-hint-phase = Le plus sûr pour la phase { $phase } : { $chance } de chances. Contre d’autres, un tour raté est un tour perdu.
terminal_dice-hint-phase-wish = Votre idée, { $input } : { $chance } de chances.
terminal_dice-hint-win = Personne ne joue après vous. Vous avez { $chance } de chances de gagner.
terminal_dice-hint-win-wish = Votre idée, { $input } : { $chance } de chances de gagner.
# $points
terminal_dice-hint-made =
    La phase est réussie, pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
# the same, where the dice that are not needed should be thrown again
terminal_dice-hint-made-more =
    { $points ->
        [one] La phase est réussie, pour { $points } point,
       *[other] La phase est réussie, pour { $points } points,
    } et vous ne pouvez plus la perdre ; les autres dés ne peuvent que rapporter davantage.
# $kept, $wanted (dice)
terminal_dice-hint-greedy =
    { $kept ->
        [one] Voilà { $kept } dé
       *[other] Voilà { $kept } dés
    } sur les { $wanted } que la phase demande.
# $command (what to type)
terminal_dice-hint-solve = C’est une estimation ; pour des conseils exacts, lancez : { $command }
terminal_dice-hint-solve-wish = C’est une estimation ; pour savoir ce que coûte votre idée, lancez : { $command }

## What happened

# $throws (names with dice)
terminal_dice-news-order-thrown = Pour l’ordre du jeu : { $throws }.
# $names
terminal_dice-news-order = Ordre du jeu : { $names }.
# $name, $phase, $words
terminal_dice-news-turn = { $name }, phase { $phase } : { $words }
terminal_dice-news-last-turn = { $name }, dernière chance, phase { $phase } : { $words }
# $throw (counted from 1), $dice (that were thrown), $kept (that were not)
terminal_dice-news-thrown = lancer { $throw } : { $dice }
terminal_dice-news-kept = on garde { $kept } ; lancer { $throw } : { $dice }
terminal_dice-news-stopped = arrêt après le lancer { $throw }
# $phase, $groups (with their dice), $points, $total
terminal_dice-news-made =
    phase { $phase } réussie, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, total { $total } : { $groups }
terminal_dice-news-failed = phase { $phase } ratée
# $points, $phase, $over, $total
terminal_dice-news-half = plus de { $over } après la phase { $phase } : bonus de mi-parcours de { $points }, total { $total }
terminal_dice-news-finish = parmi les premiers à finir : bonus d’arrivée de { $points }, total { $total }
terminal_dice-news-finish-alone = dernière phase réussie au premier essai : bonus d’arrivée de { $points }, total { $total }
terminal_dice-news-last-run =
    { $who ->
        [you] Bravo, vous avez réussi toutes les phases ! Les autres ont chacun une dernière chance : tour après tour, jusqu’à une phase ratée.
       *[other] { $name } a réussi toutes les phases. Les autres ont chacun une dernière chance : tour après tour, jusqu’à une phase ratée.
    }
# $failures (how many), $cost (points), $total
terminal_dice-news-failures =
    { $failures ->
        [0] Aucun tour raté.
        [one] { $failures } tour raté : { $cost ->
            [one] { $cost } point
           *[other] { $cost } points
        } de moins.
       *[other] { $failures } tours ratés : { $cost ->
            [one] { $cost } point
           *[other] { $cost } points
        } de moins.
    } Votre score final : { $total }.
