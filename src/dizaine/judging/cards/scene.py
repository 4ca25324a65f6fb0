"""A tiny position with only what a question is about, in which the engine checks and makes moves.

It need not be a position of a whole game: other hands and piles are filled with any cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from dizaine.engine.cards.cards import LAST_NATURAL, Card
from dizaine.engine.cards.codec import to_row
from dizaine.engine.cards.compiled_rules import Rules
from dizaine.engine.cards.events import read_events
from dizaine.engine.cards.moves import Move
from dizaine.engine.cards.play import check, perform
from dizaine.engine.cards.positions import read_position
from dizaine.engine.cards.refusals import refusal_of
from dizaine.engine.cards.workspace import Workspace
from dizaine.engine.errors import IllegalMove
from dizaine.engine.events import Event
from dizaine.engine.refusals import Refusal
from dizaine.engine.rows import EventRows


class Scene:
    """A position, given by some of the lines of its text form."""

    def __init__(self, rules: Rules, *lines: str, players: int = 3, stage: str = "play", seat: int = 0) -> None:
        self.rules = rules
        head = (f"players {players}", f"stage {stage}", f"seat {seat}", "round 1")
        self.state = read_position(rules, "\n".join((*head, *lines)))

    def refusal(self, move: Move) -> Refusal | None:
        """Why a move is not allowed; None if it is."""
        try:
            row = to_row(self.rules, move)
        except IllegalMove as error:
            return error.refusal
        code = check(self.rules, self.state, Workspace(), row)
        return refusal_of(code) if code else None

    def make(self, move: Move) -> tuple[Event, ...]:
        """Make a move, and return what happens."""
        rows = EventRows()
        perform(self.rules, self.state, to_row(self.rules, move), rows)
        return read_events(rows)


def words(cards: Iterable[int]) -> str:
    """Cards as a position writes them."""
    return " ".join(str(Card(card)) for card in cards) or "-"


def others(rules: Rules, named: Sequence[int], count: int) -> list[Card]:
    """Some numbered cards of the deck beside those that are named; any of the deck if it has no more."""
    left = Counter(rules.new_deck[: rules.deck_size])
    left.subtract(named)
    free = [Card(card) for card in sorted(left) if 0 < card <= LAST_NATURAL for _ in range(left[card])]
    naturals = [Card(card) for card in rules.new_deck[: rules.deck_size] if card <= LAST_NATURAL]
    return (free + naturals * count)[:count]
