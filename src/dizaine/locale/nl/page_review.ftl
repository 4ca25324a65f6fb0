# What a person can learn from a finished game, with positions to try again.

page_review-title = Hoe speelde ik?
page_review-whose = Wiens zetten?
page_review-working = De expert bekijkt elke zet…
page_review-unsolved = De beste speelwijze voor dit dobbelspel is hier nog niet berekend.
page_review-alone = Bij het dobbelspel geldt het advies voor wie alleen speelt; tegen anderen is het maar een richtlijn.

## The rating; $rating (0 to 100), $error (of the rating), $agreed, $decisions (how many)

page_review-rating-name = Je beoordeling
page_review-rating = { $rating } van de 100
page_review-error = met een marge van { $error }
page_review-no-rating = Te weinig beslissingen voor een beoordeling.
page_review-agreed =
    { $decisions ->
        [one] { $agreed } van de { $decisions } keer was het de zet van de expert.
       *[other] { $agreed } van de { $decisions } keer was het de zet van de expert.
    }
page_review-meaning = 100 is even goed als de expert, 0 is blind kiezen. Geluk telt niet.

## The decisions; $round, $turn (counted from 1), $loss (percentage points of the chance to win, or points)

page_review-best = De beste beslissing
page_review-costliest = Wat het meest kostte
page_review-nothing = Geen beslissing springt eruit. Goed gespeeld!
page_review-when = Ronde { $round }, beurt { $turn }
page_review-played = Gespeeld
page_review-better = Beter
page_review-tempting = Verleidelijk, maar slechter
page_review-lost-chance = { $loss } procentpunt winstkans verloren.
page_review-lost-points =
    { $loss ->
        [one] Gemiddeld { $loss } punt minder.
       *[other] Gemiddeld { $loss } punten minder.
    }
page_review-saved-chance = De verleidelijke zet had { $loss } procentpunt winstkans gekost.
page_review-saved-points =
    { $loss ->
        [one] De verleidelijke zet had gemiddeld { $loss } punt gekost.
       *[other] De verleidelijke zet had gemiddeld { $loss } punten gekost.
    }
page_review-try = Nog eens proberen

## A position to try again

page_review-ask = Wat zou je nu doen?
page_review-all = Alle beslissingen
page_review-choose = Kies een zet en zie wat de expert ervan vindt.
page_review-touch = Tik op een kaart om die af te leggen.
page_review-touch-dice = Tik op de dobbelstenen die je wilt houden.
# $count (of another player)
page_review-cards =
    { $count ->
        [one] { $count } kaart in de hand
       *[other] { $count } kaarten in de hand
    }
page_review-thinking = De expert denkt na…
page_review-right = Ja! Dat zou de expert ook doen.
page_review-equal = Net zo goed als de zet van de expert.
page_review-wrong-chance = Dat kost { $loss } procentpunt winstkans.
page_review-wrong-points =
    { $loss ->
        [one] Dat kost gemiddeld { $loss } punt.
       *[other] Dat kost gemiddeld { $loss } punten.
    }
page_review-show = Laat zien wat beter is

## Moves with dice; $count (dice), $rolls (how many are left), $phase, $chance (in percent)

page_review-stop = Stoppen
page_review-keep =
    { $count ->
        [one] { $count } dobbelsteen houden en de andere gooien
       *[other] { $count } dobbelstenen houden en de andere gooien
    }
page_review-roll-all = Alle dobbelstenen gooien
page_review-roll =
    { $count ->
        [one] { $count } dobbelsteen gooien
       *[other] { $count } dobbelstenen gooien
    }
page_review-rolls =
    { $rolls ->
        [one] nog { $rolls } worp
       *[other] nog { $rolls } worpen
    }
page_review-why-dice = De kans op fase { $phase } is dan { $chance }.
