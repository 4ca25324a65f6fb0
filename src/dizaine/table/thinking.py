"""Thinking beside the event loop, so that the loop stays responsive."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Final, Protocol

from dizaine.engine.moves import AnyMove
from dizaine.table.kind import Thought
from dizaine.table.roster import Roster
from dizaine.table.thinker import Question, Thinker

_THREAD: Final = ThreadPoolExecutor(max_workers=1, thread_name_prefix="thinking")
"""A single thread: more would not be faster, and card players share their working memory."""


class Thinking(Protocol):
    """Where bots and hints think. Pass it nothing that others change."""

    @property
    def waiting(self) -> int:
        """How many questions wait."""

    async def move(self, question: Question) -> AnyMove:
        """A bot's move; raises `PlayerFailed`."""

    async def hint(self, question: Question) -> Thought:
        """A suggested move and the reasons for it, after one step more."""


class ThinkingThread:
    """Thinks in a thread of this process: enough for one table, and for the terminal."""

    waiting = 0

    def __init__(self, roster: Roster) -> None:
        self._thinker = Thinker(roster)

    async def move(self, question: Question) -> AnyMove:
        return await asyncio.get_running_loop().run_in_executor(_THREAD, self._thinker.move, question)

    async def hint(self, question: Question) -> Thought:
        return await asyncio.get_running_loop().run_in_executor(_THREAD, self._thinker.hint, question)
