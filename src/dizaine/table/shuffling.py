"""Shuffling the seats of a table before its game, and finding people again who sat elsewhere before."""

from __future__ import annotations

from collections.abc import Sequence
from random import SystemRandom

from dizaine.table.log import SeatsShuffled
from dizaine.table.store import LogLine


def drawn_order(seats: int) -> list[int]:
    """For each seat, the seat from which its people or bot come: every order is equally likely."""
    return SystemRandom().sample(range(seats), seats)


def seats_by_line(lines: Sequence[LogLine], seat: int) -> list[int]:
    """Where the person who has a seat at the end of a log was at each of its lines."""
    found = []
    for line in reversed(lines):
        if isinstance(line.entry, SeatsShuffled):
            seat = line.entry.order[seat]
        found.append(seat)
    return found[::-1]
