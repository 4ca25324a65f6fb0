# Bots about as strong as the person: the offer in the setup, and in the settings the results that it comes from.

page_match-title = À peu près de votre niveau
# $games (how many results it goes by, at least three)
page_match-note = D’après vos { $games } dernières parties ici

page_match-results = Vos parties contre les robots
# $games (whose results are kept)
page_match-results-note =
    { $games ->
        [one] Un résultat est gardé,
       *[other] { $games } résultats sont gardés,
    } sur cet appareil seulement. Ils servent à trouver des robots de votre niveau.
page_match-results-none = Aucun résultat n’est gardé.
page_match-forget = Effacer les résultats
