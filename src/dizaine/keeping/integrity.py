"""The check of a store before it is used: damage is found at the start, and not in the middle of a game."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from dizaine.keeping.sqlite_errors import is_damage, is_interruption
from dizaine.table.store import StoreError

SECONDS: Final = 5.0
"""The longest check. In this time SQLite reads some gigabytes that are in memory, or some hundred megabytes from a slow
disk; a larger store is checked only in part."""


class StoreDamaged(StoreError):
    """The file is no longer a sound database; only a backup helps."""


def check_integrity(path: Path, seconds: float = SECONDS) -> bool:
    """Check the file of a store, for so long at most; returns whether all of it was checked.

    Raises `StoreDamaged`, or `StoreError` if it cannot be read at all. What does not exist yet is sound.
    """
    if not path.exists():
        return True
    try:
        with (
            closing(sqlite3.connect(path, timeout=seconds, check_same_thread=False)) as connection,
            _interrupted_after(seconds, connection),
        ):
            answer = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
    except sqlite3.Error as error:
        if is_interruption(error):
            return False
        raise (StoreDamaged if is_damage(error) else StoreError)(f"{path}: {error}") from error
    if answer != "ok":
        raise StoreDamaged(f"{path}: {answer.splitlines()[-1]}")
    return True


@contextmanager
def _interrupted_after(seconds: float, connection: sqlite3.Connection) -> Iterator[None]:
    """Interrupt what a connection does when the time is over."""
    done = threading.Event()

    def watch() -> None:
        done.wait(seconds)
        while not done.is_set():
            connection.interrupt()  # repeated, for it does nothing if the connection is about to begin
            done.wait(0.01)

    watcher = threading.Thread(target=watch, daemon=True)
    watcher.start()
    try:
        yield
    finally:
        done.set()
        watcher.join()  # it must not touch a connection that is closed
