"""`/health` tells whether a write reaches the disk, and asks the disk seldom."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx2

from dizaine.faces.server.app import create_app
from dizaine.faces.server.health import PERIOD, Health
from dizaine.faces.server.problems import RequestRefused
from dizaine.keeping.sqlite_store import SqliteStore
from dizaine.table.store import StoreError
from dizaine.table.tables import Tables
from tests.faces.server.test_limits import Clock
from tests.table.memory_store import MemoryStore


class Disk:
    """Counts writes; they fail or hang if told so."""

    def __init__(self) -> None:
        self.writes = 0
        self.fails = False
        self.hangs = False

    async def write(self) -> None:
        self.writes += 1
        await asyncio.sleep(3600 if self.hangs else 0)
        if self.fails:
            raise StoreError("/secret/place: disk I/O error")


async def reason(health: Health) -> str:
    try:
        await health.check()
    except RequestRefused as refusal:
        return f"{refusal.status} {refusal.problem.reason}"
    return ""


async def test_one_write_in_ten_seconds_however_many_ask() -> None:
    disk, clock = Disk(), Clock()
    health = Health(disk.write, clock)
    assert await asyncio.gather(*(reason(health) for _ in range(50))) == [""] * 50
    disk.fails = True
    clock.now += PERIOD - 0.1
    assert (await reason(health), disk.writes) == ("", 1)
    clock.now += 0.1
    assert (await reason(health), disk.writes) == ("503 store", 2)
    disk.fails = False
    assert (await reason(health), disk.writes) == ("503 store", 2)
    clock.now += PERIOD
    assert (await reason(health), disk.writes) == ("", 3)


async def test_a_disk_that_hangs() -> None:
    disk = Disk()
    disk.hangs = True
    assert await reason(Health(disk.write, patience=0.01)) == "503 store-slow"


async def test_a_store_that_can_be_read_and_not_written() -> None:
    store = MemoryStore()
    store.failing = True
    transport = httpx2.ASGITransport(create_app(Tables(store)))
    async with httpx2.AsyncClient(transport=transport, base_url="http://127.0.0.1") as http:
        answer = await http.get("/health")
    assert (answer.status_code, answer.json()) == (503, {"reason": "store"})


async def test_a_probe_really_writes(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.sqlite3")
    journal = tmp_path / "tables.sqlite3-wal"
    before = journal.stat().st_size
    await store.probe()
    assert journal.stat().st_size > before
    await store.close()
