"""What a table can tell again to those who missed it: the last entries of its log, and the events they stand for."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from dizaine.table import messages as m
from dizaine.table.announcements import announcement
from dizaine.table.log import AnyEntry, Moved, Started
from dizaine.table.match import Match

REMEMBERED: Final = 256
"""Updates that a table can tell again; whoever missed more gets everything as it stands."""


@dataclass(slots=True)
class _Entry:
    """What one entry of the log told: words about the table, or a stretch of the game's events."""

    table: list[m.Fields]
    first: int
    last: int


class Told:
    """The entries by their numbers."""

    def __init__(self) -> None:
        self._entries: dict[int, _Entry] = {}
        self._events = 0
        """How many events of the game have been told."""

    def note(self, number: int, entry: AnyEntry) -> None:
        """An entry was written, or read again."""
        told = _Entry(announcement(entry), self._events, self._events)
        if isinstance(entry, Started | Moved):
            told.last = self._events = told.first + entry.events
        self._entries[number] = told
        if len(self._entries) > REMEMBERED:
            del self._entries[min(self._entries)]

    def has(self, numbers: Iterable[int]) -> bool:
        """Whether all of these can be told again."""
        return all(number in self._entries for number in numbers)

    def seen(self, number: int, match: Match | None, seat: int | None) -> list[m.Fields]:
        """What an entry told, as a seat may see it."""
        told = self._entries[number]
        if match is None or told.last == told.first:
            return told.table
        return match.seen(seat, told.first, told.last)

    def forget_before(self, number: int) -> None:
        """Only what came after an entry can be told from now on."""
        self._entries = {known: told for known, told in self._entries.items() if known > number}

    def forget_with(self, match: Match) -> None:
        """What the game does not remember cannot be told any more."""
        self._entries = {number: told for number, told in self._entries.items() if match.remembers(told.first)}
