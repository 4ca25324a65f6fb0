# Score sheets for games with real cards and dice: in the terminal, and what a sheet refuses.

## Why an entry or a setup is refused. The rule's id is shown beside it.

score-refusal-over = La partie est terminée : il n’y a plus rien à inscrire. Si elle finit trop tôt sur la feuille, corrigez la ligne fautive.
score-refusal-sheet-full = La feuille est pleine. Exportez-la et commencez-en une nouvelle.
score-refusal-no-such-entry = La feuille n’a pas de ligne { $number }.
score-refusal-nothing-to-undo = Il n’y a rien à annuler.
score-refusal-set-aside = La ligne { $number } ne va plus avec ce qui précède : elle et les suivantes sont mises de côté. Corrigez d’abord la ligne { $number } ; les autres compteront de nouveau.
score-refusal-earlier-first = Corrigez d’abord la ligne { $number } : c’est la première qui ne va plus.
score-refusal-wrong-kind = Une manche de cartes ne va pas sur une feuille de dés, ni un tour de dés sur une feuille de cartes.
score-refusal-no-such-player = Il n’y a pas de joueur { $number } sur cette feuille.
score-refusal-not-at-table = { $name } ne participe pas à cette manche.
score-refusal-hand-missing = Rien n’est inscrit pour { $name }. Il faut quelque chose pour chaque joueur à la table.
score-refusal-hand-twice = { $name } est inscrit deux fois.
score-refusal-out-without-phase = { $name } n’a pas pu vider sa main sans poser de Phase. Inscrivez la Phase, ou quelqu’un d’autre qui a vidé sa main.
score-refusal-out-with-cards = { $name } a vidé sa main : il n’y reste ni cartes ni points.
score-refusal-two-out = La manche a fini dès que { $other } a vidé sa main : il reste donc au moins une carte à { $name }.
score-refusal-nobody-out = { $name } n’a plus de cartes : la manche n’a donc pas été arrêtée, { $name } a vidé sa main.
score-refusal-phase-not-current = { $name } en est à la Phase { $current } et n’a pas pu poser la Phase { $phase }.
score-refusal-phase-crossed-off = { $name } a déjà barré la Phase { $phase }.
score-refusal-no-such-phase = Cette partie n’a pas de Phase { $phase }.
score-refusal-points-missing = Que reste-t-il à { $name } ? Inscrivez des points ou des cartes.
score-refusal-points-and-cards = Pour { $name }, inscrivez des points ou des cartes, pas les deux.
score-refusal-points-not-counted = Cette partie ne compte pas de points : il n’y en a pas à inscrire pour { $name }.
score-refusal-points-impossible =
    { $most ->
        [0] { $name } a mis toutes ses cartes dans la Phase : il ne peut pas lui rester { $points } points.
        [1] Aucune carte ne vaut { $points } points à elle seule, et { $name } n’en a pas davantage.
       *[other] Aucune main de { $most } cartes au plus ne vaut { $points } points. Recomptez les cartes de { $name }.
    }
score-refusal-points-together = Le jeu n’a pas assez de cartes pour toutes ces mains à la fois. Recomptez-les.
score-refusal-card-unknown = « { $card } » n’est pas une carte. Écrivez un nombre (7), ou aussi sa couleur (r7) ; W est un joker, S une carte Passer.
score-refusal-cards-too-many = Il ne peut pas rester { $count } cartes à { $name } ; une main en a { $most } au plus.
score-refusal-cards-after-phase = Il ne peut pas rester { $count } cartes à { $name } après avoir posé sa Phase, { $most } au plus.
score-refusal-cards-not-in-deck = Le jeu n’a pas autant de « { $card } » pour toutes les mains ensemble.
score-refusal-order-needed = { $name } et { $other } ont fini la dernière Phase. Dites qui l’a posée en premier.
score-refusal-order-wrong = L’ordre doit nommer exactement ceux qui ont fini la dernière Phase dans cette manche, chacun une fois.
score-refusal-not-your-turn = C’est le tour de { $other }, pas de { $name }.
score-refusal-turn-unclear = Inscrivez une seule chose pour un tour : ses points, ses dés, ou son échec.
score-refusal-score-impossible = La Phase { $phase } ne peut pas rapporter { $points } points avec ces dés. Recomptez, sans les bonus ; un tour qui ne fait pas la Phase est un échec.
score-refusal-die-unknown = « { $face } » n’est pas une face de dé. Écrivez un nombre (8) ou W et, là où les couleurs comptent, la couleur aussi (r8).
score-refusal-dice-count = Le jeu a { $dice } dés, vous en nommez { $count }.
score-refusal-dice-impossible = Les dés ne peuvent pas montrer toutes ces faces à la fois. Regardez-les encore.
score-refusal-colours-needed = Cette Phase porte sur les couleurs : écrivez aussi la couleur de chaque dé, r8, gW.
score-refusal-phase-is-made = Ces dés font la Phase et rapportent { $points } points, qu’on ne peut pas refuser.
score-refusal-rulebook = Ce livre de règles ne convient pas : { $reason }
score-refusal-names-empty = Il faut un nom pour chacun.
score-refusal-name-unreadable = Ce nom est trop long, ou contient des caractères qu’on ne peut pas afficher.
score-refusal-names-alike = Deux joueurs s’appellent { $name }. Ajoutez une lettre pour les distinguer.
score-refusal-dealer = Choisissez le premier donneur parmi les joueurs à la table.
score-refusal-standing-count = Pour continuer une partie, dites où en est chacun des { $players } joueurs, et non { $count }.
score-refusal-standing-phases = { $name } n’a pas pu finir la Phase { $phase } : cette partie ne l’a pas, ou elle est nommée deux fois.
score-refusal-standing-order = Les Phases de { $name } ne suivent pas l’ordre de cette partie.
score-refusal-standing-points = { $name } ne peut pas avoir { $points } points dans cette partie.
score-refusal-standing-place = Les places reviennent à ceux qui ont fini la dernière Phase d’une partie pour les places, l’une après l’autre depuis la première.
score-refusal-standing-over = { $name } a déjà fini la dernière Phase : cette partie ne peut pas continuer.
score-refusal-standing-rounds = Il n’y en a pas eu autant avant : 0 à { $most } sont possibles.

## Exported tables: the titles of columns

score-csv-round = manche
score-csv-turn = tour
score-csv-player = joueur
score-csv-dealer = donneur
score-csv-out = main vide
score-csv-stopped = arrêtée (T11)
score-csv-of-phase = { $name } : Phase
score-csv-of-points = { $name } : points
score-csv-of-total = { $name } : total
score-csv-of-place = { $name } : place
