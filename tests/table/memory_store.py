"""A store in memory that tests can make wait or fail, and that shows what was written."""

import asyncio
from dataclasses import replace

from dizaine.table.retired import retired_code
from dizaine.table.store import Change, StoredTable, StoreError, TableDate


class MemoryStore:
    """Stores tables by the same rules as the file: log numbers and commands are unique."""

    def __init__(self) -> None:
        self.tables: dict[str, StoredTable] = {}
        self.changes: list[Change] = []
        self.changed: dict[str, float] = {}
        """When tables last changed, by the tests that care."""
        self.erased: list[int] = []
        self.failing = False
        self.open_gate = asyncio.Event()
        """Writing waits until this is set; it is set unless a test clears it."""
        self.open_gate.set()
        self.waiting = asyncio.Event()
        """Set once a change waits at the gate."""

    async def write(self, change: Change) -> None:
        self.waiting.set()
        await self.open_gate.wait()
        await asyncio.sleep(0)
        if self.failing:
            raise StoreError("the disk is full")
        stored = self.tables.get(change.table)
        if change.code:
            if stored is not None or change.code in {table.code for table in self.tables.values()}:
                raise StoreError("there already")
            stored = StoredTable(change.table, change.code, [], {})
        assert stored is not None
        for line in change.lines:
            twice = any(known.command == line.command and known.seat == line.seat for known in stored.lines)
            if line.seq != len(stored.lines) + 1 or (line.command and twice):
                raise StoreError("not the next line, or a command that was there already")
            stored.lines.append(line)
        for line in change.rewritten:
            stored.lines[line.seq - 1] = replace(stored.lines[line.seq - 1], entry=line.entry)
        stored.secrets.update({secret.round: secret for secret in change.secrets})
        if change.position:
            position = {"position": change.position, "position_seq": change.lines[-1].seq}
            stored = replace(stored, **position, position_events=change.position_events)  # type: ignore[arg-type]
        self.tables[change.table] = replace(stored, over=stored.over or change.over)
        self.changes.append(change)

    async def load(self, table: str) -> StoredTable | None:
        if self.failing:
            raise StoreError("the disk is gone")
        stored = self.tables.get(table)
        return None if stored is None else replace(stored, lines=list(stored.lines), secrets=dict(stored.secrets))

    async def find(self, code: str) -> str | None:
        return next((name for name, stored in self.tables.items() if stored.code == code), None)

    async def dates(self, after: str, count: int) -> list[TableDate]:
        later = sorted(name for name in self.tables if name > after)
        return [TableDate(name, self.tables[name].code, self.changed.get(name, 0.0)) for name in later[:count]]

    async def retire(self, date: TableDate) -> bool:
        stored = self.tables[date.table]
        self.tables[date.table] = replace(stored, code=retired_code(date.table))
        return True

    async def erase(self, table: str, count: int) -> bool:
        del self.tables[table].lines[:count]
        self.erased.append(count)
        if self.tables[table].lines:
            return False
        del self.tables[table]
        return True

    async def probe(self) -> None:
        if self.failing:
            raise StoreError("the disk is full")

    @property
    def backlog(self) -> int:
        return 0

    async def close(self) -> None:
        pass
