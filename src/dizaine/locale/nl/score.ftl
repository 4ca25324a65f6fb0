# Score sheets for games with real cards and dice: in the terminal, and what a sheet refuses.

## Why an entry or a setup is refused. The rule's id is shown beside it.

score-refusal-over = Het spel is afgelopen, dus er valt niets meer in te vullen. Eindigt het op het blad te vroeg, verbeter dan de rij die niet klopt.
score-refusal-sheet-full = Het blad is vol. Exporteer het en begin een nieuw blad.
score-refusal-no-such-entry = Het blad heeft geen rij { $number }.
score-refusal-nothing-to-undo = Er valt niets terug te draaien.
score-refusal-set-aside = Rij { $number } past niet meer bij wat eraan voorafgaat; die rij en alles erna tellen nu niet mee. Verbeter eerst rij { $number }, dan tellen de andere weer mee.
score-refusal-earlier-first = Verbeter eerst rij { $number }: dat is de eerste die niet meer past.
score-refusal-wrong-kind = Een ronde met kaarten hoort niet op een blad voor dobbelstenen, en een beurt met dobbelstenen niet op een blad voor kaarten.
score-refusal-no-such-player = Er is geen speler { $number } op dit blad.
score-refusal-not-at-table = { $name } doet in deze ronde niet mee.
score-refusal-hand-missing = Voor { $name } is niets ingevuld. Vul voor iedereen aan tafel iets in.
score-refusal-hand-twice = { $name } is twee keer ingevuld.
score-refusal-out-without-phase = Zonder fase op tafel kan { $name } niet uit zijn. Vul de fase in, of kies wie er wel uit is.
score-refusal-out-with-cards = { $name } is uit en heeft geen kaarten over, dus ook geen punten.
score-refusal-two-out = De ronde was voorbij zodra { $other } uit was, dus { $name } heeft nog minstens één kaart.
score-refusal-nobody-out = { $name } heeft geen kaarten meer, dus de ronde is niet afgebroken: { $name } is uit.
score-refusal-phase-not-current = { $name } is bij fase { $current } en kan fase { $phase } niet hebben neergelegd.
score-refusal-phase-crossed-off = { $name } heeft fase { $phase } al doorgestreept.
score-refusal-no-such-phase = Dit spel heeft geen fase { $phase }.
score-refusal-points-missing = Wat heeft { $name } over? Vul punten of kaarten in.
score-refusal-points-and-cards = Vul voor { $name } punten of kaarten in, niet allebei.
score-refusal-points-not-counted = Dit spel telt geen punten, dus voor { $name } valt er niets in te vullen.
score-refusal-points-impossible =
    { $most ->
        [0] { $name } heeft alle kaarten voor de fase gebruikt en kan geen { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        } overhouden.
        [one] Eén kaart is nooit { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        } waard, en meer heeft { $name } niet.
       *[other] Geen hand van hoogstens { $most } kaarten is { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        } waard. Tel de kaarten van { $name } opnieuw.
    }
score-refusal-points-together = Het spel heeft niet genoeg kaarten voor al deze handen tegelijk. Tel ze opnieuw.
score-refusal-card-unknown = “{ $card }” is geen kaart. Typ een getal (7), eventueel met de kleur (r7; y = geel, g = groen); W is een keuzekaart, S een pestkaart.
score-refusal-cards-too-many =
    { $name } kan geen { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } overhouden; een hand heeft er hoogstens { $most }.
score-refusal-cards-after-phase =
    { $name } kan na het neerleggen van de fase geen { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } overhouden, hoogstens { $most }.
score-refusal-cards-not-in-deck = Zo vaak zit “{ $card }” niet in het spel, als je alle handen samen telt.
score-refusal-order-needed = { $name } en { $other } hebben allebei de laatste fase gehaald. Zeg wie de fase het eerst neerlegde.
score-refusal-order-wrong = Noem precies de spelers die in deze ronde de laatste fase haalden, ieder één keer.
score-refusal-not-your-turn = { $other } is aan de beurt, niet { $name }.
score-refusal-turn-unclear = Vul één ding in voor een beurt: de punten, de dobbelstenen, of dat de beurt mislukt is.
score-refusal-score-impossible =
    Fase { $phase } kan met deze dobbelstenen geen { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } opleveren. Tel opnieuw, zonder bonussen; een beurt die de fase niet haalt, is mislukt.
score-refusal-die-unknown = “{ $face }” staat op geen dobbelsteen. Typ een getal (8) of W, en waar kleuren tellen ook de kleur (r8).
score-refusal-dice-count =
    Het spel heeft { $dice ->
        [one] { $dice } dobbelsteen
       *[other] { $dice } dobbelstenen
    }; hier { $count ->
        [one] staat er { $count }
       *[other] staan er { $count }
    }.
score-refusal-dice-impossible = De dobbelstenen kunnen dit niet allemaal tegelijk laten zien. Kijk nog eens.
score-refusal-colours-needed = Bij deze fase gaat het om kleuren. Typ dus ook de kleur van elke dobbelsteen: r8 (rood), gW (groen).
score-refusal-phase-is-made =
    Met deze dobbelstenen is de fase gehaald, voor { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }; weigeren kan niet.
score-refusal-rulebook = Dit regelboek kan hier niet: { $reason }
score-refusal-names-empty = Iedereen heeft een naam nodig.
score-refusal-name-unreadable = Deze naam is te lang, of er staan tekens in die niet te zien zijn.
score-refusal-names-alike = Twee spelers heten { $name }. Voeg een letter toe, zodat je ze uit elkaar kunt houden.
score-refusal-dealer = Kies de eerste deler uit de spelers aan tafel.
score-refusal-standing-count = Wil je verdergaan met een spel, zeg dan van alle { $players } spelers hoe ze ervoor staan, niet van { $count }.
score-refusal-standing-phases = { $name } kan fase { $phase } niet hebben gehaald: dit spel heeft die fase niet, of je hebt die twee keer genoemd.
score-refusal-standing-order = De fasen van { $name } volgen niet de volgorde van dit spel.
score-refusal-standing-points =
    { $name } kan in dit spel geen { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } hebben.
score-refusal-standing-place = Een eindplaats heeft alleen wie in een spel om plaatsen de laatste fase heeft gehaald, op volgorde vanaf de eerste.
score-refusal-standing-over = { $name } heeft de laatste fase al gehaald, dus dit spel kan niet verdergaan.
score-refusal-standing-rounds = Zo veel rondes kunnen er nog niet gespeeld zijn: 0 tot en met { $most } kan.

## Exported tables: the titles of columns

score-csv-round = ronde
score-csv-turn = beurt
score-csv-player = speler
score-csv-dealer = deler
score-csv-out = uit
score-csv-stopped = afgebroken (T11)
score-csv-of-phase = { $name }: fase
score-csv-of-points = { $name }: punten
score-csv-of-total = { $name }: totaal
score-csv-of-place = { $name }: plaats

## Words that can be typed in the terminal; one word each, small letters

score-word-correct = verbeteren
score-word-undo = terugdraaien
score-word-sheet = blad
score-word-export = exporteren
score-word-cancel = opnieuw
score-word-all = allemaal
score-word-failed = mislukt

## Questions in the terminal, before the first entry

score-ask-game = Welk spel? Een editie ({ $editions }), met huisregels als je wilt (classic+knock), of je eigen bestand (mijn.toml). Enter: { $usual }
score-ask-names = Wie doen er mee? Typ de namen zoals jullie zitten, met komma’s ertussen.
score-ask-names-dice = Wie doen er mee? Typ de namen in de volgorde waarin jullie spelen, met komma’s ertussen (D2).
score-ask-names-usual = Enter voor { $names }.
score-ask-dealer = Wie deelt het eerst? Enter: { $name }
score-ask-first = Wie is er nu aan de beurt? Enter: { $name }
score-ask-begun-phase = Met welke fase is { $name } bezig? (1 als er nog geen gehaald is)
score-ask-begun-phase-places = Met welke fase is { $name } bezig? (1 als er nog geen gehaald is, 0 als ze allemaal gehaald zijn)
score-ask-begun-done = Welke fasen heeft { $name } gehaald? De nummers, of Enter voor geen.
score-ask-begun-points = Hoeveel punten heeft { $name }?
score-ask-begun-place = Op welke plaats is { $name } geëindigd?
score-ask-begun-failures = Hoeveel beurten van { $name } zijn er mislukt?
score-ask-begun-rounds = Hoeveel rondes zijn er al gespeeld?

## Questions in the terminal, for each entry

score-ask-out = Wie is uit? { $names }; of 0 als de ronde is afgebroken (T11).
score-ask-laid = Wie heeft er nog meer een fase neergelegd? { $names }; “{ $all }”, of Enter voor niemand.
score-ask-laid-stopped = Wie heeft er een fase neergelegd? { $names }; “{ $all }”, of Enter voor niemand.
score-ask-phase = Welke fase heeft { $name } neergelegd? Kies uit: { $phases }
score-ask-left = Wat heeft { $name } nog over? Punten (65), of de kaarten (7 12 W S).
score-ask-order = Wie legde de laatste fase het eerst neer? Typ de namen van eerste tot laatste.
score-ask-turn = { $name }, fase { $phase }: { $words }. Punten, alle dobbelstenen, of x als het mislukt is.
score-ask-witness = { $name } heeft { $points } punten! Wie heeft het gezien? Een naam, of Enter.
score-ask-overwrite = { $file } bestaat al. Vervangen? (j/n)

## What the terminal says

score-welcome = { $title }: { $names }. Elke rij wordt meteen bewaard. Typ ? voor hulp.
score-next-round = Ronde { $round }. { $name } deelt.
score-next-replay = Gelijk! Alleen { $names } spelen een beslissende ronde; punten tellen niet meer (S5). { $name } deelt.
score-last-run = Laatste kans: { $name } speelt door zolang elke beurt een fase oplevert (D9).
score-won =
    { $count ->
        [one] { $names } wint!
       *[other] { $names } winnen samen!
    }
score-over = Het spel is afgelopen. Je kunt nog verbeteren, terugdraaien, het blad bekijken of exporteren; met { $quit } ga je weg.
score-phase = fase { $phase }: { $words }
score-phases-left = nog: { $phases }
score-all-done = alle fasen gehaald
score-won-place = { $place }e plaats
score-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
score-line-nothing = Er is nog niets ingevuld.
score-column-round = ronde
score-column-turn = beurt
score-column-total = totaal
score-column-bonus = bonus
score-column-failed = mislukt
score-column-witness = getuige
score-laid = { $points } (fase { $phase })
score-laid-only = fase { $phase }
score-mark-corrected = * verbeterd
score-mark-stopped = T11 afgebroken door de beurtlimiet
score-corrected = Rij { $number } is verbeterd, en alles erna is opnieuw geteld.
score-correcting = Rij { $number } verbeteren.
score-undone = De laatste stap is teruggedraaid.
score-set-aside =
    { $count ->
        [one] Rij { $first } past niet meer en telt nu niet mee: { $reason }
       *[other] Vanaf rij { $first } passen { $count } rijen niet meer; ze tellen nu niet mee: { $reason }
    }
score-refused = { $reason } ({ $rule })
score-who = “{ $text }” is hier niet duidelijk. Typ een naam of het nummer.
score-number = “{ $text }” past hier niet. Typ een ander getal.
score-which-line = Welke rij? Bijvoorbeeld: { $example }
score-begin-again = Geen probleem, opnieuw.
score-saved = Het blad is bewaard. Ga verder met: { $command }
score-not-saved = Het blad kan niet worden bewaard: { $detail }. Er is nog niets kwijt: alles staat hier nog, en bij elke nieuwe rij probeert het blad het opnieuw. Maak ruimte, of exporteer het blad naar een andere plek.
score-left-unsaved = De laatste rijen zijn niet bewaard.
score-exported = Geschreven: { $file }
score-export-how = Geef een bestandsnaam die eindigt op .csv of .json, bijvoorbeeld: { $example }
score-export-failed = { $file } kan niet worden geschreven: { $detail }

## Help in the terminal

score-help = Beantwoord de vraag, of typ een van deze woorden:
score-help-correct = een eerdere rij verbeteren; alles erna wordt opnieuw geteld
score-help-undo = de laatste rij of verbetering terugdraaien
score-help-sheet = het hele blad tonen
score-help-export = het blad naar een bestand schrijven, als tabel of volledig
score-help-rules = de regels van dit spel
score-help-cancel = opnieuw beginnen met deze rij
score-help-quit = weggaan; het blad blijft bewaard

## Complaints of the command

score-error-nothing = Er is geen blad om mee verder te gaan; begin er een met: dizaine score
score-error-continue-alone = --continue gaat verder met een blad zoals het is; laat het spel en de andere opties weg.
score-error-busy = Dit blad is open in een ander venster. Ga daar verder, of sluit dat eerst.
score-error-file = { $path } is geen scoreblad dat kan worden geopend: { $detail }
score-error-folder = De map voor de bladen kan niet worden gebruikt: { $detail }
score-error-dealer = “{ $text }” is geen van de spelers; geef bij --dealer de naam of het nummer van een speler.
score-error-names = --names is een lijst van verschillende korte namen zoals Ada,Ben, niet “{ $text }”.
