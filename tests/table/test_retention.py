"""Retention: idle tables go, step by step; others stay, and so does what could not be archived."""

import asyncio
import sqlite3
import stat
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from dizaine.afterwards.verify import verify
from dizaine.keeping.sqlite_store import SqliteStore
from dizaine.rulebooks.library import load_any
from dizaine.table import messages as m
from dizaine.table import retention as retention_module
from dizaine.table.log import EntropyAdded
from dizaine.table.retention import DAY, LINES, Retention
from dizaine.table.store import Change, LogLine
from dizaine.table.tables import Tables
from tests.table.tabletop import SHORT, play

NOW = 2_000_000_000.0


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    store = SqliteStore(tmp_path / "tables.sqlite3")
    yield store
    await store.close()


async def idle(store: SqliteStore, days: float) -> str:
    """A table at which nothing has happened for so many days; nobody has it in memory. Returns its code."""
    table, _ = await Tables(store).open_table(load_any(SHORT), players=2, host="Ann")
    await store.date(table.id, NOW - days * DAY)
    return table.code


def retention(
    store: SqliteStore, tables: Tables | None = None, days: int = 30, archive: Path | None = None
) -> Retention:
    return Retention(tables or Tables(store), store, days, archive, now=lambda: NOW, pause=0)


async def test_only_idle_tables_go(store: SqliteStore) -> None:
    old, young = await idle(store, 30.1), await idle(store, 29.9)
    assert await retention(store).sweep() == 1
    assert await store.find(old) is None
    assert await store.find(young) is not None
    assert await retention(store).sweep() == 0


async def test_a_table_in_use_and_a_game_of_the_keyboard_stay(store: SqliteStore) -> None:
    used, saved = await idle(store, 99), await idle(store, 99)
    saved_id = await store.find(saved)
    assert saved_id is not None
    await store.number_game(saved_id, "en", "classic", 1)
    tables = Tables(store)
    table = await tables.find(used)
    assert table is not None
    assert await retention(store, tables).sweep() == 0
    assert await store.find(used) == table.id
    assert await store.find(saved) == saved_id


async def test_a_table_that_changes_in_the_last_moment_stays(store: SqliteStore) -> None:
    code = await idle(store, 99)
    (date,) = await store.dates("", 10)
    await store.date(date.table, NOW)
    assert not await Tables(store).retire(date)
    assert await store.find(code) == date.table


async def test_the_work_is_done_in_small_steps(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    code = await idle(store, 99)
    table = await store.find(code)
    assert table is not None
    lines = [LogLine(number, EntropyAdded(seat=0, round=1, words="w")) for number in range(3, 5 * LINES)]
    await store.write(Change(table, lines))
    await store.date(table, NOW - 99 * DAY)
    counts: list[int] = []
    erase = store.erase

    async def count(table: str, lines: int) -> bool:
        before = left(store.path)
        gone = await erase(table, lines)
        counts.append(before - left(store.path))
        return gone

    monkeypatch.setattr(store, "erase", count)
    assert await retention(store).sweep() == 1
    assert len(counts) == 5
    assert max(counts) <= LINES
    assert left(store.path) == 0


def left(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        return int(connection.execute("SELECT count(*) FROM log").fetchone()[0])


async def test_pages_of_tables_are_followed_to_the_end(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention_module, "TABLES", 3)
    codes = [await idle(store, 99 if number % 2 else 1) for number in range(11)]
    assert await retention(store).sweep() == 5
    assert [await store.find(code) is None for code in codes] == [bool(number % 2) for number in range(11)]


async def test_a_deletion_that_was_cut_off_is_finished(store: SqliteStore) -> None:
    code = await idle(store, 99)
    (date,) = await store.dates("", 10)
    assert await store.retire(date)
    assert await store.find(code) is None
    assert not await store.erase(date.table, 1)
    assert await Tables(store).find(f"deleted {date.table}") is None
    assert await retention(store, days=1000).sweep() == 1
    assert left(store.path) == 0


async def test_games_are_archived_first(store: SqliteStore, tmp_path: Path) -> None:
    tables = Tables(store)
    over, _ = await tables.open_table(load_any(SHORT), players=2, host="Ann")
    half, _ = await tables.open_table(load_any("dice"), players=2, host="Ann")
    records = {}
    for table, moves in ((over, 10_000), (half, 5)):
        await table.command(0, m.Start(id="start"))
        await play(table, moves)
        await store.date(table.id, NOW - 99 * DAY)
        records[table.code] = table.record() if table.stage == "over" else await table.record_so_far()
    await idle(store, 99)  # no game was played there
    folder = tmp_path / "archive"
    assert await retention(store, archive=folder).sweep() == 3
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    written = {file.name.split("-")[3]: file for file in folder.iterdir()}
    assert {code: file.read_text() for code, file in written.items()} == records
    assert {stat.S_IMODE(file.stat().st_mode) for file in written.values()} == {0o600}
    assert verify(records[over.code]).is_fair


async def test_what_cannot_be_archived_stays(store: SqliteStore, tmp_path: Path) -> None:
    table, _ = await Tables(store).open_table(load_any(SHORT), players=2, host="Ann")
    await table.command(0, m.Start(id="start"))
    await store.date(table.id, NOW - 99 * DAY)
    code = table.code
    (tmp_path / "file").touch()
    assert await retention(store, archive=tmp_path / "file").sweep() == 0
    assert await store.find(code) is not None


async def test_it_runs_at_once_and_every_day(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []
    enough = asyncio.Event()

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        if slept.count(DAY) == 3:
            enough.set()
            await asyncio.Event().wait()

    keeper = retention(store)
    monkeypatch.setattr("dizaine.table.retention.asyncio.sleep", sleep)
    running = asyncio.create_task(keeper.run())
    await asyncio.wait_for(enough.wait(), 10)
    running.cancel()
    assert slept.count(DAY) == 3
