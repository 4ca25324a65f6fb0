"""Standings, during a game and at its end."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Standing:
    """One line of the standings; tied players share a place.

    >>> from dizaine import Game
    >>> print(*Game.new("classic", players=2, seed=7).standings(), sep="\\n")
    Standing(place=1, seat=0, phases=0, score=0, winner=False)
    Standing(place=1, seat=1, phases=0, score=0, winner=False)
    """

    place: int
    seat: int
    phases: int
    """Phases completed."""
    score: int
    winner: bool


def ranked(seats: Iterable[int], key: Callable[[int], Any]) -> list[tuple[int, int]]:
    """Places and seats from first to last by a key; tied players share a place and keep their order."""
    ordered = sorted(seats, key=key)
    keys = [key(seat) for seat in ordered]
    return [(keys.index(own) + 1, seat) for own, seat in zip(keys, ordered, strict=True)]
