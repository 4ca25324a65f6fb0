"""Copies of the store: made while a server goes on writing, and checked before anybody relies on them.

The whole copy is read in one transaction. In WAL mode that neither waits for the writer nor makes it wait, and what is
written meanwhile cannot make the copy start again. Only the write-ahead log grows until the copy is done.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from dizaine.keeping.private import FILE_MODE
from dizaine.keeping.sqlite_errors import is_damage, is_interruption
from dizaine.keeping.sqlite_store import APPLICATION, MIGRATIONS
from dizaine.table.store import StoreError

STEP: Final = 1024
"""Pages between two reports."""
_SYNCED: Final = 4
"""Steps between two visits to the disk: a large flush at the end would hold up the writer's own small ones."""
_CHECKED: Final = 5_000
"""Instructions of SQLite between two reports of a check."""

Report = Callable[[float], None]
"""Told the share of the work that is done, from 0 to 1. Whatever it raises ends the work."""


class BadCopy(StoreError):
    """A file that cannot take the place of the store: it is `damaged`, `foreign`, or of a `newer` version."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(f"{path}: {reason}")
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Contents:
    """What a store holds."""

    tables: int
    sheets: int
    """Score sheets; earlier versions had none."""
    changed: float
    """When a table or a sheet last changed; 0 if there is none."""


def copy_store(source: Path, target: Path, report: Report) -> None:
    """Copy a store, as it is now, into a file that only its owner may read. Raises `StoreError`."""
    os.close(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, FILE_MODE))
    with _errors(source), closing(_open(source)) as original, closing(_open(target)) as copy:
        _require_ours(source, original)
        original.execute("BEGIN")
        original.execute("SELECT count(*) FROM sqlite_schema")  # from here on the snapshot is fixed
        copy.execute("PRAGMA journal_mode = OFF")
        copy.execute("PRAGMA synchronous = OFF")  # it is synchronised below
        original.backup(copy, pages=STEP, progress=_Steps(target, report), sleep=0)
        copy.execute("PRAGMA journal_mode = DELETE")  # one file that needs no other beside it
    _synchronise(target)


def check_store(path: Path, report: Report) -> Contents:
    """Check that a store is whole and that this version can read it. Raises `StoreError`."""
    with _errors(path), closing(_open(path)) as connection:
        _require_ours(path, connection)
        connection.set_progress_handler(lambda: report(1), _CHECKED)
        faults = [row[0] for row in connection.execute("PRAGMA integrity_check(1)")]
        if faults != ["ok"] or connection.execute("PRAGMA foreign_key_check").fetchone() is not None:
            raise BadCopy(path, "damaged")
        tables, changed = connection.execute("SELECT count(*), max(changed) FROM tables").fetchone()
        sheets, written = 0, None
        if connection.execute("SELECT 1 FROM sqlite_schema WHERE name = 'sheets'").fetchone():
            sheets, written = connection.execute("SELECT count(*), max(changed) FROM sheets").fetchone()
        return Contents(tables, sheets, max(changed or 0.0, written or 0.0))


def _open(path: Path) -> sqlite3.Connection:
    """Open a file that exists, without changing it."""
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True, isolation_level=None, timeout=10)


def _require_ours(path: Path, connection: sqlite3.Connection) -> None:
    if connection.execute("PRAGMA application_id").fetchone()[0] != APPLICATION:
        raise BadCopy(path, "foreign")
    if connection.execute("PRAGMA user_version").fetchone()[0] > len(MIGRATIONS):
        raise BadCopy(path, "newer")


@contextmanager
def _errors(path: Path) -> Iterator[None]:
    """Report errors of SQLite as errors of a store. It swallows Ctrl-C in a callback, so bring that back."""
    try:
        yield
    except sqlite3.Error as error:
        if is_interruption(error):
            raise KeyboardInterrupt from None
        if is_damage(error):
            raise BadCopy(path, "damaged") from error
        raise StoreError(f"{path}: {error}") from error


class _Steps:
    """Follows the steps of a copy."""

    def __init__(self, target: Path, report: Report) -> None:
        self._target = target
        self._report = report
        self._count = 0

    def __call__(self, status: int, remaining: int, total: int) -> None:
        self._count += 1
        if self._count % _SYNCED == 0:
            _synchronise(self._target)
        self._report(1 - remaining / max(total, 1))


def _synchronise(path: Path) -> None:
    with path.open("rb+") as file:
        os.fsync(file.fileno())
