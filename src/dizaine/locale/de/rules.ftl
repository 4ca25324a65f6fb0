# The rules in words. A message rules-<id>… is a piece of the rule with that id; pieces of one rule follow
# each other in one paragraph. No text names another rule's id: each id stands on the page once.

## The page and its headings

# $title (name of the edition or of one's own book)
rules-page-title = Die Regeln: { $title }
# $id (what one types to get this game)
rules-page-id = Spiel: { $id }
rules-page-words = Vorab ein paar Begriffe. Eine Runde dauert vom Austeilen, bis jemand keine Karten mehr hat. Eine Phase ist das, was du in einer Runde auslegen sollst; sie besteht aus einer oder mehreren Gruppen. Zahlenkarten sind die Karten, auf denen eine Zahl steht. Anlegen heißt, eine Gruppe zu ergänzen, die schon auf dem Tisch liegt. Fertig ist, wer seine letzte Karte los ist.

# $phases (how many are played)
rules-aim-won =
    { $phases ->
        [one] Ziel des Spiels: die Karten der Phase sammeln und auslegen. Wer sie am Ende einer Runde ausgelegt hat, gewinnt das Spiel; sind es mehrere, entscheiden die Punkte.
       *[other] Ziel des Spiels: als Erster alle { $phases } Phasen auslegen, höchstens eine in jeder Runde. Jede verlangt andere Karten; gelingt dir eine Phase nicht, versuchst du sie in der nächsten Runde noch einmal.
    }
rules-aim-places =
    { $phases ->
        [one] Ziel des Spiels: die Karten der Phase sammeln und auslegen. Wem das zuerst gelingt, der gewinnt; die anderen spielen um die weiteren Plätze.
       *[other] Ziel des Spiels: als Erster alle { $phases } Phasen auslegen, höchstens eine in jeder Runde. Jede verlangt andere Karten; gelingt dir eine Phase nicht, versuchst du sie in der nächsten Runde noch einmal. Steht der Sieger fest, spielen die anderen um die weiteren Plätze.
    }
rules-aim-rounds =
    { $phases ->
        [one] Ziel des Spiels: in einer einzigen Runde die Phase auslegen und die Karten loswerden. Was auf der Hand bleibt, kostet Punkte, und die wenigsten Punkte gewinnen.
       *[other] Ziel des Spiels: in jeder der { $phases } Runden die Phase dieser Runde auslegen und die Karten loswerden. Was auf der Hand bleibt, kostet Punkte, und am Ende gewinnen die wenigsten Punkte.
    }

rules-section-material = Was ihr braucht
rules-section-phases = Die Phasen
rules-section-turn = Dein Zug
rules-section-wilds = Joker
rules-section-skips = Aussetzen-Karten
rules-section-hits = Anlegen
rules-section-end = Ende der Runde und des Spiels
rules-section-variants = Für dieses Spiel vereinbart
rules-section-options = Hausregeln dieses Spiels

rules-phases-fixed = Das sind die Phasen, in der Reihenfolge, in der sie gespielt werden:
rules-phases-free = Das sind die Phasen; die Reihenfolge ist dir freigestellt:

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
        [one] { $skips } Aussetzen-Karte, die einen anderen Spieler um einen Zug bringt.
       *[other] { $skips } Aussetzen-Karten, die einen anderen Spieler um einen Zug bringen.
    }
# $hand (cards)
rules-M5 =
    { $hand ->
        [one] Alle bekommen { $hand } Karte, links vom Geber beginnend.
       *[other] Alle bekommen { $hand } Karten, eine nach der anderen, links vom Geber beginnend.
    } Niemand zeigt seine Hand. Der Rest ist der Nachziehstapel, verdeckt. Seine oberste Karte wird daneben aufgedeckt und beginnt den Ablagestapel.
# $least, $most (players)
rules-M6 = Für { $least } bis { $most } Spieler.
# $players
rules-M6-exact =
    { $players ->
        [one] Für einen Spieler.
       *[other] Für genau { $players } Spieler.
    }
# $cards (how many there are)
rules-M7-each =
    { $cards ->
        [one] Es gibt { $cards } Übersichtskarte mit der Liste der Phasen; eigentlich braucht jeder eine.
       *[other] Es gibt { $cards } Übersichtskarten mit der Liste der Phasen: Jeder nimmt sich eine.
    }
rules-M7-shared =
    { $cards ->
        [one] { $cards } Übersichtskarte mit der Liste der Phasen liegt da, wo alle sie sehen.
       *[other] { $cards } Übersichtskarten mit der Liste der Phasen liegen da, wo alle sie sehen.
    }
# $markers (how many there are)
rules-M7-markers =
    { $markers ->
        [one] Mit der einen Spielfigur zeigst du auf die Phase, die als nächste kommt.
       *[other] Mit einer der { $markers } Spielfiguren zeigst du auf die Phase, die du als nächste schaffen musst; rück sie weiter, sobald deine Phase liegt, spätestens am Ende der Runde.
    }
rules-M8 = Zwei gewöhnliche Kartenspiele tun es auch: Ass bis Dame sind 1 bis 12, und Kreuz, Pik, Herz und Karo sind die Farben.
# $wilds (how many)
rules-M8-wilds =
    { $wilds ->
        [one] { $wilds } König, gleich welcher, ist in unserem Spiel der Joker.
       *[other] { $wilds } Könige, gleich welche, sind in unserem Spiel die Joker.
    }
# $skips (how many)
rules-M8-skips =
    { $skips ->
        [one] { $skips } Joker des Kartenspiels ist die Aussetzen-Karte.
       *[other] { $skips } Joker der Kartenspiele sind die Aussetzen-Karten.
    }
rules-M9 = Jede Karte trägt auch das Zeichen ihrer Farbe, damit niemand Farben unterscheiden muss.
# $colour, $shape
rules-colour-and-shape = { $colour } ({ $shape })

## Phases

rules-P1 = Satz: zwei oder mehr Karten mit derselben Zahl, in beliebigen Farben. Zwei davon heißen Zwilling, drei Drilling, vier Vierling, fünf Fünfling.
rules-P1-several = Zwei Sätze einer Phase dürfen dieselbe Zahl zeigen.
# $least (cards), $example (such a run)
rules-P2 = Folge: Karten, deren Zahlen lückenlos aufeinanderfolgen, wie { $example }; mindestens { $least } Karten.
rules-P2-colours = Die Farben spielen keine Rolle.
# $numbers (the highest number)
rules-P2-ends = Eine Folge beginnt frühestens bei 1 und endet spätestens bei { $numbers }; nach { $numbers } geht sie nie mit 1 weiter.
rules-P3 = Eine Farbe: Alle Karten haben dieselbe Farbe. Die Zahlen spielen keine Rolle und dürfen sich wiederholen.
rules-P4 = Ungerade Karten, gerade Karten: beliebige ungerade Zahlen oder beliebige gerade Zahlen. Sie dürfen sich wiederholen.
rules-P4-colours = Farben spielen keine Rolle.
rules-P4-one-colour = Verlangt die Phase auch eine Farbe, so haben alle dieselbe.
rules-P5 = Folge aus ungeraden oder geraden Karten: ungerade Zahlen, die aufeinanderfolgen, wie 1 3 5, oder gerade Zahlen, die aufeinanderfolgen, wie 2 4 6.
rules-P6 = Folge aus Paaren: Zahlen, die aufeinanderfolgen, jede zweimal, wie 3 3 4 4.
rules-P7 = Folge in einer Farbe: eine Folge, deren Karten alle dieselbe Farbe haben.
rules-P8-fixed = Alle spielen die Phasen in der Reihenfolge der Liste, höchstens eine in einer Runde.
rules-P8-rounds = In jeder Runde versuchen alle dieselbe Phase, in der Reihenfolge der Liste.
rules-P8-free = Du suchst dir aus, welche Phase du auslegst, aber höchstens eine in einer Runde.
rules-P8 = Auslegen darfst du eine Phase, sobald du alle ihre Karten auf der Hand hast, und zwar die ganze auf einmal. Sie zählt von dem Moment an, in dem sie liegt, auch wenn du die Runde nicht gewinnst.
rules-P9 = Du legst genau die Karten aus, die die Phase verlangt. Was sonst noch passt, kannst du danach anlegen. Anlegen macht eine Gruppe länger, beginnt aber nie eine neue: Aus zwei Sätzen werden nicht drei.
rules-P10-fixed = Liegt deine Phase am Ende der Runde noch nicht, versuchst du dieselbe in der nächsten Runde wieder. So können die Spieler bei verschiedenen Phasen sein.
rules-P10-free = Hast du bis zum Ende der Runde keine Phase ausgelegt, hast du in der nächsten wieder dieselbe Auswahl.

## Turn

rules-T1 = Lost aus, wer zuerst gibt; danach gibt in jeder Runde der nächste Spieler links. Für jede Runde werden alle Karten eingesammelt und gemischt. Der Spieler links vom Geber beginnt, gespielt wird im Uhrzeigersinn.
rules-T2 = Zieh zuerst eine Karte: die oberste vom Nachziehstapel oder die oberste vom Ablagestapel.
rules-T3-fixed = Leg dann deine Phase aus, wenn du kannst und willst: offen vor dir auf den Tisch.
rules-T3-free = Leg dann eine der Phasen aus, die dir noch fehlen, wenn du kannst und willst: offen vor dir auf den Tisch.
rules-T4-at-once = Leg dann, wenn deine Phase auf dem Tisch liegt, so viele Karten an, wie du kannst und willst.
rules-T4-wait = Leg dann, wenn deine Phase schon seit einem früheren Zug auf dem Tisch liegt, so viele Karten an, wie du kannst und willst.
rules-T5 = Beende deinen Zug, indem du eine Karte aus deiner Hand offen auf den Ablagestapel legst.
rules-T5-skip = Stattdessen darfst du eine Aussetzen-Karte spielen.
rules-T6 = Eine Aussetzen-Karte wird nie vom Ablagestapel genommen.
rules-T7 = Willst du ziehen und der Nachziehstapel ist leer, so wird der Ablagestapel ohne seine oberste Karte gemischt und ist der neue Nachziehstapel. Gibt es nichts zu mischen, musst du die oberste Karte des Ablagestapels nehmen, sofern sie genommen werden darf; geht auch das nicht, spielst du ohne neue Karte weiter. Ein leerer Ablagestapel bietet einfach nichts.
rules-T8-take = Ist die nach dem Austeilen aufgedeckte Karte ein Joker, darf der erste Spieler ihn nehmen.
rules-T8-return = Ist die nach dem Austeilen aufgedeckte Karte ein Joker, kommt sie unter den Nachziehstapel, und eine andere wird aufgedeckt.
rules-T9-lose = Ist die nach dem Austeilen aufgedeckte Karte eine Aussetzen-Karte, verliert der erste Spieler diesen ersten Zug. Die Karte bleibt im Ablagestapel.
rules-T9-return = Ist die nach dem Austeilen aufgedeckte Karte eine Aussetzen-Karte, kommt sie unter den Nachziehstapel, und eine andere wird aufgedeckt.
rules-T10 = Solange der Ablagestapel aus einer einzigen Karte besteht, darfst du sie einfach so nehmen. Sobald es mehr sind, darfst du die oberste nur nehmen, wenn sie im selben Zug auf den Tisch kommt, in deiner Phase oder angelegt. Du darfst vorher mit anderen Karten Platz für sie schaffen, und eine gleiche Karte aus deiner Hand darf an ihrer Stelle liegen. Vorher kann dein Zug nicht enden.
# $limit (turns for each player)
rules-T11 =
    { $limit ->
        [one] Nach so vielen Zügen, wie Spieler am Tisch sitzen
       *[other] Nach { $limit } Zügen für jeden Spieler am Tisch
    }, alle zusammengezählt und verlorene eingerechnet, ist eine Runde vorbei, die niemand gewonnen hat.
rules-T11-points = Alle zählen ihre Karten, und die Phasen auf dem Tisch gelten als geschafft.
rules-T11-places = Die Phasen auf dem Tisch gelten als geschafft.
rules-T12 = Wirst du mit dem Auslegen der Phase deine letzte Karte los, ist die Runde sofort vorbei.

## Wilds

rules-W1 = Ein Joker steht für jede Zahl in jeder Farbe.
rules-W2 = Du darfst so viele Joker verwenden, wie du willst.
rules-W3-none = Eine Phase darf sogar nur aus Jokern bestehen; Zahlenkarten sind nicht vorgeschrieben.
rules-W3-phase = Aber jede Phase braucht mindestens eine Zahlenkarte: eine in der ganzen Phase, nicht eine in jeder Gruppe. Beim Anlegen ist keine nötig.
rules-W3-group = Aber eine Phase besteht nie nur aus Jokern. Beim Anlegen ist keine Zahlenkarte nötig.
rules-W4 = Legst du eine Gruppe aus, sagst du dazu, was sie ist, wenn die Zahlenkarten das offenlassen: welche Zahl, wo sie beginnt, welche Farbe.
rules-W4-no-runs = Legst du eine Gruppe aus, sagst du dazu, was sie ist, wenn die Zahlenkarten das offenlassen: welche Zahl oder welche Farbe.
rules-W4-run = Legst du einen Joker an eine Folge an, sagst du, an welches Ende.
rules-W5 = Ein Joker auf dem Tisch bleibt bis zum Ende der Runde, was er ist und wo er ist. Niemand darf ihn gegen die Karte tauschen, für die er steht.
rules-W6 = Ein Joker kann nicht als Aussetzen-Karte dienen.

## Skips

rules-K1 = Eine Aussetzen-Karte spielst du als letzte Karte deines Zuges, statt eine Karte abzulegen: Leg sie vor einen anderen Spieler deiner Wahl. Dieser Spieler verliert seinen nächsten Zug.
rules-K2 = Wer schon eine vor sich liegen hat, bekommt keine zweite. Gibt es niemanden mehr, der sie bekommen kann, und nur dann, darfst du sie ablegen; sie hat dann keine Wirkung.
rules-K3-on = Kommt dieser Spieler an die Reihe, setzt er aus: Die Karte wandert oben auf den Ablagestapel, und der nächste Spieler ist dran.
rules-K3-under = Kommt dieser Spieler an die Reihe, setzt er aus: Die Karte wandert unter den Ablagestapel, sodass die oberste noch genommen werden kann, und der nächste Spieler ist dran.
rules-K4 = Eine Aussetzen-Karte gehört nie zu einer Phase und wird nie angelegt.
rules-K5 = Eine Aussetzen-Karte darf deine letzte Karte sein: Du bist fertig, die Runde ist vorbei, und die Karte hat keine Wirkung.
rules-K6 = Eine Aussetzen-Karte spielst du, indem du sie als letzte Karte deines Zuges auf den Ablagestapel legst: Der nächste Spieler verliert seinen Zug.
rules-K7 = Zu zweit bringt dir eine Aussetzen-Karte einfach noch einen Zug.
rules-K7-given = Die Karte wandert trotzdem zum Ablagestapel.
rules-K8 = Eine Aussetzen-Karte bleibt vor ihrem Spieler liegen, bis er wirklich an der Reihe ist.
rules-K8-knock = Sie wartet auch, wenn jemand geklopft hat und der Spieler dadurch übersprungen wurde.
rules-K8-end = Am Ende der Runde kommt sie zu den anderen Karten zurück. Sie zählt nie als Karte auf der Hand.

## Hits

rules-H1-at-once = Anlegen darfst du nur in deinem eigenen Zug, und nur wenn deine eigene Phase dieser Runde liegt; auch schon in dem Zug, in dem du sie auslegst.
rules-H1-wait = Anlegen darfst du nur in deinem eigenen Zug, und nur wenn deine eigene Phase dieser Runde schon seit einem früheren Zug liegt.
rules-H1 = Dann steht dir jede Gruppe auf dem Tisch offen, gleich wem sie gehört.
rules-H2-set = An einen Satz passen Karten mit seiner Zahl.
rules-H2-run = An eine Folge passt an beiden Enden die nächste Zahl.
rules-H2-colour-run = An eine Folge in einer Farbe passt nur ihre Farbe.
rules-H2-parity-run = Eine Folge aus ungeraden oder geraden Karten geht in Zweierschritten weiter.
rules-H2-colour = Zu Karten einer Farbe passt jede Karte dieser Farbe.
rules-H2-parity = Zu ungeraden Karten passen ungerade, zu geraden gerade.
rules-H2-parity-colour = Liegen sie in einer Farbe, passt nur diese Farbe.
rules-H2-wild = Ein Joker passt überall, wo eine Zahlenkarte passen würde.
rules-H2-full = An eine Folge, die an keinem Ende mehr weitergehen kann, passt nichts mehr.
rules-H3 = An eine Folge aus Paaren passt nur ein ganzes Paar, beide Karten auf einmal, an einem der Enden.
rules-H3-wild = Zu dem Paar dürfen Joker gehören.
rules-H4 = Durch Anlegen wird aus einer Phase keine andere: So lang eine Gruppe auch wird, du hast die Phase geschafft, die du ausgelegt hast, und keine weitere.

## End of a round and of the game

rules-S1-any = Eine Runde ist in dem Moment vorbei, in dem jemand keine Karten mehr hat, weil er die letzte ausgelegt, angelegt oder abgelegt hat. Dieser Spieler gewinnt die Runde.
rules-S1-discard = Eine Runde ist in dem Moment vorbei, in dem jemand seine letzte Karte ablegt. Dieser Spieler gewinnt die Runde.
rules-S1-skip = Eine Aussetzen-Karte als letzte Karte tut es auch.
rules-S2 = Der Sieger der Runde bekommt 0 Punkte. Alle anderen zählen die Karten auf ihrer Hand, und nur diese:
# $points (for each card)
rules-S2-all =
    { $points ->
        [one] { $points } Punkt für jede Zahlenkarte;
       *[other] { $points } Punkte für jede Zahlenkarte;
    }
# $points (for each card), $last (the highest number that costs this)
rules-S2-low =
    { $points ->
        [one] { $points } Punkt für jede Karte von { $points } bis { $last };
       *[other] { $points } Punkte für jede Karte von 1 bis { $last };
    }
# $points (for each card), $first, $last (numbers that cost this)
rules-S2-high =
    { $points ->
        [one] { $points } Punkt für jede Karte von { $first } bis { $last };
       *[other] { $points } Punkte für jede Karte von { $first } bis { $last };
    }
rules-S2-skip =
    { $points ->
        [one] { $points } Punkt für eine Aussetzen-Karte;
       *[other] { $points } Punkte für eine Aussetzen-Karte;
    }
rules-S2-wild =
    { $points ->
        [one] { $points } Punkt für einen Joker;
       *[other] { $points } Punkte für einen Joker;
    }
rules-S2-low-is-good = je weniger Punkte, desto besser.
rules-S3-fixed = Alle, die ihre Phase ausgelegt haben, gehen zur nächsten weiter, nicht nur der Sieger der Runde.
rules-S3-free = Alle, die eine Phase ausgelegt haben, haben sie geschafft, nicht nur der Sieger der Runde.
# $phase (number of the last phase)
rules-S4-fixed = Wer am Ende einer Runde Phase { $phase } geschafft hat, gewinnt das Spiel.
rules-S4-free = Wer am Ende einer Runde alle Phasen geschafft hat, gewinnt das Spiel.
rules-S4-total = Gelingt das mehreren in derselben Runde, gewinnt, wer die wenigsten Punkte hat.
rules-S4-before = Gelingt das mehreren in derselben Runde, gewinnt, wer vor dieser Runde die wenigsten Punkte hatte.
# $phase (number of the phase)
rules-S5 = Steht es dann immer noch gleich, spielen nur diese Spieler Phase { $phase } noch einmal, und das Geben geht an den nächsten von ihnen über. Punkte kommen nicht mehr hinzu: Wer zuerst fertig ist, gewinnt das Spiel. Wird niemand fertig, gewinnt die billigste Hand; ist auch das gleich, teilen sie sich den Sieg.
# $phase (number of the last phase)
rules-S6-fixed = Punkte zählt niemand. Wer als Erster Phase { $phase } schafft, gewinnt.
rules-S6-free = Punkte zählt niemand. Wer als Erster alle Phasen schafft, gewinnt.
rules-S6 = Die anderen spielen um die weiteren Plätze. Gelingt es mehreren in derselben Runde, liegt vorn, wer zuerst ausgelegt hat. Wer fertig ist, spielt diese Runde noch zu Ende, alle Gruppen bleiben zum Anlegen offen, und verlässt dann den Tisch. Das Spiel ist aus, wenn nur noch ein Spieler übrig ist.
rules-S7 = Ihr könnt jederzeit aufhören und an einem anderen Tag weiterspielen; nichts geht verloren.

## Variants

# $rounds (as many as phases)
rules-V1 =
    { $rounds ->
        [one] Eine Runde für jede Phase: hier also eine einzige.
       *[other] Eine Runde für jede Phase, zusammen { $rounds }. Nach jeder Runde gehen alle zur nächsten Phase weiter, ob sie die letzte ausgelegt haben oder nicht.
    } Wer am Ende die wenigsten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt.
# $count (of phases played), $total (of phases in the list of the edition), $phases (their numbers)
rules-V2 =
    { $count ->
        [one] Weniger Phasen: Von { $total } Phasen wird nur Nummer { $phases } gespielt.
       *[other] Weniger Phasen: Von { $total } Phasen werden nur { $count } gespielt, die Nummern { $phases }.
    }
rules-V3 = Klopfen: Hat ein Spieler gerade abgelegt, darf jeder andere auf den Tisch klopfen und diese Karte nehmen, bis der nächste Spieler zieht. Wer zuerst klopft, bekommt sie. Sie ersetzt das Ziehen: Wer geklopft hat, darf auslegen und anlegen und beendet den Zug wie immer. Danach geht es links von ihm weiter.
rules-V3-limits = Nicht klopfen kann man für die eigene Karte, für die nach dem Austeilen aufgedeckte Karte und nach dem Ende der Runde. Für die Karte, die der Klopfer ablegt, darf wieder geklopft werden.
rules-V3-skips = Für eine Aussetzen-Karte kann niemand klopfen, auch nicht für die Karte, die noch auf dem Ablagestapel liegt, wenn gerade eine Aussetzen-Karte gespielt wurde. Wer aussetzen muss, kann nicht klopfen.
rules-V3-use = Auch der Klopfer muss die Karte in diesem Zug auf den Tisch bringen, außer sie war die einzige im Stapel.
rules-V4-free = Freie Reihenfolge: Jeder entscheidet für sich, welche der übrigen Phasen er auslegt, und streicht sie sofort ab.
# $phases (numbers in the order of play)
rules-V4-agreed = Andere Reihenfolge: Alle spielen die Phasen in der Reihenfolge { $phases }.

## House options

rules-O1 = Anlegen wartet einen Zug: In dem Zug, in dem du deine Phase auslegst, darfst du nicht anlegen.
rules-O2 = Eine Zahlenkarte in jeder Gruppe: Jede Gruppe einer Phase braucht mindestens eine, nicht nur die Phase im Ganzen.
rules-O3 = Fertig nur durch Ablegen: Behalte eine Karte zum Ablegen; die letzte Karte darfst du weder auslegen noch anlegen.
rules-O3-skip = Eine Aussetzen-Karte gilt als Ablegen.

## What differs

# $left, $right (names of two games)
rules-same = { $left } und { $right } werden nach denselben Regeln gespielt.
rules-differ = Das unterscheidet { $left } und { $right }:
# $book (name of a game), $text (what its rule says)
rules-in-both = { $book }: { $text }
rules-in-one = Nur { $book }: { $text }

## The list of editions and variants

rules-list-title = Ausgaben des Spiels
# $cards (in the deck), $hand (cards), $phases (how many)
rules-edition-classic = Das große Spiel mit { $cards } Karten und { $hand } auf der Hand, wie in der Jubiläumsschachtel.
rules-edition-continental = Das große Spiel mit { $cards } Karten und { $hand } auf der Hand, wie es auf dem Kontinent verkauft wird: Eine Phase darf ganz aus Jokern bestehen.
rules-edition-express = Das kurze Spiel mit { $cards } Karten und nur { $hand } auf der Hand, mit { $phases } eigenen Phasen.
rules-edition-dutch = Das große Spiel mit { $cards } Karten und { $hand } auf der Hand, wie ein niederländischer Klub es spielt: ohne Punkte, und vom Ablagestapel nimmt man nur, was man gleich verwendet.
rules-edition-dutch-original = Dasselbe Spiel mit { $cards } Karten und { $hand } auf der Hand, ohne die Änderungen des Klubs.
rules-name-classic = Klassisch
rules-name-continental = Kontinental
rules-name-express = Express
rules-name-dutch = Niederländisch
rules-name-dutch-original = Niederländisch, ursprüngliche Regeln

rules-list-variants = Varianten, mit einem Pluszeichen an jede Kartenausgabe anzuhängen
rules-variant-ten-rounds = Eine Runde für jede Phase, geschafft oder nicht; die wenigsten Punkte gewinnen.
rules-variant-phases = Weniger Phasen: die ersten, die geraden oder die ungeraden (phases=even, phases=odd) oder eine Auswahl (phases=1,3,8).
rules-variant-knock = Klopfen, um die eben abgelegte Karte zu bekommen.
rules-variant-free-order = Jeder sucht sich seine nächste Phase aus.
rules-variant-order = Die Phasen in anderer Reihenfolge, für alle dieselbe.
rules-variant-hits-next-turn = Kein Anlegen in dem Zug, in dem du deine Phase auslegst.
rules-variant-natural-in-each-group = Jede Gruppe einer Phase braucht eine Zahlenkarte.
rules-variant-out-by-discard = Fertig wird man nur durch Ablegen.
rules-variant-free-take = Die oberste Karte des Ablagestapels darf man jederzeit nehmen.
rules-variant-use-taken = Die oberste Karte des Ablagestapels darf man nur nehmen, um sie gleich auf den Tisch zu bringen.
rules-variant-skip-chosen = Du wählst, wen die Aussetzen-Karte trifft.
rules-variant-skip-next = Die Aussetzen-Karte trifft den nächsten Spieler.
rules-variant-points = Punkte werden gezählt.
rules-variant-places = Keine Punkte; nach dem Sieger spielen die anderen um die Plätze.
rules-list-hint = Die Regeln für genau euer Spiel: dizaine rules continental+knock
rules-list-hint-diff = Der Unterschied zwischen zwei Spielen: dizaine rules --diff classic dutch
rules-list-hint-new = Ein eigenes Regelbuch für den Anfang: dizaine rules --new my.toml
rules-list-hint-check = Eigene Regeln prüfen: dizaine rules --check my.toml

## Checking a file of one's own

# $file, $title (of the book), $id (how the game is called)
rules-check-right = { $file } ist in Ordnung: { $title } ({ $id }) kann gespielt werden.
# $file
rules-check-wrong = Mit { $file } kann man nicht spielen.

# $file
rules-new-written = { $file } ist geschrieben: das klassische Spiel, jedes Feld auf Englisch erklärt. Ändere, was du magst, dann prüf es: dizaine rules --check { $file }

## What is wrong with a rulebook
# These complete a line such as “deal.hand: must lie between 1 and 15, not 20 (M5)”.

# $field (its name in the file), $reason
rules-fault-line = { $field }: { $reason }
# $line (one as above), $rule (id of the rule that it breaks)
rules-fault-rule = { $line } ({ $rule })
# $number, $phase (what it asks for), $reason
rules-fault-in-phase = Phase { $number } ({ $phase }): { $reason }
# $reason, $word (the nearest known one)
rules-fault-near = { $reason }; meinst du „{ $word }“?
# $reason, $words (all known ones)
rules-fault-known = { $reason }; es gibt { $words }
# Below, each message is for a code of dizaine.rulebooks; its arguments are the facts.
rules-problem-only-phases =
    { $count ->
        [one] { $book } hat nur { $count } Phase, nicht { $wanted }
       *[other] { $book } hat nur { $count } Phasen, nicht { $wanted }
    }
rules-problem-not-ascending = { $value } steigt nicht an; für eine andere Reihenfolge schreib order= statt phases=
rules-problem-selection = schreib eine Zahl, „even“ (gerade), „odd“ (ungerade) oder eine Liste wie 1,3,8, nicht { $value }
rules-problem-order = schreib eine Liste wie 3,1,2, nicht { $value }
rules-problem-combined = geht nicht zusammen mit { $other }
rules-problem-no-variant = es gibt keine Variante „{ $name }“
rules-problem-needs-value = braucht einen Wert, zum Beispiel { $example }
rules-problem-no-value = hat keinen Wert
rules-problem-twice = ist zweimal genannt
rules-problem-phase-twice = Phase { $number } ist zweimal genannt
rules-problem-name-twice = { $name } ist zweimal genannt
rules-problem-between = muss zwischen { $least } und { $most } liegen, nicht { $value }
rules-problem-empty = darf nicht leer sein
rules-problem-not-one-of = { $value } geht hier nicht; möglich sind { $words }
rules-problem-at-least-one = mindestens eine ist nötig
rules-problem-deck = das Spiel hat { $cards } Karten; mehr als { $most } gehen nicht
rules-problem-phase-count = ein Regelbuch hat 1 bis { $most } Phasen, nicht { $count }
rules-problem-small-group = eine Gruppe hat mindestens { $least } Karten
rules-problem-short-run = in diesem Regelbuch hat eine Folge mindestens { $least } Karten
rules-problem-few-pairs = eine Folge aus Paaren hat mindestens { $least } Paare
rules-problem-long-run = von 1 bis { $numbers } folgen nicht mehr als { $most } Zahlen aufeinander
rules-problem-long-odd-run = von 1 bis { $numbers } folgen nicht mehr als { $most } ungerade Zahlen aufeinander
rules-problem-long-even-run = von 1 bis { $numbers } folgen nicht mehr als { $most } gerade Zahlen aufeinander
rules-problem-groups = sie hat { $groups } Gruppen; mehr als { $most } gehen nicht
rules-problem-large = sie verlangt { $cards } Karten, aber nach dem Ziehen hat man nur { $room }
rules-problem-large-with-discard = sie verlangt { $cards } Karten, aber eine muss zum Ablegen bleiben; dann sind es nur { $room }
rules-problem-wilds =
    { $wilds ->
        [one] sie braucht { $needed } Joker, aber das Spiel hat nur einen
       *[other] sie braucht { $needed } Joker, aber das Spiel hat nur { $wilds }
    }
rules-problem-natural = das Spiel hat keine Zahlenkarte für sie
rules-problem-natural-in-group = das Spiel hat keine Zahlenkarte für eine ihrer Gruppen
rules-problem-no-phases = mindestens eine Phase muss gespielt werden
rules-problem-no-phase = es gibt keine Phase { $number }, nur 1 bis { $last }
rules-problem-rounds-free = mit einer Runde für jede Phase kann die Reihenfolge der Phasen nicht frei sein
rules-problem-rounds-places = eine Runde für jede Phase wird nach Punkten gewonnen, aber dieses Spiel zählt keine; häng die Variante points an
rules-problem-not-a-book = schreib den Namen einer Ausgabe oder einer .toml-Datei, nicht { $value }
# $detail (what the computer says, in English)
rules-problem-json = ist kein gültiges JSON: { $detail }
rules-problem-toml = ist kein gültiges TOML: { $detail }
rules-problem-long-line = Zeile { $line } hat mehr als { $most } Zeichen; brich sie um
rules-problem-many-dots = Zeile { $line } hat mehr als { $most } Punkte
rules-problem-no-file = diese Datei gibt es nicht
rules-problem-unreadable = lässt sich nicht lesen: { $detail }
rules-problem-no-edition = „{ $name }“ ist weder eine Ausgabe noch eine .toml-Datei
rules-problem-extends-itself = { $name } erweitert sich selbst
rules-problem-id = ein Regelbuch heißt wie seine Datei; lass das weg
rules-problem-section = hier gehört ein Abschnitt hin, nicht { $value }
rules-problem-list = hier gehört eine Liste hin, nicht { $value }
rules-problem-truth = hier gehört true oder false (wahr oder falsch) hin, nicht { $value }
rules-problem-number = hier gehört eine ganze Zahl hin, nicht { $value }
rules-problem-text = hier gehört ein Text in Anführungszeichen hin, nicht { $value }
# $most (letters)
rules-problem-title = schreib 1 bis { $most } Buchstaben, die sich alle drucken lassen
rules-problem-unknown-in-section = der Abschnitt [{ $section }] kennt dieses Feld nicht
rules-problem-unknown = ein Regelbuch kennt dieses Feld nicht
rules-problem-missing = fehlt
rules-problem-unreadable-group = { $value } lässt sich nicht als Gruppe einer Phase lesen; schreib zum Beispiel (auf Englisch) „set of 3 + run of 4“, „run of 2 pairs“, „run of 4 odd“, „run of 3 in one colour“, „4 even“ oder „7 of one colour“
rules-problem-players = { $book } ist für { $least } bis { $most } Spieler, nicht für { $value }
rules-problem-few-cards = { $cards } Karten reichen nicht für { $players } Hände zu { $hand } und zwei Stapel
rules-problem-no-start =
    { $cards ->
        [one] die eine Karte, die nach { $players } Händen übrig ist, kann den Ablagestapel vielleicht nicht beginnen
       *[other] unter den { $cards } Karten, die nach { $players } Händen übrig sind, ist vielleicht keine, die den Ablagestapel beginnen kann
    }

## The dice game

# $phases (how many there are)
rules-aim-dice =
    { $phases ->
        [one] Das Ziel: die Phase mit den Würfeln schaffen, für möglichst viele Punkte.
       *[other] Das Ziel: die { $phases } Phasen mit den Würfeln schaffen, eine nach der anderen, und mehr Punkte machen als die anderen.
    }
rules-section-dice-points = Punkte
rules-section-dice-end = Das Ende des Spiels
rules-edition-dice = Das Würfelspiel mit { $dice } Würfeln und { $phases } Phasen, auch für einen Spieler allein.
rules-edition-dice-french = Das Würfelspiel nach der französischen Anleitung: { $dice } Würfel, mit einer 5 und nur einem W auf jedem niedrigen Würfel.
rules-name-dice = Würfel
rules-name-dice-french = Würfel, französische Fassung

# $dice (how many), $colours (names with their shapes)
rules-D1 = Gespielt wird mit { $dice } Würfeln. Ihre Seiten sind { $colours }; welche Seite welche Farbe hat, ist von Würfel zu Würfel verschieden.
# $dice (how many such dice), $faces (what they show)
rules-D1-kind =
    { $dice ->
        [one] Ein Würfel zeigt
       *[other] { $dice } Würfel zeigen
    } { $faces }.
rules-D1-wild = W ist der Joker.
# $faces (what the die shows)
rules-D2 = Zuerst wirft jeder einen Würfel mit { $faces }. Der höchste Wurf beginnt, und so weiter bis zum niedrigsten; bei Gleichstand werfen die Betroffenen noch einmal. Die Spalten des Blocks stehen in dieser Reihenfolge.
# $more (throws after the first)
rules-D3 =
    { $more ->
        [0] In deinem Zug wirfst du einmal alle Würfel.
        [one] In deinem Zug wirfst du alle Würfel und dann noch einmal beliebige davon. Du darfst vorher aufhören.
       *[other] In deinem Zug wirfst du alle Würfel und dann noch bis zu { $more }-mal beliebige davon. Zur Seite gelegte Würfel darfst du für einen späteren Wurf zurücknehmen. Du darfst vorher aufhören.
    }
rules-D4 = Die Phasen werden in dieser Reihenfolge gespielt. Eine Phase, die misslingt, bringt nichts, und du versuchst sie in deinem nächsten Zug wieder.
# $numbers (the highest number)
rules-D5 = Ein Satz besteht aus Würfeln mit derselben Zahl; zwei davon heißen Zwilling, drei Drilling, vier Vierling, fünf Fünfling. Eine Folge besteht aus Würfeln mit aufeinanderfolgenden Zahlen von 1 bis { $numbers }.
rules-D5-wild = Ein W steht für jede Zahl und zählt 0; sogar eine Gruppe nur aus W gilt.
rules-D5-colour = Für eine Farbe zählen nur Seiten dieser Farbe.
rules-D5-colour-wild = Ein W gilt dort nur in seiner eigenen Farbe und zählt 0.
rules-D6 = Eine Phase bringt die Summe genau der Würfel, die sie verwendet, und zwar so, wie sie am meisten wert sind. Der Block zeigt nach jeder Phase die Gesamtsumme.
rules-D6-example = Zum Beispiel sind 8 8 8 und 10 W W als zwei Drillinge 34 wert.
# $phase (its number), $over (points), $bonus (points)
rules-D7 = Liegt deine Summe nach Phase { $phase } über { $over }, bekommst du { $bonus } Punkte dazu.
# $bonus (points)
rules-D8 = Wer als Erster die letzte Phase schafft, bekommt { $bonus } Punkte dazu. Das gilt auch für alle, die in derselben Runde später dran sind und sie mit dem Zug dieser Runde schaffen.
rules-D9 = Ist der Erste fertig, hat jeder andere noch einen letzten Lauf, vom linken Nachbarn an: Zug um Zug, solange jeder Zug seine Phase schafft, bis einer misslingt oder die letzte Phase geschafft ist. Dann ist der Nächste dran.
rules-D10 = Die höchste Summe gewinnt. Bei Gleichstand teilt man sich den Sieg.
rules-D11 = Eine Phase, die am Ende deines Zugs vollständig liegt, wird gewertet; ablehnen kannst du sie nicht. Willst du mehr, wirf weiter.
# $cost (points)
rules-D12 = Spielst du allein, notiere jeden Fehlversuch: Er kostet am Ende { $cost } Punkte.
# $bonus (points)
rules-D12-bonus = Allein bekommst du die { $bonus } Punkte fürs Fertigwerden nur, wenn du die letzte Phase beim ersten Versuch schaffst.

rules-problem-dice-variants = das Würfelspiel hat keine; lass „+{ $variants }“ weg
rules-problem-dice-kinds = ein Regelbuch hat 1 bis { $most } Arten von Würfeln, nicht { $count }
rules-problem-dice-faces = ein Würfel hat { $faces } Seiten, nicht { $count }
rules-problem-dice-count = es sind { $count } Würfel; die Grenze ist { $most }
rules-problem-dice-no-number = mindestens eine Seite muss eine Zahl zeigen
rules-problem-dice-order = die erste Art von Würfeln entscheidet über die Reihenfolge; sie braucht zwei verschiedene Seiten
rules-problem-dice-small-group = eine Gruppe hat mindestens { $least } Würfel
rules-problem-dice-parity = das Würfelspiel kennt keine geraden oder ungeraden Gruppen
rules-problem-dice-pairs = das Würfelspiel kennt keine Folgen aus Paaren
rules-problem-dice-colour-run = das Würfelspiel kennt keine Folgen in einer Farbe
rules-problem-dice-alone = Würfel einer Farbe müssen die einzige Gruppe ihrer Phase sein
rules-problem-dice-large = sie verlangt { $wanted } Würfel, es gibt { $dice }
rules-problem-dice-impossible = kein Wurf mit diesen Würfeln schafft sie
rules-problem-dice-kind-name = benenne eine Art von Würfeln mit einem Wort wie high oder low
rules-problem-dice-colours = schreib { $faces } Buchstaben für die Farben der Seiten ({ $letters }), nicht { $value }
rules-problem-dice-face = schreib eine Zahl ab 1 oder "W", nicht { $value }
