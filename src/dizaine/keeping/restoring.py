"""Putting a copy of the store back in its place. The store that was there is kept under a dated name."""

from __future__ import annotations

import os
import sqlite3
from contextlib import ExitStack, closing, suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from dizaine.drafts import Draft
from dizaine.keeping.copies import Contents, Report, check_store, copy_store
from dizaine.keeping.server_lock import LOCK
from dizaine.keeping.sqlite_errors import is_busy
from dizaine.keeping.sqlite_store import FILE
from dizaine.locks import Busy, lock

_MAGIC: Final = b"SQLite format 3\0"


@dataclass(frozen=True, slots=True)
class Restored:
    """What was done."""

    contents: Contents
    kept: Path | None
    """Where the former store is now; None if there was none."""


def restore_store(copy: Path, folder: Path, report: Report) -> Restored:
    """Put a copy in the place of the store of a data folder. Nothing is replaced unless the copy is whole.

    Raises `Busy` while a server or a game at the keyboard uses the folder, `StoreError` for a damaged copy, or OSError.
    """
    folder.mkdir(parents=True, exist_ok=True)
    with ExitStack() as held, Draft(folder / FILE) as draft:
        for name in (folder / LOCK, *sorted(folder.glob("games/*.lock"))):
            held.enter_context(lock(name))
        copy_store(copy, draft.part, report)
        contents = check_store(draft.part, report)
        kept = _set_aside(draft.path) if os.path.lexists(draft.path) else None
        os.replace(draft.part, draft.path)
        return Restored(contents, kept)


def _set_aside(store: Path) -> Path:
    """Give a store a second, dated name. Its write-ahead log goes along: it must never meet another store."""
    _merge_log(store)
    kept = _dated(store)
    try:
        os.link(store, kept)
    except (OSError, NotImplementedError):  # a file system without links
        store.rename(kept)
    for ending in ("-wal", "-shm"):
        with suppress(FileNotFoundError):
            store.with_name(store.name + ending).rename(kept.with_name(kept.name + ending))
    return kept


def _merge_log(store: Path) -> None:
    """Merge the write-ahead log into its store, which nobody else may have open. What is no store stays as it is."""
    with store.open("rb") as file:
        if file.read(len(_MAGIC)) != _MAGIC:
            return
    with closing(sqlite3.connect(store, timeout=1)) as connection:
        try:
            connection.execute("PRAGMA journal_mode = DELETE")
        except sqlite3.Error as error:
            if is_busy(error):
                raise Busy(str(store)) from None


def _dated(store: Path) -> Path:
    """A name beside the store that is free, with the time of day."""
    stem = f"{store.stem}-{datetime.now():%Y-%m-%d-%H%M%S}"
    names = (store.with_name(f"{stem}{number}{store.suffix}") for number in ("", *(f"-{n}" for n in range(2, 100))))
    return next(name for name in names if not os.path.lexists(name))
