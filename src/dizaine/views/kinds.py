"""Make views of full states, and full states of views, for each kind of game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from dizaine.engine.dialect import duplicate
from dizaine.engine.events import Event
from dizaine.engine.kinds import read_position
from dizaine.rulebooks.library import Book
from dizaine.views.cards import view as cards
from dizaine.views.cards.determinise import determinise
from dizaine.views.cards.view import CardView
from dizaine.views.dice import view as dice
from dizaine.views.dice.view import DiceView
from dizaine.views.view import View

__all__ = ["CardView", "DiceView", "from_position", "imagine", "see"]

_SEE: Final[dict[str, Callable[[Any, int | None, Any, tuple[Event, ...]], View]]] = {
    "cards": cards.see,
    "dice": dice.see,
}

_IMAGINE: Final[dict[str, Callable[[Any, Any], Any]]] = {
    "cards": determinise,
    "dice": lambda view, chance: duplicate(view.state),
}
"""In the dice game nothing is hidden."""


def see(book: Book, seat: int | None, state: Any, history: tuple[Event, ...]) -> View:
    """What a seat may know of a state; `history` is what it saw happen. A `CardView` or a `DiceView`."""
    return _SEE[book.kind](book, seat, state, history)


def imagine(view: View, chance: Any) -> Any:
    """A full state that agrees with a view: its seat would see exactly what the view holds."""
    return _IMAGINE[view.rulebook.kind](view, chance)


def from_position(text: str, seat: int | None, history: tuple[Event, ...]) -> Any:
    """A view read from its position, as sent by another program. Raises `NotationError` or `RulebookError`."""
    book, state = read_position(text)
    return see(book, seat, state, history)
