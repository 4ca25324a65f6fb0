"""Reviews of finished games: each is worked out once, a slice at a time, while somebody waits for it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Hashable
from time import monotonic
from typing import Final

from dizaine.afterwards.review import ReviewWork
from dizaine.afterwards.review_messages import GameReview
from dizaine.faces.server import jobs
from dizaine.faces.server.limits import Limits
from dizaine.faces.server.workshop import Workshop, WorkshopBusy

KEPT: Final = 256
"""Finished and unfinished reviews in memory; each takes about 20 kB."""
LONELY_SECONDS: Final = 10.0
"""After so long without a question nobody waits any more: the work rests until the next one."""
_ONE_AT_A_TIME: Final = 1
"""Reviews take a single process of the workshop, in turn, so that the others stay free for quick work."""


class _Going:
    """A review in the making."""

    def __init__(self, work: ReviewWork) -> None:
        self.work = work
        self.spent = 0.0
        self.asked = monotonic()
        self.task: asyncio.Task[None] | None = None
        self.answer: bytes | None = None
        self.failed: BaseException | None = None


class Reviews:
    """All reviews of a server."""

    def __init__(self, workshop: Workshop, limits: Limits) -> None:
        self._workshop = workshop
        self._limits = limits
        self._turn = asyncio.Semaphore(_ONE_AT_A_TIME)
        self._kept: OrderedDict[Hashable, _Going] = OrderedDict()

    async def get(self, key: Hashable, record: str, seat: int) -> bytes:
        """The compressed review; while it is worked out, how far that is. Who asks again keeps the work going."""
        going = self._kept.get(key)
        if going is None:
            if sum(other.task is not None for other in self._kept.values()) >= self._limits.reviews_waiting:
                raise WorkshopBusy
            going = self._kept[key] = _Going(ReviewWork(record, seat))
            while len(self._kept) > KEPT:
                _, dropped = self._kept.popitem(last=False)
                if dropped.task is not None:
                    dropped.task.cancel()
        self._kept.move_to_end(key)
        going.asked = monotonic()
        if going.failed is not None:
            failed, going.failed = going.failed, None
            raise failed
        if going.answer is not None:
            return going.answer
        if going.task is None:
            going.task = asyncio.create_task(self._go_on(going))
        progress = GameReview(seat=seat, unit="", progress=min(going.work.progress, 0.99))
        return jobs.packed(progress)

    async def _go_on(self, going: _Going) -> None:
        try:
            while going.answer is None and monotonic() - going.asked < LONELY_SECONDS:
                async with self._turn:
                    begun = monotonic()
                    hurry = going.spent > self._limits.review_seconds
                    going.work, going.answer = await self._workshop.do(
                        self._limits.workshop_seconds, jobs.review, going.work, hurry
                    )
                    going.spent += monotonic() - begun
        except Exception as error:  # whoever asks next is told
            going.failed = error
        finally:
            going.task = None

    async def close(self) -> None:
        """Stop all work."""
        tasks = [going.task for going in self._kept.values() if going.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
