"""One voice for a game: the language, the names at the table, and what a phase or a refusal says."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Protocol

from dizaine.engine.refusals import Refusal
from dizaine.faces.terminal.look import Look
from dizaine.rulebooks.library import Book
from dizaine.table.seats import Seat
from dizaine.words.catalogue import Catalogue
from dizaine.words.kinds import words_of
from dizaine.words.telling import Way
from dizaine.words.terms import refusal_words


class Faces(Protocol):
    """Cards or dice as they are shown."""

    look: Look

    def legend(self) -> str:
        """What letters and signs mean."""


class Voice:
    """Turns what the engine knows into what a person reads: the reader is addressed, all others go by their names.

    It decides nothing. Each kind of game has a speaker who can also tell of its cards or dice.
    """

    def __init__(self, catalogue: Catalogue, book: Book, seats: tuple[Seat, ...], faces: Faces) -> None:
        self.catalogue = catalogue
        self.rulebook: Any = book
        self.seats = seats
        self.look = faces.look
        self._phase_words = words_of(book).phase
        self._phases = {phase.number: phase for phase in book.every_phase}

    @property
    def several(self) -> bool:
        """Whether more than one person is at the keyboard."""
        return sum(seat.is_person for seat in self.seats) > 1

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

    def phase(self, number: int) -> str:
        """What a phase asks for."""
        return self._phase_words(self.catalogue, self._phases[number])

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not allowed, with the id of the rule."""
        return self.text("terminal-refused", reason=refusal_words(self.catalogue, refusal), rule=refusal.rule)
