"""Solve the dice game: the best expected score of a solitaire, and the play that reaches it (D12).

The points still to come depend on the phase, on the running total while the bonus of D7 is open, and at the last phase
on whether it is the first try. A failed turn returns to the same situation at a cost of five points, so the value of a
turn depends on itself: W = f(W - 5). The slope of f is the probability of failing, and f is convex. So Newton's method
finds the fixed point in a few steps: each step solves the equation exactly for the best policy so far.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy

from dizaine.engine.dice.compiled_rules import tables
from dizaine.engine.dice.scores import earns_half_bonus
from dizaine.engine.shapes import COLLECTION, family_of
from dizaine.lab.dice_solver.colour_arrays import ColourArrays
from dizaine.lab.dice_solver.exact_colour import ExactColourTurn
from dizaine.lab.dice_solver.last_run import chances_of_runs, run_payoff
from dizaine.lab.dice_solver.number_space import Floats, NumberSpace
from dizaine.lab.dice_solver.number_turn import NumberTurn
from dizaine.lab.dice_solver.turn import Outcome, Tick, Turn
from dizaine.players.dice.store import FIRST, LAST_RUN, LATER, SUREST, Part, policy_folder, read_part, write_part
from dizaine.rulebooks.dice import DiceBook

HIGHEST: Final = 200
"""One past any score of a phase: ten dice of at most 12."""
SETTLED: Final = 1e-11
"""Newton's method ends when a step is shorter than this many points."""
MOST_STEPS: Final = 60
IMPATIENCE: Final = 1e-6
"""Points that a failed turn is assumed to cost where it costs none."""
HOPELESS: Final = 1 - 1e-12
"""A policy that fails with this probability practically never ends."""


def solve(
    book: DiceBook, progress: Callable[[float], None] = lambda done: None, folder: Path | None = None
) -> list[Part]:
    """The solutions of all phases. Each is stored as soon as it is found, and read if it was stored before.

    The folder is that of the book in the user's cache, unless another one is given. `progress` is called often with the
    fraction of the work that is done; it may raise an exception to end the work.
    """
    solver = Solver(book, progress)
    folder = folder or policy_folder(book)
    for phase in reversed(range(len(book.phases))):
        part = read_part(folder, book, phase)
        if part is None:
            part = solver.solve_phase(phase)
            write_part(folder, book, phase, part)
        solver.accept(phase, part)
    return [solver.parts[phase] for phase in range(len(book.phases))]


@dataclass(frozen=True)
class Range:
    """The running totals that a phase distinguishes; `low` also stands for all below it, the last for all above."""

    low: int
    count: int


class Solver:
    """The phases from the last to the first."""

    def __init__(self, book: DiceBook, progress: Callable[[float], None]) -> None:
        self._rules = rules = tables(book)
        self._progress = progress
        self._last = rules.phase_count - 1
        spaces = NumberSpace.of(rules), ColourArrays.of(rules)
        self._turns: list[Turn] = [
            ExactColourTurn(rules, phase, spaces[1])
            if family_of(rules.group_shape[phase][0]) == COLLECTION
            else NumberTurn(rules, phase, spaces[0])
            for phase in range(rules.phase_count)
        ]
        self._ranges = [self._range(phase) for phase in range(rules.phase_count)]
        self._efforts = [turn.effort * area.count for turn, area in zip(self._turns, self._ranges, strict=True)]
        # Where failing costs nothing, this is the only reason not to fail on purpose for ever.
        self._impatience = 0 if rules.failure_cost else IMPATIENCE
        self._done = 0.0
        self.parts: dict[int, Part] = {}

    def accept(self, phase: int, part: Part) -> None:
        """Use the solution of a phase for the phases before it."""
        self.parts[phase] = part
        self._done = sum(self._efforts[phase:])
        self._turns[phase].release()
        self._progress(self._done / sum(self._efforts))

    def solve_phase(self, phase: int) -> Part:
        """Solve a phase; all later phases must be solved."""
        turn, area = self._turns[phase], self._ranges[phase]
        tries = 2 if phase == self._last else 1
        values, failings = numpy.zeros((tries, area.count)), numpy.zeros((tries, area.count))
        surest = turn.policy(numpy.ones(HIGHEST), 0.0, self._ticker(phase, 0))
        arrays: dict[str, array[int]] = {}
        scales: dict[str, tuple[float, float]] = {}
        enter(arrays, scales, SUREST, surest)
        after, runs = self.parts.get(phase + 1), []
        failure = 0.0
        for place in range(area.count):
            tick = self._ticker(phase, place)
            payoff = self._payoff(phase, area.low + place)
            failure = settle(turn, payoff, self._rules.failure_cost, failure, tick) - self._impatience
            outcomes = [turn.policy(payoff, failure, tick)]
            if tries > FIRST:
                outcomes.append(turn.policy(payoff + self._rules.finish_bonus, failure, tick))
            for number, outcome in enumerate(outcomes):
                values[number, place] = outcome.value
                failings[number, place] = outcome.failing
                enter(arrays, scales, f"{number}-{place}", outcome)
            run = turn.policy(run_payoff(turn, phase, self._rules, area.low + place, after), 0.0, tick)
            enter(arrays, scales, f"{LAST_RUN}-{place}", run)
            runs.append(run.value)
            values[LATER, place] = fixed_point(outcomes[LATER], self._rules.failure_cost, failure)
        return Part(
            area.low,
            tuple(tuple(row) for row in values.tolist()),
            tuple(tuple(row) for row in failings.tolist()),
            surest.value,
            tuple(runs),
            chances_of_runs(turn, phase, self._rules, after),
            scales,
            bytes((turn.scores + 1).tolist()),
            arrays,
        )

    def _ticker(self, phase: int, place: int) -> Tick:
        """A tick that moves the progress towards the next total, ever more slowly if it takes longer than expected."""
        share = self._efforts[phase] / self._ranges[phase].count
        begin, ticks, total = self._done + share * place, 0, sum(self._efforts)

        def tick() -> None:
            nonlocal ticks
            ticks += 1
            self._progress((begin + share * ticks / (ticks + 60)) / total)

        return tick

    def _payoff(self, phase: int, total: int) -> Floats:
        """The expected points from here to the end of the game for each score of the phase (D7, D12)."""
        rules = self._rules
        payoff = numpy.arange(HIGHEST, dtype=numpy.float64)
        for score in range(HIGHEST):
            if earns_half_bonus(rules, phase + 1, total + score):
                payoff[score] += rules.half_bonus
            if phase < self._last:
                payoff[score] += self.parts[phase + 1].value(total + score, first_try=True)
        return payoff

    def _range(self, phase: int) -> Range:
        """The totals that matter: below, the bonus is out of reach; above, it is certain; later, it is decided (D7)."""
        rules = self._rules
        if phase >= rules.half_phase:
            return Range(0, 1)
        made = [turn.scores[turn.scores >= 0] for turn in self._turns]
        ahead = made[phase : rules.half_phase]
        low = max(0, rules.half_over - sum(int(scores.max()) for scores in ahead))
        certain = rules.half_over + 1 - sum(int(scores.min()) for scores in ahead)
        reachable = sum(int(scores.max()) for scores in made[:phase])
        return Range(low, max(1, min(certain, reachable) - low + 1))


def enter(arrays: dict[str, array[int]], scales: dict[str, tuple[float, float]], name: str, outcome: Outcome) -> None:
    """Store the keeps of an outcome under a name, if they are to be stored."""
    if outcome.scale is not None:
        arrays |= {f"{name}-{column}": content for column, content in outcome.arrays.items()}
        scales[name] = outcome.scale


def fixed_point(outcome: Outcome, cost: float, failure: float) -> float:
    """The value of a turn if its policy is always followed: W = value + failing * (W - cost - failure)."""
    if outcome.failing > HOPELESS:
        return outcome.value
    return (outcome.value - outcome.failing * (cost + failure)) / (1 - outcome.failing)


def settle(turn: Turn, payoff: Floats, cost: float, start: float, tick: Tick) -> float:
    """The payoff of failing: the value of the turn itself minus `cost`."""
    failure = start
    slope = 0.0
    for _ in range(MOST_STEPS):
        outcome = turn.play(payoff, failure)
        tick()
        slope, before = min(outcome.failing, HOPELESS), failure
        failure = fixed_point(outcome, cost, failure) - cost
        if abs(failure - before) < SETTLED:
            break
    last: tuple[float, float] | None = None
    for _ in range(MOST_STEPS):
        value = turn.exact(payoff, failure, tick)
        if value is None:
            return failure
        if last is not None and failure != last[0]:
            slope = min(max((value - last[1]) / (failure - last[0]), 0.0), slope + (1 - slope) / 2)
        last = failure, value
        failure += (value - cost - failure) / (1 - slope)
        if abs(failure - last[0]) < SETTLED * 10:
            break
    return failure
