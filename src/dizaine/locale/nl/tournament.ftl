# The command `dizaine tournament`. The tables must fit eighty columns: headings stay short.

## The report

# $edition, $format (in words), $seats (how many), $games (in words), $players (their names, in the order of the command)
tournament-title = { $edition }, { $format }, { $seats } stoelen, { $games } per ontmoeting: { $players }
tournament-format-round-robin = iedereen tegen iedereen
tournament-format-ladder = ladder van sterkte

# $games (of each pairing), $wanted (how many were asked for), $number (the games as one types them)
tournament-stopped =
    Gestopt na { $games } van { $wanted } spellen per ontmoeting: dit zijn de cijfers van --games { $number }.
tournament-go-on = Wat gespeeld is, is bewaard; dezelfde opdracht gaat daar verder.
tournament-keep-next-time = Met --keep BESTAND kan een toernooi later verdergaan.
tournament-stopped-early = Gestopt voordat alle ontmoetingen de eerste deling gespeeld hadden.
tournament-stopped-early-kept =
    Gestopt voordat alle ontmoetingen de eerste deling gespeeld hadden. Wat gespeeld is, is bewaard; dezelfde opdracht gaat
    daar verder.

tournament-column-player = Speler
tournament-column-opponent = Tegen
tournament-column-rating = Sterkte
tournament-column-thinking = CPU-ms per beslissing
tournament-column-won-against = Wint (%) van
tournament-column-games-won = Gewonnen spellen
tournament-column-points = Punten
tournament-column-opponent-points = Hun punten

tournament-note-interval =
    Tussen haken: 95%-betrouwbaarheidsintervallen, door hele delingen opnieuw te trekken (bootstrap). Elke deling is vanaf
    alle stoelen gespeeld.
tournament-note-one-deal = Eén deling geeft geen intervallen. Die is vanaf alle stoelen gespeeld.
# $player (the one at nought)
tournament-note-rating =
    Sterkte volgens Bradley en Terry: 400 punten meer betekent tien keer winnen tegen één keer. { $player } staat op 0.
tournament-note-bound =
    Een sterkte met een streepje is maar een grens: daar is alles of niets gewonnen, en er is één deling meer aangenomen die
    eerlijk gedeeld is.
tournament-note-table = De tabel zegt hoeveel spellen van de honderd de speler van de regel wint van die van de kolom.
# $others (how many), $share (of the games)
tournament-note-seats = Eén speler zit tussen { $others } van de andere soort; een eerlijk deel van de spellen is { $share }.
tournament-note-shared = Meer winnaars delen een spel gelijk.
tournament-note-thinking =
    CPU-tijd is op deze computer gemeten, elke speler tegen zichzelf; alleen die verschilt per keer.

## The plot

# $player (the one at nought)
tournament-plot-rating = sterkte ({ $player }: 0)
tournament-plot-table = Spellen die de speler van de regel wint van die van de kolom
# $share (of the games)
tournament-plot-fair = wit: een eerlijk deel van { $share }
tournament-plot-intervals = Lijnen en haken tonen 95%-betrouwbaarheidsintervallen, door hele delingen opnieuw te trekken (bootstrap).

## What can be wrong

tournament-error-twice = “{ $text }” staat er twee keer; schrijf elke speler één keer.
tournament-error-alone = Voor een toernooi zijn twee of meer spelers nodig; schrijf --players met namen uit: { $players }.
# $text (what was written), $formats (those that there are)
tournament-error-format = Er is geen vorm “{ $text }”; schrijf --format met een van { $formats }.
# $path, $differences (a list of tournament-plan-…), $line
tournament-error-foreign = --keep: { $path } bevat geen toernooi en blijft zoals het is; noem een nieuw bestand.
tournament-error-other-plan = --keep: { $path } bevat een ander toernooi ({ $differences }) en blijft zoals het is; noem een nieuw bestand, of schrijf de opdracht zoals die was.
tournament-error-damaged = --keep: { $path } is beschadigd op regel { $line } en blijft zoals het is; noem een nieuw bestand.
tournament-error-busy = --keep: een ander toernooi schrijft in { $path }; wacht erop, of noem een nieuw bestand.

# what can differ between two tournaments
tournament-plan-edition = editie
tournament-plan-rulebook = regels
tournament-plan-format = vorm
tournament-plan-seats = stoelen
tournament-plan-players = spelers
tournament-plan-seed = startgetal
tournament-plan-version = versie van dizaine
tournament-plan-code = code van de spelers
