# The command `dizaine simulate`. The tables must fit eighty columns: headings stay short.

## The report

# $games (how many)
simulate-games =
    { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    }
# $edition, $games (in words), $bots (their names, in the order of the seats)
simulate-title = { $edition }, { $games }: { $bots }
# $version, $seed, $rulebook (the hash of its rules), $backend
simulate-origin = dizaine { $version }, Startzahl { $seed }, Regelbuch { $rulebook }, Regeln { $backend }
simulate-backend-plain = nicht kompiliert
simulate-backend-compiled = kompiliert

# $games (played), $wanted (how many were asked for), $number (the games as one types them)
simulate-stopped =
    Angehalten nach { $games } von { $wanted ->
        [one] { $wanted } Spiel
       *[other] { $wanted } Spielen
    }: Dieselben Zahlen liefert --games { $number }.
simulate-stopped-early = Vor dem ersten Spiel angehalten.
# $path
simulate-written = Geschrieben: { $path }

simulate-overview-rounds-per-game = Runden je Spiel
simulate-overview-turns-per-round = Züge je Runde
simulate-overview-decisions-per-game = Entscheidungen je Spiel
simulate-overview-rounds-limited = Runden, die die Zuggrenze beendet hat (T11)
simulate-overview-games-shared = Spiele mit geteiltem Sieg

simulate-column-seat = Platz
simulate-column-seats = Plätze
simulate-column-bot = Bot
simulate-column-phase = Phase
simulate-column-games-won = Gewonnene Spiele
simulate-column-rounds-won = Gewonnene Runden
simulate-column-points = Punkte am Ende
simulate-column-completed = Ausgelegt je Runde
simulate-column-rounds-until-laid = Runden bis dahin

# $low, $high (bounds of a confidence interval)
simulate-interval = [{ $low }; { $high }]

simulate-note-interval = In Klammern: 95-%-Konfidenzintervalle, mit Spielen als unabhängigen Einheiten.
simulate-note-no-interval = Ein Strich steht, wo es für eine Zahl oder ein Intervall zu wenige Spiele waren.
simulate-note-shared = Ein Spiel mit geteiltem Sieg zählt für alle, die gewonnen haben.
simulate-note-places = Punkte zählen in dieser Edition nicht: Die Platzierungen entscheiden (S6).
simulate-note-bots = Bei einem Bot: der Durchschnitt seiner Plätze.
simulate-note-phases =
    „Ausgelegt je Runde“ ist der Anteil der Runden, in denen die Phase an der Reihe war und ausgelegt wurde. „Runden bis
    dahin“ sagt, wie lange die Phase alle aufhielt, die sie ausgelegt haben.

## The plot

# $seat, $bot
simulate-plot-seat = Platz { $seat }: { $bot }
simulate-plot-games-won = Anteil der Spiele (gestrichelt: gleiche Anteile)
simulate-plot-rounds-won = Anteil der Runden
simulate-plot-points = Punkte
simulate-plot-no-points = Punkte (sie zählen in dieser Edition nicht)
simulate-plot-completed = Anteil der Runden bei der Phase
simulate-plot-rounds = Runden
simulate-plot-lengths = Runden je Spiel (Strich: der Durchschnitt)
# $rounds (the last number that is told apart)
simulate-plot-lengths-or-more = Runden je Spiel (Strich: der Durchschnitt; { $rounds }: oder mehr)
simulate-plot-games = Anteil der Spiele
simulate-plot-intervals = Striche zeigen 95-%-Konfidenzintervalle, mit Spielen als unabhängigen Einheiten.

## On the way

# $percent, $done, $games (how many), $rate (games in a second), $left (time)
simulate-progress =
    { $percent }  { $done } / { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    }  { $rate }/s  noch { $left }
simulate-compiling = Die Regeln werden kompiliert, einmal für diese Version: etwa eine halbe Minute …
simulate-plain =
    Ohne Numba laufen die Spiele unkompiliert, um ein Vielfaches langsamer; die Ergebnisse sind dieselben. Schneller geht es
    mit: pip install "dizaine[lab]"

## What can be wrong

# $bots, $players (how many)
simulate-error-too-many-bots =
    { $bots ->
        [one] { $bots } Bot passt
       *[other] { $bots } Bots passen
    } nicht an einen Tisch für { $players }; gib --players { $bots } oder weniger Bots an.
# $option, $text, $least, $most
simulate-error-number = { $option }: „{ $text }“ passt nicht; gib eine ganze Zahl von { $least } bis { $most } an.
simulate-error-plot = --plot: „{ $text }“ ist weder .png noch .svg; gib einen Dateinamen an, der so endet.
simulate-error-matplotlib = Für --plot fehlt Matplotlib; installiere es mit: pip install "dizaine[lab]"
# $option, $path, $detail (words of the system)
simulate-error-unwritable = { $option }: { $path } lässt sich nicht schreiben ({ $detail }); nenn eine Datei in einem Ordner, in den du schreiben darfst.
simulate-error-no-file = { $option }: „{ $path }“ ist keine gewöhnliche Datei; gib den Namen einer Datei an.
# $path, $options (those that name files)
simulate-error-same-file = { $path } steht zweimal da; gib für { $options } je eine andere Datei an.

## The dice game

simulate-overview-turns-per-game = Züge je Spiel
simulate-overview-turns-failed = Fehlversuche
simulate-overview-columns-finished = Bots, die alle Phasen geschafft haben
simulate-overview-half-bonuses = Bots mit dem Bonus nach der Hälfte (D7)
simulate-overview-finish-bonuses = Bots mit dem Bonus für die letzte Phase (D8, D12)
simulate-column-made = In einem Zug geschafft
simulate-column-points-when-made = Punkte, wenn geschafft
simulate-note-dice-phases = „In einem Zug geschafft“ ist der Anteil der Züge bei der Phase, in denen sie gelang.
simulate-note-optimal = „optimal“ spielt so, wie es allein die meisten Punkte bringt. Ob das auch gegen andere am besten ist, ist nicht bewiesen.
simulate-plot-made = Anteil der Züge bei der Phase
# $step (points)
simulate-plot-scores = Punkte am Ende (in Schritten von { $step })
simulate-compiling-dice = Die Regeln des Würfelspiels werden kompiliert, einmal für diese Version: einige Sekunden …
