"""Constants of both kinds of games for the page, by their names there."""

from __future__ import annotations

from typing import Final

from dizaine.engine.cards.cards import COLOUR_LETTERS, COLOUR_NAMES, SKIP, WILD, Card
from dizaine.engine.cards.symbols import RANKS, SUITS, ordinary
from dizaine.engine.dice.refusals import NO_DICE_NAMED, refusal_of
from dizaine.engine.limits import NUMBERS
from dizaine.rulebooks import load

_BOOK: Final = load("classic")
_REFUSED: Final = refusal_of(NO_DICE_NAMED)

PAGE_CONSTANTS: Final[dict[str, object]] = {
    "COLOURS": dict(zip(COLOUR_LETTERS, COLOUR_NAMES, strict=True)),
    "HIGHEST": NUMBERS,
    "SUITS": SUITS,
    "RANKS": RANKS,
    "SUITLESS": {"wild": ordinary(Card(WILD), _BOOK).rank, "skip": ordinary(Card(SKIP), _BOOK).rank},
    "NO_DICE_NAMED": {"name": _REFUSED.name, "rule": _REFUSED.rule},
}
