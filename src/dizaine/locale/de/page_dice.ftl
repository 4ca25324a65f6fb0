# Der Würfeltisch auf der Seite. Die Texte stehen auf Handys und Knöpfen: Kurze sind besser.

page_dice-wild = Joker in { $colour }
page_dice-dice = Die Würfel
page_dice-die = Würfel { $number }: { $face }
page_dice-held = behalten
page_dice-serves = zählt für die Phase
page_dice-own = Deine Würfe

## Wer dran ist, und wofür
page_dice-phase = Phase { $phase }: { $words }
page_dice-left =
    { $left ->
        [0] kein Wurf mehr
        [one] noch { $left } Wurf
       *[other] noch { $left } Würfe
    }
page_dice-made =
    Geschafft: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
page_dice-turn-told =
    Du bist dran. Phase { $phase }: { $words }. { $left ->
        [0] Kein Wurf mehr.
        [one] Noch { $left } Wurf.
       *[other] Noch { $left } Würfe.
    }
page_dice-last-run = Letzte Chance für { $name }.
page_dice-last-run-yours = Deine letzte Chance.
page_dice-player-phase = Phase { $phase }
page_dice-player-done = alle Phasen geschafft
page_dice-failures =
    { $failures ->
        [one] { $failures } Fehlversuch
       *[other] { $failures } Fehlversuche
    }

## Chancen
page_dice-odds = etwa { $chance } %
page_dice-odds-exact = { $chance } %
page_dice-odds-left =
    { $left ->
        [one] mit { $left } Wurf
       *[other] mit { $left } Würfen
    }
page_dice-odds-wait = Die Chance wird berechnet …
page_dice-touch = Tippe die Würfel an, die du behalten willst.

page_dice-helped =
    { $all ->
        [one]
            Dieser Wurf: Der Würfel { $count ->
                [0] hat nicht geholfen
               *[other] hat geholfen
            }
       *[other]
            Dieser Wurf: { $count ->
                [0] keiner der { $all } Würfel hat geholfen
                [one] { $count } von { $all } Würfeln hat geholfen
               *[other] { $count } von { $all } Würfeln haben geholfen
            }
    }

## Knöpfe
page_dice-roll =
    { $count ->
        [0] Würfeln
        [one] { $count } neu würfeln
       *[other] { $count } neu würfeln
    }
page_dice-roll-all = Alle neu würfeln
page_dice-stop = Zug beenden
page_dice-stop-made =
    Zug beenden: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
page_dice-stop-sure =
    Phase { $phase } ist nicht geschafft, und du hast noch { $left ->
        [one] { $left } Wurf
       *[other] { $left } Würfe
    }. Den Zug trotzdem beenden?
page_dice-stop-yes = Ohne Phase beenden
page_dice-stop-no = Weiterwürfeln
page_dice-release = Keinen behalten

## Tipps
page_dice-hint-roll =
    { $count ->
        [one] Würfle den Würfel neu, den du nicht behältst.
       *[other] Würfle die { $count } Würfel neu, die du nicht behältst.
    }
page_dice-hint-all = Würfle alle neu.
page_dice-hint-stop = Beende jetzt den Zug.
page_dice-hint-best = Das bringt im Schnitt die meisten Punkte.
page_dice-hint-greedy = So kommst du der Phase am nächsten.

## Der Block
page_dice-pad = Punkteblock
page_dice-bonus-half = Bonus, erste Hälfte
page_dice-bonus-finish = Bonus, letzte Phase
page_dice-failed-turns = Fehlversuche
page_dice-total = Summe
page_dice-failures-mark = { $failures } ✗
page_dice-bonus-in = inkl. +{ $points }
page_dice-running = Σ { $total }

## Wie der Zug davor ausging
page_dice-last-made =
    { $who ->
        [you] Du hast Phase { $phase } geschafft: { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }
       *[other] { $name } hat Phase { $phase } geschafft: { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }
    }
page_dice-last-failed =
    { $who ->
        [you] Du hast Phase { $phase } nicht geschafft
       *[other] { $name } hat Phase { $phase } nicht geschafft
    }

## Was geschah
page_dice-news-order = Die Reihenfolge: { $names }.
page_dice-news-throw =
    { $who ->
        [you] Dein { $throw }. Wurf: { $dice }
       *[other] { $name }, { $throw }. Wurf: { $dice }
    }
page_dice-news-made =
    { $who ->
        [you] Du schaffst Phase { $phase }: { $points ->
                [one] { $points } Punkt
               *[other] { $points } Punkte
            }, insgesamt { $total }.
       *[other] { $name } schafft Phase { $phase }: { $points ->
                [one] { $points } Punkt
               *[other] { $points } Punkte
            }, insgesamt { $total }.
    }
page_dice-news-failed =
    { $who ->
        [you] Du schaffst Phase { $phase } nicht.
       *[other] { $name } schafft Phase { $phase } nicht.
    }
page_dice-news-bonus-half =
    { $points ->
        [one] { $points } Punkt Bonus
       *[other] { $points } Punkte Bonus
    } { $who ->
        [you] für deine erste Hälfte, insgesamt { $total }.
       *[other] für die erste Hälfte von { $name }, insgesamt { $total }.
    }
page_dice-news-bonus-finish =
    { $points ->
        [one] { $points } Punkt Bonus
       *[other] { $points } Punkte Bonus
    } { $who ->
        [you] für deine letzte Phase, insgesamt { $total }.
       *[other] für die letzte Phase von { $name }, insgesamt { $total }.
    }
page_dice-news-last-run =
    { $who ->
        [you] Du hast alle Phasen geschafft. Alle anderen haben noch eine letzte Chance und spielen, bis ihnen eine Phase nicht gelingt.
       *[other] { $name } hat alle Phasen geschafft. Alle anderen haben noch eine letzte Chance und spielen, bis ihnen eine Phase nicht gelingt.
    }
page_dice-news-failures =
    { $failures ->
        [0] Kein Fehlversuch: insgesamt { $total }.
        [one] { $failures } Fehlversuch, { $cost ->
                [one] { $cost } Punkt Abzug
               *[other] { $cost } Punkte Abzug
            }: insgesamt { $total }.
       *[other] { $failures } Fehlversuche, { $cost ->
                [one] { $cost } Punkt Abzug
               *[other] { $cost } Punkte Abzug
            }: insgesamt { $total }.
    }
