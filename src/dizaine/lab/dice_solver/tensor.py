"""One turn at a collection of one colour over all possible keeps: a tensor with an axis for each die.

Along its axis a die shows one of its faces or, at the last index, is still to be rolled. From the values of rolls,
averaging along each axis gives the values of keeps. From these, taking along each axis the better of the face and the
roll gives the best keep of each roll. With ten dice of six different faces the tensor has 7^10 entries, 2.3 GB, and the
best keeps take another 0.6 GB.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy
from numpy.typing import NDArray

from dizaine.lab.dice_solver.machine_code import compiled
from dizaine.lab.dice_solver.number_space import Floats, Integers
from dizaine.lab.dice_solver.turn import Tick

Positions = NDArray[numpy.int64]
Masks = NDArray[numpy.uint16]


class Tensor:
    """The values of keeps and rolls. A roll is a roll of the first half of the dice and one of the other half."""

    def __init__(self, chances: Sequence[Floats], halves: tuple[Integers, Floats, Integers, Floats]) -> None:
        self._chances = chances
        self._halves = halves
        self.shape = tuple(len(own) + 1 for own in chances)
        self.strides = [1] * len(self.shape)
        for die in range(len(self.shape) - 2, -1, -1):
            self.strides[die] = self.strides[die + 1] * self.shape[die + 1]
        middle = (len(self.shape) + 1) // 2
        self.positions = (self._positions(range(middle)), self._positions(range(middle, len(self.shape))))
        self.values: Floats = numpy.zeros(self.strides[0] * self.shape[0])

    def _positions(self, dice: Sequence[int]) -> Positions:
        positions = numpy.zeros(1, dtype=numpy.int64)
        for die in dice:
            faces = numpy.arange(self.shape[die] - 1, dtype=numpy.int64) * self.strides[die]
            positions = (positions[:, None] + faces[None, :]).ravel()
        return positions

    def position(self, digits: Sequence[int], mask: int) -> int:
        """The position of a keep, given by the faces of all dice and the dice to keep."""
        return sum(
            (digit if mask >> die & 1 else self.shape[die] - 1) * self.strides[die] for die, digit in enumerate(digits)
        )

    def fill(self, rank: Floats, value: Floats) -> None:
        """Give each roll the value of its entry with the highest rank."""
        left, _, right, _ = self._halves
        fill_rolls(self.values, *self.positions, left, right, rank, value)

    def average(self, tick: Tick) -> None:
        """From the values of rolls to those of keeps."""
        for die, chances in enumerate(self._chances):
            average_along(self.values.reshape(-1, self.shape[die], self.strides[die]), chances)
            tick()

    def choose(self, tick: Tick) -> None:
        """From the values of keeps to those of rolls."""
        for die in range(len(self.shape)):
            choose_along(self.values.reshape(-1, self.shape[die], self.strides[die]))
            tick()

    def choose_keeps(self, tick: Tick) -> Masks:
        """Like `choose`. Returns the best keep of each roll, at the roll's position."""
        masks = numpy.zeros(len(self.values), dtype=numpy.uint16)
        for die in range(len(self.shape)):
            mark_along(masks.reshape(-1, self.shape[die], self.strides[die]), 1 << die)
        for die in range(len(self.shape)):
            shape = (-1, self.shape[die], self.strides[die])
            choose_keeps_along(self.values.reshape(shape), masks.reshape(shape))
            tick()
        return masks

    def mean(self) -> float:
        """The mean value of all rolls."""
        _, left_chances, _, right_chances = self._halves
        return float(mean_of_rolls(self.values, *self.positions, left_chances, right_chances))

    def odd_rolls(self, masks: Masks, value: Floats, least: float) -> tuple[Positions, Positions, Floats, Masks]:
        """Rolls with a higher value than any of their entries: numbers, positions, values and best keeps."""
        left, _, right, _ = self._halves
        none = numpy.zeros(0, dtype=numpy.int64)
        count = find_odd_rolls(self.values, *self.positions, left, right, value, least, none, none)
        numbers, places = numpy.zeros(count, dtype=numpy.int64), numpy.zeros(count, dtype=numpy.int64)
        find_odd_rolls(self.values, *self.positions, left, right, value, least, numbers, places)
        return numbers, places, self.values[places], masks[places]


@compiled
def fill_rolls(
    table: Floats,
    left_positions: Positions,
    right_positions: Positions,
    left: Integers,
    right: Integers,
    rank: Floats,
    value: Floats,
) -> None:
    """Give each roll the value of its entry with the highest rank."""
    for one in range(len(left)):
        for other in range(len(right)):
            best = left[one, 0] + right[other, 0]
            for colour in range(1, left.shape[1]):
                entry = left[one, colour] + right[other, colour]
                if rank[entry] > rank[best]:
                    best = entry
            table[left_positions[one] + right_positions[other]] = value[best]


@compiled
def find_odd_rolls(
    table: Floats,
    left_positions: Positions,
    right_positions: Positions,
    left: Integers,
    right: Integers,
    value: Floats,
    least: float,
    numbers: Positions,
    places: Positions,
) -> int:
    """Count the rolls with a higher value than all their entries, and store as many as there is room for."""
    count = 0
    for one in range(len(left)):
        for other in range(len(right)):
            best = value[left[one, 0] + right[other, 0]]
            for colour in range(1, left.shape[1]):
                best = max(best, value[left[one, colour] + right[other, colour]])
            place = left_positions[one] + right_positions[other]
            if table[place] > best + least:
                if count < len(numbers):
                    numbers[count] = one * len(right) + other
                    places[count] = place
                count += 1
    return count


@compiled
def mean_of_rolls(
    table: Floats, left_positions: Positions, right_positions: Positions, left_chances: Floats, right_chances: Floats
) -> float:
    """The mean value of all rolls."""
    mean = 0.0
    for one in range(len(left_positions)):
        row = 0.0
        for other in range(len(right_positions)):
            row += right_chances[other] * table[left_positions[one] + right_positions[other]]
        mean += left_chances[one] * row
    return mean


@compiled
def average_along(table: Floats, chances: Floats) -> None:
    """[., face, .]: the value of a die to be rolled is the average over its faces."""
    roll = table.shape[1] - 1
    for outer in range(table.shape[0]):
        for inner in range(table.shape[2]):
            table[outer, roll, inner] = 0
        for face in range(roll):
            chance = chances[face]
            for inner in range(table.shape[2]):
                table[outer, roll, inner] += chance * table[outer, face, inner]


@compiled
def choose_along(table: Floats) -> None:
    """[., face, .]: a die that shows a face may also be rolled."""
    roll = table.shape[1] - 1
    for outer in range(table.shape[0]):
        for face in range(roll):
            for inner in range(table.shape[2]):
                table[outer, face, inner] = max(table[outer, face, inner], table[outer, roll, inner])


@compiled
def mark_along(masks: Masks, bit: int) -> None:
    """[., face, .]: a die that shows a face is kept."""
    for outer in range(masks.shape[0]):
        for face in range(masks.shape[1] - 1):
            for inner in range(masks.shape[2]):
                masks[outer, face, inner] |= bit


@compiled
def choose_keeps_along(table: Floats, masks: Masks) -> None:
    """`choose_along` that also stores the choice."""
    roll = table.shape[1] - 1
    for outer in range(table.shape[0]):
        for face in range(roll):
            for inner in range(table.shape[2]):
                if table[outer, roll, inner] > table[outer, face, inner]:
                    table[outer, face, inner] = table[outer, roll, inner]
                    masks[outer, face, inner] = masks[outer, roll, inner]
