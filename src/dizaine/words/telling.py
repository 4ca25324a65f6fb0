"""How events are told: one table for all faces, from an event to its message and the arguments of that.

The rows of the kinds lie in `cards/tellings` and `dice/tellings`. Terminal and page read them, each with one small
interpreter; the page gets its rows as TypeScript.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

Face = Literal["terminal", "page"]
Form = Literal["sentence", "clause", "line", "together"]
Way = Literal[
    "value", "count", "name", "names", "order", "who", "card", "cards", "group", "melds",
    "dice", "groups", "phase", "half phase", "half over", "throws",
]  # fmt: skip
"""How a face tells a field: as it is, or in its own words for seats, cards, groups and dice."""
Arguments = Mapping[str, tuple[Way, str]]
"""For each variable of a message how it is told, and from which field; without a field, from the events."""


@dataclass(frozen=True, slots=True)
class Telling:
    """One row: an event and what is said about it. The first row that fits an event counts."""

    event: type
    message: str = ""
    """Empty for what needs no words."""
    arguments: Arguments = field(default_factory=dict)
    about: str = ""
    """The field with the player whom the message calls `name` and `who`."""
    when: Mapping[str, object] = field(default_factory=dict)
    """What fields must be; of a list its length counts, and `players` is the number of seats."""
    form: Form = "sentence"
    """A clause is said behind the player's name, with others of the same player; a line stands below it. Events that
    are told together, one after the other, make one sentence."""

    def fits(self, event: object, players: int) -> bool:
        """Whether this row is about an event."""
        return all(_measure(event, name, players) == wanted for name, wanted in self.when.items())


def did(event: type, message: str, arguments: Arguments, **when: object) -> Telling:
    """What a player did, to be said behind the name."""
    return Telling(event, message, arguments, "seat", when, "clause")


def telling_of(tellings: Iterable[Telling], event: object, players: int) -> Telling:
    """The row for an event; each has one, if only one without words."""
    return next(row for row in tellings if row.event is type(event) and row.fits(event, players))


def _measure(event: object, name: str, players: int) -> object:
    value: Any = players if name == "players" else getattr(event, name)
    return len(value) if isinstance(value, tuple) else value
