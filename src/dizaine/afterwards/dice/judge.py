"""The judge of dice games: the exact best play for points, as in a game alone."""

from __future__ import annotations

from random import Random
from typing import Final

from dizaine.afterwards.findings import Finding, Glance, Unit, Unjudged, Verdict
from dizaine.engine.dice.moves import Move, Reroll, Stop
from dizaine.game import Game
from dizaine.players.dice.keep import Keep
from dizaine.players.dice.players import PolicyPlayer, situation_of
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
        best, played = self._best(view), self._keep(view, move)
        loss = max(best.value - played.value, 0.0)
        agreed = loss < LEAST
        tempting = self._keep(view, self._tempted.choose(view))
        return Glance(
            number,
            agreed,
            loss,
            error=0.0,
            stake=best.value - self._blind(view, number),
            doubt=loss,
            temptation=best.value - tempting.value if agreed else 0.0,
        )

    def look_closer(self, game: Game, number: int, move: Move) -> Finding | None:
        view = game.dice_view(move.seat)
        best, played = self._best(view), self._keep(view, move)
        if best.value - played.value < LEAST:
            best_move, other_move = move, self._tempted.choose(view)
            best, other = played, self._keep(view, other_move)
        else:
            best_move, other_move, other = self._move(view, best), move, played
        stopping = self._keep(view, Stop(move.seat))
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
                move=str(best_move), reason="best", chance=best.chance, gain=best.value - stopping.value
            ),
        )

    def verdict(self, game: Game, seat: int, move: Move) -> Verdict:
        view = game.dice_view(seat)
        best, tried = self._best(view), self._keep(view, move)
        return Verdict(self._move(view, best), best.value, tried.value, 0.0, LEAST)

    def _best(self, view: DiceView) -> Keep:
        return self._policy.advice(*situation_of(view)).best

    def _keep(self, view: DiceView, move: Move) -> Keep:
        thrown = move.dice if isinstance(move, Reroll) else ()
        kept = [die for die in range(view.rules.dice) if die + 1 not in thrown]
        return self._policy.keep(*situation_of(view), kept)

    def _move(self, view: DiceView, keep: Keep) -> Move:
        thrown = tuple(die + 1 for die in range(view.rules.dice) if die not in keep.dice)
        return Reroll(view.state.seat, thrown) if thrown else Stop(view.state.seat)

    def _blind(self, view: DiceView, number: int) -> float:
        """What dice kept at random are worth on average."""
        choice, total = Random(number), 0.0
        for _ in range(BLIND):
            kept = [die for die in range(view.rules.dice) if choice.random() < 0.5]
            total += self._policy.keep(*situation_of(view), kept).value
        return total / BLIND
