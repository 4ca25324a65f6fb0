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
        [0] plus aucun lancer
        [one] encore { $left } lancer
       *[other] encore { $left } lancers
    }
page_dice-made =
    Réussie : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page_dice-turn-told =
    À vous. Phase { $phase } : { $words }. { $left ->
        [0] Plus aucun lancer.
        [one] Encore { $left } lancer.
       *[other] Encore { $left } lancers.
    }
page_dice-last-run = { $name } joue sa dernière chance.
page_dice-last-run-yours = C’est votre dernière chance.
page_dice-player-phase = phase { $phase }
page_dice-player-done = toutes les phases réussies
page_dice-failures =
    { $failures ->
        [one] { $failures } tour raté
       *[other] { $failures } tours ratés
    }

## Chances
page_dice-odds = env. { $chance } % de chances
page_dice-odds-exact = { $chance } % de chances
page_dice-odds-left =
    { $left ->
        [one] avec { $left } lancer
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
            [one] { $count } dé sur { $all } a servi
           *[other] { $count } dés sur { $all } ont servi
        }
    }

## Boutons
page_dice-roll =
    { $count ->
        [0] Lancer
        [one] Lancer { $count } dé
       *[other] Lancer { $count } dés
    }
page_dice-roll-all = Lancer tous les dés
page_dice-stop = S’arrêter
page_dice-stop-made =
    S’arrêter avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page_dice-stop-sure =
    La phase { $phase } n’est pas réussie, et il vous reste { $left ->
        [one] { $left } lancer
       *[other] { $left } lancers
    }. Vous arrêter quand même ?
page_dice-stop-yes = S’arrêter sans la phase
page_dice-stop-no = Continuer
page_dice-release = Ne rien garder

## Conseils
page_dice-hint-roll =
    { $count ->
        [one] Lancez le dé que vous ne gardez pas.
       *[other] Lancez les { $count } dés que vous ne gardez pas.
    }
page_dice-hint-all = Lancez tous les dés.
page_dice-hint-stop = Arrêtez-vous maintenant.
page_dice-hint-best = C’est ce qui rapporte le plus de points en moyenne.
page_dice-hint-greedy = C’est ce qui vous rapproche le plus de la phase.

## La feuille
page_dice-pad = Carnet de points
page_dice-bonus-half = Bonus de mi-parcours
page_dice-bonus-finish = Bonus d’arrivée
page_dice-failed-turns = Tours ratés
page_dice-total = Total
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
        [you] Vous avez raté la phase { $phase }
       *[other] { $name } a raté la phase { $phase }
    }

## Ce qui s’est passé
page_dice-news-order = Ordre du jeu : { $names }.
page_dice-news-throw =
    { $who ->
        [you] Votre lancer { $throw } : { $dice }
       *[other] { $name }, lancer { $throw } : { $dice }
    }
page_dice-news-made =
    { $who ->
        [you] Vous réussissez la phase { $phase } : { $points ->
            [one] { $points } point
           *[other] { $points } points
        }, total { $total }.
       *[other] { $name } réussit la phase { $phase } : { $points ->
            [one] { $points } point
           *[other] { $points } points
        }, total { $total }.
    }
page_dice-news-failed =
    { $who ->
        [you] Vous ratez la phase { $phase }.
       *[other] { $name } rate la phase { $phase }.
    }
page_dice-news-bonus-half =
    { $who ->
        [you] Bonus de mi-parcours pour vous : +{ $points }, total { $total }.
       *[other] Bonus de mi-parcours pour { $name } : +{ $points }, total { $total }.
    }
page_dice-news-bonus-finish =
    { $who ->
        [you] Bonus d’arrivée pour vous : +{ $points }, total { $total }.
       *[other] Bonus d’arrivée pour { $name } : +{ $points }, total { $total }.
    }
page_dice-news-last-run =
    { $who ->
        [you] Bravo, vous avez réussi toutes les phases ! Les autres ont chacun une dernière chance.
       *[other] { $name } a réussi toutes les phases. Les autres ont chacun une dernière chance.
    }
page_dice-news-failures =
    { $failures ->
        [0] Aucun tour raté : total { $total }.
        [one] { $failures } tour raté, { $cost ->
            [one] { $cost } point
           *[other] { $cost } points
        } de moins : total { $total }.
       *[other] { $failures } tours ratés, { $cost ->
            [one] { $cost } point
           *[other] { $cost } points
        } de moins : total { $total }.
    }
