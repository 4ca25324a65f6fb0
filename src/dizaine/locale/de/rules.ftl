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
rules-with-skip-next = Aussetzen-Karten für den nächsten Platz
rules-with-points = Punkten
rules-with-places = Plätzen
# $id (what one types to get this game)
rules-page-id = Spiel: { $id }
rules-page-words = Vorab ein paar Begriffe. Eine Runde beginnt mit dem Geben und endet, wenn jemand alle Karten los ist. Eine Phase ist das, was du in einer Runde auslegen willst; sie besteht aus einer oder mehreren Gruppen. Zahlenkarten sind alle Karten, auf denen eine Zahl steht. Anlegen heißt: Du ergänzt eine Gruppe, die schon auf dem Tisch liegt.

# $phases (how many are played)
rules-aim-won =
    { $phases ->
        [one] Ziel des Spiels: Sammle die Karten der Phase und leg sie aus. Wer sie am Ende einer Runde ausgelegt hat, gewinnt das Spiel; sind es mehrere, entscheiden die Punkte.
       *[other] Ziel des Spiels: Leg alle { $phases } Phasen aus, und das schneller als die anderen; in jeder Runde höchstens eine. Jede verlangt andere Karten; klappt in einer Runde keine, versuchst du es in der nächsten wieder.
    }
rules-aim-places =
    { $phases ->
        [one] Ziel des Spiels: Sammle die Karten der Phase und leg sie aus. Wer das zuerst schafft, gewinnt; die anderen spielen um die weiteren Plätze.
       *[other] Ziel des Spiels: Leg alle { $phases } Phasen aus, und das schneller als die anderen; in jeder Runde höchstens eine. Jede verlangt andere Karten; klappt in einer Runde keine, versuchst du es in der nächsten wieder. Hat jemand gewonnen, spielen die anderen um die weiteren Plätze.
    }
rules-aim-rounds =
    { $phases ->
        [one] Ziel des Spiels: Leg in einer einzigen Runde die Phase aus und werde deine Karten los. Was auf der Hand bleibt, zählt gegen dich: Wer die wenigsten Punkte hat, gewinnt.
       *[other] Ziel des Spiels: Leg in jeder der { $phases } Runden die Phase dieser Runde aus und werde deine Karten los. Was auf der Hand bleibt, zählt gegen dich: Wer am Ende die wenigsten Punkte hat, gewinnt.
    }

rules-section-material = Vorbereitung
rules-section-phases = Die Phasen
rules-section-turn = Dein Zug
rules-section-wilds = Joker
rules-section-skips = Aussetzen-Karten
rules-section-hits = Anlegen
rules-section-end = Das Ende der Runde und des Spiels
rules-section-variants = Hausregeln
rules-section-options = Hausregeln zum Auslegen und Anlegen

rules-phases-fixed = Das sind die Phasen, in der Reihenfolge, in der ihr sie spielt:
rules-phases-free = Das sind die Phasen; in welcher Reihenfolge du sie spielst, bestimmst du selbst:

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
        [one] { $wilds } Joker, der jede Zahlenkarte ersetzen kann.
       *[other] { $wilds } Joker, die jede Zahlenkarte ersetzen können.
    }
# $skips (how many)
rules-M4 =
    { $skips ->
        [one] { $skips } Aussetzen-Karte, die andere einen Zug lang aussetzen lässt.
       *[other] { $skips } Aussetzen-Karten, die andere einen Zug lang aussetzen lassen.
    }
# $hand (cards)
rules-M5 =
    { $hand ->
        [one] Alle bekommen { $hand } Karte, zuerst wer links vom Geber sitzt.
       *[other] Gebt die Karten einzeln reihum, bis alle { $hand } haben; die erste bekommt, wer links vom Geber sitzt.
    } Niemand zeigt seine Karten. Der Rest kommt verdeckt als Nachziehstapel in die Mitte. Deckt davon die oberste Karte auf und legt sie daneben: Damit beginnt der Ablagestapel.
# $least, $most (players)
rules-M6 = Für { $least } bis { $most } Spieler.
# $players
rules-M6-exact =
    { $players ->
        [one] Für dich allein.
       *[other] Für genau { $players } Spieler.
    }
# $cards (how many there are)
rules-M7-each =
    { $cards ->
        [one] Es gibt { $cards } Übersichtskarte mit allen Phasen; legt sie so, dass alle sie sehen.
       *[other] Es gibt { $cards } Übersichtskarten mit allen Phasen: Alle nehmen sich eine.
    }
rules-M7-shared =
    { $cards ->
        [one] { $cards } Übersichtskarte mit allen Phasen liegt so, dass alle sie sehen.
       *[other] { $cards } Übersichtskarten mit allen Phasen liegen so, dass alle sie sehen.
    }
# $markers (how many there are)
rules-M7-markers =
    { $markers ->
        [one] Der eine Zeiger zeigt auf die Phase, die als nächste kommt.
       *[other] Mit einem der { $markers } Zeiger zeigst du auf die Phase, die du als nächste schaffen musst; schieb ihn weiter, sobald deine Phase liegt, spätestens am Ende der Runde.
    }
rules-M8 = Mit Rommékarten (zwei volle Blätter samt Jokern) geht es auch: Ass bis Dame sind 1 bis 12 und heißen hier Zahlenkarten; Kreuz, Pik, Herz und Karo sind die Farben.
# $wilds (how many)
rules-M8-wilds =
    { $wilds ->
        [one] Als Joker dient { $wilds } König; seine Farbe zählt nicht.
       *[other] Als Joker dienen { $wilds } Könige; ihre Farbe zählt nicht.
    }
# $skips (how many)
rules-M8-skips =
    { $skips ->
        [one] Vorsicht: { $skips } Karte, auf der Joker steht, ist hier die Aussetzen-Karte; mehr davon braucht ihr nicht.
       *[other] Vorsicht: { $skips } Karten, auf denen Joker steht, sind hier die Aussetzen-Karten; mehr davon braucht ihr nicht.
    }
rules-M9 = Jede Zahlenkarte trägt auch das Zeichen ihrer Farbe; so muss niemand Farben unterscheiden können.
# $colour, $shape
rules-colour-and-shape = { $colour } ({ $shape })

## Phases

rules-P1 = Satz: zwei oder mehr Karten mit derselben Zahl, die Farben sind egal. Zwei heißen Zwilling oder Paar, drei Drilling, vier Vierling, fünf Fünfling.
rules-P1-several = Zwei Sätze einer Phase dürfen dieselbe Zahl haben.
# $least (cards), $example (such a run)
rules-P2 = Folge: Karten, deren Zahlen lückenlos aufeinanderfolgen, wie { $example }; mindestens { $least } Karten.
rules-P2-colours = Die Farben sind egal.
# $numbers (the highest number)
rules-P2-ends = Eine Folge beginnt frühestens bei 1 und endet spätestens bei { $numbers }; nach { $numbers } geht es nicht mit 1 weiter.
rules-P3 = Eine Farbe: Alle Karten haben dieselbe Farbe. Die Zahlen sind egal und dürfen sich wiederholen.
rules-P4 = Ungerade Karten, gerade Karten: beliebige ungerade Zahlen oder beliebige gerade Zahlen. Sie dürfen sich wiederholen.
rules-P4-colours = Die Farben sind egal.
rules-P4-one-colour = Verlangt die Phase auch eine Farbe, müssen alle dieselbe haben.
rules-P5 = Folge aus ungeraden oder geraden Karten: ungerade Zahlen in Folge, wie 1 3 5, oder gerade Zahlen in Folge, wie 2 4 6.
rules-P6 = Folge aus Paaren: Paare, deren Zahlen aufeinanderfolgen, wie 3 3 4 4.
rules-P7 = Folge in einer Farbe: eine Folge, deren Karten alle dieselbe Farbe haben.
rules-P8-fixed = Alle spielen die Phasen in der Reihenfolge der Liste, in jeder Runde höchstens eine.
rules-P8-rounds = In jeder Runde versuchen alle dieselbe Phase, in der Reihenfolge der Liste.
rules-P8-free = Du suchst dir aus, welche Phase du auslegst, in jeder Runde höchstens eine.
rules-P8 = Auslegen darfst du eine Phase erst, wenn du alle ihre Karten auf der Hand hast, und dann alle auf einmal. Sie zählt, sobald sie liegt, auch wenn du die Runde nicht gewinnst.
rules-P9 = Du legst genau die Karten aus, die die Phase verlangt. Was sonst noch passt, kannst du danach anlegen. Anlegen verlängert eine Gruppe, beginnt aber nie eine neue: Aus zwei Sätzen werden nicht drei.
rules-P10-fixed = Liegt deine Phase am Ende der Runde noch nicht, versuchst du sie in der nächsten noch einmal. So kann es sein, dass ihr bei verschiedenen Phasen seid.
rules-P10-free = Hast du bis zum Ende der Runde keine Phase ausgelegt, hast du in der nächsten wieder dieselbe Auswahl.

## Turn

rules-T1 = Das Los entscheidet, wer zuerst gibt; danach wandert das Geben in jeder Runde einen Platz nach links. Für jede Runde werden alle Karten eingesammelt und gemischt. Es beginnt, wer links vom Geber sitzt; weiter geht es im Uhrzeigersinn.
rules-T2 = Zieh zuerst eine Karte: die oberste vom Nachziehstapel oder die oberste vom Ablagestapel.
rules-T3-fixed = Dann leg deine Phase aus, wenn du kannst und willst: offen vor dich auf den Tisch.
rules-T3-free = Dann leg eine der Phasen aus, die dir noch fehlen, wenn du kannst und willst: offen vor dich auf den Tisch.
rules-T4-at-once = Liegt deine Phase auf dem Tisch, leg so viele Karten an, wie du kannst und willst.
rules-T4-wait = Liegt deine Phase schon seit einem früheren Zug auf dem Tisch, leg so viele Karten an, wie du kannst und willst.
rules-T5 = Zum Schluss legst du eine Karte aus deiner Hand offen auf den Ablagestapel; damit endet dein Zug.
rules-T5-skip = Stattdessen darfst du eine Aussetzen-Karte spielen.
rules-T6 = Eine Aussetzen-Karte darf niemand vom Ablagestapel nehmen.
rules-T7 = Ist der Nachziehstapel leer, wenn du ziehen willst, werden alle Karten des Ablagestapels außer der obersten gemischt: Das ist der neue Nachziehstapel. Gibt es nichts zu mischen, musst du die oberste Karte des Ablagestapels nehmen, sofern man sie nehmen darf. Geht auch das nicht, spielst du ohne neue Karte weiter.
rules-T8-take = Ist die Karte, die nach dem Geben aufgedeckt wird, ein Joker, darf ihn nehmen, wer beginnt.
rules-T8-return = Ist die Karte, die nach dem Geben aufgedeckt wird, ein Joker, kommt sie unter den Nachziehstapel, und ihr deckt eine andere auf.
rules-T9-lose = Ist die Karte, die nach dem Geben aufgedeckt wird, eine Aussetzen-Karte, muss einmal aussetzen, wer beginnen würde. Die Karte bleibt im Ablagestapel.
rules-T9-return = Ist die Karte, die nach dem Geben aufgedeckt wird, eine Aussetzen-Karte, kommt sie unter den Nachziehstapel, und ihr deckt eine andere auf.
rules-T10 = Solange der Ablagestapel nur aus einer Karte besteht, darfst du sie einfach so nehmen. Sind es mehr, darfst du die oberste nur nehmen, wenn sie noch im selben Zug auf den Tisch kommt, in deiner Phase oder angelegt. Du darfst vorher andere Karten auslegen oder anlegen, damit sie passt; an ihrer Stelle darf auch eine gleiche Karte aus deiner Hand auf den Tisch. Erst dann kann dein Zug enden.
# $limit (turns for each player)
rules-T11 =
    Damit keine Runde endlos dauert: { $limit ->
        [one] Ist im Schnitt { $limit } Zug je Person
       *[other] Sind im Schnitt { $limit } Züge je Person
    } vorbei (auch ausgesetzte zählen), ist die Runde zu Ende, und niemand gewinnt sie.
rules-T11-points = Alle zählen ihre Karten, und die Phasen auf dem Tisch gelten als geschafft.
rules-T11-places = Die Phasen auf dem Tisch gelten als geschafft.
rules-T12 = Bist du mit dem Auslegen der Phase deine letzte Karte los, ist die Runde sofort vorbei.

## Wilds

rules-W1 = Ein Joker steht für jede Zahl in jeder Farbe.
rules-W2 = Du darfst so viele Joker verwenden, wie du willst.
rules-W3-none = Eine Phase darf sogar nur aus Jokern bestehen; eine Zahlenkarte braucht sie nicht.
rules-W3-phase = Jede Phase braucht mindestens eine Zahlenkarte: eine in der ganzen Phase, nicht eine in jeder Gruppe. Zum Anlegen brauchst du keine.
rules-W3-group = Eine Phase besteht nie nur aus Jokern. Zum Anlegen brauchst du keine Zahlenkarte.
rules-W4 = Ist an den Zahlenkarten nicht zu erkennen, was eine Gruppe sein soll, sagst du es beim Auslegen: welche Zahl, wo die Folge beginnt, welche Farbe.
rules-W4-no-runs = Ist an den Zahlenkarten nicht zu erkennen, was eine Gruppe sein soll, sagst du es beim Auslegen: welche Zahl oder welche Farbe.
rules-W4-run = Legst du einen Joker an eine Folge an, sagst du, ob vorn oder hinten.
rules-W5 = Ein Joker auf dem Tisch bleibt bis zum Ende der Runde, was er ist und wo er ist. Niemand darf ihn gegen die Karte tauschen, für die er steht.
rules-W6 = Mit einem Joker kannst du niemanden aussetzen lassen: Eine Aussetzen-Karte ersetzt er nie.

## Skips

rules-K1 = Eine Aussetzen-Karte spielst du als letzte Karte deines Zuges, statt eine Karte abzulegen: Leg sie vor eine andere Person deiner Wahl. Diese setzt in ihrem nächsten Zug aus.
rules-K2 = Wer schon eine Aussetzen-Karte vor sich liegen hat, bekommt keine zweite. Nur wenn niemand sie bekommen kann, darfst du sie ablegen; dann hat sie keine Wirkung.
rules-K3-on = Wer eine Aussetzen-Karte vor sich hat und an die Reihe kommt, legt sie auf den Ablagestapel, statt zu spielen; dann geht es links weiter.
rules-K3-under = Wer eine Aussetzen-Karte vor sich hat und an die Reihe kommt, schiebt sie unter den Ablagestapel, statt zu spielen; dann geht es links weiter. Die oberste Karte des Ablagestapels kann man so noch nehmen.
rules-K4 = Eine Aussetzen-Karte gehört nie zu einer Phase und lässt sich nicht anlegen.
rules-K5 = Eine Aussetzen-Karte darf deine letzte Karte sein: Damit ist die Runde vorbei, und niemand setzt aus.
rules-K6 = Eine Aussetzen-Karte spielst du als letzte Karte deines Zuges: Leg sie auf den Ablagestapel, und wer als Nächstes dran wäre, setzt aus.
rules-K7 = Zu zweit bist du mit einer Aussetzen-Karte einfach noch einmal dran.
rules-K7-given = Auch dann kommt die Karte zum Ablagestapel.
rules-K8 = Eine Aussetzen-Karte bleibt liegen, bis die Person, vor der sie liegt, wirklich an der Reihe ist.
rules-K8-knock = Das gilt auch, wenn jemand geklopft hat und die Person dadurch übersprungen wurde.
rules-K8-end = Am Ende der Runde kommt sie zurück zu den anderen Karten. Sie zählt nie zu den Handkarten.

## Hits

rules-H1-at-once = Anlegen darfst du nur in deinem Zug und nur, wenn du in dieser Runde deine Phase ausgelegt hast; auch schon in dem Zug, in dem du sie auslegst.
rules-H1-wait = Anlegen darfst du nur in deinem Zug und nur, wenn du deine Phase in einem früheren Zug dieser Runde ausgelegt hast.
rules-H1 = Dann darfst du an jede Gruppe auf dem Tisch anlegen, egal wem sie gehört.
rules-H2-set = An einen Satz passen Karten mit seiner Zahl.
rules-H2-run = An eine Folge passt vorn die nächstkleinere und hinten die nächstgrößere Zahl.
rules-H2-colour-run = An eine Folge in einer Farbe passt nur ihre Farbe.
rules-H2-parity-run = Eine Folge aus ungeraden oder geraden Karten geht dabei in Zweierschritten weiter.
rules-H2-colour = Zu Karten einer Farbe passt jede Karte dieser Farbe.
rules-H2-parity = Zu ungeraden Karten passen ungerade, zu geraden gerade.
rules-H2-parity-colour = Wurden sie in einer Farbe ausgelegt, passt nur diese Farbe.
rules-H2-wild = Ein Joker passt überall, wo eine Zahlenkarte passen würde.
rules-H2-full = An eine Folge, die an keinem Ende mehr weitergehen kann, passt nichts mehr.
rules-H3 = An eine Folge aus Paaren passt vorn oder hinten nur ein ganzes Paar, beide Karten auf einmal.
rules-H3-wild = Joker dürfen in dem Paar stecken.
rules-H4 = Durch Anlegen wird aus einer Phase keine andere: Wie lang eine Gruppe auch wird, geschafft ist nur die Phase, die du ausgelegt hast.

## End of a round and of the game

rules-S1-any = Eine Runde ist vorbei, sobald jemand keine Karten mehr hat, ob die letzte nun ausgelegt, angelegt oder abgelegt wurde. Wer alle Karten los ist, gewinnt die Runde.
rules-S1-discard = Eine Runde ist vorbei, sobald jemand die letzte Karte ablegt. Wer alle Karten los ist, gewinnt die Runde.
rules-S1-skip = Die letzte Karte darf auch eine Aussetzen-Karte sein.
rules-S2 = Wer die Runde gewinnt, bekommt 0 Punkte. Alle anderen zählen die Karten, die sie noch auf der Hand haben, und nur diese.
# $points (for each card)
rules-S2-all =
    { $points ->
        [one] { $points } Punkt für jede Zahlenkarte.
       *[other] { $points } Punkte für jede Zahlenkarte.
    }
# $points (for each card), $last (the highest number that costs this)
rules-S2-low =
    { $points ->
        [one] { $points } Punkt für jede Karte von 1 bis { $last }.
       *[other] { $points } Punkte für jede Karte von 1 bis { $last }.
    }
# $points (for each card), $first, $last (numbers that cost this)
rules-S2-high =
    { $points ->
        [one] { $points } Punkt für jede Karte von { $first } bis { $last }.
       *[other] { $points } Punkte für jede Karte von { $first } bis { $last }.
    }
rules-S2-skip =
    { $points ->
        [one] { $points } Punkt für jede Aussetzen-Karte.
       *[other] { $points } Punkte für jede Aussetzen-Karte.
    }
rules-S2-wild =
    { $points ->
        [one] { $points } Punkt für jeden Joker.
       *[other] { $points } Punkte für jeden Joker.
    }
rules-S2-low-is-good = Je weniger Punkte, desto besser.
rules-S3-fixed = Alle, die ihre Phase ausgelegt haben, kommen zur nächsten, nicht nur wer die Runde gewonnen hat.
rules-S3-free = Alle, die eine Phase ausgelegt haben, haben sie geschafft, nicht nur wer die Runde gewonnen hat.
# $phase (number of the last phase)
rules-S4-fixed = Wer am Ende einer Runde Phase { $phase } geschafft hat, gewinnt das Spiel.
rules-S4-free = Wer am Ende einer Runde alle Phasen geschafft hat, gewinnt das Spiel.
rules-S4-total = Schaffen das mehrere in derselben Runde, gewinnt, wer die wenigsten Punkte hat.
rules-S4-before = Schaffen das mehrere in derselben Runde, gewinnt, wer vor dieser Runde die wenigsten Punkte hatte.
# $phase (number of the phase)
rules-S5 = Steht es immer noch gleich, folgt eine Entscheidungsrunde: Nur die, die gleichauf liegen, spielen Phase { $phase } noch einmal; unter ihnen wandert auch das Geben weiter. Punkte kommen nicht mehr dazu: Wer zuerst alle Karten los ist, gewinnt das Spiel. Gelingt das niemandem, gewinnt, wer die wenigsten Punkte auf der Hand hat; ist auch das gleich, wird der Sieg geteilt.
# $phase (number of the last phase)
rules-S6-fixed = Punkte zählt niemand. Wer zuerst Phase { $phase } schafft, gewinnt.
rules-S6-free = Punkte zählt niemand. Wer zuerst alle Phasen schafft, gewinnt.
rules-S6 = Die anderen spielen um die weiteren Plätze. Schaffen es mehrere in derselben Runde, liegt vorn, wer zuerst ausgelegt hat. Wer es geschafft hat, spielt diese Runde noch zu Ende (an alle Gruppen darf weiter angelegt werden) und schaut dann zu. Das Spiel ist aus, wenn nur noch eine Person übrig ist.
rules-S7 = Ihr könnt jederzeit aufhören und an einem anderen Tag weiterspielen; am echten Tisch schreibt ihr auf, wie es steht.

## Variants

# $rounds (as many as phases)
rules-V1 =
    { $rounds ->
        [one] Eine Runde für jede Phase: hier also eine einzige.
       *[other] Eine Runde für jede Phase, insgesamt { $rounds }. Nach jeder Runde kommen alle zur nächsten Phase, ob sie ihre ausgelegt haben oder nicht.
    } Wer am Ende die wenigsten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt.
# $count (of phases played), $total (of phases in the list of the edition), $phases (their numbers)
rules-V2 =
    { $count ->
        [one] Weniger Phasen: Von { $total } Phasen spielt ihr nur Nummer { $phases }.
       *[other] Weniger Phasen: Von { $total } Phasen spielt ihr nur { $count }, die Nummern { $phases }.
    }
rules-V3 = Klopfen: Hat jemand eine Karte abgelegt, dürfen alle anderen auf den Tisch klopfen, bis die nächste Person zieht. Wer zuerst klopft, bekommt die Karte und ist sofort dran. Die Karte ersetzt das Ziehen; sonst ist der Zug wie jeder andere, mit Auslegen, Anlegen und Ablegen. Danach geht es links von dieser Person weiter.
rules-V3-limits = Für eine Karte, die du selbst abgelegt hast, kannst du nicht klopfen, auch nicht für die Karte, die nach dem Geben aufgedeckt wird, und nicht, wenn die Runde vorbei ist. Legt jemand nach dem Klopfen eine Karte ab, darf auch für sie geklopft werden.
rules-V3-skips = Für eine Aussetzen-Karte kann niemand klopfen, und wenn gerade eine gespielt wurde, auch nicht für die Karte, die noch auf dem Ablagestapel liegt. Wer aussetzen muss, kann nicht klopfen.
rules-V3-use = Auch wer klopft, muss die Karte in diesem Zug auf den Tisch bringen, außer sie war die einzige im Ablagestapel.
rules-V4-free = Freie Reihenfolge: Alle entscheiden selbst, welche ihrer übrigen Phasen sie auslegen, und haken sie sofort ab.
# $phases (numbers in the order of play)
rules-V4-agreed = Andere Reihenfolge: Alle spielen die Phasen in der Reihenfolge { $phases }.

## House options

rules-O1 = Anlegen erst später: In dem Zug, in dem du deine Phase auslegst, darfst du noch nicht anlegen.
rules-O2 = Eine Zahlenkarte in jeder Gruppe: Jede Gruppe einer Phase braucht mindestens eine, nicht nur die Phase als Ganzes.
rules-O3 = Schluss nur durch Ablegen: Eine Karte musst du zum Ablegen behalten; die letzte darfst du weder auslegen noch anlegen.
rules-O3-skip = Eine Aussetzen-Karte zu spielen gilt als Ablegen.

## What differs

# $left, $right (names of two games)
rules-same = { $left } und { $right } haben dieselben Regeln.
rules-differ = Das unterscheidet { $left } und { $right }:
# $book (name of a game), $text (what its rule says)
rules-in-both = { $book }: { $text }
rules-in-one = Nur { $book }: { $text }

## The list of editions and variants

rules-list-title = Editionen des Spiels
# $cards (in the deck), $hand (cards), $phases (how many)
rules-edition-classic = Das große Spiel mit { $cards } Karten und { $hand } auf der Hand, wie in der Edition zum 40. Geburtstag des Spiels.
rules-edition-continental = Das große Spiel mit { $cards } Karten und { $hand } auf der Hand, wie man es in Mitteleuropa kauft: Eine Phase darf ganz aus Jokern bestehen.
rules-edition-express = Das kurze Spiel mit { $cards } Karten und nur { $hand } auf der Hand, mit { $phases } eigenen Phasen.
rules-edition-dutch = Das große Spiel mit { $cards } Karten und { $hand } auf der Hand, wie ein niederländischer Klub es spielt: ohne Punkte, und vom Ablagestapel nimmst du nur, was du gleich verwendest.
rules-edition-dutch-original = Das niederländische Spiel mit { $cards } Karten und { $hand } auf der Hand, ohne die Änderungen des Klubs.
rules-name-classic = Klassisch
rules-name-continental = Europäisch
rules-name-express = Express
rules-name-dutch = Niederländisch
rules-name-dutch-original = Niederländisch, ursprüngliche Regeln

rules-list-variants = Hausregeln (Varianten); häng sie mit + an eine Edition mit Karten an
rules-variant-ten-rounds = Eine Runde für jede Phase, geschafft oder nicht; wer die wenigsten Punkte hat, gewinnt.
rules-variant-phases = Weniger Phasen: die ersten, die geraden oder ungeraden (phases=even, phases=odd) oder eine Auswahl (phases=1,3,8).
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
rules-variant-places = Keine Punkte; hat jemand gewonnen, spielen die anderen um die Plätze.
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
rules-new-written = { $file } ist geschrieben: das klassische Spiel, jedes Feld auf Englisch erklärt. Ändere, was du magst, und prüf es dann: dizaine rules --check { $file }

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
rules-problem-players = { $book } ist für { $least } bis { $most } Spieler, nicht für { $value }
rules-problem-few-cards = { $cards } Karten reichen nicht, um { $players } Spielern je { $hand } zu geben und zwei Stapel zu bilden
rules-problem-no-start =
    { $cards ->
        [one] nach dem Geben an { $players } Spieler bleibt nur { $cards } Karte übrig, und vielleicht ist es keine, mit der der Ablagestapel beginnen kann
       *[other] nach dem Geben an { $players } Spieler bleiben nur { $cards } Karten übrig, und vielleicht ist keine dabei, mit der der Ablagestapel beginnen kann
    }

## The dice game

# $phases (how many there are)
rules-aim-dice =
    { $phases ->
        [one] Ziel des Spiels: Würfle die Phase, für möglichst viele Punkte.
       *[other] Ziel des Spiels: Würfle die { $phases } Phasen, eine nach der anderen, und hol die meisten Punkte.
    }
rules-section-dice-points = Punkte
rules-section-dice-end = Das Ende des Spiels
rules-edition-dice = Das Würfelspiel mit { $dice } Würfeln und { $phases } Phasen, auch für dich allein.
rules-edition-dice-french = Das Würfelspiel nach der französischen Anleitung: { $dice } Würfel, jeder niedrige mit einer 5 und nur einem W.
rules-name-dice = Würfelspiel
rules-name-dice-french = Würfelspiel, französische Fassung

# $dice (how many), $colours (names with their shapes)
rules-D1 = Ihr spielt mit { $dice } Würfeln. Ihre Seiten haben die Farben { $colours }; welche Seite welche Farbe hat, ist von Würfel zu Würfel verschieden.
# $dice (how many such dice), $faces (what they show)
rules-D1-kind =
    { $dice ->
        [one] Ein Würfel zeigt
       *[other] { $dice } Würfel zeigen
    } { $faces }.
rules-D1-wild = W ist der Joker.
# $faces (what the die shows)
rules-D2 = Zuerst würfeln alle mit einem Würfel, auf dem { $faces } stehen. Wer am höchsten würfelt, beginnt, und so weiter bis zum niedrigsten Wurf; bei Gleichstand würfeln die Betroffenen noch einmal. In dieser Reihenfolge stehen die Spalten auf dem Punkteblock.
# $more (throws after the first)
rules-D3 =
    { $more ->
        [0] In deinem Zug würfelst du einmal mit allen Würfeln.
        [one] In deinem Zug würfelst du mit allen Würfeln und dann, wenn du magst, noch einmal mit so vielen davon, wie du willst.
       *[other] In deinem Zug würfelst du mit allen Würfeln und dann noch bis zu { $more ->
            [2] zweimal
            [3] dreimal
           *[other] { $more }-mal
        } mit so vielen davon, wie du willst. Würfel, die du beiseitegelegt hast, darfst du für einen späteren Wurf wieder nehmen. Du darfst den Zug auch früher beenden.
    }
rules-D4 = Die Phasen spielst du in dieser Reihenfolge. Schaffst du eine Phase nicht, bringt sie nichts, und du versuchst sie in deinem nächsten Zug noch einmal.
# $numbers (the highest number)
rules-D5 = Satz: Würfel mit derselben Zahl; zwei heißen Zwilling, drei Drilling, vier Vierling, fünf Fünfling. Folge: Würfel, deren Zahlen lückenlos aufeinanderfolgen; es gibt 1 bis { $numbers }.
rules-D5-wild = Ein W steht für jede Zahl und zählt 0; sogar eine Gruppe nur aus W gilt.
rules-D5-colour = Eine Farbe: Es zählen nur Seiten dieser Farbe.
rules-D5-colour-wild = Ein W gilt dort nur in seiner eigenen Farbe und zählt 0.
rules-D6 = Auf dem Punkteblock steht nach jeder Phase die Summe bis dahin. Eine Phase bringt die Summe genau der Würfel, die sie verwendet; gibt es mehrere Möglichkeiten, zählt die beste.
rules-D6-example = Zum Beispiel sind 8 8 8 und 10 W W als zwei Drillinge 34 wert.
# $phase (its number), $over (points), $bonus (points)
rules-D7 = Hast du nach Phase { $phase } mehr als { $over } Punkte, bekommst du { $bonus } Punkte Bonus.
# $bonus (points)
rules-D8 = Wer die letzte Phase zuerst schafft, bekommt { $bonus } Punkte Bonus. Den bekommen auch alle, die in derselben Runde (alle sind einmal dran) erst danach an der Reihe sind und die letzte Phase in diesem Zug schaffen.
rules-D9 = Sobald jemand die letzte Phase geschafft hat, haben alle anderen noch eine letzte Chance, in der Spielreihenfolge; es beginnt, wer als Nächstes dran wäre. Du bleibst Zug um Zug dran, bis dir eine Phase nicht gelingt oder auch du die letzte geschafft hast. Dann hat die nächste Person ihre letzte Chance.
rules-D10 = Die höchste Summe gewinnt. Bei Gleichstand wird der Sieg geteilt.
rules-D11 = Ist deine Phase am Ende deines Zuges geschafft, wird sie gewertet; ablehnen kannst du sie nicht. Willst du mehr, würfle weiter.
# $cost (points)
rules-D12 = Spielst du allein, schreib jeden Fehlversuch auf: Er kostet am Ende { $cost } Punkte.
# $bonus (points)
rules-D12-bonus = Allein bekommst du den Bonus von { $bonus } Punkten nur, wenn du die letzte Phase beim ersten Versuch schaffst.

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
