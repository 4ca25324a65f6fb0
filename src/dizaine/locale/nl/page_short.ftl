# Het spel in zes plaatjes, voor wie nog nooit gespeeld heeft: wat in elke editie en met elke huisregel geldt, en verder niets.

page_short-title = In het kort
page_short-open = Nieuw hier? Het spel in zes plaatjes

## Kaarten
page_short-step-phase = Je fase
page_short-step-phase-how = Beurt na beurt pak je een kaart en leg je er een af, tot je je fase kunt neerleggen: bijvoorbeeld twee sets.
page_short-step-groups = Set en reeks
page_short-step-groups-how = Een set is hetzelfde getal, in welke kleuren ook; in een reeks volgen de getallen op elkaar, zoals 4 5 6 7.
page_short-step-wild = Keuzekaart
page_short-step-wild-how = Een keuzekaart staat voor elk getal in elke kleur: hier voor de 5.
page_short-step-hit = Aanleggen
page_short-step-hit-how = Na je fase komt het aanleggen: leg passende kaarten aan bij een groep op tafel, van jezelf of van een ander.
page_short-step-skip = Pestkaart
page_short-step-skip-how = Een pestkaart aan het eind van je beurt laat een andere speler een beurt overslaan.
page_short-step-out = Uit
page_short-step-out-how = De ronde is voorbij zodra iemand geen kaarten meer heeft. Heb je je fase neergelegd, dan ga je door; tellen er punten, dan kosten de kaarten in je hand punten.

## Dobbelstenen
page_short-step-throw = Je beurt
page_short-step-throw-how = Gooi alle dobbelstenen, houd de stenen vast die helpen, en gooi de andere opnieuw.
page_short-step-dice = Je fase
page_short-step-dice-how = Je fase vraagt om bepaalde stenen: bijvoorbeeld een set, hetzelfde getal, en een reeks, getallen die op elkaar volgen.
page_short-step-dice-wild = Vrije keuze
page_short-step-dice-wild-how = Een W staat voor elk getal, maar telt voor 0.
page_short-step-points = Punten
page_short-step-points-how = Een fase die je haalt, levert de som van de gebruikte stenen op. Het hoogste totaal wint.
