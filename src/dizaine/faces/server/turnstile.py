"""The turnstile for spectators: a few at a time get their news, and players never wait for a whole crowd."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

AT_ONCE: Final = 10
"""Spectators who pass between two looks at what else there is to do; sending to that many takes less than 1 ms."""


class Turnstile:
    """Lets waiting tasks pass in their order, only so many in each turn of the event loop."""

    def __init__(self, at_once: int = AT_ONCE) -> None:
        self._at_once = at_once
        self._waiting: deque[asyncio.Future[None]] = deque()

    async def wait(self) -> None:
        """Wait until it is one's turn."""
        loop = asyncio.get_running_loop()
        turn: asyncio.Future[None] = loop.create_future()
        self._waiting.append(turn)
        if len(self._waiting) == 1:
            loop.call_soon(self._let_pass)
        await turn

    def _let_pass(self) -> None:
        for _ in range(min(self._at_once, len(self._waiting))):
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._let_pass)
