"""Deleting tables from the SQLite file, in pieces so small that no move waits for them.

A table that is being deleted first loses its code: from then on nobody finds it, and whatever is left of it after a
crash is recognised and deleted later.
"""

from __future__ import annotations

import sqlite3

from dizaine.table.retired import retired_code
from dizaine.table.store import TableDate

_OF_TABLE = "DELETE FROM {} WHERE table_id = ?"


def dates(connection: sqlite3.Connection, after: str, count: int) -> list[TableDate]:
    """The next tables after an id; without games of the keyboard, which their owner deletes."""
    rows = connection.execute(
        "SELECT id, code, changed FROM tables LEFT JOIN games ON table_id = id"
        " WHERE id > ? AND number IS NULL ORDER BY id LIMIT ?",
        (after, count),
    )
    return [TableDate(*row) for row in rows]


def retire(connection: sqlite3.Connection, date: TableDate) -> bool:
    """Take a table's code away, unless it has changed meanwhile."""
    change = "UPDATE tables SET code = ? WHERE id = ? AND changed = ?"
    return connection.execute(change, (retired_code(date.table), date.table, date.changed)).rowcount == 1


def erase(connection: sqlite3.Connection, table: str, count: int) -> bool:
    """Delete so many lines of the log, and with the last ones all the rest."""
    last = connection.execute(
        "SELECT seq FROM log WHERE table_id = ? ORDER BY seq LIMIT 1 OFFSET ?", (table, count)
    ).fetchone()
    if last is None:
        delete(connection, table)
        return True
    connection.execute("DELETE FROM log WHERE table_id = ? AND seq < ?", (table, last[0]))
    return False


def delete(connection: sqlite3.Connection, table: str) -> None:
    """Delete a table with all that belongs to it."""
    for place in ("games", "log", "secrets", "snapshots"):
        connection.execute(_OF_TABLE.format(place), (table,))
    connection.execute("DELETE FROM tables WHERE id = ?", (table,))
