"""The dice game at a table."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from dizaine.players.dice.odds import turn_odds
from dizaine.players.dice.players import OptimalPlayer
from dizaine.rulebooks.dice import DiceBook, DieFace
from dizaine.table.dice.fair import FairDice
from dizaine.table.dice.sight import open_sight, seat_sees
from dizaine.table.fair import RoundSecret
from dizaine.table.messages import Suggestion
from dizaine.views.dice.view import DiceView


class DiceTable:
    """See `TableKind`."""

    printed = (DieFace,)

    open_sight = staticmethod(open_sight)
    seat_sees = staticmethod(seat_sees)
    unveiled = staticmethod(open_sight)  # nothing is ever hidden
    odds = staticmethod(turn_odds)

    def fair_source(self, book: DiceBook, secret_of: Callable[[int], RoundSecret]) -> FairDice:
        return FairDice(secret_of)

    def dice_lying(self, view: DiceView) -> int:
        return len(view.dice)

    def suggestion(self, view: DiceView) -> Suggestion:
        """What the solution of the game says; without it, what the greedy player would do."""
        player = _optimal(view.rulebook)
        move, weighed = str(player.choose(view)), player.weigh(view)
        if weighed is None:
            return Suggestion(move=move, reason="greedy")
        best, stopping = weighed
        return Suggestion(move=move, reason="best", chance=best.chance, gain=best.value - stopping.value)


@lru_cache(maxsize=8)
def _optimal(book: DiceBook) -> OptimalPlayer:
    return OptimalPlayer(book, greedy_instead=True)
