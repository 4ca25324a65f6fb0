# The page in the browser: start, opening a table, the room before the game, settings. Texts stand on phones: short ones are better.

page-back = Retour
page-close = Fermer
page-home = Vers l’accueil
page-more = plus
page-fewer = moins
page-connecting = Un instant…
page-guest = Invité
page-name = Votre nom

## Start

page-start-title = Dix phases, une table
page-start-sentence = Le jeu de cartes en famille et entre amis : gratuit, sans compte, sur chaque téléphone et ordinateur de la maison.
page-start-now = Jouer maintenant
page-start-now-note = Trois robots, une demi-heure
page-start-together = Ensemble
page-start-together-note = Ouvrir une table
page-start-pass = Un téléphone
page-start-pass-note = De main en main
page-start-dice = Dés
page-start-dice-note = Seul ou avec des robots
page-start-join-note = Avec un code
page-start-score = Compter une vraie partie
page-start-score-note = Avec vos cartes ou vos dés

page-resting = Continuer
# $code (of the table)
page-resting-forget = Retirer la table { $code } de cette liste
# $round (its number)
page-go-on = Reprendre la manche { $round }
# $names (of the others)
page-go-on-with = Avec { $names }
# $minutes (a number)
page-go-on-left = encore { $minutes } min environ
# $done, $phases (numbers)
page-go-on-phases = { $done } phases sur { $phases } réussies
page-past = Parties passées

## Opening a table

page-new-title = Une nouvelle partie
page-new-edition = Édition
page-new-variants = Règles maison
page-new-variant-phases = Moins de phases.
page-new-phases = Les phases qui sont jouées
page-new-phases-even = Les paires
page-new-phases-odd = Les impaires
page-new-order = Touchez les phases dans l’ordre où vous voulez les jouer
# $phases (numbers)
page-new-order-is = L’ordre : { $phases }
page-new-own = Un livre de règles à vous
page-new-own-note = Un fichier .toml ; il peut partir d’une des éditions.
# $file (its name)
page-new-own-chosen = La partie suit votre livre de règles { $file }.
page-new-own-drop = Sans lui
page-new-open = Ouvrir la table
page-seats = Joueurs
page-seats-note = Robots compris
# $number (of the player, from 2)
page-name-other = Joueur { $number }
page-pace = Temps de réflexion
page-pace-off = Sans limite
page-pace-relaxed = 2 minutes
page-pace-brisk = 30 secondes
page-bot-strength = Robots
page-bot-random = au hasard
page-bot-easy = débutant
page-bot-greedy = direct
page-bot-steady = prudent
page-bot-expert = expert
page-bot-optimal = parfait
page-bot-deficit = comptable
page-bot-partition = ordonné
page-bot-note-random = Joue n’importe quel coup permis.
page-bot-note-easy = Connaît les règles, mais l’essentiel lui échappe parfois, comme aux débutants.
page-bot-note-greedy = Va droit vers sa phase et ne garde rien pour plus tard.
page-bot-note-steady = Compte ce qui peut encore venir et ne donne rien au joueur suivant.
page-bot-note-expert = Essaie chaque coup sur des donnes imaginées avant de choisir. Réfléchit un peu plus longtemps.
page-bot-note-optimal = Suit le meilleur jeu, calculé exactement, s’il est enregistré sur cet ordinateur.
page-bot-note-deficit = Compte ce qui manque à sa phase, comme les robots publics, et se trompe de temps à autre.
page-bot-note-partition = Range sa main en groupes et en cartes seules, comme les robots de rami publics, et ne donne rien au joueur suivant.

## Joining and the room before the game

page-join = Rejoindre
page-join-note = L’hôte voit le code sur la page de la table. Un lien convient aussi.
page-join-go = Vers la table
page-join-code = Code de la table
# $names (who is there)
page-join-there = À la table : { $names }
# $name (of the host)
page-join-invites = { $name } vous invite
page-join-sit = S’asseoir à table
page-join-watch = Seulement regarder
page-join-full = Toutes les places sont prises, ou la partie a commencé. Vous pouvez regarder.
page-join-ask-note = La partie est en cours. Si l’hôte est d’accord, vous jouez dès la prochaine manche, à la place d’un robot. Si vous aviez une place ici, gardez le même nom.
page-join-ask = Demander une place
# $code
page-table-code = Table { $code }
page-lobby-invite = Inviter d’autres joueurs
page-lobby-come = Venez jouer
page-lobby-invite-note = Scannez ceci avec un téléphone du même réseau, ou tapez le code.
page-lobby-qr = Le lien vers cette table, à scanner
page-lobby-screen = Montrer sur un grand écran
page-lobby-start = Commencer
# $count (open seats)
page-lobby-start-bots =
    { $count ->
        [one] Commencer avec { $count } robot
       *[other] Commencer avec { $count } robots
    }
# $name (of the host)
page-lobby-wait = { $name } commence dès que tout le monde est là.
# $seconds (until the game starts)
page-lobby-countdown =
    { $seconds ->
        [one] Tout le monde est là. La partie commence dans { $seconds } seconde.
       *[other] Tout le monde est là. La partie commence dans { $seconds } secondes.
    }
# $names (of people who have not come yet)
page-lobby-waits-for = Pas encore là : { $names }. La partie commence d’elle-même dès que tout le monde est là.
# $names (of people who have not come yet)
page-lobby-missing = Pas encore là : { $names }. Commencez quand vous voulez : un robot joue à leur place jusqu’à leur arrivée.
page-lobby-start-now = Commencer maintenant
page-lobby-hold = Attendre
page-lobby-shuffle = Mélanger les places
page-lobby-change = Changer de jeu
page-change-note = Tout le monde vous suit à la nouvelle table.
page-change-open = Jouer à ce jeu
page-seat-open = Place libre
page-seat-you = vous
page-seat-bot = robot
page-seat-away = absent
page-seat-here = là
page-seat-not-yet = pas encore là
page-seat-asleep = ne regarde pas
page-seat-host = hôte
page-seat-add-bot = Ajouter un robot
# $name
page-seat-free = Retirer { $name }
page-link = Lien
page-copy = Copier
page-copied = Copié
page-share = Partager

## Settings

page-settings = Réglages
page-settings-language = Langue
page-settings-theme = Couleurs
page-settings-auto = Comme l’appareil
page-settings-light = Clair
page-settings-dark = Sombre
page-settings-deck = Cartes
page-settings-deck-own = Dix phases
page-settings-deck-ordinary = Deux jeux ordinaires
page-settings-motion = Cartes animées
page-settings-motion-note = Jamais, si votre système demande moins de mouvement
page-settings-sound = Sons
page-settings-vibration = Vibrer quand c’est à vous

page-rules = Règles
page-judge = Est-ce permis ?
page-rules-phases = Les phases

## When the connection is away; what was done meanwhile is sent again

page-away-offline = Reconnexion… rien n’est perdu.
page-away-server-stops = Le serveur a été arrêté. Toutes les parties sont gardées ; cette page l’attend.
page-away-too-many = Le serveur est occupé. Nouvel essai bientôt…

## What went wrong, and what to do

page-problem-offline = Le serveur ne répond pas. Cet appareil est-il encore dans le réseau ?
page-problem-error = Quelque chose n’a pas marché ; rien n’a changé. Réessayez.
page-problem-name-empty = Écrivez un nom que les autres peuvent voir.
page-problem-name-long = Ce nom est trop long. Il peut avoir jusqu’à 20 lettres.
page-problem-name-control = Ce nom contient des caractères de commande. Retapez-le sans eux.
page-problem-name-direction = Ce nom contient des caractères cachés qui inversent l’écriture. Retapez-le sans eux.
page-problem-name-unknown = Ce nom contient un caractère que certains appareils ne savent pas afficher. Choisissez-en un autre.
page-problem-name-taken = Quelqu’un à la table porte déjà ce nom. Choisissez-en un autre.
page-problem-table-full = Toutes les places sont prises. Vous pouvez regarder.
page-problem-already-started = La partie a déjà commencé. Vous pouvez regarder.
page-problem-no-such-table = Aucune table n’a ce code. Vérifiez-le, ou ouvrez-en une nouvelle.
page-problem-seat-lost = Quelqu’un d’autre a maintenant cette place, ou elle a un nouveau lien. Redemandez une place, ou demandez le lien à l’hôte.
page-problem-denied = L’hôte a dit non pour cette fois. Vous pouvez regarder, ou redemander plus tard.
page-problem-waiting = Ce lien n’ouvre pas encore la place. Dès que l’hôte est d’accord, il l’ouvre à la prochaine manche.
page-problem-seat-asked = Quelqu’un a déjà demandé cette place. Attendez un peu la réponse de l’hôte.
page-problem-seat-taken = Quelqu’un est assis là.
page-problem-no-such-seat = Cette place n’existe pas.
page-problem-nobody-asks = Plus personne ne demande cette place.
page-problem-nobody-there = Il n’y a plus personne à cette place.
page-problem-open-elsewhere = Cette partie se joue dans un terminal. Quittez-la là-bas avec q, puis rouvrez le lien.
page-problem-keyboard-game = Cette partie a été commencée dans un terminal de l’ordinateur du serveur. La personne à qui il appartient peut l’y effacer.
page-problem-rulebook = Le livre de règles ne va pas :
page-problem-no-such-edition = Cette édition n’existe pas.
page-problem-too-many-requests = Trop à la fois. Attendez un instant et réessayez.
page-problem-too-long = Le fichier est trop long.
page-problem-own-rulebooks-off = Ce serveur n’accepte pas de livres de règles personnels. Choisissez une édition.
page-problem-took-too-long = Le calcul a pris trop de temps. Essayez quelque chose de plus simple.
page-problem-busy = Le serveur a trop à calculer en ce moment. Réessayez bientôt.
page-problem-log-full = Cette table n’a plus de place pour d’autres coups : son journal est plein. Ouvrez une nouvelle table.
page-problem-store = Le serveur ne peut rien garder pour le moment. Réessayez bientôt.
page-problem-version = Le serveur a une nouvelle version. Si cette page ne la charge pas toute seule, réessayez dans un instant. Rien n’est perdu.
page-problem-bad-request = Le serveur ne comprend pas. Vérifiez ce que vous avez écrit.
page-problem-moved = Tout le monde est passé à une autre table.
page-problem-too-few-seats = Vous êtes plus nombreux que les places de ce jeu. Choisissez plus de places, ou un autre jeu.
page-problem-host-only = Seul l’hôte peut faire cela.
page-problem-not-started = La partie n’a pas encore commencé.
page-problem-not-over = La partie n’est pas encore finie.
page-problem-spectator = Vous regardez seulement.
page-problem-too-fast = Doucement : un à la fois.
page-problem-entropy = Ces mots ne conviennent pas ; prenez-en d’autres, avec des lettres simples.
page-problem-entropy-twice = Vos mots pour la prochaine manche sont déjà ajoutés.
page-problem-nothing-to-take-back = Il n’y a rien à reprendre. Vous pouvez reprendre ce que vous avez posé pendant ce tour, jusqu’à sa fin.
page-problem-take-backs-used-up = Vous avez déjà beaucoup repris pendant ce tour. Continuez à jouer.
page-problem-no-such-patience = Ce choix n’existe pas.
