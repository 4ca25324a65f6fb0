"""A turn under the stored policy: the best keep of a roll, and the value of any keep. Needs NumPy."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from functools import cached_property
from typing import Any, Protocol

import numpy
from numpy.typing import NDArray

from dizaine.engine.dice.compiled_rules import Rules
from dizaine.engine.dice.scores import earns_half_bonus
from dizaine.engine.dice.scoring import score_dice
from dizaine.engine.dice.workspace import Workspace
from dizaine.players.dice.colour_space import ColourSpace
from dizaine.players.dice.colour_tables import FEW_DICE, ColourTables, few_keeps
from dizaine.players.dice.keep import Keep
from dizaine.players.dice.space import Floats, KeepSpace
from dizaine.players.dice.store import FIRST, LATER, Part


class StoredTurn(Protocol):
    """A turn at one phase, from one running total. Decisions count from 0."""

    def choose(self, decision: int, faces: Sequence[int]) -> tuple[int, ...]:
        """The dice of the best keep of a roll."""

    def keep(self, decision: int, faces: Sequence[int], dice: tuple[int, ...]) -> Keep:
        """What keeping exactly these dice, but not all, leads to."""

    def settled(self, faces: Sequence[int]) -> Keep:
        """What ending the turn with this roll leads to."""


class Spaces:
    """What all turns of a book share."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.numbers = KeepSpace.of(rules)
        self.reaches = [kind.reach() for kind in self.numbers.kinds]

    @cached_property
    def colours(self) -> ColourSpace:
        """Keeps of one colour."""
        return ColourSpace.of(self.rules)

    @cached_property
    def few(self) -> dict[tuple[tuple[int, ...], tuple[int, ...]], int]:
        """The places of the keeps of few dice in their list."""
        return {keep: place for place, keep in enumerate(few_keeps(self.colours))}


class _Turn:
    """What both kinds of phases share: the value of the end of a turn."""

    def __init__(self, spaces: Spaces, parts: Sequence[Part], phase: int, try_class: int, total_class: int) -> None:
        self._spaces = spaces
        self._rules = spaces.rules
        self._phase = phase
        self._part = part = parts[phase]
        self._name = f"{try_class}-{total_class}"
        self._total = part.low + total_class
        self._first_try = try_class == FIRST
        self._after = parts[phase + 1] if phase + 1 < len(parts) else None
        self._failure = float(part.values[LATER, total_class]) - self._rules.failure_cost
        self._last_decision = self._rules.rolls - 2

    def _value_of(self, score: int) -> float:
        """The expected points if the phase is made now with a score: the score and all that follows (D7, D12)."""
        rules, value = self._rules, float(score)
        if earns_half_bonus(rules, self._phase + 1, self._total + score):
            value += rules.half_bonus
        if self._after is not None:
            return value + self._after.value(self._total + score, first_try=True)
        return value + (rules.finish_bonus if self._first_try else 0)

    @cached_property
    def _end_values(self) -> Floats:
        """The value of ending the turn with each roll or entry whose score is stored."""
        scores = self._part.scores
        by_score = numpy.array([self._value_of(score) for score in range(int(scores.max()) + 1)])
        return numpy.where(scores >= 0, by_score[scores], self._failure)

    @cached_property
    def _made(self) -> Floats:
        return (self._part.scores >= 0).astype(numpy.float64)

    def settled(self, faces: Sequence[int]) -> Keep:
        """What ending the turn with this roll leads to."""
        score = score_dice(self._rules, Workspace(), self._phase, list(faces))
        value = self._value_of(score) if score >= 0 else self._failure
        return Keep(tuple(range(self._rules.dice)), value, float(score >= 0))


class NumberStoredTurn(_Turn):
    """A turn at a phase of sets and runs."""

    def __init__(self, spaces: Spaces, parts: Sequence[Part], phase: int, try_class: int, total_class: int) -> None:
        super().__init__(spaces, parts, phase, try_class, total_class)
        self._keeps: dict[int, NDArray[Any]] = {}
        self._rolls: dict[int, tuple[Floats, Floats]] = {}

    def choose(self, decision: int, faces: Sequence[int]) -> tuple[int, ...]:
        """The dice of the best keep of a roll."""
        space = self._spaces.numbers
        roll = space.keep_of(self._rules, faces, range(self._rules.dice))
        places = tuple(index - kind.full for index, kind in zip(roll, space.kinds, strict=True))
        keep = self._best_keeps(decision)[numpy.ravel_multi_index(places, space.roll_shape)]
        indices = [int(index) for index in numpy.unravel_index(int(keep), space.shape)]
        return space.dice_of(self._rules, faces, indices)

    def keep(self, decision: int, faces: Sequence[int], dice: tuple[int, ...]) -> Keep:
        """What keeping exactly these dice leads to: the average over all rolls of the others."""
        keep = self._spaces.numbers.keep_of(self._rules, faces, dice)
        rows = [reach[index] for reach, index in zip(self._spaces.reaches, keep, strict=True)]
        value, chance = (numpy.einsum("abc,a,b,c", table, *rows) for table in self._before(decision + 1))
        return Keep(dice, float(value), float(chance))

    def _best_keeps(self, decision: int) -> NDArray[Any]:
        if decision not in self._keeps:
            self._keeps[decision] = self._part.keeps[f"{self._name}-{decision}"]
        return self._keeps[decision]

    def _before(self, decision: int) -> tuple[Floats, Floats]:
        """The value of each roll before a decision, and its probability of making the phase."""
        shape = self._spaces.numbers.roll_shape
        if decision > self._last_decision:
            return self._end_values.reshape(shape), self._made.reshape(shape)
        if decision not in self._rolls:
            best, (values, made) = self._best_keeps(decision), self._before(decision + 1)
            self._rolls[decision] = (
                self._averages(values, self._end_values).ravel()[best].reshape(shape),
                self._averages(made, self._made).ravel()[best].reshape(shape),
            )
        return self._rolls[decision]

    def _averages(self, rolls: Floats, ends: Floats) -> Floats:
        """The value of each keep, from the values of rolls; keeping all dice means to stop (D3)."""
        first, second, third = self._spaces.reaches
        table = numpy.tensordot(first, rolls, axes=(1, 0))
        table = numpy.tensordot(table, second, axes=(1, 1)).transpose(0, 2, 1)
        table = numpy.ascontiguousarray(numpy.tensordot(table, third, axes=(2, 1)))
        table[self._spaces.numbers.rolls] = ends.reshape(self._spaces.numbers.roll_shape)
        return table


class ColourStoredTurn(_Turn):
    """A turn at a collection of one colour."""

    def __init__(self, spaces: Spaces, parts: Sequence[Part], phase: int, try_class: int, total_class: int) -> None:
        super().__init__(spaces, parts, phase, try_class, total_class)
        names = [field.name for field in fields(ColourTables)]
        self._tables = [
            ColourTables(*(self._part.keeps[f"{self._name}-{decision}-{name}"] for name in names))
            for decision in range(self._last_decision + 1)
        ]

    def choose(self, decision: int, faces: Sequence[int]) -> tuple[int, ...]:
        """The dice of the best keep of a roll."""
        mask = self._tables[decision].best(self._spaces.colours, faces)
        return tuple(die for die in range(self._rules.dice) if mask >> die & 1)

    def keep(self, decision: int, faces: Sequence[int], dice: tuple[int, ...]) -> Keep:
        """What keeping exactly these dice leads to: stored for few dice, else the average over all rolls."""
        space, table = self._spaces.colours, self._tables[decision]
        if len(dice) <= FEW_DICE:
            place = self._spaces.few[dice, tuple(space.digit[die][faces[die]] for die in dice)]
            return Keep(dice, float(table.few_values[place]), 1 - float(table.few_failings[place]))
        entries, numbers, chances = space.rolls_of(faces, dice)
        if decision < self._last_decision:
            values, failings = self._tables[decision + 1].of_rolls(entries, numbers)
        else:
            best = numpy.take_along_axis(entries, self._part.scores[entries].argmax(axis=1)[:, None], axis=1)[:, 0]
            values, failings = self._end_values[best], 1 - self._made[best]
        return Keep(dice, float(chances @ values), 1 - float(chances @ failings))
