# Bots about as strong as the person: the offer in the setup, and in the settings the results that it comes from.

page_match-title = Etwa so stark wie du
# $games (how many results it goes by, at least three)
page_match-note = Nach deinen letzten { $games } Spielen hier

page_match-results = Deine Spiele gegen Bots
# $games (whose results are kept)
page_match-results-note =
    { $games ->
        [one] Ein Ergebnis ist gespeichert,
       *[other] { $games } Ergebnisse sind gespeichert,
    } nur auf diesem Gerät. Daran zeigt sich, welche Bots etwa so stark sind wie du.
page_match-results-none = Keine Ergebnisse sind gespeichert.
page_match-forget = Ergebnisse löschen
