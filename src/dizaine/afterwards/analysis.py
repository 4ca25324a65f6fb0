"""The analysis of a recorded game: at each decision, what the expert would have done and what the choice cost.

Only card games have such an expert.
"""

from __future__ import annotations

from collections.abc import Collection, Generator, Iterable
from typing import Any

from dizaine.afterwards.kinds import Decision, judge_of
from dizaine.game import Game


class Analysis:
    """The decisions of some seats of a recorded game, one after the other."""

    def __init__(self, record: str, seats: Collection[int] | None = None, rollouts: int | None = None) -> None:
        """Read a record; without `seats`, all seats are analysed. Raises `BrokenRecord`."""
        self._record = record
        self._seats = seats
        self._rollouts = rollouts
        self.game, moves = Game.replay(record)
        """The game at the end of the record."""
        self.moves = sum(self._is_analysed(move) for move in moves)
        """How many moves are analysed."""

    def decisions(self) -> Generator[Decision | None]:
        """One for each analysed move; None if there was no choice."""
        game, moves = Game.replay(self._record)
        judge = judge_of(game)
        for move in moves:
            if self._is_analysed(move):
                yield judge(game, move, self._rollouts)

    def _is_analysed(self, move: Any) -> bool:
        return self._seats is None or move.seat in self._seats


def costliest(decisions: Iterable[Decision]) -> list[Decision]:
    """The decisions with a significant loss, the worst first."""
    return sorted((decision for decision in decisions if decision.sure_loss > 0), key=lambda found: -found.sure_loss)
