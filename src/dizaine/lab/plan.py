"""What is to be simulated: a rulebook, the bots at the table, and a seed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from dizaine.lab.playouts import Lineup
from dizaine.players.policies import POLICIES
from dizaine.rulebooks import Rulebook

SEEDS: Final = 1 << 63
"""One past the highest seed."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Games that differ in chance alone. Any part of them can be played anywhere, in any order."""

    book: Rulebook
    bots: tuple[str, ...]
    """A bot for each seat."""
    seed: int

    def __post_init__(self) -> None:
        self.book.check_players(len(self.bots))
        if unknown := [bot for bot in self.bots if bot not in POLICIES]:
            raise ValueError(f"no bot is called {unknown[0]!r}; there are {', '.join(POLICIES)}")
        if not 0 <= self.seed < SEEDS:
            raise ValueError(f"a seed is a number from 0 to {SEEDS - 1}, not {self.seed}")

    @property
    def lineup(self) -> Lineup:
        """The same as the kernel wants it."""
        lineup = Lineup()
        lineup.seed = self.seed
        lineup.players = len(self.bots)
        for seat, bot in enumerate(self.bots):
            lineup.policy[seat] = POLICIES[bot]
        return lineup
