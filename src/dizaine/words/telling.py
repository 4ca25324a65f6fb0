"""How events are told: a table from each event to a message and its arguments, for all faces.

The rows are in `cards/tellings` and `dice/tellings`. Terminal and page each have a small interpreter for them; the page
gets its rows as TypeScript.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

Face = Literal["terminal", "page"]
Form = Literal["sentence", "clause", "line", "together"]
Way = Literal[
    "value", "count", "name", "names", "order", "who", "card", "cards", "group", "melds",
    "dice", "groups", "phase", "half phase", "half over", "throws", "move",
]  # fmt: skip
"""How a face formats a field: as it is, or in its own words for seats, cards, groups and dice."""
Arguments = Mapping[str, tuple[Way, str]]
"""For each variable of a message, how it is formatted and from which field; an empty name stands for all events."""


@dataclass(frozen=True, slots=True)
class Telling:
    """A row of the table: an event and what is said about it. The first row that fits an event is used."""

    event: type
    message: str = ""
    """Empty if the event is not mentioned."""
    arguments: Arguments = field(default_factory=dict)
    about: str = ""
    """The field with the player who fills the variables `name` and `who`."""
    when: Mapping[str, object] = field(default_factory=dict)
    """Required values of fields; a tuple is compared by its length, and `players` is the number of seats."""
    form: Form = "sentence"
    """Consecutive clauses about one player are joined into a sentence that begins with the name. Lines are indented
    below the player's name. Consecutive events of the form `together` make one sentence."""

    def fits(self, event: object, players: int) -> bool:
        """Whether this row is about an event."""
        return all(_measure(event, name, players) == wanted for name, wanted in self.when.items())


def did(event: type, message: str, arguments: Arguments, **when: object) -> Telling:
    """A row for something that a player did, told as a clause after the name."""
    return Telling(event, message, arguments, "seat", when, "clause")


def telling_of(tellings: Iterable[Telling], event: object, players: int) -> Telling:
    """The row for an event; every event has one."""
    return next(row for row in tellings if row.event is type(event) and row.fits(event, players))


def _measure(event: object, name: str, players: int) -> object:
    value: Any = players if name == "players" else getattr(event, name)
    return len(value) if isinstance(value, tuple) else value
