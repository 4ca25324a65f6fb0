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
        [one] Eine Frage vorab:
       *[other] { $count } Fragen vorab:
    }

## The questions to the person

judge-ask-about = Worum geht es?
judge-ask-phase = Welche Phase?
judge-ask-lay-cards = Welche Karten willst du auslegen?
judge-ask-hit-cards = Welche Karte willst du anlegen?
judge-ask-pairs-cards = Welche Karte willst du anlegen? (An eine Folge aus Paaren: zwei.)
judge-ask-group = Welche Karten liegen in der Gruppe? Eine Folge bitte der Reihe nach.
judge-ask-shape = Als was wurde die Gruppe ausgelegt?
judge-ask-number = Welche Zahl wurde dafür genannt? Bei einer Folge die niedrigste.
judge-ask-colour = Welche Farbe wurde dafür genannt?
judge-ask-laid = Liegt deine Phase schon?
judge-ask-count-laid = Hast du die Phase in dieser Runde ausgelegt?
judge-ask-end = An welches Ende der Folge soll der Joker?
judge-ask-left = Hast du danach noch Karten auf der Hand?
judge-ask-take-card = Welche Karte liegt oben auf dem Ablagestapel?
judge-ask-knock-card = Welche Karte wurde abgelegt?
judge-ask-discard-card = Welche Karte willst du ablegen?
judge-ask-first-card = Welche Karte wurde als erste aufgedeckt?
judge-ask-pile = Wie viele Karten liegen auf dem Ablagestapel?
judge-ask-hand = Welche Karten hast du auf der Hand?
judge-ask-table = Welche Gruppen liegen auf dem Tisch? Eine Folge bitte der Reihe nach.
judge-ask-moment = Wann willst du klopfen?
judge-ask-whose = Wer hat die Karte abgelegt?
judge-ask-knock-skipped = Musst du gerade aussetzen?
judge-ask-skip-skipped = Liegt vor dieser Person schon eine Aussetzen-Karte?
judge-ask-skips = Kann jemand die Aussetzen-Karte bekommen?
judge-ask-taken = Hast du noch eine Karte vom Ablagestapel auf der Hand, die in diesem Zug auf den Tisch muss?
judge-ask-players = Wie viele spielen in dieser Runde mit?
judge-ask-target = Für wen ist die Aussetzen-Karte?
judge-ask-by = Wie wirst du die letzte Karte los?
judge-ask-total-points = Wie viele Punkte hat jede Person, die die letzte Phase geschafft hat? Nenn sie einzeln.
judge-ask-before-points = Wie viele Punkte hatte jede Person, die die letzte Phase geschafft hat, vor dieser Runde? Nenn sie einzeln.
judge-ask-rounds-points = Wie viele Punkte habt ihr nach der letzten Runde? Nenn sie einzeln.
judge-ask-dice = Was zeigen die Würfel?

## What can be chosen

judge-option-yes = Ja
judge-option-no = Nein
judge-option-about-lay = Eine Phase auslegen
judge-option-about-hit = Eine Karte anlegen
judge-option-about-take = Vom Ablagestapel nehmen
judge-option-about-knock = Klopfen
judge-option-about-discard = Ablegen
judge-option-about-skip = Eine Aussetzen-Karte spielen
judge-option-about-first = Die erste aufgedeckte Karte nehmen
judge-option-about-out = Die letzte Karte loswerden
judge-option-about-count = Zählt die Phase?
judge-option-about-win = Hat jemand gewonnen?
judge-option-about-roll = Ein Wurf und seine Punkte
judge-option-laid-no = Noch nicht
judge-option-laid-now = Seit diesem Zug
judge-option-laid-earlier = Seit einem früheren Zug
judge-option-count-laid-yes = Ja
judge-option-count-laid-no = Nein
judge-option-left-some = Ja, noch welche
judge-option-left-none = Nein, keine
judge-option-end-low = Vorn (niedrig)
judge-option-end-high = Hinten (hoch)
judge-option-pile-one = Nur diese
judge-option-pile-more = Mehr als eine
judge-option-moment-now = Gleich nach dem Ablegen
judge-option-moment-drawn = Wenn die nächste Person schon gezogen hat
judge-option-moment-first = Für die erste aufgedeckte Karte
judge-option-moment-skip = Nachdem eine Aussetzen-Karte gespielt wurde
judge-option-whose-other = Jemand anders
judge-option-whose-own = Du selbst
judge-option-skips-free = Ja, jemand hat noch keine
judge-option-skips-all = Nein, alle anderen haben eine
judge-option-players-two = Zwei
judge-option-players-more = Drei oder mehr
judge-option-target-other = Für jemand anderen
judge-option-target-self = Für dich selbst
judge-option-by-lay = Mit der Phase
judge-option-by-hit = Durch Anlegen
judge-option-by-discard = Durch Ablegen
judge-option-by-skip = Mit einer Aussetzen-Karte
judge-option-shape-set = Als Satz
judge-option-shape-run = Als Folge
judge-option-shape-pairs = Als Folge aus Paaren
judge-option-shape-odd-run = Als Folge aus ungeraden Karten
judge-option-shape-even-run = Als Folge aus geraden Karten
judge-option-shape-colour-run = Als Folge in einer Farbe
judge-option-shape-colour = Als Karten einer Farbe
judge-option-shape-odd = Als ungerade Karten
judge-option-shape-even = Als gerade Karten
judge-option-shape-other = Als etwas anderes

# $colour, $number (a number or W)
judge-face = { $colour } { $number }

## What is allowed, and what happens then


# $phase (a number)
judge-yes-lay = Diese Karten ergeben Phase { $phase }. Sie ist geschafft, sobald sie liegt.
judge-yes-lay-out = Diese Karten ergeben Phase { $phase }. Keine Karte bleibt übrig: Die Runde ist sofort vorbei.
judge-yes-hit = Das passt an diese Gruppe.
judge-yes-hit-out = Das passt an diese Gruppe. Keine Karte bleibt übrig: Die Runde ist vorbei.
judge-yes-discard = Mit dieser Karte darfst du deinen Zug beenden.
judge-yes-discard-out = Keine Karte bleibt übrig: Damit ist die Runde vorbei.
judge-yes-discard-skip = Niemand kann diese Aussetzen-Karte bekommen. Du darfst sie ablegen, ohne Wirkung.
judge-yes-skip = Diese Person setzt in ihrem nächsten Zug aus.
judge-yes-skip-next = Die Karte kommt auf den Ablagestapel, und wer als Nächstes dran wäre, setzt aus.
judge-yes-skip-again = Zu zweit bist du damit noch einmal dran.
judge-yes-skip-out = Es ist die letzte Karte: Die Runde ist vorbei, und niemand setzt aus.
judge-yes-take = Du darfst diese Karte statt einer vom Nachziehstapel nehmen.
judge-yes-take-use = Du darfst diese Karte nehmen, aber sie muss in diesem Zug auf den Tisch.
judge-yes-knock = Du darfst klopfen: Wer zuerst klopft, nimmt die Karte.
judge-yes-knock-use = Du darfst klopfen, aber die Karte muss in diesem Zug auf den Tisch.
judge-yes-first = Wer beginnt, darf diese Karte nehmen oder eine ziehen.
judge-yes-first-wild = Wer beginnt, darf diesen Joker nehmen.
judge-yes-count = Eine ausgelegte Phase zählt, egal wer die Runde gewinnt.

# $player (the number of a player in the list, or several)
judge-yes-win = Das Spiel ist aus, und Nummer { $player } der Liste hat gewonnen.
judge-yes-shared = Das Spiel ist aus, und die Nummern { $player } der Liste teilen sich den Sieg.
judge-yes-place = Wer zuerst alle Phasen geschafft hat, hat gewonnen, und die anderen spielen um die Plätze weiter.

# $phase (a number), $points
judge-yes-made =
    Mit diesen Würfeln ist Phase { $phase } geschafft; sie bringt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.

## What is not allowed, where the engine has no refusal

judge-no-first-returned = Diese Karte kommt unter den Nachziehstapel, und eine andere wird aufgedeckt.
judge-no-first-lost = Wer beginnen würde, setzt aus, und die Aussetzen-Karte bleibt im Ablagestapel.
judge-no-count-again = In der nächsten Runde versuchst du die Phase noch einmal.
judge-no-count-anyway = Sie zählt nicht, aber in diesem Spiel kommen alle zur nächsten Phase.

# $players (numbers of the list)
judge-no-replay = Die Nummern { $players } der Liste liegen gleichauf und spielen eine Entscheidungsrunde um die letzte Phase.
judge-no-not-made = Mit diesen Würfeln ist Phase { $phase } nicht geschafft; sie bringt nichts, und du versuchst sie noch einmal.

## What the arbiter cannot read


# $text (what was written), $colours (letters), $highest (number)
judge-error-card = „{ $text }“ ist keine Karte dieses Spiels. Schreib den Buchstaben einer Farbe ({ $colours }; y ist Gelb, g ist Grün) und eine Zahl von 1 bis { $highest }, oder W für einen Joker, oder S für eine Aussetzen-Karte.

# $card, $count (how many the deck has)
judge-error-copies =
    { $card }: So oft gibt es diese Karte nicht; { $count ->
        [one] im Spiel ist nur { $count }.
       *[other] im Spiel sind nur { $count }.
    }
judge-error-no-cards = Nenn mindestens eine Karte.

# $least, $most (numbers of cards)
judge-error-cards =
    Nenn mindestens { $least } und höchstens { $most ->
        [one] { $most } Karte
       *[other] { $most } Karten
    }.
judge-error-groups =
    Nenn höchstens { $most ->
        [one] { $most } Gruppe
       *[other] { $most } Gruppen
    }.

# $cards (of the group)
judge-error-group = { $cards } ist keine Gruppe dieses Spiels. Nenn alle ihre Karten, bei einer Folge der Reihe nach.

# $number (of a phase), $phases (the numbers of those played)
judge-error-phase = Phase { $number } gibt es in diesem Spiel nicht. Gespielt werden { $phases }.
judge-error-points = Nenn die Punkte von 1 bis { $most } Personen, zum Beispiel 35 40.

# $known (names of questions)
judge-error-about = Das ist keine Frage zu diesem Spiel. Frag nach einem davon: { $known }.
judge-error-no-skips = In diesem Spiel gibt es keine Aussetzen-Karten.

# $count (dice of the game), $given
judge-error-dice-count = Sag, was alle { $count } Würfel zeigen; du hast { $given } genannt.
judge-error-dice-colour = Bei dieser Phase zählen die Farben. Schreib eine vor „{ $text }“, zum Beispiel r{ $text }.
judge-error-die = Kein Würfel dieses Spiels zeigt „{ $text }“. Schreib den Buchstaben einer Farbe und eine Zahl, oder W für die Jokerseite, zum Beispiel r10 oder oW.
judge-error-dice-together = So können diese Würfel nicht alle zugleich liegen. Wo Farben nicht zählen, genügen die Zahlen.

## In the terminal

judge-prompt = Deine Antwort:
judge-hint-cards = Karten schreibt man r7, y12 (y ist Gelb), g3 (g ist Grün), W (Joker), S (Aussetzen), mit einem + zwischen Gruppen; ein - heißt keine.
judge-hint-dice = Würfel schreibt man r10, oW (die Jokerseite), oder ohne Farbe, wo sie nicht zählt: 10, W.

# $colours (letters with the names of the colours)
judge-hint-colours = Farben: { $colours }.
judge-hint-numbers = Zahlen mit Leerzeichen dazwischen, zum Beispiel 35 40.

# $options (what can be typed)
judge-hint-choice = Gib eines davon ein: { $options }.
judge-as-laid = Verstanden als: { $groups }

# $ask (the question that nobody answered)
judge-error-unanswered = Dafür fehlt noch eine Antwort: { $ask }
# $text (what was written), $names (of the questions)
judge-error-no-question = Die Frage „{ $text }“ gibt es nicht. Frag nach einem davon: { $names }.
# $text, $names (of the facts)
judge-error-no-fact = Zu dieser Frage gehört kein „{ $text }“. Möglich sind: { $names }.
# $field (of the question), $text (what was written), $words (those it can be)
judge-error-word = { $field }: „{ $text }“ geht hier nicht. Schreib eines dieser Wörter: { $words }.
judge-error-value = { $field }: „{ $text }“ geht hier nicht. Schreib eine Zahl, die im Spiel vorkommt.
# $field, $detail (a sentence)
judge-error-fact = { $field }: { $detail }
