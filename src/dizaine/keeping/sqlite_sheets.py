"""Score sheets and books of evenings in the SQLite file of the store, written by its one writer thread."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from typing import Any, Final, Protocol, TypeVar

import msgspec

from dizaine.scorebook.sheet_log import LogLine
from dizaine.scorebook.store import Opening, SheetHead, StoredSheet
from dizaine.table.retired import retired_code
from dizaine.table.store import StoreError

SCHEMA: Final = """
    CREATE TABLE evenings (id TEXT PRIMARY KEY, opened REAL NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE sheets (
        id TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, keeper TEXT NOT NULL, evenings TEXT REFERENCES evenings (id),
        opened REAL NOT NULL, changed REAL NOT NULL, revision INTEGER NOT NULL, opening BLOB NOT NULL
    ) STRICT;
    CREATE INDEX sheets_of_evenings ON sheets (evenings, opened) WHERE evenings IS NOT NULL;
    CREATE TABLE sheet_log (
        sheet_id TEXT NOT NULL REFERENCES sheets (id), revision INTEGER NOT NULL, operation TEXT NOT NULL,
        line BLOB NOT NULL, PRIMARY KEY (sheet_id, revision)
    ) STRICT, WITHOUT ROWID;
    CREATE UNIQUE INDEX sheet_operations ON sheet_log (sheet_id, operation);
    """
_HEAD: Final = "SELECT id, code, keeper, coalesce(evenings, ''), opened, changed, revision FROM sheets"
_lines: Final = msgspec.json.Decoder(LogLine)
_openings: Final = msgspec.json.Decoder(Opening)

Result = TypeVar("Result")


class Do(Protocol):
    """Does a job in the writer thread; it is on disk once this returns."""

    def __call__(self, job: Callable[[sqlite3.Connection], Result], /) -> Awaitable[Result]: ...


class SqliteSheets:
    """The sheets in a store, which hands in its writer thread."""

    def __init__(self, do: Do) -> None:
        self._do = do

    async def open_sheet(self, head: SheetHead, opening: Opening) -> None:
        """Store a new sheet."""
        row = (head.sheet, head.code, head.keeper, head.evenings or None, head.opened, head.changed, head.revision)
        change, data = "INSERT INTO sheets VALUES (?, ?, ?, ?, ?, ?, ?, ?)", msgspec.json.encode(opening)
        await self._do(lambda connection: connection.execute(change, (*row, data)))

    async def add(self, sheet: str, revision: int, line: LogLine) -> None:
        """Add a line to the log of a sheet."""
        data = msgspec.json.encode(line)

        def job(connection: sqlite3.Connection) -> None:
            change = "UPDATE sheets SET changed = ?, revision = ? WHERE id = ? AND revision = ?"
            if connection.execute(change, (line.written, revision, sheet, revision - 1)).rowcount != 1:
                raise StoreError(f"sheet {sheet} is not at revision {revision - 1}")
            connection.execute("INSERT INTO sheet_log VALUES (?, ?, ?, ?)", (sheet, revision, line.id, data))

        await self._do(job)

    async def head(self, code: str) -> SheetHead | None:
        """The head of the sheet with a code."""
        found = await self._rows(f"{_HEAD} WHERE code = ?", code)
        return SheetHead(*found[0]) if found else None

    async def load(self, sheet: str) -> StoredSheet | None:
        """Read a sheet."""

        def job(connection: sqlite3.Connection) -> tuple[Any, Any, list[Any]]:
            head = connection.execute(f"{_HEAD} WHERE id = ?", (sheet,)).fetchone()
            opening = connection.execute("SELECT opening FROM sheets WHERE id = ?", (sheet,)).fetchone()
            log = connection.execute("SELECT line FROM sheet_log WHERE sheet_id = ? ORDER BY revision", (sheet,))
            return head, opening, log.fetchall()

        head, opening, lines = await self._do(job)
        if head is None:
            return None
        # Decoding a long log takes some milliseconds: not in the thread that everybody's moves wait for.
        return await asyncio.to_thread(_decoded, SheetHead(*head), opening[0], lines)

    async def retire(self, head: SheetHead) -> bool:
        """Take a sheet's code away and its book, unless it has changed meanwhile."""
        change = "UPDATE sheets SET code = ?, evenings = NULL WHERE id = ? AND revision = ?"
        row = (retired_code(head.sheet), head.sheet, head.revision)
        return await self._do(lambda connection: connection.execute(change, row).rowcount == 1)

    async def erase(self, sheet: str, count: int) -> bool:
        """Delete so many lines of the log, and with the last ones the sheet itself."""

        def job(connection: sqlite3.Connection) -> bool:
            question = "SELECT revision FROM sheet_log WHERE sheet_id = ? ORDER BY revision LIMIT 1 OFFSET ?"
            last = connection.execute(question, (sheet, count)).fetchone()
            if last is not None:
                connection.execute("DELETE FROM sheet_log WHERE sheet_id = ? AND revision < ?", (sheet, last[0]))
                return False
            connection.execute("DELETE FROM sheet_log WHERE sheet_id = ?", (sheet,))
            connection.execute("DELETE FROM sheets WHERE id = ?", (sheet,))
            return True

        return await self._do(job)

    async def heads(self, after: str, count: int) -> list[SheetHead]:
        """The next sheets after an id that belong to no book."""
        found = await self._rows(f"{_HEAD} WHERE id > ? AND evenings IS NULL ORDER BY id LIMIT ?", after, count)
        return [SheetHead(*row) for row in found]

    async def open_evenings(self, evenings: str, opened: float) -> None:
        """Store a new book of evenings."""
        await self._do(lambda connection: connection.execute("INSERT INTO evenings VALUES (?, ?)", (evenings, opened)))

    async def has_evenings(self, evenings: str) -> bool:
        """Whether there is such a book."""
        return bool(await self._rows("SELECT 1 FROM evenings WHERE id = ?", evenings))

    async def sheets_of(self, evenings: str) -> list[SheetHead]:
        """The sheets of a book, the latest first."""
        found = await self._rows(f"{_HEAD} WHERE evenings = ? ORDER BY opened DESC, id", evenings)
        return [SheetHead(*row) for row in found]

    async def close_evenings(self, evenings: str) -> list[str]:
        """Delete a book and retire all its sheets, together."""

        def job(connection: sqlite3.Connection) -> list[str]:
            question = "SELECT id FROM sheets WHERE evenings = ?"
            sheets = [row[0] for row in connection.execute(question, (evenings,))]
            change = "UPDATE sheets SET code = ?, evenings = NULL WHERE id = ?"
            connection.executemany(change, [(retired_code(sheet), sheet) for sheet in sheets])
            connection.execute("DELETE FROM evenings WHERE id = ?", (evenings,))
            return sheets

        return await self._do(job)

    async def _rows(self, question: str, *values: object) -> list[Any]:
        return await self._do(lambda connection: connection.execute(question, values).fetchall())


def _decoded(head: SheetHead, opening: bytes, lines: list[tuple[bytes]]) -> StoredSheet:
    try:
        return StoredSheet(head, _openings.decode(opening), [_lines.decode(line) for (line,) in lines])
    except msgspec.MsgspecError as error:
        raise StoreError(f"sheet {head.code} cannot be read: {error}") from error
