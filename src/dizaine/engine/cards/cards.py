"""Cards as small integers, and the public type `Card`.

Cards of one kind are interchangeable, so a card *is* its kind: `colour * 12 + number` for numbered cards, then the
wild, the skip and a hidden card. Zero is no card.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from dizaine.engine.errors import NotationError
from dizaine.engine.limits import COLOURS, NUMBERS
from dizaine.engine.notation import quote
from dizaine.rulebooks import limits

NONE: Final = 0
LAST_NATURAL: Final = COLOURS * NUMBERS
WILD: Final = LAST_NATURAL + 1
SKIP: Final = LAST_NATURAL + 2
HIDDEN: Final = LAST_NATURAL + 3
KINDS: Final = 64

COLOUR_NAMES: Final = limits.COLOURS
COLOUR_LETTERS: Final = "".join(name[0] for name in COLOUR_NAMES)

_SPECIAL: Final = {"W": WILD, "S": SKIP, "?": HIDDEN}
_SPECIAL_TEXT: Final = {value: text for text, value in _SPECIAL.items()}


class Card(int):
    """A card with a text form: `r7`, `y12`, `W`, `S`, and `?` for a hidden one.

    >>> from dizaine import Card
    >>> Card.from_text("y12")
    Card('y12')
    >>> Card.from_text("y12").number, Card.from_text("y12").colour, Card.from_text("W").is_wild
    (12, 'yellow', True)
    """

    __slots__ = ()

    @classmethod
    def from_text(cls, text: str) -> Card:
        """Read a card. Raises `NotationError` for anything else."""
        if text in _SPECIAL:
            return cls(_SPECIAL[text])
        colour = COLOUR_LETTERS.find(text[:1].lower()) if text else -1
        digits = text[1:]
        if colour < 0 or not (digits.isascii() and digits.isdigit()) or digits.startswith("0"):
            raise NotationError(f"{quote(text)} is no card: write a colour letter and a number such as r7, or W, or S")
        number = int(digits[:3])
        if number > NUMBERS:
            raise NotationError(f"{quote(text)} is no card: numbers go from 1 to {NUMBERS}")
        return cls(natural(colour, number))

    @property
    def number(self) -> int:
        """The number on it; 0 for wild, skip and hidden cards."""
        return (self - 1) % NUMBERS + 1 if self.is_natural else 0

    @property
    def colour(self) -> str:
        """The name of its colour; empty for wild, skip and hidden cards."""
        return COLOUR_NAMES[(self - 1) // NUMBERS] if self.is_natural else ""

    @property
    def is_natural(self) -> bool:
        """Whether it has a number and a colour."""
        return NONE < self <= LAST_NATURAL

    @property
    def is_wild(self) -> bool:
        """Whether it is a wild."""
        return self == WILD

    @property
    def is_skip(self) -> bool:
        """Whether it is a skip."""
        return self == SKIP

    def __str__(self) -> str:
        return _TEXTS[self]

    def __repr__(self) -> str:
        return f"Card('{self}')"


def natural(colour: int, number: int) -> int:
    """The numbered card of a colour index."""
    return colour * NUMBERS + number


_TEXTS: Final = _SPECIAL_TEXT | {
    natural(colour, number): f"{letter}{number}"
    for colour, letter in enumerate(COLOUR_LETTERS)
    for number in range(1, NUMBERS + 1)
}
"""The text of every card, precomputed because every view needs it."""


def card_texts(cards: Iterable[int]) -> list[str]:
    """The texts of many cards, quicker than one by one."""
    return [_TEXTS[card] for card in cards]
