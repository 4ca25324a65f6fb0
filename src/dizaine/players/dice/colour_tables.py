"""The best keeps at a collection of one colour, as they are stored.

For nearly all rolls the best keep depends on one colour only: the table of that colour has it, with its value, in the
entry of the dice that show the colour. The few rolls for which another keep is better ("odd" rolls) are listed by
number.

Values are whole numbers: how far they lie between the lowest and the highest value of the end of a turn.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cached_property
from itertools import accumulate
from operator import itemgetter, mul
from typing import Final

from dizaine.players.dice.colour_space import ColourSpace, Dice

VALUES: Final = (1 << 32) - 1
"""The highest value, in steps from the lowest one."""
CHANCES: Final = (1 << 16) - 1
"""The chance 1 in steps."""
_CARRY: Final = 48
"""Bits of a sum of chances; values stand above them."""
_SUM: Final = (1 << _CARRY) - 1

Arrays = Mapping[str, "array[int]"]


@dataclass(frozen=True)
class ColourTables:
    """One decision: the best keeps and their values."""

    masks: array[int]  # [entry]: the dice to keep, as bits
    values: array[int]  # [entry]
    chances: array[int]  # [entry]: of making the phase
    few_values: array[int]  # of the keeps of few dice, in the order of `few_keeps`
    few_chances: array[int]
    odd_steps: array[int]  # from each odd roll to the next, by number
    odd_masks: array[int]
    odd_values: array[int]  # none at the first decision, before which nothing is decided
    odd_chances: array[int]

    @classmethod
    def named(cls, arrays: Arrays, name: str) -> ColourTables:
        """The tables of a decision from the arrays of a part."""
        return cls(*(arrays[f"{name}-{field.name}"] for field in fields(cls)))

    @cached_property
    def odd_rolls(self) -> array[int]:
        """The numbers of the odd rolls."""
        return array("I", accumulate(self.odd_steps))

    def best(self, space: ColourSpace, faces: Sequence[int]) -> int:
        """The dice to keep, as bits."""
        number = space.roll_number(faces)
        odd = bisect_left(self.odd_rolls, number)
        if odd < len(self.odd_rolls) and self.odd_rolls[odd] == number:
            return self.odd_masks[odd]
        return self.masks[max(space.entries_of(faces), key=self.values.__getitem__)]

    @cached_property
    def _ranked(self) -> list[int]:
        """[entry]: value and chance in one number."""
        return [packed(value, chance) for value, chance in zip(self.values, self.chances, strict=True)]

    @cached_property
    def _odd(self) -> dict[int, int]:
        return {
            number: packed(value, chance)
            for number, value, chance in zip(self.odd_rolls, self.odd_values, self.odd_chances, strict=True)
        }

    def average(self, space: ColourSpace, faces: Sequence[int], dice: Dice) -> tuple[float, float]:
        """The mean value and chance of the rolls that keep some dice, by this decision and what follows."""
        return average_of_rolls(space, faces, dice, self._ranked, None, self._odd)


def average_of_rolls(
    space: ColourSpace,
    faces: Sequence[int],
    dice: Dice,
    rank: Sequence[int],
    paid: Sequence[int] | None,
    odd: Mapping[int, int],
) -> tuple[float, float]:
    """The mean value, from 0 to 1, and chance of the rolls that keep some dice.

    A roll has the highest rank of its entries. It pays `paid[rank]`, or else the rank itself; the odd rolls have other
    ranks.
    """
    kept = space.fixed(faces, dice)
    rolled = [die for die in range(len(space.faces)) if die not in dice]
    middle = len(rolled) // 2
    left, right = space.falls(rolled[:middle]), space.falls(rolled[middle:])
    steps = [[fall.steps[colour] for fall in right] for colour in range(space.colours)]
    numbers, weights = [fall.number for fall in right], [fall.weight for fall in right]
    total = 0
    for fall in left:
        columns = []
        for colour, own in enumerate(steps):
            begin = space.start[colour] + kept.steps[colour] + fall.steps[colour]
            columns.append([rank[begin + step] for step in own])
        best = list(map(max, *columns)) if len(columns) > 1 else columns[0]
        if paid is not None:
            best = [paid[found] for found in best]
        if odd:
            begin = kept.number + fall.number
            for place, number in enumerate(numbers):
                if begin + number in odd:
                    best[place] = odd[begin + number]
        total += fall.weight * sum(map(mul, weights, best))
    count = sum(map(itemgetter(2), left)) * sum(weights)
    return (total >> _CARRY) / (count * VALUES), (total & _SUM) / (count * CHANCES)


def packed(value: int, chance: int) -> int:
    """A value and a chance as one number, as `average_of_rolls` wants what is paid."""
    return value << _CARRY | chance
