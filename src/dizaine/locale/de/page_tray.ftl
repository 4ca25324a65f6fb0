# The tray: the phase as places that fill with cards of the hand. Texts stand on phones: short ones are better.

page_tray-name = Deine Phase
page_tray-complete = Vollständig
page_tray-complete-draw = Vollständig. Erst ziehen, dann auslegen.
# $count (cards), $cards (which, in words)
page_tray-missing =
    { $count ->
        [one] { $count } fehlt
       *[other] { $count } fehlen
    }
page_tray-missing-which =
    { $count ->
        [one] { $count } fehlt: { $cards }
       *[other] { $count } fehlen: { $cards }
    }

## What a place asks for; $number (a number, or ace, jack or queen)
page_tray-number =
    { $number ->
        [ace] Ass
        [jack] Bube
        [queen] Dame
       *[other] { $number }
    }
page_tray-need-number =
    { $number ->
        [ace] ein Ass
        [jack] ein Bube
        [queen] eine Dame
       *[other] eine { $number }
    }
# $count (more than one)
page_tray-needs-number =
    { $number ->
        [ace] { $count } Asse
        [jack] { $count } Buben
        [queen] { $count } Damen
       *[other] { $count ->
            [2] zweimal
            [3] dreimal
            [4] viermal
           *[other] { $count }-mal
        } die { $number }
    }
page_tray-parity-odd = ungerade
page_tray-parity-even = gerade

## Places, for screen readers; $place (number), $group (set of 3), $need, $card, $meaning (7), $name (of a place)
page_tray-place = Feld { $place }, { $group }
page_tray-place-needs = Feld { $place }, { $group }, gesucht: { $need }
page_tray-card = { $card }, { $group }
page_tray-card-wild = { $card } als { $meaning }, { $group }
page_tray-card-pinned = { $name }, von dir gelegt

## Buttons
page_tray-wild-is = Der Joker ist
page_tray-fill = Felder neu füllen
page_tray-phases = Alle Phasen
page_tray-choose = Wähl eine Phase
page_tray-chosen = gewählt
# $names
page_tray-working = hier: { $names }
page_tray-done-by = ausgelegt von { $names }
page_tray-setting = Felder automatisch füllen
page_tray-setting-note = Karten, die deiner Phase helfen, kommen von selbst in ihre Felder. Was du hinlegst, bleibt.
