"""The dice game solved: the best expectation of a solitaire, and how it is played (D12).

What is still to come depends on the phase, on the running total as long as the bonus of D7 is open, and at the last
phase on whether it is the first try. A failed turn comes back to where it was, five points poorer: so what a turn is
worth depends on itself, W = f(W - 5). The slope of f is the probability to fail, and f bends upwards: Newton's method
finds the fixed point exactly, in a few steps, for each step solves the equation for the policy that was best so far.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import numpy
from numpy.typing import NDArray

from dizaine.engine.dice.compiled_rules import tables
from dizaine.engine.dice.scores import earns_half_bonus
from dizaine.engine.shapes import COLLECTION, family_of
from dizaine.lab.dice_solver.exact_colour import ExactColourTurn
from dizaine.lab.dice_solver.number_turn import NumberTurn
from dizaine.lab.dice_solver.turn import Outcome, Tick, Turn
from dizaine.players.dice.colour_space import ColourSpace
from dizaine.players.dice.space import Floats, KeepSpace
from dizaine.players.dice.store import FIRST, LATER, Part, read_part, write_part
from dizaine.rulebooks.dice import DiceBook

HIGHEST: Final = 200
"""One past any score of a phase: ten dice of at most 12."""
SETTLED: Final = 1e-11
"""Newton's steps that are shorter than this many points end it."""
MOST_STEPS: Final = 60
IMPATIENCE: Final = 1e-6
"""Points that a failed turn seems to cost where it costs none."""
HOPELESS: Final = 1 - 1e-12
"""A policy that fails as surely as this never comes to an end."""


def solve(book: DiceBook, progress: Callable[[float], None] = lambda done: None) -> list[Part]:
    """The parts of all phases; each is stored as soon as it is there, and taken from there if it was stored before.

    `progress` is told again and again which fraction of the work is done. It may raise what it likes to end the work.
    """
    solver = _Solver(book, progress)
    for phase in reversed(range(len(book.phases))):
        part = read_part(book, phase)
        if part is None:
            part = solver.solve_phase(phase)
            write_part(book, phase, part)
        solver.accept(phase, part)
    return [solver.parts[phase] for phase in range(len(book.phases))]


@dataclass(frozen=True)
class Range:
    """The running totals that a phase tells apart: from `low`, which stands for all below, to the last."""

    low: int
    count: int


class _Solver:
    """The phases from the last to the first."""

    def __init__(self, book: DiceBook, progress: Callable[[float], None]) -> None:
        self._rules = rules = tables(book)
        self._progress = progress
        self._last = rules.phase_count - 1
        spaces = KeepSpace.of(rules), ColourSpace.of(rules)
        self._turns: list[Turn] = [
            ExactColourTurn(rules, phase, spaces[1])
            if family_of(rules.group_shape[phase][0]) == COLLECTION
            else NumberTurn(rules, phase, spaces[0])
            for phase in range(rules.phase_count)
        ]
        self._ranges = [self._range(phase) for phase in range(rules.phase_count)]
        self._efforts = [turn.effort * area.count for turn, area in zip(self._turns, self._ranges, strict=True)]
        # Where failing costs nothing, nobody would have a reason to stop failing on purpose but for this.
        self._impatience = 0 if rules.failure_cost else IMPATIENCE
        self._done = 0.0
        self.parts: dict[int, Part] = {}

    def accept(self, phase: int, part: Part) -> None:
        """Go on from a part."""
        self.parts[phase] = part
        self._done = sum(self._efforts[phase:])
        self._turns[phase].release()
        self._progress(self._done / sum(self._efforts))

    def solve_phase(self, phase: int) -> Part:
        """All that is to be known of a phase whose successors are known."""
        turn, area = self._turns[phase], self._ranges[phase]
        tries = 2 if phase == self._last else 1
        values, failings = numpy.zeros((tries, area.count)), numpy.zeros((tries, area.count))
        keeps: dict[str, NDArray[Any]] = {}
        chance = self._highest_chance(turn)
        failure = 0.0
        for place in range(area.count):
            tick = self._ticker(phase, place)
            worth = self._worth(phase, area.low + place)
            failure = settle(turn, worth, self._rules.failure_cost, failure, tick) - self._impatience
            outcomes = [turn.policy(worth, failure, tick)]
            if tries > FIRST:
                outcomes.append(turn.policy(worth + self._rules.finish_bonus, failure, tick))
            for number, outcome in enumerate(outcomes):
                values[number, place] = outcome.value
                failings[number, place] = outcome.failing
                keeps |= {f"{number}-{place}-{name}": array for name, array in outcome.keeps.items()}
            values[LATER, place] = fixed_point(outcomes[LATER], self._rules.failure_cost, failure)
        return Part(area.low, values, failings, chance, turn.scores, keeps)

    def _highest_chance(self, turn: Turn) -> float:
        worth = numpy.ones(HIGHEST)
        exact = turn.exact(worth, 0.0, lambda: self._progress(self._done / sum(self._efforts)))
        return turn.play(worth, 0.0).value if exact is None else exact

    def _ticker(self, phase: int, place: int) -> Tick:
        """Goes from one total to the next, slower and slower where it takes longer than thought."""
        share = self._efforts[phase] / self._ranges[phase].count
        begin, ticks, total = self._done + share * place, 0, sum(self._efforts)

        def tick() -> None:
            nonlocal ticks
            ticks += 1
            self._progress((begin + share * ticks / (ticks + 60)) / total)

        return tick

    def _worth(self, phase: int, total: int) -> Floats:
        """What each score is worth from here to the end of the game, the phase being made (D7, D12)."""
        rules = self._rules
        worth = numpy.arange(HIGHEST, dtype=numpy.float64)
        for score in range(HIGHEST):
            if earns_half_bonus(rules, phase + 1, total + score):
                worth[score] += rules.half_bonus
            if phase < self._last:
                worth[score] += self.parts[phase + 1].value(total + score, first_try=True)
        return worth

    def _range(self, phase: int) -> Range:
        """Below, the bonus is out of reach; above, it is certain; behind its phase, it is settled (D7)."""
        rules = self._rules
        if phase >= rules.half_phase:
            return Range(0, 1)
        made = [turn.scores[turn.scores >= 0] for turn in self._turns]
        ahead = made[phase : rules.half_phase]
        low = max(0, rules.half_over - sum(int(scores.max()) for scores in ahead))
        certain = rules.half_over + 1 - sum(int(scores.min()) for scores in ahead)
        reachable = sum(int(scores.max()) for scores in made[:phase])
        return Range(low, max(1, min(certain, reachable) - low + 1))


def fixed_point(outcome: Outcome, cost: float, failure: float) -> float:
    """The worth of a turn if its policy is kept to for ever: W = value + failing * (W - cost - failure)."""
    if outcome.failing > HOPELESS:
        return outcome.value
    return (outcome.value - outcome.failing * (cost + failure)) / (1 - outcome.failing)


def settle(turn: Turn, worth: Floats, cost: float, start: float, tick: Tick) -> float:
    """What failing is worth: `cost` less than the turn itself."""
    failure = start
    slope = 0.0
    for _ in range(MOST_STEPS):
        outcome = turn.play(worth, failure)
        tick()
        slope, before = min(outcome.failing, HOPELESS), failure
        failure = fixed_point(outcome, cost, failure) - cost
        if abs(failure - before) < SETTLED:
            break
    last: tuple[float, float] | None = None
    for _ in range(MOST_STEPS):
        value = turn.exact(worth, failure, tick)
        if value is None:
            return failure
        if last is not None and failure != last[0]:
            slope = min(max((value - last[1]) / (failure - last[0]), 0.0), slope + (1 - slope) / 2)
        last = failure, value
        failure += (value - cost - failure) / (1 - slope)
        if abs(failure - last[0]) < SETTLED * 10:
            break
    return failure
