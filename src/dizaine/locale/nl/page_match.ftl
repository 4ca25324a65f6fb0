# Bots about as strong as the person: the offer in the setup, and in the settings the results that it comes from.

page_match-title = Ongeveer zo sterk als jij
# $games (how many results it goes by, at least three)
page_match-note = Volgens je laatste { $games } spellen hier

page_match-results = Je spellen tegen bots
# $games (whose results are kept)
page_match-results-note =
    { $games ->
        [one] Er is één uitslag bewaard,
       *[other] Er zijn { $games } uitslagen bewaard,
    } alleen op dit toestel. Daaruit blijkt welke bots ongeveer zo sterk zijn als jij.
page_match-results-none = Er zijn geen uitslagen bewaard.
page_match-forget = Uitslagen wissen
