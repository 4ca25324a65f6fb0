"""Cards in a hand, and the cards that are being thought about: sorted lists in fixed-size fields."""

from bisect import insort
from typing import Final

from dizaine.engine.cards import KINDS, LAST_NATURAL, NONE, SKIP, WILD
from dizaine.engine.counts import SKIPS, WILDS, count_of
from dizaine.engine.dialect import compiled_form_of, hot, rule
from dizaine.engine.state import State
from dizaine.engine.tables import Rules
from dizaine.engine.workspace import Workspace

_BIT_OF: Final = tuple(1 << kind for kind in range(KINDS))


@hot
def insert_card(cards: list[int], size: int, card: int) -> None:
    """Put a card into a sorted list that holds `size` cards."""
    insort(cards, card, 0, size)
    cards.pop()


@hot
def find_card(cards: list[int], size: int, card: int) -> int:
    """Where a card is, or -1."""
    for index in range(size):
        if cards[index] == card:
            return index
    return -1


@hot
def delete_card(cards: list[int], size: int, index: int) -> None:
    """Take the card at an index out of a list that holds `size` cards."""
    for position in range(index, size - 1):
        cards[position] = cards[position + 1]
    cards[size - 1] = NONE


@hot
def remove_card(cards: list[int], size: int, card: int) -> None:
    """Take a card that is there out of a list that holds `size` cards."""
    cards.remove(card)
    cards.append(NONE)


@hot
def sort_dealt(cards: list[int], size: int, order: list[int], first: int, step: int) -> None:
    """Fill an empty list with every so many cards of an order, sorted."""
    cards[:size] = sorted(order[first : first + size * step : step])


@hot
def gain(state: State, seat: int, card: int, public: int) -> None:
    """A card comes into a hand; if all saw it, all know that it is there."""
    insert_card(state.hand[seat], state.hand_size[seat], card)
    state.hand_size[seat] += 1
    if public:
        insert_card(state.known[seat], state.known_size[seat], card)
        state.known_size[seat] += 1


@hot
def lose(state: State, seat: int, card: int) -> None:
    """A card leaves a hand in the open. It counts as the one that all know of, if there is one such."""
    remove_card(state.hand[seat], state.hand_size[seat], card)
    state.hand_size[seat] -= 1
    if state.known_size[seat] and find_card(state.known[seat], state.known_size[seat], card) >= 0:
        remove_card(state.known[seat], state.known_size[seat], card)
        state.known_size[seat] -= 1


@rule
def holds(state: State, seat: int, card: int) -> int:
    """Whether a hand holds a card."""
    return 1 if find_card(state.hand[seat], state.hand_size[seat], card) >= 0 else 0


@hot
def kinds_in_hand(state: State, seat: int) -> int:
    """A bit for each kind of card in a hand."""
    return sum(map(_BIT_OF.__getitem__, set(state.hand[seat][: state.hand_size[seat]])))


@compiled_form_of(kinds_in_hand)
def kinds_in_hand_compiled(state: State, seat: int) -> int:
    """The same card by card."""
    kinds = 0
    for index in range(state.hand_size[seat]):
        kinds |= 1 << state.hand[seat][index]
    return kinds


@hot
def load_hand(rules: Rules, state: State, work: Workspace, seat: int) -> None:
    """Spread out a hand to think about it. Skips are set aside: they never lie in a group (K4)."""
    size = state.hand_size[seat]
    hand = state.hand[seat][:size]
    skips = hand.count(SKIP)
    work.cards[:size] = hand
    work.card_count = size - skips
    work.wilds = hand.count(WILD)
    work.counts = sum(map(rules.unit.__getitem__, hand))
    work.colours = sum(map(rules.colour_unit.__getitem__, hand))
    work.spare = skips


@compiled_form_of(load_hand)
def load_hand_compiled(rules: Rules, state: State, work: Workspace, seat: int) -> None:
    """The same card by card. Skips are the last of a sorted hand."""
    cards = work.cards
    hand = state.hand[seat]
    size = state.hand_size[seat]
    counts = 0
    colours = 0
    for index in range(size):
        card = hand[index]
        cards[index] = card
        counts += rules.unit[card]
        colours += rules.colour_unit[card]
    skips = count_of(colours, SKIPS)
    work.card_count = size - skips
    work.wilds = count_of(colours, WILDS)
    work.counts = counts
    work.colours = colours
    work.spare = skips


@rule
def lend(rules: Rules, work: Workspace, card: int) -> None:
    """Add a card to those that are spread out."""
    insert_card(work.cards, work.card_count, card)
    work.card_count += 1
    work.counts += rules.unit[card]
    work.colours += rules.colour_unit[card]
    if card == WILD:
        work.wilds += 1


@rule
def withdraw(rules: Rules, work: Workspace, index: int) -> int:
    """Take one of the cards that are spread out away, and return it."""
    card = work.cards[index]
    delete_card(work.cards, work.card_count, index)
    work.card_count -= 1
    work.counts -= rules.unit[card]
    work.colours -= rules.colour_unit[card]
    if card == WILD:
        work.wilds -= 1
    return card


@rule
def counts_of_colour(rules: Rules, work: Workspace, colour: int) -> int:
    """Packed counts of the cards of one colour, or of all for a colour of -1."""
    if colour < 0:
        return work.counts
    counts = 0
    for index in range(work.card_count):
        card = work.cards[index]
        if card <= LAST_NATURAL and rules.colour[card] == colour:
            counts += rules.unit[card]
    return counts


@rule
def points_in_hand(rules: Rules, state: State, seat: int) -> int:
    """What the cards left in a hand count (S2)."""
    points = 0
    for index in range(state.hand_size[seat]):
        points += rules.points[state.hand[seat][index]]
    return points
