"""Whether the server can do its work: a small write to the store, not more often than every ten seconds."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Final

from dizaine.faces.server.problems import RequestRefused
from dizaine.table.store import StoreError

PERIOD: Final = 10.0
"""Seconds for which an answer stays valid, however many ask."""
PATIENCE: Final = 5.0
"""Seconds that a write may take."""


class Health:
    """The health of one server; `write` writes to its store."""

    def __init__(
        self,
        write: Callable[[], Awaitable[None]],
        clock: Callable[[], float] = monotonic,
        patience: float = PATIENCE,
    ) -> None:
        self._write = write
        self._clock = clock
        self._patience = patience
        self._probing = asyncio.Lock()
        self._until = float("-inf")
        self._fault = ""

    async def check(self) -> None:
        """Raise a refusal with status 503 if the store failed to write, or took too long."""
        async with self._probing:
            if self._clock() >= self._until:
                self._fault = await self._probe()
                self._until = self._clock() + PERIOD
        if self._fault:
            raise RequestRefused(503, self._fault)

    async def _probe(self) -> str:
        try:
            async with asyncio.timeout(self._patience):
                await self._write()
        except StoreError:
            return "store"
        except TimeoutError:
            return "store-slow"
        return ""
