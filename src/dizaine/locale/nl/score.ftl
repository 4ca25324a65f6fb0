# Score sheets for games with real cards and dice: in the terminal, and what a sheet refuses.

## Why an entry or a setup is refused. The rule's id is shown beside it.

score-refusal-over = Het spel is afgelopen, dus er valt niets meer in te vullen. Eindigt het op het blad te vroeg, verbeter dan de regel die niet klopt.
score-refusal-sheet-full = Het blad is vol. Exporteer het en begin een nieuw blad.
score-refusal-no-such-entry = Het blad heeft geen regel { $number }.
score-refusal-nothing-to-undo = Er is niets om ongedaan te maken.
score-refusal-set-aside = Regel { $number } past niet meer bij wat eraan voorafgaat; die regel en alles erna tellen nu niet mee. Verbeter eerst regel { $number }, dan tellen de andere weer mee.
score-refusal-earlier-first = Verbeter eerst regel { $number }: dat is de eerste die niet meer past.
score-refusal-wrong-kind = Een ronde met kaarten hoort niet op een blad voor dobbelstenen, en een beurt met dobbelstenen niet op een blad voor kaarten.
score-refusal-no-such-player = Er is geen speler { $number } op dit blad.
score-refusal-not-at-table = { $name } doet in deze ronde niet mee.
score-refusal-hand-missing = Voor { $name } is niets ingevuld. Voor iedereen aan tafel is iets nodig.
score-refusal-hand-twice = { $name } is twee keer ingevuld.
score-refusal-out-without-phase = { $name } kan niet uit zijn zonder een fase neer te leggen. Vul de fase in, of iemand anders die uit is.
score-refusal-out-with-cards = { $name } is uit en heeft geen kaarten over, dus ook geen punten.
score-refusal-two-out = De ronde was afgelopen zodra { $other } uit was, dus { $name } heeft nog minstens één kaart.
score-refusal-nobody-out = { $name } heeft geen kaarten meer, dus de ronde is niet gestopt: { $name } is uit.
score-refusal-phase-not-current = { $name } is bij fase { $current } en kan fase { $phase } niet hebben neergelegd.
score-refusal-phase-crossed-off = { $name } heeft fase { $phase } al doorgestreept.
score-refusal-no-such-phase = Dit spel heeft geen fase { $phase }.
score-refusal-points-missing = Wat heeft { $name } over? Vul punten of kaarten in.
score-refusal-points-and-cards = Vul voor { $name } punten of kaarten in, niet allebei.
score-refusal-points-not-counted = In dit spel tellen punten niet, dus voor { $name } valt er niets in te vullen.
score-refusal-points-impossible =
    { $most ->
        [0] { $name } gebruikte alle kaarten voor de fase en kan geen { $points } punten overhouden.
        [one] Eén kaart is nooit { $points } punten waard, en meer heeft { $name } niet.
       *[other] Geen hand van hoogstens { $most } kaarten is { $points } punten waard. Tel de kaarten van { $name } opnieuw.
    }
score-refusal-points-together = Het spel heeft niet genoeg kaarten voor al deze handen tegelijk. Tel ze opnieuw.
score-refusal-card-unknown = “{ $card }” is geen kaart. Schrijf een getal (7), of ook de kleur (r7); W is een keuzekaart, S een pestkaart.
score-refusal-cards-too-many = { $name } kan geen { $count } kaarten overhouden; een hand heeft er hoogstens { $most }.
score-refusal-cards-after-phase = { $name } kan na het neerleggen van de fase geen { $count } kaarten overhouden, hoogstens { $most }.
score-refusal-cards-not-in-deck = Het spel heeft niet zo veel kaarten “{ $card }” voor alle handen samen.
score-refusal-order-needed = { $name } en { $other } hebben allebei de laatste fase gehaald. Zeg wie hem het eerst neerlegde.
score-refusal-order-wrong = De volgorde moet precies degenen noemen die in deze ronde de laatste fase haalden, elk één keer.
score-refusal-not-your-turn = { $other } is aan de beurt, niet { $name }.
score-refusal-turn-unclear = Vul één ding in voor een beurt: de punten, de dobbelstenen, of dat de beurt mislukt is.
score-refusal-score-impossible = Fase { $phase } kan met deze dobbelstenen geen { $points } punten opleveren. Tel opnieuw, zonder bonussen; een beurt die de fase niet haalt, is mislukt.
score-refusal-die-unknown = “{ $face }” staat op geen dobbelsteen. Schrijf een getal (8) of W, en waar kleuren tellen ook de kleur (r8).
score-refusal-dice-count = Het spel heeft { $dice } dobbelstenen, hier staan er { $count }.
score-refusal-dice-impossible = De dobbelstenen kunnen dit niet allemaal tegelijk laten zien. Kijk nog eens.
score-refusal-colours-needed = Bij deze fase gaat het om kleuren, dus schrijf ook de kleur van elke dobbelsteen: r8, gW.
score-refusal-phase-is-made = Deze dobbelstenen halen de fase en leveren { $points } punten op; dat kun je niet weigeren.
score-refusal-rulebook = Dit regelboek kan hier niet: { $reason }
score-refusal-names-empty = Iedereen heeft een naam nodig.
score-refusal-name-unreadable = Deze naam is te lang, of heeft tekens die niet te zien zijn.
score-refusal-names-alike = Twee spelers heten { $name }. Voeg een letter toe, zodat ze uit elkaar te houden zijn.
score-refusal-dealer = Kies de eerste deler uit de spelers aan tafel.
score-refusal-standing-count = Om een spel voort te zetten, zeg je van alle { $players } spelers hoe ze ervoor staan, niet van { $count }.
score-refusal-standing-phases = { $name } kan fase { $phase } niet gehaald hebben: dit spel heeft hem niet, of hij is twee keer genoemd.
score-refusal-standing-order = De fasen van { $name } volgen niet de volgorde van dit spel.
score-refusal-standing-points = { $name } kan in dit spel geen { $points } punten hebben.
score-refusal-standing-place = Plaatsen zijn voor wie in een spel om plaatsen de laatste fase heeft gehaald, een voor een vanaf de eerste.
score-refusal-standing-over = { $name } heeft de laatste fase al gehaald, dus dit spel kan niet verdergaan.
score-refusal-standing-rounds = Zo veel zijn er niet eerder gespeeld: 0 tot { $most } kan.

## Exported tables: the titles of columns

score-csv-round = ronde
score-csv-turn = beurt
score-csv-player = speler
score-csv-dealer = deler
score-csv-out = uit
score-csv-stopped = gestopt (T11)
score-csv-of-phase = { $name }: fase
score-csv-of-points = { $name }: punten
score-csv-of-total = { $name }: totaal
score-csv-of-place = { $name }: plaats

## Words that can be typed in the terminal; one word each, small letters

score-word-correct = verbeteren
score-word-undo = terug
score-word-sheet = blad
score-word-export = exporteren
score-word-cancel = opnieuw
score-word-all = allemaal
score-word-failed = mislukt

## Questions in the terminal, before the first entry

score-ask-game = Welk spel? Een editie ({ $editions }), met varianten als je wilt (classic+knock), of je eigen bestand (mijn.toml). Enter: { $usual }
score-ask-names = Wie spelen er? Schrijf de namen zoals jullie zitten, met komma’s ertussen.
score-ask-names-dice = Wie spelen er? Schrijf de namen in de volgorde van spelen, met komma’s ertussen (D2).
score-ask-names-usual = Enter voor { $names }.
score-ask-dealer = Wie deelt het eerst? Enter: { $name }
score-ask-first = Wie is er nu aan de beurt? Enter: { $name }
score-ask-begun-phase = Bij welke fase is { $name }? (1 als er nog geen gehaald is)
score-ask-begun-phase-places = Bij welke fase is { $name }? (1 als er nog geen gehaald is, 0 als ze allemaal gehaald zijn)
score-ask-begun-done = Welke fasen heeft { $name } gehaald? De nummers, of Enter voor geen.
score-ask-begun-points = Hoeveel punten heeft { $name }?
score-ask-begun-place = Welke plaats heeft { $name } gehaald?
score-ask-begun-failures = Hoeveel beurten van { $name } zijn mislukt?
score-ask-begun-rounds = Hoeveel rondes zijn er gespeeld?

## Questions in the terminal, for each entry

score-ask-out = Wie is uit? { $names }; of 0 als de ronde gestopt is (T11).
score-ask-laid = Wie legde er nog meer een fase neer? { $names }; “{ $all }”, of Enter voor niemand.
score-ask-laid-stopped = Wie legde er een fase neer? { $names }; “{ $all }”, of Enter voor niemand.
score-ask-phase = Welke fase legde { $name } neer? Een van: { $phases }
score-ask-left = Wat heeft { $name } over? Punten (65), of de kaarten (7 12 W S).
score-ask-order = Wie legde de laatste fase het eerst neer? De namen van eerste tot laatste.
score-ask-turn = { $name }, fase { $phase }: { $words }. Punten, alle dobbelstenen, of x als het mislukt is.
score-ask-witness = { $name } heeft { $points } punten! Wie heeft het gezien? Een naam, of Enter.
score-ask-overwrite = { $file } bestaat al. Vervangen? (j/n)

## What the terminal says

score-welcome = { $title }: { $names }. Elke regel wordt meteen bewaard. Typ ? voor hulp.
score-next-round = Ronde { $round }. { $name } deelt.
score-next-replay = Gelijk: alleen { $names } spelen de laatste fase opnieuw, punten tellen niet meer (S5). { $name } deelt.
score-last-run = Laatste reeks beurten: { $name } speelt door zolang elke beurt de fase haalt (D9).
score-won =
    { $count ->
        [one] { $names } wint!
       *[other] { $names } delen de winst.
    }
score-over = Het spel is afgelopen. Je kunt nog verbeteren, iets ongedaan maken, het blad bekijken of exporteren; { $quit } sluit af.
score-phase = fase { $phase }: { $words }
score-phases-left = nog: { $phases }
score-all-done = alle fasen gehaald
score-won-place = plaats { $place }
score-points =
    { $points ->
        [one] 1 punt
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
score-mark-stopped = T11 gestopt door de beurtenlimiet
score-corrected = Regel { $number } is verbeterd, en alles erna is opnieuw geteld.
score-correcting = Regel { $number } verbeteren.
score-undone = De laatste wijziging is ongedaan gemaakt.
score-set-aside =
    { $count ->
        [one] Regel { $first } past niet meer en telt nu niet mee: { $reason }
       *[other] Vanaf regel { $first } passen { $count } regels niet meer; ze tellen nu niet mee: { $reason }
    }
score-refused = { $reason } ({ $rule })
score-who = “{ $text }” is hier niet duidelijk. Schrijf een naam of het nummer.
score-number = “{ $text }” is hier geen bruikbaar getal.
score-which-line = Welke regel? Bijvoorbeeld: { $example }
score-begin-again = Dan opnieuw.
score-saved = Het blad is bewaard. Ga verder met: { $command }
score-not-saved = Het blad kan niet worden bewaard: { $detail }. Er is nog niets kwijt: het staat hier nog, en elke regel probeert het opnieuw. Maak ruimte, of exporteer het ergens anders heen.
score-left-unsaved = De laatste regels zijn niet bewaard.
score-exported = Geschreven: { $file }
score-export-how = Geef een bestand op .csv of .json, bijvoorbeeld: { $example }
score-export-failed = { $file } kan niet worden geschreven: { $detail }

## Help in the terminal

score-help = Beantwoord de vraag, of typ een van deze:
score-help-correct = een eerdere regel verbeteren; alles erna wordt opnieuw geteld
score-help-undo = de laatste regel of verbetering terugnemen
score-help-sheet = het hele blad tonen
score-help-export = het blad naar een bestand schrijven, als tabel of volledig
score-help-rules = de regels van dit spel
score-help-cancel = deze regel opnieuw beginnen
score-help-quit = stoppen; het blad blijft bewaard

## Complaints of the command

score-error-nothing = Er wacht geen blad; begin er een met: dizaine score
score-error-continue-alone = --continue gaat verder met een blad zoals het is; laat het spel en de andere opties weg.
score-error-busy = Dit blad is in een ander venster open. Ga daar verder, of sluit het eerst.
score-error-file = { $path } is geen scoreblad dat te openen is: { $detail }
score-error-folder = De map voor bladen is niet te gebruiken: { $detail }
score-error-dealer = “{ $text }” is geen van de spelers; --dealer wil een naam of het nummer.
score-error-names = --names wil verschillende korte namen zoals Ada,Ben, niet “{ $text }”.
