"""The game with ordinary cards: two packs with jokers make the same deck (M8).

Ace to queen are the numbers 1 to 12, suits are the colours, kings of any suit are wilds, and jokers are skips.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from dizaine.engine.cards.cards import Card
from dizaine.rulebooks import Rulebook

SUITS: Final = ("clubs", "spades", "hearts", "diamonds")
RANKS: Final = ("ace", *map(str, range(2, 11)), "jack", "queen")


@dataclass(frozen=True, slots=True)
class OrdinaryCard:
    """A card of an ordinary pack; `suit` is empty for jokers, and for kings, because any king will do."""

    rank: str
    suit: str = ""


def ordinary(card: Card, rulebook: Rulebook) -> OrdinaryCard:
    """The ordinary card that stands for a card of a rulebook with at most four colours."""
    if card.is_wild:
        return OrdinaryCard("king")
    if card.is_skip:
        return OrdinaryCard("joker")
    return OrdinaryCard(RANKS[card.number - 1], SUITS[rulebook.material.colours.index(card.colour)])
