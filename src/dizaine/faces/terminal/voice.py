"""One voice for a game, whatever is played: the language, and the names at the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from dizaine.faces.terminal.look import Look
from dizaine.table.seats import Seat
from dizaine.words.catalogue import Catalogue
from dizaine.words.telling import Way


class Voice:
    """Speaks of players: the reader is addressed, all others go by their names."""

    def __init__(self, catalogue: Catalogue, seats: tuple[Seat, ...], look: Look) -> None:
        self.catalogue = catalogue
        self.seats = seats
        self.look = look

    def text(self, message: str, **arguments: int | str) -> str:
        """A text of the catalogue."""
        return self.catalogue.text(message, **arguments)

    def name(self, seat: int, viewer: int | None = None) -> str:
        """Who sits there; the viewer is addressed, and so is a person without a name."""
        if seat == viewer or not self.seats[seat].name:
            return self.text("terminal-you")
        return self.seats[seat].name

    def subject(self, seat: int, viewer: int | None = None) -> str:
        """The same as the first word of a sentence."""
        if self.who(seat, viewer) == "you":
            return self.text("terminal-you-do")
        return self.seats[seat].name

    def who(self, seat: int, viewer: int | None = None) -> str:
        """Whether a sentence about a player says `you` or speaks of `other`."""
        return "you" if seat == viewer or not self.seats[seat].name else "other"

    def names(self, seats: Iterable[int], viewer: int | None = None) -> str:
        """Several players in a list."""
        return self.catalogue.listing(self.name(seat, viewer) for seat in seats)

    def ways(self, viewer: int | None) -> dict[Way, Callable[[Any], int | str]]:
        """How this voice tells the fields of an event."""
        return {
            "value": lambda value: value,
            "count": len,
            "name": lambda seat: self.name(seat, viewer),
            "who": lambda seat: self.who(seat, viewer),
            "names": lambda seats: self.names(seats, viewer),
        }
