# La marque : de vraies cartes et de vrais dés, notés sur la page. Les boutons sont étroits : les mots courts sont meilleurs.

## A new sheet
page_score-title = Compter les points
page_score-continue = Reprendre cette feuille
page_score-over = terminée
page_score-more-sheets = Voir toutes les feuilles
page_score-forget = Retirer de cet appareil : { $title }, { $names }
page_score-who = Qui joue ?
page_score-who-cards = Dans l’ordre des places, dans le sens des aiguilles d’une montre. Touchez le symbole de cartes à côté du premier donneur.
page_score-who-dice = Dans l’ordre du jeu.
page_score-deals-first = { $name } donne en premier
page_score-remove = Retirer { $name }
page_score-add = Ajouter quelqu’un
page_score-game = Quel jeu ?
page_score-change = Changer
page_score-begun = On a déjà commencé
page_score-begun-note = Reprendre les phases et les points notés sur papier
page_score-history = Garder dans votre historique
page_score-history-note = Toutes vos soirées sur votre serveur, derrière un lien secret
page_score-stands = Où en est la partie ?
page_score-phase = Phase { $phase }
page_score-next-phase = Prochaine phase
page_score-done-phases = Phases réussies par { $name }
page_score-all-done = toutes les phases réussies
page_score-points = Points
page_score-place = Place gagnée
page_score-played = Manches déjà jouées
page_score-begin = Commencer la feuille
page_score-offline-safe = Marche aussi sans réseau une fois la page ouverte.
page_score-offline-open = Sans le serveur, vous pouvez continuer à noter tant que cette page reste ouverte. Pour la recharger, il faut le serveur, ou une adresse en https.

## The sheet
page_score-gone = Cette feuille n’existe plus. Quelqu’un l’a peut-être supprimée.
page_score-standings = Classement
page_score-deals = donne ensuite
page_score-turn = joue ensuite
page_score-won-place =
    { $place ->
        [1] 1re place
       *[other] { $place }e place
    }
page_score-left-phases = à faire : { $phases }
page_score-unsure = Pas encore confirmé : le serveur n’a pas tout reçu.
page_score-replay = Égalité : la dernière phase est rejouée.
page_score-last-run = Quelqu’un a terminé : les autres jouent leur dernière chance.
page_score-enter = Noter la manche { $round }
page_score-enter-replay = Noter la manche décisive
page_score-enter-turn = Noter le tour : { $name }
page_score-entered = La manche { $round } est notée.
page_score-to-end = Voir le résultat
page_score-look = Revoir les manches
page_score-new = Nouvelle feuille
page_score-rounds = Toutes les manches
page_score-no-rounds = Rien n’est encore noté. Jouez la première manche : elle se note ici.
page_score-round-replay = { $round } (décisive)
page_score-correct = Corriger la manche { $round }
page_score-corrected = corrigée
page_score-stopped = arrêtée
page_score-waits = pas encore envoyée
page_score-aside = mise de côté
page_score-aside-why =
    { $count ->
        [one] La manche { $round } ne tient plus après la correction : elle ne compte pas pour l’instant. { $reason }
       *[other] À partir de la manche { $round }, { $count } manches ne tiennent plus après la correction : elles ne comptent pas pour l’instant. { $reason }
    }
page_score-corrections =
    { $count ->
        [one] { $count } correction
       *[other] { $count } corrections
    }
page_score-correction = La manche { $round } a été corrigée.
page_score-correction-by = { $name } a corrigé la manche { $round }.

## A round
page_score-round = Manche { $round }
page_score-replay-title = La manche décisive
page_score-out = Main vide
page_score-laid = A posé
page_score-laid-phase = A posé la { $phase }
page_score-not-laid = N’a pas posé
page_score-stop = Manche arrêtée
page_score-stop-note = Personne n’a vidé sa main : la manche a été arrêtée
page_score-pad = Points restés en main
page_score-which-phase = Phase posée par { $name } ?
page_score-what-left = Que reste-t-il à { $name } ?
page_score-complete = Tout y est.
page_score-missing-out = Qui a vidé sa main ?
page_score-missing-laid = { $name } : phase posée ou non ?
page_score-missing-phase = Phase posée par { $name } ?
page_score-missing-points = Que reste-t-il à { $name } ?
page_score-missing-order = Qui a réussi la dernière phase en premier ? Touchez les noms dans l’ordre.
page_score-card =
    { $points ->
        [one] { $card }, { $points } point
       *[other] { $card }, { $points } points
    }
page_score-erase = Effacer le dernier
page_score-by-cards = Toucher plutôt les cartes
page_score-by-digits = Taper plutôt le nombre
page_score-save = Noter
page_score-save-here = Garder ici
page_score-sent = envoyée depuis un téléphone

## A turn at the dice
page_score-turn-number = Tour { $turn }
page_score-correct-turn = Corriger le tour { $turn }
page_score-way = Comment le noter
page_score-by-dice = Les dix dés
page_score-by-points = Les points
page_score-dice-left =
    { $count ->
        [0] Les dix dés y sont.
        [one] Encore { $count } dé
       *[other] Encore { $count } dés
    }
page_score-take-die = Retirer { $face }
page_score-failed = Raté
page_score-bonus = Bonus
page_score-turns =
    { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }
page_score-witness = Témoin
page_score-witness-wanted = { $name } a plus de 600 points. Qui peut en témoigner ?
page_score-witness-add = Signer

## Without the server
page_score-away = Le serveur ne répond pas. Continuez à noter : tout reste sur cet appareil et sera envoyé plus tard.
page_score-away-follower = Le serveur ne répond pas. Voici le dernier état connu.
page_score-away-stay = Ne rechargez pas la page d’ici là.
page_score-late = La manche { $round } n’a pas pu être prise en compte. { $reason } Corrigez-la ou laissez-la de côté.
page_score-late-drop = La laisser de côté
page_score-conflict = Manche { $round } : quelle version est juste ?
page_score-conflict-note = Deux personnes ont noté cette manche différemment. Les deux versions restent dans le journal.
page_score-conflict-first = Première version
page_score-conflict-second = Seconde version
page_score-conflict-take = C’est la bonne
page_score-device = Appareil { $sign }
page_score-line = { $name } : { $what }

## Others
page_score-share = Partager la feuille
page_score-follow = Suivre sur un téléphone
page_score-follow-note = Tout le monde suit le classement en direct, sans rien pouvoir changer.
page_score-qr = QR code pour suivre cette feuille
page_score-allow = Chacun peut noter sa propre main
page_score-allow-note = C’est toujours vous qui notez la manche
page_score-second = Laisser quelqu’un d’autre écrire aussi
page_score-second-note = Ce lien permet d’écrire et de corriger. Ne le donnez qu’à une personne qui tient la feuille avec vous, ou ouvrez-le sur un autre de vos appareils.
page_score-second-qr = QR code pour écrire sur cette feuille
page_score-own-hand = Noter ma main
page_score-who-are-you = Qui êtes-vous ?
page_score-not-me = Ce n’est pas moi
page_score-send = Envoyer
page_score-hand-sent = C’est envoyé. Vous pouvez corriger tant que la manche n’est pas notée.
page_score-menu = Options de la feuille
page_score-undo = Annuler la dernière saisie
page_score-csv = Enregistrer le tableau (CSV)
page_score-json = Enregistrer les données (JSON)
page_score-pause = Vous pouvez vous arrêter à tout moment. La feuille vous attend ici, et sur chaque appareil qui a son lien.
page_score-own-rules = Ce jeu a son propre livret de règles ; il est sur la feuille, pas sur le serveur.

## All evenings
page_score-evenings = Vos soirées
page_score-evenings-gone = Ce lien n’ouvre plus aucun historique.
page_score-no-evenings = Aucune partie terminée pour l’instant.
page_score-wins = Les victoires de chacun
page_score-of-games =
    { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    } en { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
page_score-held =
    { $rounds ->
        [one] la phase { $phase } a pris { $rounds } manche
       *[other] la phase { $phase } a pris { $rounds } manches
    }
page_score-held-words =
    { $rounds ->
        [one] le plus long : phase { $phase } ({ $words }), { $rounds } manche
       *[other] le plus long : phase { $phase } ({ $words }), { $rounds } manches
    }
page_score-won-by = gagnée par { $names }
page_score-still-open = pas encore finie
page_score-chart = Le film de la partie
page_score-open-sheet = La feuille
page_score-secret = Le lien de cet historique
page_score-secret-note = Avec ce lien, on voit toutes vos soirées et on peut les supprimer. Gardez-le en famille et en lieu sûr : personne ne pourra vous le redonner.
page_score-join-history = Ranger ici les nouvelles feuilles de cet appareil
page_score-remove-game = Supprimer { $title }, { $day }
page_score-remove-all = Supprimer toutes les soirées
page_score-remove-all-note = Toutes les parties de toutes les soirées seront supprimées du serveur, pour de bon.
page_score-remove-sure = Supprimer pour de bon ?
page_score-remove-yes = Supprimer
page_score-keep = Garder
