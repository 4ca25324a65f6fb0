# The command `dizaine tournament`. The tables must fit eighty columns: headings stay short.

## The report

# $edition, $format (in words), $seats (how many), $games (in words), $players (their names, in the order of the command)
tournament-title =
    { $edition }, { $format }, { $seats ->
        [one] { $seats } plaats
       *[other] { $seats } plaatsen
    }, { $games } per ontmoeting: { $players }
tournament-format-round-robin = iedereen tegen iedereen
tournament-format-ladder = ladder (elk tegen de volgende)

# $games (of each pairing), $wanted (how many were asked for), $number (the games as one types them)
tournament-stopped =
    Gestopt na { $games } van { $wanted ->
        [one] { $wanted } spel
       *[other] { $wanted } spellen
    } per ontmoeting: dit zijn de cijfers van --games { $number }.
tournament-go-on = Wat gespeeld is, is bewaard; geef dezelfde opdracht om verder te gaan.
tournament-keep-next-time = Met --keep BESTAND kan een toernooi later verdergaan.
tournament-stopped-early = Gestopt voordat alle ontmoetingen de eerste kaartverdeling hadden gespeeld.
tournament-stopped-early-kept =
    Gestopt voordat alle ontmoetingen de eerste kaartverdeling hadden gespeeld. Wat gespeeld is, is bewaard; geef
    dezelfde opdracht om verder te gaan.

tournament-column-player = Speler
tournament-column-opponent = Tegen
tournament-column-rating = Sterkte
tournament-column-thinking = CPU-ms per beslissing
tournament-column-won-against = Wint (%) van
tournament-column-games-won = Gewonnen spellen
tournament-column-points = Punten
tournament-column-opponent-points = Hun punten

tournament-note-interval =
    Tussen haken: 95%-betrouwbaarheidsintervallen, door hele kaartverdelingen opnieuw te trekken (bootstrap). Elke
    kaartverdeling is vanaf alle plaatsen gespeeld.
tournament-note-one-deal = Eén kaartverdeling geeft geen intervallen. Die is vanaf alle plaatsen gespeeld.
# $player (the one at nought)
tournament-note-rating = Sterkte volgens Bradley en Terry: 400 punten meer betekent tien keer winnen tegen één keer verliezen. { $player } staat op 0.
tournament-note-bound =
    Een sterkte met een streepje is alleen een grens: daar is alles of niets gewonnen, en er is één denkbeeldig
    gelijkspel meegerekend.
tournament-note-table = De tabel zegt hoeveel van de honderd spellen de speler van de rij wint van die van de kolom.
# $others (how many), $share (of the games)
tournament-note-seats = Eén speler zit aan tafel met { $others } keer de andere; een gelijk deel van de spellen is { $share }.
tournament-note-shared = Meerdere winnaars delen een spel gelijk.
tournament-note-thinking = De CPU-tijd is op deze computer gemeten, elke speler tegen zichzelf; alleen die verschilt van keer tot keer.

## The plot

# $player (the one at nought)
tournament-plot-rating = sterkte ({ $player }: 0)
tournament-plot-table = Spellen die de speler van de rij wint van die van de kolom
# $share (of the games)
tournament-plot-fair = wit: een gelijk deel van { $share }
tournament-plot-intervals = Lijnen en haken tonen 95%-betrouwbaarheidsintervallen, door hele kaartverdelingen opnieuw te trekken (bootstrap).

## What can be wrong

tournament-error-twice = “{ $text }” staat er twee keer; noem elke speler één keer.
tournament-error-alone = Voor een toernooi zijn twee of meer spelers nodig; gebruik --players met namen uit: { $players }.
# $text (what was written), $formats (those that there are)
tournament-error-format = De vorm “{ $text }” bestaat niet; gebruik --format met een van { $formats }.
# $path, $differences (a list of tournament-plan-…), $line
tournament-error-foreign = --keep: { $path } bevat geen toernooi en blijft zoals het is; kies een nieuw bestand.
tournament-error-other-plan = --keep: { $path } bevat een ander toernooi ({ $differences }) en blijft zoals het is; kies een nieuw bestand, of geef dezelfde opdracht als toen.
tournament-error-damaged = --keep: { $path } is beschadigd op regel { $line } en blijft zoals het is; kies een nieuw bestand.
tournament-error-busy = --keep: een ander toernooi schrijft in { $path }; wacht tot het klaar is, of kies een nieuw bestand.

# what can differ between two tournaments
tournament-plan-edition = editie
tournament-plan-rulebook = regels
tournament-plan-format = vorm
tournament-plan-seats = plaatsen
tournament-plan-players = spelers
tournament-plan-seed = startgetal
tournament-plan-version = versie van dizaine
tournament-plan-code = code van de spelers
