"""The dice game at a table."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from dizaine.game import Game
from dizaine.players.dice.moment import gives_up
from dizaine.players.dice.odds import turn_odds
from dizaine.players.dice.players import OptimalPlayer, move_keeping
from dizaine.rulebooks.dice import DiceBook, DieFace
from dizaine.table.dice.fair import FairDice
from dizaine.table.dice.tray_messages import tray_of
from dizaine.table.dice.view_messages import public_view, seat_view
from dizaine.table.fair import RoundSecret
from dizaine.table.game_views import TrayView
from dizaine.table.kind import Thought
from dizaine.table.messages import Fit, Plan, Suggestion
from dizaine.table.refused import CommandRefused
from dizaine.views.dice.view import DiceView


class DiceTable:
    """See `TableKind`."""

    printed = (DieFace,)
    has_summaries = False
    hint_seconds = 0.0

    public_view = staticmethod(public_view)
    seat_view = staticmethod(seat_view)
    revealed_view = staticmethod(public_view)  # nothing is ever hidden
    odds = staticmethod(turn_odds)
    held_tray = staticmethod(tray_of)

    def fair_source(self, book: DiceBook, secret_of: Callable[[int], RoundSecret]) -> FairDice:
        return FairDice(secret_of)

    def may_be_taken_back(self, move: object) -> bool:
        """Every move is a throw or ends the turn."""
        return False

    def dice_lying(self, view: DiceView) -> int:
        return len(view.dice)

    def planned(self, game: Game, seat: int, request: Plan) -> tuple[TrayView, list[Fit]]:
        """Nobody pins dice: what is held is known at the next throw."""
        raise CommandRefused("unknown-command")

    def think(self, view: DiceView, so_far: None = None) -> Thought:
        """The move of the game's exact solution, or of the greedy player if there is none; found in one step."""
        return Thought(_suggestion(view))


def _suggestion(view: DiceView) -> Suggestion:
    player = _optimal(view.rulebook)
    moment = player.weigh(view)
    if moment is None:
        return Suggestion(move=str(player.choose(view)), reason="greedy")
    best = moment.best()
    move = str(move_keeping(view, best.dice))
    if not moment.counts_points:
        return Suggestion(move=move, reason=moment.aim, chance=moment.chance(best))
    if gives_up(view, best.dice):
        return Suggestion(move=move, reason="give-up", points=view.rulebook.failure_cost)
    return Suggestion(move=move, reason="best", chance=best.chance, gain=best.value - moment.stopping().value)


@lru_cache(maxsize=8)
def _optimal(book: DiceBook) -> OptimalPlayer:
    return OptimalPlayer(book, greedy_instead=True)
