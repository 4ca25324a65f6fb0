"""How long games take: simulated turns times stated seconds, corrected by the pace of the table itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dizaine.table.turn_counts import TURNS

PERSON_SECONDS: Final = 12.0
"""How long a person's turn takes, with a share of dealing and of reading the results."""
BOT_SECONDS: Final = 2.5
"""The same for a bot, which waits before each move so that people can follow."""
LONGEST_TURN: Final = 60.0
"""A longer turn is a break, and counts as this long."""
TRUST: Final = 120.0
"""After so many seconds a table's own pace counts as much as the stated one."""


def stated_seconds(is_person: bool) -> float:
    """How long a turn takes by experience."""
    return PERSON_SECONDS if is_person else BOT_SECONDS


def turns_left(book: str, players: int, phases: int, done: int) -> int:
    """The mean number of turns still to play once somebody has completed `done` of the phases; 0 if nobody knows.

    Only editions were simulated, and games with fewer phases; other variants may be longer or shorter.
    """
    edition, *variants = book.split("+")
    row = TURNS.get(edition, {}).get(players)
    if row is None or any(not variant.startswith("phases=") for variant in variants):
        return 0
    if len(row) == 1:  # dice
        return row[0] * (phases - done) // phases
    return max(0, row[phases - 1] - (row[done - 1] if done else 0))


class Tempo:
    """How quickly a table plays, compared with the stated seconds. Exists in memory only."""

    def __init__(self) -> None:
        self._asked = -1
        self._since = 0.0
        self._expected = 0.0
        self._measured = TRUST
        self._stated = TRUST

    def note(self, asked: int, is_person: bool, now: float) -> None:
        """It is the turn of a seat, or of nobody (-1)."""
        if asked == self._asked:
            return
        if self._asked >= 0:
            self._measured += min(now - self._since, LONGEST_TURN)
            self._stated += self._expected
        self._asked, self._since, self._expected = asked, now, stated_seconds(is_person)

    @property
    def slowness(self) -> float:
        """1 at the stated pace, 2 if everything takes twice as long."""
        return self._measured / self._stated

    def minutes(self, turns: int, people: Sequence[bool]) -> int:
        """How long so many turns take at a table with these people and bots, in whole minutes."""
        each = sum(map(stated_seconds, people)) / len(people)
        return round(turns * each * self.slowness / 60)
