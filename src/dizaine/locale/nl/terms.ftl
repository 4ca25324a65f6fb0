# The words of the game: cards, colours, groups of a phase.

# $first (several words with commas between them), $last (one word)
terms-list = { $first } en { $last }

terms-colour-red = rood
terms-colour-yellow = geel
terms-colour-green = groen
terms-colour-blue = blauw
terms-colour-orange = oranje

# The shape that goes with each colour, for those who cannot tell colours apart.
terms-shape-red = driehoek
terms-shape-yellow = cirkel
terms-shape-green = vierkant
terms-shape-blue = ruit
terms-shape-orange = ster

# $number (what the card shows)
terms-card-red = rode { $number }
terms-card-yellow = gele { $number }
terms-card-green = groene { $number }
terms-card-blue = blauwe { $number }
terms-card-orange = oranje { $number }
terms-card-wild = keuzekaart
terms-card-skip = pestkaart
terms-card-hidden = gesloten kaart

# $rank (a number, ace, jack or queen), $suit
terms-ordinary =
    { $rank ->
        [aas] { $suit }aas
        [boer] { $suit }boer
        [vrouw] { $suit }vrouw
        [heer] { $suit }heer
       *[other] { $suit } { $rank }
    }
terms-rank-ace = aas
terms-rank-jack = boer
terms-rank-queen = vrouw
terms-rank-king = heer
terms-rank-joker = joker
terms-suit-clubs = klaver
terms-suit-spades = schoppen
terms-suit-hearts = harten
terms-suit-diamonds = ruiten

# $count (how many such sets), $size (cards in each)
terms-group-set =
    { $count ->
        [one] { $count } set
       *[other] { $count } sets
    } van { $size }

# $size (cards), $parity (odd, even or none), $colour (one: all cards of one colour; any: whatever colours)
terms-group-run =
    1 reeks van { $size }{ $parity ->
        [odd] {" "}oneven kaarten
        [even] {" "}even kaarten
       *[none] {""}
    }{ $colour ->
        [one] {" "}in één kleur
       *[any] {""}
    }

# $pairs (how many), $parity, $colour
terms-group-pairs =
    1 reeks van { $pairs }{ $parity ->
        [odd] {" "}oneven
        [even] {" "}even
       *[none] {""}
    } { $pairs ->
        [one] paar
       *[other] paren
    }{ $colour ->
        [one] {" "}in één kleur
       *[any] {""}
    }

# $size (cards), $parity, $colour; at least one of the two is asked for
terms-group-collection =
    { $size } { $parity ->
        [odd] oneven kaarten
        [even] even kaarten
       *[none] kaarten
    }{ $colour ->
        [one] {" "}van één kleur
       *[any] {""}
    }

# $size (dice)
terms-group-dice = { $size } dobbelstenen van één kleur

## Numbers

terms-decimal-point = ,
# $number
terms-percent = { $number }%
