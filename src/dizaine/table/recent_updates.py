"""Recent updates of a table, kept so that clients who missed some can catch up and newcomers know what happened."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from dizaine.table import messages as m
from dizaine.table.announcements import announcement
from dizaine.table.log import AnyEntry, Moved, Started, TakenBack
from dizaine.table.match import Match
from dizaine.table.store import LogLine

REMEMBERED: Final = 256
"""Updates that a table can send again; a client that missed more gets the current state instead."""


@dataclass(slots=True)
class _Update:
    """What one log entry announced: events of the table, or a range of the game's events."""

    table_events: list[m.Fields]
    first: int
    last: int


class RecentUpdates:
    """The updates by the numbers of their log entries."""

    def __init__(self) -> None:
        self._updates: dict[int, _Update] = {}
        self._events = 0
        """How many events of the game have been announced."""
        self._taken_back = 0
        """The number of the last update that took a move back. Earlier ones are never sent again."""

    def note(self, number: int, entry: AnyEntry) -> None:
        """Add the update of a log entry.

        What was taken back is never sent again: whoever has not seen it yet gets the current state instead.
        """
        if isinstance(entry, TakenBack):
            self._taken_back = number
            self._events -= entry.events
            self._updates = {known: update for known, update in self._updates.items() if update.last <= self._events}
        update = _Update(announcement(entry), self._events, self._events)
        if isinstance(entry, Started | Moved):
            update.last = self._events = update.first + entry.events
        self._updates[number] = update
        if len(self._updates) > REMEMBERED:
            del self._updates[next(iter(self._updates))]  # the oldest

    def rewrite(self, lines: Iterable[LogLine]) -> None:
        """Announce other entries under numbers that were announced before."""
        for line in lines:
            if line.seq in self._updates:
                self._updates[line.seq].table_events = announcement(line.entry)

    def has(self, numbers: Iterable[int]) -> bool:
        """Whether all of these can be sent again."""
        return all(number >= self._taken_back and number in self._updates for number in numbers)

    def past(self, after: int, match: Match | None, seat: int | None) -> list[m.Fields]:
        """The events of all remembered updates with higher numbers, as a seat may see them."""
        if match is None:
            return []
        return [event for number in self._updates if number > after for event in self.seen(number, match, seat)]

    def seen(self, number: int, match: Match | None, seat: int | None) -> list[m.Fields]:
        """The events of an update as a seat may see them."""
        update = self._updates[number]
        if match is None or update.last == update.first:
            return update.table_events
        return match.seen(seat, update.first, update.last)

    def forget_before(self, number: int) -> None:
        """Forget all updates up to this one."""
        self._updates = {known: update for known, update in self._updates.items() if known > number}

    def forget_with(self, match: Match) -> None:
        """Forget updates whose events the match no longer holds."""
        self._updates = {number: update for number, update in self._updates.items() if match.remembers(update.first)}
