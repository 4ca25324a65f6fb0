# The command `dizaine tournament`. The tables must fit eighty columns: headings stay short.

## The report

# $edition, $format (in words), $seats (how many), $games (in words), $players (their names, in the order of the command)
tournament-title =
    { $edition }, { $format }, { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }, { $games } par rencontre : { $players }
tournament-format-round-robin = tous contre tous
tournament-format-ladder = échelle

# $games (of each pairing), $wanted (how many were asked for), $number (the games as one types them)
tournament-stopped =
    { $games ->
        [one] Arrêté après { $games } partie sur { $wanted } par rencontre : ces chiffres sont ceux de --games { $number }.
       *[other] Arrêté après { $games } parties sur { $wanted } par rencontre : ces chiffres sont ceux de --games { $number }.
    }
tournament-go-on = Ce qui est joué est gardé ; la même commande reprend à partir de là.
tournament-keep-next-time = Avec --keep FICHIER, un tournoi peut reprendre plus tard.
tournament-stopped-early = Arrêté avant que la première donne ait été jouée dans toutes les rencontres.
tournament-stopped-early-kept = Arrêté avant que la première donne ait été jouée dans toutes les rencontres. Ce qui est joué est gardé ; la même commande
    reprend à partir de là.

tournament-column-player = Joueur
tournament-column-opponent = Contre
tournament-column-rating = Cote
tournament-column-thinking = ms de CPU par décision
tournament-column-won-against = Gagné (%) contre
tournament-column-games-won = Parties gagnées
tournament-column-points = Points
tournament-column-opponent-points = Leurs points

tournament-note-interval =
    Entre crochets : intervalles de confiance à 95 %, par rééchantillonnage de donnes entières (bootstrap). Chaque donne a
    été jouée de toutes les places.
tournament-note-one-deal = Avec une seule donne, pas d’intervalles. Elle a été jouée de toutes les places.
# $player (the one at nought)
tournament-note-rating =
    Cotes selon Bradley et Terry : 400 points de plus valent dix victoires contre une. { $player } est à 0.
tournament-note-bound = Une cote suivie d’un tiret n’est qu’une borne : tout a été gagné, ou rien, et l’on suppose une donne de plus, partagée à
    égalité.
tournament-note-table = Le tableau dit combien de parties sur cent le joueur de la ligne gagne contre celui de la colonne.
# $others (how many), $share (of the games)
tournament-note-seats =
    { $others ->
        [one] Un joueur affronte { $others } exemplaire de l’autre
       *[other] Un joueur affronte { $others } exemplaires de l’autre
    } ; la part équitable des parties est de { $share }.
tournament-note-shared = Plusieurs gagnants se partagent une partie à égalité.
tournament-note-thinking = Le temps de CPU est mesuré sur cet ordinateur, chaque joueur contre lui-même ; lui seul change d’une fois à l’autre.

## The plot

# $player (the one at nought)
tournament-plot-rating = cote ({ $player } : 0)
tournament-plot-table = Parties gagnées par le joueur de la ligne contre celui de la colonne
# $share (of the games)
tournament-plot-fair = blanc : une part équitable de { $share }
tournament-plot-intervals = Traits et crochets montrent les intervalles de confiance à 95 %, par rééchantillonnage de donnes entières (bootstrap).

## What can be wrong

tournament-error-twice = « { $text } » est nommé deux fois ; écrivez chaque joueur une fois.
tournament-error-alone = Il faut au moins deux joueurs à un tournoi ; écrivez --players avec des noms pris dans : { $players }.
# $text (what was written), $formats (those that there are)
tournament-error-format = Il n’y a pas de format « { $text } » ; écrivez --format suivi d’un de ceux-ci : { $formats }.
# $path, $differences (a list of tournament-plan-…), $line
tournament-error-foreign = --keep : { $path } ne contient pas de tournoi et reste tel quel ; indiquez un nouveau fichier.
tournament-error-other-plan = --keep : { $path } contient un autre tournoi ({ $differences }) et reste tel quel ; indiquez un nouveau fichier, ou reprenez la commande d’origine.
tournament-error-damaged = --keep : { $path } est abîmé à la ligne { $line } et reste tel quel ; indiquez un nouveau fichier.
tournament-error-busy = --keep : un autre tournoi écrit dans { $path } ; attendez sa fin, ou indiquez un nouveau fichier.

# what can differ between two tournaments
tournament-plan-edition = édition
tournament-plan-rulebook = règles
tournament-plan-format = format
tournament-plan-seats = places
tournament-plan-players = joueurs
tournament-plan-seed = graine
tournament-plan-version = version de dizaine
tournament-plan-code = code des joueurs
