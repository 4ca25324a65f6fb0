# Het scoreblad: echte kaarten en stenen, bijgehouden op de pagina. Knoppen op telefoons zijn smal: kort is beter.

## A new sheet
page_score-title = Een echt spel bijhouden
page_score-continue = Verder met dit blad
page_score-over = afgelopen
page_score-more-sheets = Alle bladen tonen
page_score-forget = Van dit toestel halen: { $title }, { $names }
page_score-who = Wie speelt er?
page_score-who-cards = In de volgorde van de plaatsen, met de klok mee. Tik op de kaarten van wie het eerst deelt.
page_score-who-dice = In de volgorde van de beurten.
page_score-deals-first = { $name } deelt het eerst
page_score-remove = { $name } weghalen
page_score-add = Nog een speler
page_score-game = Welk spel?
page_score-change = Wijzigen
page_score-begun = We zijn al begonnen
page_score-begun-note = Fasen en punten van papier overnemen
page_score-history = In onze geschiedenis bewaren
page_score-history-note = Alle avonden op jullie eigen server, achter een geheime link
page_score-stands = Hoe het staat
page_score-phase = Fase { $phase }
page_score-next-phase = Volgende fase
page_score-done-phases = Fasen die { $name } heeft gehaald
page_score-all-done = alle fasen gehaald
page_score-points = Punten
page_score-place = Behaalde plaats
page_score-played = Rondes die al gespeeld zijn
page_score-begin = Het blad beginnen
page_score-offline-safe = Werkt ook zonder netwerk als de pagina eenmaal open is.
page_score-offline-open = Zonder de server kun je verder schrijven zolang deze pagina open blijft. Opnieuw laden kan alleen met de server, of met een adres met https.

## The sheet
page_score-gone = Dit blad bestaat niet meer. Is het verwijderd?
page_score-standings = Stand
page_score-deals = deelt nu
page_score-turn = is aan de beurt
page_score-won-place = plaats { $place }
page_score-left-phases = nog te doen: { $phases }
page_score-unsure = Nog niet bevestigd: de server heeft nog niet alles gezien.
page_score-replay = Ze staan gelijk en spelen de laatste fase nog een keer.
page_score-last-run = Iemand is klaar: de anderen spelen hun laatste reeks.
page_score-enter = Ronde { $round } invullen
page_score-enter-replay = De beslissende ronde invullen
page_score-enter-turn = De beurt van { $name } invullen
page_score-entered = Ronde { $round } staat erop.
page_score-to-end = Naar de eindstand
page_score-look = De rondes bekijken
page_score-new = Een nieuw blad
page_score-rounds = Alle rondes
page_score-no-rounds = Er staat nog niets. Speel de eerste ronde en vul die hier in.
page_score-round-replay = { $round } (beslissend)
page_score-correct = Ronde { $round } verbeteren
page_score-corrected = verbeterd
page_score-stopped = gestopt
page_score-waits = nog niet verstuurd
page_score-aside = apart gelegd
page_score-aside-why =
    { $count ->
        [one] Ronde { $round } past na de verbetering niet meer en telt voorlopig niet. { $reason }
       *[other] Vanaf ronde { $round } passen { $count } rondes na de verbetering niet meer; ze tellen voorlopig niet. { $reason }
    }
page_score-corrections =
    { $count ->
        [one] 1 verbetering
       *[other] { $count } verbeteringen
    }
page_score-correction = Ronde { $round } is verbeterd.
page_score-correction-by = { $name } heeft ronde { $round } verbeterd.

## A round
page_score-round = Ronde { $round }
page_score-replay-title = De beslissende ronde
page_score-out = Is uit
page_score-laid = Neergelegd
page_score-laid-phase = { $phase } neergelegd
page_score-not-laid = Niet neergelegd
page_score-stop = Ronde gestopt
page_score-stop-note = Niemand is uit: de ronde is gestopt
page_score-pad = Punten in de hand
page_score-which-phase = Welke fase heeft { $name } neergelegd?
page_score-what-left = Wat heeft { $name } nog over?
page_score-complete = Alles staat erin.
page_score-missing-out = Wie is uit?
page_score-missing-laid = Heeft { $name } een fase neergelegd?
page_score-missing-phase = Welke fase heeft { $name } neergelegd?
page_score-missing-points = Wat heeft { $name } nog over?
page_score-missing-order = Wie haalde de laatste fase het eerst? Tik de namen in die volgorde aan.
page_score-card =
    { $points ->
        [one] { $card }, 1 punt
       *[other] { $card }, { $points } punten
    }
page_score-erase = De laatste weghalen
page_score-by-cards = Liever de kaarten aantikken
page_score-by-digits = Liever het getal intypen
page_score-save = Opslaan
page_score-save-here = Hier bewaren
page_score-sent = per telefoon gestuurd

## A turn at the dice
page_score-turn-number = Beurt { $turn }
page_score-correct-turn = Beurt { $turn } verbeteren
page_score-way = Hoe je het invult
page_score-by-dice = De tien stenen
page_score-by-points = De punten
page_score-dice-left =
    { $count ->
        [0] Alle tien stenen liggen er.
        [one] Nog 1 steen
       *[other] Nog { $count } stenen
    }
page_score-take-die = { $face } weghalen
page_score-failed = Mislukt
page_score-bonus = Bonus
page_score-turns =
    { $count ->
        [one] 1 beurt
       *[other] { $count } beurten
    }
page_score-witness = Getuige
page_score-witness-wanted = { $name } heeft meer dan 600 punten. Wie heeft het gezien?
page_score-witness-add = Tekenen

## Without the server
page_score-away = De server antwoordt niet. Schrijf rustig verder: alles blijft op dit toestel en wordt later verstuurd.
page_score-away-follower = De server antwoordt niet. Zo stond het het laatst.
page_score-away-stay = Laad de pagina tot die tijd niet opnieuw.
page_score-late = Ronde { $round } kon niet worden overgenomen. { $reason } Verbeter haar of laat haar weg.
page_score-late-drop = Weglaten
page_score-conflict = Welke klopt? Ronde { $round }
page_score-conflict-note = Twee mensen hebben deze ronde verschillend ingevuld. Beide versies blijven in het logboek.
page_score-conflict-first = Het eerst ingevuld
page_score-conflict-second = Later ingevuld
page_score-conflict-take = Dit klopt
page_score-device = Toestel { $sign }
page_score-line = { $name }: { $what }

## Others
page_score-share = Het blad delen
page_score-follow = Meekijken op een telefoon
page_score-follow-note = Iedereen ziet de stand meteen. Met deze link kan niemand iets veranderen.
page_score-qr = Code om te scannen: dit blad volgen
page_score-allow = Spelers mogen hun eigen hand invullen
page_score-allow-note = De ronde sla je zelf op
page_score-second = Nog iemand laten schrijven
page_score-second-note = Wie deze link heeft, kan schrijven en verbeteren. Geef hem alleen aan een tweede schrijver, of open hem op een ander toestel van jezelf.
page_score-second-qr = Code om te scannen: op dit blad schrijven
page_score-own-hand = Mijn hand invullen
page_score-who-are-you = Wie ben je?
page_score-not-me = Dat ben ik niet
page_score-send = Versturen
page_score-hand-sent = Verstuurd. Je kunt het nog wijzigen tot de ronde is opgeslagen.
page_score-menu = Meer over dit blad
page_score-undo = De laatste stap ongedaan maken
page_score-csv = Opslaan als tabel (CSV)
page_score-json = Opslaan als gegevens (JSON)
page_score-pause = Je kunt altijd stoppen. Het blad wacht hier, en op elk toestel dat de link heeft.
page_score-own-rules = Dit spel heeft een eigen regelboek; dat staat op het blad, niet op de server.

## All evenings
page_score-evenings = Onze avonden
page_score-evenings-gone = Achter deze link is geen geschiedenis meer.
page_score-no-evenings = Er is nog geen spel afgelopen.
page_score-wins = Wie hoe vaak won
page_score-of-games =
    { $games ->
        [one] { $wins } van 1 spel gewonnen
       *[other] { $wins } van { $games } spellen gewonnen
    }
page_score-held =
    { $rounds ->
        [one] fase { $phase } duurde 1 ronde
       *[other] fase { $phase } duurde { $rounds } rondes
    }
page_score-held-words =
    { $rounds ->
        [one] het langst bij fase { $phase } ({ $words }): 1 ronde
       *[other] het langst bij fase { $phase } ({ $words }): { $rounds } rondes
    }
page_score-won-by = gewonnen door { $names }
page_score-still-open = nog niet afgelopen
page_score-chart = Het verloop
page_score-open-sheet = Het blad
page_score-secret = De link naar deze geschiedenis
page_score-secret-note = Wie hem heeft, ziet al jullie avonden en kan ze verwijderen. Houd hem in de familie en bewaar hem goed: niemand kan hem terugvinden.
page_score-join-history = Nieuwe bladen van dit toestel hier bewaren
page_score-remove-game = { $title } van { $day } verwijderen
page_score-remove-all = Alle avonden verwijderen
page_score-remove-all-note = Alle spellen van alle avonden worden voorgoed van de server verwijderd.
page_score-remove-sure = Voorgoed verwijderen?
page_score-remove-yes = Verwijderen
page_score-keep = Bewaren
