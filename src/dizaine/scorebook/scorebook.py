"""All score sheets of a server: opens and finds them, and knows to which book of evenings each belongs."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from typing import Final
from weakref import WeakValueDictionary

from dizaine.scorebook.kept_sheet import KeptSheet
from dizaine.scorebook.reckoning import Reckoner
from dizaine.scorebook.refused import SheetRefused
from dizaine.scorebook.store import Opening, SheetHead, SheetStore, StoredSheet
from dizaine.table.bus import Bus, LocalBus
from dizaine.table.tables import LETTERS
from dizaine.table.tokens import hash_token, new_token

CODE_LETTERS: Final = 6
"""One more than a room code has, for it works as long as the sheet is kept; and nobody takes one for the other."""
MOST_SHEETS: Final = 2_000
"""Sheets in a book of evenings: one every evening for five years."""
RECENT: Final = 100
"""Sheets that stay in memory after somebody has used them."""
LINES: Final = 200
"""Lines of a log that are deleted at once, so that nobody waits for it."""


class Scorebook:
    """The sheets of one server process. A sheet that nobody uses is only in the store."""

    def __init__(self, store: SheetStore, reckoner: Reckoner, bus: Bus | None = None) -> None:
        self.bus = bus or LocalBus()
        self._store = store
        self._reckoner = reckoner
        self._sheets: WeakValueDictionary[str, KeptSheet] = WeakValueDictionary()
        """The sheets in memory by code, so that no sheet is ever loaded twice."""
        self._recent: OrderedDict[str, KeptSheet] = OrderedDict()
        self._loading: dict[str, asyncio.Future[KeptSheet | None]] = {}
        """The sheets that are being loaded; all who look for one wait for the same."""
        self._opening = asyncio.Lock()

    @property
    def count(self) -> int:
        """How many sheets are in memory."""
        return len(self._sheets)

    async def open_sheet(self, opening: Opening, family: str = "") -> tuple[KeptSheet, str]:
        """Open a sheet whose setup has been checked; returns it and its keepers' token. Raises `SheetRefused`."""
        token, now = new_token(), time.time()
        async with self._opening:
            evenings = await self._book(family) if family else ""
            code = await self._free_code()
            head = SheetHead(secrets.token_hex(16), code, hash_token(token), evenings, now, now)
            await self._store.open_sheet(head, opening)
            sheet = self._sheets[code] = self._kept(StoredSheet(head, opening, []))
        self._remember(sheet)
        return sheet, token

    async def find(self, code: str) -> KeptSheet | None:
        """The sheet with a code, loaded if needed."""
        code = code.strip().upper()
        sheet = self._sheets.get(code)
        if sheet is None:
            loading = self._loading.get(code)
            if loading is None:
                loading = self._loading[code] = asyncio.ensure_future(self._load(code))
                loading.add_done_callback(lambda _: self._loading.pop(code))
            sheet = await asyncio.shield(loading)
        if sheet is None or sheet.gone:
            return None
        self._remember(sheet)
        return sheet

    async def _load(self, code: str) -> KeptSheet | None:
        head = await self._store.head(code)
        stored = None if head is None else await self._store.load(head.sheet)
        if stored is None or stored.head.code != code:
            return None
        sheet = self._sheets[code] = await asyncio.to_thread(self._kept, stored)  # a long log takes some milliseconds
        return sheet

    def _remember(self, sheet: KeptSheet) -> None:
        self._recent[sheet.code] = sheet
        self._recent.move_to_end(sheet.code)
        if len(self._recent) > RECENT:
            self._recent.popitem(last=False)

    def _forgotten(self, code: str) -> KeptSheet | None:
        """Drop a sheet from memory; returns it if it was there."""
        self._recent.pop(code, None)
        return self._sheets.pop(code, None)

    async def delete(self, sheet: KeptSheet) -> None:
        """Delete a sheet for good."""
        if await sheet.retire():
            self._forgotten(sheet.code)
            await self.erase(sheet.id)

    async def erase(self, sheet: str) -> None:
        """Delete what is left of a retired sheet."""
        while not await self._store.erase(sheet, LINES):
            await asyncio.sleep(0)

    async def open_evenings(self) -> str:
        """Open a book of evenings; returns its secret."""
        secret = new_token()
        await self._store.open_evenings(hash_token(secret), time.time())
        return secret

    async def sheets_of(self, secret: str) -> list[SheetHead]:
        """The sheets of a book, the latest first. Raises `SheetRefused` if there is no such book."""
        evenings = hash_token(secret)
        if not await self._store.has_evenings(evenings):
            raise SheetRefused("no-such-evenings")
        return await self._store.sheets_of(evenings)

    async def sheet_of(self, secret: str, code: str) -> KeptSheet:
        """A sheet of a book. Raises `SheetRefused`."""
        sheet = await self.find(code) if await self.sheets_of(secret) else None
        if sheet is None or sheet.head.evenings != hash_token(secret):
            raise SheetRefused("no-such-sheet")
        return sheet

    async def close_evenings(self, secret: str) -> None:
        """Delete a book with all its sheets, for good."""
        async with self._opening:  # no sheet joins it meanwhile
            heads = await self.sheets_of(secret)
            retired = await self._store.close_evenings(hash_token(secret))
        for head in heads:
            if (sheet := self._forgotten(head.code)) is not None:
                sheet.vanish()
        for sheet_id in retired:
            await self.erase(sheet_id)

    async def _book(self, secret: str) -> str:
        """The id of the book of a secret, if it has room."""
        if len(await self.sheets_of(secret)) >= MOST_SHEETS:
            raise SheetRefused("evenings-full")
        return hash_token(secret)

    def _kept(self, stored: StoredSheet) -> KeptSheet:
        return KeptSheet(stored, self._store, self._reckoner, self.bus)

    async def _free_code(self) -> str:
        while True:
            code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LETTERS))
            if await self._store.head(code) is None:
                return code
