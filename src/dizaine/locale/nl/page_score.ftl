# Het scoreblad: echte kaarten en stenen, bijgehouden op de pagina. Knoppen op telefoons zijn smal: kort is beter.

## A new sheet
page_score-title = De stand bijhouden
page_score-continue = Verder met dit blad
page_score-over = afgelopen
page_score-more-sheets = Alle bladen tonen
page_score-forget = Van dit toestel verwijderen: { $title }, { $names }
page_score-who = Wie doen er mee?
page_score-who-cards = In de volgorde waarin jullie zitten, met de klok mee. Tik op de kaarten van wie het eerst deelt.
page_score-who-dice = In de volgorde waarin jullie spelen.
page_score-deals-first = { $name } deelt het eerst
page_score-remove = { $name } verwijderen
page_score-add = Nog een speler
page_score-game = Welk spel?
page_score-change = Wijzigen
page_score-begun = We zijn al begonnen
page_score-begun-note = Fasen en punten van papier overnemen
page_score-history = In onze geschiedenis bewaren
page_score-history-note = Al jullie avonden op je eigen server, achter een geheime link
page_score-stands = De stand tot nu toe
page_score-phase = Fase { $phase }
page_score-next-phase = Volgende fase
page_score-done-phases = Fasen die { $name } heeft gehaald
page_score-all-done = alle fasen gehaald
page_score-points = Punten
page_score-place = Eindplaats
page_score-played = Al gespeelde rondes
page_score-begin = Blad beginnen
page_score-offline-safe = Werkt ook zonder netwerk zodra de pagina open is.
page_score-offline-open = Zonder server kun je gewoon verder invullen zolang deze pagina open blijft. Om de pagina opnieuw te laden heb je de server nodig, of een adres met https.

## The sheet
page_score-gone = Dit blad bestaat niet meer. Is het verwijderd?
page_score-standings = Stand
page_score-deals = deelt nu
page_score-turn = is aan de beurt
page_score-won-place = { $place }e plaats
page_score-left-phases = nog te halen: { $phases }
page_score-unsure = Nog niet bevestigd: de server heeft nog niet alles ontvangen.
page_score-replay = Gelijk! Alleen deze spelers spelen een beslissende ronde.
page_score-last-run = Iemand is klaar: de anderen krijgen elk nog een laatste kans.
page_score-enter = Ronde { $round } invullen
page_score-enter-replay = Beslissende ronde invullen
page_score-enter-turn = Beurt van { $name } invullen
page_score-entered = Ronde { $round } is genoteerd.
page_score-to-end = Naar de eindstand
page_score-look = Rondes bekijken
page_score-new = Nieuw blad
page_score-rounds = Alle rondes
page_score-no-rounds = Hier staat nog niets. Speel de eerste ronde en vul die dan in.
page_score-round-replay = { $round } (beslissend)
page_score-correct = Ronde { $round } verbeteren
page_score-corrected = verbeterd
page_score-stopped = afgebroken
page_score-waits = nog niet verstuurd
page_score-aside = opzijgezet
page_score-aside-why =
    { $count ->
        [one] Ronde { $round } past na de verbetering niet meer en telt voorlopig niet mee. { $reason }
       *[other] Vanaf ronde { $round } passen { $count } rondes na de verbetering niet meer; ze tellen voorlopig niet mee. { $reason }
    }
page_score-corrections =
    { $count ->
        [one] { $count } verbetering
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
page_score-stop = Ronde afgebroken
page_score-stop-note = Niemand is uit: de ronde is afgebroken
page_score-pad = Punten in de hand
page_score-which-phase = Welke fase heeft { $name } neergelegd?
page_score-what-left = Wat heeft { $name } nog over?
page_score-complete = Alles is ingevuld.
page_score-missing-out = Wie is uit?
page_score-missing-laid = Heeft { $name } een fase neergelegd?
page_score-missing-phase = Welke fase heeft { $name } neergelegd?
page_score-missing-points = Wat heeft { $name } nog over?
page_score-missing-order = Wie haalde de laatste fase het eerst? Tik de namen in die volgorde aan.
page_score-card =
    { $points ->
        [one] { $card }, { $points } punt
       *[other] { $card }, { $points } punten
    }
page_score-erase = Laatste weghalen
page_score-by-cards = Liever kaarten aantikken
page_score-by-digits = Liever een getal typen
page_score-save = Opslaan
page_score-save-here = Hier opslaan
page_score-sent = op eigen telefoon ingevuld

## A turn at the dice
page_score-turn-number = Beurt { $turn }
page_score-correct-turn = Beurt { $turn } verbeteren
page_score-way = Hoe vul je het in?
page_score-by-dice = De tien stenen
page_score-by-points = De punten
page_score-dice-left =
    { $count ->
        [0] Alle tien de stenen zijn ingevuld.
        [one] Nog { $count } steen
       *[other] Nog { $count } stenen
    }
page_score-take-die = { $face } weghalen
page_score-failed = Mislukt
page_score-bonus = Bonus
page_score-turns =
    { $count ->
        [one] { $count } beurt
       *[other] { $count } beurten
    }
page_score-witness = Getuige
page_score-witness-wanted = { $name } heeft meer dan 600 punten. Wie heeft het gezien?
page_score-witness-add = Ondertekenen

## Without the server
page_score-away = De server antwoordt niet. Vul rustig verder in: alles blijft op dit toestel en wordt later verstuurd.
page_score-away-follower = De server antwoordt niet. Dit was de laatste stand.
page_score-away-stay = Laad de pagina tot die tijd niet opnieuw.
page_score-late = Ronde { $round } kon niet worden overgenomen. { $reason } Verbeter de ronde of laat die weg.
page_score-late-drop = Weglaten
page_score-conflict = Ronde { $round }: wat klopt?
page_score-conflict-note = Twee mensen hebben deze ronde anders ingevuld. Beide versies blijven in het logboek.
page_score-conflict-first = Eerst ingevuld
page_score-conflict-second = Later ingevuld
page_score-conflict-take = Dit klopt
page_score-device = Toestel { $sign }
page_score-line = { $name }: { $what }

## Others
page_score-share = Blad delen
page_score-follow = Meekijken op een telefoon
page_score-follow-note = Iedereen ziet de stand meteen. Met deze link kan niemand iets veranderen.
page_score-qr = Code om te scannen: dit blad volgen
page_score-allow = Spelers mogen hun eigen kaarten invullen
page_score-allow-note = De ronde sla je nog wel zelf op
page_score-second = Nog iemand laten invullen
page_score-second-note = Wie deze link heeft, kan invullen en verbeteren. Geef hem alleen aan wie mee mag schrijven, of open hem op een ander toestel van jezelf.
page_score-second-qr = Code om te scannen: dit blad invullen
page_score-own-hand = Mijn kaarten invullen
page_score-who-are-you = Wie ben je?
page_score-not-me = Dat ben ik niet
page_score-send = Versturen
page_score-hand-sent = Verstuurd. Je kunt het nog wijzigen tot de ronde is opgeslagen.
page_score-menu = Meer over dit blad
page_score-undo = Laatste stap terugdraaien
page_score-csv = Opslaan als tabel (CSV)
page_score-json = Opslaan als gegevens (JSON)
page_score-pause = Je kunt altijd stoppen. Het blad wacht op je, hier en op elk toestel dat de link heeft.
page_score-own-rules = Dit spel heeft een eigen regelboek; dat staat op het blad, niet op de server.

## All evenings
page_score-evenings = Onze avonden
page_score-evenings-gone = Bij deze link hoort geen geschiedenis meer.
page_score-no-evenings = Er is nog geen spel afgelopen.
page_score-wins = Wie won hoe vaak?
page_score-of-games =
    { $games ->
        [one] { $wins } van { $games } spel gewonnen
       *[other] { $wins } van de { $games } spellen gewonnen
    }
page_score-held =
    { $rounds ->
        [one] fase { $phase } duurde { $rounds } ronde
       *[other] fase { $phase } duurde { $rounds } rondes
    }
page_score-held-words =
    { $rounds ->
        [one] het langst bezig met fase { $phase } ({ $words }): { $rounds } ronde
       *[other] het langst bezig met fase { $phase } ({ $words }): { $rounds } rondes
    }
page_score-won-by = gewonnen door { $names }
page_score-still-open = nog bezig
page_score-chart = Het verloop
page_score-open-sheet = Het blad
page_score-secret = De link naar deze geschiedenis
page_score-secret-note = Wie de link heeft, ziet al jullie avonden en kan ze verwijderen. Houd hem binnen de familie en bewaar hem goed: kwijt is kwijt.
page_score-join-history = Nieuwe bladen van dit toestel ook hier bewaren
page_score-remove-game = { $title } van { $day } verwijderen
page_score-remove-all = Alle avonden verwijderen
page_score-remove-all-note = Alle spellen van alle avonden worden voorgoed van de server verwijderd.
page_score-remove-sure = Voorgoed verwijderen?
page_score-remove-yes = Verwijderen
page_score-keep = Laten staan
