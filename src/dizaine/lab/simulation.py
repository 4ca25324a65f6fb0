"""Many games on all cores. The same plan gives the same numbers, whatever the number of workers."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from time import perf_counter
from typing import Final, TypeVar

from dizaine.lab.backends import Backend, Counted

PIECE: Final = 0.25
"""Seconds that a piece of the work should take: short enough to stop soon, long enough to cost nothing."""

AnyPlan = TypeVar("AnyPlan")
AnyTally = TypeVar("AnyTally", bound=Counted)


def simulate(plan: AnyPlan, games: int, backend: Backend[AnyPlan, AnyTally], workers: int = 1) -> Iterator[AnyTally]:
    """Play so many games of a plan; yields the tally of the first games again and again, until it holds all.

    Each tally counts the games with the numbers from 0 on, without a gap, and is never changed afterwards: whoever
    stops early holds exactly the result of a shorter simulation.
    """
    executor = backend.executor(workers) if workers > 1 else _Here()
    pieces: deque[Future[tuple[AnyTally, float]]] = deque()
    total: AnyTally | None = None
    first, size = 0, 1
    try:
        while first < games or pieces:
            while first < games and len(pieces) < 2 * workers:
                count = min(size, games - first)
                pieces.append(executor.submit(_play, backend.run, plan, first, count))
                first += count
            part, seconds = pieces.popleft().result()
            total = part if total is None else total.plus(part)
            rate = part.games / max(seconds, 1e-6)
            size = max(1, min(size * 4, int(rate * PIECE), -(-(games - first) // (2 * workers))))
            yield total
    finally:
        executor.shutdown(wait=True, cancel_futures=True)


def _play(
    run: Callable[[AnyPlan, int, int], AnyTally], plan: AnyPlan, first: int, count: int
) -> tuple[AnyTally, float]:
    start = perf_counter()
    return run(plan, first, count), perf_counter() - start


class _Here(Executor):
    """Does the work at once, in this thread."""

    def submit(self, function, /, *arguments, **options):  # type: ignore[no-untyped-def]
        future: Future[object] = Future()
        future.set_result(function(*arguments, **options))
        return future
