# Is this allowed? What the arbiter asks, and what it answers. Why something is not allowed is in refusals.ftl.
judge-answer-yes = Ja.
judge-answer-no = Nein.

# $rule (an id such as W3), $law (what the rule says)
judge-answer-law = Regel { $rule }: { $law }

# $rule (an id; the game itself does not have this rule)
judge-answer-rule = Regel { $rule }.

# $count (questions that follow)
judge-asks =
    { $count ->
        [one] Eines muss man vorher wissen.
       *[other] { $count } Dinge muss man vorher wissen.
    }

## The questions to the person

judge-ask-about = Worum geht es?
judge-ask-phase = Welche Phase?
judge-ask-lay-cards = Welche Karten sollen ausgelegt werden?
judge-ask-hit-cards = Welche Karte soll angelegt werden?
judge-ask-pairs-cards = Welche Karte soll angelegt werden? (An eine Folge aus Paaren: zwei.)
judge-ask-group = Welche Karten liegen in der Gruppe? Nenne eine Folge der Reihe nach.
judge-ask-shape = Als was wurde die Gruppe ausgelegt?
judge-ask-number = Welche Zahl wurde dafür genannt? Bei einer Folge die niedrigste.
judge-ask-colour = Welche Farbe wurde dafür genannt?
judge-ask-laid = Liegt die eigene Phase des Spielers?
judge-ask-count-laid = Hat der Spieler die Phase in dieser Runde ausgelegt?
judge-ask-end = An welches Ende der Folge kommt der Joker?
judge-ask-left = Bleiben danach Karten auf der Hand?
judge-ask-take-card = Welche Karte liegt oben auf dem Ablagestapel?
judge-ask-knock-card = Welche Karte wurde abgelegt?
judge-ask-discard-card = Welche Karte soll abgelegt werden?
judge-ask-first-card = Welche Karte wurde nach dem Geben aufgedeckt?
judge-ask-pile = Wie viele Karten liegen auf dem Ablagestapel?
judge-ask-hand = Welche Karten hat der Spieler auf der Hand?
judge-ask-table = Welche Gruppen liegen auf dem Tisch? Nenne eine Folge der Reihe nach.
judge-ask-moment = Wann klopft der Spieler?
judge-ask-whose = Wer hat die Karte abgelegt?
judge-ask-knock-skipped = Muss der Spieler aussetzen?
judge-ask-skip-skipped = Hat dieser Spieler schon eine Aussetzen-Karte?
judge-ask-skips = Kann jemand die Aussetzen-Karte bekommen?
judge-ask-taken = Ist noch eine Karte vom Ablagestapel auf der Hand, die in diesem Zug auf den Tisch muss?
judge-ask-players = Wie viele spielen in dieser Runde?
judge-ask-target = Für wen ist die Aussetzen-Karte?
judge-ask-by = Wie wird der Spieler die letzte Karte los?
judge-ask-total-points = Wie viele Punkte hat jeder Spieler, der die letzte Phase geschafft hat?
judge-ask-before-points = Wie viele Punkte hatte jeder Spieler, der die letzte Phase geschafft hat, vor dieser Runde?
judge-ask-places-points = Nenne eine 0 für jeden Spieler, der gerade die letzte Phase geschafft hat, in der Reihenfolge des Auslegens.
judge-ask-rounds-points = Wie viele Punkte hat jeder Spieler nach der letzten Runde?
judge-ask-dice = Was zeigen die Würfel?

## What can be chosen

judge-option-yes = Ja
judge-option-no = Nein
judge-option-about-lay = Eine Phase auslegen
judge-option-about-hit = Eine Karte anlegen
judge-option-about-take = Die abgelegte Karte nehmen
judge-option-about-knock = Klopfen
judge-option-about-discard = Ablegen
judge-option-about-skip = Eine Aussetzen-Karte spielen
judge-option-about-first = Die erste aufgedeckte Karte
judge-option-about-out = Fertig werden
judge-option-about-count = Zählt die Phase?
judge-option-about-win = Hat jemand gewonnen?
judge-option-about-roll = Ein Wurf und seine Punkte
judge-option-laid-no = Noch nicht
judge-option-laid-now = Seit diesem Zug
judge-option-laid-earlier = Seit einem früheren Zug
judge-option-count-laid-yes = Ja
judge-option-count-laid-no = Nein
judge-option-left-some = Ja
judge-option-left-none = Nein, keine
judge-option-end-low = Das niedrige Ende
judge-option-end-high = Das hohe Ende
judge-option-pile-one = Nur diese
judge-option-pile-more = Mehr als eine
judge-option-moment-now = Gleich nach dem Ablegen
judge-option-moment-drawn = Wenn der nächste Spieler schon gezogen hat
judge-option-moment-first = Für die nach dem Geben aufgedeckte Karte
judge-option-moment-skip = Nachdem eine Aussetzen-Karte gespielt wurde
judge-option-whose-other = Ein anderer Spieler
judge-option-whose-own = Der Spieler, der klopft
judge-option-skips-free = Ja, jemand hat keine
judge-option-skips-all = Nein, alle anderen haben eine
judge-option-players-two = Zwei
judge-option-players-more = Drei oder mehr
judge-option-target-other = Einen anderen Spieler
judge-option-target-self = Sich selbst
judge-option-by-lay = Mit der Phase
judge-option-by-hit = Durch Anlegen
judge-option-by-discard = Durch Ablegen
judge-option-by-skip = Mit einer Aussetzen-Karte
judge-option-shape-set = Ein Satz
judge-option-shape-run = Eine Folge
judge-option-shape-pairs = Eine Folge aus Paaren
judge-option-shape-odd-run = Eine Folge aus ungeraden Karten
judge-option-shape-even-run = Eine Folge aus geraden Karten
judge-option-shape-colour-run = Eine Folge in einer Farbe
judge-option-shape-colour = Karten einer Farbe
judge-option-shape-odd = Ungerade Karten
judge-option-shape-even = Gerade Karten
judge-option-shape-other = Eine andere Art von Gruppe

# $colour, $number (a number or W)
judge-face = { $colour } { $number }

## What is allowed, and what happens then


# $phase (a number)
judge-yes-lay = Diese Karten ergeben Phase { $phase }, und sie zählt, sobald sie liegt.
judge-yes-lay-out = Diese Karten ergeben Phase { $phase }, und die Runde ist sofort vorbei, weil die Hand leer ist.
judge-yes-hit = Das passt zu dieser Gruppe.
judge-yes-hit-out = Das passt zu dieser Gruppe, und die Runde ist vorbei, weil die Hand leer ist.
judge-yes-discard = Diese Karte darf den Zug beenden.
judge-yes-discard-out = Damit ist die Runde vorbei, denn die Hand ist leer.
judge-yes-discard-skip = Niemand kann diese Aussetzen-Karte bekommen, also wird sie ohne Wirkung abgelegt.
judge-yes-skip = Dieser Spieler verliert seinen nächsten Zug.
judge-yes-skip-next = Sie kommt auf den Ablagestapel, und der nächste Spieler verliert seinen Zug.
judge-yes-skip-again = Zu zweit bringt sie dem, der sie spielt, noch einen Zug.
judge-yes-skip-out = Es ist die letzte Karte: Die Runde ist vorbei, und die Aussetzen-Karte hat keine Wirkung.
judge-yes-take = Diese Karte darf statt einer vom Nachziehstapel genommen werden.
judge-yes-take-use = Diese Karte darf genommen werden, muss aber in diesem Zug auf den Tisch.
judge-yes-knock = Der Spieler darf klopfen und die Karte nehmen.
judge-yes-knock-use = Der Spieler darf klopfen, aber die Karte muss in diesem Zug auf den Tisch.
judge-yes-first = Der erste Spieler darf diese Karte nehmen oder eine andere ziehen.
judge-yes-first-wild = Der erste Spieler darf diesen Joker nehmen.
judge-yes-count = Eine ausgelegte Phase zählt, wer immer die Runde gewinnt.

# $player (the number of a player in the list, or several)
judge-yes-win = Das Spiel ist vorbei, und Nummer { $player } der Liste hat gewonnen.
judge-yes-shared = Das Spiel ist vorbei, und die Nummern { $player } der Liste teilen sich den Sieg.
judge-yes-place = Nummer { $player } der Liste hat gewonnen, und die anderen spielen um die Plätze weiter.

# $phase (a number), $points
judge-yes-made =
    Die Würfel ergeben Phase { $phase } und bringen { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.

## What is not allowed, where the engine has no refusal

judge-no-first-returned = Diese Karte kommt unter den Nachziehstapel, und eine andere wird aufgedeckt.
judge-no-first-lost = Der erste Spieler verliert diesen Zug, und die Aussetzen-Karte bleibt im Stapel.
judge-no-count-again = Der Spieler versucht in der nächsten Runde dieselbe Phase noch einmal.
judge-no-count-anyway = Sie zählt nicht, aber in diesem Spiel gehen alle zur nächsten Phase weiter.

# $players (numbers of the list)
judge-no-replay = Die Nummern { $players } der Liste stehen gleich und spielen die letzte Phase unter sich noch einmal.
judge-no-not-made = Die Würfel ergeben Phase { $phase } nicht; sie bringt nichts und wird noch einmal versucht.

## What the arbiter cannot read


# $text (what was written), $colours (letters), $highest (number)
judge-error-card = „{ $text }“ ist keine Karte dieses Spiels. Schreib den Buchstaben einer Farbe ({ $colours }) und eine Zahl von 1 bis { $highest }, oder W für einen Joker, oder S für eine Aussetzen-Karte.

# $card, $count (how many the deck has)
judge-error-copies = So viele { $card } gibt es nicht: Im Spiel sind nur { $count }.
judge-error-no-cards = Nenne mindestens eine Karte.

# $least, $most (numbers of cards)
judge-error-cards = Nenne mindestens { $least } und höchstens { $most } Karten.
judge-error-groups = Nenne höchstens { $most } Gruppen.

# $cards (of the group)
judge-error-group = { $cards } ist keine Gruppe dieses Spiels. Nenne alle ihre Karten, die einer Folge der Reihe nach.

# $number (of a phase), $phases (the numbers of those played)
judge-error-phase = Phase { $number } gibt es in diesem Spiel nicht. Gespielt werden { $phases }.
judge-error-points = Nenne die Punkte von 1 bis { $most } Spielern, zum Beispiel 35 40.

# $known (names of questions)
judge-error-about = Das ist keine Frage zu diesem Spiel. Wähl aus: { $known }.
judge-error-no-skips = In diesem Spiel gibt es keine Aussetzen-Karten.

# $count (dice of the game), $given
judge-error-dice-count = Sag, was alle { $count } Würfel zeigen; du hast { $given } genannt.
judge-error-dice-colour = Bei dieser Phase zählen die Farben. Schreib eine vor „{ $text }“, zum Beispiel r{ $text }.
judge-error-die = Kein Würfel dieses Spiels zeigt „{ $text }“. Schreib den Buchstaben einer Farbe und eine Zahl, oder W für die Jokerseite, zum Beispiel r10 oder oW.
judge-error-dice-together = Die Würfel dieses Spiels können das nicht alles zugleich zeigen. Wo Farben nicht zählen, genügen die Zahlen.

## In the terminal

judge-prompt = Deine Antwort:
judge-hint-cards = Karten schreibt man r7, y12, W (Joker), S (Aussetzen), mit einem + zwischen Gruppen; ein - heißt keine.
judge-hint-dice = Würfel schreibt man r10, oW (die Jokerseite), oder ohne Farbe, wo sie nicht zählt: 10, W.

# $colours (letters with the names of the colours)
judge-hint-colours = Farben: { $colours }.
judge-hint-numbers = Zahlen mit Leerzeichen dazwischen, zum Beispiel 35 40.

# $options (what can be typed)
judge-hint-choice = Tipp eines davon: { $options }.
judge-as-laid = Verstanden als: { $groups }

# $ask (the question that nobody answered)
judge-error-unanswered = Der Schiedsrichter braucht zuerst eine Antwort: { $ask }
# $text (what was written), $names (of the questions)
judge-error-no-question = Es gibt keine Frage „{ $text }“. Wähl aus: { $names }.
# $text, $names (of the facts)
judge-error-no-fact = Diese Frage hat keine Angabe „{ $text }“. Sie hat: { $names }.
# $field (of the question), $text (what was written), $words (those it can be)
judge-error-word = { $field }: „{ $text }“ geht hier nicht. Schreib eines dieser Wörter: { $words }.
judge-error-value = { $field }: „{ $text }“ geht hier nicht. Schreib eine Zahl, die im Spiel vorkommt.
# $field, $detail (a sentence)
judge-error-fact = { $field }: { $detail }
