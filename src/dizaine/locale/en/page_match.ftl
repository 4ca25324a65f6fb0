# Bots about as strong as the person: the offer in the setup, and in the settings the results that it comes from.

page_match-title = About as strong as you
# $games (how many results it goes by, at least three)
page_match-note = Going by your last { $games } games here

page_match-results = Your games against bots
# $games (whose results are kept)
page_match-results-note =
    { $games ->
        [one] One result is kept,
       *[other] { $games } results are kept,
    } on this device only. They show which bots are about as strong as you.
page_match-results-none = No results are kept.
page_match-forget = Delete results
