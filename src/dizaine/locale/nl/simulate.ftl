# The command `dizaine simulate`. The tables must fit eighty columns: headings stay short.

## The report

# $games (how many)
simulate-games =
    { $games ->
        [one] { $games } spel
       *[other] { $games } spellen
    }
# $edition, $games (in words), $bots (their names, in the order of the seats)
simulate-title = { $edition }, { $games }: { $bots }
# $version, $seed, $rulebook (the hash of its rules), $backend
simulate-origin = dizaine { $version }, startgetal { $seed }, regelboek { $rulebook }, regels { $backend }
simulate-backend-plain = niet gecompileerd
simulate-backend-compiled = gecompileerd

# $games (played), $wanted (how many were asked for), $number (the games as one types them)
simulate-stopped =
    Gestopt na { $games } van { $wanted ->
        [one] { $wanted } spel
       *[other] { $wanted } spellen
    }: dit zijn de cijfers van --games { $number }.
simulate-stopped-early = Gestopt vóór het eerste spel.
# $path
simulate-written = Geschreven: { $path }

simulate-overview-rounds-per-game = Rondes per spel
simulate-overview-turns-per-round = Beurten per ronde
simulate-overview-decisions-per-game = Beslissingen per spel
simulate-overview-rounds-limited = Rondes beëindigd door de beurtlimiet (T11)
simulate-overview-games-shared = Spellen met meerdere winnaars

simulate-column-seat = Plaats
simulate-column-seats = Plaatsen
simulate-column-bot = Bot
simulate-column-phase = Fase
simulate-column-games-won = Gewonnen spellen
simulate-column-rounds-won = Gewonnen rondes
simulate-column-points = Punten aan het eind
simulate-column-completed = Neergelegd per ronde
simulate-column-rounds-until-laid = Rondes tot neerleggen

# $low, $high (bounds of a confidence interval)
simulate-interval = [{ $low }; { $high }]

simulate-note-interval = Tussen haken: 95%-betrouwbaarheidsintervallen, met spellen als onafhankelijke eenheden.
simulate-note-no-interval = Waar een streepje staat, waren er te weinig spellen voor een getal of een interval.
simulate-note-shared = Een spel met meerdere winnaars telt voor elk van hen.
simulate-note-places = Punten tellen niet in deze editie: de einduitslag beslist (S6).
simulate-note-bots = Voor een bot: het gemiddelde over al zijn plaatsen aan tafel.
simulate-note-phases =
    “Neergelegd per ronde”: van alle rondes waarin een speler met de fase bezig was, het deel waarin die is
    neergelegd. “Rondes tot neerleggen” zegt hoeveel rondes dat duurde, voor wie de fase ooit neerlegde.

## The plot

# $seat, $bot
simulate-plot-seat = Plaats { $seat }: { $bot }
simulate-plot-games-won = deel van de spellen (streepjeslijn: gelijke delen)
simulate-plot-rounds-won = deel van de rondes
simulate-plot-points = punten
simulate-plot-no-points = punten (ze tellen niet in deze editie)
simulate-plot-completed = deel van de rondes bij de fase waarin die is neergelegd
simulate-plot-rounds = rondes
simulate-plot-lengths = rondes per spel (lijn: het gemiddelde)
# $rounds (the last number that is told apart)
simulate-plot-lengths-or-more = rondes per spel (lijn: het gemiddelde; { $rounds }: of meer)
simulate-plot-games = deel van de spellen
simulate-plot-intervals = Lijnen tonen 95%-betrouwbaarheidsintervallen, met spellen als onafhankelijke eenheden.

## On the way

# $percent, $done, $games (how many), $rate (games in a second), $left (time)
simulate-progress =
    { $percent }  { $done } / { $games ->
        [one] { $games } spel
       *[other] { $games } spellen
    }  { $rate }/s  nog { $left }
simulate-compiling = De regels worden gecompileerd, één keer voor deze versie: ongeveer een halve minuut…
simulate-plain =
    Zonder Numba zijn de regels niet gecompileerd en gaat alles vele malen trager; de cijfers zijn dezelfde. Voor snelheid:
    pip install "dizaine[lab]"

## What can be wrong

# $bots, $players (how many)
simulate-error-too-many-bots =
    { $bots ->
        [one] { $bots } bot past
       *[other] { $bots } bots passen
    } niet aan een tafel voor { $players }; gebruik --players { $bots }, of kies minder bots.
# $option, $text, $least, $most
simulate-error-number = { $option }: “{ $text }” past niet; kies een heel getal van { $least } tot en met { $most }.
simulate-error-plot = --plot: “{ $text }” is geen .png en geen .svg; kies een bestandsnaam die zo eindigt.
simulate-error-matplotlib = --plot heeft Matplotlib nodig; installeer het met: pip install "dizaine[lab]"
# $option, $path, $detail (words of the system)
simulate-error-unwritable = { $option }: { $path } kan niet worden geschreven ({ $detail }); kies een bestand in een map waarin je mag schrijven.
simulate-error-no-file = { $option }: “{ $path }” is geen gewoon bestand; kies een bestandsnaam.
# $path, $options (those that name files)
simulate-error-same-file = { $path } staat er twee keer; kies een ander bestand voor elk van { $options }.

## The dice game

simulate-overview-turns-per-game = Beurten per spel
simulate-overview-turns-failed = Beurten zonder fase
simulate-overview-columns-finished = Spelers die alle fasen haalden
simulate-overview-half-bonuses = Spelers met de bonus halverwege (D7)
simulate-overview-finish-bonuses = Spelers met de bonus voor het uitspelen (D8, D12)
simulate-column-made = Gehaald per beurt
simulate-column-points-when-made = Punten als gehaald
simulate-note-dice-phases = “Gehaald per beurt” is het deel van de beurten bij de fase waarin die is gehaald.
simulate-note-optimal = “optimal” speelt voor de hoogste score in je eentje; of dat tegen anderen het best is, is niet bewezen.
simulate-plot-made = deel van de beurten bij de fase
# $step (points)
simulate-plot-scores = punten aan het eind (stappen van { $step })
simulate-compiling-dice = De regels van het dobbelspel worden gecompileerd, één keer voor deze versie: enkele seconden…
