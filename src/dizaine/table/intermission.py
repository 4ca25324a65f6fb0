"""The intermission after a round: the game waits, for a while, until everyone present has read the summary.

It exists in memory only. It changes nothing that is stored, and after a restart of the server the game simply goes on.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import TypeVar

from dizaine.table.log import AnyEntry, SeatsShuffled

Result = TypeVar("Result")


class MoveHeld(Exception):
    """A move has to wait until the intermission is over."""


class Intermission:
    """Who still reads the summary of the last round, and which moves wait for that."""

    def __init__(self, seconds: float, changed: Callable[[], None]) -> None:
        """It lasts so many seconds at most; `changed` is called when somebody is ready and when it is over."""
        self._seconds = seconds
        self._changed = changed
        self._readers: Counter[int] = Counter()
        """Connections by seat that show summaries; nobody waits for others, such as programs."""
        self._reading: set[int] = set()
        self.until = 0.0
        """When it is over at the latest, by the loop's clock; 0 if there is none."""
        self._over = asyncio.Event()
        self._over.set()
        self._timer: asyncio.TimerHandle | None = None
        self._queue = asyncio.Lock()
        self._held = 0

    @property
    def reading(self) -> list[int]:
        """The seats that the game waits for."""
        return sorted(self._reading)

    @property
    def is_on(self) -> bool:
        """Whether bots and clocks wait."""
        return bool(self._reading)

    @property
    def holds_moves(self) -> bool:
        """Whether a new move has to wait, because of those who read, or because others came before it."""
        return self.is_on or self._held > 0

    def begin(self) -> None:
        """A round is over and the next one is dealt."""
        self._stop_timer()
        self._reading = {seat for seat, readers in self._readers.items() if readers > 0}
        if self._reading:
            loop = asyncio.get_running_loop()
            self.until = loop.time() + self._seconds
            self._timer = loop.call_at(self.until, self._end)
            self._over.clear()
        else:
            self._finish()

    def note(self, entry: AnyEntry) -> None:
        """Apply a log entry: connections move along with their seats."""
        if isinstance(entry, SeatsShuffled):
            self._readers = Counter({now: self._readers[before] for now, before in enumerate(entry.order)})

    def arrive(self, seat: int) -> None:
        """Count a new connection that shows summaries. It is waited for after the next round."""
        self._readers[seat] += 1

    def leave(self, seat: int) -> None:
        """Count such a connection as ended; a person who left is no longer waited for."""
        self._readers[seat] -= 1
        if self._readers[seat] <= 0:
            del self._readers[seat]
            self.ready(seat)

    def ready(self, seat: int) -> None:
        """The person on a seat has closed the summary, on one device at least."""
        if seat not in self._reading:
            return
        self._reading.discard(seat)
        if not self._reading:
            self._finish()
        self._changed()

    async def in_turn(self, attempt: Callable[[], Awaitable[Result]]) -> Result:
        """Make a held move once the intermission is over, after those that came before it.

        It waits outside the table, so that everything else goes on, and can be cancelled until it is its turn.
        """
        self._held += 1
        try:
            async with self._queue:
                while True:
                    await self._over.wait()
                    try:
                        return await attempt()
                    except MoveHeld:  # a move before this one has ended the next round
                        continue
        finally:
            self._held -= 1

    def _end(self) -> None:
        self._reading.clear()
        self._finish()
        self._changed()

    def _finish(self) -> None:
        self._stop_timer()
        self.until = 0.0
        self._over.set()

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
