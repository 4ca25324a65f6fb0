"""The best keeps at a collection of one colour, as they are stored. Needs NumPy.

What a roll is worth is, but for few rolls, told by one of its colours: the dice that show it have an entry in the
table of that colour, with the best keep and its worth. The few rolls in which some other keep is better stand in a list
of their own, by number.
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
"""Keeps of so many dice are stored with their worth; with more, few enough rolls are left to be looked at."""


@dataclass(frozen=True)
class ColourTables:
    """One decision: the best keeps, and what they are worth."""

    masks: NDArray[numpy.uint16]  # [entry]: the dice to keep, as bits
    values: Floats  # [entry]
    failings: Floats  # [entry]: the probability to fail all the same
    few_values: Floats  # of the keeps of few dice, in the order of `few_keeps`
    few_failings: Floats
    odd_rolls: NDArray[numpy.int64]  # the numbers of rolls that are listed, in order
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
        """What many rolls are worth, and their probability to fail: [roll, colour] entries, [roll] numbers."""
        best = entries[numpy.arange(len(entries)), self.values[entries].argmax(axis=1)]
        values, failings = self.values[best], self.failings[best]
        if len(self.odd_rolls):
            odd = numpy.searchsorted(self.odd_rolls, numbers).clip(max=len(self.odd_rolls) - 1)
            listed = self.odd_rolls[odd] == numbers
            values[listed], failings[listed] = self.odd_values[odd[listed]], self.odd_failings[odd[listed]]
        return values, failings


def roll_number(space: ColourSpace, faces: Sequence[int]) -> int:
    """A roll as a number: the faces of the dice are its digits, the same faces of a die being one digit."""
    number = 0
    for die, own in enumerate(space.faces):
        number = number * len(own) + space.digit[die][faces[die]]
    return number


def few_keeps(space: ColourSpace) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """All keeps of few dice, as dice and digits."""
    dice = range(len(space.faces))
    return [
        (kept, digits)
        for count in range(min(FEW_DICE, len(dice)) + 1)
        for kept in combinations(dice, count)
        for digits in product(*(range(len(space.faces[die])) for die in kept))
    ]
