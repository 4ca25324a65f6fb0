"""Rolls and keeps of the dice game as numbered multisets: for sets and runs, only the numbers matter.

Needs NumPy. A keep says how many dice of each kind stay with each number up; a roll is a keep of all dice. For each
kind of dice the multisets are numbered, those of all its dice last. A keep is one multiset of each kind. There are
always three kinds; some may have no dice.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement
from typing import Final

import numpy
from numpy.typing import NDArray

from dizaine.engine.dice.compiled_rules import Rules

KINDS_OF_DICE: Final = 3

Floats = NDArray[numpy.float64]
Integers = NDArray[numpy.int32]


@dataclass(frozen=True)
class Kind:
    """The multisets of one kind of dice."""

    dice: tuple[int, ...]
    numbers: tuple[int, ...]  # on the faces, each once
    weights: Floats  # the probability of each number
    sets: tuple[tuple[int, ...], ...]  # each multiset as a sorted tuple of places in `numbers`
    place: dict[tuple[int, ...], int]  # the number of a multiset
    more: Integers  # [multiset, number]: the multiset with one die more; -1 if all dice are in it
    less: Integers  # [multiset, number]: the multiset with one die less; -1 if none shows that number
    size: int  # the number of multisets
    full: int  # the first multiset of all dice

    @classmethod
    def of(cls, dice: Sequence[int], faces: Sequence[int]) -> Kind:
        """The multisets of some dice with these numbers on their faces."""
        numbers = tuple(sorted(set(faces)))
        weights = numpy.array([faces.count(number) / len(faces) for number in numbers], dtype=numpy.float64)
        places = range(len(numbers))
        sets = [kept for count in range(len(dice) + 1) for kept in combinations_with_replacement(places, count)]
        place = {kept: index for index, kept in enumerate(sets)}
        more = numpy.full((len(sets), len(numbers)), -1, dtype=numpy.int32)
        less = numpy.full((len(sets), len(numbers)), -1, dtype=numpy.int32)
        for kept, index in place.items():
            for number in range(len(numbers)):
                larger = tuple(sorted((*kept, number)))
                if larger in place:
                    more[index, number] = place[larger]
                    less[place[larger], number] = index
        full = next(index for index, kept in enumerate(sets) if len(kept) == len(dice))
        return cls(tuple(dice), numbers, weights, tuple(sets), place, more, less, len(sets), full)

    def reach(self) -> Floats:
        """[multiset, multiset of all dice]: the probability of rolling the second when the first is kept."""
        chances = numpy.zeros((self.size, self.size - self.full))
        for index in range(self.size - 1, -1, -1):
            if index >= self.full:
                chances[index, index - self.full] = 1
            else:
                chances[index] = self.weights @ chances[self.more[index]]
        return chances


@dataclass(frozen=True)
class KeepSpace:
    """All keeps and all rolls of a book's dice, without colours."""

    kinds: tuple[Kind, ...]

    @classmethod
    def of(cls, rules: Rules) -> KeepSpace:
        """The space of a book."""
        kinds = []
        for kind in range(KINDS_OF_DICE):
            dice = [die for die in range(rules.dice) if rules.kind[die] == kind]
            kinds.append(Kind.of(dice, list(rules.face_number[dice[0]]) if dice else [0]))
        return cls(tuple(kinds))

    @property
    def shape(self) -> tuple[int, ...]:
        """How many multisets there are of each kind."""
        return tuple(kind.size for kind in self.kinds)

    @property
    def rolls(self) -> tuple[slice, ...]:
        """The part of the keeps that are rolls."""
        return tuple(slice(kind.full, None) for kind in self.kinds)

    @property
    def roll_shape(self) -> tuple[int, ...]:
        """How many multisets of all dice there are of each kind."""
        return tuple(kind.size - kind.full for kind in self.kinds)

    def keep_of(self, rules: Rules, faces: Sequence[int], kept: Sequence[int]) -> tuple[int, ...]:
        """The keep of some dice of a roll."""
        places = []
        for kind in self.kinds:
            numbers = [kind.numbers.index(rules.face_number[die][faces[die]]) for die in kind.dice if die in kept]
            places.append(kind.place[tuple(sorted(numbers))])
        return tuple(places)

    def dice_of(self, rules: Rules, faces: Sequence[int], keep: Sequence[int]) -> tuple[int, ...]:
        """The dice of a roll that form a keep: for each number the first that show it."""
        dice: list[int] = []
        for kind, index in zip(self.kinds, keep, strict=True):
            wanted = list(kind.sets[index])
            for die in kind.dice:
                number = kind.numbers.index(rules.face_number[die][faces[die]])
                if number in wanted:
                    wanted.remove(number)
                    dice.append(die)
        return tuple(sorted(dice))

    def sample_faces(self, rules: Rules) -> NDArray[numpy.int8]:
        """[roll, die]: for each roll, in the order of their numbers, faces that show it."""
        columns: list[tuple[int, NDArray[numpy.int8]]] = []
        for kind in self.kinds:
            sets = kind.sets[kind.full :]
            face = [list(rules.face_number[kind.dice[0]]).index(number) for number in kind.numbers] if kind.dice else []
            table = numpy.array([[face[number] for number in kept] for kept in sets], dtype=numpy.int8)
            columns.append((len(sets), table))
        rolls = numpy.zeros((*(count for count, _ in columns), rules.dice), dtype=numpy.int8)
        for axis, (kind, (count, table)) in enumerate(zip(self.kinds, columns, strict=True)):
            shape = [1] * len(columns)
            shape[axis] = count
            for position, die in enumerate(kind.dice):
                rolls[..., die] = table[:, position].reshape(shape)
        return rolls.reshape(-1, rules.dice)
