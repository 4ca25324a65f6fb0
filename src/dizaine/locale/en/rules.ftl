# The rules in words. A message rules-<id>… is a piece of the rule with that id; pieces of one rule follow
# each other in one paragraph. No text names another rule's id: each id stands on the page once.

## The page and its headings

# $title (name of the edition or of one's own book)
rules-page-title = The rules: { $title }
# $variants (as below, as a list)
rules-page-title-with = { $title }, with { $variants }
# Variants in a title; $count (of the phases that are played)
rules-with-ten-rounds = one round for each phase
rules-with-phases =
    { $count ->
        [one] only { $count } phase
       *[other] only { $count } phases
    }
rules-with-knock = knocking
rules-with-free-order = phases in any order
rules-with-order = a different order of phases
rules-with-hits-next-turn = hits from the next turn on
rules-with-natural-in-each-group = a numbered card in each group
rules-with-out-by-discard = going out by discard only
rules-with-free-take = discards free to take
rules-with-use-taken = discards taken only to use
rules-with-skip-chosen = skips for anyone you choose
rules-with-skip-next = skips for the next player
rules-with-points = points
rules-with-places = places
# $id (what one types to get this game)
rules-page-id = Game: { $id }
rules-page-words =
    A few words you’ll need. A round lasts from one deal until someone has no cards left. A phase is what you have to lay
    in a round: one or more groups of cards. Numbered cards are all cards except wilds and skips. To hit is to add cards to a
    group that’s already on the table. To go out is to get rid of your last card.

# $phases (how many are played)
rules-aim-won =
    { $phases ->
        [one] Welcome to the table! Collect the cards of the phase and lay them. Whoever has laid the phase
            when a round ends wins the game; if several players have, points decide.
       *[other] Welcome to the table! Be the first to lay all { $phases } phases. Each one asks for different cards: collect
            them, lay them, then get rid of the rest of your hand. You can lay one phase in each round. Didn’t manage
            it? Just try again in the next round.
    }
rules-aim-places =
    { $phases ->
        [one] Welcome to the table! Collect the cards of the phase and lay them. Whoever does that first wins, and the
            others play on for the remaining places.
       *[other] Welcome to the table! Be the first to lay all { $phases } phases. Each one asks for different cards: collect
            them, lay them, then get rid of the rest of your hand. You can lay one phase in each round. Didn’t manage
            it? Just try again in the next round. After the winner, the others play on for the remaining places.
    }
rules-aim-rounds =
    { $phases ->
        [one] Welcome to the table! In a single round, lay the phase and get rid of your cards. Cards left in hand cost
            points, and the fewest points win.
       *[other] Welcome to the table! You play { $phases } rounds, each with its own phase: lay it and get rid of your cards.
            Cards left in hand cost points, and the fewest points win in the end.
    }

rules-section-material = What you need
rules-section-phases = The phases
rules-section-turn = Your turn
rules-section-wilds = Wilds
rules-section-skips = Skips
rules-section-hits = Hits
rules-section-end = The end of a round and of the game
rules-section-variants = House rules
rules-section-options = House rules for laying and hitting

rules-phases-fixed = These are the phases, in the order you play them:
rules-phases-free = These are the phases. You may do them in any order:

# $number (of a phase)
rules-phase-label = Phase { $number }

## Material

# $total (numbered cards in all), $numbers (the highest number), $copies (how often each card is there)
rules-M1 =
    { $total } numbered cards: 1 to { $numbers } in every colour, { $copies ->
        [1] each card once.
        [2] each card twice.
       *[other] each card { $copies } times.
    }
# $count (of colours), $colours (each with its shape)
rules-M2 =
    { $count ->
        [one] { $count } colour, with its shape: { $colours }.
       *[other] { $count } colours, each with its own shape: { $colours }.
    }
# $wilds (how many)
rules-M3 =
    { $wilds ->
        [one] { $wilds } wild. It can be any numbered card you like.
       *[other] { $wilds } wilds. A wild can be any numbered card you like.
    }
# $skips (how many)
rules-M4 =
    { $skips ->
        [one] { $skips } skip. It makes another player lose a turn.
       *[other] { $skips } skips. A skip makes another player lose a turn.
    }
# $hand (cards)
rules-M5 =
    { $hand ->
        [one] Deal everyone { $hand } card, starting with the player on the dealer’s left.
       *[other] Deal everyone { $hand } cards, one at a time, starting with the player on the dealer’s left.
    } Keep your hand secret. The rest is the draw pile, face down. Turn its top card face up beside it to start the discard
    pile.
# $least, $most (players)
rules-M6 = For { $least } to { $most } players.
# $players
rules-M6-exact =
    { $players ->
        [one] For one player.
       *[other] For exactly { $players } players.
    }
# $cards (how many there are)
rules-M7-each =
    { $cards ->
        [one] Put the { $cards } reference card, which lists the phases, where everyone can see it.
       *[other] Everyone takes one of the { $cards } reference cards, which list the phases.
    }
rules-M7-shared =
    { $cards ->
        [one] Put the { $cards } reference card, which lists the phases, where everyone can see it.
       *[other] Put the { $cards } reference cards, which list the phases, where everyone can see them.
    }
# $markers (how many there are)
rules-M7-markers =
    { $markers ->
        [one] Let the { $markers } marker point at the phase that comes next.
       *[other] Let one of the { $markers } markers point at your next phase. Move it on once your phase is on the table, at
            the latest when the round is over.
    }
rules-M8 = No special cards at home? Two ordinary packs with jokers will do: ace to queen are 1 to 12, and the suits are the colours.
# $wilds (how many)
rules-M8-wilds =
    { $wilds ->
        [one] { $wilds } king of any suit is the wild.
       *[other] { $wilds } kings are the wilds, whatever their suit.
    }
# $skips (how many)
rules-M8-skips =
    { $skips ->
        [one] { $skips } joker is the skip.
       *[other] { $skips } jokers are the skips.
    }
rules-M9 = Every numbered card also shows the shape of its colour, so nobody has to tell colours apart.
# $colour, $shape
rules-colour-and-shape = { $colour } ({ $shape })

## Phases

rules-P1 = Set: two or more cards with the same number, in any colours.
rules-P1-several = Two sets of one phase may show the same number.
# $least (cards), $example (such a run)
rules-P2 = Run: numbers in a row, such as { $example }, with at least { $least } cards.
rules-P2-colours = Colours don’t matter.
# $numbers (the highest number)
rules-P2-ends = A run stays between 1 and { $numbers }, and never goes on from { $numbers } to 1.
rules-P3 = One colour: any numbers, all in the same colour. Numbers may repeat.
rules-P4 = Odd cards, even cards: any odd numbers, or any even numbers. They may repeat.
rules-P4-colours = Colours don’t matter.
rules-P4-one-colour = If the phase also asks for one colour, they all need the same colour.
rules-P5 = Run of odd or even cards: a run in steps of two, such as 1 3 5 or 2 4 6.
rules-P6 = Run of pairs: a run with each number twice, such as 3 3 4 4.
rules-P7 = Run in one colour: a run in which all cards have the same colour.
rules-P8-fixed = Do the phases in the order of the list, at most one in a round.
rules-P8-rounds = In each round everyone tries the same phase, in the order of the list.
rules-P8-free = Choose which phase to lay, but lay at most one in a round.
rules-P8 =
    Once you hold all the cards of a phase, you may lay it on your turn, all in one go. It counts as soon as it’s on the
    table, whoever wins the round.
rules-P9 =
    Lay exactly the cards the phase asks for; whatever else fits can follow as hits. A hit makes a group longer but never
    starts a new one: two sets don’t become three.
rules-P10-fixed =
    If your phase isn’t on the table when the round ends, never mind: you try the same one again in the next round. So
    players can be on different phases.
rules-P10-free = If you haven’t laid a phase when the round ends, never mind: you have the same choice again in the next one.

## Turn

rules-T1 =
    Draw lots for the first dealer; after each round the deal passes to the left. Gather and shuffle all the cards for
    every round. The player on the dealer’s left goes first, and play goes clockwise.
rules-T2 = First, draw a card: the top of the draw pile or, if you may take it, of the discard pile.
rules-T3-fixed = Then lay your phase face up in front of you, if you can and want to.
rules-T3-free = Then lay one of the phases you still have to do, face up in front of you, if you can and want to.
rules-T4-at-once = Then, if your phase is on the table, hit as often as you like.
rules-T4-wait = Then, if your phase has been on the table since an earlier turn, hit as often as you like.
rules-T5 = Finally, end your turn with a discard: put one card from your hand face up on the discard pile.
rules-T5-skip = Or end it by playing a skip.
rules-T6 = You can’t take a skip from the discard pile.
rules-T7 =
    If the draw pile is empty when you want to draw, shuffle all the discards except the top one into a new draw pile. If
    there’s nothing to shuffle, you have to take the top discard. If there isn’t one, or it may not be taken, you play on
    without drawing.
rules-T8-take = If the card turned up after the deal is a wild, the first player is in luck and may take it like any other card.
rules-T8-return = If the card turned up after the deal is a wild, put it under the draw pile and turn up another.
rules-T9-lose =
    If the card turned up after the deal is a skip, the first player loses their first turn, and the skip stays in the
    discard pile.
rules-T9-return = If the card turned up after the deal is a skip, put it under the draw pile and turn up another.
rules-T10 =
    While the discard pile is a single card, you may take that card freely. Once there are more, you may take the top card
    only to put it on the table in the same turn, in your phase or as a hit. You may lay your phase or add other cards
    first so that it fits, and an identical card from your hand will do in its place. Your turn can’t end until that’s
    done.
# $limit (turns for each player)
rules-T11 =
    In the rare case that nobody goes out, the round stops after { $limit ->
        [one] { $limit } turn
       *[other] { $limit } turns
    } for each player, counted together and including lost turns.
rules-T11-points = Everyone counts their cards, and the phases on the table count as done.
rules-T11-places = The phases on the table count as done.
rules-T12 = If laying your phase empties your hand, well done: the round is over at once.

## Wilds

rules-W1 = A wild stands for any number in any colour.
rules-W2 = Use as many wilds as you like.
rules-W3-none = A phase may even be all wilds.
rules-W3-phase = Every phase needs at least one numbered card, but not every group in it does. Hits need none.
rules-W3-group = Every group of a phase needs at least one numbered card. Hits need none.
rules-W4 =
    If the numbered cards don’t show what a group is, just say it as you lay the group: which number, where it starts,
    which colour.
rules-W4-no-runs = If the numbered cards don’t show what a group is, just say it as you lay the group: which number or which colour.
rules-W4-run = If you add a wild to a run, say at which end.
rules-W5 = A wild on the table stays what and where it is until the round is over. Nobody may swap it for the card it stands for.
rules-W6 = A wild can’t be used as a skip.

## Skips

rules-K1 =
    Play a skip as the last card of your turn, instead of a discard: put it in front of any other player. That player loses
    their next turn.
rules-K2 =
    You can’t give a skip to a player who already has one. If there’s nobody left to give it to, and only then, you may
    discard it without effect.
rules-K3-on = When a skipped player’s turn comes, the skip goes on the discard pile, and the next player plays.
rules-K3-under = When a skipped player’s turn comes, the next player plays instead. The skip goes under the discard pile, so the card on top can still be taken.
rules-K4 = A skip is never part of a phase and never a hit.
rules-K5 = A skip may be your last card: you go out, the round ends, and the skip has no effect.
rules-K6 = Play a skip as the last card of your turn: put it on the discard pile, and the next player loses their turn.
rules-K7 = With two players, a skip simply gives you another turn.
rules-K7-given = On the other player’s lost turn, the skip still moves as usual.
rules-K8 = A skip waits in front of a player until it would really be their turn.
rules-K8-knock = It also waits if a knock made play jump past that player.
rules-K8-end = When the round ends, it goes back with the other cards. It never counts as a card in hand.

## Hits

rules-H1-at-once = You may hit only on your own turn, and only once your own phase is on the table. That includes the very turn you lay it.
rules-H1-wait = You may hit only on your own turn, and only if you laid your own phase in an earlier turn of this round.
rules-H1 = Every group on the table is then open to you, no matter whose it is.
rules-H2-set = A set takes cards with its number.
rules-H2-run = A run takes the next number at either end.
rules-H2-colour-run = A run in one colour takes its colour only.
rules-H2-parity-run = A run of odd or even cards goes on in steps of two.
rules-H2-colour = A group of one colour takes any card of that colour.
rules-H2-parity = A group of odd cards takes odd cards; a group of even cards takes even ones.
rules-H2-parity-colour = If the group was laid in one colour, only that colour fits.
rules-H2-wild = A wild goes wherever a numbered card could go.
rules-H2-full = A run with no number left at either end is full.
rules-H3 = A run of pairs takes only a whole pair, both cards together, at either end.
rules-H3-wild = Wilds may be part of that pair.
rules-H4 = However big a group gets, it never turns into another phase: you’ve done the one you laid.

## End of a round and of the game

rules-S1-any =
    The round ends the moment someone has no cards left, whether by laying, hitting or discarding. That player wins the
    round.
rules-S1-discard = The round ends the moment someone discards their last card. That player wins the round.
rules-S1-skip = A skip as the last card ends the round too.
rules-S2 = The winner of the round scores 0. Everyone else counts the cards left in hand:
# $points (for each card)
rules-S2-all =
    { $points ->
        [one] { $points } point for each numbered card,
       *[other] { $points } points for each numbered card,
    }
# $points (for each card), $last (the highest number that costs this)
rules-S2-low =
    { $points ->
        [one] { $points } point for each card from 1 to { $last },
       *[other] { $points } points for each card from 1 to { $last },
    }
# $points (for each card), $first, $last (numbers that cost this)
rules-S2-high =
    { $points ->
        [one] { $points } point for each card from { $first } to { $last },
       *[other] { $points } points for each card from { $first } to { $last },
    }
rules-S2-skip =
    { $points ->
        [one] { $points } point for each skip,
       *[other] { $points } points for each skip,
    }
rules-S2-wild =
    { $points ->
        [one] { $points } point for each wild,
       *[other] { $points } points for each wild,
    }
rules-S2-low-is-good = and nothing for cards on the table. Points add up from round to round, and the fewer, the better.
rules-S3-fixed = Everyone who laid their phase moves on to the next one, not just the winner of the round.
rules-S3-free = Everyone who laid a phase has done it, not just the winner of the round.
# $phase (number of the last phase)
rules-S4-fixed = Whoever has done phase { $phase } when a round ends wins the game.
rules-S4-free = Whoever has done all the phases when a round ends wins the game.
rules-S4-total = If several players have, the one with the lowest total wins.
rules-S4-before = If several players have, the one who had the fewest points before that round wins.
# $phase (number of the phase)
rules-S5 =
    Still tied for the win? Those players alone play a deciding round: phase { $phase } once more, and the deal passes to
    the next of them. No more points are added: the first to go out wins the game. If nobody does, the hand with the
    fewest points wins; if that’s a tie too, they share the win.
# $phase (number of the last phase)
rules-S6-fixed = Nobody counts points: the first to do phase { $phase } wins.
rules-S6-free = Nobody counts points: the first to do all the phases wins.
rules-S6 =
    The others play on for the remaining places. If several players finish in the same round, whoever laid first is ahead.
    Players who finish play that round to its end and then leave; until then, all groups stay open to hits. The game ends
    when only one player is left.
rules-S7 = Getting late? Stop after any round and carry on another day: just note where everyone stands.

## Variants

# $rounds (as many as phases)
rules-V1 =
    { $rounds ->
        [one] One round for each phase: here, just one.
       *[other] One round for each phase, { $rounds } in all. After each round everyone moves on to the next phase, laid or not.
    } The fewest points at the end win; players who tie share the win.
# $count (of phases played), $total (of phases in the list of the edition), $phases (their numbers)
rules-V2 =
    { $count ->
        [one] Fewer phases: of the { $total }, you play only number { $phases }.
       *[other] Fewer phases: of the { $total }, you play only { $count }, namely { $phases }.
    }
rules-V3 =
    Knocking: when another player has discarded, and until the next player draws, you may knock on the table and take that
    card. The first knock counts. The card is your draw: you may lay and hit, and you end your turn as usual. Then play
    goes on from your left, and anyone in between is passed over.
rules-V3-limits =
    You can’t knock for your own discard, for the card turned up after the deal, or once the round is over. You can knock
    for a knocker’s discard, too.
rules-V3-skips = You can’t knock for a skip, for the card on top after a skip was played, or if you’re about to be skipped yourself.
rules-V3-use = The card you knock for has to go on the table in that turn, unless it was the only one in the pile.
rules-V4-free = Free order: choose which of your remaining phases to lay, and cross it off at once.
# $phases (numbers in the order of play)
rules-V4-agreed = A different order: everyone plays the phases in the order { $phases }.

## House options

rules-O1 = Hits wait a turn: no hits in the turn you lay your phase.
rules-O2 = A numbered card in each group: every group of a phase needs at least one.
rules-O3 = Out by discard only: keep one card to discard; you may not lay your last one or hit with it.
rules-O3-skip = A skip counts as a discard.

## What differs

# $left, $right (names of two games)
rules-same = { $left } and { $right } are played by the same rules.
rules-differ = How { $left } and { $right } differ:
# $book (name of a game), $text (what its rule says)
rules-in-both = { $book }: { $text }
rules-in-one = Only { $book }: { $text }

## The list of editions and variants

rules-list-title = Editions of the game
# $cards (in the deck), $hand (cards), $phases (how many)
rules-edition-classic = The full game with { $cards } cards and { $hand } in hand, as in the game’s anniversary box.
rules-edition-continental = The full game with { $cards } cards and { $hand } in hand, as sold in continental Europe: a phase may be all wilds.
rules-edition-express = The short game with { $cards } cards and only { $hand } in hand, and { $phases } phases of its own.
rules-edition-dutch = The full game with { $cards } cards and { $hand } in hand, as a Dutch club plays it: no points, and you take a discard only to use it.
rules-edition-dutch-original = The Dutch game with { $cards } cards and { $hand } in hand, without the club’s own changes.
rules-name-classic = Classic
rules-name-continental = Continental
rules-name-express = Express
rules-name-dutch = Dutch club
rules-name-dutch-original = Dutch original

rules-list-variants = House rules: add them to any card edition with a plus sign
rules-variant-ten-rounds = One round for each phase, laid or not; the fewest points win.
rules-variant-phases = Fewer phases: the first few, the even or the odd ones (phases=even), or a choice (phases=1,3,8).
rules-variant-knock = Knock to claim the card just discarded.
rules-variant-free-order = Everyone chooses which phase to do next.
rules-variant-order = The phases in a different order, the same for everyone.
rules-variant-hits-next-turn = No hits in the turn you lay your phase.
rules-variant-natural-in-each-group = Every group of a phase needs a numbered card.
rules-variant-out-by-discard = You can go out only with a discard.
rules-variant-free-take = You may take the top discard whenever you like.
rules-variant-use-taken = You may take the top discard only to put it on the table in the same turn.
rules-variant-skip-chosen = You choose who is skipped.
rules-variant-skip-next = A skip always skips the next player.
rules-variant-points = Points are counted.
rules-variant-places = No points; after the winner, the others play on for the remaining places.
rules-list-hint = The rules of exactly your game: dizaine rules continental+knock
rules-list-hint-diff = How two games differ: dizaine rules --diff classic dutch
rules-list-hint-new = Start a rulebook of your own: dizaine rules --new my.toml
rules-list-hint-check = Check a rulebook of your own: dizaine rules --check my.toml

## Checking a file of one's own

# $file, $title (of the book), $id (how the game is called)
rules-check-right = { $file } is fine: { $title } ({ $id }) can be played.
# $file
rules-check-wrong = { $file } can’t be played.

# $file
rules-new-written = Saved { $file }: the classic game, with every field explained. Change what you like, then run: dizaine rules --check { $file }

## What is wrong with a rulebook
# These complete a line such as “deal.hand: must lie between 1 and 15, not 20 (M5)”.

# $field (its name in the file), $reason
rules-fault-line = { $field }: { $reason }
# $line (one as above), $rule (id of the rule that it breaks)
rules-fault-rule = { $line } ({ $rule })
# $number, $phase (what it asks for), $reason
rules-fault-in-phase = Phase { $number } ({ $phase }): { $reason }
# $reason, $word (the nearest known one)
rules-fault-near = { $reason }; did you mean “{ $word }”?
# $reason, $words (all known ones)
rules-fault-known = { $reason }; choose from { $words }
# Below, each message is for a code of dizaine.rulebooks; its arguments are the facts.
rules-problem-only-phases =
    { $count ->
        [one] { $book } has only { $count } phase, not { $wanted }
       *[other] { $book } has only { $count } phases, not { $wanted }
    }
rules-problem-not-ascending = { $value } is not in ascending order; for another order, write order= instead of phases=
rules-problem-selection = write a number, “even”, “odd” or a list such as 1,3,8, not { $value }
rules-problem-order = write a list such as 3,1,2, not { $value }
rules-problem-combined = can’t be combined with { $other }
rules-problem-no-variant = there is no house rule “{ $name }”
rules-problem-needs-value = needs a value, such as { $example }
rules-problem-no-value = takes no value
rules-problem-twice = is named twice
rules-problem-phase-twice = phase { $number } is named twice
rules-problem-name-twice = { $name } is named twice
rules-problem-between = must be between { $least } and { $most }, not { $value }
rules-problem-empty = must not be empty
rules-problem-not-one-of = { $value } isn’t possible here; choose from { $words }
rules-problem-at-least-one = at least one is needed
rules-problem-deck = the deck has { $cards } cards, but at most { $most } are allowed
rules-problem-phase-count = a rulebook has 1 to { $most } phases, not { $count }
rules-problem-small-group = a group has at least { $least } cards
rules-problem-short-run = in this rulebook a run has at least { $least } cards
rules-problem-few-pairs = a run of pairs has at least { $least } pairs
rules-problem-long-run = with numbers 1 to { $numbers }, at most { $most } can be in a row
rules-problem-long-odd-run = with numbers 1 to { $numbers }, at most { $most } odd ones can be in a row
rules-problem-long-even-run = with numbers 1 to { $numbers }, at most { $most } even ones can be in a row
rules-problem-groups = it has { $groups } groups, but at most { $most } are allowed
rules-problem-large = it asks for { $cards } cards, but a hand has only { $room } after the draw
rules-problem-large-with-discard = it asks for { $cards } cards, but one card must be kept for the discard, which leaves { $room }
rules-problem-wilds =
    { $wilds ->
        [one] it needs { $needed } wilds, but the deck has only { $wilds }
       *[other] it needs { $needed } wilds, but the deck has only { $wilds }
    }
rules-problem-natural = the deck has no numbered card for it
rules-problem-natural-in-group = the deck has no numbered card for one of its groups
rules-problem-no-phases = at least one phase must be played
rules-problem-no-phase = there is no phase { $number }, only 1 to { $last }
rules-problem-rounds-free = with one round for each phase, the order of the phases can’t be free
rules-problem-rounds-places = one round for each phase is won by points, but this game counts none; add the house rule “points”
rules-problem-not-a-book = write the name of an edition or of a .toml file, not { $value }
# $detail (what the computer says, in English)
rules-problem-json = is not valid JSON: { $detail }
rules-problem-toml = is not valid TOML: { $detail }
rules-problem-long-line = line { $line } has more than { $most } characters; break it up
rules-problem-many-dots = line { $line } has more than { $most } dots
rules-problem-no-file = there is no such file
rules-problem-unreadable = can’t be read: { $detail }
rules-problem-no-edition = “{ $name }” is neither an edition nor a .toml file
rules-problem-extends-itself = { $name } extends itself
rules-problem-id = a rulebook is named after its file; leave this out
rules-problem-section = this must be a section, not { $value }
rules-problem-list = this must be a list, not { $value }
rules-problem-truth = this must be true or false, not { $value }
rules-problem-number = this must be a whole number, not { $value }
rules-problem-text = this must be text in quotation marks, not { $value }
# $most (letters)
rules-problem-title = write 1 to { $most } characters, all of them printable
rules-problem-unknown-in-section = the section [{ $section }] has no such field
rules-problem-unknown = a rulebook has no such field
rules-problem-missing = is missing
rules-problem-unreadable-group = { $value } can’t be read as a group of a phase; write for example “set of 3 + run of 4”, “run of 2 pairs”, “run of 4 odd”, “run of 4 in one colour”, “4 even” or “7 of one colour”
rules-problem-players = { $book } is for { $least } to { $most } players, not { $value }
rules-problem-few-cards = { $cards } cards are not enough for { $players } hands of { $hand } and two piles
rules-problem-no-start =
    { $cards ->
        [one] the { $cards } card left after dealing { $players } hands might not be able to start the discard pile
       *[other] among the { $cards } cards left after dealing { $players } hands there might be none that can start the discard pile
    }

## The dice game

# $phases (how many there are)
rules-aim-dice =
    { $phases ->
        [one] Welcome to the table! Make the phase with the dice, for as many points as you can. The phase is a combination
            of dice to roll.
       *[other] Welcome to the table! Make the { $phases } phases with the dice, one after the other, for as many points as you
            can. A phase is a combination of dice to roll.
    }
rules-section-dice-points = Points
rules-section-dice-end = The end of the game
rules-edition-dice = The dice game with { $dice } dice and { $phases } phases, also for one player.
rules-edition-dice-french = The dice game as in its French edition: { $dice } dice, with a 5 and only one W on each low die.
rules-name-dice = Dice
rules-name-dice-french = Dice, French edition

# $dice (how many), $colours (names with their shapes)
rules-D1 =
    { $dice ->
        [one] You play with { $dice } die. Its faces are in { $colours }.
       *[other] You play with { $dice } dice. Their faces are in { $colours }; which face has which colour varies from die to die.
    }
# $dice (how many such dice), $faces (what they show)
rules-D1-kind =
    { $dice ->
        [one] { $dice } die has
       *[other] { $dice } dice have
    } the faces { $faces }.
rules-D1-wild = W stands for wild.
# $faces (what the die shows)
rules-D2 = Before the game, everyone rolls a die with the faces { $faces }. The highest goes first, and so on down to the lowest; players who tie roll again among themselves. The columns of the score pad follow this order.
# $more (rolls after the first)
rules-D3 =
    { $more ->
        [0] On your turn, roll all the dice once.
        [one] On your turn, roll all the dice. Then you may roll any of them once more, or stop early.
       *[other] On your turn, roll all the dice. Then you may roll any of them again, up to { $more } more times, even dice you kept before. You may stop early.
    }
rules-D4 = Make the phases in this order. A failed phase scores nothing; just try it again on your next turn.
# $numbers (the highest number)
rules-D5 = A set is dice with the same number; a run is dice with numbers in a row, such as 1 2 3 4. The highest number is { $numbers }, and a run never goes on from { $numbers } to 1.
rules-D5-wild = A W stands for any number and scores 0; a group may even be all Ws.
rules-D5-colour = In a phase of one colour, only faces of that colour count.
rules-D5-colour-wild = There, a W counts only as its own colour, and scores 0.
rules-D6 = The score pad shows your total after each phase. A phase scores the sum of the dice it uses, and no others, in the arrangement that scores the most.
rules-D6-example = For example, 8 8 8 and 10 W W as two sets of 3 score 34.
# $phase (its number), $over (points), $bonus (points)
rules-D7 =
    If your total is over { $over } after phase { $phase }, you get a bonus of { $bonus ->
        [one] { $bonus } point
       *[other] { $bonus } points
    }.
# $bonus (points)
rules-D8 =
    The first to finish the last phase gets the finishing bonus: { $bonus ->
        [one] { $bonus } point.
       *[other] { $bonus } points.
    } So does anyone still to come in that round (one turn each, in the order of play) who also finishes with that turn, the
    first of their last chance. Later turns don’t earn it.
rules-D9 = Once someone has finished, everyone else gets one last chance, in the order of play after the finisher. When yours comes, keep taking turns as long as you make your phase each time. Once you fail, or have made the last phase, it’s the next player’s last chance.
rules-D10 = The highest total wins. Players who tie share the win.
rules-D11 = If your phase is made when your turn ends, it’s scored; you can’t decline it. Want more? Use the rolls you have left first.
# $cost (points)
rules-D12 =
    Playing alone? Note each failed turn: it costs { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    } at the end.
# $bonus (points)
rules-D12-bonus =
    Alone, you get the finishing bonus of { $bonus ->
        [one] { $bonus } point
       *[other] { $bonus } points
    } only if you make the last phase on the first try.

rules-problem-dice-variants = the dice game has no house rules, so leave out “+{ $variants }”
rules-problem-dice-kinds = a rulebook has 1 to { $most } kinds of dice, not { $count }
rules-problem-dice-faces = a die has { $faces } faces, not { $count }
rules-problem-dice-count = there are { $count } dice, but at most { $most } are allowed
rules-problem-dice-no-number = at least one face must show a number
rules-problem-dice-order = the first kind of dice decides the order of play, so it needs two different faces
rules-problem-dice-small-group = a group has at least { $least } dice
rules-problem-dice-parity = the dice game has no odd or even groups
rules-problem-dice-pairs = the dice game has no runs of pairs
rules-problem-dice-colour-run = the dice game has no runs in one colour
rules-problem-dice-alone = dice of one colour must be the only group of their phase
rules-problem-dice-large = it asks for { $wanted } dice, but there are only { $dice }
rules-problem-dice-impossible = no roll of these dice can make it
rules-problem-dice-kind-name = name a kind of dice by a word, such as high or low
rules-problem-dice-colours = write { $faces } letters for the colours of the faces ({ $letters }), not { $value }
rules-problem-dice-face = write a number from 1 up or "W", not { $value }
