# The game in the terminal, line by line. Lines should stay short: sixty columns must be enough.
# In all messages: $who is "you" for the reader and "other" for somebody else; $name is the matching word.

## Names

# The reader in a list of players, and as the first word of a sentence
terminal-you = you
terminal-you-do = You
# $number (counted from 1): what people are called who give no names
terminal-person = Player { $number }

## Words that can be typed; one word each, small letters

terminal-word-draw = draw
terminal-word-take = take
terminal-word-lay = lay
terminal-word-hit = hit
terminal-word-discard = discard
terminal-word-skip = skip
terminal-word-knock = knock
terminal-word-pass = pass
terminal-word-close = close
terminal-word-help = help
terminal-word-quit = quit
terminal-word-hint = hint
terminal-word-table = table
terminal-word-score = score
terminal-word-log = log
terminal-word-rules = rules
# In arrangements and answers
terminal-word-set = set
terminal-word-run = run
terminal-word-pairs = pairs
terminal-word-odd = odd
terminal-word-even = even
terminal-word-low = low
terminal-word-high = high
terminal-word-on = on
terminal-word-other = other
terminal-word-more = more
terminal-word-back = back

## Beginning and end of a sitting

# $title (name of the edition), $edition (what one types for it), $names (all players)
terminal-welcome = { $title } ({ $edition }): { $names }.
# $id (number of the saved game)
terminal-welcome-saved = Game { $id }, saved after every move. Type ? for help, q to quit.
# $link (to the same seat)
terminal-welcome-link = In a browser: { $link }
# the table has been opened, but the game has not begun
terminal-waiting = Waiting for the host to start. Ctrl-C leaves.
# the move came after somebody else’s, or a bot stood in
terminal-too-late = The game has already moved on.
terminal-server-gone = The server is no longer answering.
# $command (what to type)
terminal-left-table = Your seat stays yours. Come back with: { $command }
# $id, $command (what to type)
terminal-saved = Game { $id } is saved. Continue with: { $command }
# $command (what to type)
terminal-over = The game is over. Watch it again with: { $command }
terminal-standings = Standings
# $name (the person who is to play)
terminal-hand-over = Pass the keyboard to { $name }. { $name }, press Enter when nobody else is looking.
# the screen is full, or somebody comes back to it after a while
terminal-go-on = Press Enter to continue.
terminal-no-hiding = This terminal keeps what it has shown: anyone who scrolls back can see the others’ hands.

## The table

# $round
terminal-heading = Round { $round }
terminal-heading-turn = Round { $round }, your turn
terminal-heading-replay = Round { $round }, the deciding round
terminal-column-phase = phase
terminal-column-phases = phases
terminal-column-points = points
terminal-column-cards = cards
terminal-column-round = round
# $name, $phase (number and words), $points, $cards; notes and a full stop follow
terminal-player =
    { $name }: phase { $phase }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
terminal-player-places =
    { $name }: phase { $phase }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
terminal-note-laid = phase down
terminal-note-skipped = is skipped
# $place
terminal-note-place =
    { $place ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $place }th place
    }
terminal-note-watching = watching
# $number, $words (what the phase asks for)
terminal-phase = { $number }: { $words }
# $phases (numbers with spaces between them)
terminal-phases-left = still to do: { $phases }
terminal-phases-done = all done
terminal-table = On the table
terminal-table-empty = Nothing on the table yet.
# $group (letter), $name (owner), $what (kind of group), $cards
terminal-group = { $group }  { $name }, { $what }: { $cards }
# $what (kind of group), $cards
terminal-meld = { $what }: { $cards }
# $number
terminal-group-set = set of { $number }s
# $low, $high (numbers), $parity (odd, even or none), $colour (a name, or none)
terminal-group-run =
    { $parity ->
        [odd] odd run
        [even] even run
       *[none] run
    } { $low } to { $high }{ $colour ->
        [none] {""}
       *[other] {" "}in { $colour }
    }
terminal-group-pairs =
    { $parity ->
        [odd] odd pairs
        [even] even pairs
       *[none] pairs
    } { $low } to { $high }{ $colour ->
        [none] {""}
       *[other] {" "}in { $colour }
    }
terminal-group-collection =
    { $parity ->
        [odd] odd cards
        [even] even cards
       *[none] cards
    }{ $colour ->
        [none] {""}
       *[other] {" "}in { $colour }
    }
# $count
terminal-draw-pile =
    Draw pile: { $count ->
        [0] empty
        [one] { $count } card
       *[other] { $count } cards
    }
# $card (on top), $count
terminal-discard-pile =
    Discard pile: { $card }{ $count ->
        [one] {""}
       *[other] {" "}on top, { $count } cards in all
    }
terminal-discard-pile-empty = Discard pile: empty

## The hand

# $phase (number), $words (what it asks for), $missing (cards)
terminal-hand =
    Your hand for phase { $phase } ({ $words }): { $missing ->
        [0] complete
        [one] { $missing } card missing
       *[other] { $missing } cards missing
    }
terminal-hand-laid = Your hand; your phase is on the table
terminal-hand-helping = helps:
terminal-hand-fitting = fits:
terminal-hand-rest = rest:
# $card
terminal-duty = You took { $card }: it must go on the table this turn (T10).

## Choices

terminal-choices = You can:
# all arguments are words that can be typed
terminal-more-words = or: ? for help, { $hint }, { $table }, { $score }, { $log }, { $rules }, { $quit }
terminal-choice-draw = draw a card
terminal-choice-draw-shuffle = draw a card; the discards are shuffled first
# $card
terminal-choice-take = take { $card } from the discard pile
terminal-choice-knock = knock and take { $card }
terminal-choice-pass = pass and leave { $card }
# $phase, $groups (with their cards)
terminal-choice-lay = lay phase { $phase }: { $groups }
# $hits (several, in short)
terminal-choice-hit = hit: { $hits }
# $count (players), $names
terminal-choice-skip =
    play the skip on { $count ->
        [one] { $names }
       *[other] one of { $names }
    }
terminal-choice-skip-next = play the skip: the next player loses a turn
terminal-choice-discard = discard: just type the number or the name of a card
# $cards, $group (letter, perhaps with an end)
terminal-hit = { $cards } on { $group }
# $card
terminal-option-discard = discard { $card }
terminal-knock-asked = You may knock for the discard before others do:
terminal-knock-next = You may knock for the discard. You draw next, but if you pass, others may be quicker:
terminal-choose = Type a number, or Enter to go back
terminal-nothing-done = Nothing was played.

## Answers to what cannot be

# $reason (sentences), $rule (id)
terminal-refused = { $reason } ({ $rule })
# $text (what was typed)
terminal-not-understood = I don’t understand “{ $text }”. Type ? to see what you can do.
# $count
terminal-no-such-choice =
    { $count ->
        [one] Choose { $count }, or ? for help.
       *[other] Choose a number from 1 to { $count }, or ? for help.
    }
terminal-no-such-card =
    { $count ->
        [one] You have only card { $count }.
       *[other] Your cards are numbered 1 to { $count }.
    }
# $text, $example (a card)
terminal-no-card = “{ $text }” isn’t a card of this game. Write its number or its name, such as { $example }.
# $example
terminal-which-card = Which card? Write for example: x { $example }
# $text
terminal-no-such-player = Nobody here is called “{ $text }”. Type s alone to choose from a list.
# $rule (typed), $rules (all ids)
terminal-no-such-rule = This game has no rule “{ $rule }”. It has: { $rules }

## Laying

# $phase
terminal-lay = Phase { $phase } can be laid like this, the best way first:
terminal-lay-phases = You can lay one of these (the phase is in brackets), the best way first:
# $left (ways not shown yet), $other, $more (words that can be typed)
terminal-lay-ways =
    { $left ->
        [0] Type a number to lay it that way, “{ $other }” to arrange it yourself, Enter to go back
       *[other] Type a number to lay it that way, “{ $more }” to see { $left } more, “{ $other }” to arrange it yourself, Enter to go back
    }
# $example (an arrangement in the notation)
terminal-lay-other = Write what each group is, then = and its cards; put a + between groups. For example: { $example }
terminal-lay-unreadable = I can’t read that. Write it like this: { $example }

## Help and hints

terminal-help = What you can do now, and why the rest is not possible:
# $word (a verb), $what (what it does)
terminal-help-open = { $word }: { $what }
# $words (one or more verbs), $why (sentences and rule)
terminal-help-closed = { $words }: not now. { $why }
terminal-help-draw = take the top card of the draw pile.
terminal-help-take = take the top card of the discard pile.
terminal-help-lay = lay your phase. l shows the ways, l 1 takes the best one.
# $card (for instance)
terminal-help-hit = add cards to groups. h shows all that fits, h { $card } A names card and group.
terminal-help-discard = discard a card and end your turn: x { $card }, or just { $card }, or its number.
terminal-help-skip = play a skip and end your turn: s, or s and a name.
terminal-help-knock = claim the card just discarded.
terminal-help-pass = leave it.
terminal-help-close = draw now, without waiting for the others to knock.
# all arguments are words that can be typed
terminal-help-words =
    Always: { $hint } (a suggestion), { $rules } (of this game; { $rules } T2 for one of them), { $score }, { $log } (of the
    round), { $table } or Enter (show all again), { $quit }.
# $legend (letters and what they mean)
terminal-help-cards = Cards: { $legend }
# $input (what to type)
terminal-hint = Hint: { $input }
# $missing, $then (cards missing before and after), $points, $name (of a player)
terminal-hint-lay = The phase is complete, and cards on the table cost nothing.
terminal-hint-hit =
    { $points ->
        [0] It fits.
        [one] It fits, and in your hand it would cost { $points } point.
       *[other] It fits, and in your hand it would cost { $points } points.
    }
terminal-hint-nearer =
    { $then ->
        [0] It completes the phase.
        [one] With it, the phase needs only { $then } more card.
       *[other] With it, the phase needs only { $then } more cards instead of { $missing }.
    }
terminal-hint-fits = It fits a group on the table.
terminal-hint-joins = Together with cards from your hand, it can go on the table.
terminal-hint-draw =
    The discard doesn’t help{ $missing ->
        [0] {""}
        [one] : with or without it, { $missing } card is missing
       *[other] : with or without it, { $missing } cards are missing
    }.
terminal-hint-leader = { $name } is furthest ahead and loses a turn.
terminal-hint-delay = This way { $name } loses a turn.
terminal-hint-next = The next player loses a turn.
terminal-hint-useless =
    It doesn’t help: { $missing ->
        [0] the phase is complete without it
        [one] with or without it, { $missing } card is missing
       *[other] with or without it, { $missing } cards are missing
    }{ $points ->
        [0] .
        [one] , and it would cost { $points } point.
       *[other] , and it would cost { $points } points.
    }
terminal-hint-spare =
    You can spare it: { $missing ->
        [0] the phase is complete without it
        [one] with or without it, { $missing } card is missing
       *[other] with or without it, { $missing } cards are missing
    }{ $points ->
        [0] .
        [one] , and it would cost { $points } point.
       *[other] , and it would cost { $points } points.
    }
terminal-hint-least =
    Every card helps, but one has to go: without this one, { $then ->
        [one] { $then } card is
       *[other] { $then } cards are
    } missing.
terminal-hint-dearest =
    { $points ->
        [0] Nothing more fits.
        [one] Nothing more fits, and none of your cards costs more than this one: { $points } point.
       *[other] Nothing more fits, and none of your cards costs more than this one: { $points } points.
    }
terminal-hint-misfit =
    { $points ->
        [0] It fits no group on the table.
        [one] It fits no group on the table, and no other card like that costs more: { $points } point.
       *[other] It fits no group on the table, and no other card like that costs more: { $points } points.
    }
terminal-hint-last = It’s your last card, and the round is yours.
terminal-hint-pass = This card doesn’t help you.
terminal-hint-wait = You could put something down, but it’s better to hold on to it for now.
terminal-hint-danger = { $name }’s phase is down and the round may end soon; this way { $name } loses a turn.
terminal-hint-careful = Cards that cost more could help someone else; nobody seems to need this one.
terminal-hint-only = There is no other move.
terminal-hint-tried = In simulated games, no other move did clearly better.
terminal-hint-thinking = The expert is still thinking…
# $count (of those that help), $hidden (cards in other hands and in the draw pile), $cards (their kinds)
terminal-hint-helping =
    { $count ->
        [0] None of the { $hidden } hidden cards would help.
        [one] { $count } of the { $hidden } hidden cards would help: { $cards }.
       *[other] { $count } of the { $hidden } hidden cards would help: { $cards }.
    }
# $names (of players), $count (of them)
terminal-hint-users =
    { $count ->
        [one] { $names } could use this card.
       *[other] { $names } could use this card.
    }
# $chance (in percent)
terminal-hint-chance = Your chance of winning the game: about { $chance }.
# $moves (moves that are as good)
terminal-hint-equal = Just as good: { $moves }.
# $moves (other moves with their chances)
terminal-hint-others = Other moves: { $moves }
# $input (what to type), $chance (in percent)
terminal-hint-other = { $input } ({ $chance })

## What happened

# $name (who), $what (one or more things done, with commas)
terminal-did = { $name } { $what }.
terminal-did-draw =
    { $who ->
        [you] draw
       *[other] draws
    } a card
# $card
terminal-did-draw-card =
    { $who ->
        [you] draw
       *[other] draws
    } { $card }
terminal-did-take =
    { $who ->
        [you] take
       *[other] takes
    } { $card }
terminal-did-knock =
    { $who ->
        [you] knock and take
       *[other] knocks and takes
    } { $card }
# $phase, $groups
terminal-did-lay =
    { $who ->
        [you] lay
       *[other] lays
    } phase { $phase } ({ $groups })
# $cards, $group (letter)
terminal-did-hit =
    { $who ->
        [you] add
       *[other] adds
    } { $cards } to { $group }
terminal-did-discard =
    { $who ->
        [you] discard
       *[other] discards
    } { $card }
# $target (name), $whom (you or other)
terminal-did-skip =
    { $who ->
        [you] play
       *[other] plays
    } a skip on { $whom ->
        [you] you
       *[other] { $target }
    }
terminal-news-dealer =
    { $who ->
        [you] Lots were drawn: you deal first.
       *[other] Lots were drawn: { $name } deals first.
    }
# $round
terminal-news-round =
    { $who ->
        [you] Round { $round }. You deal.
       *[other] Round { $round }. { $name } deals.
    }
terminal-news-replay-round =
    { $who ->
        [you] Round { $round }, the deciding round. You deal.
       *[other] Round { $round }, the deciding round. { $name } deals.
    }
# $card
terminal-news-first-card = First card of the discard pile: { $card }.
terminal-news-card-returned = Turned up: { $card }. It goes back under the draw pile.
terminal-news-turn-lost =
    { $who ->
        [you] You lose your turn.
       *[other] { $name } loses a turn.
    }
terminal-news-nothing-to-draw =
    { $who ->
        [you] There is nothing to draw, so you play on without drawing.
       *[other] There is nothing to draw, so { $name } plays on without drawing.
    }
# $count
terminal-news-shuffled =
    { $count ->
        [one] { $count } discard becomes the new draw pile.
       *[other] { $count } discards are shuffled into a new draw pile.
    }
terminal-news-round-won =
    { $who ->
        [you] You have no cards left: the round is yours.
       *[other] { $name } has no cards left: the round is over.
    }
terminal-news-round-stopped = The round has gone on too long and ends here (T11).
# $left (how many cards), $cards, $points, $score (total)
terminal-news-scored =
    { $name }: { $left ->
        [0] no cards left
       *[other] { $cards } left in hand
    }, +{ $points }, total { $score }
# $place
terminal-news-place =
    { $who ->
        [you] { $place ->
            [1] You finish 1st.
            [2] You finish 2nd.
            [3] You finish 3rd.
           *[other] You finish { $place }th.
        }
       *[other] { $place ->
            [1] { $name } finishes 1st.
            [2] { $name } finishes 2nd.
            [3] { $name } finishes 3rd.
           *[other] { $name } finishes { $place }th.
        }
    }
# $names
terminal-news-replay = A tie at the top: { $names }. The tied players alone play a deciding round.
terminal-news-won =
    { $who ->
        [you] You win the game. Well played!
       *[other] { $name } wins the game. Well played!
    }
terminal-news-shared = A shared win: { $names }. Well played!

## Points

# $name, $cards (left in hand), $laid (about the phase), $points, $score (total)
terminal-score-line =
    { $name }: { $cards }, { $laid }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, total { $score }
terminal-score-line-places = { $name }: { $cards }, { $laid }
terminal-score-nothing-left = no cards left
# $phase
terminal-score-laid = phase { $phase } laid
terminal-score-not-laid = phase not laid
# $round, $points (names with points)
terminal-score-round = Round { $round }: { $points }
# $place, $name, $phases (how many done), $points
terminal-standing =
    { $place }. { $name }, { $phases ->
        [one] { $phases } phase
       *[other] { $phases } phases
    } done, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
terminal-standing-places =
    { $place }. { $name }, { $phases ->
        [one] { $phases } phase
       *[other] { $phases } phases
    } done

## Replay

# $table (a word that can be typed)
terminal-replay = Enter: next move; a number: that many moves; { $table }: the table; q: quit

## Before a card is discarded that was typed alone

# $card
terminal-sure-helps = { $card } helps you. Really discard it?

## Taking back

terminal-word-undo = undo
# $what (page_table-taken-lay, or cards)
terminal-choice-undo = take back { $what }
terminal-help-undo = take back { $what }; possible until your turn ends.

## The letters on ordinary cards

terminal-rank-ace = A
terminal-rank-jack = J
terminal-rank-queen = Q
terminal-rank-king = K
terminal-rank-joker = Jo
