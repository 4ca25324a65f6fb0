"""The names of cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dizaine.words.catalogue import Catalogue

if TYPE_CHECKING:
    from dizaine.engine.cards.cards import Card
    from dizaine.engine.cards.symbols import OrdinaryCard


def card_name(catalogue: Catalogue, card: Card) -> str:
    """What a player calls a card: `red 7`, `wild`, `skip`; a hidden card has a name too."""
    if card.is_natural:
        return catalogue.text(f"terms-card-{card.colour}", number=card.number)
    return catalogue.text(
        "terms-card-wild" if card.is_wild else "terms-card-skip" if card.is_skip else "terms-card-hidden"
    )


def ordinary_card_name(catalogue: Catalogue, card: OrdinaryCard) -> str:
    """What a player calls a card of an ordinary pack (M8): `7 of hearts`, `king`, `joker`."""
    rank = card.rank if card.rank.isdigit() else catalogue.text(f"terms-rank-{card.rank}")
    if not card.suit:
        return rank
    return catalogue.text("terms-ordinary", rank=rank, suit=catalogue.text(f"terms-suit-{card.suit}"))
