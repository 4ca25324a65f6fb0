"""Rolls and keeps of one colour, numbered: all that a collection of one colour needs to know about the dice.

Needs NumPy. For each colour there is a table over all ways in which the dice can show that colour: each die shows one
of its faces of the colour, or another colour. Read as a keep, the same entry says which dice stay; all others are
rolled. The tables of all colours form one list, so that one number identifies an entry.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy
from numpy.typing import NDArray

from dizaine.engine.dice.compiled_rules import Rules
from dizaine.engine.dice.limits import FACES
from dizaine.players.dice.space import Floats, Integers


@dataclass(frozen=True)
class ColourSpace:
    """The entries of all colours of a book's dice."""

    colours: int
    faces: tuple[tuple[int, ...], ...]  # [die]: its distinct faces
    digit: tuple[tuple[int, ...], ...]  # [die][face]: the index of the equal face in `faces`
    chances: tuple[Floats, ...]  # [die]: the probabilities of `faces`
    step: Integers  # [colour, die, face]: what a face adds to the number of an entry; 0 for another colour
    start: Integers  # [colour]: the first of its entries; the last item is the number of all entries
    options: Integers  # [colour, die]: how many distinct faces have that colour

    @classmethod
    def of(cls, rules: Rules) -> ColourSpace:
        """The space of a book."""
        colours = 1 + max(rules.face_colour[die][face] for die in range(rules.dice) for face in range(FACES))
        faces: list[tuple[int, ...]] = []
        digit: list[tuple[int, ...]] = []
        chances: list[Floats] = []
        for die in range(rules.dice):
            shown = list(zip(rules.face_number[die], rules.face_colour[die], strict=True))
            faces.append(tuple(sorted({shown.index(face) for face in shown})))
            digit.append(tuple(faces[-1].index(shown.index(face)) for face in shown))
            chances.append(numpy.array([shown.count(shown[face]) / len(shown) for face in faces[-1]]))
        step = numpy.zeros((colours, rules.dice, FACES), dtype=numpy.int32)
        start = numpy.zeros(colours + 1, dtype=numpy.int32)
        options = numpy.zeros((colours, rules.dice), dtype=numpy.int32)
        for colour in range(colours):
            width = 1
            for die in range(rules.dice - 1, -1, -1):
                own = [face for face in faces[die] if rules.face_colour[die][face] == colour]
                for face in range(FACES):
                    if rules.face_colour[die][face] == colour:
                        step[colour, die, face] = (own.index(faces[die][digit[die][face]]) + 1) * width
                options[colour, die] = len(own)
                width *= 1 + len(own)
            start[colour + 1] = start[colour] + width
        return cls(colours, tuple(faces), tuple(digit), tuple(chances), step, start, options)

    @property
    def size(self) -> int:
        """The number of entries of all colours."""
        return int(self.start[-1])

    def shape(self, colour: int) -> tuple[int, ...]:
        """The shape of the table of one colour: for each die, another colour or one of the faces."""
        return tuple(int(options) + 1 for options in self.options[colour])

    def table(self, entries: NDArray[Any], colour: int) -> NDArray[Any]:
        """The entries of one colour as a table; a view into the list of all entries."""
        return entries[self.start[colour] : self.start[colour + 1]].reshape(self.shape(colour))

    def entries_of(self, faces: Sequence[int]) -> list[int]:
        """The entry of each colour for a roll."""
        return [
            int(self.start[colour] + sum(self.step[colour, die, faces[die]] for die in range(len(self.faces))))
            for colour in range(self.colours)
        ]

    def half_rolls(self, dice: Sequence[int]) -> tuple[Integers, Floats]:
        """All rolls of some dice: [roll, colour] what they add to the entries, and [roll] their probabilities."""
        steps = numpy.zeros((1, self.colours), dtype=numpy.int32)
        chances = numpy.ones(1)
        for die in dice:
            own = self.step[:, die, list(self.faces[die])].T
            steps = (steps[:, None, :] + own[None, :, :]).reshape(-1, self.colours)
            chances = (chances[:, None] * self.chances[die][None, :]).ravel()
        return steps, chances

    def rolls_of(self, faces: Sequence[int], dice: Sequence[int]) -> tuple[Integers, NDArray[numpy.int64], Floats]:
        """All rolls that keep some dice: [roll, colour] their entries, [roll] their numbers and probabilities."""
        entries, numbers, chances = self.start[None, :-1], numpy.zeros(1, dtype=numpy.int64), numpy.ones(1)
        for die, own in enumerate(self.faces):
            shown = [faces[die]] if die in dice else list(own)
            digits = numpy.array([self.digit[die][face] for face in shown])
            steps = self.step[:, die, shown].T
            entries = (entries[:, None, :] + steps[None, :, :]).reshape(-1, self.colours)
            numbers = (numbers[:, None] * len(own) + digits[None, :]).ravel()
            chances = (chances[:, None] * (numpy.ones(1) if die in dice else self.chances[die])[None, :]).ravel()
        return entries, numbers, chances
