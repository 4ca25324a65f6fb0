"""The kinds of game that can be scored: the only module of this package that knows both."""

from __future__ import annotations

from typing import Final

from dizaine.rulebooks.library import Book
from dizaine.scorekeeper.cards.kind import CardScores
from dizaine.scorekeeper.dice.kind import DiceScores
from dizaine.scorekeeper.kind import ScoreKind

_KINDS: Final[dict[str, ScoreKind]] = {"cards": CardScores(), "dice": DiceScores()}


def score_kind_of(book: Book) -> ScoreKind:
    """The kind of game that a book describes."""
    return _KINDS[book.kind]
