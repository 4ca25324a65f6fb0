"""Who meets whom, on which deals, from which seats.

A *deal* is a number: all chance of its games comes from it. A *pairing* is one lone player against copies of another on
all other seats; with two seats that is simply one against one. A *block* is one deal of one pairing: one game for each
seat, so that the lone player sits on each of them once, with the same chance. So the luck of the deal and of the seat
is the same for both sides, and blocks of different deals are independent.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, pairwise, permutations
from typing import Final, Literal, NamedTuple

from dizaine.lab.plan import SEEDS
from dizaine.rulebooks.library import Book

Format = Literal["round-robin", "ladder"]
FORMATS: Final[tuple[Format, ...]] = ("round-robin", "ladder")


class Pairing(NamedTuple):
    """One player against opponents that are all the same."""

    player: str
    opponent: str

    def lineup(self, seats: int, place: int) -> tuple[str, ...]:
        """The player of each seat, with the lone player at a place.

        >>> Pairing("greedy", "random").lineup(3, 1)
        ('random', 'greedy', 'random')
        """
        return tuple(self.player if seat == place else self.opponent for seat in range(seats))


class Span(NamedTuple):
    """Consecutive deals of one pairing."""

    pairing: int
    first: int
    deals: int


@dataclass(frozen=True)
class TournamentPlan:
    """A tournament of any length.

    Blocks are numbered deal by deal, and within a deal pairing by pairing. So the first blocks of a tournament are a
    shorter tournament, whenever it is stopped.
    """

    book: Book
    players: tuple[str, ...]
    seed: int
    seats: int = 2
    format: Format = "round-robin"

    def __post_init__(self) -> None:
        self.book.check_players(self.seats)
        if self.seats < 2 or len(self.players) < 2:
            raise ValueError("it takes two to have a tournament")
        if len(set(self.players)) < len(self.players):
            raise ValueError("each player is named once")
        if self.format not in FORMATS:
            raise ValueError(f"a tournament is one of {', '.join(FORMATS)}, not {self.format!r}")
        if not 0 <= self.seed < SEEDS:
            raise ValueError(f"a seed is a number from 0 to {SEEDS - 1}, not {self.seed}")

    @cached_property
    def pairings(self) -> tuple[Pairing, ...]:
        """All pairings. With more than two seats it matters who is alone, so each pair meets both ways."""
        if self.format == "ladder":
            pairs = list(pairwise(self.players))
        elif self.seats == 2:
            pairs = list(combinations(self.players, 2))
        else:
            return tuple(Pairing(*pair) for pair in permutations(self.players, 2))
        both = [[pair, pair[::-1]] if self.seats > 2 else [pair] for pair in pairs]
        return tuple(Pairing(*pair) for ways in both for pair in ways)

    def blocks(self, deals: int) -> int:
        """The number of blocks of some deals."""
        return deals * len(self.pairings)

    def deals(self, blocks: int) -> int:
        """The number of deals that are complete with some blocks."""
        return blocks // len(self.pairings)

    def spans(self, first: int, count: int) -> list[Span]:
        """Consecutive blocks, grouped by pairing: it is faster to play many games of one lineup together."""
        pairings = len(self.pairings)
        spans = []
        for pairing in range(pairings):
            numbers = range(first + (pairing - first) % pairings, first + count, pairings)
            if numbers:
                spans.append(Span(pairing, numbers[0] // pairings, len(numbers)))
        return spans


def deals_for(games: int, seats: int) -> int:
    """The deals needed for a number of games of a pairing; every deal is played from every seat.

    >>> deals_for(1000, 2), deals_for(1000, 3)
    (500, 334)
    """
    return -(-games // seats)
