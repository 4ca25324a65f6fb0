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
page_table-log = Wat er gebeurd is
page_table-log-empty = Hier lees je wat er vanaf nu gebeurt.
# $round
page_table-round = Ronde { $round }
page_table-round-replay = Ronde { $round } (beslissend)

## The others; $name, $phase (number, or how many are done), $free (yes where the order of phases is free), $points, $cards
page_table-player =
    { $name }: { $free ->
        [yes] { $phase ->
            [one] { $phase } fase
           *[other] { $phase } fasen
        } gehaald
       *[no] fase { $phase }
    }, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }, { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    }
page_table-player-short =
    fase { $phase }, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }, { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    }
page_table-player-laid = heeft de fase neergelegd
page_table-player-skipped = slaat de volgende beurt over
page_table-player-turn = is aan de beurt
page_table-player-bot = een bot valt in
page_table-player-aim = kies om een beurt te laten overslaan
page_table-player-dealer = deler
page_table-skip-sign = slaat over
# $place (won in a game for places)
page_table-place-sign = { $place }e plaats
page_table-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }

## Oneself; $phase (its number), $missing (cards)
page_table-own-phase = Fase { $phase }
page_table-own-laid = Fase { $phase } ligt op tafel
page_table-own-rest = Speel je kaarten weg
page_table-own-free =
    { $count ->
        [one] { $count } fase
       *[other] { $count } fasen
    } gehaald
# $order (one of the words below)
page_table-sort = Kaarten sorteren; nu { $order }
page_table-sort-short = Sorteren
page_table-sort-phase = voor de fase
page_table-sort-number = op getal
page_table-sort-colour = op kleur
page_table-sort-own = in eigen volgorde
page_table-phases-phase = Fase
# $count (number): phases of a player that are done, where their order is free
page_table-phases-so-far =
    { $count ->
        [one] { $count } gehaald
       *[other] { $count } gehaald
    }
page_table-phases-done = gehaald
page_table-phases-next = volgende

## The table; $name, $card, $count
page_table-groups-of = Groepen van { $name }
page_table-groups-own = Jij
page_table-group-open = Leg de gekozen kaart hier
page_table-set-ace = set azen
page_table-set-jack = set boeren
page_table-set-queen = set vrouwen
page_table-pile-draw =
    Pakstapel, { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
page_table-pile-discard = Aflegstapel: { $card }
page_table-pile-discard-empty = Aflegstapel, leeg
page_table-pile-take = De { $card } nemen
page_table-pile-throw = Hier afleggen

## What is going on; $name, $card
page_table-prompt-over = Het spel is afgelopen.
# $place (number)
page_table-prompt-place = Je bent { $place }e. De anderen spelen door.
page_table-prompt-wait = { $name } is aan de beurt.
page_table-prompt-draw = Pak een kaart, of neem de { $card }.
page_table-prompt-draw-only = Pak een kaart.
page_table-prompt-close = Klopt er nog iemand? Wacht even, of pak nu.
page_table-prompt-lay = Je fase is compleet.
page_table-prompt-hit = Leg kaarten aan, of kies er een om af te leggen.
page_table-prompt-fits =
    De { $card } past bij { $count ->
        [one] { $count } groep
       *[other] { $count } groepen
    }.
page_table-prompt-discard = Kies een kaart om af te leggen.
page_table-prompt-throw = Leg deze kaart af, of kies een andere.
page_table-prompt-skip = Kies wie een beurt overslaat.
page_table-prompt-nowhere = Deze kaart kan nu nergens heen.
page_table-prompt-duty = De { $card } moet in deze beurt op tafel.
page_table-prompt-knock = Kloppen en de { $card } nemen?
page_table-prompt-knock-next = Wil je de { $card }? Klop als eerste, of pak gewoon een kaart.
page_table-prompt-knock-other = Wil je de { $card }? Klop, en je bent meteen aan de beurt.
page_table-clock = Seconden tot een bot voor je speelt
page_table-prompt-held = Je zet is genoteerd en volgt zodra het spel verdergaat.
# $seconds (number)
page_table-claim-left =
    { $seconds ->
        [one] Nog { $seconds } seconde om te kloppen
       *[other] Nog { $seconds } seconden om te kloppen
    }

## Somebody who has to move is away; $name, $time (minutes and seconds, 0:32)
page_table-wait-away = { $name } is even weg. Over { $time } neemt een bot het over.
page_table-wait-never = { $name } is even weg. De tafel wacht.
page_table-wait-bot = Een bot speelt voor { $name }.
page_table-wait-asleep = { $name } kijkt even niet: scherm uit of iets anders open.
page_table-meanwhile = Terwijl je weg was, speelde een bot voor je:

## Buttons; $card, $phase, $group, $name
page_table-act-draw = Pakken
page_table-act-take = { $card } nemen
page_table-act-knock = Kloppen voor de { $card }
page_table-act-pass = Laten liggen
page_table-act-close = Nu pakken
page_table-act-lay = Fase { $phase } neerleggen
page_table-act-discard = { $card } afleggen
page_table-act-skip = { $name } overslaan
page_table-act-skip-next = Volgende overslaan
page_table-act-skip-whom = Kies wie een beurt overslaat…
page_table-act-undo = Terugnemen
# $what (page_table-taken-lay, or cards)
page_table-act-take-back = { $what } terugnemen
page_table-taken-lay = fase { $phase }
page_table-act-hint = Hint
# $rule (its id)
page_table-refused-rule = Regel { $rule }
# $cards
page_table-hint-hit =
    { $cards ->
        [keuzekaart] Leg een { $cards } aan
        [heer] Leg een { $cards } aan
       *[other] Leg de { $cards } aan
    }
page_table-hint-take = Neem de open kaart
page_table-hint-knock = Klop
page_table-hint-follow = Deze zet doen
page_table-hint-more = Meer hierover
page_table-hint-others = Andere zetten, met hun kans om het spel te winnen:
# $count (of those that help), $hidden (cards in other hands and in the draw pile); pictures of them follow
page_table-hint-helping =
    { $count ->
        [0] Geen van de { $hidden } verborgen kaarten zou helpen.
        [one] { $count } van de { $hidden } verborgen kaarten zou helpen:
       *[other] { $count } van de { $hidden } verborgen kaarten zouden helpen:
    }

## Questions
page_table-ask-skip = Wie slaat een beurt over?
# $group
page_table-ask-end = Aan welke kant van de { $group }?
page_table-end-low = Lage kant
page_table-end-high = Hoge kant
page_table-knock-draw = Je neemt deze kaart en pakt geen andere.
page_table-knock-end = Je mag neerleggen en aanleggen; tot slot leg je een kaart af.
page_table-knock-left = Daarna is de speler links van jou aan de beurt.
page_table-sure-wild = Echt een keuzekaart afleggen?
page_table-sure-could-lay = Je kunt je fase neerleggen. Toch afleggen?
page_table-sure-no = Nee, terug
page_table-sure-discard = Ja, afleggen

## Menu, host, emotes, one device for all; $name
page_table-menu-leave = Tafel verlaten
page_table-menu-leave-note = Het spel wacht op je, of een bot valt voor je in. Je vindt het terug op de startpagina.
page_table-menu-device = Op een ander toestel spelen
page_table-menu-device-note = Deze link opent jouw plaats: scan de code met het andere toestel, of stuur de link naar jezelf. Geef hem aan niemand anders. Daarna werken beide toestellen.
page_table-device-also = Je bent hier ook op een ander toestel of in een ander tabblad. Ze werken allebei.
page_table-device-qr = QR-code die jouw plaats opent
page_table-menu-words = Zelf meeschudden
page_table-words = Je eigen woorden
page_table-words-note = De server heeft zijn deel van de volgende ronde al beloofd. Wat je hier typt, wordt meegeschud. Zo weet je zeker dat niemand de kaarten of dobbelstenen heeft gekozen.
page_table-words-add = Toevoegen
# $round (number)
page_table-words-added = Je woorden tellen mee voor ronde { $round }.
page_table-host-link = Nieuwe link
page_table-host-link-later = De link werkt vanaf de volgende ronde; tot dan kan niemand er deze hand mee bekijken. Iedereen krijgt bericht.
page_table-host-pass = Host maken
page_table-host-remove = Verwijderen
page_table-host-remove-sure = Plaats aan een bot geven
page_table-host-restore = { $name } weer toelaten
page_table-host-restore-note = Een bot speelt voor { $name }.
page_table-ask-grant = { $name } laten meedoen
page_table-ask-deny = Nu niet
# $asker, $holder (whose seat it is)
page_table-ask-host = { $asker } vraagt om de plaats van { $holder }. Als je het goedvindt, speelt { $asker } vanaf de volgende ronde mee.
page_table-ask-back = { $name } wil graag terugkomen en verderspelen.
page_table-ask-others = { $asker } vraagt om de plaats van { $holder }. De host beslist.
page_table-ask-granted = { $asker } speelt vanaf de volgende ronde mee, op de plaats van { $holder }.
page_table-ask-undo = Toch niet
page_table-waiting-asked = De host beslist of je meedoet. Intussen kun je meekijken.
page_table-waiting-granted = Vanaf de volgende ronde speel je mee. Intussen kun je meekijken.
page_table-waiting-removed = De host heeft je plaats aan een bot gegeven. Vraag of je terug mag: er is niets verloren.
page_table-waiting-ask = Plaats terugvragen
page_table-patience = Als iemand weg is, neemt een bot het over
page_table-patience-now = Meteen
page_table-patience-soon = Na 15 seconden
page_table-patience-usual = Na 45 seconden
page_table-patience-later = Na 2 minuten
page_table-patience-never = Nooit
page_table-menu-data = Je gegevens
page_table-data-note = De server bewaart je naam, je zetten, je kaarten en de woorden die je hebt meegeschud. Je IP-adres bewaart hij niet.
page_table-data-save = Opslaan als bestand
page_table-data-forget = Vergeet mij
# $name (of the person)
page_table-data-forget-sure = Ja, vergeet { $name }
page_table-data-forget-note = Je naam wordt overal vervangen, ook in eerdere en latere spellen, en je link werkt niet meer. Een bot neemt je plaats over. Dit kun je niet ongedaan maken.
page_table-emotes = Reageren
page_table-emote-clap = Knap!
page_table-emote-laugh = Haha!
page_table-emote-wow = Wauw!
page_table-emote-think = Even denken
page_table-emote-thanks = Bedankt!
page_table-emote-hurry = Jij mag!
page_table-emote-sorry = Sorry!
page_table-emote-cry = O nee!
page_table-pass-to = Geef het toestel aan { $name }
page_table-pass-note = De anderen kijken nu even niet.
page_table-pass-ready = Ik ben { $name }

## News of the table; $name, $who (you or other)
page_table-news-bot = Bot { $name } schuift aan.
# $bot (its name), $name (who sits there)
page_table-news-bot-failed = Bot { $bot } kan niet verder; een andere bot speelt voor { $name }.
page_table-news-seat = { $name } schuift aan.
page_table-news-shuffled = De plaatsen zijn gehusseld.
page_table-news-removed = De host heeft de plaats van { $name } aan een bot gegeven. Dat kan nog worden teruggedraaid.
page_table-news-restored = { $name } heeft de plaats terug.
# $asker, $holder (whose seat it is)
page_table-news-asked = { $asker } vraagt de host om de plaats van { $holder }.
page_table-news-granted-now = { $asker } schuift aan.
page_table-news-granted = { $asker } speelt vanaf ronde { $round } mee.
page_table-news-denied = { $asker } krijgt voorlopig geen plaats.
page_table-news-kept =
    { $who ->
        [you] Je bent terug: de plaats blijft van jou.
       *[other] { $name } is terug en houdt de plaats.
    }
page_table-news-host =
    { $who ->
        [you] Jij bent nu de host.
       *[other] { $name } is nu de host.
    }
page_table-news-host-acting =
    { $who ->
        [you] De host is even weg. Tot de host terug is, neem jij het over.
       *[other] De host is even weg. Tot de host terug is, neemt { $name } het over.
    }
page_table-news-host-back = De host is terug.
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
        [you] De host heeft een nieuwe link voor jouw plaats gemaakt: vanaf ronde { $round } werkt de oude niet meer.
       *[other] De host heeft een nieuwe link voor de plaats van { $name } gemaakt; die werkt vanaf ronde { $round }.
    }
# $what (page_table-taken-lay, or cards)
page_table-news-taken-back =
    { $who ->
        [you] Je neemt terug: { $what }.
       *[other] { $name } neemt terug: { $what }.
    }
