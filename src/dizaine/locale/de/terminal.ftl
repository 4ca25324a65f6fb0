# The game in the terminal, line by line. Lines should stay short: sixty columns must be enough.
# In all messages: $who is "you" for the reader and "other" for somebody else; $name is the matching word.

## Names

# The reader in a list of players, and as the first word of a sentence
terminal-you = du
terminal-you-do = Du
# $number (counted from 1): what people are called who give no names
terminal-person = Person { $number }

## Words that can be typed; one word each, small letters

terminal-word-draw = ziehen
terminal-word-take = nehmen
terminal-word-lay = auslegen
terminal-word-hit = anlegen
terminal-word-discard = ablegen
terminal-word-skip = aussetzen
terminal-word-knock = klopfen
terminal-word-pass = lassen
terminal-word-close = sofort
terminal-word-help = hilfe
terminal-word-quit = ende
terminal-word-hint = tipp
terminal-word-table = tisch
terminal-word-score = punkte
terminal-word-log = verlauf
terminal-word-rules = regeln
# In arrangements and answers
terminal-word-set = satz
terminal-word-run = folge
terminal-word-pairs = paare
terminal-word-odd = ungerade
terminal-word-even = gerade
terminal-word-low = vorn
terminal-word-high = hinten
terminal-word-on = an
terminal-word-other = anders
terminal-word-more = mehr
terminal-word-back = zurück

## Beginning and end of a sitting

# $title (name of the edition), $edition (what one types for it), $names (all players)
terminal-welcome = { $title } ({ $edition }): { $names }.
# $id (number of the saved game)
terminal-welcome-saved = Spiel { $id }, nach jedem Spielzug gespeichert. ? hilft weiter, q beendet.
# $link (to the same seat)
terminal-welcome-link = Im Browser: { $link }
# the table has been opened, but the game has not begun
terminal-waiting = Die Spielleitung hat das Spiel noch nicht gestartet. Strg+C bricht ab.
# the move came after somebody else’s, or a bot stood in
terminal-too-late = Das Spiel ist inzwischen weitergegangen.
terminal-server-gone = Der Server antwortet nicht mehr.
# $command (what to type)
terminal-left-table = Dein Platz bleibt deiner. Weiter geht es mit: { $command }
# $id, $command (what to type)
terminal-saved = Spiel { $id } ist gespeichert. Weiter geht es mit: { $command }
# $command (what to type)
terminal-over = Das Spiel ist aus. Noch einmal ansehen: { $command }
terminal-standings = Stand
# $name (the person who is to play)
terminal-hand-over = Gib die Tastatur an { $name } weiter. { $name }, drück Enter, sobald die anderen wegschauen.
# the screen is full, or somebody comes back to it after a while
terminal-go-on = Weiter mit Enter.
terminal-no-hiding = Dieses Terminal behält, was es gezeigt hat: Wer zurückblättert, sieht fremde Karten.

## The table

# $round
terminal-heading = Runde { $round }
terminal-heading-turn = Runde { $round }, du bist dran
terminal-heading-replay = Runde { $round }, die Entscheidungsrunde
terminal-column-phase = Phase
terminal-column-phases = Phasen
terminal-column-points = Punkte
terminal-column-cards = Karten
terminal-column-round = Runde
# $name, $phase (number and words), $points, $cards; notes and a full stop follow
terminal-player =
    { $name }: Phase { $phase }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
terminal-player-places =
    { $name }: Phase { $phase }, { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
terminal-note-laid = hat ausgelegt
terminal-note-skipped = setzt aus
# $place
terminal-note-place = Platz { $place }
terminal-note-watching = schaut zu
# $number, $words (what the phase asks for)
terminal-phase = { $number }: { $words }
# $phases (numbers with spaces between them)
terminal-phases-left = noch offen: { $phases }
terminal-phases-done = alle geschafft
terminal-table = Auf dem Tisch
terminal-table-empty = Auf dem Tisch liegt noch nichts.
# $group (letter), $name (owner), $what (kind of group), $cards
terminal-group = { $group }  { $name }, { $what }: { $cards }
# $what (kind of group), $cards
terminal-meld = { $what }: { $cards }
# $number
terminal-group-set = Satz aus { $number }ern
# $low, $high (numbers), $parity (odd, even or none), $colour (a name, or none)
terminal-group-run =
    { $parity ->
        [odd] ungerade Folge
        [even] gerade Folge
       *[none] Folge
    } { $low } bis { $high }{ $colour ->
        [none] {""}
       *[other] {" "}in { $colour }
    }
terminal-group-pairs =
    { $parity ->
        [odd] Paare ungerader Zahlen
        [even] Paare gerader Zahlen
       *[none] Paare
    } { $low } bis { $high }{ $colour ->
        [none] {""}
       *[other] {" "}in { $colour }
    }
terminal-group-collection =
    { $parity ->
        [odd] ungerade Karten
        [even] gerade Karten
       *[none] Karten
    }{ $colour ->
        [none] {""}
       *[other] {" "}in { $colour }
    }
# $count
terminal-draw-pile =
    Nachziehstapel: { $count ->
        [0] leer
        [one] { $count } Karte
       *[other] { $count } Karten
    }
# $card (on top), $count
terminal-discard-pile =
    Ablagestapel: { $card }{ $count ->
        [one] { "" }
       *[other] { " " }oben, insgesamt { $count } Karten
    }
terminal-discard-pile-empty = Ablagestapel: leer

## The hand

# $phase (number), $words (what it asks for), $missing (cards)
terminal-hand =
    Deine Hand für Phase { $phase } ({ $words }): { $missing ->
        [0] vollständig
        [one] { $missing } Karte fehlt
       *[other] { $missing } Karten fehlen
    }
terminal-hand-laid = Deine Hand; deine Phase liegt auf dem Tisch
terminal-hand-helping = hilft:
terminal-hand-fitting = passt:
terminal-hand-rest = Rest:
# $card
terminal-duty = Genommen: { $card }. Diese Karte muss in diesem Zug auf den Tisch (T10).

## Choices

terminal-choices = Du kannst:
# all arguments are words that can be typed
terminal-more-words = oder: ? für Hilfe, { $hint }, { $table }, { $score }, { $log }, { $rules }, { $quit }
terminal-choice-draw = eine Karte ziehen
terminal-choice-draw-shuffle = eine Karte ziehen; vorher wird der Ablagestapel gemischt
# $card
terminal-choice-take = vom Ablagestapel nehmen: { $card }
terminal-choice-knock = klopfen und nehmen: { $card }
terminal-choice-pass = liegen lassen: { $card }
# $phase, $groups (with their cards)
terminal-choice-lay = Phase { $phase } auslegen: { $groups }
# $hits (several, in short)
terminal-choice-hit = anlegen: { $hits }
# $count (players), $names
terminal-choice-skip =
    { $count ->
        [one] aussetzen lassen: { $names }
       *[other] jemanden aussetzen lassen: { $names }
    }
terminal-choice-skip-next = Aussetzen-Karte spielen: Wer als Nächstes dran wäre, setzt aus
terminal-choice-discard = ablegen; gib einfach Nummer oder Namen einer Karte ein
# $cards, $group (letter, perhaps with an end)
terminal-hit = { $cards } an { $group }
# $card
terminal-option-discard = ablegen: { $card }
terminal-knock-asked = Du darfst für diese Karte klopfen, noch vor den anderen:
terminal-knock-next = Du darfst für diese Karte klopfen. Du bist ohnehin als Nächstes dran; lässt du sie liegen, sind andere vielleicht schneller:
terminal-choose = Eine Nummer, oder Enter für zurück
terminal-nothing-done = Es wurde nichts gespielt.

## Answers to what cannot be

# $reason (sentences), $rule (id)
terminal-refused = { $reason } ({ $rule })
# $text (what was typed)
terminal-not-understood = Mit „{ $text }“ kann ich hier nichts anfangen. Gib ? ein, dann siehst du, was geht.
# $count
terminal-no-such-choice =
    { $count ->
        [one] Wähl { $count }; ? zeigt die Hilfe.
       *[other] Wähl eine Nummer von 1 bis { $count }; ? zeigt die Hilfe.
    }
terminal-no-such-card =
    { $count ->
        [one] Du hast nur Karte { $count }.
       *[other] Deine Karten haben die Nummern 1 bis { $count }.
    }
# $text, $example (a card)
terminal-no-card = „{ $text }“ ist keine Karte dieses Spiels. Schreib ihre Nummer oder ihren Namen, zum Beispiel { $example }.
# $example
terminal-which-card = Welche Karte? Schreib zum Beispiel: x { $example }
# $text
terminal-no-such-player = Hier heißt niemand „{ $text }“. Gib nur s ein, um aus einer Liste zu wählen.
# $rule (typed), $rules (all ids)
terminal-no-such-rule = Eine Regel „{ $rule }“ hat dieses Spiel nicht. Es hat: { $rules }

## Laying

# $phase
terminal-lay = So kannst du Phase { $phase } auslegen, das Beste zuerst:
terminal-lay-phases = Das kannst du auslegen (in Klammern die Phase), das Beste zuerst:
# $left (ways not shown yet), $other, $more (words that can be typed)
terminal-lay-ways =
    { $left ->
        [0] Nummer: so auslegen; „{ $other }“: selbst ordnen; Enter: zurück
       *[other] Nummer: so auslegen; „{ $more }“: noch { $left } zeigen; „{ $other }“: selbst ordnen; Enter: zurück
    }
# $example (an arrangement in the notation)
terminal-lay-other = Schreib für jede Gruppe, was sie ist, dann = und ihre Karten; zwischen die Gruppen kommt ein +. Zum Beispiel: { $example }
terminal-lay-unreadable = Das kann ich nicht lesen. Schreib es so: { $example }

## Help and hints

terminal-help = Was jetzt geht, und warum das andere nicht geht:
# $word (a verb), $what (what it does)
terminal-help-open = { $word }: { $what }
# $words (one or more verbs), $why (sentences and rule)
terminal-help-closed = { $words }: jetzt nicht. { $why }
terminal-help-draw = die oberste Karte vom Nachziehstapel nehmen.
terminal-help-take = die oberste Karte vom Ablagestapel nehmen.
terminal-help-lay = deine Phase auslegen. l zeigt alle Möglichkeiten, l 1 nimmt die beste.
# $card (for instance)
terminal-help-hit = Karten an Gruppen anlegen. h zeigt alles, was passt; h { $card } A nennt Karte und Gruppe.
terminal-help-discard = eine Karte ablegen und den Zug beenden: x { $card }, nur { $card } oder ihre Nummer.
terminal-help-skip = eine Aussetzen-Karte spielen und den Zug beenden: s, oder s und ein Name.
terminal-help-knock = die Karte nehmen, die gerade abgelegt wurde.
terminal-help-pass = sie liegen lassen.
terminal-help-close = jetzt ziehen, ohne auf das Klopfen der anderen zu warten.
# all arguments are words that can be typed
terminal-help-words =
    Immer: { $hint } (ein Vorschlag), { $rules } (dieses Spiels; { $rules } T2 für eine davon), { $score }, { $log } (der
    Runde), { $table } oder Enter (alles noch einmal zeigen), { $quit }.
# $legend (letters and what they mean)
terminal-help-cards = Karten: { $legend }
# $input (what to type)
terminal-hint = Tipp: { $input }
# $missing, $then (cards missing before and after), $points, $name (of a player)
terminal-hint-lay = Deine Phase ist vollständig; was auf dem Tisch liegt, zählt nicht mehr gegen dich.
terminal-hint-hit =
    { $points ->
        [0] Das passt.
        [one] Das passt; auf der Hand zählt es { $points } Punkt gegen dich.
       *[other] Das passt; auf der Hand zählt es { $points } Punkte gegen dich.
    }
terminal-hint-nearer =
    { $then ->
        [0] Damit ist deine Phase vollständig.
        [one] Damit fehlt dir nur noch { $then } Karte für die Phase.
       *[other] Damit fehlen dir nur noch { $then } Karten für die Phase statt { $missing }.
    }
terminal-hint-fits = Sie passt an eine Gruppe auf dem Tisch.
terminal-hint-joins = Zusammen mit Karten aus deiner Hand kann sie auf den Tisch.
terminal-hint-draw =
    Die offene Karte hilft dir nicht{ $missing ->
        [0] { "" }
        [one] : Mit ihr wie ohne sie fehlt dir { $missing } Karte
       *[other] : Mit ihr wie ohne sie fehlen dir { $missing } Karten
    }.
terminal-hint-leader = { $name } liegt vorn und müsste dann aussetzen.
terminal-hint-delay = So setzt { $name } einmal aus.
terminal-hint-next = Dann setzt aus, wer als Nächstes dran wäre.
terminal-hint-useless =
    Sie hilft dir nicht: { $missing ->
        [0] Die Phase ist ohne sie vollständig
        [one] Mit ihr wie ohne sie fehlt dir { $missing } Karte
       *[other] Mit ihr wie ohne sie fehlen dir { $missing } Karten
    }{ $points ->
        [0] .
        [one] , und sie zählt { $points } Punkt gegen dich.
       *[other] , und sie zählt { $points } Punkte gegen dich.
    }
terminal-hint-spare =
    Du kannst sie entbehren: { $missing ->
        [0] Die Phase ist ohne sie vollständig
        [one] Mit ihr wie ohne sie fehlt dir { $missing } Karte
       *[other] Mit ihr wie ohne sie fehlen dir { $missing } Karten
    }{ $points ->
        [0] .
        [one] , und sie zählt { $points } Punkt gegen dich.
       *[other] , und sie zählt { $points } Punkte gegen dich.
    }
terminal-hint-least =
    Jede Karte hilft, aber eine muss weg: Ohne diese { $then ->
        [one] fehlt { $then } Karte
       *[other] fehlen { $then } Karten
    }.
terminal-hint-dearest =
    { $points ->
        [0] Sonst passt nichts mehr.
        [one] Sonst passt nichts mehr, und keine deiner Karten zählt mehr gegen dich als diese: { $points } Punkt.
       *[other] Sonst passt nichts mehr, und keine deiner Karten zählt mehr gegen dich als diese: { $points } Punkte.
    }
terminal-hint-misfit =
    { $points ->
        [0] Sie passt an keine Gruppe auf dem Tisch.
        [one] Sie passt an keine Gruppe auf dem Tisch, und keine andere solche Karte zählt mehr gegen dich: { $points } Punkt.
       *[other] Sie passt an keine Gruppe auf dem Tisch, und keine andere solche Karte zählt mehr gegen dich: { $points } Punkte.
    }
terminal-hint-last = Das ist deine letzte Karte: Die Runde gehört dir!
terminal-hint-pass = Diese Karte hilft dir nicht.
terminal-hint-wait = Du könntest etwas auf den Tisch legen, aber behalte es vorerst lieber.
terminal-hint-danger = { $name } hat ausgelegt und wird vielleicht bald die letzte Karte los; so kommt { $name } erst einmal nicht dran.
terminal-hint-careful = Teurere Karten könnte jemand gebrauchen; diese braucht wohl niemand.
terminal-hint-only = Es gibt keinen anderen Spielzug.
terminal-hint-tried = In simulierten Spielen war kein anderer Spielzug deutlich besser.
terminal-hint-thinking = Der gewiefte Bot denkt noch nach …
# $count (of those that help), $hidden (cards in other hands and in the draw pile), $cards (their kinds)
terminal-hint-helping =
    { $count ->
        [0] Keine der { $hidden } verdeckten Karten würde helfen.
        [one] { $count } der { $hidden } verdeckten Karten würde helfen: { $cards }.
       *[other] { $count } der { $hidden } verdeckten Karten würden helfen: { $cards }.
    }
# $names (of players), $count (of them)
terminal-hint-users =
    { $count ->
        [one] { $names } könnte diese Karte gebrauchen.
       *[other] { $names } könnten diese Karte gebrauchen.
    }
# $chance (in percent)
terminal-hint-chance = Deine Chance, das Spiel zu gewinnen: etwa { $chance }.
# $moves (moves that are as good)
terminal-hint-equal = Genauso gut: { $moves }.
# $moves (other moves with their chances)
terminal-hint-others = Andere Spielzüge: { $moves }
# $input (what to type), $chance (in percent)
terminal-hint-other = { $input } ({ $chance })

## What happened

# $name (who), $what (one or more things done, with commas)
terminal-did = { $name } { $what }.
terminal-did-draw =
    { $who ->
        [you] ziehst
       *[other] zieht
    } eine Karte
# $card
terminal-did-draw-card =
    { $who ->
        [you] ziehst
       *[other] zieht
    } eine Karte ({ $card })
terminal-did-take =
    { $who ->
        [you] nimmst
       *[other] nimmt
    } die offene Karte ({ $card })
terminal-did-knock =
    { $who ->
        [you] klopfst und nimmst
       *[other] klopft und nimmt
    } die Karte ({ $card })
# $phase, $groups
terminal-did-lay =
    { $who ->
        [you] legst
       *[other] legt
    } Phase { $phase } aus ({ $groups })
# $cards, $group (letter)
terminal-did-hit =
    { $who ->
        [you] legst
       *[other] legt
    } bei { $group } an ({ $cards })
terminal-did-discard =
    { $who ->
        [you] legst
       *[other] legt
    } eine Karte ab ({ $card })
# $target (name), $whom (you or other)
terminal-did-skip =
    { $who ->
        [you] lässt
       *[other] lässt
    } { $whom ->
        [you] dich
       *[other] { $target }
    } aussetzen
terminal-news-dealer =
    { $who ->
        [you] Das Los fällt auf dich: Du gibst zuerst.
       *[other] Das Los entscheidet: { $name } gibt zuerst.
    }
# $round
terminal-news-round =
    { $who ->
        [you] Runde { $round }. Du gibst.
       *[other] Runde { $round }. { $name } gibt.
    }
terminal-news-replay-round =
    { $who ->
        [you] Runde { $round } entscheidet. Du gibst.
       *[other] Runde { $round } entscheidet. { $name } gibt.
    }
# $card
terminal-news-first-card = Die erste Karte auf dem Ablagestapel: { $card }.
terminal-news-card-returned = Aufgedeckt: { $card }. Die Karte kommt unter den Nachziehstapel.
terminal-news-turn-lost =
    { $who ->
        [you] Du setzt aus.
       *[other] { $name } setzt aus.
    }
terminal-news-nothing-to-draw =
    { $who ->
        [you] Es gibt nichts zu ziehen: Du spielst ohne neue Karte weiter.
       *[other] Es gibt nichts zu ziehen: { $name } spielt ohne neue Karte weiter.
    }
# $count
terminal-news-shuffled =
    { $count ->
        [one] { $count } abgelegte Karte wird zum neuen Nachziehstapel.
       *[other] { $count } abgelegte Karten werden gemischt und sind der neue Nachziehstapel.
    }
terminal-news-round-won =
    { $who ->
        [you] Du bist alle Karten los: Die Runde gehört dir!
       *[other] { $name } ist alle Karten los: Die Runde ist vorbei.
    }
terminal-news-round-stopped = Die Runde dauert schon zu lange und endet hier (T11).
# $left (how many cards), $cards, $points, $score (total)
terminal-news-scored =
    { $name }: { $left ->
        [0] keine Karten mehr
       *[other] noch { $cards } auf der Hand
    }; +{ $points }, Summe { $score }
# $place
terminal-news-place =
    { $who ->
        [you] Du landest auf Platz { $place }.
       *[other] { $name } landet auf Platz { $place }.
    }
# $names
terminal-news-replay = Gleichauf an der Spitze: { $names }. Eine Entscheidungsrunde um die letzte Phase folgt.
terminal-news-won =
    { $who ->
        [you] Du hast gewonnen. Gut gespielt!
       *[other] { $name } hat gewonnen!
    }
terminal-news-shared = Gemeinsam gewonnen: { $names }!

## Points

# $name, $cards (left in hand), $laid (about the phase), $points, $score (total)
terminal-score-line =
    { $name }: { $cards }, { $laid }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, Summe { $score }
terminal-score-line-places = { $name }: { $cards }, { $laid }
terminal-score-nothing-left = keine Karten mehr
# $phase
terminal-score-laid = Phase { $phase } ausgelegt
terminal-score-not-laid = Phase nicht ausgelegt
# $round, $points (names with points)
terminal-score-round = Runde { $round }: { $points }
# $place, $name, $phases (how many done), $points
terminal-standing =
    { $place }. { $name }, { $phases ->
        [one] { $phases } Phase
       *[other] { $phases } Phasen
    } geschafft, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
terminal-standing-places =
    { $place }. { $name }, { $phases ->
        [one] { $phases } Phase
       *[other] { $phases } Phasen
    } geschafft

## Replay

# $table (a word that can be typed)
terminal-replay = Enter: nächster Schritt; eine Zahl: so viele; { $table }: der Tisch; q: Ende

## Before a card is discarded that was typed alone

# $card
terminal-sure-helps = Diese Karte hilft dir: { $card }. Wirklich ablegen?

## Taking back

terminal-word-undo = zurücknehmen
# $what (page_table-taken-lay, or cards)
terminal-choice-undo = { $what } zurücknehmen
terminal-help-undo = { $what } zurücknehmen, solange dein Zug noch läuft.

## The letters on ordinary cards

terminal-rank-ace = A
terminal-rank-jack = B
terminal-rank-queen = D
terminal-rank-king = K
terminal-rank-joker = Jo
