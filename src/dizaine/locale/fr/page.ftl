# The page in the browser: start, opening a table, the room before the game, settings. Texts stand on phones: short ones are better.

page-back = Retour
page-close = Fermer
page-home = Accueil
page-more = plus
page-fewer = moins
page-connecting = Un instant…
page-guest = Invité
page-name = Votre nom

## Start

page-start-title = Dix phases, une table
page-start-sentence = À partager en famille ou entre amis : gratuit, sans compte, sur tous les téléphones et ordinateurs de la maison.
page-start-now = Jouer maintenant
page-start-now-note = Trois robots, une demi-heure
page-start-together = À plusieurs
page-start-together-note = Ouvrir une table
page-start-pass = Un seul téléphone
page-start-pass-note = De main en main
page-start-dice = Dés
page-start-dice-note = En solitaire ou avec des robots
page-start-join-note = Avec un code
page-start-score = Compter les points
page-start-score-note = Avec vos vraies cartes ou vos vrais dés

page-resting = Reprendre
# $code (of the table)
page-resting-forget = Retirer la table { $code } de cette liste
# $round (its number)
page-go-on = Reprendre la manche { $round }
# $names (of the others)
page-go-on-with = Avec { $names }
# $minutes (a number)
page-go-on-left = encore { $minutes } min environ
# $done, $phases (numbers)
page-go-on-phases =
    { $done ->
        [one] { $done } phase réussie sur { $phases }
       *[other] { $done } phases réussies sur { $phases }
    }
page-past = Parties terminées

## Opening a table

page-new-title = Nouvelle partie
page-new-edition = Édition
page-new-variants = Règles maison
page-new-variant-phases = Moins de phases.
page-new-phases = Phases à jouer
page-new-phases-even = Phases paires
page-new-phases-odd = Phases impaires
page-new-order = Touchez les phases dans l’ordre où vous voulez les jouer
# $phases (numbers)
page-new-order-is = Ordre : { $phases }
page-new-own = Votre livret de règles
page-new-own-note = Un fichier .toml ; il peut partir d’une des éditions.
# $file (its name)
page-new-own-chosen = La partie suit votre livret de règles { $file }.
page-new-own-drop = Ne pas l’utiliser
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
page-bot-random = imprévisible
page-bot-easy = débutant
page-bot-greedy = fonceur
page-bot-steady = prudent
page-bot-expert = expert
page-bot-optimal = parfait
page-bot-deficit = calculateur
page-bot-partition = méthodique
page-bot-note-random = Joue n’importe quel coup permis.
page-bot-note-easy = Connaît les règles, mais laisse passer des choses, comme tous les débutants.
page-bot-note-greedy = Fonce vers sa phase et ne garde rien pour plus tard.
page-bot-note-steady = Compte ce qui peut encore venir et ne fait aucun cadeau au joueur suivant.
page-bot-note-expert = Teste chaque coup sur des donnes imaginaires. Réfléchit un peu plus longtemps.
page-bot-note-optimal = Joue à la perfection ; pour votre propre livret de règles, la meilleure façon de jouer doit d’abord être calculée sur le serveur.
page-bot-note-deficit = Compte ce qui manque à sa phase, et se trompe de temps en temps.
page-bot-note-partition = Range sa main en combinaisons et en cartes seules, comme les robots de rami, et ne fait aucun cadeau au joueur suivant.

## Joining and the room before the game

page-join = Rejoindre
page-join-note = L’hôte a le code sur son écran. Un lien marche aussi.
page-join-go = Aller à la table
page-join-code = Code de la table
# $names (who is there)
page-join-there = À la table : { $names }
# $name (of the host)
page-join-invites = { $name } vous invite
page-join-sit = Prendre place
page-join-watch = Juste regarder
page-join-full = Toutes les places sont prises, ou la partie a commencé. Vous pouvez regarder.
page-join-ask-note = La partie est en cours. Si l’hôte est d’accord, vous prendrez la place d’un robot à la prochaine manche. Vous aviez déjà une place ici ? Gardez le même nom.
page-join-ask = Demander une place
# $code
page-table-code = Table { $code }
page-lobby-invite = Inviter du monde
page-lobby-come = Venez jouer !
page-lobby-invite-note = À scanner avec un téléphone du même réseau. Sinon, tapez le code.
page-lobby-qr = QR code qui ouvre cette table
page-lobby-screen = Voir sur grand écran
page-lobby-start = Commencer
# $count (open seats)
page-lobby-start-bots =
    { $count ->
        [one] Commencer avec { $count } robot
       *[other] Commencer avec { $count } robots
    }
# $name (of the host)
page-lobby-wait = { $name } commencera dès que tout le monde sera là.
# $seconds (until the game starts)
page-lobby-countdown =
    { $seconds ->
        [one] Tout le monde est là. Début de la partie dans { $seconds } seconde.
       *[other] Tout le monde est là. Début de la partie dans { $seconds } secondes.
    }
# $names (of people who have not come yet)
page-lobby-waits-for = Pas encore là : { $names }. La partie commencera d’elle-même dès que tout le monde sera là.
# $names (of people who have not come yet)
page-lobby-missing = Pas encore là : { $names }. Commencez quand vous voulez : en attendant, un robot prend le relais.
page-lobby-start-now = Commencer maintenant
page-lobby-hold = Attendre
page-lobby-shuffle = Mélanger les places
page-lobby-change = Changer de jeu
page-change-note = Tout le monde vous suit à la nouvelle table.
page-change-open = Jouer à ce jeu
page-seat-open = Place libre
page-seat-you = vous
page-seat-bot = robot
page-seat-away = pas là
page-seat-here = là
page-seat-not-yet = pas encore là
page-seat-asleep = écran éteint
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
page-settings-theme = Thème
page-settings-auto = Comme l’appareil
page-settings-light = Clair
page-settings-dark = Sombre
page-settings-deck = Cartes
page-settings-deck-own = Cartes du jeu
page-settings-deck-ordinary = Deux jeux de 52 cartes
page-settings-motion = Animations
page-settings-motion-note = Coupées si votre système le demande
page-settings-sound = Sons
page-settings-vibration = Vibrer quand c’est à vous

page-rules = Règles
page-judge = On a le droit ?
page-rules-phases = Les phases

## When the connection is away; what was done meanwhile is sent again

page-away-offline = Reconnexion… Rien n’est perdu.
page-away-server-stops = Le serveur est arrêté. Vos parties sont gardées ; cette page attend son retour.
page-away-too-many = Le serveur est très occupé. Nouvel essai dans un instant…

## What went wrong, and what to do

page-problem-offline = Le serveur ne répond pas. Cet appareil est-il toujours connecté au réseau ?
page-problem-error = Oups, cela n’a pas marché. Rien n’a changé : réessayez.
page-problem-name-empty = Choisissez un nom : les autres le verront.
page-problem-name-long = Ce nom est trop long : 20 lettres au plus.
page-problem-name-control = Ce nom contient des caractères de contrôle. Retapez-le sans eux.
page-problem-name-direction = Ce nom contient des caractères cachés qui inversent le sens de l’écriture. Retapez-le sans eux.
page-problem-name-unknown = Ce nom contient un caractère que certains appareils ne savent pas afficher. Choisissez un autre nom.
page-problem-name-taken = Ce nom est déjà pris à cette table. Choisissez-en un autre.
page-problem-table-full = Toutes les places sont prises. Vous pouvez regarder.
page-problem-already-started = La partie a déjà commencé. Vous pouvez regarder.
page-problem-no-such-table = Aucune table n’a ce code. Vérifiez-le, ou ouvrez une nouvelle table.
page-problem-seat-lost = Quelqu’un d’autre a pris cette place, ou son lien a changé. Redemandez une place, ou demandez le lien à l’hôte.
page-problem-denied = L’hôte a dit non pour cette fois. Vous pouvez regarder, ou redemander plus tard.
page-problem-waiting = Ce lien n’ouvre pas encore la place. Si l’hôte est d’accord, il l’ouvrira à la prochaine manche.
page-problem-seat-asked = Quelqu’un d’autre a déjà demandé cette place. L’hôte va bientôt répondre.
page-problem-seat-taken = Quelqu’un occupe déjà cette place.
page-problem-no-such-seat = Cette place n’existe pas.
page-problem-nobody-asks = Plus personne ne demande cette place.
page-problem-nobody-there = Il n’y a plus personne à cette place.
page-problem-open-elsewhere = Cette partie se joue dans un terminal. Quittez-la là-bas avec q, puis rouvrez le lien.
page-problem-keyboard-game = Cette partie a été lancée dans un terminal, sur l’ordinateur du serveur. C’est là qu’on peut la supprimer.
page-problem-rulebook = Ce livret de règles ne marche pas :
page-problem-no-such-edition = Cette édition n’existe pas.
page-problem-too-many-requests = Trop de choses à la fois. Attendez un instant, puis réessayez.
page-problem-too-long = Le fichier est trop gros.
page-problem-own-rulebooks-off = Ce serveur n’accepte pas les livrets de règles personnels. Choisissez une édition.
page-problem-took-too-long = Le calcul est trop long. Essayez quelque chose de plus simple.
page-problem-busy = Le serveur a trop de calculs en cours. Réessayez dans un instant.
page-problem-log-full = Le journal de cette table est plein. Ouvrez-en une nouvelle pour continuer à jouer.
page-problem-store = Le serveur ne peut rien enregistrer pour le moment. Réessayez dans un instant.
page-problem-version = Le serveur a une nouvelle version. Si cette page ne la charge pas d’elle-même, réessayez dans un instant. Rien n’est perdu.
page-problem-bad-request = Le serveur n’a pas compris. Vérifiez ce que vous avez écrit.
page-problem-moved = Tout le monde est passé à une autre table.
page-problem-too-few-seats = Il n’y a pas assez de places pour tout le monde. Ajoutez-en, ou choisissez un autre jeu.
page-problem-host-only = Seul l’hôte peut le faire.
page-problem-not-started = La partie n’a pas encore commencé.
page-problem-not-over = La partie n’est pas encore finie.
page-problem-spectator = Vous regardez la partie. Pour jouer, il faut une place.
page-problem-too-fast = Doucement, une chose à la fois.
page-problem-entropy = Ces mots ne conviennent pas. Choisissez-en d’autres, en lettres simples.
page-problem-entropy-twice = Vos mots sont déjà ajoutés à la prochaine manche.
page-problem-nothing-to-take-back = Il n’y a rien à annuler.
page-problem-take-backs-used-up = Vous avez déjà beaucoup annulé pendant ce tour. Continuez à jouer.
page-problem-no-such-patience = Ce choix n’existe pas.
