"""What is to be simulated: a rulebook, the bots at the table, and a seed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final, Generic, Protocol, TypeVar

from dizaine.lab.playouts import Lineup
from dizaine.players.policies import MINDFUL, POLICIES
from dizaine.rulebooks import Rulebook

SEEDS: Final = 1 << 63
"""One past the highest seed."""


class Book(Protocol):
    """What a plan needs to know of a rulebook."""

    def check_players(self, players: int, /) -> None:
        """Refuse a table that the book cannot seat."""


BookType = TypeVar("BookType", bound=Book)


@dataclass(frozen=True, slots=True)
class GamePlan(Generic[BookType]):
    """Games that differ in chance alone. Any part of them can be played anywhere, in any order."""

    BOTS: ClassVar[Mapping[str, int]]
    """The numbers of the bots by their names."""

    book: BookType
    bots: tuple[str, ...]
    """A bot for each seat."""
    seed: int

    def __post_init__(self) -> None:
        self.book.check_players(len(self.bots))
        if unknown := [bot for bot in self.bots if bot not in self.BOTS]:
            raise ValueError(f"no bot is called {unknown[0]!r}; there are {', '.join(self.BOTS)}")
        if not 0 <= self.seed < SEEDS:
            raise ValueError(f"a seed is a number from 0 to {SEEDS - 1}, not {self.seed}")

    @property
    def lineup(self) -> Lineup:
        """The same as the kernel wants it."""
        lineup = Lineup()
        lineup.seed = self.seed
        lineup.players = len(self.bots)
        for seat, bot in enumerate(self.bots):
            lineup.policy[seat] = self.BOTS[bot]
            lineup.mindful |= bot in MINDFUL
        return lineup


class Plan(GamePlan[Rulebook]):
    """Card games."""

    __slots__ = ()
    BOTS = POLICIES
