"""What a table sends to many connections: built and encoded once for each seat, and once for all spectators."""

from __future__ import annotations

import asyncio
from typing import Final, NamedTuple

from websockets.frames import Frame as WebSocketFrame
from websockets.frames import Opcode

from dizaine.table import messages as m
from dizaine.table.table import Table

MOST_KEPT: Final = 32
"""Answers that are kept until the next change: for each seat, and for clients that lag behind."""


class Frame(NamedTuple):
    """An encoded message, with the number of its update."""

    seq: int
    data: bytes


def encoded(message: m.Message) -> bytes:
    """A message as it is sent to any client."""
    return WebSocketFrame(Opcode.TEXT, m.encode(message)).serialize(mask=False)


class Frames:
    """The encoded updates of a table since its last change. What one seat may see is never given to another."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._lock = asyncio.Lock()
        self._stamp = (-1, 0.0)
        """The number of the last change and, while a clock runs, the tenth of a second."""
        self._updates: dict[tuple[int | None, int, bool], list[Frame] | None] = {}
        self._presence: Frame | None = None

    async def updates(self, seat: int | None, since: int, *, positions: bool) -> list[Frame] | None:
        """The updates after number `since`, as `Table.updates` returns them."""
        key = (seat, since, positions)
        async with self._lock:
            self._forget_old()
            if key not in self._updates:
                updates = await self._table.updates(since, seat, positions=positions)
                self._forget_old()  # the table may have changed while this waited for a command
                if len(self._updates) >= MOST_KEPT:
                    self._updates.clear()
                self._updates[key] = None if updates is None else [_frame(update) for update in updates]
            return self._updates[key]

    def presence(self, seq: int) -> Frame:
        """The table itself, for those who have seen update `seq`."""
        self._forget_old()
        if self._presence is None or self._presence.seq != seq:
            self._presence = _frame(m.Presence(seq=seq, table=self._table.info()))
        return self._presence

    def _forget_old(self) -> None:
        clocks = self._table.clocks
        stamp = (self._table.changes, round(asyncio.get_running_loop().time(), 1) if any(clocks) else 0.0)
        if stamp != self._stamp:
            self._stamp, self._presence = stamp, None
            self._updates.clear()


def _frame(message: m.Update | m.Presence) -> Frame:
    return Frame(message.seq, encoded(message))
