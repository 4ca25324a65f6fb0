# The rules in words. A message rules-<id>… is a piece of the rule with that id; pieces of one rule follow
# each other in one paragraph. No text names another rule's id: each id stands on the page once.

## The page and its headings

# $title (name of the edition or of one's own book)
rules-page-title = Die Regeln: { $title }
# $variants (as below, as a list)
rules-page-title-with = { $title }, mit { $variants }
# Variants in a title; $count (of the phases that are played)
rules-with-ten-rounds = einer Runde für jede Phase
rules-with-phases =
    { $count ->
        [one] nur { $count } Phase
       *[other] nur { $count } Phasen
    }
rules-with-knock = Klopfen
rules-with-free-order = freier Reihenfolge der Phasen
rules-with-order = anderer Reihenfolge der Phasen
rules-with-hits-next-turn = Anlegen erst ab dem nächsten Zug
rules-with-natural-in-each-group = einer Zahlenkarte in jeder Gruppe
rules-with-out-by-discard = Schluss nur durch Ablegen
rules-with-free-take = freier Wahl beim Ziehen
rules-with-use-taken = Nehmen nur zum Auslegen oder Anlegen
rules-with-skip-chosen = Aussetzen-Karten nach Wahl
rules-with-skip-next = Aussetzen-Karten für die nächste Person
rules-with-points = Punktezählung
rules-with-places = Plätzen statt Punkten
# $id (what one types to get this game)
rules-page-id = Spiel: { $id }
rules-page-words = Ein paar Begriffe vorab, dann geht’s los. Eine Runde beginnt mit dem Geben und endet, sobald jemand alle Karten los ist. Eine Phase ist deine Aufgabe für die Runde: eine oder mehrere Gruppen von Karten, die du auslegst. Zahlenkarten sind alle Karten mit einer Zahl. Beim Anlegen ergänzt du eine Gruppe, die schon auf dem Tisch liegt.

# $phases (how many are played)
rules-aim-won =
    { $phases ->
        [one] Ziel des Spiels: Sammle die Karten der Phase und leg sie aus. Wer sie am Ende einer Runde ausgelegt hat, gewinnt; sind es mehrere, entscheiden die Punkte.
       *[other] Ziel des Spiels: Leg alle { $phases } Phasen aus, in jeder Runde höchstens eine, und sei dabei schneller als die anderen. Jede verlangt andere Karten. Klappt es einmal nicht, versuchst du es in der nächsten Runde einfach wieder.
    }
rules-aim-places =
    { $phases ->
        [one] Ziel des Spiels: Sammle die Karten der Phase und leg sie aus. Wer das zuerst schafft, gewinnt; die anderen spielen um die weiteren Plätze.
       *[other] Ziel des Spiels: Leg alle { $phases } Phasen aus, in jeder Runde höchstens eine, und sei dabei schneller als die anderen. Jede verlangt andere Karten. Klappt es einmal nicht, versuchst du es in der nächsten Runde einfach wieder. Hat jemand gewonnen, spielen die anderen um die weiteren Plätze.
    }
rules-aim-rounds =
    { $phases ->
        [one] Ziel des Spiels: Leg in einer einzigen Runde die Phase aus und werde deine Karten los. Was auf der Hand bleibt, zählt gegen dich: Die wenigsten Punkte gewinnen.
       *[other] Ziel des Spiels: Leg in jeder der { $phases } Runden die Phase dieser Runde aus und werde deine Karten los. Was auf der Hand bleibt, zählt gegen dich: Die wenigsten Punkte gewinnen.
    }

rules-section-material = Vorbereitung
rules-section-phases = Die Phasen
rules-section-turn = Dein Zug
rules-section-wilds = Joker
rules-section-skips = Aussetzen-Karten
rules-section-hits = Anlegen
rules-section-end = Ende der Runde, Ende des Spiels
rules-section-variants = Hausregeln
rules-section-options = Hausregeln zum Auslegen und Anlegen

rules-phases-fixed = Das sind eure Phasen, der Reihe nach:
rules-phases-free = Das sind eure Phasen; die Reihenfolge bestimmst du:

# $number (of a phase)
rules-phase-label = Phase { $number }

## Material

# $total (numbered cards in all), $numbers (the highest number), $copies (how often each card is there)
rules-M1 =
    { $total } Zahlenkarten: 1 bis { $numbers } in jeder Farbe, { $copies ->
        [1] jede Karte einmal.
        [2] jede Karte zweimal.
       *[other] jede Karte { $copies }-mal.
    }
# $count (of colours), $colours (each with its shape)
rules-M2 =
    { $count ->
        [one] Eine Farbe mit ihrem Zeichen: { $colours }.
       *[other] { $count } Farben, jede mit eigenem Zeichen: { $colours }.
    }
# $wilds (how many)
rules-M3 =
    { $wilds ->
        [one] { $wilds } Joker: Er ersetzt jede Zahlenkarte.
       *[other] { $wilds } Joker: Sie ersetzen jede Zahlenkarte.
    }
# $skips (how many)
rules-M4 =
    { $skips ->
        [one] { $skips } Aussetzen-Karte: Sie lässt jemand anderen einen Zug lang aussetzen.
       *[other] { $skips } Aussetzen-Karten: Jede lässt jemand anderen einen Zug lang aussetzen.
    }
# $hand (cards)
rules-M5 =
    { $hand ->
        [one] Wer gibt, verteilt reihum je { $hand } Karte, zuerst nach links.
       *[other] Wer gibt, verteilt die Karten einzeln reihum, zuerst nach links, bis jede Person { $hand } hat.
    } Lasst euch nicht in die Karten schauen! Der Rest kommt verdeckt als Nachziehstapel in die Mitte. Deckt seine oberste Karte auf und legt sie daneben: Damit beginnt der Ablagestapel.
# $least, $most (players)
rules-M6 = Für { $least } bis { $most } Personen.
# $players
rules-M6-exact =
    { $players ->
        [one] Für dich allein.
       *[other] Für genau { $players } Personen.
    }
# $cards (how many there are)
rules-M7-each =
    { $cards ->
        [one] { $cards } Übersichtskarte zeigt alle Phasen: Legt sie so, dass alle sie sehen.
       *[other] { $cards } Übersichtskarten zeigen alle Phasen: Nehmt euch je eine.
    }
rules-M7-shared =
    { $cards ->
        [one] { $cards } Übersichtskarte zeigt alle Phasen: Legt sie so, dass alle sie sehen.
       *[other] { $cards } Übersichtskarten zeigen alle Phasen: Legt sie so, dass alle sie sehen.
    }
# $markers (how many there are)
rules-M7-markers =
    { $markers ->
        [one] Der eine Zeiger zeigt auf die Phase, die als nächste kommt.
       *[other] Dazu kommen { $markers } Zeiger: Deiner zeigt auf deine nächste Phase. Schieb ihn weiter, sobald deine Phase liegt, spätestens am Ende der Runde.
    }
rules-M8 = Ihr habt nur Rommékarten? Zwei Kartenspiele samt Jokern genügen, also meist eine Packung: Ass bis Dame sind die Zahlenkarten 1 bis 12; Kreuz, Pik, Herz und Karo sind die Farben.
# $wilds (how many)
rules-M8-wilds =
    { $wilds ->
        [one] Als Joker dient { $wilds } König, egal in welcher Farbe.
       *[other] Als Joker dienen { $wilds } Könige, egal in welcher Farbe.
    }
# $skips (how many)
rules-M8-skips =
    { $skips ->
        [one] Vorsicht: { $skips } Karte, auf der Joker steht, ist hier die Aussetzen-Karte; mehr davon braucht ihr nicht.
       *[other] Vorsicht: { $skips } Karten, auf denen Joker steht, sind hier die Aussetzen-Karten; mehr davon braucht ihr nicht.
    }
rules-M9 = Jede Zahlenkarte trägt auch das Zeichen ihrer Farbe. So können alle mitspielen, auch wer Farben schlecht unterscheidet.
# $colour, $shape
rules-colour-and-shape = { $colour } ({ $shape })

## Phases

rules-P1 = Satz: zwei oder mehr Karten mit derselben Zahl; die Farben sind egal. Zwei heißen Zwilling oder Paar, drei Drilling, vier Vierling, fünf Fünfling.
rules-P1-several = Zwei Sätze einer Phase dürfen auch dieselbe Zahl haben.
# $least (cards), $example (such a run)
rules-P2 = Folge: Karten, deren Zahlen ohne Lücke aufeinanderfolgen, wie { $example }; mindestens { $least } Karten.
rules-P2-colours = Die Farben sind egal.
# $numbers (the highest number)
rules-P2-ends = Weiter als von 1 bis { $numbers } reicht keine Folge; nach der { $numbers } geht es nicht mit der 1 weiter.
rules-P3 = Eine Farbe: Alle Karten haben dieselbe Farbe. Die Zahlen sind egal und dürfen sich wiederholen.
rules-P4 = Ungerade Karten: lauter ungerade Zahlen, wie 1 3 3 5. Gerade Karten: lauter gerade, wie 2 4 4 6. Zahlen dürfen sich wiederholen.
rules-P4-colours = Die Farben sind egal.
rules-P4-one-colour = Verlangt die Phase auch eine Farbe, müssen alle dieselbe haben.
rules-P5 = Folge aus ungeraden oder geraden Karten: ungerade Zahlen in Folge, wie 1 3 5, oder gerade, wie 2 4 6. Nennt die Phase keine Farbe, ist sie egal.
rules-P6 = Folge aus Paaren: Paare, deren Zahlen aufeinanderfolgen, wie 3 3 4 4. Nennt die Phase keine Farbe, ist sie egal.
rules-P7 = Folge in einer Farbe: eine Folge, deren Karten alle dieselbe Farbe haben.
rules-P8-fixed = Ihr spielt die Phasen in der Reihenfolge der Liste, in jeder Runde höchstens eine.
rules-P8-rounds = In jeder Runde versucht ihr alle dieselbe Phase, in der Reihenfolge der Liste.
rules-P8-free = Welche Phase du auslegst, suchst du dir aus; in jeder Runde höchstens eine.
rules-P8 = Hast du alle Karten deiner Phase auf der Hand, darfst du sie auslegen, alle auf einmal. Sobald sie liegt, ist sie geschafft.
rules-P9 = Leg genau die Karten aus, die die Phase verlangt; was sonst noch passt, kannst du danach anlegen. Anlegen verlängert eine Gruppe, beginnt aber nie eine neue: Aus zwei Sätzen werden nicht drei.
rules-P10-fixed = Hat es in einer Runde nicht geklappt, versuchst du dieselbe Phase in der nächsten noch einmal. Ihr könnt also bei verschiedenen Phasen sein.
rules-P10-free = Hat es in einer Runde nicht geklappt, hast du in der nächsten wieder dieselbe Auswahl.

## Turn

rules-T1 = Das Los entscheidet, wer zuerst gibt; danach gibt in jeder Runde die nächste Person links. Sammelt vor dem Geben alle Karten ein und mischt sie. Es beginnt, wer die erste Karte bekommen hat; weiter geht es im Uhrzeigersinn.
rules-T2 = Zieh zuerst eine Karte: die oberste vom Nachziehstapel oder, wenn du sie nehmen darfst, vom Ablagestapel.
rules-T3-fixed = Hast du deine Phase zusammen? Dann darfst du sie jetzt auslegen, offen vor dich auf den Tisch.
rules-T3-free = Hast du eine Phase zusammen, die du noch nicht geschafft hast? Dann darfst du sie jetzt auslegen, offen vor dich auf den Tisch.
rules-T4-at-once = Liegt deine Phase, darfst du nun anlegen, so oft du magst.
rules-T4-wait = Liegt deine Phase schon seit einem früheren Zug, darfst du nun anlegen, so oft du magst.
rules-T5 = Zum Schluss legst du eine Handkarte offen auf den Ablagestapel. Damit endet dein Zug.
rules-T5-skip = Stattdessen darfst du eine Aussetzen-Karte spielen.
rules-T6 = Eine Aussetzen-Karte darf niemand vom Ablagestapel nehmen.
rules-T7 = Der Nachziehstapel ist leer, und du willst ziehen? Mischt den Ablagestapel ohne seine oberste Karte: Das ist der neue Nachziehstapel. Gibt es nichts zu mischen, musst du die oberste Karte vom Ablagestapel nehmen. Ist das nicht erlaubt oder liegt dort keine, spielst du ohne neue Karte weiter.
rules-T8-take = Ist die erste aufgedeckte Karte ein Joker, darf ihn nehmen, wer beginnt.
rules-T8-return = Ist die erste aufgedeckte Karte ein Joker, kommt sie unter den Nachziehstapel, und ihr deckt eine andere auf.
rules-T9-lose = Ist die erste aufgedeckte Karte eine Aussetzen-Karte, muss einmal aussetzen, wer beginnen würde. Die Karte bleibt im Ablagestapel.
rules-T9-return = Ist die erste aufgedeckte Karte eine Aussetzen-Karte, kommt sie unter den Nachziehstapel, und ihr deckt eine andere auf.
rules-T10 = Liegt im Ablagestapel nur eine Karte, darfst du sie einfach so nehmen. Sind es mehr, darfst du die oberste nur nehmen, wenn sie noch im selben Zug auf den Tisch kommt: in deiner Phase oder angelegt. Vorher kann dein Zug nicht enden. Damit sie passt, darfst du erst andere Karten auslegen oder anlegen. Hast du noch eine gleiche Karte auf der Hand, genügt es, wenn eine von beiden auf den Tisch kommt.
# $limit (turns for each player)
rules-T11 =
    Damit keine Runde ewig dauert: { $limit ->
        [one] Ist im Schnitt { $limit } Zug je Person
       *[other] Sind im Schnitt { $limit } Züge je Person
    } gespielt (ausgesetzte zählen mit), ist Schluss, und niemand gewinnt die Runde.
rules-T11-points = Alle zählen ihre Karten; die Phasen auf dem Tisch sind geschafft.
rules-T11-places = Die Phasen auf dem Tisch sind geschafft.
rules-T12 = Wirst du beim Auslegen deine letzte Karte los, ist die Runde sofort vorbei.

## Wilds

rules-W1 = Ein Joker steht für jede Zahl in jeder Farbe.
rules-W2 = Verwende so viele Joker, wie du magst.
rules-W3-none = Eine Phase darf sogar ganz aus Jokern bestehen, ohne eine einzige Zahlenkarte.
rules-W3-phase = Jede Phase braucht mindestens eine Zahlenkarte: eine in der ganzen Phase, nicht in jeder Gruppe. Zum Anlegen brauchst du keine.
rules-W3-group = Eine Phase besteht nie nur aus Jokern. Zum Anlegen brauchst du keine Zahlenkarte.
rules-W4 = Zeigen die Zahlenkarten nicht, was eine Gruppe sein soll, sag es beim Auslegen: welche Zahl, wo die Folge beginnt, welche Farbe.
rules-W4-no-runs = Zeigen die Zahlenkarten nicht, was eine Gruppe sein soll, sag es beim Auslegen: welche Zahl oder welche Farbe.
rules-W4-run = Legst du einen Joker an eine Folge an, sag dazu: vorn oder hinten.
rules-W5 = Ein Joker auf dem Tisch bleibt bis zum Ende der Runde, was und wo er ist. Niemand darf ihn gegen die Karte tauschen, für die er steht.
rules-W6 = Nur eins kann ein Joker nicht: eine Aussetzen-Karte ersetzen.

## Skips

rules-K1 = Eine Aussetzen-Karte spielst du am Ende deines Zuges, statt abzulegen: Leg sie vor eine andere Person deiner Wahl. Die setzt in ihrem nächsten Zug aus.
rules-K2 = Wer schon eine Aussetzen-Karte vor sich hat, bekommt keine zweite. Nur wenn niemand sie bekommen kann, darfst du sie ablegen; dann hat sie keine Wirkung.
rules-K3-on = Liegt eine Aussetzen-Karte vor dir, wenn du an die Reihe kommst, legst du sie auf den Ablagestapel, statt zu spielen. Dann geht es links weiter.
rules-K3-under = Liegt eine Aussetzen-Karte vor dir, wenn du an die Reihe kommst, schiebst du sie unter den Ablagestapel, statt zu spielen; so lässt sich die oberste Karte dort noch nehmen. Dann geht es links weiter.
rules-K4 = Eine Aussetzen-Karte kannst du weder auslegen noch anlegen.
rules-K5 = Eine Aussetzen-Karte darf deine letzte Karte sein: Dann ist die Runde vorbei, und niemand setzt aus.
rules-K6 = Eine Aussetzen-Karte spielst du am Ende deines Zuges: Leg sie auf den Ablagestapel, und wer als Nächstes dran wäre, setzt aus.
rules-K7 = Zu zweit bist du mit einer Aussetzen-Karte einfach noch einmal dran.
rules-K7-given = Mit der Karte geschieht dasselbe, wie wenn sonst jemand aussetzt.
rules-K8 = Eine Aussetzen-Karte bleibt vor dir liegen, bis du an die Reihe kommst.
rules-K8-knock = Wirst du übersprungen, weil jemand geklopft hat, wartet sie weiter.
rules-K8-end = Am Ende der Runde kommt sie zurück zu den anderen Karten. Zu deinen Handkarten zählt sie nie.

## Hits

rules-H1-at-once = Anlegen darfst du nur in deinem Zug und erst, wenn du in dieser Runde deine Phase ausgelegt hast, gern noch im selben Zug.
rules-H1-wait = Anlegen darfst du nur in deinem Zug und erst, wenn du deine Phase in einem früheren Zug dieser Runde ausgelegt hast.
rules-H1 = Dann steht dir jede Gruppe auf dem Tisch offen, egal wem sie gehört.
rules-H2-set = An einen Satz passt seine Zahl.
rules-H2-run = An eine Folge passt die nächste Zahl, vorn oder hinten.
rules-H2-colour-run = An eine Folge in einer Farbe passt nur ihre Farbe.
rules-H2-parity-run = Folgen aus ungeraden oder geraden Karten gehen in Zweierschritten weiter.
rules-H2-colour = Zu Karten einer Farbe passt jede Karte dieser Farbe.
rules-H2-parity = Zu ungeraden Karten passen ungerade, zu geraden gerade.
rules-H2-parity-colour = Wurden sie in einer Farbe ausgelegt, passt nur diese Farbe.
rules-H2-wild = Ein Joker passt überall, wo eine Zahlenkarte passen würde.
rules-H2-full = Geht eine Folge an keinem Ende mehr weiter, passt nichts mehr.
rules-H3 = An eine Folge aus Paaren passt nur ein ganzes Paar auf einmal, vorn oder hinten.
rules-H3-wild = Joker dürfen dabei sein.
rules-H4 = Anlegen macht aus einer Phase keine andere: Wie lang eine Gruppe auch wird, geschafft ist nur die Phase, die du ausgelegt hast.

## End of a round and of the game

rules-S1-any = Sobald jemand alle Karten los ist, ob durch Auslegen, Anlegen oder Ablegen, ist die Runde vorbei. Wer das schafft, gewinnt sie.
rules-S1-discard = Sobald jemand die letzte Karte ablegt, ist die Runde vorbei. Wer das schafft, gewinnt sie.
rules-S1-skip = Die letzte Karte darf auch eine Aussetzen-Karte sein.
rules-S2 = Wer die Runde gewinnt, bekommt 0 Punkte. Alle anderen zählen, was sie noch auf der Hand haben, und nur das.
# $points (for each card)
rules-S2-all =
    { $points ->
        [one] Je { $points } Punkt zählen alle Zahlenkarten.
       *[other] Je { $points } Punkte zählen alle Zahlenkarten.
    }
# $points (for each card), $last (the highest number that costs this)
rules-S2-low =
    { $points ->
        [one] Je { $points } Punkt zählen Karten von 1 bis { $last }.
       *[other] Je { $points } Punkte zählen Karten von 1 bis { $last }.
    }
# $points (for each card), $first, $last (numbers that cost this)
rules-S2-high =
    { $points ->
        [one] Je { $points } Punkt zählen Karten von { $first } bis { $last }.
       *[other] Je { $points } Punkte zählen Karten von { $first } bis { $last }.
    }
rules-S2-skip =
    { $points ->
        [one] Je { $points } Punkt zählen Aussetzen-Karten.
       *[other] Je { $points } Punkte zählen Aussetzen-Karten.
    }
rules-S2-wild =
    { $points ->
        [one] Je { $points } Punkt zählen Joker.
       *[other] Je { $points } Punkte zählen Joker.
    }
rules-S2-low-is-good = Denkt daran: Die Punkte summieren sich von Runde zu Runde. Je weniger, desto besser!
rules-S3-fixed = Hast du deine Phase ausgelegt, kommst du zur nächsten, auch wenn jemand anders die Runde gewonnen hat.
rules-S3-free = Hast du eine Phase ausgelegt, ist sie geschafft, auch wenn jemand anders die Runde gewonnen hat.
# $phase (number of the last phase)
rules-S4-fixed = Wer am Ende einer Runde Phase { $phase } geschafft hat, gewinnt das Spiel.
rules-S4-free = Wer am Ende einer Runde alle Phasen geschafft hat, gewinnt das Spiel.
rules-S4-total = Schaffen das mehrere in derselben Runde, gewinnt, wer insgesamt die wenigsten Punkte hat.
rules-S4-before = Schaffen das mehrere in derselben Runde, gewinnt, wer vor dieser Runde die wenigsten Punkte hatte.
# $phase (number of the phase)
rules-S5 = Immer noch Gleichstand an der Spitze? Dann folgt eine Entscheidungsrunde: Nur die, die gleichauf liegen, spielen Phase { $phase } noch einmal; auch das Geben wandert nur unter ihnen weiter. Punkte kommen nicht mehr dazu: Wer zuerst alle Karten los ist, gewinnt das Spiel. Gelingt das niemandem, gewinnt die Hand mit den wenigsten Punkten; ist auch das gleich, wird der Sieg geteilt.
# $phase (number of the last phase)
rules-S6-fixed = Punkte zählt hier niemand: Wer zuerst Phase { $phase } schafft, gewinnt.
rules-S6-free = Punkte zählt hier niemand: Wer zuerst alle Phasen schafft, gewinnt.
rules-S6 = Die anderen spielen um die weiteren Plätze. Schaffen es mehrere in derselben Runde, liegt vorn, wer zuerst ausgelegt hat. Wer es geschafft hat, spielt diese Runde noch zu Ende und schaut dann zu; bis dahin darf an alle Gruppen angelegt werden. Das Spiel ist aus, wenn nur noch eine Person übrig ist.
rules-S7 = Keine Zeit mehr? Hört nach einer Runde einfach auf und spielt an einem anderen Tag weiter; schreibt nur auf, wie es steht.

## Variants

# $rounds (as many as phases)
rules-V1 =
    { $rounds ->
        [one] Eine Runde für jede Phase: hier also eine einzige.
       *[other] Eine Runde für jede Phase, insgesamt { $rounds }. Nach jeder Runde kommt ihr alle zur nächsten Phase, ausgelegt oder nicht.
    } Wer am Ende die wenigsten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt.
# $count (of phases played), $total (of phases in the list of the edition), $phases (their numbers)
rules-V2 =
    { $count ->
        [one] Weniger Phasen: Von { $total } Phasen spielt ihr nur Nummer { $phases }.
       *[other] Weniger Phasen: Von { $total } Phasen spielt ihr nur { $count }, die Nummern { $phases }.
    }
rules-V3 = Klopfen: Hat jemand eine Karte abgelegt, dürfen alle anderen auf den Tisch klopfen, bis die nächste Person zieht. Wer zuerst klopft, nimmt die Karte statt zu ziehen und ist sofort dran: auslegen, anlegen und ablegen wie immer. Danach geht es links von dieser Person weiter; wer dazwischen sitzt, wird übersprungen.
rules-V3-limits = Nicht klopfen kannst du für eine Karte, die du selbst abgelegt hast, für die erste aufgedeckte Karte und wenn die Runde vorbei ist. Wer geklopft hat, legt am Ende ab; auch für diese Karte dürfen die anderen klopfen.
rules-V3-skips = Für eine Aussetzen-Karte kann niemand klopfen; wurde gerade eine gespielt, auch nicht für die Karte oben auf dem Ablagestapel. Wer aussetzen muss, kann nicht klopfen.
rules-V3-use = Auch wer klopft, muss die Karte noch in diesem Zug auf den Tisch bringen, außer sie war die einzige im Ablagestapel.
rules-V4-free = Freie Reihenfolge: Du entscheidest, welche deiner übrigen Phasen du auslegst, und hakst sie sofort ab.
# $phases (numbers in the order of play)
rules-V4-agreed = Andere Reihenfolge: Ihr spielt die Phasen in der Reihenfolge { $phases }.

## House options

rules-O1 = Anlegen erst später: In dem Zug, in dem du deine Phase auslegst, darfst du noch nicht anlegen.
rules-O2 = Eine Zahlenkarte in jeder Gruppe: Jede Gruppe einer Phase braucht mindestens eine, nicht nur die Phase als Ganzes.
rules-O3 = Schluss nur durch Ablegen: Behalte eine Karte zum Ablegen; die letzte darfst du weder auslegen noch anlegen.
rules-O3-skip = Eine Aussetzen-Karte zu spielen gilt als Ablegen.

## What differs

# $left, $right (names of two games)
rules-same = { $left } und { $right } haben dieselben Regeln.
rules-differ = So unterscheiden sich { $left } und { $right }:
# $book (name of a game), $text (what its rule says)
rules-in-both = { $book }: { $text }
rules-in-one = Nur { $book }: { $text }

## The list of editions and variants

rules-list-title = Editionen des Spiels
# $cards (in the deck), $hand (cards), $phases (how many)
rules-edition-classic = Das große Spiel mit { $cards } Karten und { $hand } auf der Hand, wie in der Jubiläumsedition.
rules-edition-continental = Das große Spiel mit { $cards } Karten und { $hand } auf der Hand, wie man es in Mitteleuropa kauft: Eine Phase darf ganz aus Jokern bestehen.
rules-edition-express = Das kurze Spiel mit { $cards } Karten und nur { $hand } auf der Hand, mit { $phases } eigenen Phasen.
rules-edition-dutch = Das große Spiel mit { $cards } Karten und { $hand } auf der Hand, wie ein niederländischer Klub es spielt: ohne Punkte, und vom Ablagestapel nimmst du nur, was gleich auf den Tisch kommt.
rules-edition-dutch-original = Das niederländische Spiel mit { $cards } Karten und { $hand } auf der Hand, ohne die Änderungen des Klubs.
rules-name-classic = Klassisch
rules-name-continental = Europäische Edition
rules-name-express = Express
rules-name-dutch = Niederländische Edition
rules-name-dutch-original = Niederländische Edition, Originalregeln

rules-list-variants = Hausregeln (Varianten): häng sie mit + an eine Edition mit Karten
rules-variant-ten-rounds = Eine Runde für jede Phase, geschafft oder nicht; wer die wenigsten Punkte hat, gewinnt.
rules-variant-phases = Weniger Phasen: die ersten (phases=5), die geraden oder ungeraden (phases=even, phases=odd) oder eine Auswahl (phases=1,3,8).
rules-variant-knock = Klopfen und die Karte nehmen, die gerade abgelegt wurde.
rules-variant-free-order = Alle suchen sich ihre nächste Phase selbst aus.
rules-variant-order = Die Phasen in anderer Reihenfolge, für alle dieselbe.
rules-variant-hits-next-turn = Kein Anlegen in dem Zug, in dem du deine Phase auslegst.
rules-variant-natural-in-each-group = Jede Gruppe einer Phase braucht eine Zahlenkarte.
rules-variant-out-by-discard = Deine letzte Karte musst du ablegen.
rules-variant-free-take = Die oberste Karte vom Ablagestapel darfst du immer nehmen.
rules-variant-use-taken = Die oberste Karte vom Ablagestapel darfst du nur nehmen, wenn sie gleich auf den Tisch kommt.
rules-variant-skip-chosen = Du bestimmst, wer aussetzt.
rules-variant-skip-next = Bei einer Aussetzen-Karte setzt aus, wer als Nächstes dran wäre.
rules-variant-points = Punkte werden gezählt.
rules-variant-places = Keine Punkte; hat jemand gewonnen, spielen die anderen um die weiteren Plätze.
rules-list-hint = Die Regeln für genau euer Spiel: dizaine rules continental+knock
rules-list-hint-diff = Der Unterschied zwischen zwei Spielen: dizaine rules --diff classic dutch
rules-list-hint-new = Eine Vorlage für ein eigenes Regelbuch: dizaine rules --new my.toml
rules-list-hint-check = Ein eigenes Regelbuch prüfen: dizaine rules --check my.toml

## Checking a file of one's own

# $file, $title (of the book), $id (how the game is called)
rules-check-right = { $file } ist in Ordnung: { $title } ({ $id }) ist spielbar.
# $file
rules-check-wrong = Mit { $file } könnt ihr noch nicht spielen.

# $file
rules-new-written = { $file } ist geschrieben: das klassische Spiel, jedes Feld auf Englisch erklärt. Ändere, was du magst, und prüf es dann mit: dizaine rules --check { $file }

## What is wrong with a rulebook
# These complete a line such as “deal.hand: must lie between 1 and 15, not 20 (M5)”.

# $field (its name in the file), $reason
rules-fault-line = { $field }: { $reason }
# $line (one as above), $rule (id of the rule that it breaks)
rules-fault-rule = { $line } ({ $rule })
# $number, $phase (what it asks for), $reason
rules-fault-in-phase = Phase { $number } ({ $phase }): { $reason }
# $reason, $word (the nearest known one)
rules-fault-near = { $reason }; meintest du „{ $word }“?
# $reason, $words (all known ones)
rules-fault-known = { $reason }; es gibt { $words }
# Below, each message is for a code of dizaine.rulebooks; its arguments are the facts.
rules-problem-only-phases =
    { $count ->
        [one] { $book } hat nur { $count } Phase, nicht { $wanted }
       *[other] { $book } hat nur { $count } Phasen, nicht { $wanted }
    }
rules-problem-not-ascending = { $value } ist nicht aufsteigend; für eine andere Reihenfolge schreib order= statt phases=
rules-problem-selection = schreib eine Zahl, „even“ (gerade), „odd“ (ungerade) oder eine Liste wie 1,3,8, nicht { $value }
rules-problem-order = schreib eine Liste wie 3,1,2, nicht { $value }
rules-problem-combined = verträgt sich nicht mit { $other }
rules-problem-no-variant = es gibt keine Variante „{ $name }“
rules-problem-needs-value = braucht einen Wert, zum Beispiel { $example }
rules-problem-no-value = bekommt keinen Wert
rules-problem-twice = steht zweimal da
rules-problem-phase-twice = Phase { $number } steht zweimal da
rules-problem-name-twice = { $name } steht zweimal da
rules-problem-between = muss zwischen { $least } und { $most } liegen, nicht { $value }
rules-problem-empty = darf nicht leer sein
rules-problem-not-one-of = { $value } geht hier nicht; möglich sind { $words }
rules-problem-at-least-one = mindestens eine muss es sein
rules-problem-deck = das Spiel hat { $cards } Karten; mehr als { $most } gehen nicht
rules-problem-phase-count = ein Regelbuch hat 1 bis { $most } Phasen, nicht { $count }
rules-problem-small-group = eine Gruppe hat mindestens { $least } Karten
rules-problem-short-run = in diesem Regelbuch hat eine Folge mindestens { $least } Karten
rules-problem-few-pairs = eine Folge aus Paaren hat mindestens { $least } Paare
rules-problem-long-run = zwischen 1 und { $numbers } liegen höchstens { $most } Zahlen in Folge
rules-problem-long-odd-run = zwischen 1 und { $numbers } liegen höchstens { $most } ungerade Zahlen in Folge
rules-problem-long-even-run = zwischen 1 und { $numbers } liegen höchstens { $most } gerade Zahlen in Folge
rules-problem-groups = sie hat { $groups } Gruppen; mehr als { $most } gehen nicht
rules-problem-large = sie verlangt { $cards } Karten, aber nach dem Ziehen sind nur { $room } auf der Hand
rules-problem-large-with-discard = sie verlangt { $cards } Karten, aber eine muss zum Ablegen bleiben; dann sind es nur { $room }
rules-problem-wilds =
    { $wilds ->
        [one] sie braucht { $needed } Joker, aber das Spiel hat nur einen
       *[other] sie braucht { $needed } Joker, aber das Spiel hat nur { $wilds }
    }
rules-problem-natural = das Spiel hat keine Zahlenkarte für sie
rules-problem-natural-in-group = das Spiel hat keine Zahlenkarte für eine ihrer Gruppen
rules-problem-no-phases = mindestens eine Phase muss ins Spiel
rules-problem-no-phase = es gibt keine Phase { $number }, nur 1 bis { $last }
rules-problem-rounds-free = mit einer Runde für jede Phase geht keine freie Reihenfolge
rules-problem-rounds-places = bei einer Runde für jede Phase entscheiden die Punkte, aber dieses Spiel zählt keine; häng die Variante points an
rules-problem-not-a-book = schreib den Namen einer Edition oder einer .toml-Datei, nicht { $value }
# $detail (what the computer says, in English)
rules-problem-json = ist kein gültiges JSON: { $detail }
rules-problem-toml = ist kein gültiges TOML: { $detail }
rules-problem-long-line = Zeile { $line } hat mehr als { $most } Zeichen; teil sie auf
rules-problem-many-dots = Zeile { $line } hat mehr als { $most } Punktzeichen (.)
rules-problem-no-file = diese Datei gibt es nicht
rules-problem-unreadable = lässt sich nicht lesen: { $detail }
rules-problem-no-edition = „{ $name }“ ist weder eine Edition noch eine .toml-Datei
rules-problem-extends-itself = { $name } erweitert sich selbst
rules-problem-id = ein Regelbuch heißt wie seine Datei; lass das weg
rules-problem-section = hier gehört ein Abschnitt hin, nicht { $value }
rules-problem-list = hier gehört eine Liste hin, nicht { $value }
rules-problem-truth = hier gehört true oder false (wahr oder falsch) hin, nicht { $value }
rules-problem-number = hier gehört eine ganze Zahl hin, nicht { $value }
rules-problem-text = hier gehört ein Text in Anführungszeichen hin, nicht { $value }
# $most (letters)
rules-problem-title = schreib 1 bis { $most } Zeichen, die sich alle drucken lassen
rules-problem-unknown-in-section = der Abschnitt [{ $section }] kennt dieses Feld nicht
rules-problem-unknown = ein Regelbuch kennt dieses Feld nicht
rules-problem-missing = fehlt
rules-problem-unreadable-group = { $value } lässt sich nicht als Gruppe einer Phase lesen; schreib zum Beispiel (auf Englisch) „set of 3 + run of 4“, „run of 2 pairs“, „run of 4 odd“, „run of 4 in one colour“, „4 even“ oder „7 of one colour“
rules-problem-players = { $book } ist für { $least } bis { $most } Personen, nicht für { $value }
rules-problem-few-cards = { $cards } Karten reichen nicht, um { $players } Personen je { $hand } zu geben und zwei Stapel zu bilden
rules-problem-no-start =
    { $cards ->
        [one] nach dem Geben an { $players } Personen bleibt nur { $cards } Karte übrig, und vielleicht ist es keine, mit der der Ablagestapel beginnen kann
       *[other] nach dem Geben an { $players } Personen bleiben nur { $cards } Karten übrig, und vielleicht ist keine dabei, mit der der Ablagestapel beginnen kann
    }

## The dice game

# $phases (how many there are)
rules-aim-dice =
    { $phases ->
        [one] Ziel des Spiels: Würfle die Phase und hol dabei so viele Punkte, wie du kannst. Eine Phase verlangt bestimmte Würfel.
       *[other] Ziel des Spiels: Würfle die { $phases } Phasen, eine nach der anderen, und hol dabei so viele Punkte, wie du kannst. Jede Phase verlangt bestimmte Würfel.
    }
rules-section-dice-points = Punkte
rules-section-dice-end = Ende des Spiels
rules-edition-dice = Das Würfelspiel mit { $dice } Würfeln und { $phases } Phasen, auch für dich allein.
rules-edition-dice-french = Das Würfelspiel nach der französischen Anleitung: { $dice } Würfel, jeder niedrige mit einer 5 und nur einem W.
rules-name-dice = Würfelspiel
rules-name-dice-french = Würfelspiel, französische Edition

# $dice (how many), $colours (names with their shapes)
rules-D1 =
    { $dice ->
        [one] Ihr spielt mit { $dice } Würfel. Seine Seiten haben die Farben { $colours }.
       *[other] Ihr spielt mit { $dice } Würfeln. Ihre Seiten haben die Farben { $colours }; welche Seite welche Farbe hat, ist bei jedem Würfel anders.
    }
# $dice (how many such dice), $faces (what they show)
rules-D1-kind =
    { $dice ->
        [one] Ein Würfel zeigt
       *[other] { $dice } Würfel zeigen
    } { $faces }.
rules-D1-wild = W ist der Joker.
# $faces (what the die shows)
rules-D2 = Wer beginnt? Alle würfeln mit einem Würfel, auf dem { $faces } stehen. Wer am höchsten würfelt, beginnt, dann die anderen der Höhe nach; wer gleichauf liegt, würfelt noch einmal. In dieser Reihenfolge stehen die Spalten auf dem Punkteblock.
# $more (throws after the first)
rules-D3 =
    { $more ->
        [0] In deinem Zug würfelst du einmal mit allen Würfeln.
        [one] In deinem Zug würfelst du mit allen Würfeln. Danach darfst du einmal nachwürfeln, mit so vielen Würfeln, wie du magst.
       *[other] In deinem Zug würfelst du mit allen Würfeln. Danach darfst du höchstens { $more ->
            [2] zweimal
            [3] dreimal
           *[other] { $more }-mal
        } nachwürfeln, mit so vielen Würfeln, wie du magst. Auch beiseitegelegte Würfel darfst du dafür wieder nehmen. Aufhören darfst du jederzeit.
    }
rules-D4 = Spiel die Phasen in dieser Reihenfolge. Klappt eine nicht, bringt sie nichts, und du versuchst sie in deinem nächsten Zug noch einmal.
# $numbers (the highest number)
rules-D5 = Satz: Würfel mit derselben Zahl; zwei heißen Zwilling, drei Drilling, vier Vierling, fünf Fünfling. Folge: Würfel, deren Zahlen ohne Lücke aufeinanderfolgen, wie 1 2 3 4. Die höchste Zahl ist { $numbers }; danach geht es nicht mit der 1 weiter.
rules-D5-wild = Ein W steht für jede Zahl und zählt 0; sogar eine Gruppe nur aus W gilt.
rules-D5-colour = Eine Farbe: Es zählen nur Seiten dieser Farbe.
rules-D5-colour-wild = Ein W gilt dort nur in seiner eigenen Farbe und zählt 0.
rules-D6 = Eine Phase bringt die Summe der Würfel, aus denen sie besteht; die übrigen zählen nicht. Gibt es mehrere Möglichkeiten, zählt die beste. Auf dem Punkteblock steht nach jeder Phase die Summe bis dahin.
rules-D6-example = Zum Beispiel bringen 8 8 8 und 10 W W als zwei Drillinge 34 Punkte.
# $phase (its number), $over (points), $bonus (points)
rules-D7 =
    Hast du nach Phase { $phase } mehr als { $over } Punkte, bekommst du { $bonus ->
        [one] { $bonus } Punkt
       *[other] { $bonus } Punkte
    } Bonus.
# $bonus (points)
rules-D8 =
    Wer die letzte Phase vor allen anderen schafft, bekommt { $bonus ->
        [one] { $bonus } Punkt
       *[other] { $bonus } Punkte
    } Bonus. Wer in derselben Runde noch nicht dran war und sie gleich im nächsten eigenen Zug schafft, bekommt ihn auch. (Eine Runde ist vorbei, wenn alle einmal dran waren.)
rules-D9 = Hat jemand die letzte Phase geschafft, haben alle anderen noch eine letzte Chance, in der Spielreihenfolge ab der nächsten Person. Du bleibst Zug um Zug dran, bis dir eine Phase nicht gelingt oder auch du die letzte geschafft hast. Dann hat die nächste Person ihre letzte Chance.
rules-D10 = Die höchste Summe gewinnt. Bei Gleichstand wird der Sieg geteilt.
rules-D11 = Ist deine Phase am Ende deines Zuges geschafft, wird sie gewertet; ablehnen kannst du sie nicht. Willst du mehr? Dann würfle weiter!
# $cost (points)
rules-D12 =
    Spielst du allein? Dann schreib jeden Fehlversuch auf: Er kostet am Ende { $cost ->
        [one] { $cost } Punkt
       *[other] { $cost } Punkte
    }.
# $bonus (points)
rules-D12-bonus =
    Den Bonus von { $bonus ->
        [one] { $bonus } Punkt
       *[other] { $bonus } Punkten
    } für die letzte Phase gibt es dann nur, wenn sie beim ersten Versuch gelingt.

rules-problem-dice-variants = das Würfelspiel hat keine; lass „+{ $variants }“ weg
rules-problem-dice-kinds = ein Regelbuch hat 1 bis { $most } Arten von Würfeln, nicht { $count }
rules-problem-dice-faces = ein Würfel hat { $faces } Seiten, nicht { $count }
rules-problem-dice-count = es sind { $count } Würfel; mehr als { $most } gehen nicht
rules-problem-dice-no-number = mindestens eine Seite muss eine Zahl zeigen
rules-problem-dice-order = die erste Art von Würfeln entscheidet über die Reihenfolge; sie braucht zwei verschiedene Seiten
rules-problem-dice-small-group = eine Gruppe hat mindestens { $least } Würfel
rules-problem-dice-parity = das Würfelspiel kennt keine geraden oder ungeraden Gruppen
rules-problem-dice-pairs = das Würfelspiel kennt keine Folgen aus Paaren
rules-problem-dice-colour-run = das Würfelspiel kennt keine Folgen in einer Farbe
rules-problem-dice-alone = Würfel einer Farbe müssen die einzige Gruppe ihrer Phase sein
rules-problem-dice-large = sie verlangt { $wanted } Würfel, aber es gibt nur { $dice }
rules-problem-dice-impossible = mit diesen Würfeln lässt sie sich nie schaffen
rules-problem-dice-kind-name = benenne eine Art von Würfeln mit einem Wort wie high oder low
rules-problem-dice-colours = schreib { $faces } Buchstaben für die Farben der Seiten ({ $letters }), nicht { $value }
rules-problem-dice-face = schreib eine Zahl ab 1 oder "W", nicht { $value }
