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
# After a game; $command
analyse-after = Dein bester Spielzug, die teuersten und wie gut du gespielt hast: { $command }

## The rating; $name, $rating (0 to 100), $error (of the rating), $choices (how many), $agreed (a share in percent)

analyse-rating = { $name }: { $rating } von 100, plus oder minus { $error }
analyse-no-rating = { $name }: zu wenige Entscheidungen für eine Wertung
analyse-agreed =
    { $choices ->
        [one] { $choices } Entscheidung
       *[other] { $choices } Entscheidungen
    } mit mehreren Möglichkeiten, davon { $agreed } so wie der Bot „expert“.
analyse-rating-meaning = 100 heißt: so gut wie der Bot „expert“ (gewieft), 0 heißt: blind gewählt. Glück zählt nicht, nur was du mit deinem Wissen entschieden hast.
# $count (how many follow)
analyse-costly =
    { $count ->
        [one] Diese Entscheidung hat am meisten gekostet:
       *[other] Diese Entscheidungen haben am meisten gekostet:
    }
analyse-nothing = Keine Entscheidung fällt auf; was verloren ging, kann auch Zufall sein.
analyse-best = Die beste Entscheidung:

## One decision

# $round, $turn (counted from 1), $name (of the player)
analyse-decision = Runde { $round }, Zug { $turn }, { $name }
# $move (in words)
analyse-played = Gespielt: { $move }
analyse-better = Besser: { $move }
analyse-tempting = Verlockend: { $move }
# $chance (to win the game with the better move), $other (with the one played), both in percent; $loss, $error (in
# percentage points)
analyse-loss-chance = Gewinnchance { $other } statt { $chance }: { $loss } Prozentpunkte verloren, plus oder minus { $error }.
# $loss (in points), on average
analyse-loss-points =
    Das bringt im Schnitt { $loss ->
        [one] { $loss } Punkt
       *[other] { $loss } Punkte
    } weniger.
# $loss (in percentage points, or in points)
analyse-saved-chance = Das hätte { $loss } Prozentpunkte deiner Gewinnchance gekostet.
analyse-saved-points =
    Das hätte im Schnitt { $loss ->
        [one] { $loss } Punkt
       *[other] { $loss } Punkte
    } gekostet.

## Moves with dice; $dice, $phase, $chance (in percent)

analyse-move-stop = aufhören mit { $dice }
analyse-move-keep = { $dice } behalten und die anderen neu würfeln
analyse-move-roll-all = alle neu würfeln
analyse-reason-dice = Chance auf Phase { $phase } danach: { $chance }.

## Trying a decision again; $most (the highest number), $best (a move in words), $loss

analyse-try = Eine noch einmal versuchen? Gib ihre Nummer ein (1 bis { $most }) oder drück Enter zum Beenden.
analyse-try-best = Ja! Das würde auch der Bot „expert“ tun: { $best }
analyse-try-equal = Genauso gut wie der Spielzug des Bots „expert“: { $best }
analyse-try-chance = Das kostet { $loss } Prozentpunkte deiner Gewinnchance. Besser: { $best }
analyse-try-points =
    Das kostet im Schnitt { $loss ->
        [one] { $loss } Punkt
       *[other] { $loss } Punkte
    }. Besser: { $best }

## Problems with the record; $path, $line, $book

analyse-error-foreign = { $path } ist keine Aufzeichnung eines Spiels; gib den Namen einer Aufzeichnung oder die Nummer eines gespeicherten Spiels an.
analyse-error-broken = { $path } ist in Zeile { $line } beschädigt: Von dort an lässt sich das Spiel nicht nachspielen.
analyse-error-unsolved = { $path } ist ein Würfelspiel ({ $book }), dessen beste Spielweise auf diesem Computer noch nicht berechnet ist. Berechne sie zuerst mit dizaine dice solve.
