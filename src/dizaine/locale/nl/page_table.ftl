# The card table on the page. Texts stand on phones and on buttons: short ones are better.

page_table-turn-yours = Jouw beurt.
page_table-own = Je kaarten en zetten
page_table-hand = Je kaarten
page_table-hand-picked = gekozen
page_table-hand-duty = moet in deze beurt op tafel
page_table-hand-new = nieuw
page_table-players = Spelers
page_table-actions = Wat je kunt doen
page_table-menu = Menu
page_table-log = Wat er gebeurde
page_table-log-empty = Wat er vanaf nu gebeurt, staat hier.
# $round
page_table-round = Ronde { $round }
page_table-round-replay = Ronde { $round } beslist

## The others; $name, $phase (number, or how many are done), $free (yes where the order of phases is free), $points, $cards
page_table-player =
    { $name }: { $free ->
        [yes] { $phase ->
            [one] 1 fase
           *[other] { $phase } fasen
        } klaar
       *[no] fase { $phase }
    }, { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }, { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }
page_table-player-short =
    fase { $phase }, { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }, { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }
page_table-player-laid = heeft de fase neergelegd
page_table-player-skipped = slaat de volgende beurt over
page_table-player-turn = is aan de beurt
page_table-player-bot = een bot valt in
page_table-player-aim = kies om een beurt te laten overslaan
page_table-player-dealer = deler
page_table-skip-sign = overslaan
# $place (won in a game for places)
page_table-place-sign = plaats { $place }
page_table-points =
    { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }

## Oneself; $phase (its number), $missing (cards)
page_table-own-phase = Fase { $phase }
page_table-own-laid = Fase { $phase } ligt
page_table-own-rest = Raak je kaarten kwijt
page_table-own-free =
    { $count ->
        [one] 1 fase
       *[other] { $count } fasen
    } klaar
# $order (one of the words below)
page_table-sort = De hand sorteren; nu { $order }
page_table-sort-short = Sorteren
page_table-sort-phase = voor de fase
page_table-sort-number = op getal
page_table-sort-colour = op kleur
page_table-sort-own = met de hand
page_table-phases-phase = Fase
# $count (number): phases of a player that are done, where their order is free
page_table-phases-so-far =
    { $count ->
        [one] 1 klaar
       *[other] { $count } klaar
    }
page_table-phases-done = klaar
page_table-phases-next = de volgende

## The table; $name, $card, $count
page_table-groups-of = Groepen van { $name }
page_table-groups-own = Jij
page_table-group-open = Leg de gekozen kaart hier
page_table-set-ace = set azen
page_table-set-jack = set boeren
page_table-set-queen = set vrouwen
page_table-pile-draw =
    Pakstapel, { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
page_table-pile-discard = Aflegstapel: { $card }
page_table-pile-discard-empty = Aflegstapel, leeg
page_table-pile-take = De { $card } nemen
page_table-pile-throw = Hier afleggen

## What is going on; $name, $card
page_table-prompt-over = Het spel is afgelopen.
# $place (number)
page_table-prompt-place = Je hebt plaats { $place }. De anderen spelen verder.
page_table-prompt-wait = { $name } speelt.
page_table-prompt-draw = Pak een kaart, of neem de { $card }.
page_table-prompt-draw-only = Pak een kaart.
page_table-prompt-close = Wacht op een klop, of pak nu.
page_table-prompt-lay = Je fase is compleet.
page_table-prompt-hit = Leg kaarten aan, of kies er een om af te leggen.
page_table-prompt-fits =
    { $card } past bij { $count ->
        [one] 1 groep
       *[other] { $count } groepen
    }.
page_table-prompt-discard = Kies een kaart om af te leggen.
page_table-prompt-throw = Leg hem af, of kies een andere kaart.
page_table-prompt-skip = Kies wie een beurt overslaat.
page_table-prompt-nowhere = Deze kaart kan nu nergens heen.
page_table-prompt-duty = { $card } moet in deze beurt op tafel.
page_table-prompt-knock = Kloppen en { $card } pakken?
page_table-prompt-knock-next = { $card } hebben? Klop als eerste, of pak gewoon een kaart.
page_table-prompt-knock-other = { $card } hebben? Klop, en je bent meteen aan de beurt.
page_table-clock = Seconden tot een bot voor je speelt
page_table-prompt-held = Je zet is genoteerd en komt zodra het spel verdergaat.
# $seconds (number)
page_table-claim-left =
    { $seconds ->
        [one] Nog 1 seconde om te kloppen
       *[other] Nog { $seconds } seconden om te kloppen
    }

## Somebody who has to move is away; $name, $time (minutes and seconds, 0:32)
page_table-wait-away = { $name } is weg. Over { $time } neemt een bot het over.
page_table-wait-never = { $name } is weg. De tafel wacht.
page_table-wait-bot = Een bot speelt voor { $name }.
page_table-wait-asleep = { $name } kijkt niet: scherm uit, of er staat iets anders op.
page_table-meanwhile = Terwijl je weg was, speelde een bot voor je:

## Buttons; $card, $phase, $group, $name
page_table-act-draw = Pakken
page_table-act-take = { $card } nemen
page_table-act-knock = Kloppen voor { $card }
page_table-act-pass = Laten liggen
page_table-act-close = Nu pakken
page_table-act-lay = Fase { $phase } neerleggen
page_table-act-discard = { $card } afleggen
page_table-act-skip = { $name } laten overslaan
page_table-act-skip-next = De volgende laten overslaan
page_table-act-skip-whom = Kies wie een beurt overslaat …
page_table-act-undo = Ongedaan maken
# $what (page_table-taken-lay, or cards)
page_table-act-take-back = { $what } terugnemen
page_table-taken-lay = fase { $phase }
page_table-act-hint = Tip
# $rule (its id)
page_table-refused-rule = Regel { $rule }
# $cards
page_table-hint-hit = Leg { $cards } aan
page_table-hint-take = Neem de open kaart
page_table-hint-knock = Klop
page_table-hint-follow = Doe het
page_table-hint-more = Meer hierover
page_table-hint-others = Wat er nog is geprobeerd, met de kans om het spel te winnen:
# $count (of those that help), $hidden (cards in other hands and in the draw pile); pictures of them follow
page_table-hint-helping =
    { $count ->
        [0] Geen van de { $hidden } verborgen kaarten zou helpen.
        [one] 1 van de { $hidden } verborgen kaarten zou helpen:
       *[other] { $count } van de { $hidden } verborgen kaarten zouden helpen:
    }

## Questions
page_table-ask-skip = Wie slaat een beurt over?
# $group
page_table-ask-end = Welke kant? ({ $group })
page_table-end-low = Lage kant
page_table-end-high = Hoge kant
page_table-knock-draw = Deze kaart komt in plaats van pakken: je pakt geen andere.
page_table-knock-end = Je mag neerleggen en aanleggen, en je eindigt met afleggen.
page_table-knock-left = Daarna is de speler links van jou aan de beurt.
page_table-sure-wild = Echt een keuzekaart afleggen?
page_table-sure-could-lay = Je kunt je fase neerleggen. Toch afleggen?
page_table-sure-no = Nee, terug
page_table-sure-discard = Ja, afleggen

## Menu, host, emotes, one device for all; $name
page_table-menu-leave = De tafel verlaten
page_table-menu-leave-note = Het spel wacht op je, of een bot valt in. Je vindt het terug op de startpagina.
page_table-menu-device = Op een ander toestel spelen
page_table-menu-device-note = Deze link opent jouw plaats: scan hem met het andere toestel, of stuur hem naar jezelf. Houd hem voor jezelf. Daarna werken beide toestellen.
page_table-device-also = Je bent hier ook op een ander toestel of in een ander tabblad. Allebei werken ze.
page_table-device-qr = QR-code die jouw plaats opent
page_table-menu-words = Jouw deel van het toeval
page_table-words = Je eigen woorden
page_table-words-note = De server heeft zijn deel van de volgende ronde al beloofd. Wat je hier typt wordt erbij gemengd, dus niemand kan de kaarten of dobbelstenen hebben gekozen.
page_table-words-add = Toevoegen
# $round (number)
page_table-words-added = Je woorden tellen voor ronde { $round }.
page_table-host-link = Nieuwe link
page_table-host-link-later = De link opent de plaats vanaf de volgende ronde; tot dan laat hij niemand deze hand zien. Iedereen krijgt het te horen.
page_table-host-pass = Gastheer maken
page_table-host-remove = Weghalen
page_table-host-remove-sure = Ja, de plaats aan een bot geven
page_table-host-restore = { $name } terughalen
page_table-host-restore-note = Een bot speelt voor { $name }.
page_table-ask-grant = { $name } laten meedoen
page_table-ask-deny = Nu niet
# $asker, $holder (whose seat it is)
page_table-ask-host = { $asker } vraagt om de plaats van { $holder }. Als je het goedvindt, speelt { $asker } vanaf de volgende ronde mee.
page_table-ask-back = { $name } wil graag terugkomen en verder spelen.
page_table-ask-others = { $asker } vraagt om de plaats van { $holder }. De gastheer beslist.
page_table-ask-granted = { $asker } speelt vanaf de volgende ronde mee, in plaats van { $holder }.
page_table-ask-undo = Terugdraaien
page_table-waiting-asked = De gastheer beslist zo of je meedoet. Tot dan kun je toekijken.
page_table-waiting-granted = Vanaf de volgende ronde speel je mee. Tot dan kun je toekijken.
page_table-waiting-removed = De gastheer heeft je plaats aan een bot gegeven. Vraag of je terug mag: er is niets verloren.
page_table-waiting-ask = Vragen om terug te komen
page_table-patience = Als iemand weg is, speelt een bot in de plaats
page_table-patience-now = Meteen
page_table-patience-soon = Na 15 seconden
page_table-patience-usual = Na 45 seconden
page_table-patience-later = Na 2 minuten
page_table-patience-never = Nooit
page_table-menu-data = Je gegevens
page_table-data-note = De server bewaart je naam, je zetten, de woorden die je erbij gemengd hebt en je kaarten. Je adres bewaart hij niet.
page_table-data-save = Als bestand bewaren
page_table-data-forget = Vergeet mij
# $name (of the person)
page_table-data-forget-sure = Ja, { $name } vergeten
page_table-data-forget-note = Je naam wordt overal vervangen, ook in de spellen ervoor en erna, en je link werkt niet meer. Een bot neemt je plaats over. Dit kan niet ongedaan gemaakt worden.
page_table-emotes = Iets laten zien
page_table-emote-clap = Goed zo!
page_table-emote-laugh = Haha!
page_table-emote-wow = Wauw!
page_table-emote-think = Even denken
page_table-emote-thanks = Dank je!
page_table-emote-hurry = Jouw beurt?
page_table-emote-sorry = Sorry!
page_table-emote-cry = O nee!
page_table-pass-to = Geef het toestel aan { $name }
page_table-pass-note = Nu mag niemand anders kijken.
page_table-pass-ready = Ik ben { $name }

## News of the table; $name, $who (you or other)
page_table-news-bot = { $name }, een bot, gaat zitten.
# $bot (its name), $name (who sits there)
page_table-news-bot-failed = De bot { $bot } kan niet verder; een andere speelt voor { $name }.
page_table-news-seat = { $name } gaat zitten.
page_table-news-shuffled = De plaatsen zijn geschud.
page_table-news-removed = De gastheer heeft de plaats van { $name } aan een bot gegeven. Dat kan ongedaan gemaakt worden.
page_table-news-restored = { $name } heeft de plaats terug.
# $asker, $holder (whose seat it is)
page_table-news-asked = { $asker } vraagt de gastheer om de plaats van { $holder }.
page_table-news-granted-now = { $asker } gaat zitten.
page_table-news-granted = { $asker } speelt vanaf ronde { $round } mee.
page_table-news-denied = { $asker } krijgt voorlopig geen plaats.
page_table-news-kept =
    { $who ->
        [you] Je bent terug: de plaats blijft van jou.
       *[other] { $name } is terug en houdt de plaats.
    }
page_table-news-host =
    { $who ->
        [you] Jij bent nu de gastheer.
       *[other] { $name } is nu de gastheer.
    }
page_table-news-host-acting =
    { $who ->
        [you] De gastheer is weg. Tot de gastheer terug is, neem jij het over.
       *[other] De gastheer is weg. Tot de gastheer terug is, neemt { $name } het over.
    }
page_table-news-host-back = De gastheer is terug.
page_table-news-stood-in =
    { $who ->
        [you] Een bot speelt nu voor jou.
       *[other] Een bot speelt nu voor { $name }.
    }
page_table-news-returned =
    { $who ->
        [you] Je bent terug en de plaats is weer van jou.
       *[other] { $name } is terug.
    }
# $patience (the name of the host's choice)
page_table-news-patience =
    { $patience ->
        [now] Voortaan speelt een bot meteen voor wie weg is.
        [soon] Voortaan speelt een bot na 15 seconden voor wie weg is.
        [later] Voortaan speelt een bot na 2 minuten voor wie weg is.
        [never] Voortaan wacht de tafel op wie weg is.
       *[usual] Voortaan speelt een bot na 45 seconden voor wie weg is.
    }
page_table-news-link =
    { $who ->
        [you] Jouw plaats heeft een nieuwe link.
       *[other] De plaats van { $name } heeft een nieuwe link.
    }
# $round (number)
page_table-news-link-later =
    { $who ->
        [you] De gastheer heeft een nieuwe link voor jouw plaats gemaakt: vanaf ronde { $round } werkt de oude niet meer.
       *[other] De gastheer heeft een nieuwe link voor de plaats van { $name } gemaakt; die werkt vanaf ronde { $round }.
    }
# $what (page_table-taken-lay, or cards)
page_table-news-taken-back =
    { $who ->
        [you] Je neemt { $what } terug.
       *[other] { $name } neemt { $what } terug.
    }
