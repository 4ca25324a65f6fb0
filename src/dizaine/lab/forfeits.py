"""Games that a bot lost because it failed, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import reduce
from typing import Final, NamedTuple

from dizaine.lab.tally import Tally
from dizaine.players.answers import Reason


class Forfeit(NamedTuple):
    """A seat, counted from 0, whose bot failed; a stand-in finished the game."""

    seat: int
    bot: str
    reason: Reason
    detail: str


@dataclass(frozen=True, slots=True)
class ForfeitReport:
    """In how many games a bot failed, and its first failure; seats are counted from 1."""

    bot: str
    games: int
    seat: int
    reason: Reason
    detail: str

    def __str__(self) -> str:
        return f"{self.bot} forfeited {self.games} games, first on seat {self.seat}: {self.reason} {self.detail}"


@dataclass(frozen=True, slots=True)
class Forfeits:
    """The forfeits of some games: for each bot the number of games, and the first forfeit."""

    bots: dict[str, tuple[int, Forfeit]] = field(default_factory=dict)

    @classmethod
    def of_game(cls, forfeits: Sequence[Forfeit]) -> Forfeits:
        """The forfeits of one game; a bot that failed on several seats forfeited one game."""
        return cls({forfeit.bot: (1, forfeit) for forfeit in reversed(forfeits)})

    @classmethod
    def of_games(cls, games: Sequence[Sequence[Forfeit]]) -> Forfeits:
        """The forfeits of consecutive games."""
        return reduce(cls.plus, map(cls.of_game, games), cls())

    def plus(self, later: Forfeits) -> Forfeits:
        """The forfeits of these games and later ones."""
        if not later.bots:
            return self
        bots = dict(self.bots)
        for bot, (games, first) in later.bots.items():
            before = bots.get(bot, (0, first))
            bots[bot] = (before[0] + games, before[1])
        return Forfeits(bots)

    def reports(self) -> tuple[ForfeitReport, ...]:
        """The forfeits as a report has them."""
        return tuple(
            ForfeitReport(bot, games, first.seat + 1, first.reason, first.detail)
            for bot, (games, first) in self.bots.items()
        )


NO_FORFEITS: Final = Forfeits()


@dataclass(frozen=True, slots=True)
class Count:
    """The tally and the forfeits of some games."""

    tally: Tally
    forfeits: Forfeits = NO_FORFEITS

    @property
    def games(self) -> int:
        """How many games were counted."""
        return self.tally.games

    def plus(self, other: Count) -> Count:
        """The sum of two counts; the games of this one came first."""
        return Count(self.tally.plus(other.tally), self.forfeits.plus(other.forfeits))
