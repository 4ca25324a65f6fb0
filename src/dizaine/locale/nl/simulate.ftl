# The command `dizaine simulate`. The tables must fit eighty columns: headings stay short.

## The report

# $games (how many)
simulate-games =
    { $games ->
        [one] 1 spel
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
    Gestopt na { $games } van { $wanted } spellen: dit zijn de cijfers van --games { $number }.
simulate-stopped-early = Gestopt voor het eerste spel.
# $path
simulate-written = Geschreven: { $path }

simulate-overview-rounds-per-game = Rondes per spel
simulate-overview-turns-per-round = Beurten per ronde
simulate-overview-decisions-per-game = Beslissingen per spel
simulate-overview-rounds-limited = Rondes beëindigd door de beurtlimiet (T11)
simulate-overview-games-shared = Spellen met meer winnaars

simulate-column-seat = Stoel
simulate-column-seats = Stoelen
simulate-column-bot = Bot
simulate-column-phase = Fase
simulate-column-games-won = Gewonnen spellen
simulate-column-rounds-won = Gewonnen rondes
simulate-column-points = Punten aan het eind
simulate-column-completed = In een ronde gelegd
simulate-column-rounds-until-laid = Rondes tot gelegd

# $low, $high (bounds of a confidence interval)
simulate-interval = [{ $low }; { $high }]

simulate-note-interval = Tussen haken: 95%-betrouwbaarheidsintervallen, met spellen als onafhankelijke eenheden.
simulate-note-no-interval = Een streepje staat waar er te weinig spellen waren voor een getal of een interval.
simulate-note-shared = Een spel met meer winnaars telt voor elk van hen.
simulate-note-places = Punten tellen niet in deze editie: de plaatsen beslissen (S6).
simulate-note-bots = Voor een bot: het gemiddelde van zijn stoelen.
simulate-note-phases =
    “In een ronde gelegd” is het deel van de rondes van een speler waarin de fase gelegd kon worden en ook gelegd is. “Rondes
    tot gelegd” zegt hoeveel rondes het duurde, voor wie de fase ooit legde.

## The plot

# $seat, $bot
simulate-plot-seat = Stoel { $seat }: { $bot }
simulate-plot-games-won = deel van de spellen (streepjes: gelijke delen)
simulate-plot-rounds-won = deel van de rondes
simulate-plot-points = punten
simulate-plot-no-points = punten (ze tellen niet in deze editie)
simulate-plot-completed = deel van de rondes van een speler bij de fase
simulate-plot-rounds = rondes
simulate-plot-lengths = rondes in een spel (lijn: het gemiddelde)
# $rounds (the last number that is told apart)
simulate-plot-lengths-or-more = rondes in een spel (lijn: het gemiddelde; { $rounds }: of meer)
simulate-plot-games = deel van de spellen
simulate-plot-intervals = Lijnen tonen 95%-betrouwbaarheidsintervallen, met spellen als onafhankelijke eenheden.

## On the way

# $percent, $done, $games (how many), $rate (games in a second), $left (time)
simulate-progress = { $percent }  { $done } / { $games } spellen  { $rate }/s  nog { $left }
simulate-compiling = De regels worden gecompileerd, één keer voor deze versie: ongeveer een halve minuut ...
simulate-plain =
    Zonder Numba worden de spellen niet gecompileerd gespeeld, vele malen langzamer; de cijfers zijn dezelfde. Voor snelheid:
    pip install "dizaine[lab]"

## What can be wrong

# $bots, $players (how many)
simulate-error-too-many-bots =
    { $bots } bots passen niet aan een tafel voor { $players }; schrijf --players { $bots } of minder bots.
# $option, $text, $least, $most
simulate-error-number = { $option }: “{ $text }” past niet; schrijf een heel getal van { $least } tot en met { $most }.
simulate-error-plot = --plot: “{ $text }” is geen .png en geen .svg; schrijf een bestandsnaam die zo eindigt.
simulate-error-matplotlib = --plot heeft Matplotlib nodig; installeer het met: pip install "dizaine[lab]"
# $option, $path, $detail (words of the system)
simulate-error-unwritable = { $option }: { $path } kan niet geschreven worden ({ $detail }); noem een bestand in een map waarin je mag schrijven.
simulate-error-no-file = { $option }: “{ $path }” is geen gewoon bestand; schrijf de naam van een bestand.
# $path, $options (those that name files)
simulate-error-same-file = { $path } staat er twee keer; schrijf een ander bestand voor elk van { $options }.

## The dice game

simulate-overview-turns-per-game = Beurten in een spel
simulate-overview-turns-failed = Beurten die geen fase haalden
simulate-overview-columns-finished = Spelers die alle fasen haalden
simulate-overview-half-bonuses = Spelers met de bonus halverwege (D7)
simulate-overview-finish-bonuses = Spelers met de bonus voor het uitspelen (D8, D12)
simulate-column-made = Gehaald in een beurt
simulate-column-points-when-made = Punten indien gehaald
simulate-note-dice-phases = “Gehaald in een beurt” is het deel van de beurten aan de fase waarin die gehaald is.
simulate-note-optimal = “optimal” speelt voor de hoogste score van een spel in je eentje; tegen anderen is niet bewezen dat dat het beste is.
simulate-plot-made = deel van de beurten aan de fase
# $step (points)
simulate-plot-scores = punten aan het eind (stappen van { $step })
simulate-compiling-dice = De regels van het dobbelspel worden gecompileerd, eenmalig voor deze versie: enkele seconden ...
