# The page in the browser: start, opening a table, the room before the game, settings. Texts stand on phones: short ones are better.

page-back = Terug
page-close = Sluiten
page-home = Startpagina
page-more = meer
page-fewer = minder
page-connecting = Even geduld…
page-guest = Gast
page-name = Je naam

## Start

page-start-title = Tien fasen, één tafel
page-start-sentence = Het kaartspel voor familie en vrienden: gratis, zonder account, op elke telefoon en computer in huis.
page-start-now = Nu spelen
page-start-now-note = Drie bots, een halfuur
page-start-together = Samen
page-start-together-note = Nodig vrienden uit
page-start-pass = Eén telefoon
page-start-pass-note = Om beurten doorgeven
page-start-dice = Dobbelspel
page-start-dice-note = Solo of met bots
page-start-join-note = Met een code
page-start-score = De stand bijhouden
page-start-score-note = Met echte kaarten of dobbelstenen

page-resting = Verderspelen
# $code (of the table)
page-resting-forget = Tafel { $code } van deze lijst halen
# $round (its number)
page-go-on = Verder met ronde { $round }
# $names (of the others)
page-go-on-with = Met { $names }
# $minutes (a number)
page-go-on-left = nog zo’n { $minutes } min
# $done, $phases (numbers)
page-go-on-phases =
    { $phases ->
        [one] { $done } van { $phases } fase gehaald
       *[other] { $done } van de { $phases } fasen gehaald
    }
page-past = Eerdere spellen

## Opening a table

page-new-title = Nieuw spel
page-new-edition = Editie
page-new-variants = Huisregels
page-new-variant-phases = Minder fasen.
page-new-phases = Welke fasen spelen jullie?
page-new-phases-even = De even fasen
page-new-phases-odd = De oneven fasen
page-new-order = Tik de fasen aan in de volgorde waarin jullie ze spelen
# $phases (numbers)
page-new-order-is = De volgorde: { $phases }
page-new-own = Een eigen regelboek
page-new-own-note = Een .toml-bestand. Je kunt een editie als basis nemen.
# $file (its name)
page-new-own-chosen = Het spel volgt je regelboek { $file }.
page-new-own-drop = Toch zonder
page-new-open = Tafel openen
page-seats = Spelers
page-seats-note = Bots tellen mee
# $number (of the player, from 2)
page-name-other = Speler { $number }
page-pace = Bedenktijd
page-pace-off = Onbeperkt
page-pace-relaxed = 2 minuten
page-pace-brisk = 30 seconden
page-bot-strength = Bots
page-bot-random = willekeurig
page-bot-easy = beginner
page-bot-greedy = doelgericht
page-bot-steady = bedachtzaam
page-bot-expert = ijzersterk
page-bot-optimal = perfect
page-bot-deficit = teller
page-bot-partition = sorteerder
page-bot-note-random = Doet zomaar een toegestane zet.
page-bot-note-easy = Kent de regels, maar ziet weleens iets over het hoofd, zoals elke beginner.
page-bot-note-greedy = Gaat recht op de fase af en houdt niets achter.
page-bot-note-steady = Telt wat er nog kan komen en gunt de volgende speler niets.
page-bot-note-expert = Speelt elke zet eerst in gedachten uit en kiest dan pas. Denkt daarom iets langer na.
page-bot-note-optimal = Doet altijd de beste zet, exact berekend; een eigen regelboek moet eerst op deze computer worden doorgerekend.
page-bot-note-deficit = Telt wat er voor de fase nog ontbreekt, zoals veel bots op internet, en vergist zich af en toe.
page-bot-note-partition = Sorteert de hand in groepen en losse kaarten, zoals veel rummybots op internet, en gunt de volgende speler niets.

## Joining and the room before the game

page-join = Meedoen
page-join-note = De host ziet de code op de pagina van de tafel. Een link werkt ook.
page-join-go = Naar de tafel
page-join-code = Tafelcode
# $names (who is there)
page-join-there = Aan tafel: { $names }
# $name (of the host)
page-join-invites = { $name } nodigt je uit
page-join-sit = Aanschuiven
page-join-watch = Alleen meekijken
page-join-full = Alle plaatsen zijn bezet, of het spel is al begonnen. Je kunt wel meekijken.
page-join-ask-note = Het spel is al bezig. Als de host het goedvindt, neem je vanaf de volgende ronde de plaats van een bot over. Had je hier al een plaats? Gebruik dan dezelfde naam.
page-join-ask = Plaats vragen
# $code
page-table-code = Tafel { $code }
page-lobby-invite = Anderen uitnodigen
page-lobby-come = Kom je meespelen?
page-lobby-invite-note = Scan dit met een telefoon op hetzelfde netwerk, of typ de code.
page-lobby-qr = QR-code met de link naar deze tafel
page-lobby-screen = Tonen op groot scherm
page-lobby-start = Beginnen
# $count (open seats)
page-lobby-start-bots =
    { $count ->
        [one] Beginnen met { $count } bot
       *[other] Beginnen met { $count } bots
    }
# $name (of the host)
page-lobby-wait = { $name } begint zodra iedereen er is.
# $seconds (until the game starts)
page-lobby-countdown =
    { $seconds ->
        [one] Iedereen is er. Over { $seconds } seconde begint het spel.
       *[other] Iedereen is er. Over { $seconds } seconden begint het spel.
    }
# $names (of people who have not come yet)
page-lobby-waits-for = We wachten nog op { $names }. Zodra iedereen er is, begint het spel vanzelf.
# $names (of people who have not come yet)
page-lobby-missing = Nog niet binnen: { $names }. Begin gerust: tot ze er zijn, speelt een bot voor hen.
page-lobby-start-now = Nu beginnen
page-lobby-hold = Nog even wachten
page-lobby-shuffle = Plaatsen husselen
page-lobby-change = Ander spel kiezen
page-change-note = Iedereen gaat mee naar de nieuwe tafel.
page-change-open = Dit spel spelen
page-seat-open = Vrije plaats
page-seat-you = jij
page-seat-bot = bot
page-seat-away = even weg
page-seat-here = is er
page-seat-not-yet = nog niet binnen
page-seat-asleep = kijkt even niet
page-seat-host = host
page-seat-add-bot = Bot toevoegen
# $name
page-seat-free = { $name } verwijderen
page-link = Link
page-copy = Kopiëren
page-copied = Gekopieerd
page-share = Link delen

## Settings

page-settings = Instellingen
page-settings-language = Taal
page-settings-theme = Kleuren
page-settings-auto = Zoals op je toestel
page-settings-light = Licht
page-settings-dark = Donker
page-settings-deck = Kaarten
page-settings-deck-own = Tien fasen
page-settings-deck-ordinary = Gewone speelkaarten
page-settings-motion = Animaties
page-settings-motion-note = Staan uit als je toestel om minder beweging vraagt
page-settings-sound = Geluiden
page-settings-vibration = Trillen als je aan de beurt bent

page-rules = Regels
page-judge = Mag dit?
page-rules-phases = De fasen

## When the connection is away; what was done meanwhile is sent again

page-away-offline = Even opnieuw verbinden… Er gaat niets verloren.
page-away-server-stops = De server is gestopt. Alle spellen zijn bewaard; deze pagina wacht tot hij terug is.
page-away-too-many = De server heeft het druk. We proberen het zo weer…

## What went wrong, and what to do

page-problem-offline = De server antwoordt niet. Is dit toestel nog met het netwerk verbonden?
page-problem-error = Er ging iets mis, maar er is niets veranderd. Probeer het nog eens.
page-problem-name-empty = Vul een naam in, zodat de anderen weten wie je bent.
page-problem-name-long = Deze naam is te lang. Gebruik hoogstens 20 letters.
page-problem-name-control = In deze naam zitten onzichtbare tekens. Typ de naam opnieuw, zonder die tekens.
page-problem-name-direction = In deze naam zitten verborgen tekens die de schrijfrichting omkeren. Typ de naam opnieuw, zonder die tekens.
page-problem-name-unknown = In deze naam zit een teken dat niet elk toestel kan tonen. Kies een andere naam.
page-problem-name-taken = Er zit al iemand met deze naam aan tafel. Kies een andere naam.
page-problem-table-full = Alle plaatsen zijn bezet. Je kunt wel meekijken.
page-problem-already-started = Het spel is al begonnen. Je kunt wel meekijken.
page-problem-no-such-table = Er is geen tafel met deze code. Controleer de code, of open een nieuwe tafel.
page-problem-seat-lost = Deze plaats is nu van iemand anders, of heeft een nieuwe link. Vraag opnieuw een plaats, of vraag de host om de link.
page-problem-denied = De host zei deze keer nee. Je kunt meekijken, of het later nog eens vragen.
page-problem-waiting = Deze link werkt nog niet. Als de host het goedvindt, werkt de link vanaf de volgende ronde.
page-problem-seat-asked = Iemand anders heeft al om deze plaats gevraagd. Wacht even op het antwoord van de host.
page-problem-seat-taken = Daar zit al iemand.
page-problem-no-such-seat = Deze plaats bestaat niet.
page-problem-nobody-asks = Er vraagt niemand meer om deze plaats.
page-problem-nobody-there = Op deze plaats zit niemand meer.
page-problem-open-elsewhere = Dit spel wordt in een terminal gespeeld. Sluit het daar af met q en open de link opnieuw.
page-problem-keyboard-game = Dit spel is begonnen in een terminal op de computer van de server. Wie die computer beheert, kan het daar verwijderen.
page-problem-rulebook = Het regelboek klopt niet:
page-problem-no-such-edition = Die editie bestaat niet.
page-problem-too-many-requests = Dat was te veel tegelijk. Wacht even en probeer het nog eens.
page-problem-too-long = Het bestand is te lang.
page-problem-own-rulebooks-off = Op deze server kun je geen eigen regelboek gebruiken. Kies een editie.
page-problem-took-too-long = Dit uitrekenen duurde te lang. Probeer iets eenvoudigers.
page-problem-busy = De server heeft nu te veel uit te rekenen. Probeer het straks nog eens.
page-problem-log-full = Deze tafel kan geen zetten meer bewaren: het logboek is vol. Open een nieuwe tafel.
page-problem-store = De server kan nu niets bewaren. Probeer het straks nog eens.
page-problem-version = De server heeft een nieuwe versie. Verschijnt die niet vanzelf? Laad de pagina dan straks opnieuw. Er gaat niets verloren.
page-problem-bad-request = De server begrijpt dit niet. Controleer wat je hebt ingevuld.
page-problem-moved = Iedereen hier is naar een andere tafel gegaan.
page-problem-too-few-seats = Jullie zijn met meer dan er plaatsen zijn. Kies meer plaatsen, of een ander spel.
page-problem-host-only = Dat kan alleen de host.
page-problem-not-started = Het spel is nog niet begonnen.
page-problem-not-over = Het spel is nog niet afgelopen.
page-problem-spectator = Je kijkt alleen mee en kunt geen zetten doen.
page-problem-too-fast = Rustig aan: één tegelijk.
page-problem-entropy = Met die woorden lukt het niet. Kies andere, met gewone letters.
page-problem-entropy-twice = Je woorden voor de volgende ronde zijn al toegevoegd.
page-problem-nothing-to-take-back = Er valt niets terug te nemen. Tot het eind van je beurt kun je terugnemen wat je in die beurt op tafel hebt gelegd.
page-problem-take-backs-used-up = Je hebt in deze beurt al vaak iets teruggenomen. Speel nu verder.
page-problem-no-such-patience = Die keuze bestaat niet.
