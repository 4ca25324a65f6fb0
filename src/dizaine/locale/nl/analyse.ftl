# The command `dizaine analyse`.

# $percent (so far), $done, $games (moves in all), $rate (moves in a second), $left (time)
analyse-progress =
    { $percent }, { $done } van { $games ->
        [one] { $games } zet
       *[other] { $games } zetten
    }, { $rate } per seconde, nog { $left }
# $title (of the rulebook), $names (all players)
analyse-title = { $title }: { $names }
# $seen, $moves (how many)
analyse-stopped =
    Voortijdig gestopt: { $seen ->
        [0] er is nog geen enkele
        [one] er is maar { $seen }
       *[other] er zijn maar { $seen }
    } van de { $moves ->
        [one] { $moves } zet
       *[other] { $moves } zetten
    } bekeken.
analyse-costly = De beslissingen die het meest kostten, voor zover de expert het kan zien:
analyse-nothing = Geen beslissing springt eruit; wat er verloren ging, kan toeval zijn.

## One decision

# $round, $turn (counted from 1), $name (of the player)
analyse-decision = Ronde { $round }, beurt { $turn }, { $name }
# $move (in words)
analyse-played = Gespeeld: { $move }
analyse-better = Beter: { $move }
# $chance (to win the game with the better move), $other (with the one played), both in percent; $loss, $error (in
# percentage points)
analyse-loss = Winstkans { $other } in plaats van { $chance }: { $loss } procentpunt verloren, met een marge van { $error }.

## All decisions of a player

# $name (as the first word of a sentence), $choices (how many), $agreed (a share in percent), $loss (in percentage points)
analyse-seat = { $name }: er viel { $choices } keer iets te kiezen, waarvan { $agreed } zoals de expert; in totaal ongeveer { $loss } procentpunt verloren.

## Problems with the record; $path, $line

analyse-error-foreign = { $path } is geen verslag van een kaartspel; geef de naam van een verslag, of het nummer van een bewaard spel.
analyse-error-broken = { $path } is beschadigd op regel { $line }: vanaf daar kan het spel niet verder.
analyse-error-dice = { $path } is een dobbelspel; alleen kaartspellen kunnen worden geanalyseerd. Typ bij het dobbelspel “hint” terwijl je speelt.
