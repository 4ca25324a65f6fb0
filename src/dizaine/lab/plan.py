"""What is to be simulated: a rulebook, the bots at the table, and a seed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from dizaine.lab.lineup import BOTS, Lineup
from dizaine.players.own_players import find_player
from dizaine.players.registry import Listed, listed
from dizaine.rulebooks.library import Book

SEEDS: Final = 1 << 63
"""One past the highest seed."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Games that differ in chance alone. Any part of them can be played anywhere, in any order."""

    book: Book
    bots: tuple[str, ...]
    """A bot for each seat."""
    seed: int

    def __post_init__(self) -> None:
        self.book.check_players(len(self.bots))
        for bot in self.bots:
            find_player(bot, self.book.kind)
        if not 0 <= self.seed < SEEDS:
            raise ValueError(f"a seed is a number from 0 to {SEEDS - 1}, not {self.seed}")

    @property
    def players(self) -> tuple[Listed, ...]:
        """What is known about the bot of each seat."""
        return tuple(find_player(bot, self.book.kind) for bot in self.bots)

    @property
    def guests(self) -> tuple[int, ...]:
        """The seats of those who look at views and think outside the kernel."""
        return tuple(seat for seat, player in enumerate(self.players) if player.policy is None)

    @property
    def numbers(self) -> dict[str, int]:
        """The numbers by which games tell the bots apart: those of the kernel; guests get some that nobody here has."""
        ours = len([player for player in listed(self.book.kind).values() if player.policy is not None])
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
        lineup.guests = sum(1 << seat for seat in self.guests)
        for seat, player in enumerate(self.players):
            lineup.policy[seat] = numbers[player.name]
            lineup.remembers |= player.remembers
        return lineup
