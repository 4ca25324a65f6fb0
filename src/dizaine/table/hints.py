"""The hints of one table: one line of thought for each seat and position, however often it is asked for."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from dizaine.rulebooks.library import Book
from dizaine.table.kind import Thought
from dizaine.table.kinds import kind_at_table
from dizaine.table.messages import Suggestion
from dizaine.table.refused import CommandRefused

Clock = Callable[[], float]
Tell = Callable[[Suggestion], None]
Think = Callable[[Any], Coroutine[Any, Any, Thought]]
"""One step of thinking, which goes on from what has been found out so far."""


class SoughtHint:
    """A hint for a position, found or still being thought about.

    Steps are asked for one by one, so that other tables come between them, and a hint that nobody wants any more costs
    at most one of them.
    """

    def __init__(self, think: Think, seconds: float, clock: Clock) -> None:
        self.first: asyncio.Future[Suggestion] = asyncio.get_running_loop().create_future()
        """The first provisional hint, if the final one takes more than one step."""
        self.final = asyncio.create_task(self._seek(think, clock() + seconds, clock))
        self.final.add_done_callback(_retrieve)

    @property
    def has_failed(self) -> bool:
        """Whether there will be no hint, unless somebody looks for it again."""
        return self.final.done() and (self.final.cancelled() or self.final.exception() is not None)

    async def _seek(self, think: Think, end: float, clock: Clock) -> Suggestion:
        thought = await think(None)
        while thought.so_far is not None and clock() < end:
            if not self.first.done():
                self.first.set_result(thought.suggestion)
            thought = await think(thought.so_far)
        return msgspec.structs.replace(thought.suggestion, provisional=False)

    async def outcome(self, early: Tell | None = None) -> Suggestion:
        """Wait for the final hint; `early` is told the provisional one, if there is one.

        Others may wait for the same hint, so it is not cancelled with its caller.
        """
        if early is not None:
            await asyncio.wait({self.first, self.final}, return_when=asyncio.FIRST_COMPLETED)
            if not self.final.done():
                early(self.first.result())
        await asyncio.wait({self.final})
        if self.final.cancelled():
            raise CommandRefused("not-your-turn")
        return self.final.result()


class Hints:
    """Holds the hints for the current position, both found ones and those that are being thought about."""

    def __init__(self, book: Book, clock: Clock = time.monotonic) -> None:
        self._book = book
        self._clock = clock
        self._sought: dict[int, SoughtHint] = {}

    def of(self, seat: int, think: Think) -> SoughtHint:
        """The hint for a seat; only the first to ask for it makes somebody think."""
        sought = self._sought.get(seat)
        if sought is None or sought.has_failed:
            sought = SoughtHint(think, kind_at_table(self._book).hint_seconds, self._clock)
            self._sought[seat] = sought
        return sought

    def clear(self) -> None:
        """Forget all hints, because the game has moved on; those in thought are no longer wanted."""
        for sought in self._sought.values():
            sought.final.cancel()
        self._sought.clear()


def _retrieve(task: asyncio.Task[Suggestion]) -> None:
    """Mark an error as seen: whoever asked may be gone, and then asyncio would log it."""
    if not task.cancelled():
        task.exception()
