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
rules-with-places = eindplaatsen
# $id (what one types to get this game)
rules-page-id = Spel: { $id }
rules-page-words = Een paar woorden vooraf. Een ronde duurt van het delen tot iemand geen kaarten meer heeft. Een fase is wat je in een ronde op tafel moet leggen: een of meer groepen kaarten. Genummerde kaarten zijn de kaarten met een getal. Aanleggen is kaarten toevoegen aan een groep die al op tafel ligt. Je bent uit als je je laatste kaart kwijt bent. Veel plezier!

# $phases (how many are played)
rules-aim-won =
    { $phases ->
        [one] Welkom aan tafel! Het doel: verzamel de kaarten van de fase en leg ze op tafel. Wie de fase aan het eind van een ronde heeft liggen, wint het spel; lukt dat meerdere spelers, dan beslissen de punten.
       *[other] Welkom aan tafel! Het doel: leg als eerste alle { $phases } fasen neer, hoogstens één per ronde. Elke fase vraagt om andere kaarten. Lukt er een niet? Dan probeer je het in de volgende ronde gewoon opnieuw.
    }
rules-aim-places =
    { $phases ->
        [one] Welkom aan tafel! Het doel: verzamel de kaarten van de fase en leg ze op tafel. Wie dat het eerst lukt, wint; de anderen spelen door om de volgende plaatsen.
       *[other] Welkom aan tafel! Het doel: leg als eerste alle { $phases } fasen neer, hoogstens één per ronde. Elke fase vraagt om andere kaarten. Lukt er een niet? Dan probeer je het in de volgende ronde gewoon opnieuw. Is er een winnaar, dan spelen de anderen door om de volgende plaatsen.
    }
rules-aim-rounds =
    { $phases ->
        [one] Welkom aan tafel! Het doel: leg in één ronde de fase neer en speel je kaarten weg. Kaarten die je overhoudt, leveren strafpunten op. Wie de minste heeft, wint.
       *[other] Welkom aan tafel! Het doel: leg in elk van de { $phases } rondes de fase van die ronde neer en speel je kaarten weg. Kaarten die je overhoudt, leveren strafpunten op. Wie er aan het eind de minste heeft, wint.
    }

rules-section-material = Wat je nodig hebt
rules-section-phases = De fasen
rules-section-turn = Je beurt
rules-section-wilds = Keuzekaarten
rules-section-skips = Pestkaarten
rules-section-hits = Aanleggen
rules-section-end = Het einde van een ronde en van het spel
rules-section-variants = Jullie huisregels
rules-section-options = Huisregels voor neerleggen en aanleggen

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
        [one] { $wilds } keuzekaart: die kan elke genummerde kaart vervangen.
       *[other] { $wilds } keuzekaarten: die kunnen elke genummerde kaart vervangen.
    }
# $skips (how many)
rules-M4 =
    { $skips ->
        [one] { $skips } pestkaart: daarmee laat je een ander een beurt overslaan.
       *[other] { $skips } pestkaarten: daarmee laat je een ander een beurt overslaan.
    }
# $hand (cards)
rules-M5 =
    { $hand ->
        [one] Iedereen krijgt { $hand } kaart, te beginnen links van de deler.
       *[other] Iedereen krijgt { $hand } kaarten, één voor één, te beginnen links van de deler.
    } Houd je hand geheim. De rest is de pakstapel, met de achterkant naar boven. Draai de bovenste kaart om en leg die ernaast: dat is het begin van de aflegstapel.
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
        [one] Er is { $cards } overzichtskaart met alle fasen: leg die zo neer dat iedereen die kan zien.
       *[other] Er zijn { $cards } overzichtskaarten met alle fasen: neem er ieder één.
    }
rules-M7-shared =
    { $cards ->
        [one] Leg de { $cards } overzichtskaart met alle fasen zo neer dat iedereen die kan zien.
       *[other] Leg de { $cards } overzichtskaarten met alle fasen zo neer dat iedereen ze kan zien.
    }
# $markers (how many there are)
rules-M7-markers =
    { $markers ->
        [one] Er is { $markers } schuifje: daarmee wijs je de fase aan die nu komt.
       *[other] Met een van de { $markers } schuifjes wijs je de fase aan die je nu moet halen. Schuif het door zodra je fase op tafel ligt, uiterlijk aan het eind van de ronde.
    }
rules-M8 = Geen speciale kaarten? Met twee gewone kaartspellen en hun jokers kan het ook: aas tot en met vrouw tellen als 1 tot en met 12, en klaver, schoppen, harten en ruiten zijn de kleuren.
# $wilds (how many)
rules-M8-wilds =
    { $wilds ->
        [one] De keuzekaart is { $wilds } heer, van welke soort ook.
       *[other] De keuzekaarten zijn { $wilds } heren, van welke soort ook.
    }
# $skips (how many)
rules-M8-skips =
    { $skips ->
        [one] De pestkaart is { $skips } joker.
       *[other] De pestkaarten zijn { $skips } jokers.
    }
rules-M9 = Op elke genummerde kaart staat ook het teken van de kleur. Zo speelt iedereen even makkelijk mee, ook wie kleuren lastig uit elkaar houdt.
# $colour, $shape
rules-colour-and-shape = { $colour } ({ $shape })

## Phases

rules-P1 = Set: twee of meer kaarten met hetzelfde getal; de kleuren maken niet uit.
rules-P1-several = Twee sets in één fase mogen hetzelfde getal hebben.
# $least (cards), $example (such a run)
rules-P2 = Reeks: getallen die op elkaar volgen, zonder gat, zoals { $example }; minstens { $least } kaarten.
rules-P2-colours = De kleuren maken niet uit.
# $numbers (the highest number)
rules-P2-ends = Lager dan 1 of hoger dan { $numbers } kan niet, en na { $numbers } komt nooit een 1.
rules-P3 = Eén kleur: alle kaarten hebben dezelfde kleur. De getallen maken niet uit; dubbel mag.
rules-P4 = Oneven kaarten, even kaarten: alleen oneven getallen, of alleen even. Ze hoeven niet op elkaar te volgen, en dubbel mag.
rules-P4-colours = De kleuren maken niet uit.
rules-P4-one-colour = Vraagt de fase ook om één kleur, dan hebben alle kaarten die kleur.
rules-P5 = Reeks van oneven of even kaarten: oneven getallen die op elkaar volgen, zoals 1 3 5, of even getallen, zoals 2 4 6.
rules-P6 = Reeks van paren: getallen die op elkaar volgen, elk twee keer, zoals 3 3 4 4.
rules-P7 = Reeks in één kleur: een reeks met alleen kaarten van één kleur.
rules-P8-fixed = Je speelt de fasen in de volgorde van de lijst, hoogstens één per ronde.
rules-P8-rounds = In elke ronde gaat iedereen voor dezelfde fase, in de volgorde van de lijst.
rules-P8-free = Je kiest zelf welke fase je neerlegt, hoogstens één per ronde.
rules-P8 = Heb je alle kaarten van je fase in je hand? Dan mag je die neerleggen, alles in één keer. Ligt de fase op tafel, dan telt die, ook als je de ronde niet wint.
rules-P9 = Leg precies de kaarten neer waar de fase om vraagt. Wat er verder bij past, kun je daarna aanleggen. Zo maak je een groep groter, maar begin je nooit een nieuwe: twee sets worden er geen drie.
rules-P10-fixed = Ligt je fase aan het eind van de ronde nog niet op tafel? Geen nood: in de volgende ronde probeer je dezelfde fase opnieuw. Zo kan iedereen met een andere fase bezig zijn.
rules-P10-free = Heb je aan het eind van de ronde geen fase neergelegd? Geen nood: in de volgende ronde heb je weer dezelfde keuze.

## Turn

rules-T1 = Loot wie het eerst deelt; daarna deelt steeds de speler links van de vorige deler. Verzamel en schud vóór elke ronde alle kaarten. De speler links van de deler begint, en je speelt met de klok mee.
rules-T2 = Pak eerst de bovenste kaart van de pakstapel, of neem de bovenste van de aflegstapel.
rules-T3-fixed = Heb je je fase compleet? Dan mag je die open vóór je op tafel leggen.
rules-T3-free = Heb je een fase compleet die je nog moet halen? Leg die dan neer als je wilt, open, vóór je op tafel.
rules-T4-at-once = Ligt je fase op tafel? Leg dan zo veel kaarten aan als je kunt en wilt.
rules-T4-wait = Ligt je fase al sinds een eerdere beurt op tafel? Leg dan zo veel kaarten aan als je kunt en wilt.
rules-T5 = Leg tot slot één kaart uit je hand open op de aflegstapel, en je beurt is voorbij.
rules-T5-skip = Of speel in plaats daarvan een pestkaart.
rules-T6 = Een pestkaart neem je nooit van de aflegstapel.
rules-T7 = Wil je pakken en is de pakstapel leeg? Laat de bovenste kaart van de aflegstapel liggen en schud de rest: dat is de nieuwe pakstapel. Valt er niets te schudden, dan moet je de bovenste kaart van de aflegstapel nemen. Mag dat niet, of ligt er niets, dan speel je verder zonder te pakken.
rules-T8-take = Is de eerste omgedraaide kaart een keuzekaart? Geluk voor de eerste speler: die mag de kaart nemen.
rules-T8-return = Is de eerste omgedraaide kaart een keuzekaart? Leg die dan onder de pakstapel en draai een andere om.
rules-T9-lose = Is de eerste omgedraaide kaart een pestkaart? Pech voor de eerste speler: die slaat de eerste beurt over. De pestkaart blijft op de aflegstapel.
rules-T9-return = Is de eerste omgedraaide kaart een pestkaart? Leg die dan onder de pakstapel en draai een andere om.
rules-T10 = Ligt er maar één kaart op de aflegstapel, dan mag je die zomaar nemen. Liggen er meer, dan mag je de bovenste alleen nemen als die in dezelfde beurt op tafel komt: in je fase of door aan te leggen. Je mag eerst andere kaarten neerleggen of aanleggen, zodat de kaart past. Heb je precies dezelfde kaart in je hand, dan mag je die in plaats daarvan op tafel leggen. Pas daarna kan je beurt eindigen.
# $limit (turns for each player)
rules-T11 =
    { $limit ->
        [one] Is er na gemiddeld { $limit } beurt per speler
       *[other] Is er na gemiddeld { $limit } beurten per speler
    } nog niemand uit (overgeslagen beurten tellen mee), dan is de ronde voorbij, zonder winnaar.
rules-T11-points = Iedereen telt de punten in de hand, en fasen op tafel zijn gehaald.
rules-T11-places = Fasen op tafel zijn gehaald.
rules-T12 = Leg je met je fase ook je laatste kaart neer? Knap: de ronde is meteen voorbij.

## Wilds

rules-W1 = Een keuzekaart is wat je maar wilt: elk getal, in elke kleur.
rules-W2 = Gebruik zo veel keuzekaarten als je wilt.
rules-W3-none = Een fase mag zelfs helemaal uit keuzekaarten bestaan.
rules-W3-phase = Elke fase heeft minstens één genummerde kaart nodig: één in de hele fase, niet één in elke groep. Bij het aanleggen geldt dat niet.
rules-W3-group = Een fase bestaat nooit alleen uit keuzekaarten. Bij het aanleggen hoeft er geen genummerde kaart bij.
rules-W4 = Is aan de genummerde kaarten niet te zien wat een groep is, zeg het dan bij het neerleggen: welk getal, waar de reeks begint of welke kleur.
rules-W4-no-runs = Is aan de genummerde kaarten niet te zien wat een groep is, zeg het dan bij het neerleggen: welk getal of welke kleur.
rules-W4-run = Leg je een keuzekaart aan bij een reeks, zeg dan aan welke kant.
rules-W5 = Een keuzekaart op tafel verandert tot het eind van de ronde niet van plaats of betekenis. Omruilen voor de echte kaart mag niet.
rules-W6 = Een keuzekaart kan nooit een pestkaart zijn.

## Skips

rules-K1 = Speel een pestkaart als laatste kaart van je beurt, in plaats van een kaart af te leggen. Leg de pestkaart vóór een andere speler, wie je maar wilt. Die slaat de volgende beurt over.
rules-K2 = Wie al een pestkaart vóór zich heeft, krijgt er geen tweede. Kan niemand de pestkaart krijgen? Alleen dan mag je die afleggen, zonder effect.
rules-K3-on = Kom je aan de beurt met een pestkaart vóór je? Leg die boven op de aflegstapel; dan is meteen de volgende speler aan de beurt.
rules-K3-under = Kom je aan de beurt met een pestkaart vóór je? Leg die onder de aflegstapel; dan is meteen de volgende speler aan de beurt, die de bovenste kaart nog kan nemen.
rules-K4 = Een pestkaart hoort nooit in een fase, en aanleggen kun je die ook niet.
rules-K5 = Een pestkaart mag je laatste kaart zijn: je bent uit, de ronde is voorbij, en de pestkaart heeft geen effect.
rules-K6 = Speel een pestkaart als laatste kaart van je beurt: leg die op de aflegstapel, en de volgende speler slaat een beurt over.
rules-K7 = Met z’n tweeën levert een pestkaart je gewoon nog een beurt op.
rules-K7-given = De kaart gaat ook dan naar de aflegstapel.
rules-K8 = Een pestkaart blijft vóór een speler liggen tot die echt aan de beurt komt.
rules-K8-knock = Ook als het spel die speler voorbijgaat omdat iemand klopt, blijft de kaart liggen.
rules-K8-end = Een pestkaart die vóór je ligt, hoort niet bij je hand. Na de ronde gaat die weer bij de andere kaarten.

## Hits

rules-H1-at-once = Aanleggen mag alleen in je eigen beurt, en alleen als je fase van deze ronde op tafel ligt. Dat mag al in de beurt waarin je die neerlegt.
rules-H1-wait = Aanleggen mag alleen in je eigen beurt, en alleen als je fase van deze ronde al sinds een eerdere beurt op tafel ligt.
rules-H1 = Je mag aanleggen bij elke groep op tafel, van wie die ook is.
rules-H2-set = Bij een set passen kaarten met hetzelfde getal.
rules-H2-run = Bij een reeks past het getal dat aansluit, aan de lage of de hoge kant.
rules-H2-colour-run = Bij een reeks in één kleur past alleen die kleur.
rules-H2-parity-run = Een reeks van oneven of even kaarten gaat verder in stappen van twee.
rules-H2-colour = Bij kaarten van één kleur past elke kaart van die kleur.
rules-H2-parity = Bij oneven kaarten passen oneven kaarten, bij even kaarten even.
rules-H2-parity-colour = Liggen ze er in één kleur, dan past alleen die kleur.
rules-H2-wild = Een keuzekaart past overal waar een genummerde kaart past.
rules-H2-full = Kan een reeks aan geen kant meer verder, dan past er niets meer bij.
rules-H3 = Bij een reeks van paren leg je een heel paar tegelijk aan, aan de lage of de hoge kant.
rules-H3-wild = In dat paar mogen keuzekaarten zitten.
rules-H4 = Aanleggen maakt van je fase nooit een andere: hoe groot een groep ook wordt, je hebt de fase gehaald die je hebt neergelegd.

## End of a round and of the game

rules-S1-any = Leg je je laatste kaart neer, aan of af? Dan ben je uit: je wint de ronde, en die is meteen voorbij.
rules-S1-discard = Leg je je laatste kaart af? Dan ben je uit: je wint de ronde, en die is meteen voorbij.
rules-S1-skip = Ook een pestkaart mag je laatste kaart zijn.
rules-S2 = Wie de ronde wint, krijgt 0 punten. De anderen krijgen strafpunten, alleen voor de kaarten in hun hand:
# $points (for each card)
rules-S2-all =
    { $points ->
        [one] { $points } punt voor elke genummerde kaart;
       *[other] { $points } punten voor elke genummerde kaart;
    }
# $points (for each card), $last (the highest number that costs this)
rules-S2-low =
    { $points ->
        [one] { $points } punt voor elke kaart van 1 tot en met { $last };
       *[other] { $points } punten voor elke kaart van 1 tot en met { $last };
    }
# $points (for each card), $first, $last (numbers that cost this)
rules-S2-high =
    { $points ->
        [one] { $points } punt voor elke kaart van { $first } tot en met { $last };
       *[other] { $points } punten voor elke kaart van { $first } tot en met { $last };
    }
rules-S2-skip =
    { $points ->
        [one] { $points } punt voor elke pestkaart;
       *[other] { $points } punten voor elke pestkaart;
    }
rules-S2-wild =
    { $points ->
        [one] { $points } punt voor elke keuzekaart;
       *[other] { $points } punten voor elke keuzekaart;
    }
rules-S2-low-is-good = dat komt bij de punten uit de vorige rondes. Hoe minder, hoe beter!
rules-S3-fixed = Heb je je fase neergelegd, dan ga je door naar de volgende, ook als een ander de ronde wint.
rules-S3-free = Heb je een fase neergelegd, dan is die gehaald, ook als een ander de ronde wint.
# $phase (number of the last phase)
rules-S4-fixed = Wie aan het eind van een ronde fase { $phase } heeft gehaald, wint het spel.
rules-S4-free = Wie aan het eind van een ronde alle fasen heeft gehaald, wint het spel.
rules-S4-total = Lukt dat meerdere spelers in dezelfde ronde, dan wint wie in totaal de minste punten heeft.
rules-S4-before = Lukt dat meerdere spelers in dezelfde ronde, dan wint wie vóór die ronde de minste punten had.
# $phase (number of the phase)
rules-S5 = Staan spelers dan nog gelijk? Alleen zij spelen een beslissende ronde: fase { $phase } nog een keer. Wie van hen het eerst links van de vorige deler zit, deelt. Er komen geen punten meer bij: wie het eerst uit is, wint het spel. Is niemand uit, dan wint de hand met de minste punten; is ook dat gelijk, dan winnen ze samen.
# $phase (number of the last phase)
rules-S6-fixed = Punten tel je niet. Wie het eerst fase { $phase } haalt, wint.
rules-S6-free = Punten tel je niet. Wie het eerst alle fasen haalt, wint.
rules-S6 = De anderen spelen door om de volgende plaatsen. Lukt het meerdere spelers in dezelfde ronde, dan krijgt wie het eerst neerlegde de hoogste plaats. Wie klaar is, speelt die ronde nog uit en verlaat dan de tafel; tot dan blijft aanleggen bij alle groepen mogelijk. Het spel is afgelopen als er nog één speler over is.
rules-S7 = Wordt het laat? Noteer na een ronde de stand en speel een andere dag verder. Op een scherm kan dat zelfs op elk moment: er gaat niets verloren.

## Variants

# $rounds (as many as phases)
rules-V1 =
    { $rounds ->
        [one] Eén ronde per fase: hier dus maar één.
       *[other] Eén ronde per fase, { $rounds } in totaal. Na elke ronde gaat iedereen door naar de volgende fase, gelukt of niet.
    } Wie aan het eind de minste punten heeft, wint; wie gelijk eindigen, winnen samen.
# $count (of phases played), $total (of phases in the list of the edition), $phases (their numbers)
rules-V2 =
    { $count ->
        [one] Minder fasen: van de { $total } fasen speel je alleen nummer { $phases }.
       *[other] Minder fasen: van de { $total } fasen speel je er maar { $count }, de nummers { $phases }.
    }
rules-V3 = Kloppen: wil je de kaart die een ander net heeft afgelegd? Klop dan op tafel voordat de volgende speler pakt. Wie het eerst klopt, krijgt de kaart en pakt er geen andere. De klopper mag neerleggen en aanleggen en beëindigt de beurt zoals altijd. Daarna gaat het verder links van de klopper; wie ertussen zit, komt niet aan de beurt.
rules-V3-limits = Kloppen kan niet voor de kaart die je zelf hebt afgelegd, voor de kaart die na het delen is omgedraaid, of als de ronde voorbij is. Voor de kaart die de klopper aflegt, kan het weer wel.
rules-V3-skips = Voor een pestkaart kan niemand kloppen, en ook niet voor de kaart die bovenop ligt nadat er een pestkaart is gespeeld. Wie een beurt moet overslaan, kan niet kloppen.
rules-V3-use = Ook de klopper moet de kaart in die beurt op tafel leggen, tenzij het de enige op de stapel was.
rules-V4-free = Vrije volgorde: kies zelf welke van je overgebleven fasen je neerlegt, en streep die meteen door.
# $phases (numbers in the order of play)
rules-V4-agreed = Andere volgorde: iedereen speelt de fasen in de volgorde { $phases }.

## House options

rules-O1 = Pas later aanleggen: in de beurt waarin je je fase neerlegt, mag het nog niet.
rules-O2 = Een genummerde kaart in elke groep: in elke groep van een fase zit er minstens één.
rules-O3 = Alleen uit door af te leggen: je laatste kaart mag je niet neerleggen of aanleggen. Houd er dus één over om af te leggen.
rules-O3-skip = Een pestkaart spelen telt als afleggen.

## What differs

# $left, $right (names of two games)
rules-same = { $left } en { $right } speel je volgens dezelfde regels.
rules-differ = Dit zijn de verschillen tussen { $left } en { $right }:
# $book (name of a game), $text (what its rule says)
rules-in-both = { $book }: { $text }
rules-in-one = Alleen bij { $book }: { $text }

## The list of editions and variants

rules-list-title = Edities van het spel
# $cards (in the deck), $hand (cards), $phases (how many)
rules-edition-classic = Het grote spel met { $cards } kaarten en { $hand } in de hand, zoals in de jubileumeditie.
rules-edition-continental = Het grote spel met { $cards } kaarten en { $hand } in de hand, zoals het in Europa te koop is: een fase mag helemaal uit keuzekaarten bestaan.
rules-edition-express = Het korte spel met { $cards } kaarten en maar { $hand } in de hand, met { $phases } eigen fasen.
rules-edition-dutch = Het grote spel met { $cards } kaarten en { $hand } in de hand, zoals een Nederlandstalige club het speelt: zonder punten, en van de aflegstapel neem je alleen wat je meteen gebruikt.
rules-edition-dutch-original = Het Nederlandse spel met { $cards } kaarten en { $hand } in de hand, zonder de aanpassingen van de club.
rules-name-classic = Klassiek
rules-name-continental = Continentaal
rules-name-express = Express
rules-name-dutch = Nederlands clubspel
rules-name-dutch-original = Nederlands origineel

rules-list-variants = Huisregels, achter een plusteken, voor elke editie met kaarten
rules-variant-ten-rounds = Eén ronde per fase, gelukt of niet; wie de minste punten heeft, wint.
rules-variant-phases = Minder fasen: de eerste paar, de even of de oneven (phases=even, phases=odd), of een keuze (phases=1,3,8).
rules-variant-knock = Kloppen om de kaart te nemen die net is afgelegd.
rules-variant-free-order = Iedereen kiest zelf de volgende fase.
rules-variant-order = De fasen in een andere volgorde, voor iedereen dezelfde.
rules-variant-hits-next-turn = Niet aanleggen in de beurt waarin je je fase neerlegt.
rules-variant-natural-in-each-group = Elke groep van een fase heeft een genummerde kaart nodig.
rules-variant-out-by-discard = Je bent alleen uit als je je laatste kaart aflegt.
rules-variant-free-take = De bovenste kaart van de aflegstapel mag je altijd nemen.
rules-variant-use-taken = De bovenste kaart van de aflegstapel mag je alleen nemen om die meteen op tafel te leggen.
rules-variant-skip-chosen = Je kiest zelf wie de pestkaart krijgt.
rules-variant-skip-next = De pestkaart treft de volgende speler.
rules-variant-points = Je telt punten.
rules-variant-places = Geen punten; na de winnaar spelen de anderen door om de plaatsen.
rules-list-hint = De regels van precies jullie spel: dizaine rules continental+knock
rules-list-hint-diff = Het verschil tussen twee spellen: dizaine rules --diff classic dutch
rules-list-hint-new = Een eerste eigen regelboek: dizaine rules --new mijn.toml
rules-list-hint-check = Je eigen regelboek controleren: dizaine rules --check mijn.toml

## Checking a file of one's own

# $file, $title (of the book), $id (how the game is called)
rules-check-right = { $file } klopt: { $title } ({ $id }) is klaar om te spelen.
# $file
rules-check-wrong = Met { $file } kun je nog niet spelen.

# $file
rules-new-written = { $file } staat klaar: het klassieke spel, met bij elk veld uitleg in het Engels. Verander wat je wilt en controleer het dan: dizaine rules --check { $file }

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
rules-problem-no-variant = er is geen huisregel “{ $name }”
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
rules-problem-rounds-places = bij één ronde per fase beslissen de punten, maar dit spel telt er geen; voeg de huisregel points toe
rules-problem-not-a-book = schrijf de naam van een editie of van een .toml-bestand, niet { $value }
# $detail (what the computer says, in English)
rules-problem-json = is geen geldige JSON: { $detail }
rules-problem-toml = is geen geldige TOML: { $detail }
rules-problem-long-line = regel { $line } heeft meer dan { $most } tekens; splits die op
rules-problem-many-dots = regel { $line } heeft meer dan { $most } puntjes
rules-problem-no-file = dat bestand bestaat niet
rules-problem-unreadable = kan niet gelezen worden: { $detail }
rules-problem-no-edition = “{ $name }” is geen editie en geen .toml-bestand
rules-problem-extends-itself = { $name } bouwt voort op zichzelf
rules-problem-id = een regelboek heet zoals het bestand; laat dit weg
rules-problem-section = hier hoort een sectie, niet { $value }
rules-problem-list = hier hoort een lijst, niet { $value }
rules-problem-truth = hier hoort true of false (waar of onwaar), niet { $value }
rules-problem-number = hier hoort een heel getal, niet { $value }
rules-problem-text = hier hoort een tekst tussen aanhalingstekens, niet { $value }
# $most (letters)
rules-problem-title = schrijf 1 tot en met { $most } tekens die afgedrukt kunnen worden
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
        [one] Welkom aan tafel! Het doel: haal de fase met de dobbelstenen, voor zo veel mogelijk punten. De fase zegt welke stenen je moet gooien.
       *[other] Welkom aan tafel! Het doel: haal de { $phases } fasen met de dobbelstenen, de ene na de andere, voor zo veel mogelijk punten. Elke fase zegt welke stenen je moet gooien.
    }
rules-section-dice-points = Punten
rules-section-dice-end = Het einde van het spel
rules-edition-dice = Het dobbelspel met { $dice } dobbelstenen en { $phases } fasen, ook om in je eentje te spelen.
rules-edition-dice-french = Het dobbelspel volgens de Franse spelregels: { $dice } dobbelstenen, met een 5 en maar één W op elke lage steen.
rules-name-dice = Dobbelspel
rules-name-dice-french = Frans dobbelspel

# $dice (how many), $colours (names with their shapes)
rules-D1 =
    { $dice ->
        [one] Je speelt met { $dice } dobbelsteen. De vlakken zijn { $colours }.
       *[other] Je speelt met { $dice } dobbelstenen. De vlakken zijn { $colours }; welk vlak welke kleur heeft, verschilt per steen.
    }
# $dice (how many such dice), $faces (what they show)
rules-D1-kind =
    { $dice ->
        [one] Op { $dice } dobbelsteen staan
       *[other] Op { $dice } dobbelstenen staan
    } { $faces }.
rules-D1-wild = W betekent vrije keuze.
# $faces (what the die shows)
rules-D2 = Eerst gooit iedereen één dobbelsteen met { $faces }. Wie het hoogst gooit, begint, en zo verder tot de laagste; wie gelijk gooien, gooien onderling opnieuw. Dat is de speelvolgorde, en zo staan jullie op het scoreblok.
# $more (throws after the first)
rules-D3 =
    { $more ->
        [0] In je beurt gooi je één keer alle dobbelstenen.
        [one] In je beurt gooi je alle dobbelstenen. Houd wat je wilt en gooi de rest nog { $more } keer. Eerder stoppen mag.
       *[other] In je beurt gooi je alle dobbelstenen. Houd wat je wilt en gooi de rest opnieuw, hoogstens nog { $more } keer. Een steen die je hield, mag je later toch weer gooien. Eerder stoppen mag.
    }
rules-D4 = Je haalt de fasen in deze volgorde. Mislukt er een, dan levert die niets op, maar in je volgende beurt krijg je een nieuwe kans.
# $numbers (the highest number)
rules-D5 = In een set hebben alle stenen hetzelfde getal; in een reeks volgen de getallen op elkaar, zoals 1 2 3 4. Hoger dan { $numbers } kan niet, en na { $numbers } komt geen 1.
rules-D5-wild = Een W staat voor elk getal en telt voor 0; ook een groep van alleen W’s is goed.
rules-D5-colour = Vraagt de fase om één kleur, dan tellen alleen vlakken van die kleur.
rules-D5-colour-wild = Een W doet dan alleen mee in zijn eigen kleur en telt voor 0.
rules-D6 = Een fase levert de som op van precies de stenen die je ervoor gebruikt; de indeling met de meeste punten telt. Op het scoreblok staat na elke fase je totaal.
rules-D6-example = Voorbeeld: 8 8 8 en 10 W W leveren als twee sets van 3 samen 34 op.
# $phase (its number), $over (points), $bonus (points)
rules-D7 =
    Is je totaal na fase { $phase } hoger dan { $over }, dan krijg je een bonus van { $bonus ->
        [one] { $bonus } punt
       *[other] { $bonus } punten
    }.
# $bonus (points)
rules-D8 =
    Wie als eerste de laatste fase haalt, krijgt een bonus van { $bonus ->
        [one] { $bonus } punt
       *[other] { $bonus } punten
    }. Kom je in diezelfde ronde (één beurt voor iedereen) nog aan de beurt en haal je in die ene beurt ook de laatste fase, dan krijg jij die bonus ook; in latere beurten van je laatste kans niet meer.
rules-D9 = Heeft iemand de laatste fase gehaald, dan krijgen de anderen om de beurt nog een laatste kans, te beginnen met de volgende speler. Je speelt dan beurt na beurt door, tot er een fase mislukt of tot je de laatste hebt gehaald. Daarna krijgt de volgende speler die kans.
rules-D10 = Het hoogste totaal wint; wie gelijk eindigen, winnen samen.
rules-D11 = Is je fase aan het eind van je beurt gehaald, dan telt die; weigeren kan niet. Wil je meer? Gooi dan verder.
# $cost (points)
rules-D12 =
    Speel je in je eentje? Noteer dan elke mislukte beurt: die kost je aan het eind { $cost ->
        [one] { $cost } punt
       *[other] { $cost } punten
    }.
# $bonus (points)
rules-D12-bonus =
    In je eentje krijg je de bonus van { $bonus ->
        [one] { $bonus } punt
       *[other] { $bonus } punten
    } voor de laatste fase alleen als die bij de eerste poging lukt.

rules-problem-dice-variants = het dobbelspel heeft geen huisregels; laat “+{ $variants }” weg
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
