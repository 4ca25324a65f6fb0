"""How ordinary packs of 52 cards with two jokers become the deck of a book (M8, A3).

Four colours are the four suits, as in `engine.cards.symbols`; a fifth colour takes the suits of further packs. Wilds
are kings and skips are jokers; where a book has more of them, other cards that are free stand in.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final

from dizaine.engine.cards.symbols import RANKS, SUITS
from dizaine.rulebooks import Rulebook

_ALL_RANKS: Final = (*RANKS, "king")
_JOKERS: Final = 2
"""In each pack."""


@dataclass(frozen=True, slots=True)
class Packs:
    """The packs that a deck takes, and what their cards become."""

    count: int
    extra_suits: tuple[tuple[int, str], ...]
    """Packs and suits of the fifth colour, one for each copy of its cards."""
    wilds: dict[str, int]
    """How many cards of which rank are wilds."""
    skips: dict[str, int]
    unused: dict[str, int]


def packs_for(book: Rulebook) -> Packs:
    """The smallest number of packs that contains the deck."""
    material = book.material
    fifth = material.copies if len(material.colours) > len(SUITS) else 0
    count = material.copies + -(-fifth // len(SUITS))
    while (packs := _try(book, count, fifth)) is None:
        count += 1
    return packs


def _try(book: Rulebook, count: int, fifth: int) -> Packs | None:
    """The packs, or None if they are too few."""
    material = book.material
    free: Counter[str] = Counter({rank: count * len(SUITS) for rank in _ALL_RANKS})
    free["joker"] = count * _JOKERS
    suits = min(len(material.colours), len(SUITS)) * material.copies + fifth
    for rank in RANKS[: material.numbers]:
        free[rank] -= suits
    skips = _take(free, material.skips, ["joker"])
    wilds = _take(free, material.wilds, ["king"])
    others = ["king", "joker", *reversed(RANKS)]
    skips += _take(free, material.skips - skips.total(), others)
    wilds += _take(free, material.wilds - wilds.total(), others)
    if skips.total() < material.skips or wilds.total() < material.wilds:
        return None
    extra = tuple((material.copies + 1 + place // len(SUITS), SUITS[place % len(SUITS)]) for place in range(fifth))
    return Packs(count, extra, dict(wilds), dict(skips), {rank: free[rank] for rank in free if free[rank]})


def _take(free: Counter[str], wanted: int, ranks: list[str]) -> Counter[str]:
    """Take so many free cards, of the first rank that has any."""
    taken: Counter[str] = Counter()
    for rank in ranks:
        some = min(free[rank], wanted - taken.total())
        if some > 0:
            taken[rank] += some
            free[rank] -= some
    return taken
