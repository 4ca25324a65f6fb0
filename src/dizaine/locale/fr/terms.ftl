# The words of the game: cards, colours, groups of a phase.

# $first (several words with commas between them), $last (one word)
terms-list = { $first } et { $last }

terms-colour-red = rouge
terms-colour-yellow = jaune
terms-colour-green = vert
terms-colour-blue = bleu
terms-colour-orange = orange

# The shape that goes with each colour, for those who cannot tell colours apart.
terms-shape-red = triangle
terms-shape-yellow = cercle
terms-shape-green = carré
terms-shape-blue = losange
terms-shape-orange = étoile

# $number (what the card shows)
terms-card-red = { $number } rouge
terms-card-yellow = { $number } jaune
terms-card-green = { $number } vert
terms-card-blue = { $number } bleu
terms-card-orange = { $number } orange
terms-card-wild = joker
terms-card-skip = carte Passer
terms-card-hidden = carte cachée

# $rank (a number, ace, jack or queen), $suit
terms-ordinary = { $rank } de { $suit }
terms-rank-ace = as
terms-rank-jack = valet
terms-rank-queen = dame
terms-rank-king = roi
terms-rank-joker = joker (Passer)
terms-suit-clubs = trèfle
terms-suit-spades = pique
terms-suit-hearts = cœur
terms-suit-diamonds = carreau

# $count (how many such sets), $size (cards in each)
terms-group-set =
    { $count ->
        [one] { $count } série
       *[other] { $count } séries
    } de { $size }

# $size (cards), $parity (odd, even or none), $colour (one: all cards of one colour; any: whatever colours)
terms-group-run =
    1 suite de { $size }{ $parity ->
        [odd] {" "}nombres impairs
        [even] {" "}nombres pairs
       *[none] {""}
    }{ $colour ->
        [one] {" "}d’une même couleur
       *[any] {""}
    }

# $pairs (how many), $parity, $colour
terms-group-pairs =
    1 suite de { $pairs } { $pairs ->
        [one] paire
       *[other] paires
    }{ $parity ->
        [odd] {" "}de nombres impairs
        [even] {" "}de nombres pairs
       *[none] {""}
    }{ $colour ->
        [one] {" "}d’une même couleur
       *[any] {""}
    }

# $size (cards), $parity, $colour; at least one of the two is asked for
terms-group-collection =
    { $size } { $parity ->
        [odd] nombres impairs
        [even] nombres pairs
       *[none] cartes
    }{ $colour ->
        [one] {" "}d’une même couleur
       *[any] {""}
    }

# $size (dice)
terms-group-dice = { $size } dés d’une même couleur

## Numbers

terms-decimal-point = ,
# $number
terms-percent = { $number } %
