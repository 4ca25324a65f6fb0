# The command `dizaine analyse`.

# $percent (so far), $done, $games (moves in all), $rate (moves in a second), $left (time)
analyse-progress = { $percent }, { $done } von { $games } Spielzügen, { $rate } je Sekunde, noch { $left }
# $title (of the rulebook), $names (all players)
analyse-title = { $title }: { $names }
# $seen, $moves (how many)
analyse-stopped = Vorzeitig beendet: Nur { $seen } von { $moves } Spielzügen wurden angesehen.
analyse-costly = Die Entscheidungen, die am meisten gekostet haben, soweit der Experte es sagen kann:
analyse-nothing = Keine Entscheidung hat etwas gekostet, das sich vom Zufall unterscheiden lässt.

## One decision

# $round, $turn (counted from 1), $name (of the player)
analyse-decision = Runde { $round }, Zug { $turn }, { $name }
# $move (in words)
analyse-played = Gespielt: { $move }
analyse-better = Besser: { $move }
# $chance (to win the game with the better move), $other (with the one played), both in percent; $loss, $error (in
# percentage points)
analyse-loss = Gewinnaussicht { $other } statt { $chance }: { $loss } Prozentpunkte verloren, auf { $error } genau.

## All decisions of a player

# $name (as the first word of a sentence), $choices (how many), $agreed (a share in percent), $loss (in percentage points)
analyse-seat =
    { $name }: { $choices ->
        [one] { $choices } Entscheidung
       *[other] { $choices } Entscheidungen
    } mit einer Wahl, { $agreed } wie der Experte; insgesamt etwa { $loss } Prozentpunkte verloren.

## Problems with the record; $path, $line

analyse-error-foreign = { $path } ist keine Aufzeichnung eines Kartenspiels; schreib den Namen einer Aufzeichnung oder die Nummer eines gespeicherten Spiels.
analyse-error-broken = { $path } ist in Zeile { $line } beschädigt: Von dort an geht das Spiel nicht weiter.
analyse-error-dice = { $path } ist ein Würfelspiel; nur Kartenspiele lassen sich auswerten. Beim Würfeln: Gib während des Spiels tipp ein.
