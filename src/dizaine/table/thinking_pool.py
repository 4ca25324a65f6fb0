"""The thinking of a server: a few processes that all tables share fairly."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, Protocol
from zlib import crc32

from dizaine.engine.moves import AnyMove
from dizaine.lab import workers
from dizaine.players.answers import PlayerFailed
from dizaine.players.registry import PLAYERS
from dizaine.table.fair_queue import FairQueue, Turn
from dizaine.table.kind import Thought
from dizaine.table.refused import CommandRefused
from dizaine.table.roster import Roster
from dizaine.table.thinker import Question
from dizaine.table.thinking_process import CannotThink, ThinkingProcess, TooSlow

MOST_PROCESSES: Final = 4
"""For built-in players and hints; fewer on a machine with fewer cores, but at least two."""
GUEST_PROCESSES: Final = 2
"""For custom players. Each table has its own one of them, where its players remember what they like."""
SECONDS: Final = 60.0
"""How long a built-in player may think. None of them needs as much, so this is only for a process that hangs."""
GUEST_SECONDS: Final = 10.0
"""How long a custom player may think."""

_OURS: Final = frozenset(player.name for player in PLAYERS)
_Waiting = tuple[Question, "asyncio.Future[Any]"]


class Asked(Protocol):
    """Somebody who answers, such as a process; `ask` blocks."""

    def ask(self, question: Question, seconds: float) -> Any:
        """The answer, within so many seconds."""

    def close(self) -> None:
        """End it."""


class Desk:
    """A fair queue, and those who answer it. The first of several answers only bots, so that one is there for them."""

    def __init__(self, thinkers: Sequence[Asked], seconds: float) -> None:
        self._thinkers = tuple(thinkers)
        self._free = set(range(len(thinkers)))
        """The first of those who are free are taken, so that the others need not even be started."""
        self._first_for_hints = min(1, len(thinkers) - 1)
        self._seconds = seconds
        self._queue: FairQueue[_Waiting] = FairQueue()
        self._threads = ThreadPoolExecutor(len(thinkers), thread_name_prefix="thinking")
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    @property
    def waiting(self) -> int:
        """How many questions wait."""
        return len(self._queue)

    async def ask(self, question: Question) -> Any:
        """The answer to a question, when it is its turn."""
        if self._closed:
            raise CannotThink("the server stops")
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        turn = self._queue.put(question.table, (question, future), is_hint=question.bot is None)
        self._assign()
        try:
            return await future
        finally:
            self._queue.discard(turn)

    def _assign(self) -> None:
        """Give those who are free something to do."""
        while self._free:
            free_for_hints = [number for number in self._free if number >= self._first_for_hints]
            turn = self._queue.take(hints=bool(free_for_hints))
            if turn is None:
                return
            number = min(free_for_hints if turn.is_hint else self._free)
            self._free.remove(number)
            task = asyncio.create_task(self._think(number, turn))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _think(self, number: int, turn: Turn[_Waiting]) -> None:
        question, future = turn.item
        ask, loop = self._thinkers[number].ask, asyncio.get_running_loop()
        try:
            answer = await loop.run_in_executor(self._threads, ask, question, self._seconds)
        except Exception as error:
            if not future.done():
                future.set_exception(error)
        else:
            if not future.done():
                future.set_result(answer)
        self._queue.finish(turn)
        self._free.add(number)
        self._assign()

    async def close(self) -> None:
        """End all processes; whoever waits gets an error."""
        self._closed = True
        for thinker in self._thinkers:
            thinker.close()
        while self._tasks:
            await asyncio.wait(self._tasks)
        self._threads.shutdown()


class ThinkingPool:
    """Built-in players and hints share some processes; custom players, which may hang, have others."""

    def __init__(self, roster: Roster, cores: int | None = None, guest_seconds: float = GUEST_SECONDS) -> None:
        count = min(max(2, workers.cores() if cores is None else cores), MOST_PROCESSES)
        self._guest_seconds = guest_seconds
        self._desk = Desk([ThinkingProcess(is_nice=number > 0) for number in range(count)], SECONDS)
        guests = GUEST_PROCESSES if roster.allowed else 0
        self._guests = [Desk([ThinkingProcess(roster.allowed)], guest_seconds) for _ in range(guests)]

    @property
    def waiting(self) -> int:
        """How many questions wait for somebody to think about them."""
        return sum(desk.waiting for desk in (self._desk, *self._guests))

    async def move(self, question: Question) -> AnyMove:
        is_guest = bool(self._guests) and question.bot not in _OURS
        desk = self._guests[crc32(question.table.encode()) % len(self._guests)] if is_guest else self._desk
        try:
            move: AnyMove = await desk.ask(question)
        except TooSlow:
            raise PlayerFailed("slow", f"{self._guest_seconds if is_guest else SECONDS:g}") from None
        except CannotThink as error:
            raise PlayerFailed("raised", str(error)) from None
        return move

    async def hint(self, question: Question) -> Thought:
        try:
            thought: Thought = await self._desk.ask(question)
        except (TooSlow, CannotThink):
            raise CommandRefused("error") from None
        return thought

    async def close(self) -> None:
        """End all processes."""
        for desk in (self._desk, *self._guests):
            await desk.close()
