"""Every card of a game, counted zone by zone without the engine's own counts."""

from collections import Counter

from dizaine.engine.cards.cards import Card
from dizaine.engine.cards.compiled_rules import Rules
from dizaine.engine.cards.hands import count_hand
from dizaine.engine.cards.state import SKIP_IN_FRONT, State
from dizaine.engine.dialect import duplicate
from dizaine.rulebooks import Rulebook


def whole_deck(book: Rulebook) -> Counter[str]:
    """The cards of the deck, computed from the book's material (M1-M4)."""
    material = book.material
    deck = Counter({"W": material.wilds, "S": material.skips})
    for colour in material.colours:
        for number in range(1, material.numbers + 1):
            deck[f"{colour[0]}{number}"] = material.copies
    return +deck


def cards_in_play(state: State) -> Counter[str]:
    """The cards of all hands, of both piles, on the table, and the skips in front of players."""
    kinds = state.draw[: state.draw_size] + state.discard[: state.discard_size]
    for seat in range(state.players):
        kinds += state.hand[seat][: state.hand_size[seat]]
    kinds += [place % 64 for place in state.table[: state.table_size]]
    found = Counter(str(Card(kind)) for kind in kinds)
    found["S"] += sum(in_front == SKIP_IN_FRONT for in_front in state.skipped[: state.players])
    return +found


def hands_are_counted(rules: Rules, state: State) -> bool:
    """Whether the packed counts beside each hand are those of its cards."""
    counted = duplicate(state)
    for seat in range(state.players):
        count_hand(rules, counted, seat)
    return counted == state
