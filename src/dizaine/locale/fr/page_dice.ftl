# La table de dés sur la page. Les textes sont sur des téléphones et des boutons : courts, ils sont meilleurs.

page_dice-wild = joker { $colour }
page_dice-dice = Les dés
page_dice-die = Dé { $number } : { $face }
page_dice-held = gardé
page_dice-serves = compte pour la phase
page_dice-own = Vos lancers

## À qui de jouer, et pour quoi
page_dice-phase = Phase { $phase } : { $words }
page_dice-left =
    { $left ->
        [0] plus de lancer
        [one] encore 1 lancer
       *[other] encore { $left } lancers
    }
page_dice-made =
    Réussie : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page_dice-turn-told =
    À vous. Phase { $phase } : { $words }. { $left ->
        [0] Plus de lancer.
        [one] Encore 1 lancer.
       *[other] Encore { $left } lancers.
    }
page_dice-last-run = { $name } joue sa dernière chance.
page_dice-last-run-yours = Votre dernière chance.
page_dice-player-phase = Phase { $phase }
page_dice-player-done = toutes les phases réussies
page_dice-failures =
    { $failures ->
        [one] { $failures } tour manqué
       *[other] { $failures } tours manqués
    }

## Chances
page_dice-odds = environ { $chance } sur 100
page_dice-odds-exact = { $chance } sur 100
page_dice-odds-left =
    { $left ->
        [one] avec 1 lancer
       *[other] avec { $left } lancers
    }
page_dice-odds-wait = Calcul des chances…
page_dice-touch = Touchez un dé pour le garder ou le relancer.

page_dice-helped =
    { $all ->
        [1] Dernier lancer : { $count ->
            [0] le dé n’a pas servi
           *[other] le dé a servi
        }
       *[other] Dernier lancer : { $count ->
            [0] aucun des { $all } dés n’a servi
            [1] 1 dé sur { $all } a servi
           *[other] { $count } dés sur { $all } ont servi
        }
    }

## Boutons
page_dice-roll =
    { $count ->
        [0] Lancer
        [one] Lancer 1 dé
       *[other] Lancer { $count } dés
    }
page_dice-roll-all = Lancer tous les dés
page_dice-stop = Arrêter
page_dice-stop-made =
    S’arrêter avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page_dice-stop-sure =
    La phase { $phase } n’est pas réussie, et il reste { $left ->
        [one] 1 lancer
       *[other] { $left } lancers
    }. S’arrêter quand même ?
page_dice-stop-yes = S’arrêter sans la phase
page_dice-stop-no = Continuer
page_dice-release = Ne rien garder

## Conseils
page_dice-hint-roll =
    { $count ->
        [one] Lancez le dé qui n’est pas gardé ({ $count }).
       *[other] Lancez les { $count } dés qui ne sont pas gardés.
    }
page_dice-hint-all = Lancez tous les dés.
page_dice-hint-stop = Arrêtez-vous maintenant.
page_dice-hint-best = C’est ce qui rapporte le plus de points en moyenne : les petites séries valent peu, et un tour raté coûte peu.
page_dice-hint-greedy = C’est ce qui avance le plus la phase.

## La feuille
page_dice-pad = Carnet de points
page_dice-bonus-half = Bonus, première moitié
page_dice-bonus-finish = Bonus, fin
page_dice-failed-turns = Tours manqués
page_dice-total = Total général
page_dice-failures-mark = { $failures } ✗
page_dice-bonus-in = dont +{ $points }
page_dice-running = Σ { $total }

## La fin du tour précédent
page_dice-last-made =
    { $who ->
        [you] Vous avez réussi la phase { $phase } : { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[other] { $name } a réussi la phase { $phase } : { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
page_dice-last-failed =
    { $who ->
        [you] Vous avez manqué la phase { $phase }
       *[other] { $name } a manqué la phase { $phase }
    }

## Ce qui s’est passé
page_dice-news-order = L’ordre du jeu : { $names }.
page_dice-news-throw =
    { $who ->
        [you] Votre lancer { $throw } : { $dice }
       *[other] { $name }, lancer { $throw } : { $dice }
    }
page_dice-news-made =
    { $who ->
        [you] Vous réussissez la phase { $phase } : { $points } points, { $total } en tout.
       *[other] { $name } réussit la phase { $phase } : { $points } points, { $total } en tout.
    }
page_dice-news-failed =
    { $who ->
        [you] Vous manquez la phase { $phase }.
       *[other] { $name } manque la phase { $phase }.
    }
page_dice-news-bonus-half =
    { $who ->
        [you] Vous recevez un bonus de { $points } pour la première moitié, { $total } en tout.
       *[other] { $name } reçoit un bonus de { $points } pour la première moitié, { $total } en tout.
    }
page_dice-news-bonus-finish =
    { $who ->
        [you] Vous recevez un bonus de { $points } pour avoir terminé, { $total } en tout.
       *[other] { $name } reçoit un bonus de { $points } pour avoir terminé, { $total } en tout.
    }
page_dice-news-last-run =
    { $who ->
        [you] Vous avez réussi toutes les phases. Tous les autres ont une dernière chance.
       *[other] { $name } a réussi toutes les phases. Tous les autres ont une dernière chance.
    }
page_dice-news-failures =
    { $failures ->
        [0] Aucun tour manqué : { $total } en tout.
        [one] 1 tour manqué, { $cost } points de moins : { $total } en tout.
       *[other] { $failures } tours manqués, { $cost } points de moins : { $total } en tout.
    }
