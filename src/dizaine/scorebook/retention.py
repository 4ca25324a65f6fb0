"""Retention of score sheets: those of no book are deleted when nobody has written on them for a long time.

Books of evenings are kept until somebody deletes them.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from time import time
from typing import Final

from dizaine.scorebook.scorebook import Scorebook
from dizaine.scorebook.store import SheetHead, SheetStore
from dizaine.table.retention import DAY, PAUSE
from dizaine.table.retired import is_retired
from dizaine.table.store import StoreError

SHEETS: Final = 200
"""Sheets that one step looks at."""

logger = logging.getLogger(__name__)


class SheetRetention:
    """Keeps sheets for so many days after their last change, or for ever if that is 0."""

    def __init__(
        self,
        scorebook: Scorebook,
        store: SheetStore,
        days: int,
        *,
        now: Callable[[], float] = time,
        pause: float = PAUSE,
    ) -> None:
        self._scorebook = scorebook
        self._store = store
        self._seconds = days * DAY
        self._now = now
        self._pause = pause

    async def run(self) -> None:
        """Look for idle sheets now, and then once a day."""
        while True:
            try:
                logger.info("%d idle score sheets were deleted", await self.sweep())
            except StoreError:
                logger.exception("idle score sheets could not be deleted; the next try is tomorrow")
            await asyncio.sleep(DAY)

    async def sweep(self) -> int:
        """Delete all idle sheets, and what a crash has left of others; returns how many there were."""
        count, last = 0, ""
        while found := await self._store.heads(last, SHEETS):
            last = found[-1].sheet
            for head in found:
                count += await self._delete(head)
            await asyncio.sleep(self._pause)
        return count

    async def _delete(self, head: SheetHead) -> bool:
        if is_retired(head.code):
            await self._scorebook.erase(head.sheet)
            return True
        if not self._seconds or head.changed >= self._now() - self._seconds:
            return False
        sheet = await self._scorebook.find(head.code)
        if sheet is None or sheet.changed != head.changed:
            return False
        await self._scorebook.delete(sheet)
        await asyncio.sleep(self._pause)
        return True
