"""The registry of the kinds of game: the only module of the engine that knows both."""

from __future__ import annotations

from typing import Any, Final

from dizaine.engine.cards.cards import Card
from dizaine.engine.cards.kind import CardKind
from dizaine.engine.dice.kind import DiceKind
from dizaine.engine.errors import NotationError
from dizaine.engine.kind import Kind
from dizaine.rulebooks import RulebookError
from dizaine.rulebooks.dice import DieFace
from dizaine.rulebooks.library import Book, book_from_json, load_any

CARDS: Final[Kind] = CardKind()
DICE: Final[Kind] = DiceKind()
Piece = Card | DieFace
"""What a game is played with: a card, or a face of a die."""

KINDS: Final[dict[str, Kind]] = {kind.name: kind for kind in (CARDS, DICE)}


def kind_of(book: Book) -> Kind:
    """The kind of game that a book describes."""
    return KINDS[book.kind]


def write_position(book: Book, state: Any) -> str:
    """A state as text, with its book: only the id if the book can be loaded by it, else the complete book."""
    kind = kind_of(book)
    try:
        name = book.id if load_any(book.id) == book else book.to_json()
    except RulebookError:
        name = book.to_json()
    return f"{kind.position_header}\nrulebook {name}\n{kind.write_position(book, state)}"


def read_position(text: str) -> tuple[Book, Any]:
    """The book and the state of a position, possible or not. Raises `NotationError` or `RulebookError`."""
    lines = [line.strip() for line in text.strip().splitlines() if line.strip()]
    header = lines.pop(0) if lines and lines[0] in [kind.position_header for kind in KINDS.values()] else ""
    if not lines or not lines[0].startswith("rulebook "):
        raise NotationError("rulebook: a position begins with the line 'rulebook EDITION'")
    name = lines[0].removeprefix("rulebook ").strip()
    book = book_from_json(name) if name.startswith("{") else load_any(name)
    kind = kind_of(book)
    if header and header != kind.position_header:
        raise NotationError(f"rulebook: a position by {book.id} begins with {kind.position_header!r}")
    return book, kind.read_position(book, "\n".join(lines[1:]))


def kind_of_record(text: str) -> Kind:
    """The kind of game in a record, by its first line; cards if the text is not a record."""
    header = text.partition("\n")[0].strip()
    return next((kind for kind in KINDS.values() if header == kind.record.HEADER), CARDS)
