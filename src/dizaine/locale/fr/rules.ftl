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
rules-with-knock = le droit de frapper
rules-with-free-order = les phases en ordre libre
rules-with-order = un autre ordre des phases
rules-with-hits-next-turn = les ajouts dès le tour suivant
rules-with-natural-in-each-group = une carte numérotée par combinaison
rules-with-out-by-discard = la défausse pour finir
rules-with-free-take = la défausse en accès libre
rules-with-use-taken = la défausse pour poser aussitôt
rules-with-skip-chosen = le choix de qui passe son tour
rules-with-skip-next = le joueur suivant qui passe son tour
rules-with-points = les points
rules-with-places = les places
# $id (what one types to get this game)
rules-page-id = Jeu : { $id }
rules-page-words = Un peu de vocabulaire. Une manche va d’une donne jusqu’au moment où quelqu’un n’a plus de cartes. Une phase, ce sont les cartes à poser pendant une manche ; elle se compose d’une ou de plusieurs combinaisons. Les cartes numérotées sont celles qui portent un nombre. Faire un ajout, c’est allonger une combinaison déjà posée sur la table. Vider sa main, c’est se débarrasser de sa dernière carte.

# $phases (how many are played)
rules-aim-won =
    { $phases ->
        [one] But du jeu : réunir les cartes de la phase et les poser sur la table. À la fin d’une manche, le joueur qui a réussi la phase gagne la partie ; s’ils sont plusieurs, les points décident.
       *[other] But du jeu : poser les { $phases } phases avant les autres, une au plus par manche. Chacune demande des cartes différentes ; si vous n’arrivez pas à en poser une, vous réessayez à la manche suivante.
    }
rules-aim-places =
    { $phases ->
        [one] But du jeu : réunir les cartes de la phase et les poser sur la table. Le joueur qui y parvient en premier gagne ; les autres continuent pour les places suivantes.
       *[other] But du jeu : poser les { $phases } phases avant les autres, une au plus par manche. Chacune demande des cartes différentes ; si vous n’arrivez pas à en poser une, vous réessayez à la manche suivante. Une fois le gagnant connu, les autres continuent pour les places suivantes.
    }
rules-aim-rounds =
    { $phases ->
        [one] But du jeu : en une seule manche, poser la phase et se débarrasser de ses cartes. Les cartes restées en main coûtent des points, et le plus petit total gagne.
       *[other] But du jeu : à chacune des { $phases } manches, poser la phase du moment et se débarrasser de ses cartes. Les cartes restées en main coûtent des points ; à la fin, le plus petit total gagne.
    }

rules-section-material = Ce qu’il vous faut
rules-section-phases = Les phases
rules-section-turn = Votre tour
rules-section-wilds = Les jokers
rules-section-skips = Les cartes Passer
rules-section-hits = Les ajouts
rules-section-end = Fin de la manche et de la partie
rules-section-variants = Variantes de cette partie
rules-section-options = Règles maison de cette partie

rules-phases-fixed = Voici les phases, dans l’ordre où elles se jouent :
rules-phases-free = Voici les phases ; vous les jouez dans l’ordre que vous voulez :

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
        [one] { $wilds } joker, qui remplace n’importe quelle carte numérotée.
       *[other] { $wilds } jokers, qui remplacent n’importe quelle carte numérotée.
    }
# $skips (how many)
rules-M4 =
    { $skips ->
        [one] { $skips } carte Passer, qui fait perdre un tour à un autre joueur.
       *[other] { $skips } cartes Passer, qui font perdre un tour à un autre joueur.
    }
# $hand (cards)
rules-M5 =
    { $hand ->
        [one] Chacun reçoit { $hand } carte, en commençant à gauche du donneur.
       *[other] Chacun reçoit { $hand } cartes, une à une, en commençant à gauche du donneur.
    } Personne ne montre sa main. Le reste forme la pioche, face cachée. On retourne la carte du dessus et on la place à côté : c’est le début de la défausse.
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
        [one] Il y a { $cards } carte de référence avec la liste des phases ; chacun devrait en avoir une.
       *[other] Il y a { $cards } cartes de référence avec la liste des phases : chacun en prend une.
    }
rules-M7-shared =
    { $cards ->
        [one] Placez { $cards } carte de référence, avec la liste des phases, bien en vue de tous.
       *[other] Placez { $cards } cartes de référence, avec la liste des phases, bien en vue de tous.
    }
# $markers (how many there are)
rules-M7-markers =
    { $markers ->
        [one] Il y a { $markers } pion pour montrer la prochaine phase.
       *[other] Avec l’un des { $markers } pions, montrez la prochaine phase que vous devez réussir ; avancez-le dès que votre phase est posée, au plus tard à la fin de la manche.
    }
rules-M8 = On peut aussi jouer avec deux jeux de cinquante-deux cartes et leurs jokers : de l’as à la dame, ce sont les nombres de 1 à 12, et les enseignes (trèfle, pique, cœur, carreau) sont les couleurs.
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
rules-M9 = Chaque carte numérotée porte aussi le symbole de sa couleur : nul besoin de distinguer les couleurs pour jouer.
# $colour, $shape
rules-colour-and-shape = { $colour } ({ $shape })

## Phases

rules-P1 = Série : deux cartes ou plus qui portent le même nombre, peu importent les couleurs ; une série de 3, ce sont trois cartes.
rules-P1-several = Quand une phase demande 2 séries, les deux peuvent porter le même nombre.
# $least (cards), $example (such a run)
rules-P2 = Suite : des cartes dont les nombres se suivent sans trou, comme { $example } ; au moins { $least } cartes.
rules-P2-colours = Peu importent les couleurs.
# $numbers (the highest number)
rules-P2-ends = Une suite commence au plus tôt à 1 et finit au plus tard à { $numbers } ; après { $numbers }, elle ne repart jamais à 1.
rules-P3 = Même couleur : toutes les cartes ont la même couleur. Peu importent les nombres, qui peuvent se répéter.
rules-P4 = Nombres impairs, nombres pairs : des cartes qui portent toutes un nombre impair, ou toutes un nombre pair. Un même nombre peut se répéter.
rules-P4-colours = Peu importent les couleurs.
rules-P4-one-colour = Si la phase demande aussi une même couleur, toutes les cartes ont cette couleur.
rules-P5 = Suite de nombres impairs ou pairs : des nombres impairs qui se suivent, comme 1 3 5, ou des nombres pairs qui se suivent, comme 2 4 6.
rules-P6 = Suite de paires : des nombres qui se suivent, chacun deux fois, comme 3 3 4 4.
rules-P7 = Suite d’une même couleur : une suite dont toutes les cartes ont la même couleur.
rules-P8-fixed = Les phases se jouent dans l’ordre de la liste, une au plus par manche.
rules-P8-rounds = À chaque manche, tout le monde tente la même phase, dans l’ordre de la liste.
rules-P8-free = Vous choisissez la phase que vous posez, mais vous en posez une au plus par manche.
rules-P8 = Pour poser une phase, il faut en avoir toutes les cartes en main ; on la pose en une seule fois. Elle est réussie dès qu’elle est sur la table, même si vous ne gagnez pas la manche.
rules-P9 = Vous posez exactement les cartes que la phase demande. Les autres cartes qui conviennent peuvent suivre comme ajouts. Un ajout allonge une combinaison, mais n’en commence jamais une nouvelle : deux séries ne deviennent pas trois.
rules-P10-fixed = Si vous n’avez pas posé votre phase à la fin de la manche, vous la retentez à la manche suivante. Les joueurs peuvent donc en être à des phases différentes.
rules-P10-free = Si vous n’avez posé aucune phase à la fin de la manche, vous avez de nouveau le même choix à la manche suivante.

## Turn

rules-T1 = Tirez au sort le premier donneur ; à chaque nouvelle manche, c’est au voisin de gauche de donner. Avant chaque manche, on rassemble toutes les cartes et on les mélange. Le joueur à gauche du donneur commence, puis on joue dans le sens des aiguilles d’une montre.
rules-T2 = Au début de votre tour, prenez une carte : celle du dessus de la pioche ou celle du dessus de la défausse.
rules-T3-fixed = Une fois la carte prise, vous pouvez poser votre phase devant vous, face visible, si vous en avez toutes les cartes.
rules-T3-free = Une fois la carte prise, vous pouvez poser devant vous, face visible, l’une des phases qu’il vous reste, si vous en avez toutes les cartes.
rules-T4-at-once = Si votre phase est sur la table, vous pouvez faire autant d’ajouts que vous voulez.
rules-T4-wait = Si votre phase est sur la table depuis un tour précédent, vous pouvez faire autant d’ajouts que vous voulez.
rules-T5 = Pour finir votre tour, défaussez-vous d’une carte : posez-la sur la défausse, face visible.
rules-T5-skip = À la place, vous pouvez jouer une carte Passer.
rules-T6 = Une carte Passer ne se prend jamais dans la défausse.
rules-T7 = Si vous voulez piocher et que la pioche est vide, on mélange toute la défausse sauf la carte du dessus : voilà la nouvelle pioche. S’il n’y a rien à mélanger, vous devez prendre la carte du dessus de la défausse, si elle peut être prise ; sinon, vous jouez sans prendre de carte.
rules-T8-take = Si la carte retournée après la donne est un joker, le premier joueur peut le prendre.
rules-T8-return = Si la carte retournée après la donne est un joker, on le glisse sous la pioche et on retourne une autre carte.
rules-T9-lose = Si la carte retournée après la donne est une carte Passer, le premier joueur perd ce premier tour. La carte reste dans la défausse.
rules-T9-return = Si la carte retournée après la donne est une carte Passer, on la glisse sous la pioche et on en retourne une autre.
rules-T10 = Tant que la défausse ne compte qu’une carte, vous pouvez la prendre librement. Dès qu’elle en compte plusieurs, vous ne pouvez prendre celle du dessus que pour la poser pendant le même tour, dans votre phase ou comme ajout. Vous pouvez d’abord poser votre phase ou ajouter d’autres cartes, pour qu’elle convienne ensuite. Si vous avez la même carte en main, peu importe laquelle des deux vous posez. Tant que ce n’est pas fait, votre tour ne peut pas finir.
# $limit (turns for each player)
rules-T11 =
    { $limit ->
        [one] Si personne ne vide sa main, la manche s’arrête après { $limit } tour par joueur,
       *[other] Si personne ne vide sa main, la manche s’arrête après { $limit } tours par joueur,
    } comptés tous ensemble, tours perdus compris.
rules-T11-points = Chacun compte les points de ses cartes, et les phases posées restent acquises.
rules-T11-places = Les phases posées restent acquises.
rules-T12 = Si vous videz votre main en posant votre phase, la manche est finie aussitôt.

## Wilds

rules-W1 = Un joker remplace n’importe quel nombre, de n’importe quelle couleur.
rules-W2 = Vous pouvez utiliser autant de jokers que vous voulez.
rules-W3-none = Une phase peut être faite uniquement de jokers ; aucune carte numérotée n’est exigée.
rules-W3-phase = Il faut au moins une carte numérotée par phase : une dans toute la phase, pas une dans chaque combinaison. Pour les ajouts, il n’en faut aucune.
rules-W3-group = Une phase ne peut pas être faite uniquement de jokers. Pour les ajouts, aucune carte numérotée n’est exigée.
rules-W4 = En posant une combinaison, dites ce qu’elle est si les cartes numérotées ne suffisent pas à le montrer : quel nombre, où elle commence, quelle couleur.
rules-W4-no-runs = En posant une combinaison, dites ce qu’elle est si les cartes numérotées ne suffisent pas à le montrer : quel nombre ou quelle couleur.
rules-W4-run = Si vous ajoutez un joker à une suite, dites à quel bout.
rules-W5 = Un joker posé garde sa valeur et sa place jusqu’à la fin de la manche. Personne ne peut l’échanger contre la carte qu’il remplace.
rules-W6 = Un joker ne peut pas servir de carte Passer.

## Skips

rules-K1 = À la fin de votre tour, au lieu de vous défausser d’une carte, vous pouvez jouer une carte Passer : mettez-la devant un autre joueur de votre choix. Ce joueur perd son prochain tour.
rules-K2 = Vous ne pouvez pas donner de carte Passer à un joueur qui en a déjà une devant lui. Si personne ne peut la recevoir, et dans ce cas seulement, vous pouvez la mettre à la défausse, sans effet.
rules-K3-on = Le joueur qui a une carte Passer devant lui ne joue pas son prochain tour : il met cette carte sur la défausse, et c’est au joueur suivant.
rules-K3-under = Le joueur qui a une carte Passer devant lui ne joue pas son prochain tour : il glisse cette carte sous la défausse, pour que la carte du dessus puisse encore être prise, et c’est au joueur suivant.
rules-K4 = Une carte Passer ne se joue qu’à la fin d’un tour : elle ne fait jamais partie d’une phase et n’est jamais un ajout.
rules-K5 = Une carte Passer peut être votre dernière carte : votre main est vide, la manche se termine, et la carte est sans effet.
rules-K6 = À la fin de votre tour, au lieu de vous défausser d’une autre carte, vous pouvez mettre une carte Passer sur la défausse : le joueur suivant perd son tour.
rules-K7 = À deux joueurs, une carte Passer vous donne simplement un tour de plus.
rules-K7-given = La carte va à la défausse, comme d’habitude.
rules-K8 = Une carte Passer reste devant le joueur jusqu’au moment où ce serait à lui de jouer.
rules-K8-knock = Elle y reste aussi quand quelqu’un frappe et que le jeu saute ce joueur.
rules-K8-end = À la fin de la manche, elle rejoint les autres cartes. Elle ne compte jamais comme une carte en main.

## Hits

rules-H1-at-once = Vous ne pouvez faire un ajout qu’à votre tour, et seulement si votre phase de cette manche est posée ; c’est permis dès le tour où vous la posez.
rules-H1-wait = Vous ne pouvez faire un ajout qu’à votre tour, et seulement si votre phase de cette manche est posée depuis un tour précédent.
rules-H1 = Toutes les combinaisons sur la table vous sont alors ouvertes, les vôtres comme celles des autres.
rules-H2-set = À une série, on ajoute des cartes du même nombre.
rules-H2-run = Une suite se prolonge à l’un ou l’autre bout, sans sauter de nombre.
rules-H2-colour-run = Une suite d’une même couleur n’accepte que sa couleur.
rules-H2-parity-run = Une suite de nombres impairs ou pairs se prolonge de deux en deux.
rules-H2-colour = À des cartes d’une même couleur, on ajoute n’importe quelle carte de cette couleur.
rules-H2-parity = À des nombres impairs, on ajoute des nombres impairs ; à des nombres pairs, des nombres pairs.
rules-H2-parity-colour = Si ces cartes ont été posées dans une même couleur, seule cette couleur convient.
rules-H2-wild = Un joker va partout où une carte numérotée pourrait aller.
rules-H2-full = Une suite qui ne peut plus se prolonger, ni d’un côté ni de l’autre, n’accepte plus rien.
rules-H3 = Une suite de paires n’accepte qu’une paire entière, les deux cartes à la fois, à l’un ou l’autre bout.
rules-H3-wild = Cette paire peut contenir des jokers.
rules-H4 = Les ajouts ne changent pas une phase en une autre : même si une combinaison devient très longue, vous avez réussi la phase que vous avez posée, et aucune autre.

## End of a round and of the game

rules-S1-any = Une manche se termine dès que quelqu’un n’a plus de cartes, parce que la dernière a été posée, ajoutée ou mise à la défausse. Ce joueur gagne la manche.
rules-S1-discard = Une manche se termine dès que quelqu’un met sa dernière carte à la défausse. Ce joueur gagne la manche.
rules-S1-skip = Une carte Passer jouée comme dernière carte suffit aussi.
rules-S2 = Le gagnant de la manche marque 0 point. Les autres comptent les cartes qu’il leur reste en main, et seulement celles-là.
# $points (for each card)
rules-S2-all =
    { $points ->
        [one] On compte { $points } point par carte numérotée.
       *[other] On compte { $points } points par carte numérotée.
    }
# $points (for each card), $last (the highest number that costs this)
rules-S2-low =
    { $points ->
        [one] On compte { $points } point par carte de 1 à { $last },
       *[other] On compte { $points } points par carte de 1 à { $last },
    }
# $points (for each card), $first, $last (numbers that cost this)
rules-S2-high = et { $points } par carte de { $first } à { $last }.
rules-S2-skip =
    { $points ->
        [one] Une carte Passer coûte { $points } point.
       *[other] Une carte Passer coûte { $points } points.
    }
rules-S2-wild =
    { $points ->
        [one] Un joker coûte { $points } point.
       *[other] Un joker coûte { $points } points.
    }
rules-S2-low-is-good = Moins on a de points, mieux c’est.
rules-S3-fixed = Tous ceux qui ont posé leur phase passent à la suivante, pas seulement le gagnant de la manche.
rules-S3-free = Tous ceux qui ont posé une phase l’ont réussie, pas seulement le gagnant de la manche.
# $phase (number of the last phase)
rules-S4-fixed = À la fin d’une manche, le joueur qui a réussi la phase { $phase } gagne la partie.
rules-S4-free = À la fin d’une manche, le joueur qui a réussi toutes les phases gagne la partie.
rules-S4-total = Si plusieurs joueurs y arrivent dans la même manche, celui qui a le moins de points gagne.
rules-S4-before = Si plusieurs joueurs y arrivent dans la même manche, celui qui avait le moins de points avant cette manche gagne.
# $phase (number of the phase)
rules-S5 = En cas d’égalité pour la victoire, les joueurs concernés rejouent seuls la phase { $phase } : c’est la manche décisive, et la donne passe au suivant d’entre eux. On n’ajoute plus de points : le premier à vider sa main gagne la partie. Si personne n’y parvient, la main qui coûte le moins de points gagne ; en cas de nouvelle égalité, la victoire est partagée.
# $phase (number of the last phase)
rules-S6-fixed = On ne compte pas de points. Le premier à réussir la phase { $phase } gagne.
rules-S6-free = On ne compte pas de points. Le premier à réussir toutes les phases gagne.
rules-S6 = Les autres continuent pour les places suivantes. Si plusieurs joueurs finissent dans la même manche, celui qui a posé en premier passe devant. Un joueur qui a fini joue cette manche jusqu’au bout (toutes les combinaisons restent ouvertes aux ajouts), puis quitte la table. La partie se termine quand il ne reste qu’un joueur.
rules-S7 = Vous pouvez vous arrêter après chaque manche et reprendre un autre jour : il suffit de noter où en est chacun.

## Variants

# $rounds (as many as phases)
rules-V1 =
    { $rounds ->
        [one] Une manche par phase : ici, une seule.
       *[other] Une manche par phase, { $rounds } en tout. Après chaque manche, tout le monde passe à la phase suivante, que la précédente ait été posée ou non.
    } Le plus petit total de points gagne ; en cas d’égalité, la victoire est partagée.
# $count (of phases played), $total (of phases in the list of the edition), $phases (their numbers)
rules-V2 =
    { $count ->
        [one] Moins de phases : sur { $total } phases, on ne joue que la phase { $phases }.
       *[other] Moins de phases : sur { $total } phases, on n’en joue que { $count } : { $phases }.
    }
rules-V3 = Frapper : quand un joueur vient de se défausser d’une carte, tout autre joueur peut la prendre en frappant sur la table, tant que le joueur suivant n’a pas pris de carte. Le premier à frapper l’obtient. Elle remplace la carte qu’il aurait piochée : il peut poser sa phase et faire des ajouts, et finit son tour comme d’habitude. Puis le jeu reprend à sa gauche.
rules-V3-limits = On ne frappe ni pour sa propre carte, ni pour la carte retournée après la donne, ni une fois la manche finie. La carte dont se défausse celui qui a frappé peut être prise de la même façon.
rules-V3-skips = On ne frappe pas pour une carte Passer, ni pour la carte restée sur la défausse quand une carte Passer vient d’être jouée. Un joueur qui doit passer son tour ne peut pas frapper.
rules-V3-use = Celui qui frappe doit lui aussi poser la carte pendant ce tour, sauf si elle était seule dans la défausse.
rules-V4-free = Ordre libre : chacun choisit, parmi les phases qui lui restent, celle qu’il pose ; une phase posée est aussitôt barrée.
# $phases (numbers in the order of play)
rules-V4-agreed = Autre ordre : tout le monde joue les phases dans cet ordre : { $phases }.

## House options

rules-O1 = Les ajouts attendent un tour : pas d’ajout pendant le tour où vous posez votre phase.
rules-O2 = Une carte numérotée par combinaison : chaque combinaison d’une phase en demande au moins une, pas seulement la phase entière.
rules-O3 = Finir par la défausse : gardez une carte pour la défausse ; vous ne pouvez ni poser ni ajouter votre dernière carte.
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
rules-edition-classic = Le grand jeu à { $cards } cartes, { $hand } en main, comme dans l’édition anniversaire.
rules-edition-continental = Le grand jeu à { $cards } cartes, { $hand } en main, tel qu’on le vend en Europe : une phase peut être faite uniquement de jokers.
rules-edition-express = Le jeu court à { $cards } cartes, { $hand } seulement en main, avec { $phases } phases bien à lui.
rules-edition-dutch = Le grand jeu à { $cards } cartes, { $hand } en main, comme on y joue dans un club néerlandais : sans points, et on ne prend dans la défausse que ce qu’on pose.
rules-edition-dutch-original = Le même jeu à { $cards } cartes, { $hand } en main, sans les changements du club.
rules-name-classic = Classique
rules-name-continental = Édition continentale
rules-name-express = Express
rules-name-dutch = Édition néerlandaise
rules-name-dutch-original = Édition néerlandaise d’origine

rules-list-variants = Les variantes, à ajouter à une édition de cartes avec un signe plus
rules-variant-ten-rounds = Une manche par phase, posée ou non ; le plus petit total gagne.
rules-variant-phases = Moins de phases : les premières, celles de numéro pair ou impair (phases=even, phases=odd), ou un choix (phases=1,3,8).
rules-variant-knock = On peut frapper pour prendre la carte qui vient d’aller à la défausse.
rules-variant-free-order = Chacun choisit sa prochaine phase.
rules-variant-order = Les phases dans un autre ordre, le même pour tous.
rules-variant-hits-next-turn = Pas d’ajout pendant le tour où vous posez votre phase.
rules-variant-natural-in-each-group = Chaque combinaison d’une phase demande une carte numérotée.
rules-variant-out-by-discard = On ne vide sa main qu’en se défaussant de sa dernière carte.
rules-variant-free-take = On prend librement la carte du dessus de la défausse.
rules-variant-use-taken = On ne prend la carte du dessus de la défausse que pour la poser pendant le même tour.
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
rules-check-right = { $file } est correct, et vous pouvez y jouer : { $title } ({ $id }).
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
        [one] elle a besoin de { $needed } joker, mais le jeu n’en a pas autant : { $wilds }
       *[other] elle a besoin de { $needed } jokers, mais le jeu n’en a pas autant : { $wilds }
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
        [one] But du jeu : réussir la phase avec les dés, pour le plus de points possible.
       *[other] But du jeu : réussir les { $phases } phases avec les dés, l’une après l’autre, et marquer plus de points que les autres.
    }
rules-section-dice-points = Les points
rules-section-dice-end = Fin de la partie
rules-edition-dice = Le jeu de dés, avec { $dice } dés et { $phases } phases ; on peut aussi y jouer en solitaire.
rules-edition-dice-french = Le jeu de dés d’après sa règle française : { $dice } dés ; ceux des petits nombres portent aussi un 5, et un seul W.
rules-name-dice = Dés
rules-name-dice-french = Dés, règle française

# $dice (how many), $colours (names with their shapes)
rules-D1 =
    On joue avec { $dice ->
        [one] { $dice } dé. Ses faces sont de plusieurs couleurs : { $colours }.
       *[other] { $dice } dés. Leurs faces sont de plusieurs couleurs : { $colours }, réparties différemment d’un dé à l’autre.
    }
# $dice (how many such dice), $faces (what they show)
rules-D1-kind =
    { $dice ->
        [one] Un dé porte
       *[other] { $dice } dés portent
    } { $faces }.
rules-D1-wild = Le W est le joker.
# $faces (what the die shows)
rules-D2 = Pour commencer, chacun lance un dé qui porte { $faces }. Celui qui obtient le plus grand nombre commence ; les autres suivent, jusqu’au plus petit. En cas d’égalité, les joueurs concernés relancent. Les colonnes du carnet de points suivent cet ordre.
# $more (throws after the first)
rules-D3 =
    { $more ->
        [0] À votre tour, vous lancez tous les dés une fois.
        [one] À votre tour, vous lancez tous les dés, puis vous relancez une fois ceux que vous voulez. Vous pouvez vous arrêter avant.
       *[other] À votre tour, vous lancez tous les dés, puis vous relancez ceux que vous voulez, jusqu’à { $more } fois. Les dés mis de côté peuvent être repris pour un lancer suivant. Vous pouvez vous arrêter avant.
    }
rules-D4 = Vous passez à la phase suivante quand vous avez réussi la précédente. Une phase ratée ne rapporte rien, et vous la retentez à votre prochain tour.
# $numbers (the highest number)
rules-D5 = Une série, ce sont des dés qui montrent le même nombre ; une suite, des dés dont les nombres se suivent, de 1 à { $numbers }.
rules-D5-wild = Un W remplace n’importe quel nombre et vaut 0 ; même une combinaison faite seulement de W est valable.
rules-D5-colour = Quand la phase demande une même couleur, seules comptent les faces de cette couleur.
rules-D5-colour-wild = Là, un W ne compte que dans sa propre couleur, et vaut toujours 0.
rules-D6 = Une phase rapporte la somme des dés qu’elle utilise, ni plus ni moins. S’il y a plusieurs façons de choisir ces dés, c’est celle qui rapporte le plus qui compte. Le carnet montre le total après chaque phase.
rules-D6-example = Par exemple, 8 8 8 et 10 W W, deux séries de 3, valent 34.
# $phase (its number), $over (points), $bonus (points)
rules-D7 =
    Si votre total dépasse { $over } après la phase { $phase }, vous recevez un bonus de { $bonus ->
        [one] { $bonus } point.
       *[other] { $bonus } points.
    }
# $bonus (points)
rules-D8 =
    Le premier joueur à réussir la dernière phase reçoit le bonus d’arrivée : { $bonus ->
        [one] { $bonus } point.
       *[other] { $bonus } points.
    } Ceux qui n’ont pas encore joué dans ce tour de table (un tour pour chacun, dans l’ordre du jeu) le reçoivent aussi, s’ils réussissent la dernière phase à ce tour-là.
rules-D9 = Dès qu’un joueur a réussi la dernière phase, tous les autres ont encore une dernière chance, l’un après l’autre, dans l’ordre du jeu, en commençant par le joueur suivant : chacun joue tour après tour tant qu’il réussit sa phase, jusqu’à un tour raté ou jusqu’à la dernière phase. Puis c’est la dernière chance du suivant.
rules-D10 = Le plus grand total gagne. En cas d’égalité, la victoire est partagée.
rules-D11 = Si votre phase est complète à la fin de votre tour, elle compte ; on ne peut pas la refuser. Pour faire mieux, continuez à lancer.
# $cost (points)
rules-D12 =
    Si vous jouez en solitaire, notez chaque tour raté : à la fin, il coûte { $cost ->
        [one] { $cost } point.
       *[other] { $cost } points.
    }
# $bonus (points)
rules-D12-bonus =
    En solitaire, vous ne recevez le bonus d’arrivée de { $bonus ->
        [one] { $bonus } point
       *[other] { $bonus } points
    } que si vous réussissez la dernière phase dès le premier tour où vous la tentez.

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
