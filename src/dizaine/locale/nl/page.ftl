# The page in the browser: start, opening a table, the room before the game, settings. Texts stand on phones: short ones are better.

page-back = Terug
page-close = Sluiten
page-home = Naar de startpagina
page-more = meer
page-fewer = minder
page-connecting = Een ogenblik …
page-guest = Gast
page-name = Je naam

## Start

page-start-title = Tien fasen, één tafel
page-start-sentence = Het kaartspel voor familie en vrienden: gratis, zonder account, op elke telefoon en computer in huis.
page-start-now = Nu spelen
page-start-now-note = Drie bots, een half uur
page-start-together = Samen
page-start-together-note = Een tafel openen
page-start-pass = Eén telefoon
page-start-pass-note = Van hand tot hand
page-start-dice = Dobbelstenen
page-start-dice-note = Alleen of met bots
page-start-join-note = Met een code
page-start-score = Een echt spel bijhouden
page-start-score-note = Met je eigen kaarten of stenen

page-resting = Verder spelen
# $code (of the table)
page-resting-forget = Tafel { $code } van deze lijst halen
# $round (its number)
page-go-on = Verder met ronde { $round }
# $names (of the others)
page-go-on-with = Met { $names }
# $minutes (a number)
page-go-on-left = nog ongeveer { $minutes } min
# $done, $phases (numbers)
page-go-on-phases = { $done } van de { $phases } fasen gehaald
page-past = Eerdere spellen

## Opening a table

page-new-title = Een nieuw spel
page-new-edition = Editie
page-new-variants = Huisregels
page-new-variant-phases = Minder fasen.
page-new-phases = De fasen die worden gespeeld
page-new-phases-even = De even
page-new-phases-odd = De oneven
page-new-order = Raak de fasen aan in de volgorde waarin je ze wilt spelen
# $phases (numbers)
page-new-order-is = De volgorde: { $phases }
page-new-own = Een eigen regelboek
page-new-own-note = Een .toml-bestand; het mag van een van de edities uitgaan.
# $file (its name)
page-new-own-chosen = Het spel volgt je regelboek { $file }.
page-new-own-drop = Zonder
page-new-open = De tafel openen
page-seats = Spelers
page-seats-note = Bots meegeteld
# $number (of the player, from 2)
page-name-other = Speler { $number }
page-pace = Bedenktijd
page-pace-off = Zo lang je wilt
page-pace-relaxed = 2 minuten
page-pace-brisk = 30 seconden
page-bot-strength = Bots
page-bot-random = willekeurig
page-bot-easy = onervaren
page-bot-greedy = rechttoe rechtaan
page-bot-steady = bedachtzaam
page-bot-expert = meesterlijk
page-bot-optimal = perfect
page-bot-deficit = tellend
page-bot-partition = ordenend
page-bot-note-random = Doet zomaar een toegestane zet.
page-bot-note-easy = Kent de regels en ziet wel eens iets over het hoofd, zoals beginners doen.
page-bot-note-greedy = Gaat recht op zijn fase af en houdt niets achter.
page-bot-note-steady = Telt wat er nog kan komen en gunt de volgende speler niets.
page-bot-note-expert = Probeert elke zet op bedachte delingen voor hij kiest. Denkt iets langer na.
page-bot-note-optimal = Volgt het beste spel, exact berekend, als dat op deze computer bewaard is.
page-bot-note-deficit = Telt wat zijn fase mist, zoals openbare bots doen, en vergist zich af en toe.
page-bot-note-partition = Verdeelt zijn hand in groepen en losse kaarten, zoals openbare rummybots doen, en gunt de volgende speler niets.

## Joining and the room before the game

page-join = Meedoen
page-join-note = De gastheer ziet de code op de pagina van de tafel. Een link kan ook.
page-join-go = Naar de tafel
page-join-code = Code van de tafel
# $names (who is there)
page-join-there = Aan tafel: { $names }
# $name (of the host)
page-join-invites = { $name } nodigt je uit
page-join-sit = Aanschuiven
page-join-watch = Alleen kijken
page-join-full = Alle plaatsen zijn bezet, of het spel is begonnen. Je kunt toekijken.
page-join-ask-note = Het spel is bezig. Als de gastheer het goedvindt, speel je vanaf de volgende ronde mee in plaats van een bot. Had je hier al een plaats? Neem dan dezelfde naam.
page-join-ask = Om een plaats vragen
# $code
page-table-code = Tafel { $code }
page-lobby-invite = Anderen uitnodigen
page-lobby-come = Kom meespelen
page-lobby-invite-note = Scan dit met een telefoon in hetzelfde netwerk, of typ de code.
page-lobby-qr = De link naar deze tafel als code om te scannen
page-lobby-screen = Op een groot scherm tonen
page-lobby-start = Beginnen
# $count (open seats)
page-lobby-start-bots =
    { $count ->
        [one] Beginnen met 1 bot
       *[other] Beginnen met { $count } bots
    }
# $name (of the host)
page-lobby-wait = { $name } begint zodra iedereen er is.
# $seconds (until the game starts)
page-lobby-countdown =
    { $seconds ->
        [one] Iedereen is er. Het spel begint over 1 seconde.
       *[other] Iedereen is er. Het spel begint over { $seconds } seconden.
    }
# $names (of people who have not come yet)
page-lobby-waits-for = Nog niet hier: { $names }. Het spel begint vanzelf zodra iedereen er is.
# $names (of people who have not come yet)
page-lobby-missing = Nog niet hier: { $names }. Begin wanneer je wilt: een bot speelt voor wie er nog niet is.
page-lobby-start-now = Nu beginnen
page-lobby-hold = Wachten
page-lobby-shuffle = Plaatsen schudden
page-lobby-change = Ander spel kiezen
page-change-note = Iedereen gaat met je mee naar de nieuwe tafel.
page-change-open = Dit spelen
page-seat-open = Vrije plaats
page-seat-you = jij
page-seat-bot = bot
page-seat-away = weg
page-seat-here = is er
page-seat-not-yet = nog niet hier
page-seat-asleep = kijkt niet
page-seat-host = gastheer
page-seat-add-bot = Bot erbij
# $name
page-seat-free = { $name } weghalen
page-link = Link
page-copy = Kopiëren
page-copied = Gekopieerd
page-share = Delen

## Settings

page-settings = Instellingen
page-settings-language = Taal
page-settings-theme = Kleuren
page-settings-auto = Zoals het toestel
page-settings-light = Licht
page-settings-dark = Donker
page-settings-deck = Kaarten
page-settings-deck-own = Tien fasen
page-settings-deck-ordinary = Twee gewone spellen
page-settings-motion = Animaties
page-settings-motion-note = Nooit, als je systeem om minder beweging vraagt
page-settings-sound = Geluiden
page-settings-vibration = Trillen als jij aan de beurt bent

page-rules = Regels
page-judge = Mag dit?
page-rules-phases = De fasen

## When the connection is away; what was done meanwhile is sent again

page-away-offline = Opnieuw verbinden … er gaat niets verloren.
page-away-server-stops = De server is gestopt. Alle spellen zijn bewaard; deze pagina wacht erop.
page-away-too-many = De server heeft het druk. Zo meteen weer …

## What went wrong, and what to do

page-problem-offline = De server antwoordt niet. Is dit toestel nog in het netwerk?
page-problem-error = Er ging iets mis; er is niets veranderd. Probeer het nog eens.
page-problem-name-empty = Schrijf een naam die anderen kunnen zien.
page-problem-name-long = Deze naam is te lang. Hij mag 20 letters hebben.
page-problem-name-control = In deze naam zitten stuurtekens. Typ hem opnieuw, zonder die tekens.
page-problem-name-direction = In deze naam zitten verborgen tekens die het schrift omdraaien. Typ hem opnieuw, zonder die tekens.
page-problem-name-unknown = In deze naam zit een teken dat niet elk toestel kan tonen. Kies een andere naam.
page-problem-name-taken = Iemand aan tafel heet al zo. Kies een andere naam.
page-problem-table-full = Alle plaatsen zijn bezet. Je kunt toekijken.
page-problem-already-started = Het spel is al begonnen. Je kunt toekijken.
page-problem-no-such-table = Er is geen tafel met deze code. Kijk hem na, of open een nieuwe.
page-problem-seat-lost = Iemand anders heeft nu deze plaats, of die heeft een nieuwe link. Vraag opnieuw om een plaats, of vraag de gastheer om de link.
page-problem-denied = De gastheer zei deze keer nee. Je kunt toekijken, of het later nog eens vragen.
page-problem-waiting = Deze link opent de plaats nog niet. Zodra de gastheer het goedvindt, doet hij dat vanaf de volgende ronde.
page-problem-seat-asked = Iemand heeft al om deze plaats gevraagd. Wacht even op het antwoord van de gastheer.
page-problem-seat-taken = Daar zit al iemand.
page-problem-no-such-seat = Deze plaats bestaat niet.
page-problem-nobody-asks = Niemand vraagt nog om deze plaats.
page-problem-nobody-there = Op deze plaats zit niemand meer.
page-problem-open-elsewhere = Dit spel wordt in een terminal gespeeld. Verlaat het daar met q en open de link opnieuw.
page-problem-keyboard-game = Dit spel is begonnen in een terminal op de computer van de server. De eigenaar van die computer kan het daar verwijderen.
page-problem-rulebook = Het regelboek klopt niet:
page-problem-no-such-edition = Die editie bestaat niet.
page-problem-too-many-requests = Te veel tegelijk. Wacht even en probeer het nog eens.
page-problem-too-long = Het bestand is te lang.
page-problem-own-rulebooks-off = Deze server neemt geen eigen regelboeken aan. Kies een editie.
page-problem-took-too-long = Dit uitrekenen duurde te lang. Probeer iets eenvoudigers.
page-problem-busy = De server heeft op het moment te veel uit te rekenen. Probeer het straks nog eens.
page-problem-log-full = Deze tafel heeft geen plaats voor meer zetten: het logboek is vol. Open een nieuwe tafel.
page-problem-store = De server kan nu niets bewaren. Probeer het zo meteen weer.
page-problem-version = De server heeft een nieuwe versie. Laadt deze pagina die niet vanzelf, probeer het dan zo nog eens. Er gaat niets verloren.
page-problem-bad-request = De server begrijpt dit niet. Kijk na wat je hebt geschreven.
page-problem-moved = Iedereen is naar een andere tafel gegaan.
page-problem-too-few-seats = Jullie zijn met meer mensen dan dit spel plaatsen heeft. Kies meer plaatsen, of een ander spel.
page-problem-host-only = Alleen de gastheer kan dit.
page-problem-not-started = Het spel is nog niet begonnen.
page-problem-not-over = Het spel is nog niet afgelopen.
page-problem-spectator = Je kijkt alleen mee en kunt geen zetten doen.
page-problem-too-fast = Rustig aan: één tegelijk.
page-problem-entropy = Die woorden kunnen niet worden gebruikt; neem andere, met gewone letters.
page-problem-entropy-twice = Je woorden voor de volgende ronde zijn al toegevoegd.
page-problem-nothing-to-take-back = Er is niets om terug te nemen. Je kunt terugnemen wat je in deze beurt op tafel hebt gelegd, tot de beurt eindigt.
page-problem-take-backs-used-up = Je hebt in deze beurt al veel teruggenomen. Speel nu verder.
page-problem-no-such-patience = Die keuze bestaat niet.
