# Het spel in zes plaatjes, voor wie nog nooit gespeeld heeft: wat in elke editie en met elke huisregel geldt, en verder niets.

page_short-title = In het kort
page_short-open = Nieuw hier? Het spel in zes plaatjes

## Kaarten
page_short-step-phase = Je fase
page_short-step-phase-how = Elke beurt pak je een kaart en leg je er tot slot een af. Heb je je fase bij elkaar, bijvoorbeeld twee sets, dan mag je die neerleggen.
page_short-step-groups = Set en reeks
page_short-step-groups-how = Een set is steeds hetzelfde getal, in welke kleur ook. In een reeks volgen de getallen op elkaar, zoals 4 5 6 7.
page_short-step-wild = Keuzekaart
page_short-step-wild-how = Een keuzekaart staat voor elk getal in elke kleur: hier voor de 5.
page_short-step-hit = Aanleggen
page_short-step-hit-how = Ligt je fase op tafel, dan mag je aanleggen: leg passende kaarten bij een groep, van jezelf of van een ander.
page_short-step-skip = Pestkaart
page_short-step-skip-how = Met een pestkaart aan het eind van je beurt laat je een andere speler een beurt overslaan.
page_short-step-out = Uit zijn
page_short-step-out-how = De ronde is voorbij zodra iemand geen kaarten meer heeft. Heb je je fase neergelegd, dan ga je door naar de volgende. Tellen jullie punten, dan leveren kaarten in je hand strafpunten op.

## Dobbelstenen
page_short-step-throw = Je beurt
page_short-step-throw-how = Gooi alle dobbelstenen, houd wat helpt en gooi de rest opnieuw.
page_short-step-dice = Je fase
page_short-step-dice-how = Je fase vraagt om bepaalde stenen, bijvoorbeeld een set (hetzelfde getal) en een reeks (opeenvolgende getallen).
page_short-step-dice-wild = Vrije keuze
page_short-step-dice-wild-how = Een W staat voor elk getal, maar telt voor 0.
page_short-step-points = Punten
page_short-step-points-how = Een gehaalde fase levert de som van de gebruikte stenen op. Het hoogste totaal wint.
