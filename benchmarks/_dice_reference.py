"""The value of every choice in a position, by the compiled solver: the reference for hints.

It knows the values between turns; everything within a turn is computed without the code and the tables of the players.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import numpy

from dizaine.engine.shapes import COLLECTION, family_of
from dizaine.lab.dice_solver.colour_arrays import ColourArrays
from dizaine.lab.dice_solver.exact_colour import ExactColourTurn
from dizaine.lab.dice_solver.number_space import Floats, NumberSpace
from dizaine.lab.dice_solver.number_turn import NumberTurn
from dizaine.players.dice.policy import DicePolicy

Asked = tuple[int, tuple[int, ...], tuple[int, ...]]
"""The number of a roll, the faces, and the dice that are kept."""


class Reference:
    """What choices lose in the positions of a solved game."""

    def __init__(self, policy: DicePolicy) -> None:
        self._policy = policy
        self._rules = policy.rules
        self._numbers = NumberSpace.of(policy.rules)
        self._turn = cache(lambda phase: NumberTurn(policy.rules, phase, self._numbers))

    def losses(self, phase: int, try_class: int, total_class: int, asked: Sequence[Asked]) -> list[float]:
        """How far each choice is below the best one."""
        payoff, failure = self._policy.stakes(phase, try_class, total_class)
        one_colour = family_of(self._rules.group_shape[phase][0]) == COLLECTION
        lose = self._by_colour if one_colour else self._by_number
        return lose(phase, numpy.array(payoff, dtype=numpy.float64), failure, asked)

    def _by_number(self, phase: int, payoff: Floats, failure: float, asked: Sequence[Asked]) -> list[float]:
        tables = self._turn(phase).keep_values(payoff, failure)
        kinds = [arrays.kind for arrays in self._numbers.kinds]
        lost = []
        for roll, faces, kept in asked:
            table = tables[roll - 1]
            shown = [kind.shown(self._rules, faces, range(self._rules.dice)) for kind in kinds]
            parts = [kind.smaller(index) for kind, index in zip(kinds, shown, strict=True)]
            best = float(table[numpy.ix_(*parts)].max())
            lost.append(best - float(table[tuple(kind.shown(self._rules, faces, kept) for kind in kinds)]))
        return lost

    def _by_colour(self, phase: int, payoff: Floats, failure: float, asked: Sequence[Asked]) -> list[float]:
        space = ColourArrays.of(self._rules)
        turn = ExactColourTurn(self._rules, phase, space)
        lost = dict.fromkeys(range(len(asked)), 0.0)
        for decision, tensor in turn.keep_tensors(payoff, failure):
            for number, (roll, faces, kept) in enumerate(asked):
                if roll - 1 == decision:
                    digits = [space.space.digit[die][face] for die, face in enumerate(faces)]
                    values = [tensor.values[tensor.position(digits, mask)] for mask in range(1 << len(faces))]
                    lost[number] = float(max(values) - values[sum(1 << die for die in kept)])
        return list(lost.values())
