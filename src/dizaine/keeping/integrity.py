"""The check of a store before it is used: damage is found at the start, and not in the middle of a game."""

from __future__ import annotations

import sqlite3
import threading
from contextlib import closing
from pathlib import Path
from typing import Final

from dizaine.table.store import StoreError

SECONDS: Final = 5.0
"""The longest check. In this time SQLite reads some gigabytes that are in memory, or some hundred megabytes from a slow
disk; a larger store is checked only in part."""
_DAMAGED: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


class StoreDamaged(StoreError):
    """The file is no longer a sound database; only a backup helps."""


def check_integrity(path: Path, seconds: float = SECONDS) -> bool:
    """Check the file of a store, for so long at most; returns whether all of it was checked.

    Raises `StoreDamaged`, or `StoreError` if it cannot be read at all. What does not exist yet is sound.
    """
    if not path.exists():
        return True
    try:
        with closing(sqlite3.connect(path, timeout=seconds, check_same_thread=False)) as connection:
            limit = threading.Timer(seconds, connection.interrupt)
            limit.daemon = True
            limit.start()
            try:
                answer = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
            finally:
                limit.cancel()
                limit.join()  # it must not interrupt a connection that is closed
    except sqlite3.Error as error:
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF  # the lowest byte is the kind of the error
        if code == sqlite3.SQLITE_INTERRUPT:
            return False
        damaged = code in _DAMAGED
        raise (StoreDamaged if damaged else StoreError)(f"{path}: {error}") from error
    if answer != "ok":
        raise StoreDamaged(f"{path}: {answer.splitlines()[-1]}")
    return True
