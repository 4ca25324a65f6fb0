# The dice game in the terminal, line by line. Lines should stay short: sixty columns must be enough.
# What the card table says as well is in terminal.ftl. $who is "you" for the reader and "other" for somebody else.

## Words that can be typed; one word each, small letters

terminal_dice-word-keep = houden
terminal_dice-word-roll = gooien
terminal_dice-word-stop = stoppen
terminal_dice-word-pad = blok
terminal_dice-word-save = bewaren
# To name dice
terminal_dice-word-all = alle
terminal_dice-word-none = geen
# The ending behind a number that means all dice with it: 8s
terminal_dice-word-plural = en

## The table

# $round, $name (whose turn it is)
terminal_dice-heading =
    Ronde { $round }, { $who ->
        [you] jij bent aan de beurt
       *[other] { $name }
    }
terminal_dice-heading-last-run =
    { $who ->
        [you] Jouw laatste kans
       *[other] { $name }, laatste kans
    }
terminal_dice-heading-over = Het spel is afgelopen
terminal_dice-column-bonus = bonus
terminal_dice-column-failed = mislukt
terminal_dice-total = totaal
# $name, $phase (number), $words (what it asks for), $points, $failures (failed turns)
terminal_dice-player =
    { $name }: fase { $phase }: { $words }, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }, { $failures ->
        [0] niets mislukt
        [one] { $failures } mislukte beurt
       *[other] { $failures } mislukte beurten
    }.
terminal_dice-player-done =
    { $name }: alle fasen gehaald, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }, { $failures ->
        [0] niets mislukt
        [one] { $failures } mislukte beurt
       *[other] { $failures } mislukte beurten
    }.
# $throw (counted from 1), $throws (of a turn), $phase, $words
terminal_dice-throw = Worp { $throw } van { $throws }, voor fase { $phase }: { $words }
# $dice (numbers in order)
terminal_dice-sorted = op volgorde: { $dice }
# $missing (dice)
terminal_dice-missing =
    nog niet gehaald: { $missing ->
        [one] er ontbreekt { $missing } steen
       *[other] er ontbreken { $missing } stenen
    }
# $phase, $groups (with their dice), $points
terminal_dice-made = fase { $phase } gehaald, goed voor { $points }: { $groups }
# $colour (a name)
terminal_dice-group-colour =
    { $colour ->
        [rood] rode
        [geel] gele
        [groen] groene
        [blauw] blauwe
       *[other] { $colour }
    } stenen
terminal_dice-wild =
    { $colour ->
        [rood] rode
        [geel] gele
        [groen] groene
        [blauw] blauwe
       *[other] { $colour }
    } W
# $legend (letters and what they mean)
terminal_dice-legend = Dobbelstenen: { $legend }
terminal_dice-legend-wild = W elk getal

## The whole pad

# $over (points)
terminal_dice-pad-half = bonus, meer dan { $over }
terminal_dice-pad-finish = bonus voor het uitspelen
terminal_dice-pad-finish-alone = bonus, laatste fase in één keer
terminal_dice-pad-failures = mislukte beurten
# $failures (how many)
terminal_dice-pad-failures-alone =
    { $failures ->
        [one] { $failures } mislukte beurt, gaat eraf aan het eind
       *[other] { $failures } mislukte beurten, gaan eraf aan het eind
    }
# $phase (number), $points, $total (so far)
terminal_dice-pad-phase = fase { $phase }: { $points }, totaal { $total }
# $points
terminal_dice-pad-half-told = bonus voor de eerste helft: { $points }
terminal_dice-pad-finish-told = bonus voor het uitspelen: { $points }

## Choices

# $numbers, $faces, $colour (whole commands: k 1 3 5, k 8s, k green)
terminal_dice-choice-keep = stenen houden en alle andere gooien: { $numbers } (de nummers die ervóór staan), { $faces } of { $colour } (wat ze tonen)
# $some, $all (whole commands: r 2 4, r all)
terminal_dice-choice-roll = stenen opnieuw gooien en alle andere houden: { $some }, { $all }
# $points
terminal_dice-choice-stop =
    stoppen: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } voor de fase
terminal_dice-choice-stop-failing = stoppen: de beurt eindigt zonder de fase
# all arguments are words that can be typed
terminal_dice-more-words = of: ? voor hulp, { $hint }, { $pad }, { $table }, { $log }, { $rules }, { $quit }

## Answers to what cannot be

# $letter (of the command)
terminal_dice-which = Welke stenen? Typ bijvoorbeeld: { $letter } 1 3 5
# $text (dice as they were typed)
terminal_dice-keep-or-roll = Houden of gooien? Typ k { $text } om ze te houden en alle andere te gooien, of r { $text } om ze opnieuw te gooien.
# $text (what was typed), $face (as typed: r8)
terminal_dice-two-meanings = “{ $text }” kan twee dingen betekenen. Typ { $face } voor de steen die dat toont, of noem elke steen apart. Er is niets gegooid.
# $count (dice)
terminal_dice-no-such-die = Er is geen steen “{ $text }”: de nummers lopen van 1 tot en met { $count }. Er is niets gegooid.
terminal_dice-no-dice = “{ $text }” noemt geen stenen. Typ de nummers die ervóór staan (1 3 5) of wat ze tonen (alle 8, r8, W). Er is niets gegooid.
terminal_dice-nothing-shows = Geen steen toont “{ $text }”. Er is niets gegooid.
terminal_dice-nothing-thrown = Zo houd je alle stenen en gooi je er geen. Typ s om je beurt te beëindigen.
terminal_dice-stop-alone = Met alleen s beëindig je je beurt, zonder “{ $text }”. Typ k en dan de stenen die je wilt houden.
# $phase, $left (throws)
terminal_dice-stop-warning =
    Fase { $phase } is nog niet gehaald: als je nu stopt, is je beurt mislukt, terwijl je nog { $left ->
        [one] { $left } worp hebt
       *[other] { $left } worpen hebt
    }. Typ nog eens s als je dat echt wilt.
# $id (number of the saved game)
terminal_dice-saved = Spel { $id } wordt na elke worp bewaard; met q sluit je af, en er gaat niets verloren.

## Help and hints

terminal_dice-help-keep = de genoemde stenen houden en alle andere opnieuw gooien.
terminal_dice-help-roll = de genoemde stenen opnieuw gooien en alle andere houden.
terminal_dice-help-stop = je beurt beëindigen met de stenen zoals ze liggen.
# $number (on a die), $faces (8s), $face (r8), $colour (its name), $all (a word that can be typed)
terminal_dice-help-picking =
    Noem stenen met de nummers die ervóór staan (1 3 5, 1-4) of met wat ze tonen: { $all } { $number } of { $faces }
    (elke { $number }), { $face } (dat vlak), { $colour } (de kleur), W. In de tabel boven de stenen is x een mislukte
    beurt; de stip wijst de fase aan die je nu moet halen.
# all arguments are words that can be typed
terminal_dice-help-words =
    Altijd: { $hint } (een voorstel; { $hint } 1 3 5 beoordeelt jouw keuze), { $pad } (het scoreblok), { $rules } (van
    dit spel; { $rules } D3 voor één regel), { $log } (van de laatste beurten), { $table } of Enter (alles nog eens
    tonen), { $quit }.
# $phase, $chance (percent), $gain (points, on average)
terminal_dice-hint-keep =
    De kans op fase { $phase } is { $chance }; gemiddeld levert dit { $gain ->
        [one] { $gain } punt
       *[other] { $gain } punten
    } meer op dan nu stoppen.
terminal_dice-hint-stop = Nog eens gooien levert gemiddeld minder op. De kans op de fase is { $chance }.
# $cost (points of a failed turn): stopping without the phase, for a higher score at the next try
terminal_dice-hint-give-up =
    Probeer het liever de volgende beurt nog eens: een mislukte beurt kost { $cost ->
        [one] { $cost } punt
       *[other] { $cost } punten
    }, en een lage score kost je hier meer.
# $input (what one would type), $chance, $cost (points, on average)
terminal_dice-hint-wish =
    Jouw keuze, { $input }: een kans van { $chance }; dat kost gemiddeld { $cost ->
        [one] { $cost } punt
       *[other] { $cost } punten
    }.
terminal_dice-hint-wish-equal = Jouw keuze, { $input }: een kans van { $chance }; beter kan niet.
# $points (on average)
terminal_dice-hint-final =
    Als je zo goed mogelijk speelt, eindig je gemiddeld met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
terminal_dice-hint-several = Dit klopt precies als je in je eentje speelt; tegen anderen, waar ook tempo telt, is het een leidraad.
terminal_dice-hint-run = Dit levert in je laatste kans gemiddeld de meeste punten op; na een mislukte beurt is die voorbij.
# $phase, $chance (percent), $input (what one would type)
terminal_dice-hint-phase = Zo is je kans op fase { $phase } het grootst: { $chance }. Tegen anderen is een mislukte beurt een verloren beurt.
terminal_dice-hint-phase-wish = Jouw keuze, { $input }: een kans van { $chance }.
terminal_dice-hint-win = Na jou is niemand meer aan de beurt: je kans om te winnen is { $chance }.
terminal_dice-hint-win-wish = Jouw keuze, { $input }: een kans van { $chance } om te winnen.
# $points
terminal_dice-hint-made =
    De fase is gehaald, goed voor { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
# the same, where the dice that are not needed should be thrown again
terminal_dice-hint-made-more =
    { $points ->
        [one] De fase is gehaald, goed voor { $points } punt,
       *[other] De fase is gehaald, goed voor { $points } punten,
    } en die raak je niet meer kwijt; de andere stenen kunnen alleen meer opleveren.
# $kept, $wanted (dice)
terminal_dice-hint-greedy =
    { $kept ->
        [one] Dit is { $kept }
       *[other] Dit zijn { $kept }
    } van de { $wanted } stenen die je voor de fase nodig hebt.
# $command (what to type)
terminal_dice-hint-solve = Dit is een vuistregel; exacte hints krijg je na: { $command }
terminal_dice-hint-solve-wish = Dit is een vuistregel; wat jouw keuze kost, weet je na: { $command }

## What happened

# $throws (names with dice)
terminal_dice-news-order-thrown = Voor de volgorde: { $throws }.
# $names
terminal_dice-news-order = De volgorde: { $names }.
# $name, $phase, $words
terminal_dice-news-turn = { $name }, fase { $phase }: { $words }
terminal_dice-news-last-turn = { $name }, laatste kans, fase { $phase }: { $words }
# $throw (counted from 1), $dice (that were thrown), $kept (that were not)
terminal_dice-news-thrown = worp { $throw }: { $dice }
terminal_dice-news-kept = gehouden { $kept }; worp { $throw }: { $dice }
terminal_dice-news-stopped = gestopt na worp { $throw }
# $phase, $groups (with their dice), $points, $total
terminal_dice-news-made =
    fase { $phase } gehaald, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }, totaal { $total }: { $groups }
terminal_dice-news-failed = fase { $phase } niet gehaald
# $points, $phase, $over, $total
terminal_dice-news-half = meer dan { $over } na fase { $phase }: bonus van { $points }, totaal { $total }
terminal_dice-news-finish = bonus voor het uitspelen: { $points }, totaal { $total }
terminal_dice-news-finish-alone = de laatste fase in één keer: bonus van { $points }, totaal { $total }
terminal_dice-news-last-run =
    { $who ->
        [you] Je hebt alle fasen gehaald! De anderen krijgen elk nog een laatste kans: beurt na beurt, tot er een fase mislukt.
       *[other] { $name } heeft alle fasen gehaald! De anderen krijgen elk nog een laatste kans: beurt na beurt, tot er een fase mislukt.
    }
# $failures (how many), $cost (points), $total
terminal_dice-news-failures =
    { $failures ->
        [0] Geen enkele beurt mislukt. Je eindscore is { $total }.
        [one] { $failures } beurt mislukt: { $cost ->
            [one] { $cost } punt
           *[other] { $cost } punten
        } eraf. Je eindscore is { $total }.
       *[other] { $failures } beurten mislukt: { $cost ->
            [one] { $cost } punt
           *[other] { $cost } punten
        } eraf. Je eindscore is { $total }.
    }
