# The command `dizaine simulate`. The tables must fit eighty columns: headings stay short.

## The report

# $games (how many)
simulate-games =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
# $edition, $games (in words), $bots (their names, in the order of the seats)
simulate-title = { $edition }, { $games } : { $bots }
# $version, $seed, $rulebook (the hash of its rules), $backend
simulate-origin = dizaine { $version }, graine { $seed }, livret de règles { $rulebook }, moteur { $backend }
simulate-backend-plain = simple
simulate-backend-compiled = compilé

# $games (played), $wanted (how many were asked for), $number (the games as one types them)
simulate-stopped =
    { $games ->
        [one] Arrêté après { $games } partie sur { $wanted } : ces chiffres sont ceux de --games { $number }.
       *[other] Arrêté après { $games } parties sur { $wanted } : ces chiffres sont ceux de --games { $number }.
    }
simulate-stopped-early = Arrêté avant la première partie.
# $path
simulate-written = Fichier créé : { $path }

simulate-overview-rounds-per-game = Manches par partie
simulate-overview-turns-per-round = Tours par manche
simulate-overview-decisions-per-game = Décisions par partie
simulate-overview-rounds-limited = Manches arrêtées par la limite de tours (T11)
simulate-overview-games-shared = Parties à plusieurs gagnants

simulate-column-seat = Place
simulate-column-seats = Places
simulate-column-bot = Robot
simulate-column-phase = Phase
simulate-column-games-won = Parties gagnées
simulate-column-rounds-won = Manches gagnées
simulate-column-points = Points à la fin
simulate-column-completed = Posée en une manche
simulate-column-rounds-until-laid = Manches pour poser

# $low, $high (bounds of a confidence interval)
simulate-interval = [{ $low } ; { $high }]

simulate-note-interval = Entre crochets : intervalles de confiance à 95 %, chaque partie étant une unité indépendante.
simulate-note-no-interval = Un tiret : trop peu de parties pour donner un nombre ou un intervalle.
simulate-note-shared = Une partie à plusieurs gagnants compte pour chacun d’eux.
simulate-note-places = Les points ne comptent pas dans cette édition : c’est l’ordre d’arrivée qui décide (S6).
simulate-note-bots = Pour un robot : la moyenne de ses places.
simulate-note-phases = « Posée en une manche » : la part des manches d’un joueur où la phase pouvait être posée et l’a été. « Manches
    pour poser » : combien de manches il a fallu à ceux qui l’ont posée.

## The plot

# $seat, $bot
simulate-plot-seat = Place { $seat } : { $bot }
simulate-plot-games-won = part des parties (tirets : parts égales)
simulate-plot-rounds-won = part des manches
simulate-plot-points = points
simulate-plot-no-points = points (ils ne comptent pas dans cette édition)
simulate-plot-completed = part des manches d’un joueur à cette phase
simulate-plot-rounds = manches
simulate-plot-lengths = manches d’une partie (trait : la moyenne)
# $rounds (the last number that is told apart)
simulate-plot-lengths-or-more = manches d’une partie (trait : la moyenne ; { $rounds } : ou plus)
simulate-plot-games = part des parties
simulate-plot-intervals = Les traits montrent les intervalles de confiance à 95 %, chaque partie étant une unité indépendante.

## On the way

# $percent, $done, $games (how many), $rate (games in a second), $left (time)
simulate-progress =
    { $percent }, { $done } / { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $rate }/s, encore { $left }
simulate-compiling = Compilation des règles, une seule fois pour cette version : environ une demi-minute…
simulate-plain =
    Sans Numba, les parties sont jouées sans compilation, bien plus lentement ; les chiffres sont les mêmes. Pour aller
    vite : pip install "dizaine[lab]"

## What can be wrong

# $bots, $players (how many)
simulate-error-too-many-bots =
    { $bots ->
        [one] { $bots } robot ne tient
       *[other] { $bots } robots ne tiennent
    } pas à une table de { $players } ; écrivez --players { $bots } ou moins de robots.
# $option, $text, $least, $most
simulate-error-number = { $option } : « { $text } » n’est pas possible ; écrivez un nombre entier de { $least } à { $most }.
simulate-error-plot = --plot : « { $text } » ne finit ni par .png ni par .svg ; choisissez l’un des deux.
simulate-error-matplotlib = --plot a besoin de Matplotlib ; installez-le avec : pip install "dizaine[lab]"
# $option, $path, $detail (words of the system)
simulate-error-unwritable = { $option } : impossible d’écrire { $path } ({ $detail }) ; indiquez un fichier dans un dossier où vous pouvez écrire.
simulate-error-no-file = { $option } : « { $path } » n’est pas un fichier ordinaire ; écrivez le nom d’un fichier.
# $path, $options (those that name files)
simulate-error-same-file = { $path } est nommé deux fois ; indiquez un fichier différent pour chacune de ces options : { $options }.

## The dice game

simulate-overview-turns-per-game = Tours par partie
simulate-overview-turns-failed = Tours ratés
simulate-overview-columns-finished = Joueurs qui ont réussi toutes les phases
simulate-overview-half-bonuses = Joueurs avec le bonus de mi-parcours (D7)
simulate-overview-finish-bonuses = Joueurs avec le bonus d’arrivée (D8, D12)
simulate-column-made = Réussie en un tour
simulate-column-points-when-made = Points si réussie
simulate-note-dice-phases = « Réussie en un tour » : la part des tours joués à cette phase qui l’ont réussie.
simulate-note-optimal = « optimal » vise le plus haut score en solitaire ; contre d’autres joueurs, rien ne prouve que ce soit le mieux.
simulate-plot-made = part des tours joués à cette phase
# $step (points)
simulate-plot-scores = points à la fin (par pas de { $step })
simulate-compiling-dice = Compilation des règles du jeu de dés, une seule fois pour cette version : quelques secondes…
