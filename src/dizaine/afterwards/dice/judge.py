"""The judge of dice games: the exact best play for points, as hints give it.

Until somebody finishes, it is that of a game alone. Decisions in which somebody plays for a chance instead, to win or
to make a phase that a player alone would give up, are not judged: a chance cannot be compared with points.
"""

from __future__ import annotations

from random import Random
from typing import Final

from dizaine.afterwards.findings import Finding, Glance, Unit, Unjudged, Verdict
from dizaine.engine.dice.moves import Move, Reroll
from dizaine.game import Game
from dizaine.players.dice.moment import Moment, moment_of
from dizaine.players.dice.players import PolicyPlayer, move_keeping
from dizaine.players.dice.policy import load_policy
from dizaine.rulebooks.dice import DiceBook
from dizaine.table.dice.view_messages import public_view, seat_view
from dizaine.table.messages import Suggestion
from dizaine.views.dice.view import DiceView

LEAST: Final = 0.05
"""A twentieth of a point is a trifle."""
BLIND: Final = 6
"""Choices at random that stand for all."""


class DiceJudge:
    """See `Judge`. Everything is exact but the stake."""

    unit: Unit = "points"

    def __init__(self, book: DiceBook) -> None:
        policy = load_policy(book)
        if policy is None:
            raise Unjudged(book.id)
        self._policy = policy
        self._tempted = PolicyPlayer("greedy", seed=0)

    def glance(self, game: Game, number: int, move: Move) -> Glance | None:
        view = game.dice_view(move.seat)
        if not view.rolls_left:
            return None
        moment = moment_of(view, self._policy)
        if not moment.counts_points:
            return None
        best, played = moment.best(), moment.keep(_kept(view, move))
        loss = max(best.value - played.value, 0.0)
        agreed = loss < LEAST
        tempting = moment.keep(_kept(view, self._tempted.choose(view)))
        return Glance(
            number,
            agreed,
            loss,
            error=0.0,
            stake=best.value - _blind(view, moment, number),
            doubt=loss,
            temptation=best.value - tempting.value if agreed else 0.0,
        )

    def look_closer(self, game: Game, number: int, move: Move) -> Finding | None:
        view = game.dice_view(move.seat)
        moment = moment_of(view, self._policy)
        best, played = moment.best(), moment.keep(_kept(view, move))
        if best.value - played.value < LEAST:
            best_move, other_move = move, self._tempted.choose(view)
            best, other = played, moment.keep(_kept(view, other_move))
        else:
            best_move, other_move, other = move_keeping(view, best.dice), move, played
        return Finding(
            number,
            round=view.state.round,
            turn=1,
            played=move,
            best=best_move,
            other=other_move,
            worth=best.value,
            other_worth=other.value,
            error=0.0,
            least=LEAST,
            view=view,
            shown=seat_view(game, move.seat, public_view(game)),
            facts=best,
            suggestion=Suggestion(
                move=str(best_move), reason="best", chance=best.chance, gain=best.value - moment.stopping().value
            ),
        )

    def verdict(self, game: Game, seat: int, move: Move) -> Verdict:
        view = game.dice_view(seat)
        moment = moment_of(view, self._policy)
        best, tried = moment.best(), moment.keep(_kept(view, move))
        return Verdict(move_keeping(view, best.dice), best.value, tried.value, 0.0, LEAST)


def _kept(view: DiceView, move: Move) -> list[int]:
    """The dice that a move keeps, counted from 0."""
    thrown = move.dice if isinstance(move, Reroll) else ()
    return [die for die in range(view.rules.dice) if die + 1 not in thrown]


def _blind(view: DiceView, moment: Moment, number: int) -> float:
    """What dice kept at random are worth on average."""
    choice, total = Random(number), 0.0
    for _ in range(BLIND):
        total += moment.keep([die for die in range(view.rules.dice) if choice.random() < 0.5]).value
    return total / BLIND
