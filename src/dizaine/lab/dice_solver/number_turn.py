"""The best play of one turn at a phase of sets and runs.

The value of a keep is found die by die: it is the average, over the faces of one more die, of the values of the larger
keeps. The best keep from a roll is found by taking dice away one at a time: it is the multiset itself, or the best keep
of a multiset with one die less.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

import numpy
from numpy.typing import NDArray

from dizaine.engine.compiled import compile_rules, to_rows
from dizaine.engine.dice.compiled_rules import Rules
from dizaine.engine.dice.scoring import score_dice
from dizaine.engine.dice.workspace import Workspace
from dizaine.lab.dice_solver.machine_code import code_folder, compiled
from dizaine.lab.dice_solver.number_space import Floats, Integers, NumberSpace
from dizaine.lab.dice_solver.turn import Outcome, Tick

EFFORT: Final = 1.5e-7
"""Seconds for each keep and roll."""


class NumberTurn:
    """The turn at one phase; colours do not matter."""

    def __init__(self, rules: Rules, phase: int, space: NumberSpace) -> None:
        self._space = space
        self._decisions = rules.rolls - 1
        self.effort = EFFORT * rules.rolls * float(numpy.prod(space.shape))
        self.scores = score_rolls(rules, phase, space.sample_faces(rules))
        self._value = numpy.zeros(space.shape)
        self._failing = numpy.zeros(space.shape)
        self._best = numpy.zeros(space.shape, dtype=numpy.int32)
        first, second, third = (kind.first_roll() for kind in space.kinds)
        self._first_roll = first[:, None, None] * second[None, :, None] * third[None, None, :]

    def exact(self, payoff: Floats, failure: float, tick: Tick) -> float | None:
        """None: `play` is exact."""
        return None

    def policy(self, payoff: Floats, failure: float, tick: Tick) -> Outcome:
        """The best play; its keeps are computed again when they are needed."""
        outcome = self.play(payoff, failure)
        tick()
        return outcome

    def best_keeps(self, payoff: Floats, failure: float) -> list[NDArray[numpy.int32]]:
        """[decision][roll]: the best keeps."""
        best: list[NDArray[numpy.int32]] = []
        self.play(payoff, failure, best)
        return best[::-1]

    def keep_values(self, payoff: Floats, failure: float) -> list[Floats]:
        """[decision][keep]: the values of all keeps."""
        values: list[Floats] = []
        self.play(payoff, failure, values=values)
        return values[::-1]

    def release(self) -> None:
        """Nothing to free."""

    def play(
        self,
        payoff: Floats,
        failure: float,
        best: list[NDArray[numpy.int32]] | None = None,
        values: list[Floats] | None = None,
    ) -> Outcome:
        """The best play, from the last decision to the first.

        In that order, the best keeps of rolls are appended to `best`, and the values of all keeps to `values`.
        """
        rolls, shape = self._space.rolls, self._space.roll_shape
        made = self.scores >= 0
        ends = numpy.where(made, payoff[self.scores], failure).reshape(shape)
        failed = (~made).astype(numpy.float64).reshape(shape)
        self._value[rolls], self._failing[rolls] = ends, failed
        for _ in range(self._decisions):
            for table in (self._value, self._failing):
                average(table, *self._steps("more", "weights"))
            self._value[rolls], self._failing[rolls] = ends, failed  # keeping all dice means to stop (D3)
            if values is not None:
                values.append(self._value.copy())
            choose(self._value, self._failing, self._best, *self._steps("less"))
            if best is not None:
                best.append(self._best[rolls].ravel())
        value = float((self._first_roll * self._value[rolls]).sum())
        failing = float((self._first_roll * self._failing[rolls]).sum())
        return Outcome(value, failing)

    def _steps(self, *names: str) -> tuple[Any, ...]:
        return tuple(getattr(kind, name) for kind in self._space.kinds for name in names)


def score_rolls(rules: Rules, phase: int, faces: NDArray[numpy.int8]) -> NDArray[numpy.int16]:
    """The score of each roll, by the engine's rule; -1 where the phase is not made."""
    scores = numpy.zeros(len(faces), dtype=numpy.int16)
    _scoring()(to_rows(rules), to_rows(Workspace()), phase, faces, scores)
    return scores


@cache
def _scoring() -> Callable[..., None]:
    return compile_rules(enter_scores, cache=code_folder())["enter_scores"]


def enter_scores(rules: Any, works: Any, phase: int, faces: Any, scores: Any) -> None:
    """`score_dice` for many rolls."""
    for roll in range(len(faces)):
        scores[roll] = score_dice(rules[0], works[0], phase, faces[roll])


@compiled
def expect_along(table: Floats, more: Integers, weights: Floats) -> None:
    """[., multiset, .]: from the values of rolls to those of keeps, along one kind of dice."""
    for outer in range(table.shape[0]):
        for index in range(table.shape[1] - 1, -1, -1):
            if more[index, 0] >= 0:
                for inner in range(table.shape[2]):
                    table[outer, index, inner] = 0
                for number in range(more.shape[1]):
                    larger, weight = more[index, number], weights[number]
                    for inner in range(table.shape[2]):
                        table[outer, index, inner] += weight * table[outer, larger, inner]


@compiled
def choose_along(value: Floats, failing: Floats, best: Integers, less: Integers) -> None:
    """[., multiset, .]: the best keeps that remain after taking dice of one kind away."""
    for outer in range(value.shape[0]):
        for index in range(value.shape[1]):
            for number in range(less.shape[1]):
                smaller = less[index, number]
                if smaller >= 0:
                    for inner in range(value.shape[2]):
                        if value[outer, smaller, inner] > value[outer, index, inner]:
                            value[outer, index, inner] = value[outer, smaller, inner]
                            failing[outer, index, inner] = failing[outer, smaller, inner]
                            best[outer, index, inner] = best[outer, smaller, inner]


@compiled
def average(
    table: Floats,
    more_0: Integers,
    weights_0: Floats,
    more_1: Integers,
    weights_1: Floats,
    more_2: Integers,
    weights_2: Floats,
) -> None:
    """From the values of rolls to those of keeps."""
    size_0, size_1, size_2 = table.shape
    expect_along(table.reshape((1, size_0, size_1 * size_2)), more_0, weights_0)
    expect_along(table.reshape((size_0, size_1, size_2)), more_1, weights_1)
    expect_along(table.reshape((size_0 * size_1, size_2, 1)), more_2, weights_2)


@compiled
def choose(
    value: Floats, failing: Floats, best: Integers, less_0: Integers, less_1: Integers, less_2: Integers
) -> None:
    """From the values of keeps to those of rolls, with the best keeps."""
    size_0, size_1, size_2 = value.shape
    flat = best.reshape(value.size)
    for index in range(value.size):
        flat[index] = index
    first, second, third = (1, size_0, size_1 * size_2), (size_0, size_1, size_2), (size_0 * size_1, size_2, 1)
    choose_along(value.reshape(first), failing.reshape(first), best.reshape(first), less_0)
    choose_along(value.reshape(second), failing.reshape(second), best.reshape(second), less_1)
    choose_along(value.reshape(third), failing.reshape(third), best.reshape(third), less_2)
