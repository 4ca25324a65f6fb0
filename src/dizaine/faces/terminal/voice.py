"""What all kinds of games have in common when they are put into words: language, names, phases, refusals."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeVar

from dizaine.engine.refusals import Refusal
from dizaine.faces.lines import isolated, room, wrap
from dizaine.faces.terminal.colours import standing_out
from dizaine.faces.terminal.look import Look
from dizaine.rulebooks.library import Book
from dizaine.table.seats import Seat
from dizaine.words.catalogue import Catalogue
from dizaine.words.kinds import words_of
from dizaine.words.telling import Way
from dizaine.words.terms import refusal_words

Piece = TypeVar("Piece")


class Faces(ABC, Generic[Piece]):
    """How the cards or dice of one game are shown, in one language."""

    def __init__(self, catalogue: Catalogue, rulebook: Any, look: Look) -> None:
        self.catalogue = catalogue
        self.rulebook = rulebook
        self.look = look

    @abstractmethod
    def show(self, piece: Piece) -> str:
        """A card or die as it lies on the table, without a space at which a line could break."""

    def show_all(self, pieces: Iterable[Piece]) -> str:
        """Cards or dice in a row."""
        return (", " if self.look.words else " ").join(self.show(piece) for piece in pieces)

    @abstractmethod
    def legend(self) -> str:
        """What letters and signs mean."""


class Voice:
    """Puts values of the engine into words: the reader is addressed as "you", all others go by their names.

    Each kind of game has a subclass that also knows its cards or dice.
    """

    def __init__(self, catalogue: Catalogue, book: Book, seats: tuple[Seat, ...], faces: Faces[Any]) -> None:
        self.catalogue = catalogue
        self.rulebook: Any = book
        self.seats = seats
        self.faces = faces
        self.look = faces.look
        self._phase_words = words_of(book).phase
        self._phases = {phase.number: phase for phase in book.every_phase}

    @property
    def several(self) -> bool:
        """Whether more than one person is at the keyboard."""
        return sum(seat.is_person for seat in self.seats) > 1

    def text(self, message: str, **arguments: float | str) -> str:
        """A text of the catalogue."""
        return self.catalogue.text(message, **arguments)

    def wrap(self, text: str, *, first: str = "", indent: int = 0) -> list[str]:
        """A text as lines that fit the width."""
        return wrap(text, self.look.width, first=first, indent=indent)

    def heading(self, text: str, *, own_turn: bool = False) -> list[str]:
        """An empty line, then a text with a rule beside it; without the rule for a screen reader or a narrow window."""
        rule = "-" * (self.look.width - len("---  ") - room(text))
        shown = standing_out(self.look, "turn", text) if own_turn else text
        return ["", f"--- {shown} {rule}"] if rule and not self.look.words else ["", *self.wrap(shown)]

    def name(self, seat: int, viewer: int | None = None) -> str:
        """The name of a player; "you" for the viewer and for a person without a name."""
        if self.who(seat, viewer) == "you":
            return self._standing_out(self.text("terminal-you"))
        return self._standing_out(isolated(self.seats[seat].name))

    def subject(self, seat: int, viewer: int | None = None) -> str:
        """The same at the beginning of a sentence."""
        if self.who(seat, viewer) == "you":
            return self._standing_out(self.text("terminal-you-do"))
        return self._standing_out(isolated(self.seats[seat].name))

    def _standing_out(self, name: str) -> str:
        return standing_out(self.look, "name", name)

    def who(self, seat: int, viewer: int | None = None) -> str:
        """`you` or `other`: which form of the verb a sentence about a player needs."""
        return "you" if seat == viewer or not self.seats[seat].name else "other"

    def names(self, seats: Iterable[int], viewer: int | None = None) -> str:
        """Several players in a list."""
        return self.catalogue.listing(self.name(seat, viewer) for seat in seats)

    def ways(self, viewer: int | None) -> dict[Way, Callable[[Any], int | str]]:
        """For each way to tell a field of an event, the function that does it."""
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
