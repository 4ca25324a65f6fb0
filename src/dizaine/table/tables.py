"""All tables of a server: opens and finds them, and runs their drivers while somebody is connected."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final
from weakref import WeakValueDictionary

from dizaine.rulebooks.library import Book, book_from_json
from dizaine.table import messages as m
from dizaine.table.driver import Driver
from dizaine.table.forgetting import forgetting
from dizaine.table.house import House
from dizaine.table.lobby import count_down
from dizaine.table.log import AnyEntry, RematchOpened
from dizaine.table.refused import CommandRefused
from dizaine.table.settings import Settings, settings_for
from dizaine.table.store import Store, StoredTable, TableBusy, TableDate
from dizaine.table.table import Table

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""The letters of room codes, without I and O, which look like digits."""
CODE_LETTERS: Final = 5


class Tables:
    """The tables of one server process. A table that nobody uses is only in the store."""

    def __init__(self, store: Store, house: House | None = None) -> None:
        self.house = house or House()
        self._store = store
        self._tables: WeakValueDictionary[str, Table] = WeakValueDictionary()
        """The tables in memory by code, so that no table is ever loaded twice."""
        self._drivers: dict[str, set[asyncio.Task[None]]] = {}
        """What runs next to each table."""
        self._users: dict[str, int] = {}
        self._loading: dict[str, asyncio.Future[Table | None]] = {}
        """The tables that are being loaded; all who look for one wait for the same."""
        self._opening = asyncio.Lock()

    async def open_table(
        self, book: Book, *, players: int, host: str, pace: str = "off", bot: str = ""
    ) -> tuple[Table, str]:
        """Open a table; returns it and its host's token. Raises `CommandRefused` or `RulebookError`."""
        settings = settings_for(book, players=players, pace=pace, bot=bot, roster=self.house.roster)
        async with self._opening:
            code = await self._free_code()
            table, token = await Table.open_new(self._store, code, settings, host, house=self.house)
            self._tables[table.code] = table
        return table, token

    async def open_with(
        self, settings: Settings, entries: Sequence[AnyEntry], *, first: int = 1, over: bool = False
    ) -> Table:
        """Open a table whose log starts with these entries (see `Table.open_with`)."""
        async with self._opening:
            return await self._open_with(settings, entries, first=first, over=over)

    async def _open_with(self, settings: Settings, entries: Sequence[AnyEntry], **more: Any) -> Table:
        code = await self._free_code()
        return await Table.open_with(self._store, code, settings, entries, house=self.house, **more)

    async def find(self, code: str) -> Table | None:
        """The table with a room code, loaded if needed. Raises `CommandRefused` if it is in use at a keyboard."""
        code = code.strip().upper()
        if (known := self._tables.get(code)) is not None:
            return known
        loading = self._loading.get(code)
        if loading is None:
            loading = self._loading[code] = asyncio.ensure_future(self._load(code))
            loading.add_done_callback(lambda _: self._loading.pop(code))
        return await asyncio.shield(loading)

    async def _load(self, code: str) -> Table | None:
        """Load a table; nobody who looks for another one has to wait."""
        async with self._opening:  # a table that is being opened is either in memory by now, or not yet in the store
            if (known := self._tables.get(code)) is not None:
                return known
            try:
                table_id = await self._store.find(code)
            except TableBusy:
                raise CommandRefused("open-elsewhere") from None
        table = None if table_id is None else await Table.load(self._store, table_id, house=self.house)
        if table is not None:
            self._tables[code] = table
        return table

    async def rematch(self, table: Table, seat: int, command: m.Rematch) -> m.Done:
        """Open the next table with the same settings, seats and tokens."""
        _check_host(table, seat)
        if table.stage != "over":
            raise CommandRefused("not-over")
        async with self._opening:
            if not table.rematch:
                await self._open_next(table, seat, command.id)
        return m.Done(id=command.id, seq=table.seq)

    async def change_game(
        self, table: Table, seat: int, book: Book, *, players: int, pace: str = "off", bot: str = ""
    ) -> Table:
        """Open a table for another game, before or after the game of this one; everybody moves there.

        Raises `CommandRefused` or `RulebookError`.
        """
        settings = settings_for(book, players=players, pace=pace, bot=bot, roster=self.house.roster)
        async with self._opening:
            _check_host(table, seat)
            if table.rematch:
                raise CommandRefused("moved", detail=table.rematch)
            return await self._open_next(table, seat, "", settings)

    async def _open_next(self, table: Table, seat: int, command: str, settings: Settings | None = None) -> Table:
        """Open the next table while nothing else happens at this one, and tell everybody its code."""

        async def opened() -> Table:
            if table.stage not in ("open", "over"):
                raise CommandRefused("not-over")
            bots = self.house.roster.names(book_from_json(settings.rulebook).kind) if settings else ()
            entries = table.seating.copy_for_rematch(settings, bots)
            following = await self._open_with(settings or table.settings, entries, previous=table.code)
            await table.write(RematchOpened(code=following.code), seat, command)
            return following

        following = await table.exclusively(opened)
        self._tables[following.code] = following
        return following

    async def stored(self, table: Table) -> StoredTable:
        """All that is stored about a table. It contains hidden cards."""
        stored = await self._store.load(table.id)
        assert stored is not None
        return stored

    async def forget(self, table: Table, token: str) -> None:
        """Forget the person whose seat a token opens, also at the rematches before and after that it opens.

        The table itself comes last, so that a request that failed half-way can be repeated.
        """
        for other in await self._rematches(table, token):
            with suppress(CommandRefused):  # a saved game of the computer's owner
                await other.amend(partial(forgetting, seating=other.seating, token=token))
        await table.amend(partial(forgetting, seating=table.seating, token=token))

    async def _rematches(self, table: Table, token: str) -> list[Table]:
        """The other tables in a row of rematches, as far as a token opens a seat."""
        found = {table.code: table}
        waiting = [table]
        while waiting:
            known = waiting.pop()
            for code in ((await self.stored(known)).previous, known.rematch):
                other = None
                with suppress(CommandRefused):  # it is open at the keyboard
                    other = await self.find(code) if code and code not in found else None
                if other is not None and other.seat_of(token) is not None:
                    found[code] = other
                    waiting.append(other)
        return list(found.values())[1:]

    async def retire(self, date: TableDate) -> bool:
        """Let nobody find a table any more, unless somebody uses it or it has changed since that date."""
        async with self._opening:  # nobody is loading it
            return date.code not in self._tables and await self._store.retire(date)

    def enter(self, table: Table) -> None:
        """Count a user of a table; the first one starts its driver."""
        self._users[table.code] = self._users.get(table.code, 0) + 1
        if table.code not in self._drivers:
            name = f"table {table.code}"
            runs = (Driver(table).run(), count_down(table))
            self._drivers[table.code] = {asyncio.create_task(run, name=name) for run in runs}

    async def exit(self, table: Table) -> None:
        """Count a user as gone; the last one stops the driver."""
        self._users[table.code] -= 1
        if self._users[table.code] == 0:
            del self._users[table.code]
            await self._stop(table.code)

    async def close(self) -> None:
        """Stop all drivers."""
        for code in list(self._drivers):
            await self._stop(code)

    @property
    def counts(self) -> dict[str, int]:
        """How many tables are in memory, and how many of them are in use."""
        return {"tables": len(self._tables), "watched": len(self._users)}

    @property
    def thinking_waiting(self) -> int:
        """How many bots and hints wait for their turn to think."""
        return 0 if self.house.thinking is None else self.house.thinking.waiting

    @property
    def backlog(self) -> int:
        """How many changes and questions wait for the store."""
        return self._store.backlog

    async def probe(self) -> None:
        """Write to the store without changing anything, to see whether that works. Raises `StoreError`."""
        await self._store.probe()

    async def _stop(self, code: str) -> None:
        drivers = self._drivers.pop(code, set())
        for driver in drivers:
            driver.cancel()
        if drivers:
            await asyncio.wait(drivers)

    async def _free_code(self) -> str:
        while True:
            code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LETTERS))
            with suppress(TableBusy):
                if code not in self._tables and await self._store.find(code) is None:
                    return code


def _check_host(table: Table, seat: int) -> None:
    if not table.seating.is_host(seat):
        raise CommandRefused("host-only")
