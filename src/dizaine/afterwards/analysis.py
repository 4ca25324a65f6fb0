"""A game looked at once more: at each decision the expert says what it would have done, and what the choice cost.

Only card games have an expert who can say that.
"""

from __future__ import annotations

from collections.abc import Collection, Generator, Iterable
from typing import Any

from dizaine.afterwards.decision import Decision
from dizaine.afterwards.kinds import judge_of
from dizaine.game import Game


class Analysis:
    """The decisions of some seats of a recorded game, one after the other."""

    def __init__(self, record: str, seats: Collection[int] | None = None, rollouts: int | None = None) -> None:
        """Read a record; without seats, all are looked at. Raises `BrokenRecord`."""
        self._record = record
        self._seats = seats
        self._rollouts = rollouts
        self.game, moves = Game.replay(record)
        """The game as far as it went."""
        self.moves = sum(self._counts(move) for move in moves)
        """How many moves there are to look at."""

    def decisions(self) -> Generator[Decision | None]:
        """One for each of these moves, and nothing where there was nothing to choose."""
        game, moves = Game.replay(self._record)
        judge = judge_of(game)
        for move in moves:
            if self._counts(move):
                yield judge(game, move, self._rollouts)

    def _counts(self, move: Any) -> bool:
        return self._seats is None or move.seat in self._seats


def costliest(decisions: Iterable[Decision]) -> list[Decision]:
    """The decisions that surely cost something, the worst first."""
    return sorted((one for one in decisions if one.sure_loss > 0), key=lambda one: -one.sure_loss)
