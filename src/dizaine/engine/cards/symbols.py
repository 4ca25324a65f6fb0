"""Signs of the cards that every face shares: a shape for each colour, and the same game from ordinary decks.

M9: no one needs to tell colours apart. M8: two ordinary packs with jokers make the same deck: ace to queen are 1 to
12, suits are the colours, kings are wilds whatever their suit, jokers are skips.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from dizaine.engine.cards.cards import Card
from dizaine.rulebooks import Rulebook

SHAPES: Final = {
    "red": "triangle",
    "yellow": "circle",
    "green": "square",
    "blue": "diamond",
    "orange": "star",
}
SUITS: Final = ("clubs", "spades", "hearts", "diamonds")
RANKS: Final = ("ace", *map(str, range(2, 11)), "jack", "queen")


@dataclass(frozen=True, slots=True)
class OrdinaryCard:
    """A card of an ordinary pack; `suit` is empty for kings (any of them will do) and jokers."""

    rank: str
    suit: str = ""


def ordinary(card: Card, rulebook: Rulebook) -> OrdinaryCard:
    """The ordinary card that stands for a card of a rulebook with at most four colours."""
    if card.is_wild:
        return OrdinaryCard("king")
    if card.is_skip:
        return OrdinaryCard("joker")
    return OrdinaryCard(RANKS[card.number - 1], SUITS[rulebook.material.colours.index(card.colour)])
