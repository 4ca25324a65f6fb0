"""A moment at a table: a bot thinks beside everything else, and its answer may come when it is no longer wanted."""

from __future__ import annotations

from dataclasses import dataclass

from dizaine.table.chairs import Chair


@dataclass(frozen=True, slots=True)
class Moment:
    """How things stood when a bot began to think: lines of the game, what was told, and who sat on the seat."""

    line: int
    news: int
    chair: Chair
