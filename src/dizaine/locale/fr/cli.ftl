# The command line: help pages, the list of saved games, and one line for everything that can be wrong.

## Help pages

cli-usage = Utilisation :
cli-commands = Commandes
cli-arguments = Arguments
cli-options = Options

cli-metavar-command = COMMANDE
cli-metavar-options = OPTIONS
cli-metavar-edition = ÉDITION
cli-metavar-editions = ÉDITION ÉDITION
cli-metavar-file = FICHIER
cli-metavar-people = N|NOM,NOM
cli-metavar-players = NOM,NOM
cli-metavar-name = NOM
cli-metavar-bots = ROBOT,ROBOT
cli-metavar-game = NUMÉRO
cli-metavar-address = ADRESSE
cli-metavar-folder = DOSSIER
cli-metavar-link = LIEN
cli-metavar-kind = TYPE
cli-metavar-names = NOM,NOM
cli-metavar-cards = CARTES
cli-metavar-question = QUESTION

cli-help-dizaine = Des jeux en dix phases, avec des cartes ou des dés. Sans commande : lance le serveur de jeu, ouvre la page dans votre
    navigateur et affiche un lien et un QR code : toute personne de votre réseau peut vous rejoindre, sur téléphone,
    tablette ou ordinateur. Ctrl-C l’arrête. Pour en savoir plus sur une commande : dizaine play --help
cli-summary-dizaine-rules = les règles en clair, et ce qui change d’une édition à l’autre
cli-summary-dizaine-play = jouer dans le terminal, contre des robots ou à plusieurs au même clavier
cli-summary-dizaine-score = compter les points d’une partie avec de vraies cartes ou de vrais dés
cli-summary-dizaine-games = parties enregistrées : reprendre, revoir, supprimer
cli-summary-dizaine-serve = le serveur de jeu seul, sans navigateur
cli-summary-dizaine-backup = copier toutes les tables du serveur dans un fichier
cli-summary-dizaine-restore = remettre en place une copie des tables
cli-summary-dizaine-simulate = des parties entre robots par milliers, et ce qu’en disent les chiffres
cli-summary-dizaine-tournament = des robots face à face sur les mêmes donnes, et leur force
cli-summary-dizaine-dice = la meilleure façon de jouer aux dés, calculée exactement
cli-summary-dizaine-verify = vérifier les donnes d’une partie finie
cli-summary-dizaine-analyse = les décisions les plus coûteuses d’une partie
cli-summary-dizaine-print = cartes, feuilles de scores, cartes de référence, règles et autocollants en PDF
cli-summary-dizaine-judge = à une vraie table, savoir si un coup est permis

cli-help-dizaine-rules = Sans argument : la liste des éditions et des variantes. Avec une édition : les règles complètes de ce jeu, par
    exemple dizaine rules continental+knock
cli-help-dizaine-play = Commence une partie en mode texte : par défaut, vous contre deux robots. Chaque coup est enregistré aussitôt.
    Par exemple : dizaine play express --players 4
cli-help-dizaine-score = Compte les points d’une partie jouée avec de vraies cartes ou de vrais dés : quelques questions après chaque manche suffisent. La commande connaît les règles de chaque édition et les vôtres, trouve le gagnant et signale ce qui ne peut pas être juste. Chaque ligne peut être corrigée plus tard. Tout est enregistré aussitôt. Par exemple : dizaine score classic --names Lucie,Hugo,Nina
cli-help-dizaine-games = Sans commande : la liste de vos parties enregistrées.
cli-summary-dizaine-games-continue = reprendre une partie
cli-summary-dizaine-games-replay = revoir une partie, coup par coup
cli-summary-dizaine-games-delete = supprimer une partie pour de bon
cli-help-dizaine-games-continue = Reprend une partie enregistrée. La dernière jouée se reprend aussi avec : dizaine play --continue
cli-help-dizaine-games-replay = Remontre une partie enregistrée, coup par coup. Tant qu’elle n’est pas finie, les mains restent cachées.
cli-help-dizaine-games-delete = Supprime une partie enregistrée pour de bon, après confirmation.
cli-help-dizaine-serve = Lance un serveur où l’on prend place depuis les téléphones et les ordinateurs du même réseau, avec des robots.
    Affiche le lien et un QR code. Chaque coup est enregistré avant que quelqu’un le voie : une partie survit à tout. Ctrl-C
    l’arrête. Par exemple : dizaine serve --port 8020
cli-help-dizaine-backup = Copie toutes les tables du serveur dans un fichier lisible par vous seul, même pendant les parties, et vérifie la copie. Pour y revenir : dizaine restore FICHIER
cli-help-dizaine-restore = Remet en place une copie faite par dizaine backup. Il faut d’abord arrêter le serveur. La copie est vérifiée avant de remplacer quoi que ce soit, et les tables actuelles sont gardées à côté, sous un nom daté.
cli-help-dizaine-simulate = Joue beaucoup de parties entre robots et dit, avec des intervalles de confiance à 95 %, qui gagne, combien de temps
    cela prend et quelles phases ralentissent les joueurs. La même graine donne les mêmes chiffres, quel que soit le nombre
    de processus. Ctrl-C garde ce qui est fait. Par exemple : dizaine simulate express --bots greedy,random --games
    10000 --plot express.png
cli-help-dizaine-tournament = Oppose des robots sur les mêmes donnes, à toutes les places, et les classe, avec des intervalles de confiance à 95 %.
    À plus de deux places, un robot affronte une table où toutes les autres places sont tenues par son adversaire. La même
    graine donne les mêmes chiffres, quels que soient le nombre de processus et les interruptions. Par exemple : dizaine
    tournament classic --players greedy,random --keep classic.jsonl
cli-help-dizaine-dice = Commandes sur le jeu de dés lui-même. On y joue avec : dizaine play dice
cli-summary-dizaine-dice-solve = calculer et garder la meilleure façon de jouer en solitaire
cli-help-dizaine-dice-solve = Calcule exactement la meilleure façon de jouer aux dés en solitaire : ce que vaut une partie, et la chance de réussir chaque phase en un tour. Le résultat est gardé ; les conseils et le robot « optimal » s’en servent. Ctrl-C arrête ; la commande suivante reprend au même point.
cli-help-dizaine-verify = Vérifie l’enregistrement d’une partie jouée sur un serveur : chaque donne est celle qui avait été promise. Comment ça marche : docs/fair-deals.md
cli-help-dizaine-analyse = Reprend une partie de cartes et interroge l’expert à chaque décision, d’après ce que le joueur savait alors. Montre
    celles qui ont coûté le plus de chances de gagner, ce qui valait mieux et pourquoi. Examine les coups des personnes dans
    une partie enregistrée, ou ceux de tout le monde dans un fichier d’enregistrement. Cela prend quelques minutes ; Ctrl-C
    garde ce qui est fait. Par exemple : dizaine analyse 3 --worst 5
cli-help-dizaine-print = Crée un PDF pour une table sans écran, pour un jeu précis : reference (les phases, en cartes ou en fiches), sheet (la
    feuille de scores), pad (le carnet de points des dés), rules (un dépliant), deck (toutes les cartes, 63 × 88 mm) ou
    stickers (des autocollants pour cartes ou dés ordinaires). Par exemple : dizaine print sheet classic --names Lucie,Hugo
cli-help-dizaine-judge = Répond oui ou non, avec la règle, pour ce jeu précis : c’est le moteur du jeu qui juge. Sans cartes, pose des questions une à une. Par exemple : dizaine judge classic --phase 3 "r4 y4 W g4 + r5 W r7 r8"

cli-argument-edition = { $editions } ou votre propre fichier .toml ; les variantes d’un jeu de cartes après un +
cli-argument-number = le numéro de la partie dans la liste de dizaine games
cli-argument-record = l’enregistrement d’une partie finie, tel que le serveur le donne
cli-argument-game = le fichier d’une partie, ou le numéro d’une partie enregistrée
cli-argument-file = le fichier à écrire
cli-argument-copy = le fichier créé par dizaine backup
cli-argument-kind = reference, sheet, pad, rules, deck ou stickers
cli-argument-cards = les cartes en question, avec un + entre les combinaisons ; ou ce que montrent les dés
cli-option-help = afficher cette page
cli-option-version = afficher la version
cli-option-lang = la langue ; sinon celle de votre système
cli-option-edition = dice, dice-french ou votre propre fichier .toml (dice)
cli-option-check = dire ce qui ne va pas dans votre livret de règles
cli-option-new = créer un livret de règles de départ dans un nouveau fichier
cli-option-diff = dire ce qui change entre deux jeux
cli-option-players = nombre de joueurs, robots compris (3)
cli-option-people = les personnes à ce clavier, leur nombre ou leurs noms (1)
cli-option-dizaine-score-names = qui joue, dans l’ordre des places ; aux dés, dans l’ordre du jeu
cli-option-dealer = qui donne en premier, par son nom ou son numéro
cli-option-begun = la partie a commencé sur papier : demander où en est chacun
cli-option-open = continuer avec une copie d’une feuille exportée (.json)
cli-option-seed = la graine du hasard : la même redonne les mêmes cartes
cli-option-deck = afficher les cartes du jeu, ou celles de deux jeux de 52 cartes
cli-option-plain = ni couleurs ni symboles, cartes en toutes lettres : pour les lecteurs d’écran
cli-option-continue = reprendre la dernière partie jouée
cli-option-join = jouer à une table d’un serveur, grâce à son lien
cli-option-yes = ne pas demander de confirmation
cli-option-host = l’adresse de cet ordinateur à utiliser ; sinon toutes
cli-option-port = le port à utiliser (8010) ; 0 en choisit un libre
cli-option-data = le dossier des tables ; sinon celui de vos parties enregistrées
cli-option-log-level = ce qui est écrit dans le journal (warning)
cli-option-metrics-port = répondre à Prometheus sur ce port, pour cet ordinateur seulement ; sinon aucun port
cli-option-allow-player = un robot à vous, proposé aux tables, par son module et sa classe ; peut se répéter
cli-option-trusted-proxy = l’adresse ou le réseau d’un proxy de confiance pour l’adresse des clients ; peut se répéter
cli-option-allowed-host = un nom de ce serveur, en plus de ceux de l’ordinateur ; peut se répéter
cli-option-public-url = l’adresse pour les joueurs, s’il y a un proxy devant : https://play.example.org/
cli-option-limit = changer une limite, par exemple spectators=500 ou openings=50/1 (d’un coup/par seconde) ; peut se répéter
cli-option-no-own-rulebooks = refuser les livrets de règles des joueurs : seules les éditions se jouent
cli-option-no-qr = ne pas afficher le QR code
cli-option-keep-days = supprimer les tables où rien ne s’est passé depuis ce nombre de jours (365) ; 0 les garde toutes
cli-option-archive = écrire les parties de ces tables dans ce dossier avant de les supprimer
cli-option-force = remplacer le fichier s’il existe déjà
cli-option-no-browser = ne pas ouvrir le navigateur
cli-option-names = les noms des joueurs, pour les feuilles et les cartes de référence
cli-option-paper = le papier (a4)
cli-option-colour = en couleur, en nuances de gris faciles à distinguer, ou avec peu d’encre (full)
cli-option-bleed = cartes seulement : la couleur jusqu’au bord, et 3 mm au-delà
cli-option-backs = cartes seulement : aussi les dos, pour imprimer recto verso
cli-option-out = le fichier ou le dossier où écrire ; rien n’est remplacé sans demander
# $cards, $dice (the names of all bots that play them), $form (how to name an own one)
cli-option-bots = les robots, place par place : { $cards } ; pour les dés { $dice } ; ou les vôtres : { $form } ; une liste courte se répète autour de la table (greedy)
cli-option-games = nombre de parties (1000)
cli-option-workers = nombre de processus en parallèle (un par cœur)
cli-option-no-compile = ne pas compiler les règles d’abord : plus rapide pour peu de parties ; les chiffres sont les mêmes
cli-option-json = tout écrire dans ce fichier, en JSON
cli-option-csv = écrire les chiffres dans ce fichier, en tableau
cli-option-plot = les dessiner dans ce fichier, .png ou .svg
cli-option-dizaine-play-bots = { $cards } (pour les dés : { $dice }) ou les vôtres ({ $form }) : un pour tous les robots, ou un par place, dans l’ordre (steady)
cli-option-dizaine-score-players = nombre de joueurs, si vous ne donnez pas de noms
cli-option-dizaine-print-players = nombre de colonnes de la feuille (une par nom, ou une par joueur possible)
cli-option-dizaine-score-continue = reprendre la dernière feuille écrite
cli-option-dizaine-simulate-players = nombre de joueurs (2, ou un par robot)
cli-option-dizaine-simulate-seed = la graine du hasard : la même redonne les mêmes chiffres
cli-option-seats = nombre de places à une table (2)
cli-option-format = tous contre tous, ou chacun contre le suivant de la liste (round-robin)
cli-option-keep = garder dans ce fichier ce qui est joué ; la même commande reprend à partir de là
cli-option-seat = ne regarder que ce joueur ; le premier est le 1
cli-option-worst = nombre de décisions à montrer (10)
cli-option-about = le sujet : lay, hit, take, knock, discard, skip, first, out, count ou win ; pour les dés roll
cli-option-phase = la phase en question
cli-option-fact = ce qu’on sait d’autre, par exemple laid=earlier ; peut se répéter
cli-option-dizaine-tournament-players = les joueurs, deux ou plus : { $cards } ; pour les dés { $dice } ; ou les vôtres : { $form }
cli-option-dizaine-tournament-games = nombre de parties par rencontre (1000) ; chaque donne est jouée de toutes les places
cli-option-dizaine-tournament-seed = la graine du hasard : la même redonne les mêmes donnes
cli-option-dizaine-tournament-csv = écrire une ligne par rencontre dans ce fichier
cli-option-dizaine-tournament-plot = dessiner les cotes et le tableau croisé dans ce fichier, .png ou .svg

## Saved games

# $edition, $round, $moves (so far), $played (date and time)
cli-games-line =
    { $edition }, manche { $round }, { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }, jouée le { $played }
cli-games-over =
    { $edition }, finie après { $round ->
        [one] { $round } manche
       *[other] { $round } manches
    }, jouée le { $played }
# games of dice, whose rounds are not counted
cli-games-dice =
    { $edition }, { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }, jouée le { $played }
cli-games-dice-over =
    { $edition }, finie après { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }, jouée le { $played }
cli-games-damaged = illisible, modifiée le { $played }
cli-games-seed = { $names } ; avec la graine choisie { $seed }
cli-games-none = Aucune partie enregistrée pour l’instant. Commencez avec : dizaine play
cli-games-hint = Pour reprendre : dizaine games continue NUMÉRO. Aussi : replay, delete.
# $id
cli-delete-question = Supprimer la partie { $id } pour de bon ? (o/n)
# answers that count as yes, in small letters, with spaces between them
cli-yes = o oui
cli-deleted = La partie { $id } est supprimée.
cli-not-deleted = La partie { $id } est gardée.

## What can be wrong; each in one line, with what to write instead

# $option, $command, $near (an option that exists)
cli-error-option = { $command } n’a pas d’option { $option } ; écrivez { $near }, ou voyez { $command } --help.
# $usage (the option with what belongs behind it)
cli-error-option-value = { $option } demande une valeur : { $usage }.
cli-error-option-no-value = { $option } ne prend pas de valeur ; écrivez l’option seule.
cli-error-option-alone = { $option } ne va qu’avec dizaine seul ; enlevez cette option, ou écrivez-la après { $command } si cette commande l’accepte.
# $name (of an argument)
cli-error-missing = Il manque { $name } ; voyez { $command } --help.
# $text (what was written)
cli-error-too-many = Argument inattendu : « { $text } » ; { $command } --help montre ce qu’on peut écrire.
# $commands (those that exist)
cli-error-command = { $command } n’a pas de commande « { $text } » ; choisissez parmi { $commands }.
# $word (one that exists), behind one of the other sentences
cli-near = Vouliez-vous dire « { $word } » ?
cli-error-usage = Je ne comprends pas cette commande ; voyez { $command } --help.
# $languages
cli-error-language = La langue « { $text } » n’existe pas ici ; écrivez --lang avec l’une de celles-ci : { $languages }.
cli-error-one-at-a-time = Une chose à la fois : écrivez une édition, ou --check FICHIER, ou --new FICHIER, ou --diff ÉDITION ÉDITION.
# $file, $detail (words of the system)
cli-error-new-name = --new : « { $file } » ne se termine pas par .toml ; écrivez par exemple --new my.toml.
cli-error-new-exists = --new : { $file } existe déjà et reste tel quel ; écrivez un autre nom.
cli-error-new-unwritable = --new : impossible d’écrire { $file } ({ $detail }) ; indiquez un fichier dans un dossier qui existe et où vous pouvez écrire.
cli-error-number = { $option } : « { $text } » n’est pas un nombre entier ; écrivez par exemple { $option } 4.
cli-error-people = --people attend un nombre de 1 à 6, ou des noms courts et différents comme Ada,Ben, et non « { $text } ».
# $people, $players (how many)
cli-error-too-many-people =
    { $people ->
        [one] { $people } personne ne tient pas à une table de { $players } ; écrivez --players { $people }, ou moins de personnes.
       *[other] { $people } personnes ne tiennent pas à une table de { $players } ; écrivez --players { $people }, ou moins de personnes.
    }
# $bots (how many were named), $seats (how many seats are left for bots)
cli-error-too-many-bots =
    --bots nomme { $bots ->
        [one] { $bots } robot
       *[other] { $bots } robots
    }, mais il { $seats ->
        [0] ne reste aucune place
        [1] ne reste qu’une place
       *[other] ne reste que { $seats } places
    } ; nommez moins de robots, ou ajoutez des places avec --players.
cli-error-deck = Le jeu de cartes « { $text } » n’existe pas ; écrivez --deck phase ou --deck ordinary.
# $edition, $colours (how many)
cli-error-deck-colours =
    { $colours ->
        [one] { $edition } a { $colours } couleur, les jeux ordinaires en ont quatre ; enlevez --deck ordinary (M8).
       *[other] { $edition } a { $colours } couleurs, les jeux ordinaires en ont quatre ; enlevez --deck ordinary (M8).
    }
cli-error-deck-dice = { $edition } se joue avec des dés, pas avec des cartes ; enlevez --deck.
cli-error-continue-alone = --continue reprend une partie telle quelle ; enlevez l’édition, --players, --people, --bots, --seed et --deck.
cli-error-join-alone = --join rejoint une table telle quelle ; enlevez l’édition, --players, --bots, --seed et --deck.
cli-error-link = « { $text } » n’est pas le lien d’une table. Il ressemble à ceci : http://192.168.1.20:8010/#ABCDE
cli-error-join-name = Qui prend place ? Écrivez par exemple : --people Ada
cli-error-join-names = Ce lien ouvre une place qui a déjà un nom ; enlevez --people.
# $server (its address)
cli-error-server = { $server } ne répond pas comme un serveur de jeu. Est-il lancé, et sur le même réseau ?
cli-error-nothing-to-continue = Aucune partie enregistrée à reprendre ; commencez-en une avec : dizaine play
cli-error-game-number = « { $text } » n’est pas un numéro de partie ; dizaine games en donne la liste.
# $id (number of the game), $path (its file), $line, $detail (words of the system)
cli-error-save-missing = Il n’y a pas de partie enregistrée { $id } ; dizaine games en donne la liste.
cli-error-save-foreign = { $path } n’est pas une partie de Dizaine et reste tel quel ; dizaine games donne la liste des autres.
cli-error-save-truncated = { $path } a perdu sa fin : il manque des coups. Il reste tel quel ; remettez une copie, ou commencez une partie avec dizaine play.
cli-error-save-broken = { $path } est abîmé à la ligne { $line } et reste tel quel ; remettez une copie, ou commencez une partie avec dizaine play.
cli-error-save-busy = La partie { $id } est ouverte dans une autre fenêtre ; jouez là-bas, ou fermez d’abord cette fenêtre.
cli-error-save-unreadable = Impossible de lire { $path } ({ $detail }) ; vérifiez que vous avez le droit de lire ce fichier.
cli-error-save-unwritable = Impossible d’enregistrer dans { $path } ({ $detail }) ; indiquez dans DIZAINE_DATA un dossier où vous pouvez écrire.
cli-error-over = La partie { $id } est finie ; revoyez-la avec dizaine games replay { $id }.
# $book (the edition)
cli-error-no-policy = La meilleure façon de jouer à { $book } n’a pas encore été calculée sur cet ordinateur ; lancez d’abord : dizaine dice solve --edition { $book }

## Help in another order, and completion by the shell

cli-summary-dizaine-help = la page d’aide d’une commande
cli-help-dizaine-help = Affiche la même page que l’option --help d’une commande.
cli-argument-command = la commande, par exemple play ou games replay ; sans elle, la liste de toutes les commandes
cli-summary-dizaine-completion = un script pour votre shell : Tab complète commandes et options
cli-help-dizaine-completion =
    Écrit un script pour votre shell. Pour bash, mettez cette ligne dans ~/.bashrc : eval "$(dizaine completion bash)".
    Pour zsh, mettez eval "$(dizaine completion zsh)" dans ~/.zshrc. Pour fish : dizaine completion fish >
    ~/.config/fish/completions/dizaine.fish
cli-argument-shell = le shell que vous utilisez
# $text (what was typed), $shells
cli-error-shell = Il n’y a pas de script pour « { $text } » ; écrivez l’un de ceux-ci : { $shells }.

## Going on with the last game

# $busy (numbers of games, the last ones played), $count (of them), $id (number of the game that follows now)
cli-continue-other =
    { $count ->
        [one] La partie { $busy } est ouverte dans une autre fenêtre.
       *[other] Les parties { $busy } sont ouvertes dans d’autres fenêtres.
    } Vous reprenez la partie { $id }.
