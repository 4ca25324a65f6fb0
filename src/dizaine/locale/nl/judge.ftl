# Is this allowed? What the arbiter asks, and what it answers. Why something is not allowed is in refusals.ftl.
judge-answer-yes = Ja.
judge-answer-no = Nee.

# $rule (an id such as W3), $law (what the rule says)
judge-answer-law = Regel { $rule }: { $law }

# $rule (an id; the game itself does not have this rule)
judge-answer-rule = Regel { $rule }.

# $count (questions that follow)
judge-asks =
    { $count ->
        [one] Eerst moet ik nog één ding weten.
       *[other] Eerst moet ik nog { $count } dingen weten.
    }

## The questions to the person

judge-ask-about = Waar gaat je vraag over?
judge-ask-phase = Welke fase?
judge-ask-lay-cards = Welke kaarten wil je neerleggen?
judge-ask-hit-cards = Welke kaart wil je aanleggen?
judge-ask-pairs-cards = Welke kaart wil je aanleggen? (Bij een reeks van paren: twee.)
judge-ask-group = Welke kaarten liggen er in die groep? Noem een reeks op volgorde.
judge-ask-shape = Wat was die groep bij het neerleggen?
judge-ask-number = Welk getal is erbij genoemd? Bij een reeks het laagste.
judge-ask-colour = Welke kleur is erbij genoemd?
judge-ask-laid = Ligt de fase van de speler zelf op tafel?
judge-ask-count-laid = Heeft de speler de fase in deze ronde neergelegd?
judge-ask-end = Aan welke kant van de reeks komt de keuzekaart?
judge-ask-left = Blijven er daarna kaarten in de hand over?
judge-ask-take-card = Welke kaart ligt boven op de aflegstapel?
judge-ask-knock-card = Welke kaart is afgelegd?
judge-ask-discard-card = Welke kaart wil je afleggen?
judge-ask-first-card = Welke kaart is na het delen omgedraaid?
judge-ask-pile = Hoeveel kaarten liggen er op de aflegstapel?
judge-ask-hand = Welke kaarten heeft de speler in de hand?
judge-ask-table = Welke groepen liggen er op tafel? Noem een reeks op volgorde.
judge-ask-moment = Wanneer klopt de speler?
judge-ask-whose = Wie heeft de kaart afgelegd?
judge-ask-knock-skipped = Moet de speler een beurt overslaan?
judge-ask-skip-skipped = Ligt er al een pestkaart vóór die speler?
judge-ask-skips = Kan iemand de pestkaart nog krijgen?
judge-ask-taken = Heeft de speler nog een kaart van de aflegstapel in de hand die in deze beurt op tafel moet?
judge-ask-players = Hoeveel spelers doen er in deze ronde mee?
judge-ask-target = Voor wie is de pestkaart?
judge-ask-by = Hoe raakt de speler de laatste kaart kwijt?
judge-ask-total-points = Hoeveel punten heeft elke speler die de laatste fase heeft gehaald?
judge-ask-before-points = Wie hebben de laatste fase gehaald? Hoeveel punten had ieder van hen vóór deze ronde?
judge-ask-rounds-points = Hoeveel punten heeft elke speler na de laatste ronde?
judge-ask-dice = Wat laten de dobbelstenen zien?

## What can be chosen

judge-option-yes = Ja
judge-option-no = Nee
judge-option-about-lay = Een fase neerleggen
judge-option-about-hit = Een kaart aanleggen
judge-option-about-take = De afgelegde kaart nemen
judge-option-about-knock = Kloppen
judge-option-about-discard = Afleggen
judge-option-about-skip = Een pestkaart spelen
judge-option-about-first = De eerste omgedraaide kaart
judge-option-about-out = Uit zijn
judge-option-about-count = Telt de fase mee?
judge-option-about-win = Heeft iemand gewonnen?
judge-option-about-roll = Een worp en de punten
judge-option-laid-no = Nog niet
judge-option-laid-now = Sinds deze beurt
judge-option-laid-earlier = Sinds een eerdere beurt
judge-option-count-laid-yes = Ja
judge-option-count-laid-no = Nee
judge-option-left-some = Ja
judge-option-left-none = Nee, geen enkele
judge-option-end-low = De lage kant
judge-option-end-high = De hoge kant
judge-option-pile-one = Alleen deze
judge-option-pile-more = Meer dan één
judge-option-moment-now = Meteen na het afleggen
judge-option-moment-drawn = Nadat de volgende speler een kaart heeft gepakt
judge-option-moment-first = Na het delen, om de eerste kaart te krijgen
judge-option-moment-skip = Nadat een pestkaart is gespeeld
judge-option-whose-other = Een andere speler
judge-option-whose-own = De speler die klopt
judge-option-skips-free = Ja, er is nog iemand zonder
judge-option-skips-all = Nee, alle anderen hebben er al een
judge-option-players-two = Twee
judge-option-players-more = Drie of meer
judge-option-target-other = Een andere speler
judge-option-target-self = Zichzelf
judge-option-by-lay = Met de fase
judge-option-by-hit = Door die aan te leggen
judge-option-by-discard = Door die af te leggen
judge-option-by-skip = Met een pestkaart
judge-option-shape-set = Een set
judge-option-shape-run = Een reeks
judge-option-shape-pairs = Een reeks van paren
judge-option-shape-odd-run = Een reeks van oneven kaarten
judge-option-shape-even-run = Een reeks van even kaarten
judge-option-shape-colour-run = Een reeks in één kleur
judge-option-shape-colour = Kaarten van één kleur
judge-option-shape-odd = Oneven kaarten
judge-option-shape-even = Even kaarten
judge-option-shape-other = Een ander soort groep

# $colour, $number (a number or W)
judge-face =
    { $colour ->
        [rood] rode
        [geel] gele
        [groen] groene
        [blauw] blauwe
       *[other] { $colour }
    } { $number }

## What is allowed, and what happens then


# $phase (a number)
judge-yes-lay = Deze kaarten vormen fase { $phase }, en die telt zodra de kaarten op tafel liggen.
judge-yes-lay-out = Deze kaarten vormen fase { $phase }, en de ronde is meteen voorbij omdat de hand leeg is.
judge-yes-hit = De kaart past bij deze groep.
judge-yes-hit-out = De kaart past bij deze groep, en de ronde is voorbij omdat de hand leeg is.
judge-yes-discard = Met deze kaart kan de beurt eindigen.
judge-yes-discard-out = Hiermee is de ronde voorbij, want de hand is leeg.
judge-yes-discard-skip = Niemand kan deze pestkaart krijgen, dus mag die op de aflegstapel, zonder effect.
judge-yes-skip = Die speler slaat de volgende beurt over.
judge-yes-skip-next = De kaart gaat op de aflegstapel, en de volgende speler slaat een beurt over.
judge-yes-skip-again = Met z’n tweeën levert de kaart gewoon nog een beurt op.
judge-yes-skip-out = Het is de laatste kaart, dus de ronde is voorbij en de pestkaart heeft geen effect.
judge-yes-take = Deze kaart mag je nemen in plaats van er een te pakken van de pakstapel.
judge-yes-take-use = Deze kaart mag je nemen, maar die moet in deze beurt op tafel.
judge-yes-knock = De speler mag kloppen en de kaart nemen.
judge-yes-knock-use = De speler mag kloppen, maar de kaart moet in deze beurt op tafel.
judge-yes-first = De eerste speler mag deze kaart nemen of een andere pakken.
judge-yes-first-wild = De eerste speler mag deze keuzekaart nemen.
judge-yes-count = Een fase die op tafel ligt, telt, wie de ronde ook wint.

# $player (the number of a player in the list, or several)
judge-yes-win = Het spel is afgelopen, en nummer { $player } in de lijst heeft gewonnen.
judge-yes-shared = Het spel is afgelopen, en de nummers { $player } in de lijst winnen samen.
judge-yes-place = Wie het eerst alle fasen heeft gehaald, heeft gewonnen, en de anderen spelen door om de volgende plaatsen.

# $phase (a number), $points
judge-yes-made =
    De dobbelstenen vormen fase { $phase } en leveren { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } op.

## What is not allowed, where the engine has no refusal

judge-no-first-returned = Deze kaart gaat onder de pakstapel, en er wordt een andere omgedraaid.
judge-no-first-lost = De eerste speler slaat deze beurt over, en de pestkaart blijft op de aflegstapel.
judge-no-count-again = De speler probeert in de volgende ronde dezelfde fase opnieuw.
judge-no-count-anyway = De fase telt niet, maar in dit spel gaat iedereen door naar de volgende.

# $players (numbers of the list)
judge-no-replay = De nummers { $players } in de lijst staan gelijk en spelen samen een beslissende ronde, met de laatste fase.
judge-no-not-made = De dobbelstenen vormen fase { $phase } niet; die levert niets op, en je krijgt een nieuwe kans.

## What the arbiter cannot read


# $text (what was written), $colours (letters), $highest (number)
judge-error-card = “{ $text }” is geen kaart van dit spel. Typ de letter van een kleur ({ $colours }; y = geel, g = groen) en een getal van 1 tot en met { $highest }, of W voor een keuzekaart, of S voor een pestkaart.

# $card, $count (how many the deck has)
judge-error-copies = Je noemt { $card } te vaak: die kaart zit maar { $count } keer in het spel.
judge-error-no-cards = Noem minstens één kaart.

# $least, $most (numbers of cards)
judge-error-cards =
    Noem minstens { $least } en hoogstens { $most ->
        [one] { $most } kaart
       *[other] { $most } kaarten
    }.
judge-error-groups =
    Noem hoogstens { $most ->
        [one] { $most } groep
       *[other] { $most } groepen
    }.

# $cards (of the group)
judge-error-group = { $cards } is geen groep van dit spel. Noem alle kaarten ervan, bij een reeks op volgorde.

# $number (of a phase), $phases (the numbers of those played)
judge-error-phase = Fase { $number } bestaat niet in dit spel. Wel deze: { $phases }.
judge-error-points = Noem de punten van 1 tot en met { $most } spelers, bijvoorbeeld 35 40.

# $known (names of questions)
judge-error-about = Dat is geen vraag over dit spel. Kies uit: { $known }.
judge-error-no-skips = In dit spel zitten geen pestkaarten.

# $count (dice of the game), $given
judge-error-dice-count = Noem alle { $count } dobbelstenen; je noemde er { $given }.
judge-error-dice-colour = Bij deze fase tellen de kleuren. Zet er een vóór “{ $text }”, bijvoorbeeld r{ $text }.
judge-error-die = Geen dobbelsteen van dit spel laat “{ $text }” zien. Typ de letter van een kleur en een getal, of W voor vrije keuze, bijvoorbeeld r10 of oW.
judge-error-dice-together = De dobbelstenen van dit spel kunnen dit niet allemaal tegelijk laten zien. Waar kleuren niet tellen, zijn getallen genoeg.

## In the terminal

judge-prompt = Je antwoord:
judge-hint-cards = Kaarten schrijf je als r7, y12 (y = geel, g = groen), W (keuzekaart), S (pestkaart), met een + tussen groepen; een - betekent geen.
judge-hint-dice = Dobbelstenen schrijf je als r10, oW (vrije keuze), of zonder kleur waar die niet telt: 10, W.

# $colours (letters with the names of the colours)
judge-hint-colours = Kleuren: { $colours }.
judge-hint-numbers = Getallen met spaties ertussen, bijvoorbeeld 35 40.

# $options (what can be typed)
judge-hint-choice = Typ een van deze: { $options }.
judge-as-laid = Zo heb ik het begrepen: { $groups }

# $ask (the question that nobody answered)
judge-error-unanswered = Geef eerst hier antwoord op: { $ask }
# $text (what was written), $names (of the questions)
judge-error-no-question = Er is geen vraag “{ $text }”. Kies uit: { $names }.
# $text, $names (of the facts)
judge-error-no-fact = Bij deze vraag hoort geen gegeven “{ $text }”. Wel deze: { $names }.
# $field (of the question), $text (what was written), $words (those it can be)
judge-error-word = { $field }: “{ $text }” kan hier niet. Typ een van deze woorden: { $words }.
judge-error-value = { $field }: “{ $text }” kan hier niet. Typ een getal dat in het spel voorkomt.
# $field, $detail (a sentence)
judge-error-fact = { $field }: { $detail }
