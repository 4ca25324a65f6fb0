"""Sources of lots and shuffles. Chance is an input of the engine, supplied through this interface."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Protocol

from dizaine.engine.cards.cards import Card
from dizaine.engine.randomness import SeededSource, random_below, shuffle_order


class Chance(Protocol):
    """A source of lots and shuffles.

    >>> from dizaine import Card, Game
    >>> class Unshuffled:
    ...     def lot(self, count: int) -> int:
    ...         return 0
    ...
    ...     def order(self, cards: list[Card]) -> list[Card]:
    ...         return cards
    >>> print(*Game.new("classic", players=2, chance=Unshuffled()).card_view(1).hand)
    r1 r2 r3 r4 r5 r6 r7 r8 r9 r10
    """

    def lot(self, count: int) -> int:
        """One of the numbers from 0 up to but not including `count`."""

    def order(self, cards: Sequence[Card]) -> Sequence[Card]:
        """The cards in a new order, from the top of the pile to be."""


class SeededChance(SeededSource):
    """A seeded generator: the same seed gives the same game on every machine and backend.

    >>> from dizaine import Card, Game, SeededChance
    >>> print(*SeededChance(7).order([Card.from_text("r1"), Card.from_text("r2"), Card.from_text("r3")]))
    r2 r1 r3
    >>> twins = [Game.new("classic", players=2, chance=SeededChance(7)) for _ in range(2)]
    >>> twins[0].position() == twins[1].position()
    True
    """

    def lot(self, count: int) -> int:
        """One of the numbers from 0 up to but not including `count`."""
        return random_below(self._generator, count)

    def order(self, cards: Sequence[Card]) -> Sequence[Card]:
        """The cards in a new order, from the top of the pile to be."""
        self._generator.order[: len(cards)] = cards
        shuffle_order(self._generator, len(cards))
        return [Card(card) for card in self._generator.order[: len(cards)]]


class SystemChance:
    """The operating system's cryptographic random source.

    >>> from dizaine import Game, SystemChance
    >>> SystemChance().lot(3) in (0, 1, 2)
    True
    >>> len(Game.new("classic", players=2, chance=SystemChance()).card_view(0).hand)
    10
    """

    def lot(self, count: int) -> int:
        """One of the numbers from 0 up to but not including `count`."""
        return secrets.randbelow(count)

    def order(self, cards: Sequence[Card]) -> Sequence[Card]:
        """The cards in a new order, from the top of the pile to be."""
        shuffled = list(cards)
        secrets.SystemRandom().shuffle(shuffled)
        return shuffled
