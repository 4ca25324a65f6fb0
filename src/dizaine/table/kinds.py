"""The kinds of games at a table."""

from __future__ import annotations

from typing import Final

from dizaine.rulebooks.library import Book
from dizaine.table.cards.kind import CardTable
from dizaine.table.dice.kind import DiceTable
from dizaine.table.kind import TableKind

_KINDS: Final[dict[str, TableKind]] = {"cards": CardTable(), "dice": DiceTable()}

PRINTED: Final = tuple(form for kind in _KINDS.values() for form in kind.printed)
"""The types of event values that are sent as text."""


def kind_at_table(book: Book) -> TableKind:
    """The table's side of the kind of game that a book describes."""
    return _KINDS[book.kind]
