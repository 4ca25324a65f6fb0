"""What kind of error SQLite reports. Its codes have the kind in the lowest byte, and details above."""

from __future__ import annotations

import sqlite3


def is_damage(error: sqlite3.Error) -> bool:
    """Whether the file is damaged, or no database at all."""
    return _kind(error) in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def is_interruption(error: sqlite3.Error) -> bool:
    """Whether somebody interrupted the work."""
    return _kind(error) == sqlite3.SQLITE_INTERRUPT


def is_busy(error: sqlite3.Error) -> bool:
    """Whether somebody else holds the file."""
    return _kind(error) == sqlite3.SQLITE_BUSY


def _kind(error: sqlite3.Error) -> int:
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF
