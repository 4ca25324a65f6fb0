"""What is to be simulated with dice: a book, the bots at the table, and a seed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from dizaine.lab.plan import SEEDS
from dizaine.lab.playouts import Lineup
from dizaine.players.dice_policies import DICE_POLICIES
from dizaine.rulebooks.dice import DiceBook

OPTIMAL: Final = "optimal"
"""The bot that follows the stored policy; it plays outside the kernel."""
DICE_BOTS: Final = {**DICE_POLICIES, OPTIMAL: len(DICE_POLICIES)}
"""The numbers of all bots by their names."""


@dataclass(frozen=True, slots=True)
class DicePlan:
    """Games that differ in chance alone. Any part of them can be played anywhere, in any order."""

    book: DiceBook
    bots: tuple[str, ...]
    """A bot for each seat."""
    seed: int

    def __post_init__(self) -> None:
        self.book.check_players(len(self.bots))
        if unknown := [bot for bot in self.bots if bot not in DICE_BOTS]:
            raise ValueError(f"no bot is called {unknown[0]!r}; there are {', '.join(DICE_BOTS)}")
        if not 0 <= self.seed < SEEDS:
            raise ValueError(f"a seed is a number from 0 to {SEEDS - 1}, not {self.seed}")

    @property
    def lineup(self) -> Lineup:
        """The same as the kernel wants it."""
        lineup = Lineup()
        lineup.seed = self.seed
        lineup.players = len(self.bots)
        for seat, bot in enumerate(self.bots):
            lineup.policy[seat] = DICE_BOTS[bot]
        return lineup
