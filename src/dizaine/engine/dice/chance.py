"""Sources of throws. Chance is an input of the engine, supplied through this interface."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Protocol

from dizaine.engine.dice.notation import Die
from dizaine.engine.randomness import SeededSource, random_below


class Chance(Protocol):
    """A source of throws. A face is its index on the die, from 0."""

    def order(self, die: Die, players: int) -> Sequence[int]:
        """A throw of one die for each player, for the order of play (D2)."""

    def roll(self, dice: Sequence[Die]) -> Sequence[int]:
        """A throw of these dice."""


class _Throws:
    """Throws each die independently."""

    def order(self, die: Die, players: int) -> Sequence[int]:
        return self.roll([die] * players)

    def roll(self, dice: Sequence[Die]) -> Sequence[int]:
        return [self._below(len(die)) for die in dice]

    def _below(self, bound: int) -> int:
        raise NotImplementedError


class SeededChance(SeededSource, _Throws):
    """A seeded generator: the same seed gives the same game on every machine and backend."""

    def _below(self, bound: int) -> int:
        return random_below(self._generator, bound)


class SystemChance(_Throws):
    """The operating system's cryptographic random source."""

    def _below(self, bound: int) -> int:
        return secrets.randbelow(bound)
