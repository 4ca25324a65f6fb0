"""The worth of the keeps of a roll at sets and runs, computed in plain Python in some hundredths of a second.

From the values of rolls, averaging over the faces of one more die at a time gives the values of keeps. From these,
taking dice away one at a time gives the best keep of each roll. Each step is one sum or comparison of whole rows (see
`lanes`): the upper words are values, the lower ones chances of making the phase. An average is left undivided; instead,
keeps of more dice are multiplied by as much.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from math import frexp, prod
from typing import Final

from dizaine.engine.dice.limits import FACES
from dizaine.players.dice.lanes import LANE, WORD, everywhere, lane, larger, row_of, turned, words_of
from dizaine.players.dice.space import NO_SET, KeepSpace, Kind, Places

VALUE_BITS: Final = 36
"""Bits for the differences between the values of rolls; averages of ten dice take 26 more."""
CHANCE_BITS: Final = 30
NOT_MADE: Final = 0
"""In a list of scores: the phase is not made. Any other number is one more than the score."""


@dataclass(frozen=True)
class KeepTable:
    """The values of all keeps of one roll, and their chances of making the phase."""

    space: KeepSpace
    parts: tuple[Places, ...]  # [kind]: the multisets that are part of the roll
    values: array[int]
    chances: array[int]
    lowest: float  # what a value of 0 stands for
    value_unit: float
    chance_unit: float

    def worth(self, keep: Places) -> tuple[float, float]:
        """The value of a keep and its chance."""
        index = self._index([parts.index(place) for parts, place in zip(self.parts, keep, strict=True)])
        return self.lowest + self.values[index] * self.value_unit, self.chances[index] * self.chance_unit

    def best(self, tolerance: float) -> Places:
        """The best keep; of keeps that are equal within a tolerance, one of most dice."""
        least = max(self.values) - int(tolerance / self.value_unit)
        sizes = [
            [len(kind.sets[part]) for part in parts] for kind, parts in zip(self.space.kinds, self.parts, strict=True)
        ]
        places = [
            (sum(size[place] for size, place in zip(sizes, keep, strict=True)), self.values[self._index(keep)], keep)
            for keep in product(*(range(len(parts)) for parts in self.parts))
            if self.values[self._index(keep)] >= least
        ]
        return tuple(parts[place] for parts, place in zip(self.parts, max(places)[2], strict=True))

    def _index(self, places: Sequence[int]) -> int:
        """The kinds of dice stand in the order in which `_averages` leaves them: the last kind first."""
        index = places[-1]
        for parts, place in zip(self.parts[:-1], places, strict=False):
            index = index * len(parts) + place
        return index


class Rolls:
    """The values of all rolls before one decision or at the end of a turn, with their chances."""

    def __init__(self, space: KeepSpace, rows: list[int], lowest: float, units: tuple[float, float]) -> None:
        self._space = space
        self._rows = rows  # one for each multiset of the first kind
        self._lowest = lowest
        self._units = units
        self._falls = FACES ** sum(len(kind.dice) for kind in space.kinds)

    @classmethod
    def at_the_end(cls, space: KeepSpace, scores: bytes, payoff: Sequence[float], failure: float) -> Rolls:
        """The ends of a turn. A score pays `payoff[score]`, failing pays `failure`."""
        paid = [failure, *payoff[: max(scores)]]
        found = sorted(set(scores))
        lowest = min(paid[score] for score in found)
        span = max(paid[score] for score in found) - lowest
        unit, chance_unit = 2.0 ** (frexp(span)[1] - VALUE_BITS), 2.0**-CHANCE_BITS
        lanes = {
            score: lane(round((paid[score] - lowest) / unit), 0 if score == NOT_MADE else 1 << CHANCE_BITS)
            for score in found
        }
        width = prod(kind.size - kind.full for kind in space.kinds[1:])
        rows = [
            row_of([lanes[score] for score in scores[begin : begin + width]]) for begin in range(0, len(scores), width)
        ]
        return cls(space, rows, lowest, (unit, chance_unit))

    def keeps(self, roll: Places) -> KeepTable:
        """The keeps of one roll, if these are the rolls that follow it."""
        kinds = self._space.kinds
        parts = tuple(tuple(kind.smaller(index)) for kind, index in zip(kinds, roll, strict=True))
        rows = _averages(self._rows, kinds, parts)
        values, chances = words_of(rows, prod(len(own) for own in parts[:-1]))
        unit, chance_unit = self._units
        return KeepTable(
            self._space, parts, values, chances, self._lowest, unit / self._falls, chance_unit / self._falls
        )

    def before(self) -> Rolls:
        """The rolls of the decision before: each is worth its best keep."""
        kinds, shift = self._space.kinds, self._falls.bit_length()
        rows = _choices(_averages(self._rows, kinds, None), kinds)
        kept = (1 << WORD - shift) - 1
        mask = everywhere(kept << WORD | kept, prod(kind.size - kind.full for kind in kinds[1:]))
        unit, chance_unit = self._units
        grown = 2.0**shift / self._falls  # the averages have added bits, and as many are dropped
        return Rolls(
            self._space, [row >> shift & mask for row in rows], self._lowest, (unit * grown, chance_unit * grown)
        )


def _averages(rows: list[int], kinds: Sequence[Kind], parts: Sequence[Places] | None) -> list[int]:
    """From the values of rolls to those of keeps: kind by kind, in the end with a row for each set of the last kind.

    If `parts` are given, only keeps of these multisets of each kind are computed.
    """
    sizes = [kind.size - kind.full for kind in kinds]
    for place, kind in enumerate(kinds):
        if place:
            rows = _next_kind(rows, sizes, place - 1)
        rows = _averages_along(rows, kind)
        if parts is not None:
            rows = [rows[part] for part in parts[place]]
        sizes[place] = len(rows)
    return rows


def _averages_along(rolls: list[int], kind: Kind) -> list[int]:
    rows = [0] * kind.full + rolls
    for index in range(kind.full - 1, -1, -1):
        row = 0
        for more, weight in zip(kind.more[index], kind.weights, strict=True):
            row += rows[more] if weight == 1 else rows[more] * weight
        rows[index] = row
    return [row * FACES ** len(kept) for row, kept in zip(rows, kind.sets, strict=True)]


def _choices(rows: list[int], kinds: Sequence[Kind]) -> list[int]:
    """From the values of keeps to those of the best keeps of rolls: back to a row for each set of the first kind."""
    sizes = [kind.size for kind in kinds]
    place = len(kinds) - 1
    for step in range(len(kinds)):
        if step:
            rows, place = _next_kind(rows, sizes, place), (place + 1) % len(kinds)
        rows = _choices_along(rows, kinds[place], prod(sizes) // sizes[place])
        sizes[place] -= kinds[place].full
    while place:
        rows, place = _next_kind(rows, sizes, place), (place + 1) % len(kinds)
    return rows


def _choices_along(rows: list[int], kind: Kind, width: int) -> list[int]:
    free_bits = everywhere(1 << LANE - 1, width)
    for index in range(1, kind.size):
        best = rows[index]
        for smaller in kind.less[index]:
            if smaller != NO_SET:
                best = larger(rows[smaller], best, free_bits)
        rows[index] = best
    return rows[kind.full :]


def _next_kind(rows: list[int], sizes: Sequence[int], place: int) -> list[int]:
    """From a row for each set of one kind to a row for each set of the next kind."""
    lanes = prod(sizes) // sizes[place]
    return turned(rows, lanes, lanes // sizes[(place + 1) % len(sizes)])
