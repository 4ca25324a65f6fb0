# Is this allowed? What the arbiter asks, and what it answers. Why something is not allowed is in refusals.ftl.
judge-answer-yes = Yes.
judge-answer-no = No.

# $rule (an id such as W3), $law (what the rule says)
judge-answer-law = Rule { $rule }: { $law }

# $rule (an id; the game itself does not have this rule)
judge-answer-rule = Rule { $rule }.

# $count (questions that follow)
judge-asks =
    { $count ->
        [one] One thing I need to know first.
       *[other] { $count } things I need to know first.
    }

## The questions to the person

judge-ask-about = What would you like to know about?
judge-ask-phase = Which phase?
judge-ask-lay-cards = Which cards do you want to lay?
judge-ask-hit-cards = Which card do you want to add?
judge-ask-pairs-cards = Which card do you want to add? (For a run of pairs, two.)
judge-ask-group = Which cards are in that group? Name a run in order.
judge-ask-shape = What was that group laid as?
judge-ask-number = Which number was named for it? For a run, the lowest.
judge-ask-colour = Which colour was named for it?
judge-ask-laid = Is your own phase on the table?
judge-ask-count-laid = Did you lay your phase in this round?
judge-ask-end = At which end of the run does the wild go?
judge-ask-left = Will you have any cards left afterwards?
judge-ask-take-card = Which card is on top of the discard pile?
judge-ask-knock-card = Which card was discarded?
judge-ask-discard-card = Which card do you want to discard?
judge-ask-first-card = Which card was turned up after the deal?
judge-ask-pile = How many cards are in the discard pile?
judge-ask-hand = Which cards do you have in hand?
judge-ask-table = Which groups are on the table? Name a run in order.
judge-ask-moment = When do you knock?
judge-ask-whose = Who discarded the card?
judge-ask-knock-skipped = Are you about to lose a turn?
judge-ask-skip-skipped = Does that player already have a skip?
judge-ask-skips = Could anyone be given the skip?
judge-ask-taken = Do you still hold a card from the discard pile that has to go on the table this turn?
judge-ask-players = How many are playing in this round?
judge-ask-target = Who is the skip for?
judge-ask-by = How do you get rid of your last card?
judge-ask-total-points = How many points does each player who has done all the phases have?
judge-ask-before-points = How many points did each player who has done all the phases have before this round?
judge-ask-rounds-points = How many points does each player have after the last round?
judge-ask-dice = What do the dice show?

## What can be chosen

judge-option-yes = Yes
judge-option-no = No
judge-option-about-lay = Laying a phase
judge-option-about-hit = Hitting: adding a card to a group
judge-option-about-take = Taking the discard
judge-option-about-knock = Knocking
judge-option-about-discard = Discarding
judge-option-about-skip = Playing a skip
judge-option-about-first = Taking the first card
judge-option-about-out = Going out
judge-option-about-count = Does the phase count?
judge-option-about-win = Has someone won?
judge-option-about-roll = A roll and its points
judge-option-laid-no = Not yet
judge-option-laid-now = Laid this turn
judge-option-laid-earlier = Laid in an earlier turn
judge-option-count-laid-yes = Yes
judge-option-count-laid-no = No
judge-option-left-some = Yes, some
judge-option-left-none = No, none
judge-option-end-low = The low end
judge-option-end-high = The high end
judge-option-pile-one = Only this one
judge-option-pile-more = More than one
judge-option-moment-now = Right after the discard
judge-option-moment-drawn = After the next player has drawn
judge-option-moment-first = Right after the deal, for the first card
judge-option-moment-skip = After a skip was played
judge-option-whose-other = Another player
judge-option-whose-own = You
judge-option-skips-free = Yes, someone has none
judge-option-skips-all = No, everyone else has one
judge-option-players-two = Two
judge-option-players-more = Three or more
judge-option-target-other = Another player
judge-option-target-self = You
judge-option-by-lay = With the phase
judge-option-by-hit = By adding it to a group
judge-option-by-discard = With the discard
judge-option-by-skip = With a skip
judge-option-shape-set = A set
judge-option-shape-run = A run
judge-option-shape-pairs = A run of pairs
judge-option-shape-odd-run = A run of odd cards
judge-option-shape-even-run = A run of even cards
judge-option-shape-colour-run = A run in one colour
judge-option-shape-colour = Cards of one colour
judge-option-shape-odd = Odd cards
judge-option-shape-even = Even cards
judge-option-shape-other = Another kind of group

# $colour, $number (a number or W)
judge-face = { $colour } { $number }

## What is allowed, and what happens then


# $phase (a number)
judge-yes-lay = These cards make phase { $phase }, and it counts as soon as it’s on the table.
judge-yes-lay-out = These cards make phase { $phase } and empty your hand, so the round is over at once.
judge-yes-hit = It fits this group.
judge-yes-hit-out = It fits this group and empties your hand, so the round is over.
judge-yes-discard = You may end your turn with this card.
judge-yes-discard-out = This discard empties your hand, so the round is over.
judge-yes-discard-skip = Nobody can be given this skip, so you may discard it without effect.
judge-yes-skip = That player loses their next turn.
judge-yes-skip-next = It goes on the discard pile, and the next player loses a turn.
judge-yes-skip-again = With two players, it gives you another turn.
judge-yes-skip-out = It’s your last card, so the round is over and the skip has no effect.
judge-yes-take = You may take this card instead of one from the draw pile.
judge-yes-take-use = You may take this card, but it has to go on the table this turn.
judge-yes-knock = You may knock and take the card.
judge-yes-knock-use = You may knock, but the card has to go on the table this turn.
judge-yes-first = The first player may take this card or draw another.
judge-yes-first-wild = The first player may take this wild.
judge-yes-count = A phase on the table counts, whoever wins the round.

# $player (the number of a player in the list, or several)
judge-yes-win = The game is over, and number { $player } in your list has won.
judge-yes-shared = The game is over, and numbers { $player } in your list share the win.
judge-yes-place = Whoever did all the phases first has won, and the others play on for the remaining places.

# $phase (a number), $points
judge-yes-made =
    The dice make phase { $phase } and score { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## What is not allowed, where the engine has no refusal

judge-no-first-returned = This card goes under the draw pile, and another card is turned up.
judge-no-first-lost = The first player loses their first turn, and the skip stays in the pile.
judge-no-count-again = You try the same phase again in the next round.
judge-no-count-anyway = It doesn’t count, but in this game everyone moves on to the next phase.

# $players (numbers of the list)
judge-no-replay = Numbers { $players } in your list are tied and play a deciding round among themselves.
judge-no-not-made = The dice don’t make phase { $phase }, so it scores nothing, and you try it again.

## What the arbiter cannot read


# $text (what was written), $colours (letters), $highest (number)
judge-error-card = “{ $text }” isn’t a card of this game. Write a colour letter ({ $colours }) and a number from 1 to { $highest }, or W for a wild, or S for a skip.

# $card, $count (how many the deck has)
judge-error-copies = That’s too many of { $card }: the deck has only { $count }.
judge-error-no-cards = Name at least one card.

# $least, $most (numbers of cards)
judge-error-cards =
    { $most ->
        [one] Name { $most } card.
       *[other] Name { $least } to { $most } cards.
    }
judge-error-groups =
    { $most ->
        [one] Name up to { $most } group.
       *[other] Name up to { $most } groups.
    }

# $cards (of the group)
judge-error-group = { $cards } is not a group of this game. Name all its cards; for a run, name them in order.

# $number (of a phase), $phases (the numbers of those played)
judge-error-phase = There is no phase { $number } in this game. The phases played are { $phases }.
judge-error-points =
    { $most ->
        [one] Enter the points of { $most } player, such as 35.
       *[other] Enter the points of 1 to { $most } players, such as 35 40.
    }

# $known (names of questions)
judge-error-about = That isn’t a question about this game. Ask about one of these: { $known }.
judge-error-no-skips = This game has no skips.

# $count (dice of the game), $given
judge-error-dice-count =
    { $count ->
        [one] Say what the { $count } die shows; you named { $given }.
       *[other] Say what all { $count } dice show; you named { $given }.
    }
judge-error-dice-colour = Colours matter for this phase. Write one before “{ $text }”, such as r{ $text }.
judge-error-die = No die of this game shows “{ $text }”. Write a colour letter and a number, or W for the wild face, such as r10 or oW.
judge-error-dice-together = The dice of this game can’t show all of this at once. Where colours don’t matter, numbers alone are enough.

## In the terminal

judge-prompt = Your answer:
judge-hint-cards = Write cards as r7, y12, W (wild) or S (skip), with a + between groups; a - means none.
judge-hint-dice = Write dice as r10 or oW (the wild face), or without the colour where it doesn’t matter: 10, W.

# $colours (letters with the names of the colours)
judge-hint-colours = Colours: { $colours }.
judge-hint-numbers = Numbers separated by spaces, such as 35 40.

# $options (what can be typed)
judge-hint-choice = Type one of these: { $options }.
judge-as-laid = I read this as: { $groups }

# $ask (the question that nobody answered)
judge-error-unanswered = I need an answer first: { $ask }
# $text (what was written), $names (of the questions)
judge-error-no-question = There is no question “{ $text }”. Ask about one of these: { $names }.
# $text, $names (of the facts)
judge-error-no-fact = This question has no fact “{ $text }”. It has these: { $names }.
# $field (of the question), $text (what was written), $words (those it can be)
judge-error-word = { $field }: “{ $text }” isn’t possible here. Write one of these: { $words }.
judge-error-value = { $field }: “{ $text }” isn’t possible here. Write a number the game has.
# $field, $detail (a sentence)
judge-error-fact = { $field }: { $detail }
