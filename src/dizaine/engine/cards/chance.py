"""Chance as an input: whoever runs a game supplies lots and orders of cards through this interface."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Protocol

from dizaine.engine.cards.cards import Card
from dizaine.engine.dialect import duplicate
from dizaine.engine.randomness import random_below, seeded, shuffle_order


class Chance(Protocol):
    """A source of lots and shuffles."""

    def lot(self, count: int) -> int:
        """One of the numbers from 0 up to but not including `count`."""

    def order(self, cards: Sequence[Card]) -> Sequence[Card]:
        """The cards in a new order, from the top of the pile to be."""


class SeededChance:
    """The lab's own generator: the same seed gives the same game on every machine and backend."""

    def __init__(self, seed: int, stream: int = 0) -> None:
        self._generator = seeded(seed, stream)

    def __copy__(self) -> SeededChance:
        twin = SeededChance.__new__(SeededChance)
        twin._generator = duplicate(self._generator)
        return twin

    def lot(self, count: int) -> int:
        return random_below(self._generator, count)

    def order(self, cards: Sequence[Card]) -> Sequence[Card]:
        self._generator.order[: len(cards)] = cards
        shuffle_order(self._generator, len(cards))
        return [Card(card) for card in self._generator.order[: len(cards)]]


class SystemChance:
    """The operating system's cryptographic source."""

    def lot(self, count: int) -> int:
        return secrets.randbelow(count)

    def order(self, cards: Sequence[Card]) -> Sequence[Card]:
        shuffled = list(cards)
        secrets.SystemRandom().shuffle(shuffled)
        return shuffled
