"""A connection that loses frames, repeats them and breaks, which a client must survive."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosedError

from dizaine.client.table import Connector


class LossyWire:
    """Drops one frame in ten and doubles one in ten, both ways; now and then the connection breaks."""

    def __init__(self, wire: Any, chance: random.Random, breaks: float) -> None:
        self._wire = wire
        self._chance = chance
        self._breaks = breaks
        self._again: deque[str | bytes] = deque()

    async def send(self, frame: str | bytes) -> None:
        for _ in range(self._copies()):
            await self._wire.send(frame)

    async def recv(self) -> str | bytes:
        while True:
            if self._again:
                return self._again.popleft()
            frame: str | bytes = await self._wire.recv()
            if self._chance.random() < self._breaks:
                await self._wire.close()
                raise ConnectionClosedError(None, None)
            self._again.extend([frame] * self._copies())

    def _copies(self) -> int:
        number = self._chance.random()
        return 0 if number < 0.1 else 2 if number < 0.2 else 1


def lossy(seed: int, breaks: float = 0.02) -> Connector:
    """A connect function that yields unreliable connections."""
    chance = random.Random(seed)

    @asynccontextmanager
    async def connector(address: str) -> AsyncIterator[LossyWire]:
        async with connect(address, max_size=1 << 20) as wire:
            yield LossyWire(wire, chance, breaks)

    return connector
