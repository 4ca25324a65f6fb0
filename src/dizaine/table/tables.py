"""All tables of a server: opening them, finding them again, and letting them rest."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from contextlib import suppress
from typing import Final
from weakref import WeakValueDictionary

from dizaine.rulebooks.library import Book
from dizaine.table import messages as m
from dizaine.table.driver import Driver
from dizaine.table.house import House
from dizaine.table.log import AnyEntry, Settings
from dizaine.table.refused import CommandRefused
from dizaine.table.settings import settings_for
from dizaine.table.store import Store, TableBusy
from dizaine.table.table import Table

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Of room codes: none that is easily taken for another."""
CODE_LETTERS: Final = 5


class Tables:
    """The tables of one server process. Those that nobody looks at rest in the store."""

    def __init__(self, store: Store, house: House | None = None) -> None:
        self.house = house or House()
        self._store = store
        self._tables: WeakValueDictionary[str, Table] = WeakValueDictionary()
        """Those that anyone holds, so that there are never two of one."""
        self._drivers: dict[str, asyncio.Task[None]] = {}
        self._users: dict[str, int] = {}
        self._opening = asyncio.Lock()

    async def open_table(
        self, book: Book, *, players: int, host: str, pace: str = "off", bot: str = ""
    ) -> tuple[Table, str]:
        """A new table, and the token of its host; raises `CommandRefused` or `RulebookError`."""
        settings = settings_for(book, players=players, pace=pace, bot=bot, roster=self.house.roster)
        async with self._opening:
            code = await self._free_code()
            table, token = await Table.open_new(self._store, code, settings, host, house=self.house)
            self._tables[table.code] = table
        return table, token

    async def open_with(
        self, settings: Settings, entries: Sequence[AnyEntry], *, first: int = 1, over: bool = False
    ) -> Table:
        """A new table at which all this has happened already (see `Table.open_with`)."""
        async with self._opening:
            return await self._open_with(settings, entries, first, over)

    async def _open_with(
        self, settings: Settings, entries: Sequence[AnyEntry], first: int = 1, over: bool = False
    ) -> Table:
        code = await self._free_code()
        return await Table.open_with(self._store, code, settings, entries, house=self.house, first=first, over=over)

    async def find(self, code: str) -> Table | None:
        """The table with a room code, wherever it is. Raises `CommandRefused` if it is played at a keyboard."""
        code = code.strip().upper()
        if (known := self._tables.get(code)) is not None:
            return known
        async with self._opening:
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
        """The next table with the same settings and the same seats; its tokens are the old ones."""
        if seat != table.seating.host:
            raise CommandRefused("host-only")
        if table.stage != "over":
            raise CommandRefused("not-over")
        async with self._opening:
            if not table.rematch:
                following = await self._open_with(table.settings, table.seating.again())
                self._tables[following.code] = following
                await table.note_rematch(seat, command.id, following.code)
        return m.Done(id=command.id, seq=table.seq)

    def enter(self, table: Table) -> None:
        """Somebody looks at a table: it is driven from now on."""
        self._users[table.code] = self._users.get(table.code, 0) + 1
        if table.code not in self._drivers:
            self._drivers[table.code] = asyncio.create_task(Driver(table).run(), name=f"table {table.code}")

    async def exit(self, table: Table) -> None:
        """Somebody looks no more; a table that nobody looks at rests."""
        self._users[table.code] -= 1
        if self._users[table.code] == 0:
            del self._users[table.code]
            await self._stop(table.code)

    async def close(self) -> None:
        """Stop everything that moves by itself."""
        for code in list(self._drivers):
            await self._stop(code)

    @property
    def counts(self) -> dict[str, int]:
        """For the curious: tables in memory, and those that somebody looks at."""
        return {"tables": len(self._tables), "watched": len(self._users)}

    async def _stop(self, code: str) -> None:
        driver = self._drivers.pop(code, None)
        if driver is not None:
            driver.cancel()
            await asyncio.wait({driver})

    async def _free_code(self) -> str:
        while True:
            code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LETTERS))
            with suppress(TableBusy):
                if code not in self._tables and await self._store.find(code) is None:
                    return code
