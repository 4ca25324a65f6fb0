# De punten op de pagina: na elke ronde, en aan het einde van het spel.

page_scores-title = Stand
page_scores-round = Ronde
page_scores-total = Totaal
page_scores-plus = +{ $points }
page_scores-phase-done = fase { $phase } gehaald
page_scores-phase-not = fase niet gehaald
page_scores-phase-again = fase { $phase } opnieuw
page_scores-out = is uit
page_scores-none = Er is nog geen ronde voorbij.
page_scores-chart = Hoe iedereen er na elke ronde voor stond, als grafiek
page_scores-chart-rounds = Rondes
page_scores-round-over = Ronde { $round } is voorbij
page_scores-next = Verder met ronde { $round }
page_scores-goes-out =
    { $who ->
        [you] Je bent uit!
       *[other] { $name } is uit
    }
page_scores-climbed =
    { $count ->
        [0] Niemand gaat door naar de volgende fase.
        [one] { $count } speler gaat door naar de volgende fase.
       *[other] { $count } spelers gaan door naar de volgende fase.
    }
page_scores-summit = Fase { $phase } is de top.
# $names (of people)
page_scores-waiting = Even wachten op { $names }.
page_scores-waiting-you = Het spel wacht op jou.
page_scores-waiting-clock = Seconden tot het spel verdergaat
page_scores-good-few = Hoe minder punten, hoe beter.
page_scores-good-many = Hoe meer punten, hoe beter.
page_scores-good-phases = Hoe meer fasen, hoe beter.

## Het einde
page_scores-end-you = Gewonnen!
page_scores-end-won = { $name } wint!
page_scores-end-shared = { $names } winnen samen!
page_scores-end-alone =
    { $points ->
        [one] Klaar, met { $points } punt!
       *[other] Klaar, met { $points } punten!
    }
page_scores-phases-done =
    { $phases ->
        [one] { $phases } fase
       *[other] { $phases } fasen
    }
page_scores-phases-made =
    { $phases ->
        [one] { $phases } fase gehaald
       *[other] { $phases } fasen gehaald
    }
page_scores-rounds =
    { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    }
page_scores-share = Afbeelding delen
page_scores-more = Meer over dit spel
page_scores-best = Mooiste moment: { $moment }
page_scores-best-points =
    { $who ->
        [you] je was uit in ronde { $round } en liet de anderen zitten met { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }
       *[other] { $name } was uit in ronde { $round } en liet de anderen zitten met { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }
    }
page_scores-best-cards =
    { $who ->
        [you] je was uit in ronde { $round } en liet de anderen zitten met { $cards ->
            [one] { $cards } kaart
           *[other] { $cards } kaarten
        }
       *[other] { $name } was uit in ronde { $round } en liet de anderen zitten met { $cards ->
            [one] { $cards } kaart
           *[other] { $cards } kaarten
        }
    }
page_scores-best-made =
    { $who ->
        [you] je haalde { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        } in ronde { $round }
       *[other] { $name } haalde { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        } in ronde { $round }
    }
page_scores-rematch = Nog een potje
page_scores-rematch-wait = { $name } kan het volgende spel openen.
page_scores-next-game = Naar het volgende spel
page_scores-replay = Terugkijken
page_scores-fair = Was het eerlijk?
page_scores-seeded = In dit spel lag het toeval vooraf vast. Er valt dus niets te controleren.
page_scores-record = Verslag opslaan
page_scores-look = Tafel bekijken
page_scores-back = Terug naar de stand
page_scores-course = Het verloop
page_scores-statistics = Wat iedereen deed
page_scores-figure-rounds-won = Gewonnen rondes
page_scores-figure-turns = Beurten
page_scores-figure-taken = Genomen open kaarten
page_scores-figure-hits = Aangelegde kaarten
page_scores-figure-skips = Gespeelde pestkaarten
page_scores-figure-lost = Overgeslagen beurten
page_scores-figure-throws = Worpen
page_scores-figure-failures = Mislukte beurten
