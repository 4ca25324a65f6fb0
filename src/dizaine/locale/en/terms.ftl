# The words of the game: cards, colours, groups of a phase.

# $first (several words with commas between them), $last (one word)
terms-list = { $first } and { $last }

terms-colour-red = red
terms-colour-yellow = yellow
terms-colour-green = green
terms-colour-blue = blue
terms-colour-orange = orange

# The shape that goes with each colour, for those who cannot tell colours apart.
terms-shape-red = triangle
terms-shape-yellow = circle
terms-shape-green = square
terms-shape-blue = diamond
terms-shape-orange = star

# $number (what the card shows)
terms-card-red = red { $number }
terms-card-yellow = yellow { $number }
terms-card-green = green { $number }
terms-card-blue = blue { $number }
terms-card-orange = orange { $number }
terms-card-wild = wild
terms-card-skip = skip
terms-card-hidden = hidden card

# $rank (a number, ace, jack or queen), $suit
terms-ordinary = { $rank } of { $suit }
terms-rank-ace = ace
terms-rank-jack = jack
terms-rank-queen = queen
terms-rank-king = king
terms-rank-joker = joker
terms-suit-clubs = clubs
terms-suit-spades = spades
terms-suit-hearts = hearts
terms-suit-diamonds = diamonds

# $count (how many such sets), $size (cards in each)
terms-group-set =
    { $count ->
        [one] { $count } set
       *[other] { $count } sets
    } of { $size }

# $size (cards), $parity (odd, even or none), $colour (one: all cards of one colour; any: whatever colours)
terms-group-run =
    1 run of { $size }{ $parity ->
        [odd] {" "}odd cards
        [even] {" "}even cards
       *[none] {""}
    }{ $colour ->
        [one] {" "}in one colour
       *[any] {""}
    }

# $pairs (how many), $parity, $colour
terms-group-pairs =
    1 run of { $pairs }{ $parity ->
        [odd] {" "}odd
        [even] {" "}even
       *[none] {""}
    } { $pairs ->
        [one] pair
       *[other] pairs
    }{ $colour ->
        [one] {" "}in one colour
       *[any] {""}
    }

# $size (cards), $parity, $colour; at least one of the two is asked for
terms-group-collection =
    { $size } { $parity ->
        [odd] odd cards
        [even] even cards
       *[none] cards
    }{ $colour ->
        [one] {" "}of one colour
       *[any] {""}
    }

# $size (dice)
terms-group-dice = { $size } dice of one colour

## Numbers

terms-decimal-point = .
# $number
terms-percent = { $number }%
