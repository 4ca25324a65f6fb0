# Une partie finie, coup par coup ; et le contrôle des donnes.

page_replay-title = Revoir la partie
page_replay-begin = La partie commence.
page_replay-controls = Commandes
page_replay-move = Coup
page_replay-at = Coup { $move } sur { $moves }
page_replay-first = Au début de la manche
page_replay-back = Un coup en arrière
page_replay-next = Un coup en avant
page_replay-last = À la fin de la manche
page_replay-play = Lecture
page_replay-pause = Pause

## Le contrôle des donnes
page_replay-fair-title = Sans triche ?
page_replay-fair-yes = Oui. Personne n’a choisi les cartes ni les dés.
page_replay-fair-fits = Tout concorde.
page_replay-fair-compare = Comparez les autres promesses avec quelqu’un qui était à la table.
page_replay-fair-no = Quelque chose ne concorde pas.
page_replay-fair-seen = Promesses que cet appareil a vues d’avance : { $seen } sur { $rounds }.
page_replay-fair-how = Comment c’est vérifié
page_replay-fair-step-promise = Avant chaque manche, le serveur fait une promesse : il montre l’empreinte de son secret.
page_replay-fair-step-secret = Après la manche, il montre le secret. Son empreinte doit être celle qu’il avait promise.
page_replay-fair-step-cards = Tout ce que le hasard a décidé doit découler du secret. Cet appareil vient de tout recalculer.
page_replay-fair-kept = Le secret est bien celui qui était promis.
page_replay-fair-broken = Le secret n’est pas celui qui était promis.
page_replay-fair-same = Cet appareil avait vu la même promesse avant la manche.
page_replay-fair-other = Cet appareil avait vu une autre promesse avant la manche !
page_replay-fair-unknown = Cet appareil n’était pas là avant la manche.
page_replay-fair-chances =
    { $chances ->
        [one] Donnes, tirages et lancers qui en découlent : { $fair } sur { $chances }.
       *[other] Donnes, tirages et lancers qui en découlent : { $fair } sur { $chances }.
    }
page_replay-fair-promise = La promesse
page_replay-fair-more = Avec l’enregistrement, tout le monde peut refaire la vérification, même avec un autre programme.
