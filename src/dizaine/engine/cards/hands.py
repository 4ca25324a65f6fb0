"""Cards in hands and in the workspace: sorted lists in fixed-size fields."""

from bisect import insort
from typing import Final

from dizaine.engine.cards.cards import HIDDEN, KINDS, LAST_NATURAL, NONE, WILD
from dizaine.engine.cards.compiled_rules import Rules
from dizaine.engine.cards.counts import SKIPS, WILDS, count_of
from dizaine.engine.cards.state import State
from dizaine.engine.cards.workspace import Workspace
from dizaine.engine.dialect import compiled_form_of, hot, rule

_BIT_OF: Final = tuple(1 << kind if kind != HIDDEN else 0 for kind in range(KINDS))


@hot
def insert_card(cards: list[int], size: int, card: int) -> None:
    """Insert a card into a sorted list of `size` cards."""
    insort(cards, card, 0, size)
    cards.pop()


@hot
def find_card(cards: list[int], size: int, card: int) -> int:
    """The index of a card, or -1."""
    held = cards[:size]
    return held.index(card) if card in held else -1


@hot
def delete_card(cards: list[int], size: int, index: int) -> None:
    """Remove the card at an index from a list of `size` cards."""
    for position in range(index, size - 1):
        cards[position] = cards[position + 1]
    cards[size - 1] = NONE


@hot
def remove_card(cards: list[int], size: int, card: int) -> int:
    """Remove a card from a list of `size` cards that has it; returns whether there was another one."""
    cards.remove(card)
    cards.append(NONE)
    return 1 if card in cards else 0


@hot
def copy_cards(target: list[int], source: list[int]) -> None:
    """Copy a hand."""
    target[:] = source


@hot
def copy_pile(target: list[int], source: list[int]) -> None:
    """Copy a pile."""
    target[:] = source


@hot
def turn_pile_over(target: list[int], size: int, source: list[int], first: int) -> None:
    """Fill an empty pile with `size` cards of another from `first` on, in reverse order."""
    target[:size] = source[first : first + size][::-1]


@hot
def clear_cards(cards: list[int]) -> None:
    """Remove all cards."""
    cards[:] = [NONE] * len(cards)


@compiled_form_of(clear_cards)
def clear_cards_compiled(cards: list[int]) -> None:
    """A loop that the compiler turns into one instruction."""
    for index in range(len(cards)):
        cards[index] = NONE


@hot
def sort_dealt(cards: list[int], size: int, order: list[int], first: int, step: int) -> None:
    """Fill an empty hand with every `step`-th card of a shuffled deck, sorted."""
    cards[:size] = sorted(order[first : first + size * step : step])


@hot
def count_hand(rules: Rules, state: State, seat: int) -> None:
    """Compute the packed counts of a hand; hidden cards do not count."""
    hand = state.hand[seat][: state.hand_size[seat]]
    state.hand_counts[seat] = sum(map(rules.unit.__getitem__, hand))
    state.hand_colours[seat] = sum(map(rules.colour_unit.__getitem__, hand))
    state.hand_kinds[seat] = sum(map(_BIT_OF.__getitem__, set(hand)))


@compiled_form_of(count_hand)
def count_hand_compiled(rules: Rules, state: State, seat: int) -> None:
    hand = state.hand[seat]
    counts = 0
    colours = 0
    kinds = 0
    for index in range(state.hand_size[seat]):
        card = hand[index]
        counts += rules.unit[card]
        colours += rules.colour_unit[card]
        if card != HIDDEN:
            kinds |= 1 << card
    state.hand_counts[seat] = counts
    state.hand_colours[seat] = colours
    state.hand_kinds[seat] = kinds


@hot
def gain(rules: Rules, state: State, seat: int, card: int, public: int) -> None:
    """Add a card to a hand; `public` if all players saw it."""
    insert_card(state.hand[seat], state.hand_size[seat], card)
    state.hand_size[seat] += 1
    state.hand_counts[seat] += rules.unit[card]
    state.hand_colours[seat] += rules.colour_unit[card]
    state.hand_kinds[seat] |= 1 << card
    if public:
        insert_card(state.known[seat], state.known_size[seat], card)
        state.known_size[seat] += 1


@hot
def lose(rules: Rules, state: State, seat: int, card: int) -> None:
    """Remove a card from a hand, seen by all. If all knew of such a card in this hand, it counts as that one."""
    if not remove_card(state.hand[seat], state.hand_size[seat], card):
        state.hand_kinds[seat] ^= 1 << card
    state.hand_size[seat] -= 1
    state.hand_counts[seat] -= rules.unit[card]
    state.hand_colours[seat] -= rules.colour_unit[card]
    if state.known_size[seat] and find_card(state.known[seat], state.known_size[seat], card) >= 0:
        remove_card(state.known[seat], state.known_size[seat], card)
        state.known_size[seat] -= 1


@hot
def holds(state: State, seat: int, card: int) -> int:
    """Whether a hand holds a card."""
    return state.hand_kinds[seat] >> card & 1


@hot
def load_hand(rules: Rules, state: State, work: Workspace, seat: int) -> None:
    """Load a hand into the workspace, without skips, which are never part of a group (K4)."""
    copy_cards(work.cards, state.hand[seat])
    load_counts(state, work, seat)


@hot
def load_counts(state: State, work: Workspace, seat: int) -> None:
    """Load the packed counts of a hand into the workspace, without the cards themselves."""
    colours = state.hand_colours[seat]
    work.spare = count_of(colours, SKIPS)
    work.card_count = state.hand_size[seat] - work.spare
    work.wilds = count_of(colours, WILDS)
    work.counts = state.hand_counts[seat]
    work.colours = colours


@rule
def lend(rules: Rules, work: Workspace, card: int) -> None:
    """Add a card to the workspace."""
    insert_card(work.cards, work.card_count, card)
    work.card_count += 1
    work.counts += rules.unit[card]
    work.colours += rules.colour_unit[card]
    if card == WILD:
        work.wilds += 1


@rule
def withdraw(rules: Rules, work: Workspace, index: int) -> int:
    """Remove the card at an index from the workspace, and return it."""
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
    """Packed counts of the cards of one colour, or of all cards if the colour is -1."""
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
    """The points of the cards left in a hand (S2)."""
    points = 0
    for index in range(state.hand_size[seat]):
        points += rules.points[state.hand[seat][index]]
    return points
