# The tray: the phase as places that fill with cards of the hand. Texts stand on phones: short ones are better.

page_tray-name = Your phase
page_tray-complete = Complete
page_tray-complete-draw = Complete. Draw first, then lay it.
# $count (cards), $cards (which, in words)
page_tray-missing = { $count } missing
page_tray-missing-which = { $count } missing: { $cards }

## What a place asks for; $number (a number, or ace, jack or queen)
page_tray-number =
    { $number ->
        [ace] ace
        [jack] jack
        [queen] queen
       *[other] { $number }
    }
page_tray-need-number =
    { $number ->
        [ace] an ace
        [jack] a jack
        [queen] a queen
        [8] an 8
        [11] an 11
        [18] an 18
       *[other] a { $number }
    }
# $count (more than one)
page_tray-needs-number =
    { $count ->
        [2] two
        [3] three
        [4] four
       *[other] { $count }
    } { $number ->
        [ace] aces
        [jack] jacks
        [queen] queens
       *[other] { $number }s
    }
page_tray-parity-odd = odd
page_tray-parity-even = even

## Places, for screen readers; $place (number), $group (set of 3), $need, $card, $meaning (7), $name (of a place)
page_tray-place = place { $place } of the { $group }
page_tray-place-needs = place { $place } of the { $group }, needs { $need }
page_tray-card = { $card }, in the { $group }
page_tray-card-wild = { $card }, stands for { $meaning }, in the { $group }
page_tray-card-pinned = { $name }, put there by you

## Buttons
page_tray-wild-is = The wild is
page_tray-fill = Refill the tray
page_tray-phases = All phases
page_tray-choose = Choose a phase
page_tray-chosen = chosen
# $names
page_tray-working = { $names } working on it
page_tray-done-by = done by { $names }
page_tray-setting = Fill the tray for me
page_tray-setting-note = Cards that help your phase move into the tray by themselves. What you put there stays.
