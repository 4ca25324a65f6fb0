"""A game on a server with a blocking interface, for programs without asyncio, such as the terminal."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine, Sequence
from contextlib import AsyncExitStack
from typing import Any, Final, TypeVar

import msgspec

from dizaine.client.errors import ClientError, Refused
from dizaine.client.server import Place, Server
from dizaine.client.table import RemoteTable
from dizaine.engine.events import Event
from dizaine.rulebooks.library import Book
from dizaine.table import messages as m
from dizaine.table.event_messages import read_event
from dizaine.table.log import TakenBack
from dizaine.views.kinds import from_position

PATIENCE: Final = 30.0
"""Seconds without a server before it counts as gone."""

Result = TypeVar("Result")


class RemoteGame:
    """A game as the people at one keyboard see it. Close it after use. All methods raise `ClientError`."""

    def __init__(
        self,
        address: str,
        code: str,
        tokens: Sequence[str],
        *,
        patience: float = PATIENCE,
        summaries: bool = False,
    ) -> None:
        """The tokens are for the seats of these people.

        With `summaries` the table waits a while after each round until `ready` is called.
        """
        self._summaries = summaries
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="dizaine-client", daemon=True)
        self._thread.start()
        self._open = AsyncExitStack()
        self._tables: dict[int, RemoteTable] = {}
        self._seen: dict[int | None, list[Event | TakenBack]] = {None: []}
        self._history: dict[int | None, list[Event]] = {None: []}
        """The events that stood, without those of moves that were taken back."""
        self._views: dict[int | None, Any] = {}
        self.seq = -1
        """The last update that has been processed."""
        try:
            self._do(self._connect(address, code, tokens, patience))
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """Leave; the game continues without these people."""
        self._do(self._open.aclose())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats of these people."""
        return tuple(self._tables)

    @property
    def info(self) -> m.TableInfo:
        """The public information about the table."""
        info = self._first.info
        assert info is not None, "known from the welcome on"
        return info

    @property
    def has_begun(self) -> bool:
        """Whether the host has started the game."""
        return self._first.position != ""

    @property
    def rulebook(self) -> Book:
        """The rulebook of the game."""
        book: Book = self.view(None).rulebook
        return book

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        view = self.view(None)
        return bool(view.kind.is_over(view.state))

    @property
    def asked(self) -> int:
        """A seat of these people that may claim the discard (V3), or else the seat whose answer is due."""
        view = self.view(None)
        claimants = [seat for seat in view.kind.claimants(view.state) if seat in self._tables]
        return claimants[0] if claimants else int(view.asked)

    def view(self, seat: int | None) -> Any:
        """What one of these people knows; None for what everybody knows."""
        if seat not in self._views:
            source = self._first if seat is None else self._tables[seat]
            view = from_position(source.position, seat, tuple(self._history[seat]))
            may_claim = seat is not None and seat in view.kind.claimants(view.state)
            self._views[seat] = view.as_asked() if may_claim else view
        return self._views[seat]

    def seen(self, seat: int | None) -> tuple[Event | TakenBack, ...]:
        """All events that one of these people has seen since joining, also of moves that were taken back."""
        return tuple(self._seen[seat])

    def play(self, seat: int, move: object) -> bool:
        """Make a move; False if it was refused because the game has moved on meanwhile."""
        try:
            done = self._do(self._tables[seat].play(str(move)))
        except Refused:
            self._do(self._catch_up(self.seq))
            return False
        self._do(self._catch_up(done))
        return True

    def may_take_back(self, seat: int) -> str:
        """The move that one of these people may take back now, as text; empty if there is none."""
        view = self._tables[seat].view
        return view.take_back if view is not None else ""

    def take_back(self, seat: int) -> str:
        """Take back the last move of one of these people; returns the reason if it is refused, otherwise nothing."""
        try:
            done = self._do(self._tables[seat].take_back())
        except Refused as refused:
            self._do(self._catch_up(self.seq))
            return refused.reason
        self._do(self._catch_up(done))
        return ""

    def go_on(self, seat: int) -> None:
        """Wait for the next update."""
        self._do(self._catch_up(self.seq + 1))

    def ready(self) -> None:
        """These people have read the summary of the last round."""
        for table in self._tables.values():
            self._do(table.ready())

    @property
    def _first(self) -> RemoteTable:
        return next(iter(self._tables.values()))

    def _do(self, work: Coroutine[Any, Any, Result]) -> Result:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    async def _connect(self, address: str, code: str, tokens: Sequence[str], patience: float) -> None:
        server = await self._open.enter_async_context(Server(address, patience=patience))
        for token in tokens:
            table = await self._open.enter_async_context(
                server.sit(Place(code, -1, token), positions=True, summaries=self._summaries)
            )
            seat = _seat_of(table)
            self._tables[seat], self._seen[seat], self._history[seat] = table, [], []
        await self._catch_up(0)

    async def _catch_up(self, least: int) -> None:
        """Wait until all connections have received update `least`, and the same later ones; then process them."""
        for _ in range(2):  # one connection may be ahead of the others, so the second pass waits for its last update
            for table in self._tables.values():
                least = await _at_least(table, least)
                _seat_of(table)
        if any(table.seat != seat for seat, table in self._tables.items()):  # shuffled before the game
            self._tables = {_seat_of(table): table for table in self._tables.values()}
            self._seen = {seat: [] for seat in (None, *self._tables)}
            self._history = {seat: [] for seat in (None, *self._tables)}
        for seat, table in self._tables.items():
            for fields in [fields for update in table.heard() for fields in update.events]:
                self._note(seat, fields)
        self.seq = min(table.seq for table in self._tables.values())
        self._views = {}

    def _note(self, seat: int, fields: m.Fields) -> None:
        """Add an event to what a seat knows; or drop the last ones, if a move was taken back."""
        for viewer in (seat, None) if self._tables[seat] is self._first else (seat,):
            if fields["event"] == TakenBack.__name__:
                taken = msgspec.convert({name: fields[name] for name in TakenBack.__struct_fields__}, TakenBack)
                del self._history[viewer][max(0, len(self._history[viewer]) - taken.events) :]
                self._seen[viewer].append(taken)
            elif event := read_event(fields):
                known = event if viewer is not None else event.seen_by(None)
                self._seen[viewer].append(known)
                self._history[viewer].append(known)


def _seat_of(table: RemoteTable) -> int:
    """The seat of a connection; raises `ClientError` if it has to wait for one."""
    if table.seat is None:
        raise ClientError(f"the seat is not open: {table.waiting}", "waiting")
    return table.seat


async def _at_least(table: RemoteTable, seq: int) -> int:
    """Wait until a connection has received an update; returns the last one received."""
    await table.wait_for(lambda: table.seq >= seq, timeout=None)
    return table.seq


def sit_down(address: str, code: str, names: Sequence[str]) -> list[str]:
    """Take open seats of a table; returns their tokens. Raises `Refused` or `ClientError`.

    Once the game has begun it is refused: a keyboard does not wait for the host to agree.
    """

    async def sit() -> list[str]:
        async with Server(address) as server:
            if (await server.look(code)).stage != "open":
                raise Refused("already-started")
            return [(await server.take_seat(code, name=name)).token for name in names]

    return asyncio.run(sit())
