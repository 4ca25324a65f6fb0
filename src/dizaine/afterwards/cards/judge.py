"""The judge of card games: the expert, with more or less time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from dizaine.afterwards.findings import Finding, Glance, Unit, Verdict
from dizaine.engine.cards.events import TurnStarted
from dizaine.engine.cards.moves import Close, Move, Pass
from dizaine.engine.cards.state import KNOCK
from dizaine.game import Game
from dizaine.players.cards.comparison import compare, comparison_of, outcomes
from dizaine.players.cards.hints import Hint, hint_for
from dizaine.players.cards.players import PolicyPlayer
from dizaine.rulebooks import Rulebook
from dizaine.table.cards.suggestions import suggestion_of
from dizaine.table.cards.view_messages import public_view, seat_view
from dizaine.views.cards.view import CardView

LEAST: Final = 0.005
"""Half a percentage point is a trifle."""
TEMPTING: Final = "greedy"
"""The player whose moves tempt most people."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How much the judge thinks about a decision. A rollout takes longer with more players, so a glance has fewer."""

    rollouts: int = 60
    """By which it chooses its move at a glance, divided by the number of players."""
    deals: int = 6
    """On which it then compares its move with blind ones."""
    doubtful_deals: int = 32
    """On which it compares its move with another one that the player made."""
    closer_rollouts: int = 200
    closer_deals: int = 120


class CardJudge:
    """See `Judge`."""

    unit: Unit = "chance"

    def __init__(self, book: Rulebook, effort: Effort | None = None) -> None:
        self._effort = effort or Effort()
        self._tempted = PolicyPlayer(TEMPTING)

    def glance(self, game: Game, number: int, move: Move) -> Glance | None:
        if _only_ends_the_wait(game, move):
            return None
        view, effort = game.card_view(move.seat), self._effort
        options = view.as_asked().canonical_moves(ways=1)
        if len(options) < 2:
            return None
        played, hint = _plain(move), hint_for(view, max(effort.rollouts // view.players, 2))
        agreed = played == hint.move
        best, blind = outcomes(view, [[hint.move], options], effort.deals)
        comparison = None if agreed else compare(view, hint.move, played, effort.doubtful_deals)
        return Glance(
            number,
            agreed,
            loss=comparison.loss if comparison else 0.0,
            error=comparison.error if comparison else 0.0,
            stake=comparison_of(best, blind).loss,
            doubt=0.0 if agreed else _gap(hint, played),
            temptation=_gap(hint, self._tempting(view, hint)) if agreed else 0.0,
        )

    def look_closer(self, game: Game, number: int, move: Move) -> Finding | None:
        view, played = game.card_view(move.seat), _plain(move)
        hint = hint_for(view, self._effort.closer_rollouts)
        other = played if played != hint.move else self._tempting(view, hint)
        if other == hint.move:
            return None
        comparison = compare(view, hint.move, other, self._effort.closer_deals)
        return Finding(
            number,
            round=view.state.round,
            turn=_turn(view, move.seat),
            played=played,
            best=hint.move,
            other=other,
            worth=comparison.chance,
            other_worth=comparison.other_chance,
            error=comparison.error,
            least=LEAST,
            view=view,
            shown=seat_view(game, move.seat, public_view(game)),
            facts=hint,
            suggestion=suggestion_of(hint),
        )

    def verdict(self, game: Game, seat: int, move: Move) -> Verdict:
        view, tried = game.card_view(seat), _plain(move)
        best = hint_for(view, self._effort.closer_rollouts).move
        if tried == best:
            (values,) = outcomes(view, [[best]], self._effort.closer_deals)
            chance = sum(values) / len(values)
            return Verdict(best, chance, chance, 0.0, LEAST)
        comparison = compare(view, best, tried, self._effort.closer_deals)
        return Verdict(best, comparison.chance, comparison.other_chance, comparison.error, LEAST)

    def _tempting(self, view: CardView, hint: Hint) -> Move:
        """The move that tempts most people; where that is the expert's, the best of the others."""
        tempting = self._tempted.choose(view)
        if tempting == hint.move and hint.alternatives:
            return hint.alternatives[0].move
        return tempting


def _only_ends_the_wait(game: Game, move: Move) -> bool:
    """Whether the player has passed already, so that closing only ends the wait for others (V3)."""
    return isinstance(move, Close) and not (game.state.stage == KNOCK and game.state.knockers >> move.seat & 1)


def _plain(move: Move) -> Move:
    """A move as the expert would make it: closing is passing (V3)."""
    return Pass(move.seat) if isinstance(move, Close) else move


def _gap(hint: Hint, move: Move) -> float:
    """How much less the expert gave a move when it chose; one that it did not even try counts as its last choice."""
    chances = {other.move: other.chance for other in hint.alternatives}
    if hint.chance is None or not chances:
        return 0.0
    return hint.chance - chances.get(move, min(chances.values()))


def _turn(view: CardView, seat: int) -> int:
    turns = sum(isinstance(event, TurnStarted) and event.seat == seat for event in view.round_history)
    return max(turns, 1)
