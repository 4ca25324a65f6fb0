# The dice game in the terminal, line by line. Lines should stay short: sixty columns must be enough.
# What the card table says as well is in terminal.ftl. $who is "you" for the reader and "other" for somebody else.

## Words that can be typed; one word each, small letters

terminal_dice-word-keep = behalten
terminal_dice-word-roll = würfeln
terminal_dice-word-stop = stopp
terminal_dice-word-pad = block
terminal_dice-word-save = speichern
# To name dice
terminal_dice-word-all = alle
terminal_dice-word-none = keine
# The ending behind a number that means all dice with it: 8s
terminal_dice-word-plural = er

## The table

# $round, $name (whose turn it is)
terminal_dice-heading =
    Runde { $round }, { $who ->
        [you] du bist dran
       *[other] { $name }
    }
terminal_dice-heading-last-run =
    { $who ->
        [you] Deine letzte Chance
       *[other] { $name }, letzte Chance
    }
terminal_dice-heading-over = Das Spiel ist aus
terminal_dice-column-bonus = Bonus
terminal_dice-column-failed = Fehlversuche
terminal_dice-total = Summe
# $name, $phase (number), $words (what it asks for), $points, $failures (failed turns)
terminal_dice-player =
    { $name }: Phase { $phase }: { $words }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $failures ->
        [0] kein Fehlversuch
        [one] { $failures } Fehlversuch
       *[other] { $failures } Fehlversuche
    }.
terminal_dice-player-done =
    { $name }: alle Phasen geschafft, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $failures ->
        [0] kein Fehlversuch
        [one] { $failures } Fehlversuch
       *[other] { $failures } Fehlversuche
    }.
# $throw (counted from 1), $throws (of a turn), $phase, $words
terminal_dice-throw = Wurf { $throw } von { $throws }, für Phase { $phase }: { $words }
# $dice (numbers in order)
terminal_dice-sorted = sortiert: { $dice }
# $missing (dice)
terminal_dice-missing =
    noch nicht geschafft: { $missing ->
        [one] { $missing } Würfel fehlt
       *[other] { $missing } Würfel fehlen
    }
# $phase, $groups (with their dice), $points
terminal_dice-made =
    Phase { $phase } geschafft, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }: { $groups }
# $colour (a name)
terminal_dice-group-colour = Würfel in { $colour }
terminal_dice-wild = W in { $colour }
# $legend (letters and what they mean)
terminal_dice-legend = Würfel: { $legend }
terminal_dice-legend-wild = W jede Zahl

## The whole pad

# $over (points)
terminal_dice-pad-half = Bonus für über { $over }
terminal_dice-pad-finish = Bonus für die letzte Phase
terminal_dice-pad-finish-alone = Bonus, letzte Phase auf Anhieb
terminal_dice-pad-failures = Fehlversuche
# $failures (how many)
terminal_dice-pad-failures-alone =
    { $failures ->
        [one] { $failures } Fehlversuch, am Ende abgezogen
       *[other] { $failures } Fehlversuche, am Ende abgezogen
    }
# $phase (number), $points, $total (so far)
terminal_dice-pad-phase = Phase { $phase }: { $points }, Summe { $total }
# $points
terminal_dice-pad-half-told = Bonus für die erste Hälfte: { $points }
terminal_dice-pad-finish-told = Bonus für die letzte Phase: { $points }

## Choices

# $numbers, $faces, $colour (whole commands: k 1 3 5, k 8s, k green)
terminal_dice-choice-keep = Würfel behalten und die übrigen neu würfeln: { $numbers } (Nummern davor), { $faces } oder { $colour } (was sie zeigen)
# $some, $all (whole commands: r 2 4, r all)
terminal_dice-choice-roll = diese neu würfeln und die übrigen behalten: { $some }, { $all }
# $points
terminal_dice-choice-stop =
    Zug beenden: Die Phase bringt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
terminal_dice-choice-stop-failing = Zug beenden, ohne die Phase
# all arguments are words that can be typed
terminal_dice-more-words = oder: ? für Hilfe, { $hint }, { $pad }, { $table }, { $log }, { $rules }, { $quit }

## Answers to what cannot be

# $letter (of the command)
terminal_dice-which = Welche Würfel? Schreib zum Beispiel: { $letter } 1 3 5
# $text (dice as they were typed)
terminal_dice-keep-or-roll = Behalten oder würfeln? Mit k { $text } behältst du sie und würfelst die übrigen neu, mit r { $text } würfelst du sie selbst neu.
# $text (what was typed), $face (as typed: r8)
terminal_dice-two-meanings = „{ $text }“ kann zweierlei heißen. Für den Würfel, der das zeigt, schreib { $face }; sonst nenn jeden einzeln. Gewürfelt wurde noch nicht.
# $count (dice)
terminal_dice-no-such-die = Einen Würfel „{ $text }“ gibt es nicht: Sie haben die Nummern 1 bis { $count }. Gewürfelt wurde noch nicht.
terminal_dice-no-dice = „{ $text }“ nennt keine Würfel. Schreib die Nummern davor (1 3 5) oder was sie zeigen (8er, r8, W). Gewürfelt wurde noch nicht.
terminal_dice-nothing-shows = Kein Würfel zeigt „{ $text }“. Gewürfelt wurde noch nicht.
terminal_dice-nothing-thrown = So behältst du alle Würfel, und keiner bleibt zum Würfeln. Um den Zug zu beenden, gib s ein.
terminal_dice-stop-alone = s allein beendet den Zug, ohne „{ $text }“. Um Würfel zu behalten, schreib k und dann die Würfel.
# $phase, $left (throws)
terminal_dice-stop-warning =
    Phase { $phase } ist nicht geschafft, und du hast noch { $left ->
        [one] { $left } Wurf
       *[other] { $left } Würfe
    }. Beendest du den Zug jetzt, ist das ein Fehlversuch. Gib noch einmal s ein, wenn du das willst.
# $id (number of the saved game)
terminal_dice-saved = Spiel { $id } wird nach jedem Wurf gespeichert; q beendet, und nichts geht verloren.

## Help and hints

terminal_dice-help-keep = die genannten Würfel behalten und die übrigen neu würfeln.
terminal_dice-help-roll = die genannten Würfel neu würfeln und die übrigen behalten.
terminal_dice-help-stop = deinen Zug beenden, so wie die Würfel liegen.
# $number (on a die), $faces (8s), $face (r8), $colour (its name), $all (a word that can be typed)
terminal_dice-help-picking =
    Würfel nennst du mit den Nummern davor (1 3 5, 1-4) oder mit dem, was sie zeigen: { $faces } oder { $all } { $number }
    (jede { $number }), { $face } (diese Seite), { $colour } (die Farbe), W. Über den Würfeln steht „x“ für einen
    Fehlversuch, „.“ für die Phase, die dran ist.
# all arguments are words that can be typed
terminal_dice-help-words =
    Immer: { $hint } (ein Vorschlag; { $hint } 1 3 5 bewertet deinen), { $pad } (der Punkteblock), { $rules } (dieses
    Spiels; { $rules } D3 für eine davon), { $log } (der letzten Züge), { $table } oder Enter (alles noch einmal zeigen),
    { $quit }.
# $phase, $chance (percent), $gain (points, on average)
terminal_dice-hint-keep =
    Deine Chance auf Phase { $phase }: { $chance }. Im Schnitt bringt das { $gain ->
        [one] { $gain } Punkt
       *[other] { $gain } Punkte
    } mehr, als wenn du den Zug jetzt beendest.
terminal_dice-hint-stop = Noch ein Wurf brächte im Schnitt weniger. Deine Chance auf die Phase: { $chance }.
# $cost (points of a failed turn): stopping without the phase, for a higher score at the next try
terminal_dice-hint-give-up =
    Versuch es lieber im nächsten Zug noch einmal: Ein Fehlversuch kostet { $cost ->
        [one] { $cost } Punkt
       *[other] { $cost } Punkte
    }, eine magere Phase kostet dich mehr.
# $input (what one would type), $chance, $cost (points, on average)
terminal_dice-hint-wish =
    Deine Wahl, { $input }: Chance { $chance }, kostet im Schnitt { $cost ->
        [one] { $cost } Punkt
       *[other] { $cost } Punkte
    }.
terminal_dice-hint-wish-equal = Deine Wahl, { $input }: Chance { $chance }; besser geht es nicht!
# $points (on average)
terminal_dice-hint-final =
    Spielst du weiter bestmöglich, endest du im Schnitt bei { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
terminal_dice-hint-several = Exakt gilt das nur, wenn du allein spielst; gegen andere, wo auch Tempo zählt, ist es ein Anhaltspunkt.
terminal_dice-hint-run = Das bringt bei deiner letzten Chance im Schnitt die meisten Punkte; misslingt ein Zug, ist sie vorbei.
# $phase, $chance (percent), $input (what one would type)
terminal_dice-hint-phase = So ist deine Chance auf Phase { $phase } am größten: { $chance }. Gegen andere ist ein Fehlversuch ein verlorener Zug.
terminal_dice-hint-phase-wish = Deine Wahl, { $input }: Chance { $chance }.
terminal_dice-hint-win = Nach dir ist niemand mehr dran. Deine Chance zu gewinnen: { $chance }.
terminal_dice-hint-win-wish = Deine Wahl, { $input }: { $chance } Chance zu gewinnen.
# $points
terminal_dice-hint-made =
    Die Phase ist geschafft, für { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
# the same, where the dice that are not needed should be thrown again
terminal_dice-hint-made-more =
    { $points ->
        [one] Die Phase ist geschafft, für { $points } Punkt,
       *[other] Die Phase ist geschafft, für { $points } Punkte,
    } und geht nicht mehr verloren; die anderen Würfel können sie höchstens noch wertvoller machen.
# $kept, $wanted (dice)
terminal_dice-hint-greedy =
    { $kept ->
        [one] Das ist { $kept }
       *[other] Das sind { $kept }
    } der { $wanted } Würfel, die die Phase verlangt.
# $command (what to type)
terminal_dice-hint-solve = Das ist eine Faustregel. Genaue Tipps gibt es nach: { $command }
terminal_dice-hint-solve-wish = Das ist eine Faustregel. Was deine Wahl kostet, weißt du nach: { $command }

## What happened

# $throws (names with dice)
terminal_dice-news-order-thrown = Für die Reihenfolge: { $throws }.
# $names
terminal_dice-news-order = Die Reihenfolge: { $names }.
# $name, $phase, $words
terminal_dice-news-turn = { $name }, Phase { $phase }: { $words }
terminal_dice-news-last-turn = { $name }, letzte Chance, Phase { $phase }: { $words }
# $throw (counted from 1), $dice (that were thrown), $kept (that were not)
terminal_dice-news-thrown = Wurf { $throw }: { $dice }
terminal_dice-news-kept = behalten { $kept }; Wurf { $throw }: { $dice }
terminal_dice-news-stopped = Schluss nach Wurf { $throw }
# $phase, $groups (with their dice), $points, $total
terminal_dice-news-made =
    Phase { $phase } geschafft, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, Summe { $total }: { $groups }
terminal_dice-news-failed = Phase { $phase } nicht geschafft
# $points, $phase, $over, $total
terminal_dice-news-half =
    über { $over } nach Phase { $phase }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } Bonus, Summe { $total }
terminal_dice-news-finish =
    letzte Phase rechtzeitig geschafft: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } Bonus, Summe { $total }
terminal_dice-news-finish-alone =
    letzte Phase auf Anhieb: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } Bonus, Summe { $total }
terminal_dice-news-last-run =
    { $who ->
        [you] Du hast alle Phasen geschafft. Alle anderen haben noch eine letzte Chance, Zug um Zug, bis eine Phase nicht gelingt.
       *[other] { $name } hat alle Phasen geschafft. Alle anderen haben noch eine letzte Chance, Zug um Zug, bis eine Phase nicht gelingt.
    }
# $failures (how many), $cost (points), $total
terminal_dice-news-failures =
    { $failures ->
        [0] Kein Fehlversuch. Dein Endstand: { $total }.
        [one] { $failures } Fehlversuch: { $cost ->
                [one] { $cost } Punkt Abzug
               *[other] { $cost } Punkte Abzug
            }. Dein Endstand: { $total }.
       *[other] { $failures } Fehlversuche: { $cost ->
                [one] { $cost } Punkt Abzug
               *[other] { $cost } Punkte Abzug
            }. Dein Endstand: { $total }.
    }
