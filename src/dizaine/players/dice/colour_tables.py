"""The best keeps at a collection of one colour, as they are stored. Needs NumPy.

For nearly all rolls the best keep depends on one colour only: the table of that colour has it, with its value, in the
entry of the dice that show the colour. The few rolls for which another keep is better ("odd" rolls) are listed by
number.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, product

import numpy
from numpy.typing import NDArray

from dizaine.players.dice.colour_space import ColourSpace
from dizaine.players.dice.space import Floats

FEW_DICE = 3
"""The most dice of a keep whose value is stored. For larger keeps there are few enough rolls to compute it."""


@dataclass(frozen=True)
class ColourTables:
    """One decision: the best keeps and their values."""

    masks: NDArray[numpy.uint16]  # [entry]: the dice to keep, as bits
    values: Floats  # [entry]
    failings: Floats  # [entry]: the probability of failing
    few_values: Floats  # of the keeps of few dice, in the order of `few_keeps`
    few_failings: Floats
    odd_rolls: NDArray[numpy.int64]  # the numbers of the odd rolls, sorted
    odd_masks: NDArray[numpy.uint16]
    odd_values: Floats
    odd_failings: Floats

    def best(self, space: ColourSpace, faces: Sequence[int]) -> int:
        """The dice to keep, as bits."""
        number = roll_number(space, faces)
        odd = int(numpy.searchsorted(self.odd_rolls, number))
        if odd < len(self.odd_rolls) and self.odd_rolls[odd] == number:
            return int(self.odd_masks[odd])
        return int(self.masks[max(space.entries_of(faces), key=lambda entry: float(self.values[entry]))])

    def of_rolls(self, entries: NDArray[numpy.int32], numbers: NDArray[numpy.int64]) -> tuple[Floats, Floats]:
        """The values of many rolls and their probabilities of failing, by [roll, colour] entries and [roll] numbers."""
        best = entries[numpy.arange(len(entries)), self.values[entries].argmax(axis=1)]
        values, failings = self.values[best], self.failings[best]
        if len(self.odd_rolls):
            odd = numpy.searchsorted(self.odd_rolls, numbers).clip(max=len(self.odd_rolls) - 1)
            listed = self.odd_rolls[odd] == numbers
            values[listed], failings[listed] = self.odd_values[odd[listed]], self.odd_failings[odd[listed]]
        return values, failings


def roll_number(space: ColourSpace, faces: Sequence[int]) -> int:
    """The number of a roll: its digits are the faces of the dice, with equal faces of a die as one digit."""
    number = 0
    for die, own in enumerate(space.faces):
        number = number * len(own) + space.digit[die][faces[die]]
    return number


def few_keeps(space: ColourSpace) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """All keeps of up to `FEW_DICE` dice, as dice and digits."""
    dice = range(len(space.faces))
    return [
        (kept, digits)
        for count in range(min(FEW_DICE, len(dice)) + 1)
        for kept in combinations(dice, count)
        for digits in product(*(range(len(space.faces[die])) for die in kept))
    ]
