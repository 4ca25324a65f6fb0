"""Last runs: how many points they bring, and the chance to win with one (D9, D10).

In a last run the turns go on while each makes its phase, and a failed turn ends it. If nobody plays after this player,
only one thing counts: to pass the best of the others.
"""

from __future__ import annotations

import numpy

from dizaine.engine.dice.compiled_rules import Rules
from dizaine.engine.dice.scores import earns_half_bonus
from dizaine.lab.dice_solver.number_space import Floats
from dizaine.lab.dice_solver.number_turn import NumberTurn
from dizaine.lab.dice_solver.turn import Turn
from dizaine.players.dice.store import Part
from dizaine.players.dice.winning import win_chance


def run_payoff(turn: Turn, phase: int, rules: Rules, total: int, after: Part | None) -> Floats:
    """What each score of a phase pays in a last run: its points, and those that are still expected afterwards."""
    payoff = [
        score
        + (rules.half_bonus if earns_half_bonus(rules, phase + 1, total + score) else 0)
        + (after.run_value(total + score) if after is not None else 0.0)
        for score in range(1 + int(turn.scores.max()))
    ]
    return numpy.array(payoff, dtype=numpy.float64)


def chances_of_runs(turn: Turn, phase: int, rules: Rules, after: Part | None) -> tuple[float, ...]:
    """The chance to win with a last run from before a turn at a phase, for 0 points behind and more.

    It is computed for the phases of sets and runs at the end of a book, once the bonus of the first half is decided;
    elsewhere it is empty.
    """
    known = after is None or len(after.wins) > 0
    if not isinstance(turn, NumberTurn) or phase < rules.half_phase or not known:
        return ()
    wins = after.wins if after is not None else None
    highest = int(turn.scores.max())
    return tuple(
        turn.play(
            numpy.array([win_chance(wins, behind - score) for score in range(highest + 1)]), win_chance(None, behind)
        ).value
        for behind in range(highest + (len(wins) if wins is not None else 1))
    )
