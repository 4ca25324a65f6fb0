"""The lobby of a rematch: once everybody of the last table is here, the game starts by itself in a few seconds.

The server counts, so that it does not matter whether the host's page is open. The host can stop that: by asking to
wait, or by any change to the seats. Then the game starts when the host says so.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from dizaine.table.log import BotSeated, Opened, SeatFreed, SeatsShuffled, Started, StartHeld
from dizaine.table.refused import CommandRefused
from dizaine.table.store import RETRY, LogLine, StoreError

if TYPE_CHECKING:
    from dizaine.table.seating import Seating
    from dizaine.table.table import Table

logger = logging.getLogger(__name__)


class Lobby:
    """What a table knows about its start by itself, read from its log."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.starts_alone = False
        """Whether the host leaves the start to the table."""
        self.starts = 0.0
        """When it does, by the loop's clock; 0 while nothing is counted down."""

    def note(self, line: LogLine) -> None:
        """Apply a log entry: rematches start by themselves until somebody changes something."""
        if isinstance(line.entry, Opened):
            self.starts_alone = bool(line.entry.previous)
        elif isinstance(line.entry, Started | StartHeld | SeatsShuffled) or (
            line.command and isinstance(line.entry, BotSeated | SeatFreed)
        ):
            self.starts_alone, self.starts = False, 0.0

    def waits_for_people_only(self, seating: Seating) -> bool:
        """Whether it starts once everybody is here: not while a seat waits for somebody new."""
        return self.starts_alone and all(seat.kind != "open" for seat in seating.seats)

    def is_complete(self, seating: Seating) -> bool:
        """Whether nobody is missing."""
        people = [number for number, seat in enumerate(seating.seats) if seat.kind == "person"]
        return self.waits_for_people_only(seating) and bool(people) and all(map(seating.is_here, people))


async def count_down(table: Table) -> None:
    """Start the game of a rematch when it is time. Ends when the game has begun or everybody has moved on."""
    lobby, changed, clock = table.lobby, asyncio.Event(), asyncio.get_running_loop().time
    stop_listening = table.listen(changed.set)
    try:
        while table.stage == "open" and lobby.starts_alone and not table.rematch:
            changed.clear()
            complete = lobby.is_complete(table.seating)
            if complete != bool(lobby.starts):
                lobby.starts = clock() + lobby.seconds if complete else 0.0
                table.notify()
                continue
            try:
                async with asyncio.timeout_at(lobby.starts or None):
                    await changed.wait()
            except TimeoutError:
                await _start(table)
    finally:
        stop_listening()
        if lobby.starts:
            lobby.starts = 0.0
            table.notify()


async def _start(table: Table) -> None:
    """Start the game, unless somebody left or the host changed something in the last moment."""

    async def start() -> None:
        if table.stage == "open" and table.lobby.is_complete(table.seating):
            await table.start(table.seating.host, "")

    try:
        await table.exclusively(start)
    except CommandRefused as refusal:  # it was opened elsewhere meanwhile
        logger.debug("a rematch did not start", extra={"table": table.id, "reason": refusal.reason})
        await asyncio.sleep(RETRY)
    except StoreError:
        logger.exception("the start of a rematch could not be stored", extra={"table": table.id})
        await asyncio.sleep(RETRY)
