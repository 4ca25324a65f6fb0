"""A decision at a table under the solved game: what to play for, and what each choice leads to."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Literal

from dizaine.players.dice.keep import Keep
from dizaine.players.dice.policy import Decision, DicePolicy
from dizaine.players.dice.turns import Turn
from dizaine.players.dice.winning import in_last_run, run_payoff, win_stakes
from dizaine.views.dice.view import DiceView

Aim = Literal["points", "phase", "run", "win"]
"""The points of a solitaire, the phase of this turn, the points of a last run, or to win."""


@dataclass(frozen=True)
class Moment:
    """A decision and its aim. The value of a keep is in points, or a chance: of the phase, or to win."""

    aim: Aim
    decision: Decision

    @property
    def counts_points(self) -> bool:
        """Whether the values are points."""
        return self.aim in ("points", "run")

    def choose(self) -> tuple[int, ...]:
        """The dice to keep, counted from 0; all of them means to stop."""
        return self.decision.choose()

    def best(self) -> Keep:
        """What the best keep leads to."""
        return self.decision.best()

    def keep(self, dice: Iterable[int]) -> Keep:
        """What keeping exactly these dice leads to."""
        return self.decision.keep(dice)

    def stopping(self) -> Keep:
        """What stopping leads to."""
        return self.decision.keep(range(self.decision.dice))

    def chance(self, keep: Keep) -> float:
        """The chance after a keep: to win, if that is the aim, or else of the phase."""
        return min(max(keep.value, 0.0), 1.0) if self.aim == "win" else keep.chance  # a win has a trifle for points


def moment_of(view: DiceView, policy: DicePolicy) -> Moment:
    """The decision that is due.

    Before the last run, everybody plays as in a solitaire: what others do hardly matters then, and is not computed.
    Only to give a turn up, for a higher score at the next try, is no play against others: it lets them get ahead. In a
    last run a failed turn ends everything (D9). Its last player plays to win, if the chances are known.
    """
    state, seat = view.state, view.state.seat
    phase, total = state.phase[seat], state.total[seat]
    aim: Aim = "points"
    turn: Turn | None = None
    if in_last_run(state):
        stakes = win_stakes(view, policy.parts)
        aim, turn = "win", policy.win_turn(phase, *stakes) if stakes is not None else None
        if turn is None:
            aim, turn = "run", policy.run_turn(phase, total, run_payoff(view, policy.parts))
    if turn is None:
        turn = policy.solitaire_turn(phase, total, state.failures[seat][phase] == 0)
    faces = state.face[: view.rules.dice]
    moment = Moment(aim, policy.decision(turn, state.rolls, faces))
    if aim == "points" and state.players > 1 and gives_up(view, moment.choose()):
        return Moment("phase", policy.decision(policy.surest_turn(phase), state.rolls, faces))
    return moment


def gives_up(view: DiceView, kept: Collection[int]) -> bool:
    """Whether keeping these dice ends a turn without the phase, although there are rolls left."""
    return view.made is None and view.rolls_left > 0 and len(kept) == view.rules.dice
