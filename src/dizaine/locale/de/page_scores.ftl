# Die Punkte auf der Seite: nach jeder Runde und am Ende des Spiels.

page_scores-title = Punkte
page_scores-round = Runde
page_scores-total = Summe
page_scores-plus = +{ $points }
page_scores-phase-done = Phase { $phase } geschafft
page_scores-phase-not = Phase nicht geschafft
page_scores-phase-again = noch einmal Phase { $phase }
page_scores-out = alle Karten los
page_scores-none = Noch ist keine Runde vorbei.
page_scores-chart = Diagramm: wie alle nach jeder Runde standen
page_scores-chart-rounds = Runden
page_scores-round-over = Runde { $round } ist vorbei
page_scores-next = Weiter mit Runde { $round }
page_scores-goes-out =
    { $who ->
        [you] Du bist alle Karten los!
       *[other] { $name } ist alle Karten los
    }
page_scores-climbed =
    { $count ->
        [0] Diesmal kam niemand weiter.
        [one] Diesmal kam eine Person weiter.
       *[other] { $count } von euch kamen weiter.
    }
page_scores-summit = Ganz oben wartet Phase { $phase }.
# $names (of people)
page_scores-waiting = Wir warten auf { $names }.
page_scores-waiting-you = Das Spiel wartet auf dich.
page_scores-waiting-clock = Sekunden, bis es weitergeht
page_scores-good-few = Je weniger Punkte, desto besser.
page_scores-good-many = Je mehr Punkte, desto besser.
page_scores-good-phases = Je mehr Phasen, desto besser.

## Das Ende
page_scores-end-you = Du hast gewonnen!
page_scores-end-won = { $name } hat gewonnen!
page_scores-end-shared = Gemeinsam gewonnen: { $names }!
page_scores-end-alone =
    { $points ->
        [one] Geschafft, mit { $points } Punkt!
       *[other] Geschafft, mit { $points } Punkten!
    }
page_scores-phases-done =
    { $phases ->
        [one] { $phases } Phase
       *[other] { $phases } Phasen
    }
page_scores-phases-made =
    { $phases ->
        [one] { $phases } Phase geschafft
       *[other] { $phases } Phasen geschafft
    }
page_scores-rounds =
    { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }
page_scores-share = Bild teilen
page_scores-more = Mehr zu diesem Spiel
page_scores-best = Schönster Moment: { $moment }
page_scores-best-points =
    { $who ->
        [you] Du warst in Runde { $round } alle Karten los, und die anderen saßen noch auf { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }
       *[other] { $name } war in Runde { $round } alle Karten los, und die anderen saßen noch auf { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }
    }
page_scores-best-cards =
    { $who ->
        [you] Du warst in Runde { $round } alle Karten los, und die anderen hatten noch { $cards ->
            [one] { $cards } Karte
           *[other] { $cards } Karten
        }
       *[other] { $name } war in Runde { $round } alle Karten los, und die anderen hatten noch { $cards ->
            [one] { $cards } Karte
           *[other] { $cards } Karten
        }
    }
page_scores-best-made =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } { $who ->
        [you] für dich in Runde { $round }
       *[other] für { $name } in Runde { $round }
    }
page_scores-rematch = Revanche
page_scores-rematch-wait = { $name } kann das nächste Spiel eröffnen.
page_scores-next-game = Zum nächsten Spiel
page_scores-replay = Noch einmal ansehen
page_scores-fair = War es fair?
page_scores-seeded = Jemand hat die Startzahl für den Zufall gewählt; da gibt es nichts zu prüfen.
page_scores-record = Aufzeichnung speichern
page_scores-look = Tisch ansehen
page_scores-back = Zurück zu den Punkten
page_scores-course = Runde für Runde
page_scores-statistics = Alle im Vergleich
page_scores-figure-rounds-won = Gewonnene Runden
page_scores-figure-turns = Züge
page_scores-figure-taken = Offene Karten genommen
page_scores-figure-hits = Karten angelegt
page_scores-figure-skips = Aussetzen-Karten gespielt
page_scores-figure-lost = Ausgesetzte Züge
page_scores-figure-throws = Würfe
page_scores-figure-failures = Fehlversuche
