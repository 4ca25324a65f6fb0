# The game in the terminal, line by line. Lines should stay short: sixty columns must be enough.
# In all messages: $who is "you" for the reader and "other" for somebody else; $name is the matching word.

## Names

# The reader in a list of players, and as the first word of a sentence
terminal-you = vous
terminal-you-do = Vous
# $number (counted from 1): what people are called who give no names
terminal-person = Joueur { $number }

## Words that can be typed; one word each, small letters

terminal-word-draw = piocher
terminal-word-take = prendre
terminal-word-lay = poser
terminal-word-hit = ajouter
terminal-word-discard = défausser
terminal-word-skip = passer
terminal-word-knock = frapper
terminal-word-pass = laisser
terminal-word-close = maintenant
terminal-word-help = aide
terminal-word-quit = quitter
terminal-word-hint = conseil
terminal-word-table = table
terminal-word-score = points
terminal-word-log = journal
terminal-word-rules = règles
# In arrangements and answers
terminal-word-set = série
terminal-word-run = suite
terminal-word-pairs = paires
terminal-word-odd = impair
terminal-word-even = pair
terminal-word-low = début
terminal-word-high = fin
terminal-word-on = sur
terminal-word-other = autre
terminal-word-more = encore
terminal-word-back = retour

## Beginning and end of a sitting

# $title (name of the edition), $edition (what one types for it), $names (all players)
terminal-welcome = { $title } ({ $edition }) : { $names }.
# $id (number of the saved game)
terminal-welcome-saved = Partie { $id }, enregistrée à chaque coup. Tapez ? pour l’aide, q pour quitter.
# $link (to the same seat)
terminal-welcome-link = Dans un navigateur : { $link }
# the table has been opened, but the game has not begun
terminal-waiting = L’hôte n’a pas encore commencé. Ctrl-C pour partir.
# the move came after somebody else’s, or a bot stood in
terminal-too-late = Entre-temps, la partie a continué.
terminal-server-gone = Le serveur ne répond plus.
# $command (what to type)
terminal-left-table = Votre place reste à vous. Revenez avec : { $command }
# $id, $command (what to type)
terminal-saved = La partie { $id } est enregistrée. Pour la reprendre : { $command }
# $command (what to type)
terminal-over = La partie est finie. Pour la revoir : { $command }
terminal-standings = Classement
# $name (the person who is to play)
terminal-hand-over = Passez le clavier à { $name }. { $name }, appuyez sur Entrée quand personne d’autre ne regarde.
# the screen is full, or somebody comes back to it after a while
terminal-go-on = Appuyez sur Entrée pour continuer.
terminal-no-hiding = Ce terminal garde ce qu’il a montré : en remontant, on peut voir les mains des autres.

## The table

# $round
terminal-heading = Manche { $round }
terminal-heading-turn = Manche { $round }, à vous
terminal-heading-replay = Manche { $round }, décisive
terminal-column-phase = phase
terminal-column-phases = phases
terminal-column-points = points
terminal-column-cards = cartes
terminal-column-round = manche
# $name, $phase (number and words), $points, $cards; notes and a full stop follow
terminal-player =
    { $name } : phase { $phase }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
terminal-player-places =
    { $name } : phase { $phase }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
terminal-note-laid = a posé
terminal-note-skipped = perd son tour
# $place
terminal-note-place =
    { $place ->
        [1] 1re place
       *[other] { $place }e place
    }
terminal-note-watching = regarde
# $number, $words (what the phase asks for)
terminal-phase = { $number } ({ $words })
# $phases (numbers with spaces between them)
terminal-phases-left = à faire : { $phases }
terminal-phases-done = toutes réussies
terminal-table = Sur la table
terminal-table-empty = Il n’y a encore rien sur la table.
# $group (letter), $name (owner), $what (kind of group), $cards
terminal-group = { $group }  { $name }, { $what } : { $cards }
# $what (kind of group), $cards
terminal-meld = { $what } : { $cards }
# $number
terminal-group-set = série des { $number }
# $low, $high (numbers), $parity (odd, even or none), $colour (a name, or none)
terminal-group-run =
    { $parity ->
        [odd] suite de nombres impairs
        [even] suite de nombres pairs
       *[none] suite
    } { $low ->
        [as] de l’as
       *[other] du { $low }
    } { $high ->
        [dame] à la dame
       *[other] au { $high }
    }{ $colour ->
        [none] {""}
       *[other] {" "}en { $colour }
    }
terminal-group-pairs =
    { $parity ->
        [odd] paires de nombres impairs
        [even] paires de nombres pairs
       *[none] paires
    } { $low ->
        [as] de l’as
       *[other] du { $low }
    } { $high ->
        [dame] à la dame
       *[other] au { $high }
    }{ $colour ->
        [none] {""}
       *[other] {" "}en { $colour }
    }
terminal-group-collection =
    { $parity ->
        [odd] nombres impairs
        [even] nombres pairs
       *[none] cartes
    }{ $colour ->
        [none] {""}
       *[other] {" "}de couleur { $colour }
    }
# $count
terminal-draw-pile =
    Pioche : { $count ->
        [0] vide
        [one] { $count } carte
       *[other] { $count } cartes
    }
# $card (on top), $count
terminal-discard-pile =
    Défausse : { $card }{ $count ->
        [one] {""}
       *[other] {" "}sur le dessus, { $count } cartes en tout
    }
terminal-discard-pile-empty = Défausse : vide

## The hand

# $phase (number), $words (what it asks for), $missing (cards)
terminal-hand =
    Votre main pour la phase { $phase } ({ $words }) : { $missing ->
        [0] complète
        [one] il manque { $missing } carte
       *[other] il manque { $missing } cartes
    }
terminal-hand-laid = Votre main ; votre phase est posée
terminal-hand-helping = utiles :
terminal-hand-fitting = à ajouter :
terminal-hand-rest = reste :
# $card
terminal-duty = Carte prise : { $card }. Elle doit être posée pendant ce tour (T10).

## Choices

terminal-choices = Vous pouvez :
# all arguments are words that can be typed
terminal-more-words = ou : ? pour l’aide, { $hint }, { $table }, { $score }, { $log }, { $rules }, { $quit }
terminal-choice-draw = piocher une carte
terminal-choice-draw-shuffle = piocher une carte ; la défausse est d’abord mélangée
# $card
terminal-choice-take = prendre dans la défausse : { $card }
terminal-choice-knock = frapper et prendre : { $card }
terminal-choice-pass = laisser : { $card }
# $phase, $groups (with their cards)
terminal-choice-lay = poser la phase { $phase } : { $groups }
# $hits (several, in short)
terminal-choice-hit = ajouter : { $hits }
# $count (players), $names
terminal-choice-skip =
    jouer la carte Passer contre { $count ->
        [one] { $names }
       *[other] quelqu’un : { $names }
    }
terminal-choice-skip-next = jouer la carte Passer : le joueur suivant perd un tour
terminal-choice-discard = se défausser : tapez simplement le numéro ou le nom d’une carte
# $cards, $group (letter, perhaps with an end)
terminal-hit = { $cards } sur { $group }
# $card
terminal-option-discard = mettre à la défausse : { $card }
terminal-knock-asked = Vous pouvez frapper pour cette carte, avant les autres :
terminal-knock-next = Vous pouvez frapper pour cette carte. C’est à vous ensuite, mais si vous la laissez, quelqu’un d’autre peut frapper avant :
terminal-choose = Un numéro, ou Entrée pour revenir
terminal-nothing-done = Rien n’a été joué.

## Answers to what cannot be

# $reason (sentences), $rule (id)
terminal-refused = { $reason } ({ $rule })
# $text (what was typed)
terminal-not-understood = Je ne comprends pas « { $text } ». Tapez ? pour voir ce qui est possible.
# $count
terminal-no-such-choice =
    { $count ->
        [one] Choisissez { $count }, ou ? pour l’aide.
       *[other] Choisissez un numéro de 1 à { $count }, ou ? pour l’aide.
    }
terminal-no-such-card =
    { $count ->
        [one] Vous n’avez que la carte { $count }.
       *[other] Vos cartes portent les numéros 1 à { $count }.
    }
# $text, $example (a card)
terminal-no-card = « { $text } » n’est pas une carte de ce jeu. Écrivez son numéro ou son nom, par exemple { $example }.
# $example
terminal-which-card = Quelle carte ? Écrivez par exemple : x { $example }
# $text
terminal-no-such-player = Personne ici ne s’appelle « { $text } ». Tapez s seul pour choisir dans une liste.
# $rule (typed), $rules (all ids)
terminal-no-such-rule = Ce jeu n’a pas de règle « { $rule } ». Il a : { $rules }

## Laying

# $phase
terminal-lay = La phase { $phase } peut se poser ainsi, la meilleure façon d’abord :
terminal-lay-phases = Vous pouvez poser l’une de ces phases (leur numéro est entre crochets), la meilleure façon d’abord :
# $left (ways not shown yet), $other, $more (words that can be typed)
terminal-lay-ways =
    { $left ->
        [0] Un numéro pour la poser ainsi, « { $other } » pour la composer vous-même, Entrée pour revenir
       *[other] Un numéro pour la poser ainsi, « { $more } » pour en voir { $left } de plus, « { $other } » pour la composer vous-même, Entrée pour revenir
    }
# $example (an arrangement in the notation)
terminal-lay-other = Pour chaque combinaison, écrivez ce qu’elle est, un = et ses cartes, avec un + entre les combinaisons. Par exemple : { $example }
terminal-lay-unreadable = Je n’ai pas compris. Écrivez plutôt : { $example }

## Help and hints

terminal-help = Ce qui est possible maintenant, et pourquoi le reste ne l’est pas :
# $word (a verb), $what (what it does)
terminal-help-open = { $word } : { $what }
# $words (one or more verbs), $why (sentences and rule)
terminal-help-closed = { $words } : pas maintenant. { $why }
terminal-help-draw = prendre la carte du dessus de la pioche.
terminal-help-take = prendre la carte du dessus de la défausse.
terminal-help-lay = poser votre phase. l montre les façons de faire, l 1 prend la meilleure.
# $card (for instance)
terminal-help-hit = ajouter des cartes aux combinaisons. h montre tout ce qui va, h { $card } A précise la carte et la combinaison.
terminal-help-discard = se défausser d’une carte et finir le tour : x { $card }, ou juste { $card }, ou son numéro.
terminal-help-skip = jouer une carte Passer et finir le tour : s, ou s et un nom.
terminal-help-knock = prendre la carte qui vient d’aller à la défausse.
terminal-help-pass = la laisser.
terminal-help-close = piocher sans attendre que les autres frappent.
# all arguments are words that can be typed
terminal-help-words = Toujours : { $hint } (une idée de coup), { $rules } (du jeu ; { $rules } T2 pour une seule), { $score },
    { $log } (de la manche), { $table } ou Entrée (tout réafficher), { $quit }.
# $legend (letters and what they mean)
terminal-help-cards = Cartes : { $legend }
# $input (what to type)
terminal-hint = Conseil : { $input }
# $missing, $then (cards missing before and after), $points, $name (of a player)
terminal-hint-lay = La phase est complète ; ce qui est posé ne coûte plus rien.
terminal-hint-hit =
    { $points ->
        [0] La carte peut s’ajouter.
        [one] La carte peut s’ajouter ; en main, elle coûterait { $points } point.
       *[other] La carte peut s’ajouter ; en main, elle coûterait { $points } points.
    }
terminal-hint-nearer =
    { $then ->
        [0] Elle complète la phase.
        [1] Avec elle, il ne manque plus qu’une carte pour la phase, au lieu de { $missing }.
       *[other] Avec elle, il ne manque plus que { $then } cartes pour la phase, au lieu de { $missing }.
    }
terminal-hint-fits = Elle va avec une combinaison sur la table.
terminal-hint-joins = Avec des cartes de votre main, elle peut être posée.
terminal-hint-draw =
    La carte de la défausse n’aide pas{ $missing ->
        [0] {""}
        [one]  : il manque { $missing } carte avec ou sans elle
       *[other]  : il manque { $missing } cartes avec ou sans elle
    }.
terminal-hint-leader = { $name } est en tête : autant lui faire perdre un tour.
terminal-hint-delay = Autant faire perdre un tour à { $name }.
terminal-hint-next = Autant faire perdre un tour au joueur suivant.
terminal-hint-useless =
    Elle n’aide pas : { $missing ->
        [0] la phase est complète sans elle
        [one] il manque { $missing } carte avec ou sans elle
       *[other] il manque { $missing } cartes avec ou sans elle
    }{ $points ->
        [0] .
        [one] , et elle coûterait { $points } point.
       *[other] , et elle coûterait { $points } points.
    }
terminal-hint-spare =
    Vous pouvez vous en passer : { $missing ->
        [0] la phase est complète sans elle
        [one] il manque { $missing } carte avec ou sans elle
       *[other] il manque { $missing } cartes avec ou sans elle
    }{ $points ->
        [0] .
        [one] , et elle coûterait { $points } point.
       *[other] , et elle coûterait { $points } points.
    }
terminal-hint-least =
    Toutes les cartes aident, mais l’une doit partir : sans celle-ci, il manquera { $then ->
        [one] { $then } carte
       *[other] { $then } cartes
    }.
terminal-hint-dearest =
    { $points ->
        [0] Plus rien ne peut s’ajouter.
        [one] Plus rien ne peut s’ajouter, et aucune de vos cartes ne coûte plus que celle-ci : { $points } point.
       *[other] Plus rien ne peut s’ajouter, et aucune de vos cartes ne coûte plus que celle-ci : { $points } points.
    }
terminal-hint-misfit =
    { $points ->
        [0] Elle ne va avec aucune combinaison sur la table.
        [one] Elle ne va avec aucune combinaison sur la table, et aucune autre dans ce cas ne coûte plus : { $points } point.
       *[other] Elle ne va avec aucune combinaison sur la table, et aucune autre dans ce cas ne coûte plus : { $points } points.
    }
terminal-hint-last = C’est votre dernière carte : la manche est à vous !
terminal-hint-pass = Cette carte ne vous aide pas.
terminal-hint-wait = Vous pourriez poser quelque chose, mais mieux vaut le garder pour l’instant.
terminal-hint-danger = { $name } a posé sa phase et risque de vider sa main : autant lui faire perdre un tour.
terminal-hint-careful = Des cartes plus chères pourraient servir à quelqu’un ; celle-ci ne semble utile à personne.
terminal-hint-only = Il n’y a pas d’autre coup.
terminal-hint-tried = Dans les parties simulées, aucun autre coup n’a fait nettement mieux.
terminal-hint-thinking = L’expert réfléchit encore…
# $count (of those that help), $hidden (cards in other hands and in the draw pile), $cards (their kinds)
terminal-hint-helping =
    { $hidden ->
        [one] { $count ->
            [0] La seule carte cachée n’aiderait pas.
           *[other] La seule carte cachée aiderait : { $cards }.
        }
       *[other] { $count ->
            [0] Aucune des { $hidden } cartes cachées n’aiderait.
            [one] { $count } carte cachée sur { $hidden } aiderait : { $cards }.
           *[other] { $count } cartes cachées sur { $hidden } aideraient : { $cards }.
        }
    }
# $names (of players), $count (of them)
terminal-hint-users =
    { $count ->
        [one] { $names } pourrait se servir de cette carte.
       *[other] { $names } pourraient se servir de cette carte.
    }
# $chance (in percent)
terminal-hint-chance = Vos chances de gagner la partie : environ { $chance }.
# $moves (moves that are as good)
terminal-hint-equal = Tout aussi bon : { $moves }.
# $moves (other moves with their chances)
terminal-hint-others = Autres coups : { $moves }
# $input (what to type), $chance (in percent)
terminal-hint-other = { $input } ({ $chance })

## What happened

# $name (who), $what (one or more things done, with commas)
terminal-did = { $name } { $what }.
terminal-did-draw =
    { $who ->
        [you] piochez
       *[other] pioche
    } une carte
# $card
terminal-did-draw-card =
    { $who ->
        [you] piochez
       *[other] pioche
    } : { $card }
terminal-did-take =
    { $who ->
        [you] prenez
       *[other] prend
    } : { $card }
terminal-did-knock =
    { $who ->
        [you] frappez et prenez
       *[other] frappe et prend
    } : { $card }
# $phase, $groups
terminal-did-lay =
    { $who ->
        [you] posez
       *[other] pose
    } la phase { $phase } ({ $groups })
# $cards, $group (letter)
terminal-did-hit =
    { $who ->
        [you] ajoutez
       *[other] ajoute
    } à { $group } : { $cards }
terminal-did-discard =
    { $who ->
        [you] mettez
       *[other] met
    } à la défausse : { $card }
# $target (name), $whom (you or other)
terminal-did-skip =
    { $who ->
        [you] jouez
       *[other] joue
    } une carte Passer contre { $whom ->
        [you] vous
       *[other] { $target }
    }
terminal-news-dealer =
    { $who ->
        [you] Le sort vous désigne pour donner en premier.
       *[other] Le sort désigne { $name } pour donner en premier.
    }
# $round
terminal-news-round =
    { $who ->
        [you] Manche { $round }. Vous donnez.
       *[other] Manche { $round }. { $name } donne.
    }
terminal-news-replay-round =
    { $who ->
        [you] Manche { $round }, décisive. Vous donnez.
       *[other] Manche { $round }, décisive. { $name } donne.
    }
# $card
terminal-news-first-card = Première carte de la défausse : { $card }.
terminal-news-card-returned = Carte retournée : { $card }. Elle repart sous la pioche.
terminal-news-turn-lost =
    { $who ->
        [you] Vous perdez votre tour.
       *[other] { $name } perd son tour.
    }
terminal-news-nothing-to-draw =
    { $who ->
        [you] Il n’y a rien à piocher : vous continuez sans.
       *[other] Il n’y a rien à piocher : { $name } continue sans.
    }
# $count
terminal-news-shuffled =
    { $count ->
        [one] { $count } carte de la défausse devient la nouvelle pioche.
       *[other] { $count } cartes de la défausse sont mélangées et forment la nouvelle pioche.
    }
terminal-news-round-won =
    { $who ->
        [you] Bravo, vous n’avez plus de cartes : la manche est à vous !
       *[other] { $name } n’a plus de cartes : la manche est finie.
    }
terminal-news-round-stopped = La manche a trop duré : elle s’arrête là (T11).
# $left (how many cards), $cards, $points, $score (total)
terminal-news-scored =
    { $name } : { $left ->
        [0] main vide
       *[other] il reste { $cards }
    } ; +{ $points }, total { $score }
# $place
terminal-news-place =
    { $who ->
        [you]
            Vous avez la { $place ->
                [1] 1re
               *[other] { $place }e
            } place.
       *[other]
            { $name } a la { $place ->
                [1] 1re
               *[other] { $place }e
            } place.
    }
# $names
terminal-news-replay = Égalité en tête : { $names }. La dernière phase se rejoue entre ex æquo.
terminal-news-won =
    { $who ->
        [you] Bravo, vous gagnez la partie !
       *[other] { $name } gagne la partie.
    }
terminal-news-shared = Victoire partagée : { $names }.

## Points

# $name, $cards (left in hand), $laid (about the phase), $points, $score (total)
terminal-score-line =
    { $name } : { $cards }, { $laid }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, total { $score }
terminal-score-line-places = { $name } : { $cards }, { $laid }
terminal-score-nothing-left = main vide
# $phase
terminal-score-laid = phase { $phase } posée
terminal-score-not-laid = phase non posée
# $round, $points (names with points)
terminal-score-round = Manche { $round } : { $points }
# $place, $name, $phases (how many done), $points
terminal-standing =
    { $place }. { $name }, { $phases ->
        [one] { $phases } phase réussie
       *[other] { $phases } phases réussies
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
terminal-standing-places =
    { $place }. { $name }, { $phases ->
        [one] { $phases } phase réussie
       *[other] { $phases } phases réussies
    }

## Replay

# $table (a word that can be typed)
terminal-replay = Entrée : coup suivant ; un nombre : autant de coups ; { $table } : la table ; q : quitter

## Before a card is discarded that was typed alone

# $card
terminal-sure-helps = { $card } : cette carte vous sert. Vous en défausser quand même ?

## Taking back

terminal-word-undo = annuler
# $what (page_table-taken-lay, or cards)
terminal-choice-undo = annuler : { $what }
terminal-help-undo = revenir sur ce coup ({ $what }) ; c’est possible jusqu’à la fin de votre tour.

## The letters on ordinary cards

terminal-rank-ace = A
terminal-rank-jack = V
terminal-rank-queen = D
terminal-rank-king = R
terminal-rank-joker = Jo
