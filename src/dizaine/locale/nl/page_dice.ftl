# De dobbeltafel op de pagina. Teksten staan op telefoons en knoppen: kort is beter.

page_dice-wild = vrije keuze ({ $colour })
page_dice-dice = De dobbelstenen
page_dice-die = Dobbelsteen { $number }: { $face }
page_dice-held = gehouden
page_dice-serves = telt voor de fase
page_dice-own = Jouw worpen

## Wie aan de beurt is, en waarvoor
page_dice-phase = Fase { $phase }: { $words }
page_dice-left =
    { $left ->
        [0] geen worpen meer
        [one] nog { $left } worp
       *[other] nog { $left } worpen
    }
page_dice-made =
    Gehaald: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
page_dice-turn-told =
    Jouw beurt. Fase { $phase }: { $words }. { $left ->
        [0] Geen worpen meer.
        [one] Nog { $left } worp.
       *[other] Nog { $left } worpen.
    }
page_dice-last-run = { $name } heeft een laatste kans.
page_dice-last-run-yours = Je laatste kans.
page_dice-player-phase = fase { $phase }
page_dice-player-done = alle fasen gehaald
page_dice-failures =
    { $failures ->
        [one] { $failures } mislukte beurt
       *[other] { $failures } mislukte beurten
    }

## Kansen
page_dice-odds = ongeveer { $chance }%
page_dice-odds-exact = { $chance }%
page_dice-odds-left =
    { $left ->
        [one] met { $left } worp
       *[other] met { $left } worpen
    }
page_dice-odds-wait = Kansen berekenen…
page_dice-touch = Tik een steen aan om die te houden of te gooien.

page_dice-helped =
    { $all ->
        [one] Laatste worp: de steen { $count ->
            [0] hielp niet
           *[other] hielp
        }
       *[other] Laatste worp: { $count ->
            [0] geen van de { $all } stenen hielp
            [one] { $count } van de { $all } stenen hielp
           *[other] { $count } van de { $all } stenen hielpen
        }
    }

## Knoppen
page_dice-roll =
    { $count ->
        [0] Gooien
        [one] { $count } steen gooien
       *[other] { $count } stenen gooien
    }
page_dice-roll-all = Alle stenen gooien
page_dice-stop = Stoppen
page_dice-stop-made =
    Stoppen met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
page_dice-stop-sure =
    Fase { $phase } is nog niet gehaald, en je hebt nog { $left ->
        [one] { $left } worp
       *[other] { $left } worpen
    }. Toch stoppen?
page_dice-stop-yes = Stoppen zonder fase
page_dice-stop-no = Doorgaan
page_dice-release = Niets houden

## Tips
page_dice-hint-roll =
    { $count ->
        [one] Gooi de steen die je niet houdt.
       *[other] Gooi de { $count } stenen die je niet houdt.
    }
page_dice-hint-all = Gooi alle stenen.
page_dice-hint-stop = Stop nu.
page_dice-hint-best = Dit levert gemiddeld de meeste punten op.
page_dice-hint-greedy = Zo haal je het meeste uit de fase.

## Het scoreblok
page_dice-pad = Scoreblok
page_dice-bonus-half = Bonus, eerste helft
page_dice-bonus-finish = Bonus, uitspelen
page_dice-failed-turns = Mislukte beurten
page_dice-total = Totaal
page_dice-failures-mark = { $failures } ✗
page_dice-bonus-in = incl. +{ $points }
page_dice-running = Σ { $total }

## Hoe de vorige beurt eindigde
page_dice-last-made =
    { $who ->
        [you] Je hebt fase { $phase } gehaald: { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }
       *[other] { $name } heeft fase { $phase } gehaald: { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }
    }
page_dice-last-failed =
    { $who ->
        [you] Fase { $phase } is je nog niet gelukt
       *[other] { $name } heeft fase { $phase } niet gehaald
    }

## Wat er gebeurde
page_dice-news-order = De volgorde: { $names }.
page_dice-news-throw =
    { $who ->
        [you] Jouw worp { $throw }: { $dice }
       *[other] { $name }, worp { $throw }: { $dice }
    }
page_dice-news-made =
    { $who ->
        [you] Je haalt fase { $phase }: { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }, { $total } in totaal.
       *[other] { $name } haalt fase { $phase }: { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }, { $total } in totaal.
    }
page_dice-news-failed =
    { $who ->
        [you] Fase { $phase } is je nog niet gelukt.
       *[other] { $name } haalt fase { $phase } niet.
    }
page_dice-news-bonus-half =
    { $who ->
        [you] Je krijgt een bonus van { $points } voor de eerste helft, { $total } in totaal.
       *[other] { $name } krijgt een bonus van { $points } voor de eerste helft, { $total } in totaal.
    }
page_dice-news-bonus-finish =
    { $who ->
        [you] Je krijgt een bonus van { $points } voor het uitspelen, { $total } in totaal.
       *[other] { $name } krijgt een bonus van { $points } voor het uitspelen, { $total } in totaal.
    }
page_dice-news-last-run =
    { $who ->
        [you] Je hebt alle fasen gehaald! De anderen krijgen elk nog een laatste kans.
       *[other] { $name } heeft alle fasen gehaald! De anderen krijgen elk nog een laatste kans.
    }
page_dice-news-failures =
    { $failures ->
        [0] Geen enkele beurt mislukt: { $total } in totaal.
        [one] { $failures } beurt mislukt, { $cost ->
            [one] { $cost } punt
           *[other] { $cost } punten
        } eraf: { $total } in totaal.
       *[other] { $failures } beurten mislukt, { $cost ->
            [one] { $cost } punt
           *[other] { $cost } punten
        } eraf: { $total } in totaal.
    }
