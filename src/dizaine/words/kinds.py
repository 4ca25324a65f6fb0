"""What has to be known about each kind of game to put it into words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, get_args

from dizaine.rulebooks import Phase
from dizaine.rulebooks.library import Book
from dizaine.words.cards.clauses import SECTIONS, card_aim, card_clauses
from dizaine.words.cards.tellings import CARD_TELLINGS
from dizaine.words.catalogue import Catalogue
from dizaine.words.clause import Clause
from dizaine.words.dice.clauses import DICE_SECTIONS, dice_aim, dice_clauses
from dizaine.words.dice.tellings import DICE_TELLINGS
from dizaine.words.dice.terms import dice_phase_words
from dizaine.words.telling import Face, Telling
from dizaine.words.terms import phase_words


@dataclass(frozen=True, slots=True)
class WordsKind:
    """What the printed rules need to know about a kind of game."""

    sections: tuple[str, ...]
    """The headings of the page, in their order."""
    clauses: Callable[[Any], list[Clause]]
    """Every clause that applies to a game, in the order of the page."""
    aim: Callable[[Catalogue, Any], str]
    """What a game is about, in a sentence or two."""
    notes: tuple[str, ...]
    """Messages below the aim that explain terms of the page."""
    phase: Callable[[Catalogue, Phase], str]
    """What a phase asks for, without its number."""


_KINDS: Final = {
    "cards": WordsKind(tuple(SECTIONS), card_clauses, card_aim, ("rules-page-words",), phase_words),
    "dice": WordsKind(DICE_SECTIONS, dice_clauses, dice_aim, (), dice_phase_words),
}
RULES_IN_ORDER: Final = tuple(dict.fromkeys(line.rule for lines in SECTIONS.values() for line in lines))
"""All rules of card games, in the order of the page."""
ALL_SECTIONS: Final = tuple(dict.fromkeys(section for kind in _KINDS.values() for section in kind.sections))


def words_of(book: Book) -> WordsKind:
    """How games by a book are put into words."""
    return _KINDS[book.kind]


TELLINGS: Final[dict[Face, tuple[Telling, ...]]] = {
    face: CARD_TELLINGS[face] + DICE_TELLINGS[face] for face in get_args(Face)
}
"""How each face tells the events of all kinds of games."""
