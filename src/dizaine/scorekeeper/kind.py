"""What a sheet needs to know about a kind of game; implemented for cards and for dice."""

from __future__ import annotations

from typing import Any, Protocol

from dizaine.rulebooks.library import Book
from dizaine.scorekeeper.forms import Cell, Entry, Setup
from dizaine.words.catalogue import Catalogue


class ScoreKind(Protocol):
    """Each kind has its own books and states, those of the engine."""

    def start(self, book: Any, setup: Setup) -> Any:
        """The state before the first entry. Raises `SetupRefused`."""

    def enter(self, book: Any, names: list[str], state: Any, entry: Any) -> Any:
        """The state after an entry. Raises `EntryRefused`, and leaves the given state as it is."""

    def situation(self, book: Any, state: Any, catalogue: Catalogue) -> dict[str, Any]:
        """The fields of `Status` that depend on the kind."""

    def column(self, book: Any, state: Any, seat: int, cells: list[Cell]) -> dict[str, Any]:
        """The fields of `Player` that depend on the kind; `cells` are those of the player in all rows."""

    def heading(self, before: Any, entry: Any) -> dict[str, Any]:
        """The fields of `Row` that depend on the kind."""

    def cell(self, book: Any, before: Any, after: Any, seat: int) -> Cell:
        """What an entry did for one player."""


def belongs(book: Book, entry: Entry) -> bool:
    """Whether an entry is one for this kind of game: its tag is the name of the kind."""
    return entry.__struct_config__.tag == book.kind
