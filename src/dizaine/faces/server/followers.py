"""Followers of score sheets: requests that wait for news. While it waits, each costs a socket and a little memory."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Final

from starlette.requests import Request

from dizaine.faces.server.limits import Limits
from dizaine.faces.server.problems import RequestRefused
from dizaine.faces.server.requests import address_of
from dizaine.faces.server.turnstile import Turnstile
from dizaine.scorebook.kept_sheet import KeptSheet
from dizaine.table.bus import Bus

AT_ONCE: Final = 2
"""Followers who are answered between two looks at what else there is to do; an answer takes about 1 ms."""
_LATER: Final = 5.0
"""Seconds after which somebody who found no place may try again."""


class Followers:
    """All requests that wait."""

    def __init__(self, bus: Bus, limits: Limits) -> None:
        self._bus = bus
        self._limits = limits
        self._news: set[asyncio.Future[None]] = set()
        self._addresses: Counter[str] = Counter()
        self._sheets: Counter[str] = Counter()
        self._turnstile = Turnstile(AT_ONCE)
        self._closed = False

    @property
    def count(self) -> int:
        """How many wait."""
        return len(self._news)

    async def wait(self, request: Request, sheet: KeptSheet, revision: int, seconds: float) -> None:
        """Wait until a sheet is no longer at a revision, the client is gone, or the time is over."""
        address = address_of(request)
        if not self._has_place(address, sheet):
            raise RequestRefused(429, "too-many-requests", wait=_LATER)
        news: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        leave = self._bus.subscribe(sheet.id, lambda: None if news.done() else news.set_result(None))
        gone = asyncio.ensure_future(_gone(request))
        self._news.add(news)
        self._addresses[address] += 1
        self._sheets[sheet.id] += 1
        try:
            if sheet.revision == revision and not sheet.gone:
                await asyncio.wait({news, gone}, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
                await self._turnstile.wait()
        finally:
            leave()
            gone.cancel()
            self._news.discard(news)
            _drop(self._addresses, address)
            _drop(self._sheets, sheet.id)

    def close(self) -> None:
        """Let everybody go, for the server stops."""
        self._closed = True
        for news in self._news:
            if not news.done():
                news.set_result(None)

    def _has_place(self, address: str, sheet: KeptSheet) -> bool:
        limits = self._limits
        return (
            not self._closed
            and len(self._news) < limits.followers
            and self._addresses[address] < limits.followers_of_address
            and self._sheets[sheet.id] < limits.followers_of_sheet
        )


async def _gone(request: Request) -> None:
    """Wait until the client hangs up."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


def _drop(counter: Counter[str], key: str) -> None:
    counter[key] -= 1
    if not counter[key]:
        del counter[key]
