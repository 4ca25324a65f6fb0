# The card table on the page. Texts stand on phones and on buttons: short ones are better.

page_table-turn-yours = À vous.
page_table-own = Vos cartes et vos coups
page_table-hand = Vos cartes
page_table-hand-picked = carte choisie
page_table-hand-duty = à poser pendant ce tour
page_table-hand-new = nouvelle
page_table-players = Joueurs
page_table-actions = Ce que vous pouvez faire
page_table-menu = Menu
page_table-log = Ce qui s’est passé
page_table-log-empty = Le fil de la partie s’affichera ici.
# $round
page_table-round = Manche { $round }
page_table-round-replay = Manche { $round }, décisive

## The others; $name, $phase (number, or how many are done), $free (yes where the order of phases is free), $points, $cards
page_table-player =
    { $name } : { $free ->
        [yes] { $phase ->
            [one] { $phase } phase réussie
           *[other] { $phase } phases réussies
        }
       *[no] phase { $phase }
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
page_table-player-short =
    phase { $phase }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
page_table-player-laid = a posé sa phase
page_table-player-skipped = perd son prochain tour
page_table-player-turn = joue
page_table-player-bot = un robot prend le relais
page_table-player-aim = choisir pour lui faire perdre un tour
page_table-player-dealer = donne
page_table-skip-sign = passe
# $place (won in a game for places)
page_table-place-sign =
    { $place ->
        [1] 1re place
       *[other] { $place }e place
    }
page_table-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Oneself; $phase (its number), $missing (cards)
page_table-own-phase = Phase { $phase }
page_table-own-laid = Phase { $phase } posée
page_table-own-rest = Videz votre main
page_table-own-free =
    { $count ->
        [one] { $count } phase réussie
       *[other] { $count } phases réussies
    }
# $order (one of the words below)
page_table-sort = Trier la main (tri actuel : { $order })
page_table-sort-short = Trier
page_table-sort-phase = pour la phase
page_table-sort-number = par nombre
page_table-sort-colour = par couleur
page_table-sort-own = à votre façon
page_table-phases-phase = Phase
# $count (number): phases of a player that are done, where their order is free
page_table-phases-so-far =
    { $count ->
        [one] { $count } réussie
       *[other] { $count } réussies
    }
page_table-phases-done = réussie
page_table-phases-next = suivante

## The table; $name, $card, $count
page_table-groups-of = Combinaisons : { $name }
page_table-groups-own = Vous
page_table-group-open = Poser ici la carte choisie
page_table-set-ace = série des as
page_table-set-jack = série des valets
page_table-set-queen = série des dames
page_table-pile-draw =
    Pioche, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
page_table-pile-discard = Défausse : { $card }
page_table-pile-discard-empty = Défausse, vide
page_table-pile-take = Prendre : { $card }
page_table-pile-throw = À la défausse

## What is going on; $name, $card
page_table-prompt-over = La partie est finie.
# $place (number)
page_table-prompt-place =
    { $place ->
        [1] Vous avez la 1re place. Les autres continuent.
       *[other] Vous avez la { $place }e place. Les autres continuent.
    }
page_table-prompt-wait = { $name } joue.
page_table-prompt-draw = Piochez, ou prenez la carte visible : { $card }.
page_table-prompt-draw-only = Piochez une carte.
page_table-prompt-close = Laissez aux autres le temps de frapper, ou piochez.
page_table-prompt-lay = Votre phase est complète, bravo !
page_table-prompt-hit = Faites des ajouts, ou choisissez une carte pour la défausse.
page_table-prompt-fits =
    { $card } : { $count ->
        [one] { $count } combinaison possible
       *[other] { $count } combinaisons possibles
    }.
page_table-prompt-discard = Choisissez une carte pour la défausse.
page_table-prompt-throw = Mettez-la à la défausse, ou choisissez-en une autre.
page_table-prompt-skip = Choisissez qui perd un tour.
page_table-prompt-nowhere = Cette carte ne va nulle part pour l’instant.
page_table-prompt-duty = { $card } : à poser pendant ce tour.
page_table-prompt-knock = Frapper et prendre : { $card } ?
page_table-prompt-knock-next = { $card } : frappez vite, ou piochez.
page_table-prompt-knock-other = { $card } : frappez, et c’est à vous tout de suite.
page_table-clock = Secondes avant qu’un robot joue pour vous
page_table-prompt-held = Votre coup est noté : il sera joué à la reprise.
# $seconds (number)
page_table-claim-left =
    { $seconds ->
        [one] Encore { $seconds } seconde pour frapper
       *[other] Encore { $seconds } secondes pour frapper
    }

## Somebody who has to move is away; $name, $time (minutes and seconds, 0:32)
page_table-wait-away = { $name } n’est pas là. Un robot prend le relais dans { $time }.
page_table-wait-never = { $name } n’est pas là. La table attend.
page_table-wait-bot = Un robot joue pour { $name }.
page_table-wait-asleep = { $name } n’a plus le jeu à l’écran.
page_table-meanwhile = Pendant votre absence, un robot a joué pour vous :

## Buttons; $card, $phase, $group, $name
page_table-act-draw = Piocher
page_table-act-take = Prendre : { $card }
page_table-act-knock = Frapper : { $card }
page_table-act-pass = La laisser
page_table-act-close = Piocher maintenant
page_table-act-lay = Poser la phase { $phase }
page_table-act-discard = À la défausse : { $card }
page_table-act-skip = Carte Passer : { $name }
page_table-act-skip-next = Carte Passer au suivant
page_table-act-skip-whom = Choisir qui perd un tour…
page_table-act-undo = Annuler
# $what (page_table-taken-lay, or cards)
page_table-act-take-back = Annuler : { $what }
page_table-taken-lay = la phase { $phase }
page_table-act-hint = Conseil
# $rule (its id)
page_table-refused-rule = Règle { $rule }
# $cards
page_table-hint-hit = Ajouter : { $cards }
page_table-hint-take = Prendre la carte visible
page_table-hint-knock = Frapper
page_table-hint-follow = Jouer ce coup
page_table-hint-more = En savoir plus
page_table-hint-others = Les autres coups essayés, avec les chances de gagner la partie :
# $count (of those that help), $hidden (cards in other hands and in the draw pile); pictures of them follow
page_table-hint-helping =
    { $hidden ->
        [one] { $count ->
            [0] La seule carte cachée n’aiderait pas.
           *[other] La seule carte cachée aiderait :
        }
       *[other] { $count ->
            [0] Aucune des { $hidden } cartes cachées n’aiderait.
            [one] { $count } carte cachée sur { $hidden } aiderait :
           *[other] { $count } cartes cachées sur { $hidden } aideraient :
        }
    }

## Questions
page_table-ask-skip = Qui perd un tour ?
# $group
page_table-ask-end = À quel bout ? ({ $group })
page_table-end-low = Au début
page_table-end-high = À la fin
page_table-knock-draw = Vous prenez cette carte au lieu d’en piocher une.
page_table-knock-end = Vous pouvez poser votre phase et faire des ajouts, puis vous vous défaussez d’une carte.
page_table-knock-left = Ensuite, le jeu reprend à votre gauche.
page_table-sure-wild = Vous défausser d’un joker, vraiment ?
page_table-sure-could-lay = Vous pourriez poser votre phase. Vous défausser quand même ?
page_table-sure-no = Non, revenir
page_table-sure-discard = Oui, à la défausse

## Menu, host, emotes, one device for all; $name
page_table-menu-leave = Quitter la table
page_table-menu-leave-note = La partie vous attend, ou un robot prend le relais. Vous la retrouverez à l’accueil.
page_table-menu-device = Jouer sur un autre appareil
page_table-menu-device-note = Ce lien ouvre votre place : scannez le code avec l’autre appareil, ou envoyez-vous le lien. Ne le donnez à personne. Les deux appareils marcheront.
page_table-device-also = Vous jouez aussi sur un autre appareil ou dans un autre onglet. Les deux marchent.
page_table-device-qr = QR code qui ouvre votre place
page_table-menu-words = Ajouter vos mots au tirage
page_table-words = Vos propres mots
page_table-words-note = Le serveur a déjà fixé sa part du hasard pour la prochaine manche. Vos mots s’y ajoutent : ainsi, personne n’a pu choisir les cartes ni les dés.
page_table-words-add = Ajouter
# $round (number)
page_table-words-added = Vos mots comptent pour la manche { $round }.
page_table-host-link = Nouveau lien
page_table-host-link-later = Le lien ouvrira la place à partir de la prochaine manche ; d’ici là, il ne montre cette main à personne. Toute la table est prévenue.
page_table-host-pass = Confier le rôle d’hôte
page_table-host-remove = Retirer
page_table-host-remove-sure = Donner la place à un robot
page_table-host-restore = Faire revenir { $name }
page_table-host-restore-note = Un robot joue pour { $name }.
page_table-ask-grant = Accueillir { $name }
page_table-ask-deny = Pas maintenant
# $asker, $holder (whose seat it is)
page_table-ask-host = { $asker } aimerait remplacer { $holder }. Si vous êtes d’accord, { $asker } joue dès la prochaine manche.
page_table-ask-back = { $name } aimerait revenir et continuer à jouer.
page_table-ask-others = { $asker } aimerait remplacer { $holder }. L’hôte décide.
page_table-ask-granted = { $asker } remplace { $holder } dès la prochaine manche.
page_table-ask-undo = Annuler
page_table-waiting-asked = L’hôte va vous répondre. En attendant, vous pouvez regarder.
page_table-waiting-granted = Vous jouerez dès la prochaine manche. En attendant, vous pouvez regarder.
page_table-waiting-removed = L’hôte a donné votre place à un robot. Demandez à revenir : rien n’est perdu.
page_table-waiting-ask = Demander à revenir
page_table-patience = Si quelqu’un s’absente, un robot prend le relais
page_table-patience-now = Tout de suite
page_table-patience-soon = Après 15 secondes
page_table-patience-usual = Après 45 secondes
page_table-patience-later = Après 2 minutes
page_table-patience-never = Jamais
page_table-menu-data = Vos données
page_table-data-note = Le serveur garde votre nom, vos coups, les mots que vous avez ajoutés et vos cartes. Il ne garde pas votre adresse IP.
page_table-data-save = Enregistrer dans un fichier
page_table-data-forget = M’oublier
# $name (of the person)
page_table-data-forget-sure = Oui, oublier { $name }
page_table-data-forget-note = Votre nom est remplacé dans toutes les parties de cette table, passées et à venir, et votre lien ne marche plus. Un robot prend votre place. C’est définitif.
page_table-emotes = Réagir
page_table-emote-clap = Bravo !
page_table-emote-laugh = Ha ha !
page_table-emote-wow = Oh là là !
page_table-emote-think = Je réfléchis
page_table-emote-thanks = Merci !
page_table-emote-hurry = Alors, on joue ?
page_table-emote-sorry = Pardon !
page_table-emote-cry = Oh non !
page_table-pass-to = Passez l’appareil à { $name }
page_table-pass-note = Les autres, on ne regarde pas.
page_table-pass-ready = C’est moi, { $name }

## News of the table; $name, $who (you or other)
page_table-news-bot = { $name }, un robot, prend place.
# $bot (its name), $name (who sits there)
page_table-news-bot-failed = Le robot { $bot } ne peut pas continuer ; un autre joue pour { $name }.
page_table-news-seat = { $name } prend place.
page_table-news-shuffled = Les places ont été mélangées.
page_table-news-removed = L’hôte a remplacé { $name } par un robot, mais peut encore lui rendre sa place.
page_table-news-restored = { $name } a retrouvé sa place.
# $asker, $holder (whose seat it is)
page_table-news-asked = { $asker } aimerait remplacer { $holder }. L’hôte décide.
page_table-news-granted-now = { $asker } prend place.
page_table-news-granted = { $asker } joue à partir de la manche { $round }.
page_table-news-denied = { $asker } n’a pas de place pour le moment.
page_table-news-kept =
    { $who ->
        [you] Vous revoilà : vous gardez votre place.
       *[other] { $name } est de retour et garde sa place.
    }
page_table-news-host =
    { $who ->
        [you] C’est vous l’hôte, maintenant.
       *[other] { $name } est maintenant l’hôte.
    }
page_table-news-host-acting =
    { $who ->
        [you] L’hôte n’est pas là. En attendant son retour, c’est vous l’hôte.
       *[other] L’hôte n’est pas là. En attendant son retour, { $name } est l’hôte.
    }
page_table-news-host-back = L’hôte est de retour.
page_table-news-stood-in =
    { $who ->
        [you] Un robot joue maintenant pour vous.
       *[other] Un robot joue maintenant pour { $name }.
    }
page_table-news-returned =
    { $who ->
        [you] Vous revoilà : vous retrouvez votre place.
       *[other] { $name } est de retour.
    }
# $patience (the name of the host's choice)
page_table-news-patience =
    { $patience ->
        [now] Désormais, si quelqu’un s’absente, un robot prend le relais tout de suite.
        [soon] Désormais, si quelqu’un s’absente, un robot prend le relais après 15 secondes.
        [later] Désormais, si quelqu’un s’absente, un robot prend le relais après 2 minutes.
        [never] Désormais, si quelqu’un s’absente, la table attend.
       *[usual] Désormais, si quelqu’un s’absente, un robot prend le relais après 45 secondes.
    }
page_table-news-link =
    { $who ->
        [you] Votre place a un nouveau lien.
       *[other] { $name } : nouveau lien pour cette place.
    }
# $round (number)
page_table-news-link-later =
    { $who ->
        [you] L’hôte a créé un nouveau lien pour votre place : à partir de la manche { $round }, l’ancien ne marche plus.
       *[other] L’hôte a créé un nouveau lien pour { $name } ; il marche à partir de la manche { $round }.
    }
# $what (page_table-taken-lay, or cards)
page_table-news-taken-back =
    { $who ->
        [you] Vous annulez : { $what }.
       *[other] { $name } annule : { $what }.
    }
