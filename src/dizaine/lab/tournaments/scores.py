"""The sums of a tournament's blocks, deal by deal, as integers."""

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
    """The columns of one pairing, with a number for each deal."""

    won: array[int] = field(default_factory=_column)  # by the lone player, in sixtieths
    points: array[int] = field(default_factory=_column)  # of the lone player
    opponent_points: array[int] = field(default_factory=_column)  # of all others
    rounds: array[int] = field(default_factory=_column)
    decisions: array[int] = field(default_factory=_column)
    shared: array[int] = field(default_factory=_column)  # games with several winners

    def add(self, block: Block) -> None:
        """Add the block of the next deal."""
        points = sum(game.scores[place] for place, game in enumerate(block.games))
        self.won.append(block.won)
        self.points.append(points)
        self.opponent_points.append(sum(sum(game.scores) for game in block.games) - points)
        self.rounds.append(sum(game.rounds for game in block.games))
        self.decisions.append(sum(game.decisions for game in block.games))
        self.shared.append(sum(game.winners.bit_count() > 1 for game in block.games))


class Scores:
    """The scores of all pairings of a tournament."""

    def __init__(self, plan: TournamentPlan) -> None:
        self.plan = plan
        self.pairings = tuple(PairingScores() for _ in plan.pairings)
        self.blocks = 0
        self.forfeits = NO_FORFEITS
        """The forfeits of all blocks, including those of an incomplete deal."""

    def add(self, blocks: Iterable[Block]) -> None:
        """Add the next blocks, in the order of their numbers."""
        for block in blocks:
            self.pairings[self.blocks % len(self.pairings)].add(block)
            self.blocks += 1
            self.forfeits = self.forfeits.plus(block.forfeits)

    @property
    def deals(self) -> int:
        """The deals that all pairings have played; only these are reported."""
        return self.plan.deals(self.blocks)
