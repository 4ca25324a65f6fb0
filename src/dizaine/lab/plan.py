"""What to simulate: a rulebook, the bots at the table, and a seed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import cycle, islice
from typing import Final

from dizaine.lab.lineup import BOTS, Lineup
from dizaine.players.own_players import find_player
from dizaine.players.registry import Listed, listed
from dizaine.rulebooks import DizaineError
from dizaine.rulebooks.library import Book

SEEDS: Final = 1 << 63
"""One past the highest seed."""


class TooManyBots(DizaineError, ValueError):
    """More bots are named than can play."""

    def __init__(self, bots: int, players: int) -> None:
        super().__init__(f"{bots} bots are too many for {players} players")
        self.bots = bots
        self.players = players


@dataclass(frozen=True, slots=True)
class Plan:
    """An endless series of games that differ in chance only. Any part of it can be played anywhere, in any order."""

    book: Book
    bots: tuple[str, ...]
    """The bot of each seat."""
    seed: int

    @classmethod
    def of(cls, book: Book, bots: Sequence[str], seed: int, players: int | None = None) -> Plan:
        """A plan in which a short list of bots is repeated; without `players`, for as few players as possible."""
        if not bots:
            raise ValueError("it takes a bot at least")
        seats = max(book.least_players, len(bots)) if players is None else players
        plan = cls(book, tuple(islice(cycle(bots), seats)), seed)
        if len(bots) > seats:
            raise TooManyBots(len(bots), seats)
        return plan

    def __post_init__(self) -> None:
        for bot in self.bots:
            find_player(bot, self.book.kind)
        self.book.check_players(len(self.bots))
        if not 0 <= self.seed < SEEDS:
            raise ValueError(f"a seed is a number from 0 to {SEEDS - 1}, not {self.seed}")

    @property
    def players(self) -> tuple[Listed, ...]:
        """The registry entry of the bot of each seat."""
        return tuple(find_player(bot, self.book.kind) for bot in self.bots)

    @property
    def guests(self) -> tuple[int, ...]:
        """The seats of players that choose from views, outside the kernel."""
        return tuple(seat for seat, player in enumerate(self.players) if player.policy is None)

    @property
    def numbers(self) -> dict[str, int]:
        """The number of each bot in the tally: that of its policy in the kernel; guests get free ones."""
        policies = len([player for player in listed(self.book.kind).values() if player.policy is not None])
        numbers = {player.name: player.policy for player in self.players if player.policy is not None}
        free = [number for number in (*range(policies, BOTS), *range(policies)) if number not in numbers.values()]
        guests = dict.fromkeys(player.name for player in self.players if player.policy is None)
        return numbers | dict(zip(guests, free, strict=False))

    @property
    def lineup(self) -> Lineup:
        """The plan as a record for the kernel."""
        lineup, numbers = Lineup(), self.numbers
        lineup.seed = self.seed
        lineup.players = len(self.bots)
        lineup.guests = sum(1 << seat for seat in self.guests)
        for seat, player in enumerate(self.players):
            lineup.policy[seat] = numbers[player.name]
            lineup.remembers |= player.remembers
        return lineup
