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
score-refusal-card-unknown = ‘{ $card }’ is geen kaart. Schrijf een getal (7), of ook de kleur (r7); W is een keuzekaart, S een pestkaart.
score-refusal-cards-too-many = { $name } kan geen { $count } kaarten overhouden; een hand heeft er hoogstens { $most }.
score-refusal-cards-after-phase = { $name } kan na het neerleggen van de fase geen { $count } kaarten overhouden, hoogstens { $most }.
score-refusal-cards-not-in-deck = Het spel heeft niet zo veel kaarten ‘{ $card }’ voor alle handen samen.
score-refusal-order-needed = { $name } en { $other } hebben allebei de laatste fase gehaald. Zeg wie hem het eerst neerlegde.
score-refusal-order-wrong = De volgorde moet precies degenen noemen die in deze ronde de laatste fase haalden, elk één keer.
score-refusal-not-your-turn = { $other } is aan de beurt, niet { $name }.
score-refusal-turn-unclear = Vul één ding in voor een beurt: de punten, de dobbelstenen, of dat de beurt mislukt is.
score-refusal-score-impossible = Fase { $phase } kan met deze dobbelstenen geen { $points } punten opleveren. Tel opnieuw, zonder bonussen; een beurt die de fase niet haalt, is mislukt.
score-refusal-die-unknown = ‘{ $face }’ staat op geen dobbelsteen. Schrijf een getal (8) of W, en waar kleuren tellen ook de kleur (r8).
score-refusal-dice-count = Het spel heeft { $dice } dobbelstenen, hier staan er { $count }.
score-refusal-dice-impossible = De dobbelstenen kunnen dit niet allemaal tegelijk laten zien. Kijk nog eens.
score-refusal-colours-needed = Bij deze fase gaat het om kleuren, dus schrijf ook de kleur van elke dobbelsteen: r8, gW.
score-refusal-phase-is-made = Deze dobbelstenen halen de fase en leveren { $points } punten op; dat kun je niet weigeren.
score-refusal-rulebook = Dit regelboek kan hier niet: { $reason }
score-refusal-names-empty = Iedereen heeft een naam nodig.
score-refusal-name-unreadable = Deze naam is te lang, of heeft tekens die niet te zien zijn.
score-refusal-names-alike = Twee spelers heten { $name }. Voeg een letter toe, zodat ze uit elkaar te houden zijn.
score-refusal-dealer = Kies de eerste gever uit de spelers aan tafel.
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
score-csv-dealer = gever
score-csv-out = uit
score-csv-stopped = gestopt (T11)
score-csv-of-phase = { $name }: fase
score-csv-of-points = { $name }: punten
score-csv-of-total = { $name }: totaal
score-csv-of-place = { $name }: plaats
