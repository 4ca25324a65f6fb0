# The command `dizaine analyse`.

# $percent (so far), $done, $games (moves in all), $rate (moves in a second), $left (time)
analyse-progress =
    { $percent }, { $done } von { $games ->
        [one] { $games } Spielzug
       *[other] { $games } Spielzügen
    }, { $rate } je Sekunde, noch { $left }
# $title (of the rulebook), $names (all players)
analyse-title = { $title }: { $names }
# $seen, $moves (how many)
analyse-stopped =
    Vorzeitig angehalten: Nur { $seen } von { $moves ->
        [one] { $moves } Spielzug
       *[other] { $moves } Spielzügen
    } { $seen ->
        [one] wurde angesehen.
       *[other] wurden angesehen.
    }
analyse-costly = Diese Entscheidungen haben am meisten gekostet, soweit der Bot „expert“ (gewieft) das sagen kann:
analyse-nothing = Keine Entscheidung fällt auf; was verloren ging, kann auch Zufall sein.

## One decision

# $round, $turn (counted from 1), $name (of the player)
analyse-decision = Runde { $round }, Zug { $turn }, { $name }
# $move (in words)
analyse-played = Gespielt: { $move }
analyse-better = Besser: { $move }
# $chance (to win the game with the better move), $other (with the one played), both in percent; $loss, $error (in
# percentage points)
analyse-loss = Gewinnchance { $other } statt { $chance }: { $loss } Prozentpunkte verloren, plus oder minus { $error }.

## All decisions of a player

# $name (as the first word of a sentence), $choices (how many), $agreed (a share in percent), $loss (in percentage points)
analyse-seat =
    { $name }: { $choices ->
        [one] { $choices } Entscheidung
       *[other] { $choices } Entscheidungen
    } mit mehreren Möglichkeiten, { $agreed } wie der Bot „expert“; insgesamt etwa { $loss } Prozentpunkte verloren.

## Problems with the record; $path, $line

analyse-error-foreign = { $path } ist keine Aufzeichnung eines Kartenspiels; schreib den Namen einer Aufzeichnung oder die Nummer eines gespeicherten Spiels.
analyse-error-broken = { $path } ist in Zeile { $line } beschädigt: Von dort an lässt sich das Spiel nicht weiterspielen.
analyse-error-dice = { $path } ist ein Würfelspiel; auswerten lassen sich nur Kartenspiele. Beim Würfeln gib während des Spiels „tipp“ ein.
