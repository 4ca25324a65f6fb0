"""Play many games on all cores. The same plan gives the same numbers, whatever the number of workers."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Executor, Future
from functools import partial
from time import perf_counter
from typing import Final, TypeVar

from dizaine.lab.backends import Backend
from dizaine.lab.forfeits import Count
from dizaine.lab.plan import Plan

PIECE: Final = 0.25
"""Seconds that a piece of the work should take: short enough to stop quickly, long enough for little overhead."""
SMALLEST_PIECE: Final = PIECE / 16
"""Pieces get smaller towards the end, so that all workers finish together, but not smaller than this."""

Part = TypeVar("Part")


def simulate(plan: Plan, games: int, backend: Backend, workers: int = 1) -> Iterator[Count]:
    """Play games of a plan, and yield the growing count of all games so far until it is complete.

    Each count covers the games from number 0 without a gap and is never changed afterwards. So whoever stops early has
    exactly the result of a shorter simulation.
    """
    total: Count | None = None
    for part in parts(partial(backend.run, plan), range(games), backend.executor, workers):
        total = part if total is None else total.plus(part)
        yield total


def parts(
    work: Callable[[int, int], Part], numbers: range, executor_of: Callable[[int], Executor], workers: int = 1
) -> Generator[Part, None, None]:
    """Do numbered work in pieces: `work(first, count)`. Yields the results in order, without a gap."""
    executor = executor_of(workers)
    pieces: deque[tuple[int, Future[tuple[Part, float]]]] = deque()
    first, size, complete = numbers.start, 1, False
    try:
        while first < numbers.stop or pieces:
            while first < numbers.stop and len(pieces) < 2 * workers:
                count = min(size, numbers.stop - first)
                pieces.append((count, executor.submit(_timed, work, first, count)))
                first += count
            count, piece = pieces.popleft()
            part, seconds = piece.result()
            rate = count / max(seconds, 1e-6)
            share = max(-(-(numbers.stop - first) // (2 * workers)), int(rate * SMALLEST_PIECE))
            size = max(1, min(size * 4, int(rate * PIECE), share))
            yield part
        complete = True
    finally:  # after an interruption, do not wait for pieces that nobody will count
        executor.shutdown(wait=complete, cancel_futures=not complete)


def _timed(work: Callable[[int, int], Part], first: int, count: int) -> tuple[Part, float]:
    start = perf_counter()
    return work(first, count), perf_counter() - start
