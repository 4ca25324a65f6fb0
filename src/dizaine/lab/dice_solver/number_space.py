"""The keeps of `players.dice.space` as arrays of NumPy, always of three kinds of dice; some may have no dice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy
from numpy.typing import NDArray

from dizaine.engine.dice.compiled_rules import Rules
from dizaine.engine.dice.limits import FACES
from dizaine.players.dice.space import KeepSpace, Kind

KINDS_OF_DICE: Final = 3

Floats = NDArray[numpy.float64]
Integers = NDArray[numpy.int32]


@dataclass(frozen=True)
class KindArrays:
    """The multisets of one kind of dice."""

    kind: Kind
    weights: Floats  # the probability of each number
    more: Integers  # [multiset, number]
    less: Integers  # [multiset, number]

    @classmethod
    def of(cls, kind: Kind) -> KindArrays:
        """The arrays of a kind."""
        weights = numpy.array(kind.weights, dtype=numpy.float64) / sum(kind.weights)
        more, less = (numpy.array(table, dtype=numpy.int32) for table in (kind.more, kind.less))
        return cls(kind, weights, more, less)

    def first_roll(self) -> Floats:
        """[multiset of all dice]: the probability of rolling it."""
        chances = numpy.zeros(self.kind.size)
        chances[0] = 1.0
        for index in range(self.kind.full):
            for number, larger in enumerate(self.more[index]):
                chances[larger] += self.weights[number] * chances[index]
        return chances[self.kind.full :]


@dataclass(frozen=True)
class NumberSpace:
    """All keeps and all rolls of a book's dice, without colours."""

    kinds: tuple[KindArrays, ...]

    @classmethod
    def of(cls, rules: Rules) -> NumberSpace:
        """The space of a book."""
        kinds = list(KeepSpace.of(rules).kinds)
        kinds += [Kind.of([], [0] * FACES)] * (KINDS_OF_DICE - len(kinds))
        return cls(tuple(KindArrays.of(kind) for kind in kinds))

    @property
    def shape(self) -> tuple[int, ...]:
        """How many multisets there are of each kind."""
        return tuple(arrays.kind.size for arrays in self.kinds)

    @property
    def rolls(self) -> tuple[slice, ...]:
        """The part of the keeps that are rolls."""
        return tuple(slice(arrays.kind.full, None) for arrays in self.kinds)

    @property
    def roll_shape(self) -> tuple[int, ...]:
        """How many multisets of all dice there are of each kind."""
        return tuple(arrays.kind.size - arrays.kind.full for arrays in self.kinds)

    def sample_faces(self, rules: Rules) -> NDArray[numpy.int8]:
        """[roll, die]: for each roll, in the order of their numbers, faces that show it."""
        rolls = numpy.zeros((*self.roll_shape, rules.dice), dtype=numpy.int8)
        for axis, arrays in enumerate(self.kinds):
            kind = arrays.kind
            face = [list(rules.face_number[kind.dice[0]]).index(number) for number in kind.numbers] if kind.dice else []
            shape = [1] * len(self.kinds)
            shape[axis] = kind.size - kind.full
            for position, die in enumerate(kind.dice):
                shown = numpy.array([face[kept[position]] for kept in kind.sets[kind.full :]], dtype=numpy.int8)
                rolls[..., die] = shown.reshape(shape)
        return rolls.reshape(-1, rules.dice)
