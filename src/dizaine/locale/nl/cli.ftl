# The command line: help pages, the list of saved games, and one line for everything that can be wrong.

## Help pages

cli-usage = Gebruik:
cli-commands = Opdrachten
cli-arguments = Argumenten
cli-options = Opties

cli-metavar-command = OPDRACHT
cli-metavar-options = OPTIES
cli-metavar-edition = EDITIE
cli-metavar-editions = EDITIE EDITIE
cli-metavar-file = BESTAND
cli-metavar-people = N|NAAM,NAAM
cli-metavar-players = NAAM,NAAM
cli-metavar-name = NAAM
cli-metavar-bots = BOT,BOT
cli-metavar-game = NUMMER
cli-metavar-address = ADRES
cli-metavar-folder = MAP
cli-metavar-link = LINK
cli-metavar-kind = SOORT
cli-metavar-names = NAAM,NAAM
cli-metavar-cards = KAARTEN
cli-metavar-question = VRAAG

cli-help-dizaine =
    Spellen met tien fasen, met kaarten of dobbelstenen. Zonder opdracht start de tafelserver en gaat de pagina in je
    browser open. Met de link of de code om te scannen doet iedereen op je netwerk mee, met telefoon, tablet of computer.
    Met Ctrl-C stop je de server. Meer over een opdracht: dizaine play --help
cli-summary-dizaine-rules = de regels in gewone taal, en de verschillen tussen edities
cli-summary-dizaine-play = in de terminal spelen, tegen bots of met anderen aan dit toetsenbord
cli-summary-dizaine-score = de stand bijhouden van een spel met echte kaarten of dobbelstenen
cli-summary-dizaine-games = bewaarde spellen: lijst, verderspelen, terugkijken, verwijderen
cli-summary-dizaine-serve = alleen de tafelserver, zonder browser
cli-summary-dizaine-backup = alle tafels van de server naar een bestand kopiëren
cli-summary-dizaine-restore = een kopie van de tafels terugzetten
cli-summary-dizaine-simulate = veel spellen tussen bots, met de cijfers erbij
cli-summary-dizaine-tournament = spelers tegen elkaar met dezelfde kaarten, en hoe sterk ze zijn
cli-summary-dizaine-dice = hoe je het dobbelspel het best speelt, exact berekend
cli-summary-dizaine-verify = controleren of er in een afgelopen spel eerlijk is gedeeld
cli-summary-dizaine-analyse = welke beslissingen van een spel het meest kostten
cli-summary-dizaine-print = kaarten, scorebladen, overzichtskaarten, regels en stickers als pdf
cli-summary-dizaine-judge = vragen of iets mag, aan een echte tafel

cli-help-dizaine-rules =
    Zonder argumenten: de lijst van edities en huisregels. Met een editie: de volledige regels van precies dat spel,
    bijvoorbeeld dizaine rules continental+knock
cli-help-dizaine-play =
    Begint een spel, regel voor regel: jij tegen twee bots, tenzij je iets anders kiest. Elke zet wordt meteen bewaard.
    Bijvoorbeeld: dizaine play express --players 4
cli-help-dizaine-score = Houdt de stand bij als je met echte kaarten of dobbelstenen speelt, met een paar vragen na elke ronde. Kent de regels van elke editie en van je eigen regelboek, vindt de winnaar en meldt wat onmogelijk is. Verbeteren kan altijd nog, en alles wordt meteen bewaard. Bijvoorbeeld: dizaine score classic --names Ann,Bob,Cem
cli-help-dizaine-games = Zonder opdracht: de lijst van je bewaarde spellen.
cli-summary-dizaine-games-continue = verderspelen met een bewaard spel
cli-summary-dizaine-games-replay = een spel nog eens bekijken, zet voor zet
cli-summary-dizaine-games-delete = een spel voorgoed verwijderen
cli-help-dizaine-games-continue = Speelt verder met een bewaard spel. Het spel dat je het laatst speelde, open je ook met: dizaine play --continue
cli-help-dizaine-games-replay = Toont een bewaard spel nog eens, zet voor zet. Zolang het niet is afgelopen, blijven de handen verborgen.
cli-help-dizaine-games-delete = Verwijdert een bewaard spel voorgoed. Vraagt eerst of je het zeker weet.
cli-help-dizaine-serve =
    Start een server waar iedereen op je netwerk aanschuift met telefoon of computer, samen met bots. Toont de link en een
    code om te scannen. Elke zet wordt bewaard voordat iemand die ziet, zodat een spel alles overleeft. Met Ctrl-C stop je
    de server. Bijvoorbeeld: dizaine serve --port 8020
cli-help-dizaine-backup = Kopieert alle tafels van de server naar een bestand dat alleen jij mag lezen, ook terwijl er gespeeld wordt, en controleert de kopie. Terugzetten doe je met: dizaine restore BESTAND
cli-help-dizaine-restore = Zet een kopie van dizaine backup terug. Stop eerst de server. De kopie wordt gecontroleerd voordat er iets verandert, en de tafels die er waren, blijven ernaast bewaard onder een naam met de datum.
cli-help-dizaine-simulate =
    Speelt veel spellen tussen bots en meldt, met 95%-betrouwbaarheidsintervallen, wie er wint, hoelang het duurt en
    op welke fasen spelers blijven hangen. Hetzelfde startgetal geeft dezelfde cijfers, hoeveel processen er ook meerekenen.
    Stop je met Ctrl-C, dan blijft bewaard wat klaar is. Bijvoorbeeld: dizaine simulate express --bots greedy,random --games 10000 --plot
    express.png
cli-help-dizaine-tournament =
    Laat spelers tegen elkaar spelen met dezelfde kaartverdelingen, vanaf elke plaats, en meet hun sterkte, met
    95%-betrouwbaarheidsintervallen. Bij meer dan twee plaatsen heeft de ene speler één plaats en de andere alle overige.
    Hetzelfde startgetal geeft dezelfde cijfers, hoeveel processen er ook meerekenen en hoe vaak je ook stopt. Bijvoorbeeld:
    dizaine tournament classic --players greedy,random --keep classic.jsonl
cli-help-dizaine-dice = Opdrachten over het dobbelspel zelf. Je speelt het met: dizaine play dice
cli-summary-dizaine-dice-solve = de beste speelwijze in je eentje berekenen en bewaren
cli-help-dizaine-dice-solve = Berekent exact hoe je het dobbelspel in je eentje het best speelt: wat een spel dan waard is, en de kans om elke fase in één beurt te halen. Het resultaat wordt bewaard; hints en de bot “optimal” gebruiken het. Met Ctrl-C stop je; de volgende keer gaat het daar verder.
cli-help-dizaine-verify = Controleert of er in een spel op een server steeds is gedeeld wat vooraf was beloofd. Je hebt er het verslag van dat spel voor nodig. Hoe het werkt: docs/fair-deals.md
cli-help-dizaine-analyse =
    Loopt een kaartspel nog eens door en vraagt bij elke beslissing de expert, met wat de speler toen wist. Toont de
    beslissingen die de meeste winstkans kostten, met wat beter was en waarom. Bekijkt in een bewaard spel alleen de
    mensen, in een verslag iedereen. Dat duurt een paar minuten; stop je met Ctrl-C, dan blijft bewaard wat klaar is. Bijvoorbeeld:
    dizaine analyse 3 --worst 5
cli-help-dizaine-print =
    Maakt een pdf voor een tafel zonder scherm, voor precies één spel: reference (de fasen, als kaarten of papiertjes),
    sheet (het scoreblad), pad (het scoreblok, voor dobbelstenen), rules (een gevouwen blad), deck (alle kaarten, 63 × 88 mm)
    of stickers (voor gewone kaarten of dobbelstenen). Bijvoorbeeld: dizaine print sheet classic --names Ann,Bob
cli-help-dizaine-judge = Antwoordt ja of nee, met de regel erbij, voor precies dit spel. Zonder kaarten krijg je stap voor stap de vragen die nodig zijn. Bijvoorbeeld: dizaine judge classic --phase 3 "r4 y4 W g4 + r5 W r7 r8"

cli-argument-edition = { $editions } of een eigen .toml-bestand; huisregels van een kaartspel achter een +
cli-argument-number = het nummer van het spel in de lijst van dizaine games
cli-argument-record = het verslag van een afgelopen spel, zoals de server het geeft
cli-argument-game = het verslag van een spel, of het nummer van een bewaard spel
cli-argument-file = het bestand dat wordt geschreven
cli-argument-copy = het bestand dat met dizaine backup is gemaakt
cli-argument-kind = reference, sheet, pad, rules, deck of stickers
cli-argument-cards = de kaarten waar het om gaat, met een + tussen groepen; of wat de dobbelstenen laten zien
cli-option-help = deze pagina tonen
cli-option-version = de versie tonen
cli-option-lang = de taal; anders die van je systeem
cli-option-edition = dice, dice-french of een eigen .toml-bestand (dice)
cli-option-check = zeggen wat er mis is met een eigen regelboek
cli-option-new = een eerste eigen regelboek in een nieuw bestand schrijven
cli-option-diff = de verschillen tussen twee spellen tonen
cli-option-players = hoeveel er spelen, bots meegeteld (3)
cli-option-people = de mensen aan dit toetsenbord: hoeveel, of hun namen (1)
cli-option-dizaine-score-names = wie er spelen, zoals jullie zitten; bij dobbelstenen in speelvolgorde
cli-option-dealer = wie het eerst deelt, met naam of nummer
cli-option-begun = het spel is op papier begonnen: vragen hoe iedereen ervoor staat
cli-option-open = verdergaan met een kopie van een geëxporteerd blad (.json)
cli-option-seed = startgetal van het toeval; met hetzelfde getal krijg je dezelfde kaarten
cli-option-deck = de kaarten van het spel tonen, of die van twee gewone kaartspellen
cli-option-plain = geen kleuren of tekens, kaarten in woorden: voor schermlezers
cli-option-continue = verderspelen met het spel van de laatste keer
cli-option-join = meespelen aan een tafel op een server, via de link
cli-option-yes = niet om bevestiging vragen
cli-option-host = op welk adres van deze computer; anders op alle
cli-option-port = op welke poort (8010); 0 kiest een vrije
cli-option-data = de map voor de tafels; anders die van je bewaarde spellen
cli-option-log-level = hoeveel er in het logboek komt (warning)
cli-option-metrics-port = metingen voor Prometheus op deze poort, alleen voor deze computer; anders geen poort
cli-option-allow-player = een eigen bot waar tafels om mogen vragen, met module en klasse; mag vaker
cli-option-trusted-proxy = het adres of netwerk van een vertrouwde proxy; mag vaker
cli-option-allowed-host = een naam van deze server, naast die van de computer zelf; mag vaker
cli-option-public-url = het adres voor de spelers, als er een proxy voor staat: https://play.example.org/
cli-option-limit = een grens veranderen, zoals spectators=500 of openings=50/1 (tegelijk/per seconde); mag vaker
cli-option-no-own-rulebooks = geen regelboeken van spelers toelaten, alleen de edities
cli-option-no-qr = de code om te scannen niet tonen
cli-option-keep-days = tafels verwijderen waar zo veel dagen niets is gebeurd (365); 0 bewaart alles
cli-option-archive = de spellen van zulke tafels in deze map bewaren voordat ze worden verwijderd
cli-option-force = het bestand vervangen als het al bestaat
cli-option-no-browser = de browser niet openen
cli-option-names = de namen van de spelers, voor bladen en overzichtskaarten
cli-option-paper = het papier (a4)
cli-option-colour = in kleur, in goed te onderscheiden grijs, of met weinig inkt (full)
cli-option-bleed = alleen kaarten: kleur tot aan de rand, en 3 mm verder
cli-option-backs = alleen kaarten: ook de achterkanten, voor dubbelzijdig afdrukken
cli-option-out = het bestand of de map ervoor; een bestaand bestand wordt nooit ongevraagd vervangen
# $cards, $dice (the names of all bots that play them), $form (how to name an own one)
cli-option-bots = de bots, plaats voor plaats: { $cards }; voor het dobbelspel { $dice }; of een eigen bot: { $form }; een korte lijst wordt rond de tafel herhaald (greedy)
cli-option-games = hoeveel spellen (1000)
cli-option-workers = hoeveel processen tegelijk rekenen (één per kern)
cli-option-no-compile = de regels niet eerst compileren: sneller bij weinig spellen; de cijfers zijn dezelfde
cli-option-json = alles in dit bestand schrijven als JSON
cli-option-csv = de cijfers in dit bestand schrijven als tabel
cli-option-plot = ze in dit bestand tekenen, .png of .svg
cli-option-dizaine-play-bots = { $cards } (voor het dobbelspel: { $dice }) of een eigen bot ({ $form }): één voor alle bots, of één voor elke plaats op volgorde (steady)
cli-option-dizaine-score-players = hoeveel er spelen, als je geen namen geeft
cli-option-dizaine-print-players = hoeveel kolommen een scoreblad heeft (één per naam, of voor iedereen die mee kan doen)
cli-option-dizaine-score-continue = verdergaan met het blad van de laatste keer
cli-option-dizaine-simulate-players = hoeveel er spelen (2, of één per bot)
cli-option-dizaine-simulate-seed = startgetal van het toeval; met hetzelfde getal krijg je dezelfde cijfers
cli-option-seats = hoeveel er aan een tafel zitten (2)
cli-option-format = iedereen tegen iedereen, of elk tegen de volgende in de lijst (round-robin)
cli-option-keep = in dit bestand bewaren wat gespeeld is; met dezelfde opdracht gaat het verder
cli-option-seat = alleen deze speler bekijken; de eerste is 1
cli-option-worst = hoeveel beslissingen je wilt zien (10)
cli-option-about = waar de vraag over gaat: lay, hit, take, knock, discard, skip, first, out, count of win; bij dobbelstenen roll
cli-option-phase = de fase waar het om gaat
cli-option-fact = wat verder bekend is, bijvoorbeeld laid=earlier; mag vaker
cli-option-dizaine-tournament-players = de spelers, twee of meer: { $cards }; voor het dobbelspel { $dice }; of een eigen speler: { $form }
cli-option-dizaine-tournament-games = hoeveel spellen per ontmoeting (1000); elke kaartverdeling wordt vanaf alle plaatsen gespeeld
cli-option-dizaine-tournament-seed = startgetal van het toeval; met hetzelfde getal krijg je dezelfde kaartverdelingen
cli-option-dizaine-tournament-csv = een rij per ontmoeting in dit bestand schrijven
cli-option-dizaine-tournament-plot = sterkte en kruistabel in dit bestand tekenen, .png of .svg

## Saved games

# $edition, $round, $moves (so far), $played (date and time)
cli-games-line =
    { $edition }, ronde { $round }, { $moves ->
        [one] { $moves } zet
       *[other] { $moves } zetten
    }, laatst gespeeld op { $played }
cli-games-over =
    { $edition }, afgelopen na { $round ->
        [one] { $round } ronde
       *[other] { $round } rondes
    }, laatst gespeeld op { $played }
# games of dice, whose rounds are not counted
cli-games-dice =
    { $edition }, { $moves ->
        [one] { $moves } zet
       *[other] { $moves } zetten
    }, laatst gespeeld op { $played }
cli-games-dice-over =
    { $edition }, afgelopen na { $moves ->
        [one] { $moves } zet
       *[other] { $moves } zetten
    }, laatst gespeeld op { $played }
cli-games-damaged = niet te lezen, laatst gewijzigd op { $played }
cli-games-seed = { $names }; met het gekozen startgetal { $seed }
cli-games-none = Nog geen bewaarde spellen. Begin er een met: dizaine play
cli-games-hint = Ga verder met: dizaine games continue NUMMER. Ook: replay, delete.
# $id
cli-delete-question = Spel { $id } voorgoed verwijderen? (j/n)
# answers that count as yes, in small letters, with spaces between them
cli-yes = j ja
cli-deleted = Spel { $id } is verwijderd.
cli-not-deleted = Spel { $id } blijft.

## What can be wrong; each in one line, with what to write instead

# $option, $command, $near (an option that exists)
cli-error-option = { $command } heeft geen optie { $option }; gebruik { $near }, of kijk bij { $command } --help.
# $usage (the option with what belongs behind it)
cli-error-option-value = { $option } heeft een waarde nodig: { $usage }.
cli-error-option-no-value = { $option } krijgt geen waarde; gebruik de optie alleen.
cli-error-option-alone = { $option } kan niet vóór een opdracht staan; zet de optie achter { $command }, of laat { $option } weg als { $command } die niet kent.
# $name (of an argument)
cli-error-missing = { $name } ontbreekt; kijk bij { $command } --help.
# $text (what was written)
cli-error-too-many = “{ $text }” hoort hier niet; { $command } --help toont wat er kan.
# $commands (those that exist)
cli-error-command = { $command } heeft geen opdracht “{ $text }”; kies uit { $commands }.
# $word (one that exists), behind one of the other sentences
cli-near = Bedoel je “{ $word }”?
cli-error-usage = Dat is niet te lezen; kijk bij { $command } --help.
# $languages
cli-error-language = Dizaine kent de taal “{ $text }” niet; gebruik --lang met een van { $languages }.
cli-error-one-at-a-time = Eén ding tegelijk: geef een editie, of --check BESTAND, of --new BESTAND, of --diff EDITIE EDITIE.
# $file, $detail (words of the system)
cli-error-new-name = --new: “{ $file }” eindigt niet op .toml; schrijf bijvoorbeeld --new mijn.toml.
cli-error-new-exists = --new: { $file } bestaat al en blijft zoals het is; kies een andere naam.
cli-error-new-unwritable = --new: { $file } kan niet worden geschreven ({ $detail }); kies een bestand in een bestaande map waarin je mag schrijven.
cli-error-number = { $option }: “{ $text }” is geen heel getal; schrijf bijvoorbeeld { $option } 4.
cli-error-people = --people is een getal van 1 tot en met 6, of verschillende korte namen zoals Ada,Ben, niet “{ $text }”.
# $people, $players (how many)
cli-error-too-many-people = { $people } mensen passen niet aan een tafel voor { $players }; gebruik --players { $people }, of kies minder mensen.
# $bots (how many were named), $seats (how many seats are left for bots)
cli-error-too-many-bots =
    --bots noemt { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    }, maar er { $seats ->
        [0] is geen plaats
        [one] is maar { $seats } plaats
       *[other] zijn maar { $seats } plaatsen
    } over voor bots; kies minder bots, of --players met meer plaatsen.
cli-error-deck = Er zijn geen kaarten “{ $text }”; gebruik --deck phase of --deck ordinary.
# $edition, $colours (how many)
cli-error-deck-colours = { $edition } heeft { $colours } kleuren, gewone speelkaarten hebben er vier; laat --deck ordinary weg (M8).
cli-error-deck-dice = { $edition } wordt met dobbelstenen gespeeld, niet met kaarten; laat --deck weg.
cli-error-continue-alone = --continue speelt verder met een spel zoals het is; laat de editie, --players, --people, --bots, --seed en --deck weg.
cli-error-join-alone = --join schuift aan bij een tafel zoals die is; laat de editie, --players, --bots, --seed en --deck weg.
cli-error-link = “{ $text }” is geen link naar een tafel. Zo ziet die eruit: http://192.168.1.20:8010/#ABCDE
cli-error-join-name = Wie schuift er aan? Schrijf bijvoorbeeld: --people Ada
cli-error-join-names = Deze link opent een plaats die al een naam heeft; laat --people weg.
# $server (its address)
cli-error-server = Op { $server } antwoordt geen tafelserver. Staat de server aan, en zit deze computer op hetzelfde netwerk?
cli-error-nothing-to-continue = Er is geen bewaard spel om mee verder te spelen; begin er een met: dizaine play
cli-error-game-number = “{ $text }” is geen nummer van een spel; dizaine games toont ze.
# $id (number of the game), $path (its file), $line, $detail (words of the system)
cli-error-save-missing = Er is geen bewaard spel { $id }; dizaine games toont welke er zijn.
cli-error-save-foreign = { $path } is geen bewaard spel van Dizaine en blijft zoals het is; dizaine games toont de andere.
cli-error-save-truncated = Het eind van { $path } ontbreekt: er zijn bewaarde zetten kwijt. Het bestand blijft zoals het is; zet een kopie terug, of begin opnieuw met dizaine play.
cli-error-save-broken = { $path } is beschadigd op regel { $line } en blijft zoals het is; zet een kopie terug, of begin opnieuw met dizaine play.
cli-error-save-busy = Spel { $id } is open in een ander venster; speel daar, of sluit dat eerst.
cli-error-save-unreadable = { $path } kan niet worden gelezen ({ $detail }); zorg dat je dit bestand mag lezen.
cli-error-save-unwritable = In { $path } kan niets worden bewaard ({ $detail }); zet DIZAINE_DATA op een map waarin je mag schrijven.
cli-error-over = Spel { $id } is afgelopen; bekijk het nog eens met dizaine games replay { $id }.
# $book (the edition)
cli-error-no-policy = De beste speelwijze voor { $book } is op deze computer nog niet berekend; geef eerst de opdracht: dizaine dice solve --edition { $book }

## Help in another order, and completion by the shell

cli-summary-dizaine-help = de hulppagina van een opdracht
cli-help-dizaine-help = Toont dezelfde pagina als de optie --help van een opdracht.
cli-argument-command = de opdracht, bijvoorbeeld play of games replay; zonder opdracht de lijst van alle opdrachten
cli-summary-dizaine-completion = een script voor je shell: Tab vult opdrachten en opties aan
cli-help-dizaine-completion =
    Schrijft een script voor je shell. Zet voor bash deze regel in ~/.bashrc: eval "$(dizaine completion bash)". Zet voor
    zsh eval "$(dizaine completion zsh)" in ~/.zshrc. Voor fish: dizaine completion fish >
    ~/.config/fish/completions/dizaine.fish
cli-argument-shell = de shell die je gebruikt
# $text (what was typed), $shells
cli-error-shell = Er is geen script voor “{ $text }”; schrijf een van { $shells }.

## Going on with the last game

# $busy (numbers of games, the last ones played), $count (of them), $id (number of the game that follows now)
cli-continue-other =
    { $count ->
        [one] Spel { $busy } is open in een ander venster.
       *[other] De spellen { $busy } zijn open in andere vensters.
    } Je speelt nu verder met spel { $id }.
