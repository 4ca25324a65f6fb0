"""Throws as an input: whoever runs a game of dice supplies them through this interface."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Protocol

from dizaine.engine.dialect import duplicate
from dizaine.engine.dice.notation import Die
from dizaine.engine.randomness import random_below, seeded


class Chance(Protocol):
    """A source of throws. A face is named by its place on the die, from 0."""

    def order(self, die: Die, players: int) -> Sequence[int]:
        """A throw of one die for each of so many players, for the order of play (D2)."""

    def roll(self, dice: Sequence[Die]) -> Sequence[int]:
        """A throw of these dice."""


class _Throws:
    """Throws die by die."""

    def order(self, die: Die, players: int) -> Sequence[int]:
        return self.roll([die] * players)

    def roll(self, dice: Sequence[Die]) -> Sequence[int]:
        return [self._below(len(die)) for die in dice]

    def _below(self, bound: int) -> int:
        raise NotImplementedError


class SeededChance(_Throws):
    """The lab's own generator: the same seed gives the same game on every machine and backend."""

    def __init__(self, seed: int, stream: int = 0) -> None:
        self._generator = seeded(seed, stream)

    def __copy__(self) -> SeededChance:
        twin = SeededChance.__new__(SeededChance)
        twin._generator = duplicate(self._generator)
        return twin

    def _below(self, bound: int) -> int:
        return random_below(self._generator, bound)


class SystemChance(_Throws):
    """The operating system's cryptographic source."""

    def _below(self, bound: int) -> int:
        return secrets.randbelow(bound)
