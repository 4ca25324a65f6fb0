"""Games that a bot lost because it failed: what happened, and how often."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import reduce
from typing import Final, NamedTuple

from dizaine.lab.tally import Tally
from dizaine.players.answers import Reason


class Forfeit(NamedTuple):
    """A seat, counted from 0, whose bot failed; another one played the game to its end."""

    seat: int
    bot: str
    reason: Reason
    detail: str


@dataclass(frozen=True, slots=True)
class ForfeitReport:
    """How often a bot failed, and how it did so first; seats are counted from 1."""

    bot: str
    games: int
    seat: int
    reason: Reason
    detail: str


@dataclass(frozen=True, slots=True)
class Forfeits:
    """All forfeits of some games, bot by bot: how many games, and the first of them."""

    bots: dict[str, tuple[int, Forfeit]] = field(default_factory=dict)

    @classmethod
    def of_game(cls, forfeits: Sequence[Forfeit]) -> Forfeits:
        """Those of one game; a bot that failed on several seats has forfeited one game."""
        return cls({forfeit.bot: (1, forfeit) for forfeit in reversed(forfeits)})

    @classmethod
    def of_games(cls, games: Sequence[Sequence[Forfeit]]) -> Forfeits:
        """Those of some games in a row."""
        return reduce(cls.plus, map(cls.of_game, games), cls())

    def plus(self, later: Forfeits) -> Forfeits:
        """Those of all games of both."""
        if not later.bots:
            return self
        bots = dict(self.bots)
        for bot, (games, first) in later.bots.items():
            before = bots.get(bot, (0, first))
            bots[bot] = (before[0] + games, before[1])
        return Forfeits(bots)

    def reports(self) -> tuple[ForfeitReport, ...]:
        """What a report says about them."""
        return tuple(
            ForfeitReport(bot, games, first.seat + 1, first.reason, first.detail)
            for bot, (games, first) in self.bots.items()
        )


NO_FORFEITS: Final = Forfeits()


@dataclass(frozen=True, slots=True)
class Count:
    """What games add up to."""

    tally: Tally
    forfeits: Forfeits = NO_FORFEITS

    @property
    def games(self) -> int:
        """How many games were counted."""
        return self.tally.games

    def plus(self, other: Count) -> Count:
        """The same for all games of two counts; those of this one came first."""
        return Count(self.tally.plus(other.tally), self.forfeits.plus(other.forfeits))
