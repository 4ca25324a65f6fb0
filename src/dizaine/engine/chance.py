"""Chance as an input: whoever runs a game supplies lots and orders of cards through this interface."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Protocol

from dizaine.engine.cards import Card
from dizaine.engine.randomness import Generator, random_below, seed_generator


class Chance(Protocol):
    """A source of lots and shuffles."""

    def lot(self, count: int) -> int:
        """One of the numbers from 0 up to but not including `count`."""

    def order(self, cards: Sequence[Card]) -> Sequence[Card]:
        """The cards in a new order, from the top of the pile to be."""


class SeededChance:
    """The lab's own generator: the same seed gives the same game on every machine and backend."""

    def __init__(self, seed: int, stream: int = 0) -> None:
        self._generator = Generator()
        seed_generator(self._generator, seed, stream)

    def lot(self, count: int) -> int:
        return random_below(self._generator, count)

    def order(self, cards: Sequence[Card]) -> Sequence[Card]:
        shuffled = list(cards)
        for index in range(len(shuffled) - 1, 0, -1):
            other = random_below(self._generator, index + 1)
            shuffled[index], shuffled[other] = shuffled[other], shuffled[index]
        return shuffled


class SystemChance:
    """The operating system's cryptographic source."""

    def lot(self, count: int) -> int:
        return secrets.randbelow(count)

    def order(self, cards: Sequence[Card]) -> Sequence[Card]:
        shuffled = list(cards)
        secrets.SystemRandom().shuffle(shuffled)
        return shuffled
