"""The kinds of games that there are: the only place where the engine tells them apart."""

from __future__ import annotations

from typing import Final

from dizaine.engine.cards.kind import CardKind
from dizaine.engine.dice.kind import DiceKind
from dizaine.engine.kind import Kind
from dizaine.rulebooks.library import Book

CARDS: Final[Kind] = CardKind()
DICE: Final[Kind] = DiceKind()
KINDS: Final[dict[str, Kind]] = {kind.name: kind for kind in (CARDS, DICE)}


def kind_of(book: Book) -> Kind:
    """The kind of game that a book describes."""
    return KINDS[book.kind]


def kind_of_record(text: str) -> Kind:
    """The kind of game that a record holds, by its first line; text that is no record counts as cards."""
    header = text.partition("\n")[0].strip()
    return next((kind for kind in KINDS.values() if header == kind.record.HEADER), CARDS)
