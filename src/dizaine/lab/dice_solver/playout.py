"""Play solitaires under the stored policy: a random check of the exact values.

The rolls come from a generator, the keeps from the solved game, and the scores from the engine's rule. Many games are
played side by side, and those at the same point of a turn are decided together.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy
from numpy.typing import NDArray

from dizaine.engine.dice.compiled_rules import Rules, tables
from dizaine.engine.dice.scores import earns_half_bonus
from dizaine.engine.shapes import COLLECTION, family_of
from dizaine.lab.dice_solver.colour_arrays import ColourArrays
from dizaine.lab.dice_solver.number_space import NumberSpace
from dizaine.lab.dice_solver.number_turn import NumberTurn, score_rolls
from dizaine.players.dice.colour_tables import ColourTables
from dizaine.players.dice.policy import DicePolicy
from dizaine.players.dice.space import Kind
from dizaine.players.dice.store import LATER

Faces = NDArray[numpy.int8]
"""[game, die]"""


@dataclass
class Solitaires:
    """The state of many games."""

    phase: NDArray[numpy.int64]
    total: NDArray[numpy.int64]
    failures: NDArray[numpy.int64]
    bonuses: NDArray[numpy.int64]
    first_try: NDArray[numpy.bool_]

    @classmethod
    def of(cls, games: int) -> Solitaires:
        """Games before their first turn."""
        phase, total, failures, bonuses = numpy.zeros((4, games), dtype=numpy.int64)
        return cls(phase, total, failures, bonuses, numpy.ones(games, dtype=numpy.bool_))


def play_solitaires(policy: DicePolicy, games: int, seed: int) -> NDArray[numpy.int64]:
    """Play games. Returns their final scores (D12)."""
    rules = tables(policy.book)
    generator = numpy.random.default_rng(seed)
    keeper = _Keeper(policy)
    state = Solitaires.of(games)
    while (playing := numpy.flatnonzero(state.phase < rules.phase_count)).size:
        for phase in numpy.unique(state.phase[playing]):
            _play_turn(rules, keeper, state, playing[state.phase[playing] == phase], int(phase), generator)
    return state.total + state.bonuses - rules.failure_cost * state.failures


def _play_turn(
    rules: Rules,
    keeper: _Keeper,
    state: Solitaires,
    games: NDArray[numpy.int64],
    phase: int,
    generator: numpy.random.Generator,
) -> None:
    """Play one turn of all games that are at a phase."""
    faces = generator.integers(6, size=(len(games), rules.dice), dtype=numpy.int8)
    rolling = numpy.ones(len(games), dtype=numpy.bool_)  # keeping all dice means to stop
    for decision in range(rules.rolls - 1):
        stays = keeper.keeps(phase, state, games, decision, faces)
        rolling &= ~stays.all(axis=1)
        rolled = generator.integers(6, size=faces.shape, dtype=numpy.int8)
        faces = numpy.where(stays | ~rolling[:, None], faces, rolled)
    scores = score_rolls(rules, phase, numpy.ascontiguousarray(faces)).astype(numpy.int64)
    made, failed = games[scores >= 0], games[scores < 0]
    state.total[made] += scores[scores >= 0]
    earned = [earns_half_bonus(rules, phase + 1, total) for total in range(int(state.total.max()) + 1)]
    state.bonuses[made] += rules.half_bonus * numpy.array(earned)[state.total[made]]
    if phase + 1 == rules.phase_count:
        state.bonuses[made] += rules.finish_bonus * state.first_try[made]
    state.failures[failed] += 1
    state.first_try[failed] = False
    state.phase[made] += 1
    state.first_try[made] = True


class _Keeper:
    """The keeps of the solved game for many games at once; at sets and runs they are computed again."""

    def __init__(self, policy: DicePolicy) -> None:
        self._policy = policy
        self._rules = rules = tables(policy.book)
        self._numbers = NumberSpace.of(rules)
        self._kinds = [_KindInRolls(rules, kind.kind) for kind in self._numbers.kinds]
        self._colours = ColourArrays.of(rules)
        self._turns = lru_cache(maxsize=None)(lambda phase: NumberTurn(rules, phase, self._numbers))
        self._best_keeps = lru_cache(maxsize=16)(self._compute_keeps)

    def keeps(
        self, phase: int, state: Solitaires, games: NDArray[numpy.int64], decision: int, faces: Faces
    ) -> NDArray[numpy.bool_]:
        """[game, die]: the dice to keep."""
        part = self._policy.parts[phase]
        tries = state.first_try[games] & (len(part.values) > 1)
        totals = (state.total[games] - part.low).clip(0, len(part.values[LATER]) - 1)
        stays = numpy.zeros(faces.shape, dtype=numpy.bool_)
        coloured = family_of(self._rules.group_shape[phase][0]) == COLLECTION
        choose = self._by_colour if coloured else self._by_number
        for try_class, total in sorted({*zip(tries.tolist(), totals.tolist(), strict=True)}):
            here = numpy.flatnonzero((tries == try_class) & (totals == total))
            stays[here] = choose(phase, int(try_class), total, decision, faces[here])
        return stays

    def _compute_keeps(self, phase: int, try_class: int, total: int) -> list[NDArray[numpy.int32]]:
        payoff, failure = self._policy.stakes(phase, try_class, total)
        return self._turns(phase).best_keeps(numpy.array(payoff, dtype=numpy.float64), failure)

    def _by_number(self, phase: int, try_class: int, total: int, decision: int, faces: Faces) -> NDArray[numpy.bool_]:
        """The dice to keep at sets and runs; of those that show the same number, the first."""
        places = tuple(kind.rolls_of(faces) for kind in self._kinds)
        table = self._best_keeps(phase, try_class, total)[decision]
        best = table[numpy.ravel_multi_index(places, self._numbers.roll_shape)]
        stays = numpy.zeros(faces.shape, dtype=numpy.bool_)
        for kind, keep in zip(self._kinds, numpy.unravel_index(best, self._numbers.shape), strict=True):
            kind.mark(faces, keep, stays)
        return stays

    def _by_colour(self, phase: int, try_class: int, total: int, decision: int, faces: Faces) -> NDArray[numpy.bool_]:
        """The dice to keep at one colour: by the best entry, unless the roll is listed."""
        space = self._colours
        table = ColourTables.named(self._policy.parts[phase].arrays, f"{try_class}-{total}-{decision}")
        entries = numpy.tile(space.start[:-1], (len(faces), 1))
        numbers = numpy.zeros(len(faces), dtype=numpy.int64)
        for die, own in enumerate(space.faces):
            entries += space.step[:, die, :].T[faces[:, die]]
            numbers = numbers * len(own) + numpy.array(space.space.digit[die])[faces[:, die]]
        best = numpy.array(table.values)[entries].argmax(axis=1)
        masks = numpy.array(table.masks)[entries[numpy.arange(len(faces)), best]]
        odd_rolls = numpy.array(table.odd_rolls)
        listed = numpy.isin(numbers, odd_rolls)
        masks[listed] = numpy.array(table.odd_masks)[numpy.searchsorted(odd_rolls, numbers[listed])]
        bits: NDArray[numpy.bool_] = masks[:, None] >> numpy.arange(faces.shape[1]) & 1 == 1
        return bits


class _KindInRolls:
    """The dice of one kind in many rolls at once."""

    def __init__(self, rules: Rules, kind: Kind) -> None:
        self._dice = kind.dice
        self._place = numpy.array(
            [kind.numbers.index(number) for number in rules.face_number[kind.dice[0]]] if kind.dice else [0]
        )
        self._counts = numpy.array([[kept.count(place) for place in range(len(kind.numbers))] for kept in kind.sets])
        self._digits = (len(kind.dice) + 1) ** numpy.arange(len(kind.numbers))
        self._roll = numpy.full((len(kind.dice) + 1) ** len(kind.numbers), -1)
        self._roll[self._counts[kind.full :] @ self._digits] = numpy.arange(kind.size - kind.full)

    def rolls_of(self, faces: Faces) -> NDArray[numpy.int64]:
        """The number of each roll, looking at this kind only."""
        codes = numpy.zeros(len(faces), dtype=numpy.int64)
        for die in self._dice:
            codes += self._digits[self._place[faces[:, die]]]
        return self._roll[codes]

    def mark(self, faces: Faces, keeps: NDArray[numpy.int64], stays: NDArray[numpy.bool_]) -> None:
        """Mark the dice to keep in `stays`."""
        wanted, rows = self._counts[keeps], numpy.arange(len(faces))
        for die in self._dice:
            place = self._place[faces[:, die]]
            stays[:, die] = wanted[rows, place] > 0
            wanted[rows, place] -= stays[:, die]
