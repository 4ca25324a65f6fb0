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
# After a game; $command
analyse-after = Je beste zet, je duurste zetten en hoe goed je speelde, zie je met: { $command }

## The rating; $name, $rating (0 to 100), $error (of the rating), $choices (how many), $agreed (a share in percent)

analyse-rating = { $name }: { $rating } van de 100, met een marge van { $error }
analyse-no-rating = { $name }: te weinig beslissingen voor een beoordeling
analyse-agreed = Er viel { $choices } keer iets te kiezen; { $agreed } van die keuzes was zoals die van de expert.
analyse-rating-meaning = 100 is even goed als de expert, 0 is blind kiezen. Geluk telt niet: alleen wat je besliste met wat je wist.
# $count (how many follow)
analyse-costly =
    { $count ->
        [one] De beslissing die het meest kostte:
       *[other] De beslissingen die het meest kostten:
    }
analyse-nothing = Geen beslissing springt eruit; wat er verloren ging, kan toeval zijn.
analyse-best = De beste beslissing:

## One decision

# $round, $turn (counted from 1), $name (of the player)
analyse-decision = Ronde { $round }, beurt { $turn }, { $name }
# $move (in words)
analyse-played = Gespeeld: { $move }
analyse-better = Beter: { $move }
analyse-tempting = Verleidelijk: { $move }
# $chance (to win the game with the better move), $other (with the one played), both in percent; $loss, $error (in
# percentage points)
analyse-loss-chance = Winstkans { $other } in plaats van { $chance }: { $loss } procentpunt verloren, met een marge van { $error }.
# $loss (in points), on average
analyse-loss-points =
    Dat levert gemiddeld { $loss ->
        [one] { $loss } punt
       *[other] { $loss } punten
    } minder op.
# $loss (in percentage points, or in points)
analyse-saved-chance = Dat had { $loss } procentpunt van je winstkans gekost.
analyse-saved-points =
    Dat had gemiddeld { $loss ->
        [one] { $loss } punt
       *[other] { $loss } punten
    } gekost.

## Moves with dice; $dice, $phase, $chance (in percent)

analyse-move-stop = stoppen met { $dice }
analyse-move-keep = { $dice } houden en de andere opnieuw gooien
analyse-move-roll-all = alle dobbelstenen gooien
analyse-reason-dice = De kans op fase { $phase } is dan { $chance }.

## Trying a decision again; $most (the highest number), $best (a move in words), $loss

analyse-try = Er nog een proberen? Typ het nummer (1 tot { $most }), of druk op Enter om te stoppen.
analyse-try-best = Ja! Dat zou de expert ook doen: { $best }
analyse-try-equal = Net zo goed als de zet van de expert: { $best }
analyse-try-chance = Dat kost { $loss } procentpunt van je winstkans. Beter: { $best }
analyse-try-points =
    Dat kost gemiddeld { $loss ->
        [one] { $loss } punt
       *[other] { $loss } punten
    }. Beter: { $best }

## Problems with the record; $path, $line, $book

analyse-error-foreign = { $path } is geen verslag van een spel; geef de naam van een verslag, of het nummer van een bewaard spel.
analyse-error-broken = { $path } is beschadigd op regel { $line }: vanaf daar kan het spel niet verder.
analyse-error-unsolved = { $path } is een dobbelspel ({ $book }) waarvan de beste speelwijze op deze computer nog niet is berekend. Doe dat eerst met dizaine dice solve.
