"""A decision in a card game: what the player did, what the expert would have done, and what the choice cost.

The expert knows only what the player knew. If it prefers another move, both moves are compared on new imagined deals,
because the move that came out best in a search partly did so by luck.
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
    """What a player did, and what the expert would have done; the expert's own choice costs nothing."""

    round: int
    turn: int
    """The player's turn in the round, counted from 1."""
    played: Move
    view: CardView
    """What the player knew."""
    hint: Hint
    comparison: Comparison | None = None
    """Compares the expert's move with the one played, if they differ."""

    @property
    def seat(self) -> int:
        """Who decided."""
        return self.played.seat

    @property
    def loss(self) -> float:
        """By how much the choice lowered the estimated chance to win the game; 0 if it did not."""
        return 0.0 if self.comparison is None else max(self.comparison.loss, 0.0)

    @property
    def sure_loss(self) -> float:
        """The loss minus the standard error of its estimate, or 0."""
        return 0.0 if self.comparison is None else max(self.comparison.loss - self.comparison.error, 0.0)

    def to_dict(self) -> dict[str, Any]:
        """The decision as plain values; moves, cards and seats as in records."""
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
    """Judge a move before it is made; None if there was no choice."""
    rollouts = PLAIN_ROLLOUTS if rollouts is None else rollouts
    state = game.state
    if isinstance(move, Close) and not (state.stage == KNOCK and state.knockers >> move.seat & 1):
        return None  # the player has passed already, so closing only ends the wait for others
    view = game.card_view(move.seat)
    hint = hint_for(view, rollouts)
    same = move == hint.move or (isinstance(move, Close) and isinstance(hint.move, Pass))
    if same and not hint.alternatives:
        return None
    comparison = None if same else compare(view, hint.move, move, max(rollouts // 2, 2))
    return CardDecision(state.round, _turn(view, move.seat), move, view, hint, comparison)


def _turn(view: CardView, seat: int) -> int:
    turns = sum(isinstance(event, TurnStarted) and event.seat == seat for event in view.round_history)
    return max(turns, 1)
