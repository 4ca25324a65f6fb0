# What a person can learn from a finished game, with positions to try again.

page_review-title = Wie habe ich gespielt?
page_review-whose = Wessen Entscheidungen?
page_review-working = Der gewiefte Bot sieht sich jeden Spielzug an …
page_review-unsolved = Die beste Spielweise ist für dieses Würfelspiel hier noch nicht berechnet.
page_review-alone = Beim Würfeln gilt der Rat für das Spiel allein; gegen andere ist er nur ein Anhaltspunkt.

## The rating; $rating (0 to 100), $error (of the rating), $agreed, $decisions (how many)

page_review-rating-name = Deine Wertung
page_review-rating = { $rating } von 100
page_review-error = plus oder minus { $error }
page_review-no-rating = Zu wenige Entscheidungen für eine Wertung.
page_review-agreed =
    { $decisions ->
        [one] Wie der gewiefte Bot gespielt: { $agreed } von { $decisions }.
       *[other] Wie der gewiefte Bot gespielt: { $agreed } von { $decisions }.
    }
page_review-meaning = 100 ist so gut wie der gewiefte Bot, 0 ist blind gewählt. Glück zählt nicht.

## The decisions; $round, $turn (counted from 1), $loss (percentage points of the chance to win, or points)

page_review-best = Die beste Entscheidung
page_review-costliest = Was am meisten gekostet hat
page_review-nothing = Keine Entscheidung fällt auf. Gut gespielt!
page_review-when = Runde { $round }, Zug { $turn }
page_review-played = Gespielt
page_review-better = Besser
page_review-tempting = Verlockend, aber schlechter
page_review-lost-chance =
    { $loss ->
        [one] { $loss } Prozentpunkt Gewinnchance verloren.
       *[other] { $loss } Prozentpunkte Gewinnchance verloren.
    }
page_review-lost-points =
    { $loss ->
        [one] Im Schnitt { $loss } Punkt weniger.
       *[other] Im Schnitt { $loss } Punkte weniger.
    }
page_review-saved-chance =
    { $loss ->
        [one] Das hat { $loss } Prozentpunkt Gewinnchance gerettet.
       *[other] Das hat { $loss } Prozentpunkte Gewinnchance gerettet.
    }
page_review-saved-points =
    { $loss ->
        [one] Das hat im Schnitt { $loss } Punkt gerettet.
       *[other] Das hat im Schnitt { $loss } Punkte gerettet.
    }
page_review-try = Noch einmal versuchen

## A position to try again

page_review-ask = Was würdest du jetzt tun?
page_review-all = Alle Entscheidungen
page_review-choose = Wähl einen Spielzug und sieh, was der gewiefte Bot davon hält.
page_review-touch = Tippe eine Karte an, um sie abzulegen.
page_review-touch-dice = Tippe die Würfel an, die du behalten willst.
# $count (of another player)
page_review-cards =
    { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
page_review-thinking = Der gewiefte Bot denkt nach …
page_review-right = Ja! Das würde auch der gewiefte Bot tun.
page_review-equal = Genauso gut wie der Spielzug des gewieften Bots.
page_review-wrong-chance =
    { $loss ->
        [one] Das kostet { $loss } Prozentpunkt Gewinnchance.
       *[other] Das kostet { $loss } Prozentpunkte Gewinnchance.
    }
page_review-wrong-points =
    { $loss ->
        [one] Das kostet im Schnitt { $loss } Punkt.
       *[other] Das kostet im Schnitt { $loss } Punkte.
    }
page_review-show = Zeig mir das Bessere

## Moves with dice; $count (dice), $rolls (how many are left), $phase, $chance (in percent)

page_review-stop = Aufhören
page_review-keep =
    { $count ->
        [one] { $count } Würfel behalten und die anderen neu würfeln
       *[other] { $count } Würfel behalten und die anderen neu würfeln
    }
page_review-roll-all = Alle neu würfeln
page_review-roll =
    { $count ->
        [one] { $count } Würfel neu würfeln
       *[other] { $count } Würfel neu würfeln
    }
page_review-rolls =
    { $rolls ->
        [one] noch { $rolls } Wurf
       *[other] noch { $rolls } Würfe
    }
page_review-why-dice = Chance auf Phase { $phase } danach: { $chance }.
