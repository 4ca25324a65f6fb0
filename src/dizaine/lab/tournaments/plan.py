"""Who meets whom, on which deals, from which seats.

A *deal* is a number: all chance of its games comes from it. A *pairing* is one player among as many others as there
are seats left; with two seats that is simply one against another. A *block* is one deal of one pairing: as many games
as there are seats, so that the lone player sits on each of them once while the cards fall alike. Luck of the deal and
of the seat thus weighs the same for both sides, and blocks of different deals are independent.
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
    """One player among others who are all the same."""

    player: str
    opponent: str

    def lineup(self, seats: int, place: int) -> tuple[str, ...]:
        """Who sits where when the lone player has a place.

        >>> Pairing("greedy", "random").lineup(3, 1)
        ('random', 'greedy', 'random')
        """
        return tuple(self.player if seat == place else self.opponent for seat in range(seats))


class Span(NamedTuple):
    """Deals in a row of one pairing."""

    pairing: int
    first: int
    deals: int


@dataclass(frozen=True)
class TournamentPlan:
    """A tournament without an end: how many of its deals are played is another matter.

    Blocks have numbers, deal by deal and within a deal pairing by pairing. So the first blocks of a tournament are
    a shorter one, whenever it is stopped.
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
        """All of them. Among more than two seats it matters who is alone, so each pair meets both ways."""
        if self.format == "ladder":
            pairs = list(pairwise(self.players))
        elif self.seats == 2:
            pairs = list(combinations(self.players, 2))
        else:
            return tuple(Pairing(*pair) for pair in permutations(self.players, 2))
        both = [[pair, pair[::-1]] if self.seats > 2 else [pair] for pair in pairs]
        return tuple(Pairing(*pair) for ways in both for pair in ways)

    def blocks(self, deals: int) -> int:
        """How many blocks so many deals have."""
        return deals * len(self.pairings)

    def deals(self, blocks: int) -> int:
        """How many deals are complete with so many blocks."""
        return blocks // len(self.pairings)

    def spans(self, first: int, count: int) -> list[Span]:
        """Some blocks in a row, put together pairing by pairing: many games of one lineup are quicker than few."""
        pairings = len(self.pairings)
        spans = []
        for pairing in range(pairings):
            numbers = range(first + (pairing - first) % pairings, first + count, pairings)
            if numbers:
                spans.append(Span(pairing, numbers[0] // pairings, len(numbers)))
        return spans


def deals_for(games: int, seats: int) -> int:
    """The deals that it takes for so many games of a pairing, the last one played from every seat.

    >>> deals_for(1000, 2), deals_for(1000, 3)
    (500, 334)
    """
    return -(-games // seats)
