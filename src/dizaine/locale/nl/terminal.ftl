# The game in the terminal, line by line. Lines should stay short: sixty columns must be enough.
# In all messages: $who is "you" for the reader and "other" for somebody else; $name is the matching word.

## Names

# The reader in a list of players, and as the first word of a sentence
terminal-you = jij
terminal-you-do = Je
# $number (counted from 1): what people are called who give no names
terminal-person = Speler { $number }

## Words that can be typed; one word each, small letters

terminal-word-draw = pakken
terminal-word-take = nemen
terminal-word-lay = neerleggen
terminal-word-hit = aanleggen
terminal-word-discard = afleggen
terminal-word-skip = pesten
terminal-word-knock = kloppen
terminal-word-pass = passen
terminal-word-close = doorgaan
terminal-word-help = hulp
terminal-word-quit = afsluiten
terminal-word-hint = hint
terminal-word-table = tafel
terminal-word-score = stand
terminal-word-log = logboek
terminal-word-rules = regels
# In arrangements and answers
terminal-word-set = set
terminal-word-run = reeks
terminal-word-pairs = paren
terminal-word-odd = oneven
terminal-word-even = even
terminal-word-low = laag
terminal-word-high = hoog
terminal-word-on = bij
terminal-word-other = anders
terminal-word-more = meer
terminal-word-back = terug

## Beginning and end of a sitting

# $title (name of the edition), $edition (what one types for it), $names (all players)
terminal-welcome = { $title } ({ $edition }): { $names }.
# $id (number of the saved game)
terminal-welcome-saved = Spel { $id }, bewaard na elke zet. Typ ? voor hulp, q om af te sluiten.
# $link (to the same seat)
terminal-welcome-link = In een browser: { $link }
# the table has been opened, but the game has not begun
terminal-waiting = De host moet nog beginnen. Met Ctrl-C verlaat je de tafel.
# the move came after somebody else’s, or a bot stood in
terminal-too-late = Het spel is intussen verdergegaan.
terminal-server-gone = De server antwoordt niet meer.
# $command (what to type)
terminal-left-table = Je plaats blijft van jou. Kom terug met: { $command }
# $id, $command (what to type)
terminal-saved = Spel { $id } is bewaard. Ga verder met: { $command }
# $command (what to type)
terminal-over = Het spel is afgelopen. Bekijk het nog eens met: { $command }
terminal-standings = Stand
# $name (the person who is to play)
terminal-hand-over = Geef het toetsenbord aan { $name }. { $name }, druk op Enter als er niemand anders meekijkt.
# the screen is full, or somebody comes back to it after a while
terminal-go-on = Druk op Enter om verder te gaan.
terminal-no-hiding = Deze terminal bewaart wat hij heeft getoond: wie terugscrolt, kan de handen van de anderen zien.

## The table

# $round
terminal-heading = Ronde { $round }
terminal-heading-turn = Ronde { $round }, jij bent aan de beurt
terminal-heading-replay = Ronde { $round }, de beslissende
terminal-column-phase = fase
terminal-column-phases = fasen
terminal-column-points = punten
terminal-column-cards = kaarten
terminal-column-round = ronde
# $name, $phase (number and words), $points, $cards; notes and a full stop follow
terminal-player =
    { $name }: fase { $phase }, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }, { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    }
terminal-player-places =
    { $name }: fase { $phase }, { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    }
terminal-note-laid = neergelegd
terminal-note-skipped = slaat een beurt over
# $place
terminal-note-place = { $place }e plaats
terminal-note-watching = kijkt mee
# $number, $words (what the phase asks for)
terminal-phase = { $number }: { $words }
# $phases (numbers with spaces between them)
terminal-phases-left = nog te halen: { $phases }
terminal-phases-done = alles gehaald
terminal-table = Op tafel
terminal-table-empty = Er ligt nog niets op tafel.
# $group (letter), $name (owner), $what (kind of group), $cards
terminal-group = { $group }  { $name }, { $what }: { $cards }
# $what (kind of group), $cards
terminal-meld = { $what }: { $cards }
# $number
terminal-group-set =
    set { $number ->
        [1] enen
        [2] tweeën
        [3] drieën
        [4] vieren
        [5] vijven
        [6] zessen
        [7] zevens
        [8] achten
        [9] negens
        [10] tienen
        [11] elven
        [12] twaalven
       *[other] met getal { $number }
    }
# $low, $high (numbers), $parity (odd, even or none), $colour (a name, or none)
terminal-group-run =
    { $parity ->
        [odd] oneven reeks
        [even] even reeks
       *[none] reeks
    } { $low } t/m { $high }{ $colour ->
        [none] {""}
       *[other] {" "}in { $colour }
    }
terminal-group-pairs =
    { $parity ->
        [odd] oneven paren
        [even] even paren
       *[none] paren
    } van { $low } t/m { $high }{ $colour ->
        [none] {""}
       *[other] {" "}in { $colour }
    }
terminal-group-collection =
    { $parity ->
        [odd] oneven{" "}
        [even] even{" "}
       *[none] {""}
    }{ $colour ->
        [none] kaarten
        [rood] rode kaarten
        [geel] gele kaarten
        [groen] groene kaarten
        [blauw] blauwe kaarten
        [oranje] oranje kaarten
       *[other] { $colour }kaarten
    }
# $count
terminal-draw-pile =
    Pakstapel: { $count ->
        [0] leeg
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
# $card (on top), $count
terminal-discard-pile =
    Aflegstapel: { $card }{ $count ->
        [one] {""}
       *[other] {" "}bovenop, { $count } kaarten in totaal
    }
terminal-discard-pile-empty = Aflegstapel: leeg

## The hand

# $phase (number), $words (what it asks for), $missing (cards)
terminal-hand =
    Je hand voor fase { $phase } ({ $words }): { $missing ->
        [0] compleet
        [one] nog { $missing } kaart nodig
       *[other] nog { $missing } kaarten nodig
    }
terminal-hand-laid = Je hand; je fase ligt op tafel
terminal-hand-helping = helpt:
terminal-hand-fitting = past:
terminal-hand-rest = rest:
# $card
terminal-duty = Je hebt de { $card } genomen: die kaart moet in deze beurt op tafel (T10).

## Choices

terminal-choices = Je kunt:
# all arguments are words that can be typed
terminal-more-words = of: ? voor hulp, { $hint }, { $table }, { $score }, { $log }, { $rules }, { $quit }
terminal-choice-draw = een kaart pakken
terminal-choice-draw-shuffle = een kaart pakken; eerst wordt de aflegstapel geschud
# $card
terminal-choice-take = de { $card } van de aflegstapel nemen
terminal-choice-knock = kloppen en de { $card } nemen
terminal-choice-pass = de { $card } laten liggen
# $phase, $groups (with their cards)
terminal-choice-lay = fase { $phase } neerleggen: { $groups }
# $hits (several, in short)
terminal-choice-hit = aanleggen: { $hits }
# $count (players), $names
terminal-choice-skip =
    een pestkaart spelen tegen { $count ->
        [one] { $names }
       *[other] een van hen: { $names }
    }
terminal-choice-skip-next = een pestkaart spelen: de volgende speler slaat een beurt over
terminal-choice-discard = afleggen; typ gewoon het nummer of de naam van een kaart
# $cards, $group (letter, perhaps with an end)
terminal-hit = { $cards } bij { $group }
# $card
terminal-option-discard = { $card } afleggen
terminal-knock-asked = Je mag kloppen voor deze kaart, vóór de anderen:
terminal-knock-next = Je mag kloppen voor deze kaart. Je bent hierna aan de beurt, maar laat je de kaart liggen, dan is een ander misschien sneller:
terminal-choose = Typ een nummer, of Enter om terug te gaan
terminal-nothing-done = Er is niets veranderd.

## Answers to what cannot be

# $reason (sentences), $rule (id)
terminal-refused = { $reason } ({ $rule })
# $text (what was typed)
terminal-not-understood = “{ $text }” kan hier niet. Typ ? om te zien wat wel kan.
# $count
terminal-no-such-choice =
    { $count ->
        [one] Kies { $count }, of ? voor hulp.
       *[other] Kies een nummer van 1 tot en met { $count }, of ? voor hulp.
    }
terminal-no-such-card =
    { $count ->
        [one] Je hebt alleen kaart { $count }.
       *[other] Je kaarten hebben de nummers 1 tot en met { $count }.
    }
# $text, $example (a card)
terminal-no-card = “{ $text }” is geen kaart van dit spel. Typ het nummer of de naam, bijvoorbeeld { $example }.
# $example
terminal-which-card = Welke kaart? Typ bijvoorbeeld: x { $example }
# $text
terminal-no-such-player = Niemand hier heet “{ $text }”. Typ alleen s om uit een lijst te kiezen.
# $rule (typed), $rules (all ids)
terminal-no-such-rule = Dit spel heeft geen regel “{ $rule }”. Wel deze: { $rules }

## Laying

# $phase
terminal-lay = Zo kun je fase { $phase } neerleggen, de beste manier eerst:
terminal-lay-phases = Een van deze kun je neerleggen (de fase staat tussen haakjes), de beste manier eerst:
# $left (ways not shown yet), $other, $more (words that can be typed)
terminal-lay-ways =
    { $left ->
        [0] Typ een nummer om zo neer te leggen, “{ $other }” om zelf in te delen, Enter om terug te gaan
       *[other] Typ een nummer om zo neer te leggen, “{ $more }” voor nog { $left }, “{ $other }” om zelf in te delen, Enter om terug te gaan
    }
# $example (an arrangement in the notation)
terminal-lay-other = Typ voor elke groep wat het is, een = en de kaarten, met een + tussen de groepen. Bijvoorbeeld: { $example }
terminal-lay-unreadable = Dat is niet te lezen. Typ het zo: { $example }

## Help and hints

terminal-help = Wat er nu kan, en waarom de rest niet kan:
# $word (a verb), $what (what it does)
terminal-help-open = { $word }: { $what }
# $words (one or more verbs), $why (sentences and rule)
terminal-help-closed = { $words }: nu niet. { $why }
terminal-help-draw = de bovenste kaart van de pakstapel pakken.
terminal-help-take = de bovenste kaart van de aflegstapel nemen.
terminal-help-lay = je fase neerleggen. l toont de manieren, l 1 kiest de beste.
# $card (for instance)
terminal-help-hit = kaarten bij groepen aanleggen. h toont alles wat past, h { $card } A noemt kaart en groep.
terminal-help-discard = een kaart afleggen en je beurt beëindigen: x { $card }, of alleen { $card }, of het nummer.
terminal-help-skip = een pestkaart spelen en je beurt beëindigen: s, of s en een naam.
terminal-help-knock = de kaart nemen die net is afgelegd.
terminal-help-pass = de kaart laten liggen.
terminal-help-close = nu pakken, zonder af te wachten of anderen kloppen.
# all arguments are words that can be typed
terminal-help-words =
    Altijd: { $hint } (een voorstel), { $rules } (van dit spel; { $rules } T2 voor één regel), { $score }, { $log } (van de
    ronde), { $table } of Enter (alles nog eens tonen), { $quit }.
# $legend (letters and what they mean)
terminal-help-cards = Kaarten: { $legend }
# $input (what to type)
terminal-hint = Hint: { $input }
# $missing, $then (cards missing before and after), $points, $name (of a player)
terminal-hint-lay = De fase is compleet, en wat op tafel ligt, ben je kwijt.
terminal-hint-hit =
    { $points ->
        [0] Die kaart past.
        [one] Die kaart past, en in je hand zou die { $points } strafpunt opleveren.
       *[other] Die kaart past, en in je hand zou die { $points } strafpunten opleveren.
    }
terminal-hint-nearer =
    { $then ->
        [0] Daarmee is de fase compleet.
        [one] Daarmee heb je voor de fase nog maar { $then } kaart nodig.
       *[other] Daarmee heb je voor de fase nog maar { $then } kaarten nodig in plaats van { $missing }.
    }
terminal-hint-fits = Die kaart past bij een groep op tafel.
terminal-hint-joins = Samen met kaarten uit je hand kan die kaart op tafel.
terminal-hint-draw =
    De kaart op de aflegstapel helpt niet{ $missing ->
        [0] {""}
        [one] : met of zonder heb je nog { $missing } kaart nodig
       *[other] : met of zonder heb je nog { $missing } kaarten nodig
    }.
terminal-hint-leader = { $name } staat er het best voor: laat { $name } een beurt overslaan.
terminal-hint-delay = Daarmee slaat { $name } een beurt over.
terminal-hint-next = Daarmee slaat de volgende speler een beurt over.
terminal-hint-useless =
    Die kaart helpt niet: { $missing ->
        [0] de fase is ook zonder compleet
        [one] met of zonder heb je nog { $missing } kaart nodig
       *[other] met of zonder heb je nog { $missing } kaarten nodig
    }{ $points ->
        [0] .
        [one] , en in je hand levert die { $points } strafpunt op.
       *[other] , en in je hand levert die { $points } strafpunten op.
    }
terminal-hint-spare =
    Die kaart kun je missen: { $missing ->
        [0] de fase is ook zonder compleet
        [one] met of zonder heb je nog { $missing } kaart nodig
       *[other] met of zonder heb je nog { $missing } kaarten nodig
    }{ $points ->
        [0] .
        [one] , en in je hand levert die { $points } strafpunt op.
       *[other] , en in je hand levert die { $points } strafpunten op.
    }
terminal-hint-least =
    Elke kaart helpt, maar er moet er één weg: zonder deze heb je nog { $then ->
        [one] { $then } kaart
       *[other] { $then } kaarten
    } nodig.
terminal-hint-dearest =
    { $points ->
        [0] Er past niets meer.
       *[other] Er past niets meer, en geen van je kaarten levert meer strafpunten op dan deze: { $points }.
    }
terminal-hint-misfit =
    { $points ->
        [0] Die kaart past bij geen groep op tafel.
       *[other] Die kaart past bij geen groep op tafel, en geen andere die nergens past levert meer strafpunten op: { $points }.
    }
terminal-hint-last = Je laatste kaart: de ronde is voor jou!
terminal-hint-pass = Aan deze kaart heb je niets.
terminal-hint-wait = Er kan iets op tafel, maar het is beter om nog even te wachten.
terminal-hint-danger = { $name } heeft al neergelegd en is misschien snel uit: laat { $name } een beurt overslaan.
terminal-hint-careful = Aan duurdere kaarten heeft een ander misschien iets; niemand lijkt deze nodig te hebben.
terminal-hint-only = Er is geen andere zet.
terminal-hint-tried = In gesimuleerde spellen deed geen andere zet het duidelijk beter.
terminal-hint-thinking = De expert denkt nog na…
# $count (of those that help), $hidden (cards in other hands and in the draw pile), $cards (their kinds)
terminal-hint-helping =
    { $count ->
        [0] Geen van de { $hidden } verborgen kaarten zou helpen.
        [one] { $count } van de { $hidden } verborgen kaarten zou helpen: { $cards }.
       *[other] { $count } van de { $hidden } verborgen kaarten zouden helpen: { $cards }.
    }
# $names (of players), $count (of them)
terminal-hint-users =
    { $count ->
        [one] { $names } kan deze kaart misschien gebruiken.
       *[other] { $names } kunnen deze kaart misschien gebruiken.
    }
# $chance (in percent)
terminal-hint-chance = Je kans om het spel te winnen: ongeveer { $chance }.
# $moves (moves that are as good)
terminal-hint-equal = Net zo goed: { $moves }.
# $moves (other moves with their chances)
terminal-hint-others = Andere zetten: { $moves }
# $input (what to type), $chance (in percent)
terminal-hint-other = { $input } ({ $chance })

## What happened

# $name (who), $what (one or more things done, with commas)
terminal-did = { $name } { $what }.
terminal-did-draw =
    { $who ->
        [you] pakt
       *[other] pakt
    } een kaart
# $card
terminal-did-draw-card =
    { $who ->
        [you] pakt
       *[other] pakt
    } { $card ->
        [keuzekaart] een { $card }
        [pestkaart] een { $card }
        [heer] een { $card }
        [joker] een { $card }
       *[other] de { $card }
    }
terminal-did-take =
    { $who ->
        [you] neemt
       *[other] neemt
    } de { $card }
terminal-did-knock =
    { $who ->
        [you] klopt en neemt
       *[other] klopt en neemt
    } de { $card }
# $phase, $groups
terminal-did-lay =
    { $who ->
        [you] legt
       *[other] legt
    } fase { $phase } neer ({ $groups })
# $cards, $group (letter)
terminal-did-hit =
    { $who ->
        [you] legt
       *[other] legt
    } { $cards ->
        [keuzekaart] een { $cards }
        [heer] een { $cards }
       *[other] de { $cards }
    } aan bij { $group }
terminal-did-discard =
    { $who ->
        [you] legt
       *[other] legt
    } { $card ->
        [keuzekaart] een { $card }
        [pestkaart] een { $card }
        [heer] een { $card }
        [joker] een { $card }
       *[other] de { $card }
    } af
# $target (name), $whom (you or other)
terminal-did-skip =
    { $who ->
        [you] speelt
       *[other] speelt
    } een pestkaart tegen { $whom ->
        [you] jou
       *[other] { $target }
    }
terminal-news-dealer =
    { $who ->
        [you] Het lot wijst jou aan als eerste deler.
       *[other] Het lot wijst { $name } aan als eerste deler.
    }
# $round
terminal-news-round =
    { $who ->
        [you] Ronde { $round }. Jij deelt.
       *[other] Ronde { $round }. { $name } deelt.
    }
terminal-news-replay-round =
    { $who ->
        [you] Ronde { $round } is de beslissende. Jij deelt.
       *[other] Ronde { $round } is de beslissende. { $name } deelt.
    }
# $card
terminal-news-first-card = De eerste kaart van de aflegstapel: { $card }.
terminal-news-card-returned = Omgedraaid: { $card }. Die kaart gaat terug onder de pakstapel.
terminal-news-turn-lost =
    { $who ->
        [you] Je slaat een beurt over.
       *[other] { $name } slaat een beurt over.
    }
terminal-news-nothing-to-draw =
    { $who ->
        [you] Er valt niets te pakken: je speelt verder met wat je hebt.
       *[other] Er valt niets te pakken: { $name } speelt verder zonder nieuwe kaart.
    }
# $count
terminal-news-shuffled =
    { $count ->
        [one] { $count } afgelegde kaart wordt de nieuwe pakstapel.
       *[other] { $count } afgelegde kaarten worden geschud en vormen de nieuwe pakstapel.
    }
terminal-news-round-won =
    { $who ->
        [you] Je bent uit: de ronde is voor jou!
       *[other] { $name } is uit: de ronde is voorbij.
    }
terminal-news-round-stopped = De ronde heeft te lang geduurd en is nu voorbij (T11).
# $left (how many cards), $cards, $points, $score (total)
terminal-news-scored =
    { $name }: { $left ->
        [0] geen kaarten meer
       *[other] nog { $cards } in de hand
    }; +{ $points }, totaal { $score }
# $place
terminal-news-place =
    { $who ->
        [you] Je eindigt als { $place }e.
       *[other] { $name } eindigt als { $place }e.
    }
# $names
terminal-news-replay = Gelijk aan kop: { $names }. Alleen zij spelen een beslissende ronde.
terminal-news-won =
    { $who ->
        [you] Je wint het spel. Goed gespeeld!
       *[other] { $name } wint het spel.
    }
terminal-news-shared = Samen gewonnen: { $names }.

## Points

# $name, $cards (left in hand), $laid (about the phase), $points, $score (total)
terminal-score-line =
    { $name }: { $cards }, { $laid }, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }, totaal { $score }
terminal-score-line-places = { $name }: { $cards }, { $laid }
terminal-score-nothing-left = geen kaarten meer
# $phase
terminal-score-laid = fase { $phase } neergelegd
terminal-score-not-laid = fase niet neergelegd
# $round, $points (names with points)
terminal-score-round = Ronde { $round }: { $points }
# $place, $name, $phases (how many done), $points
terminal-standing =
    { $place }. { $name }, { $phases ->
        [one] { $phases } fase
       *[other] { $phases } fasen
    } gehaald, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
terminal-standing-places =
    { $place }. { $name }, { $phases ->
        [one] { $phases } fase
       *[other] { $phases } fasen
    } gehaald

## Replay

# $table (a word that can be typed)
terminal-replay = Enter: volgende zet; een getal: zo veel zetten; { $table }: de tafel; q: afsluiten

## Before a card is discarded that was typed alone

# $card
terminal-sure-helps = De { $card } kun je goed gebruiken. Toch afleggen?

## Taking back

terminal-word-undo = terugnemen
# $what (page_table-taken-lay, or cards)
terminal-choice-undo = { $what } terugnemen
terminal-help-undo = { $what } terugnemen; dat kan tot het eind van je beurt.

## The letters on ordinary cards

terminal-rank-ace = A
terminal-rank-jack = B
terminal-rank-queen = V
terminal-rank-king = H
terminal-rank-joker = Jo
