"""An order: what to print, for which game, and how."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from dizaine.rulebooks.library import Book
from dizaine.table.names import clean_name
from dizaine.table.refused import CommandRefused

Kind = Literal["reference", "sheet", "pad", "rules", "deck", "stickers"]
Paper = Literal["a4", "letter"]
Colour = Literal["full", "grey", "ink-saving"]

KINDS: Final[tuple[Kind, ...]] = ("reference", "sheet", "pad", "rules", "deck", "stickers")
COLOURS: Final[tuple[Colour, ...]] = ("full", "grey", "ink-saving")
MOST_NAMES: Final = 6


class Size(NamedTuple):
    """A sheet of paper upright, in millimetres."""

    width: float
    height: float


PAPERS: Final[dict[Paper, Size]] = {"a4": Size(210, 297), "letter": Size(215.9, 279.4)}


class NotPrinted(Exception):
    """An order that cannot be printed: a message of the catalogue with its arguments."""

    def __init__(self, message: str, **arguments: int | str) -> None:
        super().__init__(message)
        self.message = message
        self.arguments = arguments


@dataclass(frozen=True, slots=True)
class Order:
    """What to print. Names are for the sheets that people write on; bleed and backs are for cards."""

    kind: Kind
    book: Book
    language: str = "en"
    paper: Paper = "a4"
    colour: Colour = "full"
    names: tuple[str, ...] = ()
    bleed: bool = False
    backs: bool = False
    players: int = 0
    """How many columns a sheet has; 0 leaves that to the names and to the book."""

    @property
    def file_name(self) -> str:
        """A name that says what is in the file: `dizaine-sheet-classic-de.pdf`."""
        game = "".join(letter if letter.isalnum() or letter in "-_" else "-" for letter in self.book.id).strip("-")
        return f"dizaine-{self.kind}-{game[:60] or 'game'}-{self.language}.pdf"


def clean_names(names: Sequence[str], book: Book) -> tuple[str, ...]:
    """Names as they are printed; raises `NotPrinted` for too many of them, or for one that cannot be shown."""
    most = min(MOST_NAMES, book.most_players)
    if len(names) > most:
        raise NotPrinted("print-error-many-names", names=len(names), most=most)
    try:
        return tuple(clean_name(name) for name in names)
    except CommandRefused:
        wrong = next(name for name in names if not _can_be_shown(name))
        raise NotPrinted("print-error-name", text=wrong) from None


def _can_be_shown(name: str) -> bool:
    try:
        clean_name(name)
    except CommandRefused:
        return False
    return True
