# Les scores sur la page : après chaque manche, et à la fin de la partie.

page_scores-title = Scores
page_scores-round = Manche
page_scores-total = Total
page_scores-plus = +{ $points }
page_scores-phase-done = phase { $phase } réussie
page_scores-phase-not = phase non réussie
page_scores-phase-again = phase { $phase } à retenter
page_scores-out = a vidé sa main
page_scores-none = Aucune manche terminée pour l’instant.
page_scores-chart = Où en était chacun après chaque manche, en graphique
page_scores-chart-rounds = Manches
page_scores-round-over = Fin de la manche { $round }
page_scores-next = Passer à la manche { $round }
page_scores-goes-out =
    { $who ->
        [you] Bravo, votre main est vide !
       *[other] { $name } a vidé sa main !
    }
page_scores-climbed =
    { $count ->
        [0] Personne ne passe à la phase suivante.
        [one] { $count } joueur passe à la phase suivante.
       *[other] { $count } joueurs passent à la phase suivante.
    }
page_scores-summit = La phase { $phase } est la dernière.
# $names (of people)
page_scores-waiting = On attend { $names }.
page_scores-waiting-you = La partie vous attend.
page_scores-waiting-clock = Secondes avant de continuer
page_scores-good-few = Moins on a de points, mieux c’est.
page_scores-good-many = Plus on a de points, mieux c’est.
page_scores-good-phases = Plus on a réussi de phases, mieux c’est.

## La fin
page_scores-end-you = Vous avez gagné !
page_scores-end-won = { $name } a gagné !
page_scores-end-shared = Victoire partagée : { $names } !
page_scores-end-alone =
    { $points ->
        [one] Terminé : { $points } point !
       *[other] Terminé : { $points } points !
    }
page_scores-phases-done =
    { $phases ->
        [one] { $phases } phase
       *[other] { $phases } phases
    }
page_scores-phases-made =
    { $phases ->
        [one] { $phases } phase réussie
       *[other] { $phases } phases réussies
    }
page_scores-rounds =
    { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }
page_scores-share = Partager l’image
page_scores-more = Détails de la partie
page_scores-best = Le plus beau moment : { $moment }
page_scores-best-points =
    { $who ->
        [you] vous avez vidé votre main à la manche { $round } en laissant { $points ->
            [one] { $points } point
           *[other] { $points } points
        } aux autres
       *[other] { $name } a vidé sa main à la manche { $round } en laissant { $points ->
            [one] { $points } point
           *[other] { $points } points
        } aux autres
    }
page_scores-best-cards =
    { $who ->
        [you] vous avez vidé votre main à la manche { $round } en laissant { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        } aux autres
       *[other] { $name } a vidé sa main à la manche { $round } en laissant { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        } aux autres
    }
page_scores-best-made =
    { $who ->
        [you] vous avez marqué { $points ->
            [one] { $points } point
           *[other] { $points } points
        } au tour de table { $round }
       *[other] { $name } a marqué { $points ->
            [one] { $points } point
           *[other] { $points } points
        } au tour de table { $round }
    }
page_scores-rematch = Rejouer
page_scores-rematch-wait = { $name } peut lancer la partie suivante.
page_scores-next-game = Partie suivante
page_scores-replay = Revoir la partie
page_scores-fair = Sans triche ?
page_scores-seeded = Le tirage partait d’un numéro choisi d’avance : on ne peut pas vérifier que la partie était équitable.
page_scores-record = Télécharger l’enregistrement
page_scores-look = Voir la table
page_scores-back = Retour aux scores
page_scores-course = Le film de la partie
page_scores-statistics = Ce que chacun a fait
page_scores-figure-rounds-won = Manches gagnées
page_scores-figure-turns = Tours
page_scores-figure-taken = Cartes prises dans la défausse
page_scores-figure-hits = Cartes ajoutées aux combinaisons
page_scores-figure-skips = Cartes Passer jouées
page_scores-figure-lost = Tours perdus
page_scores-figure-throws = Lancers
page_scores-figure-failures = Tours ratés
