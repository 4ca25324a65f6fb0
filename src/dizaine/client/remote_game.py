"""A game on a server for programs that wait for it, such as a terminal: whatever is called here blocks."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine, Sequence
from contextlib import AsyncExitStack
from typing import Any, Final, TypeVar

from dizaine.client.errors import Refused
from dizaine.client.server import Place, Server
from dizaine.client.table import RemoteTable
from dizaine.engine.events import Event
from dizaine.rulebooks.library import Book
from dizaine.table import messages as m
from dizaine.table.view_messages import read_event
from dizaine.views.kinds import from_position

PATIENCE: Final = 30.0
"""Seconds without a server before a person is told that it is gone."""

Result = TypeVar("Result")


class RemoteGame:
    """A game as the people at one keyboard see it. Use it as a context manager; everything raises `ClientError`."""

    def __init__(self, address: str, code: str, tokens: Sequence[str], *, patience: float = PATIENCE) -> None:
        """The tokens open the seats of these people."""
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="dizaine-client", daemon=True)
        self._thread.start()
        self._open = AsyncExitStack()
        self._tables: dict[int, RemoteTable] = {}
        self._history: dict[int | None, list[Event]] = {None: []}
        self._views: dict[int | None, Any] = {}
        self.seq = -1
        """What has been taken in."""
        try:
            self._do(self._connect(address, code, tokens, patience))
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """Leave; the game goes on without these people."""
        self._do(self._open.aclose())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    @property
    def seats(self) -> tuple[int, ...]:
        """Where these people sit."""
        return tuple(self._tables)

    @property
    def info(self) -> m.TableInfo:
        """What everybody may know about the table."""
        info = self._first.info
        assert info is not None, "known from the welcome on"
        return info

    @property
    def has_begun(self) -> bool:
        """Whether the host has started the game."""
        return self._first.position != ""

    @property
    def rulebook(self) -> Book:
        """The book that it is played by."""
        book: Book = self.view(None).rulebook
        return book

    @property
    def is_over(self) -> bool:
        """Whether it is decided."""
        view = self.view(None)
        return bool(view.kind.is_over(view.state))

    @property
    def asked(self) -> int:
        """One of these people who have a say now (V3), or else the seat whose answer is due."""
        view = self.view(None)
        claimants = [seat for seat in view.kind.claimants(view.state) if seat in self._tables]
        return claimants[0] if claimants else int(view.asked)

    def view(self, seat: int | None) -> Any:
        """What one of these people knows; None for what they all do."""
        if seat not in self._views:
            source = self._first if seat is None else self._tables[seat]
            view = from_position(source.position, seat, tuple(self._history[seat]))
            has_say = seat is not None and seat in view.kind.claimants(view.state)
            self._views[seat] = view.as_asked() if has_say else view
        return self._views[seat]

    def seen(self, seat: int | None) -> tuple[Event, ...]:
        """What one of these people has seen happen since they came."""
        return tuple(self._history[seat])

    def play(self, seat: int, move: object) -> bool:
        """Make a move; False if the game has gone on meanwhile, so that it is not allowed any more."""
        try:
            done = self._do(self._tables[seat].play(str(move)))
        except Refused:
            self._do(self._take_in(self.seq))
            return False
        self._do(self._take_in(done))
        return True

    def go_on(self, seat: int) -> None:
        """Wait until something happens."""
        self._do(self._take_in(self.seq + 1))

    @property
    def _first(self) -> RemoteTable:
        return next(iter(self._tables.values()))

    def _do(self, work: Coroutine[Any, Any, Result]) -> Result:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    async def _connect(self, address: str, code: str, tokens: Sequence[str], patience: float) -> None:
        server = await self._open.enter_async_context(Server(address, patience=patience))
        for token in tokens:
            table = await self._open.enter_async_context(server.sit(Place(code, -1, token), positions=True))
            assert table.seat is not None, "a token opens a seat"
            self._tables[table.seat], self._history[table.seat] = table, []
        await self._take_in(0)

    async def _take_in(self, least: int) -> None:
        """Hear everything up to an update, and what came after it; all people have heard the same then."""
        for _ in range(2):  # the first one may have heard more than was asked for, so the others are asked for that
            for table in self._tables.values():
                least = await _at_least(table, least)
        for seat, table in self._tables.items():
            events = [heard for update in table.heard() for told in update.events if (heard := read_event(told))]
            self._history[seat] += events
            if table is self._first:
                self._history[None] += [event.seen_by(None) for event in events]
        self.seq = min(table.seq for table in self._tables.values())
        self._views = {}


async def _at_least(table: RemoteTable, seq: int) -> int:
    """Wait until a table has heard an update; returns the last that it has heard."""
    await table.wait_for(lambda: table.seq >= seq, timeout=None)
    return table.seq


def sit_down(address: str, code: str, names: Sequence[str]) -> list[str]:
    """Take open seats of a table; returns the tokens that open them. Raises `Refused` or `ClientError`."""

    async def sit() -> list[str]:
        async with Server(address) as server:
            return [(await server.take_seat(code, name=name)).token for name in names]

    return asyncio.run(sit())
