"""The hints of one table: one thought for each seat and position, however often it is asked for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from dizaine.table.messages import Suggestion
from dizaine.table.refused import CommandRefused


class Hints:
    """Holds the hints for the current position, both found ones and those that are being thought about."""

    def __init__(self) -> None:
        self._tasks: dict[int, asyncio.Task[Suggestion]] = {}

    def of(self, seat: int, think: Callable[[], Coroutine[Any, Any, Suggestion]]) -> asyncio.Task[Suggestion]:
        """The hint for a seat; only the first to ask for it makes somebody think."""
        task = self._tasks.get(seat)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = self._tasks[seat] = asyncio.create_task(think())
            task.add_done_callback(_retrieve)
        return task

    def clear(self) -> None:
        """Forget all hints, because the game has moved on; those in thought are no longer wanted."""
        for task in self._tasks.values():
            task.cancel()
        self._tasks.clear()


def _retrieve(task: asyncio.Task[Suggestion]) -> None:
    """Mark an error as seen: whoever asked may be gone, and then asyncio would log it."""
    if not task.cancelled():
        task.exception()


async def outcome(task: asyncio.Task[Suggestion]) -> Suggestion:
    """Wait for a hint. Others may wait for the same one, so it is not cancelled with its caller."""
    await asyncio.wait({task})
    if task.cancelled():
        raise CommandRefused("not-your-turn")
    return task.result()
