"""What the blocks of a tournament come to, deal by deal, in whole numbers."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from dataclasses import dataclass, field

from dizaine.lab.forfeits import NO_FORFEITS
from dizaine.lab.tournaments.blocks import Block
from dizaine.lab.tournaments.plan import TournamentPlan


def _column() -> array[int]:
    return array("q")


@dataclass(slots=True)
class PairingScores:
    """One pairing: a number for each deal in every column."""

    won: array[int] = field(default_factory=_column)  # by the lone player, in sixtieths
    points: array[int] = field(default_factory=_column)  # of the lone player
    opponent_points: array[int] = field(default_factory=_column)  # of all others
    rounds: array[int] = field(default_factory=_column)
    decisions: array[int] = field(default_factory=_column)
    shared: array[int] = field(default_factory=_column)  # games with several winners

    def add(self, block: Block) -> None:
        """One more deal."""
        self.won.append(block.won)
        self.points.append(block.points)
        self.opponent_points.append(block.all_points - block.points)
        self.rounds.append(block.rounds)
        self.decisions.append(block.decisions)
        self.shared.append(block.shared)


class Scores:
    """All pairings of a tournament. Blocks come in the order of their numbers."""

    def __init__(self, plan: TournamentPlan) -> None:
        self.plan = plan
        self.pairings = tuple(PairingScores() for _ in plan.pairings)
        self.blocks = 0
        self.forfeits = NO_FORFEITS
        """Those of all blocks, also of a deal that is not complete."""

    def add(self, blocks: Iterable[Block]) -> None:
        """The next blocks."""
        for block in blocks:
            self.pairings[self.blocks % len(self.pairings)].add(block)
            self.blocks += 1
            self.forfeits = self.forfeits.plus(block.forfeits)

    @property
    def deals(self) -> int:
        """The deals that all pairings have played; only they are reported."""
        return self.plan.deals(self.blocks)
