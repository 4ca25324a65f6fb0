"""The store in one SQLite file: a single writer thread, and one commit for all waiting changes.

A commit reaches the disk before it is acknowledged (`synchronous = FULL`), so that neither a killed process nor a
power cut loses an acknowledged change. Changes that arrive during a commit share the next one.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final, NamedTuple, TypeVar

from dizaine.keeping import erasing
from dizaine.keeping.private import private_store
from dizaine.keeping.sqlite_sheets import SCHEMA, SqliteSheets
from dizaine.locks import is_locked
from dizaine.table.fair import RoundSecret
from dizaine.table.log import decode_entry, encode_entry
from dizaine.table.store import Change, LogLine, StoredTable, StoreError, TableBusy, TableDate

APPLICATION: Final = 0x64697A31
"""Marks the file as one of this program, in the header."""

MIGRATIONS: Final = (
    """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, opened REAL NOT NULL, changed REAL NOT NULL,
        over INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE TABLE log (
        table_id TEXT NOT NULL REFERENCES tables (id), seq INTEGER NOT NULL, written REAL NOT NULL,
        seat INTEGER NOT NULL, command TEXT NOT NULL, entry BLOB NOT NULL, PRIMARY KEY (table_id, seq)
    ) STRICT, WITHOUT ROWID;
    CREATE UNIQUE INDEX commands ON log (table_id, seat, command) WHERE command <> '';
    CREATE TABLE secrets (
        table_id TEXT NOT NULL REFERENCES tables (id), round INTEGER NOT NULL, seed BLOB NOT NULL,
        entropy TEXT NOT NULL, PRIMARY KEY (table_id, round)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE snapshots (
        table_id TEXT PRIMARY KEY REFERENCES tables (id), seq INTEGER NOT NULL, events INTEGER NOT NULL,
        position TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    """,
    """
    CREATE TABLE games (
        number INTEGER PRIMARY KEY, table_id TEXT NOT NULL UNIQUE REFERENCES tables (id), language TEXT NOT NULL,
        deck TEXT NOT NULL
    ) STRICT;
    """,
    """
    ALTER TABLE games ADD COLUMN tokens TEXT NOT NULL DEFAULT '[]';
    """,
    SCHEMA,
)
"""The schema, version by version; an older file is migrated when it is opened."""

FILE: Final = "tables.sqlite3"
"""The file in a data folder: tables and score sheets of the server, and games of the keyboard."""


def game_lock(folder: Path, number: int) -> Path:
    """The file that is locked while a game is played at a keyboard."""
    return folder / "games" / f"{number}.lock"


Result = TypeVar("Result")
_Job = tuple[Callable[[sqlite3.Connection], Any], asyncio.Future[Any]]


@dataclass(frozen=True, slots=True)
class KeyboardGame:
    """A table that is played at the keyboard of this computer, and what only that needs."""

    number: int
    table: str
    code: str
    language: str
    deck: str
    changed: float
    tokens: tuple[str, ...]
    """The token of each seat, empty for bots; games of former versions have none."""


class SqliteStore:
    """Stores tables in one file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            private_store(path)
            self._connection = _connect(path)
        except (OSError, sqlite3.Error) as error:
            raise StoreError(f"{path}: {error}") from error
        self.sheets = SqliteSheets(self._do)
        """The score sheets in the same file."""
        self._closed = False
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="dizaine-store", daemon=True)
        self._thread.start()

    async def write(self, change: Change) -> None:
        """Write a change; once this returns, it is on disk."""
        await self._do(lambda connection: _write(connection, change))

    async def load(self, table: str) -> StoredTable | None:
        """Read a table; None if there is no such table."""
        rows = await self._do(lambda connection: _rows(connection, table))
        # Decoding a long log takes half a second: not in the thread that everybody's moves wait for.
        return None if rows is None else await asyncio.to_thread(_decoded, table, rows)

    async def find(self, code: str) -> str | None:
        """The id of the table with a room code. Raises `TableBusy` if it is in use at a keyboard."""
        found = await self._do(lambda connection: _find(connection, code))
        if found is None:
            return None
        table, number = found
        if number is not None and is_locked(game_lock(self.path.parent, number)):
            raise TableBusy(f"game {number} is in use at the keyboard")
        return table

    async def number_game(self, table: str, language: str, deck: str, number: int, tokens: Sequence[str] = ()) -> None:
        """Make a table a game of the keyboard, under a free number."""
        row = (number, table, language, deck, json.dumps(tokens))
        change = "INSERT INTO games (number, table_id, language, deck, tokens) VALUES (?, ?, ?, ?, ?)"
        await self._do(lambda connection: connection.execute(change, row))

    async def store_tokens(self, table: str, tokens: Sequence[str]) -> None:
        """Store the tokens of the seats of a game of the keyboard."""
        change = "UPDATE games SET tokens = ? WHERE table_id = ?"
        await self._do(lambda connection: connection.execute(change, (json.dumps(tokens), table)))

    async def games(self) -> list[KeyboardGame]:
        """The games of the keyboard, ordered by number."""
        return await self._do(_games)

    async def date(self, table: str, changed: float) -> None:
        """Set the time of a table's last change."""
        change = "UPDATE tables SET changed = ? WHERE id = ?"
        await self._do(lambda connection: connection.execute(change, (changed, table)))

    async def delete(self, table: str) -> None:
        """Delete a table for good."""
        await self._do(lambda connection: erasing.delete(connection, table))

    async def dates(self, after: str, count: int) -> list[TableDate]:
        """The next tables after an id, in the order of ids; without games of the keyboard."""
        return await self._do(lambda connection: erasing.dates(connection, after, count))

    async def retire(self, date: TableDate) -> bool:
        """Take a table's code away, so that nobody finds it any more; False if it has changed since that date."""
        return await self._do(lambda connection: erasing.retire(connection, date))

    async def erase(self, table: str, count: int) -> bool:
        """Delete so many lines of a retired table; returns whether the table is gone altogether."""
        return await self._do(lambda connection: erasing.erase(connection, table, count))

    @property
    def backlog(self) -> int:
        """How many changes and questions wait for the writer thread."""
        return self._jobs.qsize()

    async def probe(self) -> None:
        """Write something that changes nothing; once this returns, it is on disk. Raises `StoreError`."""
        await self._do(lambda connection: connection.execute(f"PRAGMA user_version = {len(MIGRATIONS)}"))

    async def close(self) -> None:
        """Finish all waiting changes, and close the file."""
        self._closed = True
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    async def _do(self, job: Callable[[sqlite3.Connection], Result]) -> Result:
        if self._closed:
            raise StoreError(f"{self.path} has been closed")
        outcome: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._jobs.put((job, outcome))
        return await outcome  # a job is done even if its caller is cancelled

    def _work(self) -> None:
        """The writer thread: does all waiting jobs in one transaction, commits, and only then reports."""
        ending = False
        while not ending:
            jobs = [self._jobs.get()]
            while not self._jobs.empty():
                jobs.append(self._jobs.get())
            ending = None in jobs
            self._commit([job for job in jobs if job is not None])
        self._connection.close()

    def _commit(self, jobs: list[_Job]) -> None:
        if not jobs:
            return
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            results = self._results([job for job, _ in jobs])
            self._connection.execute("COMMIT")
        except sqlite3.Error as error:
            with suppress(sqlite3.Error):
                self._connection.rollback()
            results = [StoreError(f"{self.path}: {error}")] * len(jobs)
        outcomes = [outcome for _, outcome in jobs]
        for loop in {outcome.get_loop() for outcome in outcomes}:
            with suppress(RuntimeError):  # it has been closed, so nobody waits
                loop.call_soon_threadsafe(_report, loop, outcomes, results)

    def _results(self, jobs: list[Callable[[sqlite3.Connection], Any]]) -> list[Any]:
        """Do all jobs. Hardly ever does one fail; then all are done again, each with a way back."""
        try:
            return [job(self._connection) for job in jobs]
        except Exception:
            self._connection.rollback()
            self._connection.execute("BEGIN IMMEDIATE")
            return [self._try(job) for job in jobs]

    def _try(self, job: Callable[[sqlite3.Connection], object]) -> object:
        """Do one job; if it fails, roll back only its own changes and return the error."""
        self._connection.execute("SAVEPOINT job")
        try:
            return job(self._connection)
        except Exception as error:
            self._connection.execute("ROLLBACK TO job")
            return error if isinstance(error, StoreError) else StoreError(f"{self.path}: {error}")
        finally:
            self._connection.execute("RELEASE job")


def _report(loop: asyncio.AbstractEventLoop, outcomes: list[asyncio.Future[Any]], results: list[Any]) -> None:
    """Tell those in a loop who wait for a job, all at once."""
    for outcome, result in zip(outcomes, results, strict=True):
        if outcome.get_loop() is not loop or outcome.done():
            continue
        if isinstance(result, StoreError):
            outcome.set_exception(result)
        else:
            outcome.set_result(result)


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    application = connection.execute("PRAGMA application_id").fetchone()[0]
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    empty = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0] == 0
    if not empty and application != APPLICATION:
        connection.close()
        raise StoreError(f"{path} is no file of ours; choose another data folder")
    if version > len(MIGRATIONS):
        connection.close()
        raise StoreError(f"{path} was written by a newer version of this program; bring this one up to date")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA secure_delete = ON")  # what is deleted is overwritten too
    for number in range(version, len(MIGRATIONS)):
        connection.executescript(
            f"BEGIN IMMEDIATE; {MIGRATIONS[number]}; PRAGMA application_id = {APPLICATION};"
            f" PRAGMA user_version = {number + 1}; COMMIT;"
        )
    return connection


def _write(connection: sqlite3.Connection, change: Change) -> None:
    now = time.time()
    if change.code:
        connection.execute("INSERT INTO tables VALUES (?, ?, ?, ?, 0)", (change.table, change.code, now, now))
    connection.executemany(
        "INSERT INTO log VALUES (?, ?, ?, ?, ?, ?)",
        [(change.table, line.seq, now, line.seat, line.command, encode_entry(line.entry)) for line in change.lines],
    )
    if change.rewritten:
        connection.executemany(
            "UPDATE log SET entry = ? WHERE table_id = ? AND seq = ?",
            [(encode_entry(line.entry), change.table, line.seq) for line in change.rewritten],
        )
    if change.secrets:
        connection.executemany(
            "INSERT OR REPLACE INTO secrets VALUES (?, ?, ?, ?)",
            [(change.table, secret.round, secret.seed, json.dumps(secret.entropy)) for secret in change.secrets],
        )
    if change.position:
        last = change.lines[-1].seq
        snapshot = (change.table, last, change.position_events, change.position)
        connection.execute("INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?, ?)", snapshot)
    connection.execute(
        "UPDATE tables SET changed = ?, over = max(over, ?) WHERE id = ?", (now, change.over, change.table)
    )


class _Rows(NamedTuple):
    """What is stored about a table, as it is stored."""

    code: str
    over: int
    changed: float
    at_keyboard: int
    log: list[tuple[int, bytes, int, str, float]]
    secrets: list[tuple[int, bytes, str]]
    snapshot: tuple[str, int, int]


def _rows(connection: sqlite3.Connection, table: str) -> _Rows | None:
    question = (
        "SELECT code, over, changed, number IS NOT NULL FROM tables LEFT JOIN games ON table_id = id WHERE id = ?"
    )
    row = connection.execute(question, (table,)).fetchone()
    if row is None:
        return None
    columns = "seq, entry, seat, command, written"
    log = connection.execute(f"SELECT {columns} FROM log WHERE table_id = ? ORDER BY seq", (table,))
    secrets = connection.execute("SELECT round, seed, entropy FROM secrets WHERE table_id = ?", (table,))
    found = connection.execute("SELECT position, seq, events FROM snapshots WHERE table_id = ?", (table,)).fetchone()
    code, over, changed, at_keyboard = row
    return _Rows(code, over, changed, at_keyboard, log.fetchall(), secrets.fetchall(), found or ("", 0, 0))


def _decoded(table: str, rows: _Rows) -> StoredTable:
    position, seq, events = rows.snapshot
    try:
        lines = [
            LogLine(number, decode_entry(entry), seat, command, at) for number, entry, seat, command, at in rows.log
        ]
        secrets = {
            round_number: RoundSecret(table, round_number, seed, tuple(json.loads(entropy)))
            for round_number, seed, entropy in rows.secrets
        }
    except Exception as error:
        raise StoreError(f"table {rows.code} cannot be read: {error}") from error
    return StoredTable(
        table=table,
        code=rows.code,
        lines=lines,
        secrets=secrets,
        position=position,
        position_seq=seq,
        position_events=events,
        over=bool(rows.over),
        at_keyboard=bool(rows.at_keyboard),
        changed=rows.changed,
    )


def _games(connection: sqlite3.Connection) -> list[KeyboardGame]:
    rows = connection.execute(
        "SELECT number, table_id, code, language, deck, changed, tokens"
        " FROM games JOIN tables ON id = table_id ORDER BY number"
    )
    return [
        KeyboardGame(number, table, code, language, deck, changed, tuple(json.loads(tokens)))
        for number, table, code, language, deck, changed, tokens in rows
    ]


def _find(connection: sqlite3.Connection, code: str) -> tuple[str, int | None] | None:
    """The table's id, and its number if it is a game of the keyboard."""
    question = "SELECT id, number FROM tables LEFT JOIN games ON table_id = id WHERE code = ?"
    found: tuple[str, int | None] | None = connection.execute(question, (code,)).fetchone()
    return found
