# The rules in words. A message rules-<id>… is a piece of the rule with that id; pieces of one rule follow
# each other in one paragraph. No text names another rule's id: each id stands on the page once.

## The page and its headings

# $title (name of the edition or of one's own book)
rules-page-title = Les règles : { $title }
# $variants (as below, as a list)
rules-page-title-with = { $title }, avec { $variants }
# Variants in a title; $count (of the phases that are played)
rules-with-ten-rounds = une manche par phase
rules-with-phases =
    { $count ->
        [one] une seule phase
       *[other] seulement { $count } phases
    }
rules-with-knock = la règle « frapper »
rules-with-free-order = les phases en ordre libre
rules-with-order = un autre ordre des phases
rules-with-hits-next-turn = les ajouts seulement à partir du tour suivant
rules-with-natural-in-each-group = au moins une carte numérotée par combinaison
rules-with-out-by-discard = la dernière carte toujours à la défausse
rules-with-free-take = la défausse à prendre librement
rules-with-use-taken = la carte prise à poser dans le tour
rules-with-skip-chosen = les cartes Passer contre qui l’on veut
rules-with-skip-next = les cartes Passer contre le joueur suivant
rules-with-points = des points au lieu d’un classement
rules-with-places = un classement au lieu des points
# $id (what one types to get this game)
rules-page-id = Jeu : { $id }
rules-page-words = Un peu de vocabulaire. Une manche va de la donne jusqu’au moment où quelqu’un n’a plus de cartes. Une phase, ce sont les cartes à poser pendant une manche : une ou plusieurs combinaisons. Les cartes numérotées portent un nombre. Faire un ajout, c’est allonger une combinaison déjà sur la table. Vider sa main, c’est se débarrasser de sa dernière carte.

# $phases (how many are played)
rules-aim-won =
    { $phases ->
        [one] But du jeu : réunir les cartes de la phase et les poser sur la table. À la fin d’une manche, le joueur qui l’a posée gagne la partie ; si plusieurs joueurs l’ont posée, les points décident.
       *[other] But du jeu : poser les { $phases } phases avant tout le monde, une par manche au plus. Chacune demande des cartes différentes. Une phase vous résiste ? Vous réessayez à la manche suivante.
    }
rules-aim-places =
    { $phases ->
        [one] But du jeu : réunir les cartes de la phase et les poser sur la table. Le joueur qui y arrive en premier gagne ; les autres continuent pour les places suivantes.
       *[other] But du jeu : poser les { $phases } phases avant tout le monde, une par manche au plus. Chacune demande des cartes différentes. Une phase vous résiste ? Vous réessayez à la manche suivante. Une fois le gagnant connu, les autres continuent pour les places suivantes.
    }
rules-aim-rounds =
    { $phases ->
        [one] But du jeu : en une seule manche, poser la phase et vous débarrasser de vos cartes. Celles qui vous restent coûtent des points, et le plus petit total gagne.
       *[other] But du jeu : à chacune des { $phases } manches, poser la phase du moment et vous débarrasser de vos cartes. Celles qui vous restent coûtent des points ; à la fin, le plus petit total gagne.
    }

rules-section-material = Ce qu’il vous faut
rules-section-phases = Les phases
rules-section-turn = Votre tour
rules-section-wilds = Les jokers
rules-section-skips = Les cartes Passer
rules-section-hits = Les ajouts
rules-section-end = Fin de la manche et de la partie
rules-section-variants = Règles maison
rules-section-options = Règles maison pour poser et ajouter

rules-phases-fixed = Voici les phases, dans l’ordre où elles se jouent :
rules-phases-free = Voici les phases. Jouez-les dans l’ordre que vous voulez :

# $number (of a phase)
rules-phase-label = Phase { $number }

## Material

# $total (numbered cards in all), $numbers (the highest number), $copies (how often each card is there)
rules-M1 =
    { $total } cartes numérotées : de 1 à { $numbers } dans chaque couleur, { $copies ->
        [1] chaque carte une fois.
        [2] chaque carte deux fois.
       *[other] chaque carte { $copies } fois.
    }
# $count (of colours), $colours (each with its shape)
rules-M2 =
    { $count ->
        [one] Une couleur, avec son symbole : { $colours }.
       *[other] { $count } couleurs, chacune avec son symbole : { $colours }.
    }
# $wilds (how many)
rules-M3 =
    { $wilds ->
        [one] { $wilds } joker : il remplace n’importe quelle carte numérotée.
       *[other] { $wilds } jokers : chacun remplace n’importe quelle carte numérotée.
    }
# $skips (how many)
rules-M4 =
    { $skips ->
        [one] { $skips } carte Passer : elle fait perdre un tour à un autre joueur.
       *[other] { $skips } cartes Passer : chacune fait perdre un tour à un autre joueur.
    }
# $hand (cards)
rules-M5 =
    { $hand ->
        [one] Donnez { $hand } carte à chacun, en commençant à gauche du donneur.
       *[other] Donnez { $hand } cartes à chacun, une à une, en commençant à gauche du donneur.
    } Ne montrez pas votre main. Le reste forme la pioche, face cachée. Retournez la carte du dessus et mettez-la à côté : voilà le début de la défausse.
# $least, $most (players)
rules-M6 = De { $least } à { $most } joueurs.
# $players
rules-M6-exact =
    { $players ->
        [one] Pour un seul joueur.
       *[other] Pour { $players } joueurs exactement.
    }
# $cards (how many there are)
rules-M7-each =
    { $cards ->
        [one] Placez bien en vue { $cards } carte de référence, avec la liste des phases.
       *[other] Prenez chacun l’une des { $cards } cartes de référence, avec la liste des phases.
    }
rules-M7-shared =
    { $cards ->
        [one] Placez bien en vue { $cards } carte de référence, avec la liste des phases.
       *[other] Placez bien en vue les { $cards } cartes de référence, avec la liste des phases.
    }
# $markers (how many there are)
rules-M7-markers =
    { $markers ->
        [one] Il y a { $markers } pion pour montrer la prochaine phase.
       *[other] Montrez votre prochaine phase avec l’un des { $markers } pions. Avancez-le dès que votre phase est posée, au plus tard à la fin de la manche.
    }
rules-M8 = Pas de boîte sous la main ? Deux jeux de cinquante-deux cartes avec leurs jokers font l’affaire : de l’as à la dame, ce sont les nombres de 1 à 12, et les enseignes (trèfle, pique, cœur, carreau) sont les couleurs.
# $wilds (how many)
rules-M8-wilds =
    { $wilds ->
        [one] { $wilds } roi, de n’importe quelle enseigne, sert de joker.
        [8] Les { $wilds } rois servent de jokers, quelle que soit leur enseigne.
       *[other] { $wilds } rois servent de jokers, quelle que soit leur enseigne.
    }
# $skips (how many)
rules-M8-skips =
    { $skips ->
        [one] Attention : { $skips } des jokers imprimés sert, lui, de carte Passer.
        [4] Attention : les { $skips } jokers imprimés, eux, servent de cartes Passer.
       *[other] Attention : { $skips } des jokers imprimés servent, eux, de cartes Passer.
    }
rules-M9 = Chaque carte numérotée porte aussi le symbole de sa couleur : on peut jouer même si l’on distingue mal les couleurs.
# $colour, $shape
rules-colour-and-shape = { $colour } ({ $shape })

## Phases

rules-P1 = Série : des cartes du même nombre, deux au moins, peu importent les couleurs. Une série de 3, ce sont trois cartes.
rules-P1-several = Deux séries d’une même phase peuvent porter le même nombre.
# $least (cards), $example (such a run)
rules-P2 = Suite : des nombres qui se suivent sans trou, une carte de chaque, comme { $example } ; au moins { $least } cartes.
rules-P2-colours = Peu importent les couleurs.
# $numbers (the highest number)
rules-P2-ends = Une suite reste entre 1 et { $numbers } : après { $numbers }, on ne repart pas à 1.
rules-P3 = Même couleur : toutes les cartes ont la même couleur. Peu importent les nombres ; ils peuvent se répéter.
rules-P4 = Nombres impairs, nombres pairs : des nombres tous impairs, ou tous pairs. Ils peuvent se répéter.
rules-P4-colours = Peu importent les couleurs.
rules-P4-one-colour = Si la phase demande aussi une même couleur, toutes les cartes doivent l’avoir.
rules-P5 = Suite de nombres impairs ou pairs : des impairs qui se suivent, comme 1 3 5, ou des pairs, comme 2 4 6.
rules-P6 = Suite de paires : des nombres qui se suivent, chacun deux fois, comme 3 3 4 4.
rules-P7 = Suite d’une même couleur : une suite dont toutes les cartes ont la même couleur.
rules-P8-fixed = Jouez les phases dans l’ordre de la liste, une par manche au plus.
rules-P8-rounds = À chaque manche, tout le monde tente la même phase, dans l’ordre de la liste.
rules-P8-free = Vous choisissez la phase que vous posez, une par manche au plus.
rules-P8 = Quand vous avez en main toutes les cartes de votre phase, vous pouvez la poser, entière et en une fois. Dès qu’elle est sur la table, elle est réussie, même si vous ne gagnez pas la manche.
rules-P9 = Posez exactement les cartes que la phase demande ; d’autres peuvent suivre comme ajouts. Un ajout allonge une combinaison, mais n’en commence jamais une nouvelle : deux séries ne deviennent pas trois.
rules-P10-fixed = Votre phase n’est pas posée à la fin de la manche ? Vous la retentez à la suivante : chacun avance à son rythme.
rules-P10-free = Vous n’avez pas posé de phase dans la manche ? Vous avez de nouveau le même choix à la suivante.

## Turn

rules-T1 = Tirez au sort le premier donneur ; ensuite, à chaque manche, la donne passe au voisin de gauche du donneur. Avant chaque donne, rassemblez et mélangez toutes les cartes. Le joueur à gauche du donneur commence, puis on tourne dans le sens des aiguilles d’une montre.
rules-T2 = D’abord, prenez une carte : celle du dessus de la pioche ou de la défausse.
rules-T3-fixed = Ensuite, si vous le pouvez et le voulez, posez votre phase devant vous, face visible.
rules-T3-free = Ensuite, si vous le pouvez et le voulez, posez devant vous, face visible, l’une des phases qu’il vous reste.
rules-T4-at-once = Votre phase est sur la table ? Faites alors autant d’ajouts que vous voulez.
rules-T4-wait = Votre phase est sur la table depuis un tour précédent ? Faites alors autant d’ajouts que vous voulez.
rules-T5 = Pour finir, défaussez-vous d’une carte : mettez-la sur la défausse, face visible.
rules-T5-skip = Ou jouez une carte Passer à la place.
rules-T6 = Une carte Passer ne se prend jamais dans la défausse.
rules-T7 = La pioche est vide quand vous voulez piocher ? Mélangez toute la défausse, sauf la carte du dessus : voilà une nouvelle pioche. S’il n’y a rien à mélanger, vous devez prendre la carte du dessus de la défausse, si elle peut être prise ; sinon, jouez sans prendre de carte.
rules-T8-take = Si la carte retournée après la donne est un joker, quelle chance : le premier joueur peut le prendre.
rules-T8-return = Si la carte retournée après la donne est un joker, glissez-le sous la pioche et retournez une autre carte.
rules-T9-lose = Si la carte retournée après la donne est une carte Passer, pas de chance : le premier joueur perd ce tour. La carte reste dans la défausse.
rules-T9-return = Si la carte retournée après la donne est une carte Passer, glissez-la sous la pioche et retournez-en une autre.
rules-T10 = Tant que la défausse ne compte qu’une carte, vous pouvez la prendre librement. Dès qu’elle en compte plusieurs, vous ne prenez celle du dessus que pour la poser pendant le même tour, dans votre phase ou comme ajout. Vous pouvez d’abord poser votre phase ou ajouter d’autres cartes pour qu’elle convienne. Si vous avez la même en main, posez l’une ou l’autre. Tant que ce n’est pas fait, votre tour ne peut pas finir.
# $limit (turns for each player)
rules-T11 =
    Si personne ne vide sa main, la manche s’arrête quand on a joué en tout { $limit ->
        [one] { $limit } tour
       *[other] { $limit } tours
    } par joueur, tours perdus compris.
rules-T11-points = Chacun compte ses cartes, et les phases posées restent acquises.
rules-T11-places = Les phases posées restent acquises.
rules-T12 = Vous videz votre main en posant votre phase ? Bravo, la manche est aussitôt finie.

## Wilds

rules-W1 = Un joker remplace n’importe quel nombre, de n’importe quelle couleur.
rules-W2 = Utilisez autant de jokers que vous voulez.
rules-W3-none = Une phase peut même n’être faite que de jokers, sans aucune carte numérotée.
rules-W3-phase = Chaque phase demande au moins une carte numérotée : une dans toute la phase, pas une par combinaison. Les ajouts n’en demandent pas.
rules-W3-group = Une phase ne peut pas être faite uniquement de jokers. Les ajouts, eux, ne demandent pas de carte numérotée.
rules-W4 = Si, à cause des jokers, on ne voit pas ce qu’est une combinaison, dites-le en la posant : son nombre, où elle commence ou sa couleur.
rules-W4-no-runs = Si, à cause des jokers, on ne voit pas ce qu’est une combinaison, dites-le en la posant : son nombre ou sa couleur.
rules-W4-run = Quand vous ajoutez un joker à une suite, dites à quel bout.
rules-W5 = Un joker posé garde sa valeur et sa place jusqu’à la fin de la manche. Personne ne peut l’échanger contre la carte qu’il remplace.
rules-W6 = Un joker ne peut pas servir de carte Passer.

## Skips

rules-K1 = Pour finir votre tour, au lieu de vous défausser, vous pouvez jouer une carte Passer : mettez-la devant un autre joueur de votre choix. Il perd son prochain tour.
rules-K2 = Un joueur qui a déjà une carte Passer devant lui n’en reçoit pas d’autre. Si personne ne peut recevoir la vôtre, et alors seulement, vous pouvez la mettre à la défausse, sans effet.
rules-K3-on = Vous avez une carte Passer devant vous ? Quand vient votre tour, vous le perdez : mettez-la sur la défausse, et c’est au joueur suivant.
rules-K3-under = Vous avez une carte Passer devant vous ? Quand vient votre tour, vous le perdez : glissez-la sous la défausse, pour que la carte du dessus puisse encore être prise, et c’est au joueur suivant.
rules-K4 = Une carte Passer ne se joue qu’à la fin d’un tour, jamais dans une phase ni comme ajout.
rules-K5 = Une carte Passer peut être votre dernière carte : votre main est vide, la manche se termine, et la carte est sans effet.
rules-K6 = Pour finir votre tour, vous pouvez mettre une carte Passer sur la défausse : le joueur suivant perd son tour.
rules-K7 = À deux joueurs, une carte Passer vous donne tout simplement un tour de plus.
rules-K7-given = Elle rejoint la défausse quand l’autre joueur perd son tour.
rules-K8 = Une carte Passer reste devant le joueur visé jusqu’à ce que vienne vraiment son tour.
rules-K8-knock = Elle attend aussi quand quelqu’un frappe et que ce joueur ne joue donc pas.
rules-K8-end = Tant qu’elle est devant un joueur, elle ne compte pas parmi ses cartes en main. À la fin de la manche, elle rejoint les autres cartes.

## Hits

rules-H1-at-once = Vous ne faites des ajouts qu’à votre tour, une fois votre phase posée dans cette manche : dès ce tour-là, si vous voulez.
rules-H1-wait = Vous ne faites des ajouts qu’à votre tour, et seulement si vous avez posé votre phase à un tour précédent de cette manche.
rules-H1 = Toutes les combinaisons de la table vous sont alors ouvertes, les vôtres comme celles des autres.
rules-H2-set = À une série, on ajoute des cartes du même nombre.
rules-H2-run = Une suite se prolonge à l’un ou l’autre bout, sans sauter de nombre.
rules-H2-colour-run = Une suite d’une même couleur n’accepte que sa couleur.
rules-H2-parity-run = Une suite de nombres impairs se prolonge avec l’impair voisin, une suite de nombres pairs avec le pair voisin.
rules-H2-colour = Des cartes d’une même couleur acceptent toute carte de cette couleur.
rules-H2-parity = Des nombres impairs acceptent des nombres impairs ; des nombres pairs, des nombres pairs.
rules-H2-parity-colour = Si ces cartes ont été posées dans une même couleur, seule cette couleur convient.
rules-H2-wild = Un joker va partout où irait une carte numérotée.
rules-H2-full = Une suite complète d’un bout à l’autre n’accepte plus rien.
rules-H3 = Une suite de paires n’accepte qu’une paire entière, les deux cartes à la fois, à l’un ou l’autre bout.
rules-H3-wild = Cette paire peut contenir des jokers.
rules-H4 = Les ajouts ne changent pas une phase en une autre : si longue que devienne une combinaison, vous avez réussi la phase posée, et aucune autre.

## End of a round and of the game

rules-S1-any = La manche se termine dès que quelqu’un n’a plus de cartes, que la dernière soit posée, ajoutée ou mise à la défausse. Bravo : ce joueur gagne la manche.
rules-S1-discard = La manche se termine dès que quelqu’un met sa dernière carte à la défausse. Bravo : ce joueur gagne la manche.
rules-S1-skip = Une carte Passer jouée en dernier suffit aussi.
rules-S2 = Le gagnant de la manche marque 0 point. Les autres comptent les cartes qu’il leur reste en main.
# $points (for each card)
rules-S2-all =
    { $points ->
        [one] Comptez { $points } point par carte numérotée,
       *[other] Comptez { $points } points par carte numérotée,
    }
# $points (for each card), $last (the highest number that costs this)
rules-S2-low =
    { $points ->
        [one] Comptez { $points } point par carte de 1 à { $last },
       *[other] Comptez { $points } points par carte de 1 à { $last },
    }
# $points (for each card), $first, $last (numbers that cost this)
rules-S2-high = { $points } par carte de { $first } à { $last },
rules-S2-skip = { $points } par carte Passer,
rules-S2-wild = { $points } par joker,
rules-S2-low-is-good = et rien pour les cartes sur la table. Les points s’additionnent de manche en manche, et moins vous en avez, mieux c’est.
rules-S3-fixed = Tous ceux qui ont posé leur phase passent à la suivante, pas seulement le gagnant de la manche.
rules-S3-free = Tous ceux qui ont posé une phase l’ont réussie, pas seulement le gagnant de la manche.
# $phase (number of the last phase)
rules-S4-fixed = À la fin d’une manche, le joueur qui a réussi la phase { $phase } gagne la partie.
rules-S4-free = À la fin d’une manche, le joueur qui a réussi toutes les phases gagne la partie.
rules-S4-total = Si plusieurs joueurs y arrivent dans la même manche, le plus petit total de points gagne.
rules-S4-before = Si plusieurs joueurs y arrivent dans la même manche, celui qui avait le moins de points avant cette manche gagne.
# $phase (number of the phase)
rules-S5 = Toujours à égalité pour la victoire ? Ces joueurs rejouent entre eux la phase { $phase } : c’est la manche décisive, et le premier d’entre eux à gauche du dernier donneur donne les cartes. On n’ajoute plus de points : le premier à vider sa main gagne la partie. Si personne n’y arrive, la main qui coûte le moins de points gagne ; encore une égalité, et la victoire est partagée.
# $phase (number of the last phase)
rules-S6-fixed = Pas de points à compter : le premier à réussir la phase { $phase } gagne.
rules-S6-free = Pas de points à compter : le premier à réussir toutes les phases gagne.
rules-S6 = Les autres continuent pour les places suivantes. Si plusieurs joueurs finissent dans la même manche, le premier à avoir posé sa phase passe devant. Un joueur qui a fini joue la manche jusqu’au bout, puis quitte la table ; d’ici là, toutes les combinaisons restent ouvertes aux ajouts. La partie se termine quand il ne reste qu’un joueur.
rules-S7 = Il se fait tard ? Arrêtez-vous après n’importe quelle manche et reprenez un autre jour : notez simplement où en est chacun.

## Variants

# $rounds (as many as phases)
rules-V1 =
    { $rounds ->
        [one] Une manche par phase : ici, une seule.
       *[other] Une manche par phase, { $rounds } en tout. Après chaque manche, tout le monde passe à la phase suivante, que la précédente soit posée ou non.
    } Le plus petit total de points gagne ; en cas d’égalité, la victoire est partagée.
# $count (of phases played), $total (of phases in the list of the edition), $phases (their numbers)
rules-V2 =
    { $count ->
        [one] Moins de phases : sur { $total } phases, on ne joue que la phase { $phases }.
       *[other] Moins de phases : sur { $total } phases, on n’en joue que { $count } ({ $phases }).
    }
rules-V3 = Frapper : quelqu’un vient de se défausser d’une carte qui vous plaît ? Frappez sur la table et prenez-la, tant que le joueur suivant n’a pas pris de carte. Le premier à frapper l’obtient. Vous la prenez au lieu de piocher : vous pouvez poser votre phase et faire des ajouts, puis vous finissez votre tour comme d’habitude. Le jeu reprend à votre gauche ; les joueurs assis entre celui qui s’est défaussé et vous ne jouent pas cette fois-ci.
rules-V3-limits = On ne frappe ni pour sa propre carte, ni pour la carte retournée après la donne, ni une fois la manche finie. En revanche, on peut frapper pour la carte dont se défausse celui qui a frappé.
rules-V3-skips = On ne frappe pas pour une carte Passer, ni pour la carte du dessus de la défausse quand une carte Passer vient d’être jouée. Si votre prochain tour est perdu, vous ne pouvez pas frapper.
rules-V3-use = Même en frappant, vous devez poser la carte pendant ce tour, sauf si elle était seule dans la défausse.
rules-V4-free = Ordre libre : posez celle que vous voulez parmi les phases qu’il vous reste, et barrez-la aussitôt.
# $phases (numbers in the order of play)
rules-V4-agreed = Autre ordre : tout le monde joue les phases dans l’ordre { $phases }.

## House options

rules-O1 = Les ajouts attendent un tour : aucun pendant le tour où vous posez votre phase.
rules-O2 = Une carte numérotée par combinaison : chaque combinaison d’une phase en demande au moins une, pas seulement la phase entière.
rules-O3 = Finir par la défausse : gardez toujours une carte pour la défausse ; vous ne pouvez ni poser ni ajouter la dernière.
rules-O3-skip = Une carte Passer compte comme une défausse.

## What differs

# $left, $right (names of two games)
rules-same = { $left } et { $right } se jouent selon les mêmes règles.
rules-differ = Ce qui diffère entre { $left } et { $right } :
# $book (name of a game), $text (what its rule says)
rules-in-both = { $book } : { $text }
rules-in-one = Seulement { $book } : { $text }

## The list of editions and variants

rules-list-title = Les éditions du jeu
# $cards (in the deck), $hand (cards), $phases (how many)
rules-edition-classic = Le grand jeu à { $cards } cartes, { $hand } en main, comme dans la boîte anniversaire.
rules-edition-continental = Le grand jeu à { $cards } cartes, { $hand } en main, tel qu’on le vend en Europe : une phase peut n’être faite que de jokers.
rules-edition-express = Le jeu court à { $cards } cartes, { $hand } seulement en main, avec { $phases } phases bien à lui.
rules-edition-dutch = Le grand jeu à { $cards } cartes, { $hand } en main, comme dans un club néerlandais : pas de points, et on ne prend dans la défausse que ce qu’on pose.
rules-edition-dutch-original = Le jeu néerlandais à { $cards } cartes, { $hand } en main, sans les changements du club.
rules-name-classic = Classique
rules-name-continental = Édition continentale
rules-name-express = Express
rules-name-dutch = Édition néerlandaise
rules-name-dutch-original = Édition néerlandaise d’origine

rules-list-variants = Les variantes : ajoutez-les à une édition de cartes avec un signe plus
rules-variant-ten-rounds = Une manche par phase, posée ou non ; le plus petit total gagne.
rules-variant-phases = Moins de phases : les premières, les paires ou les impaires (phases=even, phases=odd), ou un choix (phases=1,3,8).
rules-variant-knock = Frappez pour prendre la carte qui vient d’aller à la défausse.
rules-variant-free-order = Chacun choisit sa prochaine phase.
rules-variant-order = Les phases dans un autre ordre, le même pour tous.
rules-variant-hits-next-turn = Pas d’ajout pendant le tour où vous posez votre phase.
rules-variant-natural-in-each-group = Chaque combinaison d’une phase demande une carte numérotée.
rules-variant-out-by-discard = On ne vide sa main qu’en se défaussant.
rules-variant-free-take = Prenez la carte du dessus de la défausse quand vous voulez.
rules-variant-use-taken = On ne prend la carte du dessus de la défausse que pour la poser pendant ce tour.
rules-variant-skip-chosen = Vous choisissez qui reçoit la carte Passer.
rules-variant-skip-next = La carte Passer touche le joueur suivant.
rules-variant-points = On compte les points.
rules-variant-places = Pas de points ; après le gagnant, les autres jouent pour les places suivantes.
rules-list-hint = Les règles exactes de votre jeu : dizaine rules continental+knock
rules-list-hint-diff = Ce qui diffère entre deux jeux : dizaine rules --diff classic dutch
rules-list-hint-new = Créer votre livret de règles : dizaine rules --new my.toml
rules-list-hint-check = Vérifier votre livret de règles : dizaine rules --check my.toml

## Checking a file of one's own

# $file, $title (of the book), $id (how the game is called)
rules-check-right = { $file } est bon, à vous de jouer : { $title } ({ $id }).
# $file
rules-check-wrong = On ne peut pas jouer avec { $file }.

# $file
rules-new-written = { $file } est prêt : le jeu classique, chaque champ expliqué en anglais. Changez ce que vous voulez, puis vérifiez : dizaine rules --check { $file }

## What is wrong with a rulebook
# These complete a line such as “deal.hand: must lie between 1 and 15, not 20 (M5)”.

# $field (its name in the file), $reason
rules-fault-line = { $field } : { $reason }
# $line (one as above), $rule (id of the rule that it breaks)
rules-fault-rule = { $line } ({ $rule })
# $number, $phase (what it asks for), $reason
rules-fault-in-phase = Phase { $number } ({ $phase }) : { $reason }
# $reason, $word (the nearest known one)
rules-fault-near = { $reason } ; vouliez-vous dire « { $word } » ?
# $reason, $words (all known ones)
rules-fault-known = { $reason } ; choix possibles : { $words }
# Below, each message is for a code of dizaine.rulebooks; its arguments are the facts.
rules-problem-only-phases =
    { $count ->
        [1] { $book } n’a qu’une phase, pas { $wanted }
       *[other] { $book } n’a que { $count } phases, pas { $wanted }
    }
rules-problem-not-ascending = { $value } n’est pas dans l’ordre croissant ; pour un autre ordre, écrivez order= au lieu de phases=
rules-problem-selection = écrivez un nombre, « even » (phases paires), « odd » (phases impaires) ou une liste comme 1,3,8, et non { $value }
rules-problem-order = écrivez une liste comme 3,1,2, et non { $value }
rules-problem-combined = ne va pas avec { $other }
rules-problem-no-variant = il n’y a pas de variante « { $name } »
rules-problem-needs-value = demande une valeur, par exemple { $example }
rules-problem-no-value = ne prend pas de valeur
rules-problem-twice = est nommé deux fois
rules-problem-phase-twice = la phase { $number } est nommée deux fois
rules-problem-name-twice = { $name } est nommé deux fois
rules-problem-between = doit être compris entre { $least } et { $most }, et non { $value }
rules-problem-empty = ne doit pas être vide
rules-problem-not-one-of = { $value } n’est pas possible ici ; choisissez parmi { $words }
rules-problem-at-least-one = il en faut au moins un
rules-problem-deck = le jeu compte { $cards } cartes ; le maximum est { $most }
rules-problem-phase-count = un livret de règles a de 1 à { $most } phases, pas { $count }
rules-problem-small-group = une combinaison a au moins { $least } cartes
rules-problem-short-run = dans ce livret, une suite a au moins { $least } cartes
rules-problem-few-pairs = une suite de paires a au moins { $least } paires
rules-problem-long-run =
    { $most ->
        [one] de 1 à { $numbers }, une suite ne peut pas dépasser { $most } nombre
       *[other] de 1 à { $numbers }, une suite ne peut pas dépasser { $most } nombres
    }
rules-problem-long-odd-run =
    { $most ->
        [one] de 1 à { $numbers }, une suite ne peut pas dépasser { $most } nombre impair
       *[other] de 1 à { $numbers }, une suite ne peut pas dépasser { $most } nombres impairs
    }
rules-problem-long-even-run =
    { $most ->
        [one] de 1 à { $numbers }, une suite ne peut pas dépasser { $most } nombre pair
       *[other] de 1 à { $numbers }, une suite ne peut pas dépasser { $most } nombres pairs
    }
rules-problem-groups = elle a { $groups } combinaisons ; le maximum est { $most }
rules-problem-large = elle demande { $cards } cartes, mais une main n’en a que { $room } une fois la carte piochée
rules-problem-large-with-discard = elle demande { $cards } cartes, mais il faut en garder une pour la défausse : il en reste { $room }
rules-problem-wilds =
    { $needed ->
        [one] elle demande { $needed } joker, mais le jeu n’en a que { $wilds }
       *[other] elle demande { $needed } jokers, mais le jeu n’en a que { $wilds }
    }
rules-problem-natural = le jeu n’a aucune carte numérotée pour cette phase
rules-problem-natural-in-group = le jeu n’a aucune carte numérotée pour l’une de ses combinaisons
rules-problem-no-phases = il faut jouer au moins une phase
rules-problem-no-phase = il n’y a pas de phase { $number }, seulement de 1 à { $last }
rules-problem-rounds-free = avec une manche par phase, l’ordre des phases ne peut pas être libre
rules-problem-rounds-places = une manche par phase se gagne aux points, mais cette partie n’en compte pas ; ajoutez la variante points
rules-problem-not-a-book = écrivez le nom d’une édition ou d’un fichier .toml, et non { $value }
# $detail (what the computer says, in English)
rules-problem-json = n’est pas du JSON valide : { $detail }
rules-problem-toml = n’est pas du TOML valide : { $detail }
rules-problem-long-line = la ligne { $line } a plus de { $most } caractères ; coupez-la
rules-problem-many-dots = la ligne { $line } a plus de { $most } points (« . »)
rules-problem-no-file = ce fichier n’existe pas
rules-problem-unreadable = ne peut pas être lu : { $detail }
rules-problem-no-edition = « { $name } » n’est ni une édition ni un fichier .toml
rules-problem-extends-itself = { $name } part de lui-même ; indiquez une autre édition
rules-problem-id = un livret porte le nom de son fichier ; supprimez ce champ
rules-problem-section = il faut une section, et non { $value }
rules-problem-list = il faut une liste, et non { $value }
rules-problem-truth = il faut true ou false (vrai ou faux), et non { $value }
rules-problem-number = il faut un nombre entier, et non { $value }
rules-problem-text = il faut un texte entre guillemets, et non { $value }
# $most (letters)
rules-problem-title = écrivez de 1 à { $most } lettres, toutes imprimables
rules-problem-unknown-in-section = la section [{ $section }] n’a pas de champ de ce nom
rules-problem-unknown = un livret de règles n’a pas de champ de ce nom
rules-problem-missing = manque
rules-problem-unreadable-group = { $value } n’est pas une combinaison lisible ; écrivez par exemple (en anglais) « set of 3 + run of 4 », « run of 2 pairs », « run of 4 odd », « run of 4 in one colour », « 4 even » ou « 7 of one colour »
rules-problem-players = { $book } se joue de { $least } à { $most } joueurs, pas à { $value }
rules-problem-few-cards = { $cards } cartes ne suffisent pas pour { $players } mains de { $hand } et deux piles
rules-problem-no-start =
    { $cards ->
        [1] après { $players } mains, il ne reste qu’une carte, et elle risque de ne pas pouvoir commencer la défausse
       *[other] après { $players } mains, il reste { $cards } cartes, et peut-être aucune ne peut commencer la défausse
    }

## The dice game

# $phases (how many there are)
rules-aim-dice =
    { $phases ->
        [one] But du jeu : réussir la phase avec les dés et marquer le plus de points possible.
       *[other] But du jeu : réussir les { $phases } phases avec les dés, l’une après l’autre, et marquer plus de points que les autres.
    }
rules-section-dice-points = Les points
rules-section-dice-end = Fin de la partie
rules-edition-dice = Le jeu de dés, avec { $dice } dés et { $phases } phases ; on y joue aussi en solitaire.
rules-edition-dice-french = Le jeu de dés, règle française : { $dice } dés ; ceux des petits nombres portent aussi un 5, et un seul W.
rules-name-dice = Dés
rules-name-dice-french = Dés, règle française

# $dice (how many), $colours (names with their shapes)
rules-D1 =
    Il vous faut { $dice ->
        [one] { $dice } dé. Ses faces sont de plusieurs couleurs : { $colours }.
       *[other] { $dice } dés. Leurs faces sont de plusieurs couleurs : { $colours }, réparties autrement sur chaque dé.
    }
# $dice (how many such dice), $faces (what they show)
rules-D1-kind =
    Sur { $dice ->
        [one] { $dice } dé,
       *[other] { $dice } dés,
    } les faces montrent { $faces }.
rules-D1-wild = Le W est le joker.
# $faces (what the die shows)
rules-D2 = Pour commencer, chacun lance un dé qui porte { $faces }. Le plus grand nombre commence, puis les autres, jusqu’au plus petit ; en cas d’égalité, relancez entre vous. Suivez cet ordre pour les colonnes du carnet de points.
# $more (throws after the first)
rules-D3 =
    { $more ->
        [0] À votre tour, lancez tous les dés une fois.
        [one] À votre tour, lancez tous les dés, puis relancez une fois ceux que vous voulez. Vous pouvez vous arrêter avant.
       *[other] À votre tour, lancez tous les dés, puis relancez ceux que vous voulez, jusqu’à { $more } fois, même des dés mis de côté. Vous pouvez vous arrêter avant.
    }
rules-D4 = Phase réussie ? À votre prochain tour, vous passez à la suivante. Phase ratée ? Elle ne rapporte rien, et vous la retentez.
# $numbers (the highest number)
rules-D5 = Série : des dés du même nombre. Suite : des nombres qui se suivent, de 1 à { $numbers }.
rules-D5-wild = Un W remplace n’importe quel nombre, mais vaut 0. Une combinaison peut même n’être faite que de W.
rules-D5-colour = Si la phase demande une même couleur, seules comptent les faces de cette couleur.
rules-D5-colour-wild = Un W n’y compte que dans sa propre couleur, et vaut toujours 0.
rules-D6 = Une phase rapporte la somme des dés qu’elle utilise, et d’eux seuls. S’il y a plusieurs façons de les choisir, la meilleure compte. Le carnet de points montre le total après chaque phase.
rules-D6-example = Par exemple, 8 8 8 et 10 W W, deux séries de 3, rapportent 34.
# $phase (its number), $over (points), $bonus (points)
rules-D7 =
    Plus de { $over } points après la phase { $phase } ? Bravo, vous recevez un bonus de { $bonus ->
        [one] { $bonus } point.
       *[other] { $bonus } points.
    }
# $bonus (points)
rules-D8 =
    Le premier à réussir la dernière phase reçoit le bonus d’arrivée : { $bonus ->
        [one] { $bonus } point.
       *[other] { $bonus } points.
    } Ceux qui jouent après lui dans le même tour de table le reçoivent aussi, à condition de réussir cette phase dès le premier tour de leur dernière chance.
rules-D9 = Dès qu’un joueur a réussi la dernière phase, les autres ont chacun une dernière chance, dans l’ordre du jeu à partir du joueur suivant. Pendant la vôtre, jouez tour après tour, jusqu’à un tour raté ou jusqu’à ce que vous ayez réussi la dernière phase ; puis c’est la dernière chance du suivant.
rules-D10 = Le plus grand total gagne. En cas d’égalité, la victoire est partagée.
rules-D11 = Une phase complète à la fin de votre tour compte : on ne peut pas y renoncer. Envie de faire mieux ? Continuez à lancer.
# $cost (points)
rules-D12 =
    En solitaire, notez vos tours ratés : à la fin, chacun coûte { $cost ->
        [one] { $cost } point.
       *[other] { $cost } points.
    }
# $bonus (points)
rules-D12-bonus =
    Le bonus d’arrivée de { $bonus ->
        [one] { $bonus } point
       *[other] { $bonus } points
    } est à vous si vous réussissez la dernière phase au premier essai, et seulement alors.

rules-problem-dice-variants = le jeu de dés n’en a pas ; supprimez « +{ $variants } »
rules-problem-dice-kinds = un livret a de 1 à { $most } sortes de dés, et non { $count }
rules-problem-dice-faces = un dé a { $faces } faces, et non { $count }
rules-problem-dice-count = il y a { $count } dés ; la limite est { $most }
rules-problem-dice-no-number = au moins une face doit porter un nombre
rules-problem-dice-order = la première sorte de dés décide de l’ordre du jeu ; il lui faut deux faces différentes
rules-problem-dice-small-group = une combinaison a au moins { $least } dés
rules-problem-dice-parity = le jeu de dés n’a pas de combinaisons de nombres pairs ou impairs
rules-problem-dice-pairs = le jeu de dés n’a pas de suites de paires
rules-problem-dice-colour-run = le jeu de dés n’a pas de suites d’une même couleur
rules-problem-dice-alone = des dés d’une même couleur doivent être la seule combinaison de leur phase
rules-problem-dice-large = elle demande { $wanted } dés, il y en a { $dice }
rules-problem-dice-impossible = aucun lancer de ces dés ne permet de la réussir
rules-problem-dice-kind-name = nommez une sorte de dés d’un mot, comme high ou low
rules-problem-dice-colours = écrivez { $faces } lettres pour les couleurs des faces ({ $letters }), et non { $value }
rules-problem-dice-face = écrivez un nombre à partir de 1 ou "W", et non { $value }
