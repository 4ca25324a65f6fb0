# The words of the game: cards, colours, groups of a phase.

# $first (several words with commas between them), $last (one word)
terms-list = { $first } und { $last }

terms-colour-red = Rot
terms-colour-yellow = Gelb
terms-colour-green = Grün
terms-colour-blue = Blau
terms-colour-orange = Orange

# The shape that goes with each colour, for those who cannot tell colours apart.
terms-shape-red = Dreieck
terms-shape-yellow = Kreis
terms-shape-green = Quadrat
terms-shape-blue = Raute
terms-shape-orange = Stern

# $number (what the card shows)
terms-card-red = rote { $number }
terms-card-yellow = gelbe { $number }
terms-card-green = grüne { $number }
terms-card-blue = blaue { $number }
terms-card-orange = orange { $number }
terms-card-wild = Joker
terms-card-skip = Aussetzen-Karte
terms-card-hidden = verdeckte Karte

# $rank (a number, ace, jack or queen), $suit
terms-ordinary = { $suit } { $rank }
terms-rank-ace = Ass
terms-rank-jack = Bube
terms-rank-queen = Dame
terms-rank-king = König (Joker)
terms-rank-joker = Joker (Aussetzen)
terms-suit-clubs = Kreuz
terms-suit-spades = Pik
terms-suit-hearts = Herz
terms-suit-diamonds = Karo

# $count (how many such sets), $size (cards in each)
terms-group-set =
    { $count } { $size ->
        [2] { $count ->
            [one] Zwilling
           *[other] Zwillinge
        }
        [3] { $count ->
            [one] Drilling
           *[other] Drillinge
        }
        [4] { $count ->
            [one] Vierling
           *[other] Vierlinge
        }
        [5] { $count ->
            [one] Fünfling
           *[other] Fünflinge
        }
        [6] { $count ->
            [one] Sechsling
           *[other] Sechslinge
        }
       *[other] { $count ->
            [one] Satz mit { $size } gleichen Zahlen
           *[other] Sätze mit je { $size } gleichen Zahlen
        }
    }

# $size (cards), $parity (odd, even or none), $colour (one: all cards of one colour; any: whatever colours)
terms-group-run =
    1 { $parity ->
        [odd] Folge aus { $size } ungeraden Karten
        [even] Folge aus { $size } geraden Karten
       *[none] { $size ->
            [3] Dreierfolge
            [4] Viererfolge
            [5] Fünferfolge
            [6] Sechserfolge
            [7] Siebenerfolge
            [8] Achterfolge
            [9] Neunerfolge
            [10] Zehnerfolge
           *[other] Folge aus { $size } Karten
        }
    }{ $colour ->
        [one] {" "}in einer Farbe
       *[any] {""}
    }

# $pairs (how many), $parity, $colour
terms-group-pairs =
    1 Folge aus { $pairs }{ $parity ->
        [odd] { $pairs ->
            [one] {" "}Paar ungerader Zahlen
           *[other] {" "}Paaren ungerader Zahlen
        }
        [even] { $pairs ->
            [one] {" "}Paar gerader Zahlen
           *[other] {" "}Paaren gerader Zahlen
        }
       *[none] { $pairs ->
            [one] {" "}Paar
           *[other] {" "}Paaren
        }
    }{ $colour ->
        [one] {" "}in einer Farbe
       *[any] {""}
    }

# $size (cards), $parity, $colour; at least one of the two is asked for
terms-group-collection =
    { $size } { $parity ->
        [odd] ungerade Karten
        [even] gerade Karten
       *[none] Karten
    }{ $colour ->
        [one] {" "}einer Farbe
       *[any] {""}
    }

# $size (dice)
terms-group-dice = { $size } Würfel einer Farbe

## Numbers

terms-decimal-point = ,
# $number
terms-percent = { $number } %
