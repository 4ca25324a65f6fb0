# Das Spiel in sechs Bildern, für alle, die es noch nie gespielt haben: was in jeder Edition und mit jeder Hausregel gilt, und sonst nichts.

page_short-title = Kurz erklärt
page_short-open = Neu hier? Das Spiel in Bildern

## Karten
page_short-step-phase = Deine Phase
page_short-step-phase-how = Zieh Zug um Zug eine Karte und leg eine ab, bis du deine Phase auslegen kannst: zum Beispiel zwei Drillinge.
page_short-step-groups = Satz und Folge
page_short-step-groups-how = Ein Satz: dieselbe Zahl in beliebigen Farben, wie dieser Drilling. Eine Folge: Zahlen der Reihe nach, wie 4 5 6 7.
page_short-step-wild = Joker
page_short-step-wild-how = Ein Joker steht für jede Zahl in jeder Farbe: hier für die 5.
page_short-step-hit = Anlegen
page_short-step-hit-how = Liegt deine Phase? Dann leg passende Karten an Gruppen auf dem Tisch an, egal wem sie gehören.
page_short-step-skip = Aussetzen
page_short-step-skip-how = Spielst du am Ende deines Zuges eine Aussetzen-Karte, muss jemand anders einmal aussetzen.
page_short-step-out = Rundenende
page_short-step-out-how = Die Runde ist vorbei, sobald jemand alle Karten los ist. Hast du deine Phase ausgelegt, kommst du weiter. Wo Punkte gezählt werden, zählt gegen dich, was du noch auf der Hand hast.

## Würfel
page_short-step-throw = Dein Zug
page_short-step-throw-how = Würfle mit allen Würfeln, behalte, was hilft, und würfle die übrigen neu.
page_short-step-dice = Deine Phase
page_short-step-dice-how = Deine Phase verlangt bestimmte Würfel: zum Beispiel einen Drilling (dreimal dieselbe Zahl) und eine Folge (Zahlen der Reihe nach).
page_short-step-dice-wild = Joker
page_short-step-dice-wild-how = Ein W steht für jede Zahl, zählt aber 0.
page_short-step-points = Punkte
page_short-step-points-how = Eine geschaffte Phase bringt die Summe ihrer Würfel. Die höchste Summe gewinnt.
