"""The kinds of games in the lab."""

from __future__ import annotations

from typing import Final

from dizaine.lab.cards.kind import CARDS
from dizaine.lab.dice.kind import DICE
from dizaine.lab.kind import LabKind
from dizaine.rulebooks.library import Book

KINDS: Final[dict[str, LabKind]] = {kind.name: kind for kind in (CARDS, DICE)}


def kind_in_lab(book: Book) -> LabKind:
    """What the lab needs to know about the kind of game of a book."""
    return KINDS[book.kind]
