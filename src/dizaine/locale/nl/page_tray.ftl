# The tray: the phase as places that fill with cards of the hand. Texts stand on phones: short ones are better.

page_tray-name = Je fase
page_tray-complete = Compleet
page_tray-complete-draw = Compleet. Pak eerst een kaart en leg dan neer.
# $count (cards), $cards (which, in words)
page_tray-missing = Nog { $count } nodig
page_tray-missing-which = Nog { $count } nodig: { $cards }

## What a place asks for; $number (a number, or ace, jack or queen)
page_tray-number =
    { $number ->
        [ace] aas
        [jack] boer
        [queen] vrouw
       *[other] { $number }
    }
page_tray-need-number =
    { $number ->
        [ace] een aas (1)
        [jack] een boer (11)
        [queen] een vrouw (12)
       *[other] een { $number }
    }
# $count (more than one)
page_tray-needs-number =
    { $count ->
        [2] twee
        [3] drie
        [4] vier
       *[other] { $count }
    } { $number ->
        [ace] azen (1)
        [jack] boeren (11)
        [queen] vrouwen (12)
       *[other] keer een { $number }
    }
page_tray-parity-odd = oneven
page_tray-parity-even = even

## Places, for screen readers; $place (number), $group (set of 3), $need, $card, $meaning (7), $name (of a place)
page_tray-place = vakje { $place } van de { $group }
page_tray-place-needs = vakje { $place } van de { $group }, nodig: { $need }
page_tray-card = { $card }, in de { $group }
page_tray-card-wild = { $card } als { $meaning }, in de { $group }
page_tray-card-pinned = { $name }, door jou neergezet

## Buttons
page_tray-wild-is = De keuzekaart is
page_tray-fill = Bakje weer vullen
page_tray-phases = Alle fasen
page_tray-choose = Een fase kiezen
page_tray-chosen = gekozen
# $names
page_tray-working = bezig: { $names }
page_tray-done-by = neergelegd door { $names }
page_tray-setting = Bakje vanzelf vullen
page_tray-setting-note = Kaarten die je fase helpen, komen vanzelf in het bakje. Wat je er zelf in zet, blijft staan.
