"""A decision of a card game: what the player did, what the expert would have done, and what the choice cost.

The expert knows what the player knew, no more. Where it would have done something else, both moves are tried on
imagined deals once again, since what did best in a search had some luck there.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from dizaine.engine.cards.events import TurnStarted
from dizaine.engine.cards.moves import Close, Move, Pass
from dizaine.engine.cards.state import KNOCK
from dizaine.game import Game
from dizaine.players.cards.comparison import Comparison, compare
from dizaine.players.cards.hints import Hint, hint_for
from dizaine.players.cards.player_memory import PLAIN_ROLLOUTS
from dizaine.views.cards.view import CardView


@dataclass(frozen=True, slots=True)
class CardDecision:
    """What a player did, and what the expert would have done; a choice that is the expert's own costs nothing."""

    round: int
    turn: int
    """Of this player in the round, counted from 1."""
    played: Move
    view: CardView
    """What the player knew."""
    hint: Hint
    comparison: Comparison | None = None
    """Of the expert's move with the one that was played, if they differ."""

    @property
    def seat(self) -> int:
        """Who decided."""
        return self.played.seat

    @property
    def loss(self) -> float:
        """By how much the choice lowered the chance to win the game, as far as can be told; 0 if it did not."""
        return 0.0 if self.comparison is None else max(self.comparison.loss, 0.0)

    @property
    def sure_loss(self) -> float:
        """The loss without what may be bad luck of the deals that were tried."""
        return 0.0 if self.comparison is None else max(self.comparison.loss - self.comparison.error, 0.0)

    def to_dict(self) -> dict[str, Any]:
        """All of it in plain values; moves, cards and seats as records write them."""
        hint, comparison = self.hint, self.comparison
        return {
            "round": self.round,
            "turn": self.turn,
            "seat": self.seat,
            "played": str(self.played),
            "better": str(hint.move),
            "chance": None if comparison is None else comparison.chance,
            "loss": self.loss,
            "error": 0.0 if comparison is None else comparison.error,
            "reason": hint.reason,
            "missing": hint.missing,
            "then_missing": hint.then_missing,
            "points": hint.points,
            "helping": {str(card): count for card, count in hint.helping},
            "hidden": hint.hidden,
            "users": list(hint.users),
        }


def judge_card_move(game: Game, move: Move, rollouts: int | None) -> CardDecision | None:
    """What a move that is about to be made is worth; None where there was nothing to choose."""
    rollouts = PLAIN_ROLLOUTS if rollouts is None else rollouts
    state = game.state
    if isinstance(move, Close) and not (state.stage == KNOCK and state.knockers >> move.seat & 1):
        return None  # who has let the discard lie already only hurries the others
    view = game.view(move.seat)
    hint = hint_for(view, rollouts)
    same = move == hint.move or (isinstance(move, Close) and isinstance(hint.move, Pass))
    if same and not hint.alternatives:
        return None
    comparison = None if same else compare(view, hint.move, move, max(rollouts // 2, 2))
    return CardDecision(state.round, _turn(view, move.seat), move, view, hint, comparison)


def _turn(view: CardView, seat: int) -> int:
    turns = sum(isinstance(event, TurnStarted) and event.seat == seat for event in view.round_history)
    return max(turns, 1)
