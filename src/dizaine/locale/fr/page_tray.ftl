# The tray: the phase as places that fill with cards of the hand. Texts stand on phones: short ones are better.

page_tray-name = Votre phase
page_tray-complete = Complète
page_tray-complete-draw = Complète. Piochez d’abord, posez ensuite.
# $count (cards), $cards (which, in words)
page_tray-missing = Il en manque { $count }
page_tray-missing-which = Il en manque { $count } : { $cards }

## What a place asks for; $number (a number, or ace, jack or queen)
page_tray-number =
    { $number ->
        [ace] as
        [jack] valet
        [queen] dame
       *[other] { $number }
    }
page_tray-need-number =
    { $number ->
        [ace] un as
        [jack] un valet
        [queen] une dame
       *[other] un { $number }
    }
# $count (more than one)
page_tray-needs-number =
    { $count ->
        [2] deux
        [3] trois
        [4] quatre
       *[other] { $count }
    } { $number ->
        [ace] as
        [jack] valets
        [queen] dames
       *[other] { $number }
    }
page_tray-parity-odd = impair
page_tray-parity-even = pair

## Places, for screen readers; $place (number), $group (set of 3), $need, $card, $meaning (7), $name (of a place)
page_tray-place = case { $place }, { $group }
page_tray-place-needs = case { $place }, { $group }, demande : { $need }
page_tray-card = { $card }, { $group }
page_tray-card-wild = { $card } qui vaut { $meaning }, { $group }
page_tray-card-pinned = { $name }, carte placée par vous

## Buttons
page_tray-wild-is = Le joker vaut
page_tray-fill = Remplir à nouveau les cases
page_tray-phases = Toutes les phases
page_tray-choose = Choisir une phase
page_tray-chosen = choisie
# $names
page_tray-working = en cours : { $names }
page_tray-done-by = posée par { $names }
page_tray-setting = Remplir les cases pour vous
page_tray-setting-note = Les cartes utiles s’y placent d’elles-mêmes. Ce que vous y mettez reste.
