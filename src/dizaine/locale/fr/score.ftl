# Score sheets for games with real cards and dice: in the terminal, and what a sheet refuses.

## Why an entry or a setup is refused. The rule's id is shown beside it.

score-refusal-over = La partie est finie : il n’y a plus rien à noter. Si elle finit trop tôt, corrigez la ligne fautive.
score-refusal-sheet-full = La feuille est pleine. Exportez-la et commencez-en une nouvelle.
score-refusal-no-such-entry = La feuille n’a pas de ligne { $number }.
score-refusal-nothing-to-undo = Il n’y a rien à annuler.
score-refusal-set-aside = La ligne { $number } ne tient plus avec ce qui précède : elle et les suivantes sont mises de côté. Corrigez d’abord la ligne { $number } ; les autres compteront de nouveau.
score-refusal-earlier-first = Corrigez d’abord la ligne { $number } : c’est la première qui ne tient plus.
score-refusal-wrong-kind = Une manche de cartes ne va pas sur une feuille de dés, ni un tour de dés sur une feuille de cartes.
score-refusal-no-such-player = Il n’y a pas de joueur { $number } sur cette feuille.
score-refusal-not-at-table = { $name } ne participe pas à cette manche.
score-refusal-hand-missing = Il manque { $name } : notez la main de chaque joueur à la table.
score-refusal-hand-twice = { $name } figure deux fois.
score-refusal-out-without-phase = { $name } n’a pas pu vider sa main sans poser sa phase. Notez-la, ou indiquez qui d’autre a vidé sa main.
score-refusal-out-with-cards = { $name } a vidé sa main : ne notez ni cartes ni points.
score-refusal-two-out = { $other } a vidé sa main, et la manche s’est terminée aussitôt : il reste donc au moins une carte à { $name }.
score-refusal-nobody-out = { $name } n’a plus de cartes : la manche n’a pas été arrêtée, { $name } a vidé sa main.
score-refusal-phase-not-current = { $name } en est à la phase { $current } et n’a pas pu poser la phase { $phase }.
score-refusal-phase-crossed-off = { $name } a déjà barré la phase { $phase }.
score-refusal-no-such-phase = Ce jeu n’a pas de phase { $phase }.
score-refusal-points-missing = Que reste-t-il à { $name } ? Notez des points ou des cartes.
score-refusal-points-and-cards = Pour { $name }, notez des points ou des cartes, pas les deux.
score-refusal-points-not-counted = Dans cette partie, on ne compte pas les points : il n’y en a pas à noter pour { $name }.
score-refusal-points-impossible =
    { $most ->
        [0] { $name } a mis toutes ses cartes dans la phase : il ne peut pas lui rester { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
        [1] Aucune carte ne vaut { $points ->
            [one] { $points } point
           *[other] { $points } points
        } à elle seule, et il n’en reste qu’une au plus à { $name }.
       *[other] Aucune main de { $most } cartes au plus ne vaut { $points ->
            [one] { $points } point
           *[other] { $points } points
        }. Recomptez les cartes avec { $name }.
    }
score-refusal-points-together = Le jeu n’a pas assez de cartes pour toutes ces mains à la fois. Recomptez-les.
score-refusal-card-unknown = « { $card } » n’est pas une carte. Écrivez un nombre (7), ou aussi sa couleur (r7) ; W est un joker, S une carte Passer.
score-refusal-cards-too-many =
    Il ne peut pas rester { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } à { $name } ; une main en a { $most } au plus.
score-refusal-cards-after-phase =
    Une fois la phase posée, il ne peut pas rester { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } à { $name } : { $most } au plus.
score-refusal-cards-not-in-deck = Le jeu n’a pas autant de « { $card } » pour toutes les mains ensemble.
score-refusal-order-needed = { $name } et { $other } ont réussi la dernière phase. Dites qui l’a posée en premier.
score-refusal-order-wrong = Nommez exactement ceux qui ont réussi la dernière phase dans cette manche, chacun une fois.
score-refusal-not-your-turn = C’est à { $other } de jouer, pas à { $name }.
score-refusal-turn-unclear = Pour un tour, notez une seule chose : ses points, ses dés, ou qu’il est raté.
score-refusal-score-impossible =
    La phase { $phase } ne peut pas rapporter { $points ->
        [one] { $points } point
       *[other] { $points } points
    } avec ces dés. Recomptez, sans les bonus ; si la phase n’est pas réussie, notez un tour raté.
score-refusal-die-unknown = « { $face } » n’est pas une face de dé. Écrivez un nombre (8) ou W et, là où les couleurs comptent, la couleur aussi (r8).
score-refusal-dice-count =
    { $dice ->
        [one] Le jeu a { $dice } dé, vous en indiquez { $count }.
       *[other] Le jeu a { $dice } dés, vous en indiquez { $count }.
    }
score-refusal-dice-impossible = Les dés ne peuvent pas montrer toutes ces faces à la fois. Vérifiez-les.
score-refusal-colours-needed = Dans cette phase, les couleurs comptent : écrivez aussi celle de chaque dé, par exemple r8, gW.
score-refusal-phase-is-made =
    Avec ces dés, la phase est réussie et rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : on ne peut pas y renoncer.
score-refusal-rulebook = Ce livret de règles ne marche pas ici : { $reason }
score-refusal-names-empty = Il faut un nom pour chacun.
score-refusal-name-unreadable = Ce nom est trop long, ou contient des caractères qu’on ne peut pas afficher.
score-refusal-names-alike = Deux joueurs s’appellent { $name }. Ajoutez une lettre pour les distinguer.
score-refusal-dealer = Choisissez le premier donneur parmi les joueurs à la table.
score-refusal-standing-count = Pour continuer une partie, dites où en est chacun des { $players } joueurs ; vous en avez indiqué { $count }.
score-refusal-standing-phases = { $name } n’a pas pu réussir la phase { $phase } : ce jeu ne l’a pas, ou elle est nommée deux fois.
score-refusal-standing-order = { $name } : ces phases ne suivent pas l’ordre de cette partie.
score-refusal-standing-points =
    { $points ->
        [one] { $name } ne peut pas avoir { $points } point dans cette partie.
       *[other] { $name } ne peut pas avoir { $points } points dans cette partie.
    }
score-refusal-standing-place = Les places reviennent à ceux qui ont réussi la dernière phase d’une partie pour les places, l’une après l’autre depuis la première.
score-refusal-standing-over = { $name } a déjà réussi la dernière phase : cette partie ne peut pas continuer.
score-refusal-standing-rounds = Il n’a pas pu y en avoir autant avant : indiquez un nombre de 0 à { $most }.

## Exported tables: the titles of columns

score-csv-round = manche
score-csv-turn = tour
score-csv-player = joueur
score-csv-dealer = donneur
score-csv-out = main vide
score-csv-stopped = arrêtée (T11)
score-csv-of-phase = { $name } : phase
score-csv-of-points = { $name } : points
score-csv-of-total = { $name } : total
score-csv-of-place = { $name } : place

## Words that can be typed in the terminal; one word each, small letters

score-word-correct = corriger
score-word-undo = annuler
score-word-sheet = feuille
score-word-export = exporter
score-word-cancel = recommencer
score-word-all = tous
score-word-failed = raté

## Questions in the terminal, before the first entry

score-ask-game = Quel jeu ? Une édition ({ $editions }), avec des variantes si vous voulez (classic+knock), ou votre propre fichier (my.toml). Entrée : { $usual }
score-ask-names = Qui joue ? Écrivez les noms dans l’ordre des places, séparés par des virgules.
score-ask-names-dice = Qui joue ? Écrivez les noms dans l’ordre du jeu, séparés par des virgules (D2).
score-ask-names-usual = Entrée pour { $names }.
score-ask-dealer = Qui donne en premier ? Entrée : { $name }
score-ask-first = À qui est le prochain tour ? Entrée : { $name }
score-ask-begun-phase = À quelle phase en est { $name } ? (1 si aucune n’est réussie)
score-ask-begun-phase-places = À quelle phase en est { $name } ? (1 si aucune n’est réussie, 0 si toutes le sont)
score-ask-begun-done = Phases réussies par { $name } ? Leurs numéros, ou Entrée pour aucune.
score-ask-begun-points = Combien de points a { $name } ?
score-ask-begun-place = Place obtenue par { $name } ?
score-ask-begun-failures = Nombre de tours ratés par { $name } ?
score-ask-begun-rounds = Combien de manches ont été jouées ?

## Questions in the terminal, for each entry

score-ask-out = Qui a vidé sa main ? { $names } ; ou 0 si la manche a été arrêtée (T11).
score-ask-laid = Qui d’autre a posé sa phase ? { $names } ; « { $all } », ou Entrée pour personne.
score-ask-laid-stopped = Qui a posé sa phase ? { $names } ; « { $all } », ou Entrée pour personne.
score-ask-phase = Phase posée par { $name } ? Au choix : { $phases }
score-ask-left = Que reste-t-il à { $name } ? Des points (65), ou les cartes (7 12 W S).
score-ask-order = Qui a posé la dernière phase en premier ? Écrivez les noms dans l’ordre.
score-ask-turn = { $name }, phase { $phase } : { $words }. Les points, tous les dés, ou x si c’est raté.
score-ask-witness = { $name } a { $points } points ! Qui peut en témoigner ? Un nom, ou Entrée.
score-ask-overwrite = { $file } existe déjà. Le remplacer ? (o/n)

## What the terminal says

score-welcome = { $title } : { $names }. Chaque ligne est enregistrée aussitôt. Tapez ? pour l’aide.
score-next-round = Manche { $round }. { $name } donne.
score-next-replay = Égalité en tête : { $names }. La dernière phase se rejoue entre ex æquo, les points ne comptent plus (S5). { $name } donne.
score-last-run = Dernière chance : { $name } continue tant qu’il n’y a pas de tour raté (D9).
score-won =
    { $count ->
        [one] { $names } gagne. Bravo !
       *[other] { $names } partagent la victoire. Bravo !
    }
score-over = La partie est finie. Vous pouvez encore corriger, annuler, voir la feuille ou l’exporter ; { $quit } pour finir.
score-phase = phase { $phase } : { $words }
score-phases-left = à faire : { $phases }
score-all-done = toutes les phases réussies
score-won-place =
    { $place ->
        [1] 1re place
       *[other] { $place }e place
    }
score-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
score-line-nothing = Rien n’est encore noté.
score-column-round = manche
score-column-turn = tour
score-column-total = total
score-column-bonus = bonus
score-column-failed = ratés
score-column-witness = témoin
score-laid = { $points } (phase { $phase })
score-laid-only = phase { $phase }
score-mark-corrected = * ligne corrigée
score-mark-stopped = T11 manche arrêtée par la limite de tours
score-corrected = La ligne { $number } est corrigée, et tout ce qui suit est recompté.
score-correcting = Correction de la ligne { $number }.
score-undone = La dernière modification est annulée.
score-set-aside =
    { $count ->
        [one] La ligne { $first } ne tient plus et est mise de côté : { $reason }
       *[other] À partir de la ligne { $first }, { $count } lignes ne tiennent plus et sont mises de côté : { $reason }
    }
score-refused = { $reason } ({ $rule })
score-who = « { $text } » n’est pas clair ici. Écrivez un nom ou son numéro.
score-number = « { $text } » n’est pas possible ici. Écrivez un nombre qui convient.
score-which-line = Quelle ligne ? Par exemple : { $example }
score-begin-again = On reprend cette ligne depuis le début.
score-saved = La feuille est enregistrée. Pour la reprendre : { $command }
score-not-saved = Impossible d’enregistrer la feuille : { $detail }. Rien n’est perdu : elle est toujours là, et l’enregistrement est retenté à chaque ligne. Faites de la place, ou exportez-la ailleurs.
score-left-unsaved = Les dernières lignes ne sont pas enregistrées.
score-exported = Fichier créé : { $file }
score-export-how = Indiquez un fichier en .csv ou .json, par exemple : { $example }
score-export-failed = Impossible d’écrire { $file } : { $detail }

## Help in the terminal

score-help = Répondez à la question, ou tapez :
score-help-correct = corriger une ligne précédente ; tout ce qui suit est recompté
score-help-undo = annuler la dernière ligne ou correction
score-help-sheet = montrer toute la feuille
score-help-export = écrire la feuille dans un fichier, en tableau ou complète
score-help-rules = les règles de ce jeu
score-help-cancel = recommencer cette ligne depuis le début
score-help-quit = arrêter ; la feuille est gardée

## Complaints of the command

score-error-nothing = Aucune feuille à reprendre ; commencez-en une avec : dizaine score
score-error-continue-alone = --continue reprend une feuille telle quelle ; enlevez le jeu et les autres options.
score-error-busy = Cette feuille est ouverte dans une autre fenêtre. Continuez là-bas, ou fermez d’abord cette fenêtre.
score-error-file = { $path } n’est pas une feuille de scores qu’on peut ouvrir : { $detail }
score-error-folder = Impossible d’utiliser le dossier des feuilles : { $detail }
score-error-dealer = « { $text } » n’est pas un des joueurs ; --dealer attend un nom ou son numéro.
score-error-names = --names attend des noms courts et différents comme Ada,Ben, et non « { $text } ».
