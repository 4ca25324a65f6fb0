# The rules in words. A message rules-<id>… is a piece of the rule with that id; pieces of one rule follow
# each other in one paragraph. No text names another rule's id: each id stands on the page once.

## The page and its headings

# $title (name of the edition or of one's own book)
rules-page-title = De regels: { $title }
# $variants (as below, as a list)
rules-page-title-with = { $title }, met { $variants }
# Variants in a title; $count (of the phases that are played)
rules-with-ten-rounds = één ronde per fase
rules-with-phases =
    { $count ->
        [one] maar { $count } fase
       *[other] maar { $count } fasen
    }
rules-with-knock = kloppen
rules-with-free-order = fasen in vrije volgorde
rules-with-order = een andere volgorde van de fasen
rules-with-hits-next-turn = aanleggen vanaf de volgende beurt
rules-with-natural-in-each-group = een genummerde kaart in elke groep
rules-with-out-by-discard = uit zijn alleen door af te leggen
rules-with-free-take = vrij nemen van de aflegstapel
rules-with-use-taken = nemen alleen om op tafel te leggen
rules-with-skip-chosen = pestkaarten voor wie je kiest
rules-with-skip-next = pestkaarten voor de volgende speler
rules-with-points = punten
rules-with-places = plaatsen
# $id (what one types to get this game)
rules-page-id = Spel: { $id }
rules-page-words = Welkom aan tafel. Eerst een paar woorden die je steeds tegenkomt. Een ronde duurt van het delen tot iemand geen kaarten meer heeft. Een fase is wat je in een ronde op tafel moet leggen; die bestaat uit een of meer groepen. Genummerde kaarten zijn de kaarten met een getal. Aanleggen is kaarten toevoegen aan een groep die al op tafel ligt. Je bent uit als je je laatste kaart kwijt bent.

# $phases (how many are played)
rules-aim-won =
    { $phases ->
        [one] Doel van het spel: verzamel de kaarten van de fase en leg ze op tafel. Wie de fase aan het eind van een ronde heeft liggen, wint het spel; lukt dat meerdere spelers, dan beslissen de punten.
       *[other] Doel van het spel: leg als eerste alle { $phases } fasen neer, hoogstens één per ronde. Elke fase vraagt om andere kaarten; lukt een fase niet, dan probeer je het in de volgende ronde opnieuw.
    }
rules-aim-places =
    { $phases ->
        [one] Doel van het spel: verzamel de kaarten van de fase en leg ze op tafel. Wie dat het eerst lukt, wint; de anderen spelen door om de volgende plaatsen.
       *[other] Doel van het spel: leg als eerste alle { $phases } fasen neer, hoogstens één per ronde. Elke fase vraagt om andere kaarten; lukt een fase niet, dan probeer je het in de volgende ronde opnieuw. Is er een winnaar, dan spelen de anderen door om de volgende plaatsen.
    }
rules-aim-rounds =
    { $phases ->
        [one] Doel van het spel: leg in één ronde de fase neer en speel je kaarten weg. Kaarten die je overhoudt, leveren strafpunten op. Wie de minste heeft, wint.
       *[other] Doel van het spel: leg in elk van de { $phases } rondes de fase van die ronde neer en speel je kaarten weg. Kaarten die je overhoudt, leveren strafpunten op. Wie er aan het eind de minste heeft, wint.
    }

rules-section-material = Wat je nodig hebt
rules-section-phases = De fasen
rules-section-turn = Je beurt
rules-section-wilds = Keuzekaarten
rules-section-skips = Pestkaarten
rules-section-hits = Aanleggen
rules-section-end = Het einde van een ronde en van het spel
rules-section-variants = Afgesproken voor dit spel
rules-section-options = Huisregels van dit spel

rules-phases-fixed = Dit zijn de fasen, in de volgorde waarin je ze speelt:
rules-phases-free = Dit zijn de fasen; de volgorde kies je zelf:

# $number (of a phase)
rules-phase-label = Fase { $number }

## Material

# $total (numbered cards in all), $numbers (the highest number), $copies (how often each card is there)
rules-M1 =
    { $total } genummerde kaarten: 1 tot en met { $numbers } in elke kleur, { $copies ->
        [1] elke kaart één keer.
        [2] elke kaart twee keer.
       *[other] elke kaart { $copies } keer.
    }
# $count (of colours), $colours (each with its shape)
rules-M2 =
    { $count ->
        [one] { $count } kleur, met een eigen teken: { $colours }.
       *[other] { $count } kleuren, elk met een eigen teken: { $colours }.
    }
# $wilds (how many)
rules-M3 =
    { $wilds ->
        [one] { $wilds } keuzekaart, die elke genummerde kaart kan vervangen.
       *[other] { $wilds } keuzekaarten, die elke genummerde kaart kunnen vervangen.
    }
# $skips (how many)
rules-M4 =
    { $skips ->
        [one] { $skips } pestkaart, die een andere speler een beurt laat overslaan.
       *[other] { $skips } pestkaarten, die een andere speler een beurt laten overslaan.
    }
# $hand (cards)
rules-M5 =
    { $hand ->
        [one] Iedereen krijgt { $hand } kaart, te beginnen links van de deler.
       *[other] Iedereen krijgt { $hand } kaarten, één voor één, te beginnen links van de deler.
    } Laat je kaarten aan niemand zien. De rest vormt de pakstapel, met de achterkant naar boven. Draai de bovenste kaart om en leg die ernaast: dat is het begin van de aflegstapel.
# $least, $most (players)
rules-M6 = Voor { $least } tot en met { $most } spelers.
# $players
rules-M6-exact =
    { $players ->
        [one] Voor één speler.
       *[other] Voor precies { $players } spelers.
    }
# $cards (how many there are)
rules-M7-each =
    { $cards ->
        [one] Er is { $cards } overzichtskaart met alle fasen; eigenlijk hoort iedereen er een te hebben.
       *[other] Er zijn { $cards } overzichtskaarten met alle fasen: iedereen neemt er één.
    }
rules-M7-shared =
    { $cards ->
        [one] Leg { $cards } overzichtskaart met alle fasen zo neer dat iedereen die kan zien.
       *[other] Leg { $cards } overzichtskaarten met alle fasen zo neer dat iedereen ze kan zien.
    }
# $markers (how many there are)
rules-M7-markers =
    { $markers ->
        [one] Er is { $markers } schuifje: daarmee wijs je de fase aan die nu komt.
       *[other] Met een van de { $markers } schuifjes wijs je de fase aan die je nu moet halen. Schuif het door zodra je fase op tafel ligt, uiterlijk aan het eind van de ronde.
    }
rules-M8 = Je kunt ook met twee gewone kaartspellen spelen: aas tot en met vrouw (dame) zijn 1 tot en met 12, en klaver, schoppen, harten en ruiten zijn de kleuren.
# $wilds (how many)
rules-M8-wilds =
    { $wilds ->
        [one] De keuzekaart is { $wilds } heer (koning); klaver, schoppen, harten of ruiten maakt niet uit.
       *[other] De keuzekaarten zijn { $wilds } heren (koningen); klaver, schoppen, harten of ruiten maakt niet uit.
    }
# $skips (how many)
rules-M8-skips =
    { $skips ->
        [one] De pestkaart is { $skips } joker.
       *[other] De pestkaarten zijn { $skips } jokers.
    }
rules-M9 = Op elke kaart staat ook het teken van de kleur. Zo doet iedereen even makkelijk mee, ook wie kleuren niet goed uit elkaar kan houden.
# $colour, $shape
rules-colour-and-shape = { $colour } ({ $shape })

## Phases

rules-P1 = Set: twee of meer kaarten met hetzelfde getal, in welke kleur dan ook.
rules-P1-several = Twee sets in één fase mogen hetzelfde getal hebben.
# $least (cards), $example (such a run)
rules-P2 = Reeks: kaarten met getallen die zonder gat op elkaar volgen, zoals { $example }; minstens { $least } kaarten.
rules-P2-colours = De kleuren maken niet uit.
# $numbers (the highest number)
rules-P2-ends = Een reeks begint nooit onder 1 en loopt nooit verder dan { $numbers }; na { $numbers } komt geen 1.
rules-P3 = Eén kleur: alle kaarten hebben dezelfde kleur. De getallen maken niet uit, en hetzelfde getal mag meer dan één keer voorkomen.
rules-P4 = Oneven kaarten: alleen kaarten met een oneven getal. Even kaarten: alleen kaarten met een even getal. Ze hoeven niet op elkaar te volgen, en hetzelfde getal mag meer dan één keer voorkomen.
rules-P4-colours = Je mag kleuren door elkaar gebruiken.
rules-P4-one-colour = Vraagt de fase ook om één kleur, dan hebben ze allemaal dezelfde kleur.
rules-P5 = Reeks van oneven of even kaarten: oneven getallen die op elkaar volgen, zoals 1 3 5, of even getallen, zoals 2 4 6.
rules-P6 = Reeks van paren: getallen die op elkaar volgen, elk twee keer, zoals 3 3 4 4.
rules-P7 = Reeks in één kleur: een reeks waarvan alle kaarten dezelfde kleur hebben.
rules-P8-fixed = Iedereen speelt de fasen in de volgorde van de lijst, hoogstens één per ronde.
rules-P8-rounds = In elke ronde probeert iedereen dezelfde fase, in de volgorde van de lijst.
rules-P8-free = Je kiest zelf welke fase je neerlegt, maar hoogstens één per ronde.
rules-P8 = Je mag een fase neerleggen zodra je alle kaarten ervoor in je hand hebt, en dan alles in één keer. De fase telt zodra die op tafel ligt, ook als je de ronde niet wint.
rules-P9 = Je legt precies de kaarten neer waar de fase om vraagt. Wat er verder bij past, kun je daarna aanleggen. Zo maak je een groep groter, maar begin je nooit een nieuwe: twee sets worden er geen drie.
rules-P10-fixed = Als je fase aan het eind van de ronde nog niet op tafel ligt, probeer je dezelfde fase in de volgende ronde opnieuw. Zo kan iedereen met een andere fase bezig zijn.
rules-P10-free = Als je aan het eind van de ronde geen fase hebt neergelegd, heb je in de volgende ronde weer dezelfde keuze.

## Turn

rules-T1 = Loot wie de eerste keer deelt; daarna deelt elke ronde de speler links van de vorige deler. Vóór elke ronde worden alle kaarten verzameld en geschud. De speler links van de deler begint, en je speelt met de klok mee.
rules-T2 = Pak eerst de bovenste kaart van de pakstapel of neem, als dat mag, de bovenste van de aflegstapel.
rules-T3-fixed = Leg dan je fase neer als je dat kunt en wilt: open, vóór je op tafel.
rules-T3-free = Leg dan een van de fasen neer die je nog moet halen, als je dat kunt en wilt: open, vóór je op tafel.
rules-T4-at-once = Leg daarna, als je fase op tafel ligt, zo veel kaarten aan als je kunt en wilt.
rules-T4-wait = Leg daarna, als je fase al sinds een eerdere beurt op tafel ligt, zo veel kaarten aan als je kunt en wilt.
rules-T5 = Tot slot leg je één kaart uit je hand open op de aflegstapel, en je beurt is voorbij.
rules-T5-skip = In plaats daarvan mag je een pestkaart spelen.
rules-T6 = Een pestkaart mag je nooit van de aflegstapel nemen.
rules-T7 = Is de pakstapel leeg als je wilt pakken, schud dan de aflegstapel, behalve de bovenste kaart: dat is de nieuwe pakstapel. Valt er niets te schudden, dan moet je de bovenste kaart van de aflegstapel nemen, als daar een kaart ligt die je mag nemen. Kan ook dat niet, dan speel je verder zonder te pakken.
rules-T8-take = Een keuzekaart die na het delen wordt omgedraaid, mag de eerste speler nemen.
rules-T8-return = Een keuzekaart die na het delen wordt omgedraaid, gaat onder de pakstapel. Draai dan een andere kaart om.
rules-T9-lose = Wordt er na het delen een pestkaart omgedraaid, dan slaat de eerste speler die eerste beurt over. De pestkaart blijft op de aflegstapel.
rules-T9-return = Een pestkaart die na het delen wordt omgedraaid, gaat onder de pakstapel. Draai dan een andere kaart om.
rules-T10 = Zolang de aflegstapel uit één kaart bestaat, mag je die zomaar nemen. Liggen er meer, dan mag je de bovenste alleen nemen als je die kaart in dezelfde beurt op tafel legt: in je fase of door aan te leggen. Je mag eerst andere kaarten neerleggen of aanleggen, zodat de kaart past, en in plaats van de kaart zelf mag ook een gelijke kaart uit je hand op tafel. Zolang dat niet is gebeurd, kan je beurt niet eindigen.
# $limit (turns for each player)
rules-T11 =
    { $limit ->
        [one] Heeft een ronde gemiddeld { $limit } beurt per speler geduurd
       *[other] Heeft een ronde gemiddeld { $limit } beurten per speler geduurd
    }, overgeslagen beurten meegeteld, dan is de ronde voorbij, zonder winnaar.
rules-T11-points = Iedereen telt de punten in de hand, en de fasen op tafel gelden als gehaald.
rules-T11-places = De fasen op tafel gelden als gehaald.
rules-T12 = Ben je met het neerleggen van je fase je laatste kaart kwijt, dan is de ronde meteen voorbij.

## Wilds

rules-W1 = Een keuzekaart is wat je maar wilt: elk getal, in elke kleur.
rules-W2 = Je mag zo veel keuzekaarten gebruiken als je wilt.
rules-W3-none = Een fase mag zelfs alleen uit keuzekaarten bestaan; een genummerde kaart hoeft niet.
rules-W3-phase = In elke fase moet minstens één genummerde kaart zitten: één in de hele fase, niet één in elke groep. Bij het aanleggen hoeft dat niet.
rules-W3-group = Een fase bestaat nooit alleen uit keuzekaarten. Bij het aanleggen is geen genummerde kaart nodig.
rules-W4 = Is aan de genummerde kaarten van een groep niet te zien wat die voorstelt, dan zeg je dat bij het neerleggen: welk getal, waar de reeks begint of welke kleur.
rules-W4-no-runs = Is aan de genummerde kaarten van een groep niet te zien wat die voorstelt, dan zeg je dat bij het neerleggen: welk getal of welke kleur.
rules-W4-run = Leg je een keuzekaart aan bij een reeks, dan zeg je aan welke kant.
rules-W5 = Een keuzekaart op tafel houdt tot het eind van de ronde dezelfde plaats en dezelfde betekenis. Niemand mag de keuzekaart omruilen voor de kaart waar die voor staat.
rules-W6 = Een keuzekaart kan geen pestkaart vervangen.

## Skips

rules-K1 = Een pestkaart speel je als laatste kaart van je beurt, in plaats van een kaart af te leggen. Leg de pestkaart vóór een andere speler naar keuze; die slaat de volgende beurt over.
rules-K2 = Een speler die al een pestkaart vóór zich heeft liggen, kan er geen tweede krijgen. Alleen als niemand de pestkaart kan krijgen, mag je die afleggen, zonder effect.
rules-K3-on = Kom je aan de beurt met een pestkaart vóór je, leg die dan boven op de aflegstapel. Je beurt is meteen voorbij, en de volgende speler is aan de beurt.
rules-K3-under = Kom je aan de beurt met een pestkaart vóór je, leg die dan onder de aflegstapel, zodat de bovenste kaart nog genomen kan worden. Je beurt is meteen voorbij, en de volgende speler is aan de beurt.
rules-K4 = Een pestkaart hoort nooit bij een fase, en je kunt die nooit aanleggen.
rules-K5 = Een pestkaart mag je laatste kaart zijn: je bent uit, de ronde is voorbij, en de pestkaart heeft geen effect.
rules-K6 = Een pestkaart speel je als laatste kaart van je beurt: leg die op de aflegstapel, en de volgende speler slaat een beurt over.
rules-K7 = Met twee spelers levert een pestkaart je gewoon nog een beurt op.
rules-K7-given = De kaart gaat ook dan naar de aflegstapel.
rules-K8 = Een pestkaart blijft vóór een speler liggen tot die echt aan de beurt komt.
rules-K8-knock = De kaart blijft ook liggen als iemand heeft geklopt en het spel daardoor voorbij die speler gaat.
rules-K8-end = Aan het eind van de ronde gaat de pestkaart weer bij de andere kaarten. Een pestkaart die vóór je ligt, hoort niet bij je hand en telt dus niet mee.

## Hits

rules-H1-at-once = Aanleggen mag alleen in je eigen beurt, en alleen als je eigen fase van deze ronde op tafel ligt; dat mag al in de beurt waarin je die neerlegt.
rules-H1-wait = Aanleggen mag alleen in je eigen beurt, en alleen als je eigen fase van deze ronde al sinds een eerdere beurt op tafel ligt.
rules-H1 = Dan mag je bij elke groep op tafel aanleggen, van wie die ook is.
rules-H2-set = Bij een set passen kaarten met hetzelfde getal.
rules-H2-run = Bij een reeks past het getal dat aansluit, aan de lage of aan de hoge kant.
rules-H2-colour-run = Bij een reeks in één kleur past alleen die kleur.
rules-H2-parity-run = Een reeks van oneven of even kaarten gaat verder in stappen van twee.
rules-H2-colour = Bij kaarten van één kleur past elke kaart van die kleur.
rules-H2-parity = Bij oneven kaarten passen oneven kaarten, bij even kaarten even.
rules-H2-parity-colour = Liggen ze er in één kleur, dan past alleen die kleur.
rules-H2-wild = Een keuzekaart past overal waar een genummerde kaart zou passen.
rules-H2-full = Kan een reeks aan geen van beide kanten verder, dan past er niets meer bij.
rules-H3 = Bij een reeks van paren past alleen een heel paar, beide kaarten tegelijk, aan een van beide kanten.
rules-H3-wild = In dat paar mogen keuzekaarten zitten.
rules-H4 = Door aan te leggen wordt een fase nooit een andere: hoe groot een groep ook wordt, je hebt de fase gehaald die je hebt neergelegd.

## End of a round and of the game

rules-S1-any = Een ronde is voorbij zodra iemand geen kaarten meer heeft, doordat de laatste is neergelegd, aangelegd of afgelegd. Die speler wint de ronde.
rules-S1-discard = Een ronde is voorbij zodra iemand de laatste kaart aflegt. Die speler wint de ronde.
rules-S1-skip = Ook een pestkaart mag die laatste kaart zijn.
rules-S2 = De winnaar van de ronde krijgt 0 punten. Alle anderen krijgen strafpunten voor de kaarten in hun hand, en alleen daarvoor.
# $points (for each card)
rules-S2-all =
    { $points ->
        [one] Tel { $points } punt voor elke genummerde kaart.
       *[other] Tel { $points } punten voor elke genummerde kaart.
    }
# $points (for each card), $last (the highest number that costs this)
rules-S2-low =
    { $points ->
        [one] Tel { $points } punt voor elke kaart van 1 tot en met { $last }, en
       *[other] Tel { $points } punten voor elke kaart van 1 tot en met { $last }, en
    }
# $points (for each card), $first, $last (numbers that cost this)
rules-S2-high =
    { $points ->
        [one] { $points } punt voor elke kaart van { $first } tot en met { $last }.
       *[other] { $points } punten voor elke kaart van { $first } tot en met { $last }.
    }
rules-S2-skip =
    { $points ->
        [one] Een pestkaart telt voor { $points } punt.
       *[other] Een pestkaart telt voor { $points } punten.
    }
rules-S2-wild =
    { $points ->
        [one] Een keuzekaart telt voor { $points } punt.
       *[other] Een keuzekaart telt voor { $points } punten.
    }
rules-S2-low-is-good = Hoe minder punten, hoe beter.
rules-S3-fixed = Iedereen die de fase heeft neergelegd, gaat door naar de volgende, niet alleen de winnaar van de ronde.
rules-S3-free = Iedereen die een fase heeft neergelegd, heeft die gehaald, niet alleen de winnaar van de ronde.
# $phase (number of the last phase)
rules-S4-fixed = Wie aan het eind van een ronde fase { $phase } heeft gehaald, wint het spel.
rules-S4-free = Wie aan het eind van een ronde alle fasen heeft gehaald, wint het spel.
rules-S4-total = Lukt dat meerdere spelers in dezelfde ronde, dan wint wie de minste punten heeft.
rules-S4-before = Lukt dat meerdere spelers in dezelfde ronde, dan wint wie vóór die ronde de minste punten had.
# $phase (number of the phase)
rules-S5 = Staan ze dan nog gelijk, dan spelen alleen zij fase { $phase } nog een keer; van hen deelt de eerste links van de vorige deler. Er komen geen punten meer bij: wie het eerst uit is, wint het spel. Is niemand uit, dan wint de hand met de minste punten; is ook dat gelijk, dan winnen ze samen.
# $phase (number of the last phase)
rules-S6-fixed = Er worden geen punten geteld. Wie het eerst fase { $phase } haalt, wint.
rules-S6-free = Er worden geen punten geteld. Wie het eerst alle fasen haalt, wint.
rules-S6 = De anderen spelen door om de volgende plaatsen. Lukt het meerdere spelers in dezelfde ronde, dan krijgt wie het eerst heeft neergelegd de hogere plaats. Wie klaar is, speelt die ronde nog uit en verlaat dan de tafel; tot dat moment mag bij alle groepen worden aangelegd. Het spel is afgelopen als er nog één speler over is.
rules-S7 = Wordt het laat? Na elke ronde kun je stoppen en een andere dag verdergaan, op een scherm zelfs op elk moment. Er gaat niets verloren.

## Variants

# $rounds (as many as phases)
rules-V1 =
    { $rounds ->
        [one] Eén ronde per fase: hier dus maar één.
       *[other] Eén ronde per fase, { $rounds } in totaal. Na elke ronde gaat iedereen door naar de volgende fase, of de vorige nu is neergelegd of niet.
    } Wie aan het eind de minste punten heeft, wint; hebben meerdere spelers er even weinig, dan winnen ze samen.
# $count (of phases played), $total (of phases in the list of the edition), $phases (their numbers)
rules-V2 =
    { $count ->
        [one] Minder fasen: van de { $total } fasen wordt alleen nummer { $phases } gespeeld.
       *[other] Minder fasen: van de { $total } fasen worden er maar { $count } gespeeld, de nummers { $phases }.
    }
rules-V3 = Kloppen: heeft een speler net een kaart afgelegd, dan mag elke andere speler op tafel kloppen en die kaart nemen, tot de volgende speler een kaart pakt. Wie het eerst klopt, krijgt de kaart en pakt er geen andere. De klopper mag neerleggen en aanleggen en beëindigt de beurt zoals altijd. Daarna is de speler links van de klopper aan de beurt.
rules-V3-limits = Je kunt niet kloppen voor de kaart die je zelf hebt afgelegd, voor de eerste open kaart na het delen, of als de ronde voorbij is. Voor de kaart die de klopper aflegt, mag weer worden geklopt.
rules-V3-skips = Voor een pestkaart kan niemand kloppen, en ook niet voor de kaart die nog op de aflegstapel ligt nadat er een pestkaart is gespeeld. Wie een beurt moet overslaan, kan niet kloppen.
rules-V3-use = Ook de klopper moet de kaart in die beurt op tafel leggen, tenzij het de enige op de stapel was.
rules-V4-free = Vrije volgorde: je kiest zelf welke van je overgebleven fasen je neerlegt, en streept die meteen door.
# $phases (numbers in the order of play)
rules-V4-agreed = Andere volgorde: iedereen speelt de fasen in de volgorde { $phases }.

## House options

rules-O1 = Pas later aanleggen: in de beurt waarin je je fase neerlegt, mag je niet aanleggen.
rules-O2 = Een genummerde kaart in elke groep: in elke groep van een fase zit er minstens één, niet alleen in de fase als geheel.
rules-O3 = Alleen uit door af te leggen: houd één kaart over om af te leggen; je laatste kaart mag je niet neerleggen of aanleggen.
rules-O3-skip = Een pestkaart spelen telt als afleggen.

## What differs

# $left, $right (names of two games)
rules-same = { $left } en { $right } worden volgens dezelfde regels gespeeld.
rules-differ = Dit zijn de verschillen tussen { $left } en { $right }:
# $book (name of a game), $text (what its rule says)
rules-in-both = { $book }: { $text }
rules-in-one = Alleen { $book }: { $text }

## The list of editions and variants

rules-list-title = Edities van het spel
# $cards (in the deck), $hand (cards), $phases (how many)
rules-edition-classic = Het grote spel met { $cards } kaarten en { $hand } in de hand, zoals in de jubileumdoos.
rules-edition-continental = Het grote spel met { $cards } kaarten en { $hand } in de hand, zoals het in Europa te koop is: een fase mag helemaal uit keuzekaarten bestaan.
rules-edition-express = Het korte spel met { $cards } kaarten en maar { $hand } in de hand, met { $phases } eigen fasen.
rules-edition-dutch = Het grote spel met { $cards } kaarten en { $hand } in de hand, zoals een Nederlandstalige club het speelt: zonder punten, en van de aflegstapel neem je alleen wat je meteen gebruikt.
rules-edition-dutch-original = Hetzelfde spel met { $cards } kaarten en { $hand } in de hand, zonder de aanpassingen van de club.
rules-name-classic = Klassiek
rules-name-continental = Continentaal
rules-name-express = Express
rules-name-dutch = Nederlandse clubregels
rules-name-dutch-original = Nederlandse regels, origineel

rules-list-variants = Varianten, met een plusteken toe te voegen aan elke editie met kaarten
rules-variant-ten-rounds = Eén ronde per fase, gehaald of niet; wie de minste punten heeft, wint.
rules-variant-phases = Minder fasen: de eerste paar, de even of de oneven (phases=even, phases=odd), of een keuze (phases=1,3,8).
rules-variant-knock = Kloppen om de kaart te nemen die net is afgelegd.
rules-variant-free-order = Iedereen kiest zelf de volgende fase.
rules-variant-order = De fasen in een andere volgorde, voor iedereen dezelfde.
rules-variant-hits-next-turn = Niet aanleggen in de beurt waarin je je fase neerlegt.
rules-variant-natural-in-each-group = In elke groep van een fase moet een genummerde kaart zitten.
rules-variant-out-by-discard = Je bent alleen uit als je je laatste kaart aflegt.
rules-variant-free-take = De bovenste kaart van de aflegstapel mag je altijd nemen.
rules-variant-use-taken = De bovenste kaart van de aflegstapel mag je alleen nemen om die meteen op tafel te leggen.
rules-variant-skip-chosen = Je kiest zelf wie de pestkaart krijgt.
rules-variant-skip-next = De pestkaart treft de volgende speler.
rules-variant-points = Er worden punten geteld.
rules-variant-places = Geen punten; na de winnaar spelen de anderen door om de plaatsen.
rules-list-hint = De regels van precies jullie spel: dizaine rules continental+knock
rules-list-hint-diff = Het verschil tussen twee spellen: dizaine rules --diff classic dutch
rules-list-hint-new = Een eerste eigen regelboek: dizaine rules --new mijn.toml
rules-list-hint-check = Je eigen regelboek controleren: dizaine rules --check mijn.toml

## Checking a file of one's own

# $file, $title (of the book), $id (how the game is called)
rules-check-right = { $file } klopt: { $title } ({ $id }) kan gespeeld worden.
# $file
rules-check-wrong = Met { $file } kan niet gespeeld worden.

# $file
rules-new-written = { $file } is geschreven: het klassieke spel, met bij elk veld uitleg in het Engels. Verander wat je wilt en controleer het dan: dizaine rules --check { $file }

## What is wrong with a rulebook
# These complete a line such as “deal.hand: must lie between 1 and 15, not 20 (M5)”.

# $field (its name in the file), $reason
rules-fault-line = { $field }: { $reason }
# $line (one as above), $rule (id of the rule that it breaks)
rules-fault-rule = { $line } ({ $rule })
# $number, $phase (what it asks for), $reason
rules-fault-in-phase = Fase { $number } ({ $phase }): { $reason }
# $reason, $word (the nearest known one)
rules-fault-near = { $reason }; bedoel je “{ $word }”?
# $reason, $words (all known ones)
rules-fault-known = { $reason }; kies uit { $words }
# Below, each message is for a code of dizaine.rulebooks; its arguments are the facts.
rules-problem-only-phases =
    { $count ->
        [one] { $book } heeft maar { $count } fase, geen { $wanted }
       *[other] { $book } heeft maar { $count } fasen, geen { $wanted }
    }
rules-problem-not-ascending = { $value } loopt niet op; schrijf voor een andere volgorde order= in plaats van phases=
rules-problem-selection = schrijf een getal, “even”, “odd” (oneven) of een lijst zoals 1,3,8, niet { $value }
rules-problem-order = schrijf een lijst zoals 3,1,2, niet { $value }
rules-problem-combined = gaat niet samen met { $other }
rules-problem-no-variant = er is geen variant “{ $name }”
rules-problem-needs-value = heeft een waarde nodig, zoals { $example }
rules-problem-no-value = krijgt geen waarde
rules-problem-twice = wordt twee keer genoemd
rules-problem-phase-twice = fase { $number } wordt twee keer genoemd
rules-problem-name-twice = { $name } wordt twee keer genoemd
rules-problem-between = moet tussen { $least } en { $most } liggen, niet { $value }
rules-problem-empty = mag niet leeg zijn
rules-problem-not-one-of = { $value } kan hier niet; kies uit { $words }
rules-problem-at-least-one = er is er minstens één nodig
rules-problem-deck = het spel heeft { $cards } kaarten; meer dan { $most } kan niet
rules-problem-phase-count = een regelboek heeft 1 tot en met { $most } fasen, geen { $count }
rules-problem-small-group = een groep heeft minstens { $least } kaarten
rules-problem-short-run = in dit regelboek heeft een reeks minstens { $least } kaarten
rules-problem-few-pairs = een reeks van paren heeft minstens { $least } paren
rules-problem-long-run = van 1 tot en met { $numbers } volgen hoogstens { $most } getallen op elkaar
rules-problem-long-odd-run = van 1 tot en met { $numbers } volgen hoogstens { $most } oneven getallen op elkaar
rules-problem-long-even-run = van 1 tot en met { $numbers } volgen hoogstens { $most } even getallen op elkaar
rules-problem-groups = de fase heeft { $groups } groepen; meer dan { $most } kan niet
rules-problem-large = de fase vraagt om { $cards } kaarten, maar na het pakken heb je er maar { $room }
rules-problem-large-with-discard = de fase vraagt om { $cards } kaarten, maar één kaart moet overblijven om af te leggen; dan zijn er nog { $room }
rules-problem-wilds =
    { $wilds ->
        [one] voor de fase zijn { $needed } keuzekaarten nodig, maar het spel heeft er maar { $wilds }
       *[other] voor de fase zijn { $needed } keuzekaarten nodig, maar het spel heeft er maar { $wilds }
    }
rules-problem-natural = het spel heeft er geen genummerde kaart voor
rules-problem-natural-in-group = het spel heeft geen genummerde kaart voor een van de groepen
rules-problem-no-phases = er moet minstens één fase gespeeld worden
rules-problem-no-phase = er is geen fase { $number }, alleen 1 tot en met { $last }
rules-problem-rounds-free = met één ronde per fase kan de volgorde van de fasen niet vrij zijn
rules-problem-rounds-places = bij één ronde per fase beslissen de punten, maar dit spel telt er geen; voeg de variant points toe
rules-problem-not-a-book = schrijf de naam van een editie of van een .toml-bestand, niet { $value }
# $detail (what the computer says, in English)
rules-problem-json = is geen geldige JSON: { $detail }
rules-problem-toml = is geen geldige TOML: { $detail }
rules-problem-long-line = regel { $line } heeft meer dan { $most } tekens; splits die op
rules-problem-many-dots = regel { $line } heeft meer dan { $most } puntjes
rules-problem-no-file = dat bestand bestaat niet
rules-problem-unreadable = kan niet gelezen worden: { $detail }
rules-problem-no-edition = “{ $name }” is geen editie en geen .toml-bestand
rules-problem-extends-itself = { $name } breidt zichzelf uit
rules-problem-id = een regelboek heet zoals het bestand; laat dit weg
rules-problem-section = hier hoort een sectie, niet { $value }
rules-problem-list = hier hoort een lijst, niet { $value }
rules-problem-truth = hier hoort true of false (waar of onwaar), niet { $value }
rules-problem-number = hier hoort een heel getal, niet { $value }
rules-problem-text = hier hoort een tekst tussen aanhalingstekens, niet { $value }
# $most (letters)
rules-problem-title = schrijf 1 tot en met { $most } letters die afgedrukt kunnen worden
rules-problem-unknown-in-section = de sectie [{ $section }] kent dit veld niet
rules-problem-unknown = een regelboek kent dit veld niet
rules-problem-missing = ontbreekt
rules-problem-unreadable-group = { $value } is niet te lezen als groep van een fase; schrijf bijvoorbeeld (in het Engels) “set of 3 + run of 4”, “run of 2 pairs”, “run of 4 odd”, “run of 4 in one colour”, “4 even” of “7 of one colour”
rules-problem-players = { $book } is voor { $least } tot en met { $most } spelers, niet voor { $value }
rules-problem-few-cards = { $cards } kaarten zijn niet genoeg voor { $players } handen van { $hand } en twee stapels
rules-problem-no-start =
    { $cards ->
        [one] met de { $cards } kaart die na { $players } handen overblijft, kan de aflegstapel misschien niet beginnen
       *[other] bij de { $cards } kaarten die na { $players } handen overblijven, zit er misschien geen waarmee de aflegstapel kan beginnen
    }

## The dice game

# $phases (how many there are)
rules-aim-dice =
    { $phases ->
        [one] Doel van het spel: haal de fase met de dobbelstenen, voor zo veel mogelijk punten.
       *[other] Doel van het spel: haal de { $phases } fasen met de dobbelstenen, de ene na de andere, en scoor meer dan de anderen.
    }
rules-section-dice-points = Punten
rules-section-dice-end = Het einde van het spel
rules-edition-dice = Het dobbelspel met { $dice } dobbelstenen en { $phases } fasen, ook om in je eentje te spelen.
rules-edition-dice-french = Het dobbelspel volgens de Franse spelregels: { $dice } dobbelstenen, met een 5 en maar één W op elke lage steen.
rules-name-dice = Dobbelspel
rules-name-dice-french = Dobbelspel, Franse regels

# $dice (how many), $colours (names with their shapes)
rules-D1 = Je speelt met { $dice } dobbelstenen. De vlakken zijn { $colours }; welk vlak welke kleur heeft, verschilt per steen.
# $dice (how many such dice), $faces (what they show)
rules-D1-kind =
    { $dice ->
        [one] { $dice } dobbelsteen heeft de vlakken
       *[other] { $dice } dobbelstenen hebben elk de vlakken
    } { $faces }.
rules-D1-wild = W betekent vrije keuze.
# $faces (what the die shows)
rules-D2 = Eerst gooit iedereen één dobbelsteen met { $faces }. Wie het hoogst gooit, begint, en zo verder tot de laagste; wie gelijk gooit, gooit onderling opnieuw. Op het scoreblok staan de kolommen in die volgorde.
# $more (throws after the first)
rules-D3 =
    { $more ->
        [0] In je beurt gooi je één keer alle dobbelstenen.
        [one] In je beurt gooi je alle dobbelstenen. Daarna mag je nog { $more } keer opnieuw gooien, met de stenen die je wilt. Je mag eerder stoppen.
       *[other] In je beurt gooi je alle dobbelstenen. Daarna mag je nog { $more } keer opnieuw gooien, met de stenen die je wilt. Stenen die je apart hebt gelegd, mag je voor een latere worp weer pakken. Je mag eerder stoppen.
    }
rules-D4 = Je haalt de fasen in deze volgorde. Een fase die mislukt, levert niets op; in je volgende beurt probeer je die opnieuw.
# $numbers (the highest number)
rules-D5 = Een set bestaat uit stenen met hetzelfde getal, een reeks uit stenen met opeenvolgende getallen van 1 tot en met { $numbers }.
rules-D5-wild = Een W staat voor elk getal en telt voor 0; ook een groep van alleen W’s geldt.
rules-D5-colour = Vraagt de fase om één kleur, dan tellen alleen vlakken van die kleur.
rules-D5-colour-wild = Een W geldt dan alleen in zijn eigen kleur, en telt voor 0.
rules-D6 = Een fase levert de som op van precies de stenen die ervoor nodig zijn, op de manier die het meest waard is. Op het scoreblok staat na elke fase het totaal.
rules-D6-example = Voorbeeld: 8 8 8 en 10 W W zijn als twee sets van 3 samen 34 waard.
# $phase (its number), $over (points), $bonus (points)
rules-D7 = Is je totaal na fase { $phase } hoger dan { $over }, dan krijg je { $bonus } punten extra.
# $bonus (points)
rules-D8 = Wie als eerste de laatste fase haalt, krijgt { $bonus } punten extra. Dat geldt ook voor wie later in dezelfde ronde aan de beurt is en in die beurt de laatste fase haalt.
rules-D9 = Zodra iemand de laatste fase heeft gehaald, krijgen de anderen om de beurt nog een laatste kans, te beginnen met de volgende speler. Je speelt dan beurt na beurt door, tot er een fase mislukt of tot je de laatste hebt gehaald. Daarna krijgt de volgende speler die kans.
rules-D10 = Het hoogste totaal wint; hebben meerdere spelers dat, dan winnen ze samen.
rules-D11 = Ligt er aan het eind van je beurt een complete fase, dan wordt die genoteerd; weigeren kan niet. Wil je meer, gooi dan verder.
# $cost (points)
rules-D12 =
    Speel je in je eentje, noteer dan elke mislukte beurt: per mislukte beurt { $cost ->
        [one] gaat er aan het eind { $cost } punt af.
       *[other] gaan er aan het eind { $cost } punten af.
    }
# $bonus (points)
rules-D12-bonus = In je eentje krijg je de { $bonus } punten voor de laatste fase alleen als die bij de eerste poging lukt.

rules-problem-dice-variants = het dobbelspel heeft er geen; laat “+{ $variants }” weg
rules-problem-dice-kinds = een regelboek heeft 1 tot en met { $most } soorten dobbelstenen, niet { $count }
rules-problem-dice-faces = een dobbelsteen heeft { $faces } vlakken, niet { $count }
rules-problem-dice-count = er zijn { $count } dobbelstenen; meer dan { $most } kan niet
rules-problem-dice-no-number = op minstens één vlak moet een getal staan
rules-problem-dice-order = de eerste soort dobbelstenen bepaalt de volgorde; die heeft twee verschillende vlakken nodig
rules-problem-dice-small-group = een groep heeft minstens { $least } dobbelstenen
rules-problem-dice-parity = het dobbelspel kent geen even of oneven groepen
rules-problem-dice-pairs = het dobbelspel kent geen reeksen van paren
rules-problem-dice-colour-run = het dobbelspel kent geen reeksen in één kleur
rules-problem-dice-alone = dobbelstenen van één kleur moeten de enige groep van hun fase zijn
rules-problem-dice-large = de fase vraagt om { $wanted } dobbelstenen, maar er zijn er { $dice }
rules-problem-dice-impossible = met deze dobbelstenen is de fase niet te halen
rules-problem-dice-kind-name = noem een soort dobbelstenen met een woord, zoals high of low
rules-problem-dice-colours = schrijf { $faces } letters voor de kleuren van de vlakken ({ $letters }), niet { $value }
rules-problem-dice-face = schrijf een getal vanaf 1 of "W", niet { $value }
