"""The last run of a game with several players: play for its points, or to win if nobody plays afterwards (D9, D10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dizaine.engine.dice.scores import deserves_finish_bonus, earns_half_bonus
from dizaine.engine.dice.state import State
from dizaine.engine.limits import NOBODY
from dizaine.players.dice.store import Part
from dizaine.players.dice.turns import Payoff
from dizaine.views.dice.view import DiceView

SHARED: Final = 0.5
"""A shared win counts as half a win."""
POINT: Final = 1e-7
"""What a point is worth, in wins: among plays that win equally often, more points are better."""


def win_chance(wins: Sequence[float] | None, behind: int) -> float:
    """The chance to win by points behind the best of the others; `wins` is None if no turn is left."""
    if behind < 0:
        return 1.0
    if wins is None:
        return SHARED if behind == 0 else 0.0
    return wins[behind] if behind < len(wins) else 0.0


def in_last_run(state: State) -> bool:
    """Whether this turn belongs to a last run, which ends with a failed turn (D9)."""
    return state.players > 1 and state.finisher != NOBODY


def is_last_player(state: State) -> bool:
    """Whether the scores of all others are final: the next player would be the one who finished."""
    after = state.order[(state.rank[state.seat] + 1) % state.players]
    return in_last_run(state) and after == state.finisher


def win_stakes(view: DiceView, parts: Sequence[Part]) -> tuple[Payoff, float] | None:
    """What each score of the phase pays, in wins, and what failing pays; None if that is not known."""
    state, seat = view.state, view.state.seat
    phase = state.phase[seat]
    if not is_last_player(state) or (phase + 1 < len(parts) and not parts[phase + 1].wins):
        return None
    wins = parts[phase + 1].wins if phase + 1 < len(parts) else None
    best = max(state.total[other] for other in range(state.players) if other != seat)
    return [
        win_chance(wins, best - total) + POINT * total for total in totals_after(view, max(parts[phase].scores))
    ], win_chance(None, best - state.total[seat]) + POINT * state.total[seat]


def run_payoff(view: DiceView, parts: Sequence[Part]) -> Payoff:
    """What each score of the phase pays, in points of this last run."""
    state, phase = view.state, view.state.phase[view.state.seat]
    after = parts[phase + 1] if phase + 1 < len(parts) else None
    return [
        total - state.total[state.seat] + (after.run_value(total) if after is not None else 0.0)
        for total in totals_after(view, max(parts[phase].scores))
    ]


def totals_after(view: DiceView, count: int) -> list[int]:
    """The totals of the player after each score of the phase, with the bonuses that it brings (D7, D8)."""
    rules, state, seat = view.rules, view.state, view.state.seat
    finishes = state.phase[seat] + 1 == rules.phase_count
    extra = rules.finish_bonus if finishes and deserves_finish_bonus(state, seat) else 0
    return [
        total + extra + (rules.half_bonus if earns_half_bonus(rules, state.phase[seat] + 1, total) else 0)
        for total in range(state.total[seat], state.total[seat] + count)
    ]
