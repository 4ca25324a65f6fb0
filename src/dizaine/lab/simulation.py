"""Many games on all cores. The same plan gives the same numbers, whatever the number of workers."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Executor, Future
from time import perf_counter
from typing import Final, Protocol, TypeVar

from dizaine.lab.backends import Backend, Counted

PIECE: Final = 0.25
"""Seconds that a piece of the work should take: short enough to stop soon, long enough to cost nothing."""
CRUMB: Final = PIECE / 16
"""Towards the end pieces get smaller, so that all workers end together; still smaller ones cost more than they save."""

AnyPlan = TypeVar("AnyPlan")
AnyTally = TypeVar("AnyTally", bound=Counted)
PlanType = TypeVar("PlanType", contravariant=True)
PartType = TypeVar("PartType", covariant=True)
AnyPart = TypeVar("AnyPart")


class Runner(Protocol[PlanType, PartType]):
    """Something that does numbered work, on several cores if it must."""

    def run(self, plan: PlanType, first: int, count: int) -> PartType:
        """Do what belongs to some numbers in a row."""

    def executor(self, workers: int) -> Executor:
        """What so many workers run on."""


def simulate(plan: AnyPlan, games: int, backend: Backend[AnyPlan, AnyTally], workers: int = 1) -> Iterator[AnyTally]:
    """Play so many games of a plan; yields the tally of the first games again and again, until it holds all.

    Each tally counts the games with the numbers from 0 on, without a gap, and is never changed afterwards: whoever
    stops early holds exactly the result of a shorter simulation.
    """
    total: AnyTally | None = None
    for part in parts(plan, range(games), backend, workers):
        total = part if total is None else total.plus(part)
        yield total


def parts(
    plan: AnyPlan, numbers: range, runner: Runner[AnyPlan, AnyPart], workers: int = 1
) -> Generator[AnyPart, None, None]:
    """Do the work of some numbers, part by part; yields the parts in the order of the numbers, without a gap."""
    executor = runner.executor(workers)
    pieces: deque[tuple[int, Future[tuple[AnyPart, float]]]] = deque()
    first, size, complete = numbers.start, 1, False
    try:
        while first < numbers.stop or pieces:
            while first < numbers.stop and len(pieces) < 2 * workers:
                count = min(size, numbers.stop - first)
                pieces.append((count, executor.submit(_play, runner.run, plan, first, count)))
                first += count
            count, piece = pieces.popleft()
            part, seconds = piece.result()
            rate = count / max(seconds, 1e-6)
            share = max(-(-(numbers.stop - first) // (2 * workers)), int(rate * CRUMB))
            size = max(1, min(size * 4, int(rate * PIECE), share))
            yield part
        complete = True
    finally:  # whoever breaks off does not wait for pieces that nobody will count
        executor.shutdown(wait=complete, cancel_futures=not complete)


def _play(run: Callable[[AnyPlan, int, int], AnyPart], plan: AnyPlan, first: int, count: int) -> tuple[AnyPart, float]:
    start = perf_counter()
    return run(plan, first, count), perf_counter() - start
