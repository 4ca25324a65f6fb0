"""The entries of `players.dice.colour_space` as arrays of NumPy."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy
from numpy.typing import NDArray

from dizaine.engine.dice.compiled_rules import Rules
from dizaine.lab.dice_solver.number_space import Floats, Integers
from dizaine.players.dice.colour_space import ColourSpace


@dataclass(frozen=True)
class ColourArrays:
    """The entries of all colours of a book's dice."""

    space: ColourSpace
    chances: tuple[Floats, ...]  # [die]: the probabilities of its distinct faces
    step: Integers  # [colour, die, face]
    start: Integers  # [colour]

    @classmethod
    def of(cls, rules: Rules) -> ColourArrays:
        """The arrays of a book."""
        space = ColourSpace.of(rules)
        chances = tuple(numpy.array(weights, dtype=numpy.float64) / sum(weights) for weights in space.weights)
        step, start = (numpy.array(table, dtype=numpy.int32) for table in (space.step, space.start))
        return cls(space, chances, step, start)

    @property
    def colours(self) -> int:
        """How many colours there are."""
        return self.space.colours

    @property
    def faces(self) -> tuple[tuple[int, ...], ...]:
        """[die]: its distinct faces."""
        return self.space.faces

    @property
    def size(self) -> int:
        """The number of entries of all colours."""
        return self.space.size

    def shape(self, colour: int) -> tuple[int, ...]:
        """The shape of the table of one colour: for each die, another colour or one of the faces."""
        return tuple(options + 1 for options in self.space.options[colour])

    def table(self, entries: NDArray[Any], colour: int) -> NDArray[Any]:
        """The entries of one colour as a table; a view into the list of all entries."""
        return entries[self.start[colour] : self.start[colour + 1]].reshape(self.shape(colour))

    def half_rolls(self, dice: Sequence[int]) -> tuple[Integers, Floats]:
        """All rolls of some dice: [roll, colour] what they add to the entries, and [roll] their probabilities."""
        steps = numpy.zeros((1, self.colours), dtype=numpy.int32)
        chances = numpy.ones(1)
        for die in dice:
            own = self.step[:, die, list(self.faces[die])].T
            steps = (steps[:, None, :] + own[None, :, :]).reshape(-1, self.colours)
            chances = (chances[:, None] * self.chances[die][None, :]).ravel()
        return steps, chances
