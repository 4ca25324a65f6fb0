"""Rolls and keeps of one colour, numbered: all that a collection of one colour needs to know about the dice.

For each colour there is a table over all ways in which the dice can show that colour: each die shows one of its faces
of the colour, or another colour. Read as a keep, the same entry says which dice stay; all others are rolled. The tables
of all colours form one list, so that one number identifies an entry.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, product
from typing import Final, NamedTuple

from dizaine.engine.dice.compiled_rules import Rules
from dizaine.engine.dice.limits import FACES

FEW_DICE: Final = 3
"""The most dice of a keep whose value is stored. For larger keeps there are few enough rolls to compute it."""

Dice = tuple[int, ...]


class Fall(NamedTuple):
    """How some dice fall: what they add to the entry of each colour and to the number of the roll."""

    steps: tuple[int, ...]
    number: int
    weight: int  # how many of all falls look like this


@dataclass(frozen=True)
class ColourSpace:
    """The entries of all colours of a book's dice."""

    colours: int
    faces: tuple[tuple[int, ...], ...]  # [die]: its distinct faces
    digit: tuple[tuple[int, ...], ...]  # [die][face]: the index of the equal face in `faces`
    weights: tuple[tuple[int, ...], ...]  # [die]: how often it has each of its `faces`
    step: tuple[tuple[tuple[int, ...], ...], ...]  # [colour][die][face]: what it adds to an entry; 0: another colour
    start: tuple[int, ...]  # [colour]: the first of its entries; the last item is the number of all entries
    options: tuple[tuple[int, ...], ...]  # [colour][die]: how many distinct faces have that colour

    @classmethod
    def of(cls, rules: Rules) -> ColourSpace:
        """The space of a book."""
        faces: list[tuple[int, ...]] = []
        digit: list[tuple[int, ...]] = []
        weights: list[tuple[int, ...]] = []
        for die in range(rules.dice):
            shown = list(zip(rules.face_number[die], rules.face_colour[die], strict=True))
            faces.append(tuple(sorted({shown.index(face) for face in shown})))
            digit.append(tuple(faces[-1].index(shown.index(face)) for face in shown))
            weights.append(tuple(shown.count(shown[face]) for face in faces[-1]))
        colours = 1 + max(rules.face_colour[die][face] for die in range(rules.dice) for face in range(FACES))
        start, step, options = [0], [], []
        for colour in range(colours):
            width = 1
            own_steps: list[tuple[int, ...]] = []
            own_options: list[int] = []
            for die in range(rules.dice - 1, -1, -1):
                own = [face for face in faces[die] if rules.face_colour[die][face] == colour]
                first = [faces[die][digit[die][face]] for face in range(FACES)]
                own_steps.insert(0, tuple((own.index(face) + 1) * width if face in own else 0 for face in first))
                own_options.insert(0, len(own))
                width *= 1 + len(own)
            step.append(tuple(own_steps))
            options.append(tuple(own_options))
            start.append(start[-1] + width)
        return cls(colours, tuple(faces), tuple(digit), tuple(weights), tuple(step), tuple(start), tuple(options))

    @property
    def size(self) -> int:
        """The number of entries of all colours."""
        return self.start[-1]

    def entries_of(self, faces: Sequence[int]) -> list[int]:
        """The entry of each colour for a roll."""
        return [
            self.start[colour] + sum(steps[die][faces[die]] for die in range(len(self.faces)))
            for colour, steps in enumerate(self.step)
        ]

    def roll_number(self, faces: Sequence[int]) -> int:
        """The number of a roll: its digits are the faces of the dice, with equal faces of a die as one digit."""
        number = 0
        for die, own in enumerate(self.faces):
            number = number * len(own) + self.digit[die][faces[die]]
        return number

    def falls(self, dice: Sequence[int]) -> list[Fall]:
        """All falls of some dice."""
        found = [Fall((0,) * self.colours, 0, 1)]
        for die in dice:
            value = 1
            for own in self.faces[die + 1 :]:
                value *= len(own)
            steps = [tuple(table[die][face] for table in self.step) for face in self.faces[die]]
            found = [
                Fall(
                    tuple(one + other for one, other in zip(fall.steps, steps[digit], strict=True)),
                    fall.number + digit * value,
                    fall.weight * weight,
                )
                for fall in found
                for digit, weight in enumerate(self.weights[die])
            ]
        return found

    def fixed(self, faces: Sequence[int], dice: Sequence[int]) -> Fall:
        """What dice that are kept add to the entries and to the number of any roll."""
        steps, number = [0] * self.colours, 0
        for die, own in enumerate(self.faces):
            number *= len(own)
            if die in dice:
                number += self.digit[die][faces[die]]
                steps = [step + table[die][faces[die]] for step, table in zip(steps, self.step, strict=True)]
        return Fall(tuple(steps), number, 1)

    def few_keeps(self) -> list[tuple[Dice, tuple[int, ...]]]:
        """All keeps of up to `FEW_DICE` dice, as dice and digits."""
        dice = range(len(self.faces))
        return [
            (kept, digits)
            for count in range(min(FEW_DICE, len(dice)) + 1)
            for kept in combinations(dice, count)
            for digits in product(*(range(len(self.faces[die])) for die in kept))
        ]
