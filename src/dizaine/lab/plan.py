"""What is to be simulated: a rulebook, the bots at the table, and a seed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final, Generic, Protocol, TypeVar

from dizaine.lab.playouts import Lineup
from dizaine.lab.tally import BOTS
from dizaine.players.own_players import find_player
from dizaine.players.registry import Listed, listed
from dizaine.rulebooks import Rulebook
from dizaine.rulebooks.kind_name import KindName

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

    GAME: ClassVar[KindName]

    book: BookType
    bots: tuple[str, ...]
    """A bot for each seat."""
    seed: int

    def __post_init__(self) -> None:
        self.book.check_players(len(self.bots))
        for bot in self.bots:
            find_player(bot, self.GAME)
        if not 0 <= self.seed < SEEDS:
            raise ValueError(f"a seed is a number from 0 to {SEEDS - 1}, not {self.seed}")

    @property
    def players(self) -> tuple[Listed, ...]:
        """What is known about the bot of each seat."""
        return tuple(find_player(bot, self.GAME) for bot in self.bots)

    @property
    def guests(self) -> tuple[int, ...]:
        """The seats of those who look at views and think outside the kernel."""
        return tuple(seat for seat, player in enumerate(self.players) if player.policy is None)

    @property
    def numbers(self) -> dict[str, int]:
        """The numbers by which games tell the bots apart: those of the kernel; guests get some that nobody here has."""
        ours = len([player for player in listed(self.GAME).values() if player.policy is not None])
        numbers = {player.name: player.policy for player in self.players if player.policy is not None}
        free = [number for number in (*range(ours, BOTS), *range(ours)) if number not in numbers.values()]
        guests = dict.fromkeys(player.name for player in self.players if player.policy is None)
        return numbers | dict(zip(guests, free, strict=False))

    @property
    def lineup(self) -> Lineup:
        """The same as the kernel wants it."""
        lineup, numbers = Lineup(), self.numbers
        lineup.seed = self.seed
        lineup.players = len(self.bots)
        for seat, player in enumerate(self.players):
            lineup.policy[seat] = numbers[player.name]
            lineup.mindful |= player.remembers
        return lineup


class Plan(GamePlan[Rulebook]):
    """Card games."""

    __slots__ = ()
    GAME = "cards"
