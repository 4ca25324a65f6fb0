"""The workshop: long work is done in processes of its own, with a time limit.

A thread would not do: plain Python in a thread takes turns with the event loop, which then waits at every system call.
And a thread cannot be stopped.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, TypeVar

from dizaine.lab.workers import Processes

Result = TypeVar("Result")

BENCHES: Final = 2
"""Processes, each started when it is first needed. One that is busy with somebody's long work blocks nobody else's."""
START_SECONDS: Final = 60.0
"""How long a process may take to start, on a slow and busy machine."""


class WorkshopBusy(Exception):
    """Too much work is waiting already."""


class TookTooLong(Exception):
    """The work was stopped."""


class Workshop:
    """Does work for all clients, in the order in which it comes."""

    def __init__(self, most_waiting: int) -> None:
        self._most_waiting = most_waiting
        self._waiting = 0
        self._benches = [_Bench() for _ in range(BENCHES)]
        self._free = list(self._benches)
        self._room = asyncio.Semaphore(BENCHES)

    async def do(self, seconds: float, function: Callable[..., Result], *arguments: Any) -> Result:
        """Call a function of a module in another process. Raises what it raises, `TookTooLong` or `WorkshopBusy`."""
        if self._waiting >= self._most_waiting:
            raise WorkshopBusy
        self._waiting += 1
        try:
            await self._room.acquire()
        finally:
            self._waiting -= 1
        bench = self._free.pop()  # the last one that worked, so that others need not be started
        try:
            return await bench.do(seconds, function, *arguments)
        finally:
            self._free.append(bench)
            self._room.release()

    async def close(self) -> None:
        """End all processes."""
        for bench in self._benches:
            await bench.clear()


class _Bench:
    """One process, replaced after work that took too long."""

    def __init__(self) -> None:
        self._process: Processes | None = None

    async def do(self, seconds: float, function: Callable[..., Result], *arguments: Any) -> Result:
        try:
            if self._process is None:
                self._process = Processes(1)
                async with asyncio.timeout(START_SECONDS):
                    await asyncio.wrap_future(await asyncio.to_thread(self._process.submit, _ready))
            async with asyncio.timeout(seconds):
                result: Result = await asyncio.wrap_future(self._process.submit(function, *arguments))
            return result
        except TimeoutError:
            await self.clear()
            raise TookTooLong from None
        except (BrokenProcessPool, asyncio.CancelledError):
            await self.clear()
            raise

    async def clear(self) -> None:
        """End the process, in the middle of its work if need be."""
        process, self._process = self._process, None
        if process is not None:
            await asyncio.to_thread(process.shutdown, cancel_futures=True)


def _ready() -> None:
    """Something to do for a process that starts."""
