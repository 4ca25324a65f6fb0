"""Retention: tables at which nothing has happened for a long time are deleted, and archived before if that is wished.

The work is cut into small steps with a pause after each, so that games never wait for it.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from time import time
from typing import Final

from dizaine.drafts import Draft
from dizaine.rulebooks import DizaineError
from dizaine.rulebooks.library import book_from_json
from dizaine.table.deals import Deals
from dizaine.table.match import Match
from dizaine.table.retired import is_retired
from dizaine.table.store import Store, StoredTable, StoreError, TableDate
from dizaine.table.tables import Tables

DAY: Final = 86_400.0
TABLES: Final = 200
"""Tables that one step looks at."""
LINES: Final = 200
"""Lines of a log that one step deletes."""
PAUSE: Final = 0.05
"""Seconds between two steps."""

logger = logging.getLogger(__name__)


class Retention:
    """Keeps tables for so many days after their last change. Games of the keyboard are not its business."""

    def __init__(
        self,
        tables: Tables,
        store: Store,
        days: int,
        archive: Path | None = None,
        *,
        now: Callable[[], float] = time,
        pause: float = PAUSE,
    ) -> None:
        self._tables = tables
        self._store = store
        self._seconds = days * DAY
        self._archive = archive
        self._now = now
        self._pause = pause

    async def run(self) -> None:
        """Look for idle tables now, and then once a day."""
        while True:
            try:
                logger.info("%d idle tables were deleted", await self.sweep())
            except StoreError:
                logger.exception("idle tables could not be deleted; the next try is tomorrow")
            await asyncio.sleep(DAY)

    async def sweep(self) -> int:
        """Delete all idle tables; returns how many there were."""
        count, last = 0, ""
        while found := await self._store.dates(last, TABLES):
            last = found[-1].table
            for date in found:
                if is_retired(date.code) or (self._is_idle(date) and await self._retire(date)):
                    await self._erase(date.table)
                    count += 1
            await asyncio.sleep(self._pause)
        return count

    def _is_idle(self, date: TableDate) -> bool:
        return date.changed < self._now() - self._seconds

    async def _retire(self, date: TableDate) -> bool:
        """Archive a table if that is wished, and let nobody find it any more."""
        stored = None if self._archive is None else await self._store.load(date.table)
        if self._archive is not None and stored is not None:
            try:
                await asyncio.to_thread(archive_game, stored, date.changed, self._archive)
            except (OSError, DizaineError):
                logger.exception("%s: an idle table could not be archived, so it stays", date.code)
                return False
        return await self._tables.retire(date)

    async def _erase(self, table: str) -> None:
        while not await self._store.erase(table, LINES):
            await asyncio.sleep(self._pause)
        await asyncio.sleep(self._pause)


def archive_game(stored: StoredTable, changed: float, folder: Path) -> None:
    """Write the record of a game into a folder that only its owner may read; a table without a game has none."""
    lines, since = stored.record_lines()
    if not lines:
        return
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    name = f"{datetime.fromtimestamp(changed, UTC):%Y-%m-%d}-{stored.code}-{stored.table}.txt"
    with Draft(folder / name) as draft:
        draft.write(_record(stored, lines, since).encode())
        os.chmod(draft.part, 0o600)
        os.replace(draft.part, draft.path)


def _record(stored: StoredTable, lines: list[str], since: int) -> str:
    """The record of a game; if it is over, with what is needed to verify its deals."""
    settings = stored.settings
    match = Match(book_from_json(settings.rulebook), settings.players, stored.secrets, settings.seed)
    if settings.seed is None:
        match.resume(lines, stored.position, since, stored.position_events)
    else:
        match.resume(lines)
    fair = stored.over and settings.fair
    return match.record(Deals(stored.table, stored.secrets).remarks(match.round) if fair else ())
