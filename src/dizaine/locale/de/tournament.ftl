# The command `dizaine tournament`. The tables must fit eighty columns: headings stay short.

## The report

# $edition, $format (in words), $seats (how many), $games (in words), $players (their names, in the order of the command)
tournament-title =
    { $edition }, { $format }, { $seats ->
        [one] { $seats } Platz
       *[other] { $seats } Plätze
    }, { $games } je Paarung: { $players }
tournament-format-round-robin = alle gegen alle
tournament-format-ladder = jeder gegen den nächsten

# $games (of each pairing), $wanted (how many were asked for), $number (the games as one types them)
tournament-stopped =
    Angehalten nach { $games } von { $wanted ->
        [one] { $wanted } Spiel
       *[other] { $wanted } Spielen
    } je Paarung: Dieselben Zahlen liefert --games { $number }.
tournament-go-on = Was gespielt ist, ist gespeichert; derselbe Befehl macht dort weiter.
tournament-keep-next-time = Mit --keep DATEI kann ein Turnier später weitergehen.
tournament-stopped-early = Angehalten, bevor alle Paarungen die ersten Karten gespielt hatten.
tournament-stopped-early-kept = Angehalten, bevor alle Paarungen die ersten Karten gespielt hatten. Was gespielt ist, ist gespeichert; derselbe Befehl macht dort weiter.

tournament-column-player = Bot
tournament-column-opponent = Gegen
tournament-column-rating = Wertung
tournament-column-thinking = CPU-ms je Entscheidung
tournament-column-won-against = Siege (%) gegen
tournament-column-games-won = Gewonnene Spiele
tournament-column-points = Punkte
tournament-column-opponent-points = Deren Punkte

tournament-note-interval =
    In Klammern: 95-%-Konfidenzintervalle, durch neues Ziehen ganzer Kartenverteilungen (Bootstrap). Jede Kartenverteilung
    wurde von allen Plätzen aus gespielt.
tournament-note-one-deal = Eine Kartenverteilung allein reicht nicht für Intervalle. Sie wurde von allen Plätzen aus gespielt.
# $player (the one at nought)
tournament-note-rating =
    Wertung nach Bradley und Terry: 400 Punkte mehr bedeuten zehn Siege auf eine Niederlage. { $player } steht bei 0.
tournament-note-bound = Ein Strich heißt: Die Wertung ist nur eine Grenze, denn dieser Bot hat alles gewonnen oder alles verloren. Gerechnet wird, als käme eine ausgeglichene Kartenverteilung dazu.
tournament-note-table = Die Tabelle sagt, wie viele von hundert Spielen der Bot der Zeile gegen den der Spalte gewinnt.
# $others (how many), $share (of the games)
tournament-note-seats =
    Am Tisch sitzt ein Bot allein gegen { $others ->
        [one] { $others } der anderen Art
       *[other] { $others } der anderen Art
    }; wären alle gleich gut, würde er { $share } der Spiele gewinnen.
tournament-note-shared = Bei einem geteilten Sieg zählt das Spiel für alle zu gleichen Teilen.
tournament-note-thinking =
    Die CPU-Zeit ist auf diesem Computer gemessen, jeder Bot gegen sich selbst; nur sie ist bei jedem Aufruf anders.

## The plot

# $player (the one at nought)
tournament-plot-rating = Wertung ({ $player }: 0)
tournament-plot-table = Spiele, die der Bot der Zeile gegen den der Spalte gewinnt
# $share (of the games)
tournament-plot-fair = weiß: ein fairer Anteil von { $share }
tournament-plot-intervals = Striche und Klammern zeigen 95-%-Konfidenzintervalle, durch neues Ziehen ganzer Kartenverteilungen (Bootstrap).

## What can be wrong

tournament-error-twice = „{ $text }“ steht zweimal da; gib jeden Namen nur einmal an.
tournament-error-alone = Ein Turnier braucht mindestens zwei Bots; gib --players mit Namen aus dieser Liste an: { $players }.
# $text (what was written), $formats (those that there are)
tournament-error-format = Die Form „{ $text }“ gibt es nicht; gib --format mit einer von diesen an: { $formats }.
# $path, $differences (a list of tournament-plan-…), $line
tournament-error-foreign = --keep: { $path } enthält kein Turnier und bleibt unverändert; nenn eine neue Datei.
tournament-error-other-plan = --keep: { $path } enthält ein anderes Turnier ({ $differences }) und bleibt unverändert; nenn eine neue Datei oder gib den Befehl so ein, wie er war.
tournament-error-damaged = --keep: { $path } ist in Zeile { $line } beschädigt und bleibt unverändert; nenn eine neue Datei.
tournament-error-busy = --keep: Ein anderes Turnier schreibt in { $path }; warte darauf oder nenn eine neue Datei.

# what can differ between two tournaments
tournament-plan-edition = Edition
tournament-plan-rulebook = Regeln
tournament-plan-format = Form
tournament-plan-seats = Plätze
tournament-plan-players = Bots
tournament-plan-seed = Startzahl
tournament-plan-version = Version von dizaine
tournament-plan-code = Code der Bots
