"""All tables of a server: codes, restarts, unloading, rematches."""

import asyncio
import gc
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from dizaine.keeping.sqlite_store import SqliteStore
from dizaine.rulebooks import RulebookError
from dizaine.rulebooks.library import load_any
from dizaine.table import messages as m
from dizaine.table import tables as tables_module
from dizaine.table.refused import CommandRefused
from dizaine.table.store import StoredTable
from dizaine.table.table import Table
from dizaine.table.tables import CODE_LETTERS, LETTERS, Tables
from tests.table.memory_store import MemoryStore
from tests.table.tabletop import SHORT, match_of, play

BOOK = load_any(SHORT)


@pytest.fixture
async def tables() -> AsyncIterator[Tables]:
    tables = Tables(MemoryStore())
    yield tables
    await tables.close()


async def test_codes_are_short_clear_and_unique(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    table, _ = await tables.open_table(BOOK, players=2, host="Ann")
    assert len(table.code) == CODE_LETTERS
    assert set(table.code) <= set(LETTERS)
    assert not set("IO01") & set(LETTERS)
    monkeypatch.setattr(tables_module, "LETTERS", "AB")
    monkeypatch.setattr(tables_module, "CODE_LETTERS", 3)
    opened = await asyncio.gather(*(tables.open_table(BOOK, players=2, host="Ann") for _ in range(8)))
    assert len({table.code for table, _ in opened}) == 8, "every code that there is"


async def test_a_code_of_a_resting_table_is_not_given_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables_module, "LETTERS", "AB")
    monkeypatch.setattr(tables_module, "CODE_LETTERS", 2)
    codes = set()
    for _ in range(4):
        store = SqliteStore(tmp_path / "t.sqlite3")
        table, _ = await Tables(store).open_table(BOOK, players=2, host="Ann")
        codes.add(table.code)
        await store.close()
    assert len(codes) == 4


async def test_a_table_that_takes_long_to_load_keeps_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """And all who look for it get the same one."""
    store = MemoryStore()
    codes = [(await Tables(store).open_table(BOOK, players=2, host="Ann"))[0].code for _ in range(2)]
    slow, loads, gate, load = store.tables[next(iter(store.tables))], 0, asyncio.Event(), store.load

    async def load_slowly(table: str) -> StoredTable | None:
        nonlocal loads
        if table == slow.table:
            loads += 1
            await gate.wait()
        return await load(table)

    monkeypatch.setattr(store, "load", load_slowly)
    tables = Tables(store)
    looking = [asyncio.create_task(tables.find(code)) for code in (codes[0], codes[0].lower())]
    async with asyncio.timeout(5):
        other = await tables.find(codes[1])
        opened, _ = await tables.open_table(BOOK, players=2, host="Ann")
        gate.set()
        first, second = await asyncio.gather(*looking)
    assert other is not None
    assert opened.code not in codes
    assert first is second is await tables.find(codes[0])
    assert loads == 1


async def test_bad_requests_open_no_table(tables: Tables) -> None:
    for wishes in ({"host": ""}, {"pace": "slow"}, {"bot": "clever"}):
        with pytest.raises(CommandRefused):
            await tables.open_table(BOOK, **{"players": 2, "host": "Ann", **wishes})  # type: ignore[arg-type]
    with pytest.raises(RulebookError):
        await tables.open_table(BOOK, players=7, host="Ann")
    assert tables.counts == {"tables": 0, "watched": 0}


async def test_a_table_is_found_by_its_code_however_it_is_written(tables: Tables) -> None:
    table, _ = await tables.open_table(BOOK, players=2, host="Ann")
    for code in (table.code, table.code.lower(), f" {table.code.title()}\n"):
        assert await tables.find(code) is table
    for code in ("", "AAAAAA", "'; DROP TABLE tables; --", "é", "\x00"):
        assert await tables.find(code) is None


async def test_a_table_is_found_after_a_restart(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "t.sqlite3")
    table, host = await Tables(store).open_table(BOOK, players=3, host="Ann")
    _, ben = await table.take_seat("Ben")
    await table.command(0, m.Start(id="s"))
    await play(table, 15)
    told = [m.encode(await table.welcome(seat)) for seat in (None, 0, 1, 2)]
    await store.close()
    store = SqliteStore(tmp_path / "t.sqlite3")
    tables = Tables(store)
    again = await tables.find(table.code)
    assert again is not None
    assert again is not table
    assert [m.encode(await again.welcome(seat)) for seat in (None, 0, 1, 2)] == told
    assert (again.seat_of(host), again.seat_of(ben)) == (0, 1)
    await play(again)
    assert again.stage == "over"
    await store.close()


async def test_many_who_look_for_a_resting_table_find_the_same_one(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "t.sqlite3")
    table, _ = await Tables(store).open_table(BOOK, players=2, host="Ann")
    tables = Tables(store)
    found = await asyncio.gather(*(tables.find(table.code) for _ in range(10)))
    assert len({id(one) for one in found}) == 1
    assert found[0] is not table
    await store.close()


async def test_a_table_is_unloaded_when_nobody_watches(tables: Tables) -> None:
    table, _ = await tables.open_table(BOOK, players=2, host="Ann", pace="instant")
    code = table.code
    await table.command(0, m.Start(id="s"))
    tables.enter(table)
    tables.enter(table)
    table.arrive(0)
    assert tables.counts == {"tables": 1, "watched": 1}
    async with asyncio.timeout(10):
        while match_of(table).game.asked != 0:
            await asyncio.sleep(0.001)
    await tables.exit(table)
    assert tables.counts == {"tables": 1, "watched": 1}, "one client still watches"
    table.leave(0)
    await tables.exit(table)
    assert tables.counts["watched"] == 0
    assert not any(task.get_name() == f"table {code}" for task in asyncio.all_tasks())
    before, old = m.encode(await table.welcome(0)), id(table)
    assert await tables.find(code) is table, "a second object was made for a table in use"
    del table
    gc.collect()
    assert tables.counts == {"tables": 0, "watched": 0}
    again = await tables.find(code)
    assert again is not None
    assert (m.encode(await again.welcome(0)), old != 0) == (before, True)


async def test_a_client_that_comes_as_the_last_one_leaves_finds_the_table_running(tables: Tables) -> None:
    table, _ = await tables.open_table(BOOK, players=2, host="Ann", pace="instant")
    await table.command(0, m.Start(id="s"))
    tables.enter(table)
    leaving = asyncio.create_task(tables.exit(table))
    await asyncio.sleep(0)
    found = await tables.find(table.code)
    assert found is table
    tables.enter(found)
    found.arrive(0)
    await leaving
    assert tables.counts == {"tables": 1, "watched": 1}
    async with asyncio.timeout(10):
        while match_of(found).game.asked != 0:
            await asyncio.sleep(0.001)


async def test_unloading_in_the_middle_of_a_bots_move_loses_nothing() -> None:
    store = MemoryStore()
    tables = Tables(store)
    table, _ = await tables.open_table(BOOK, players=3, host="Ann", pace="instant")
    await table.command(0, m.Start(id="s"))
    while match_of(table).game.asked == 0:
        await play(table, 1)
    store.open_gate.clear()
    store.waiting.clear()
    tables.enter(table)
    table.arrive(0)
    await store.waiting.wait()
    leaving = asyncio.create_task(tables.exit(table))
    await asyncio.sleep(0.01)
    store.open_gate.set()
    await leaving
    assert table.seq == len(store.tables[table.id].lines)
    again = await Table.load(store, table.id)
    assert again is not None
    assert match_of(again).game.state == match_of(table).game.state


async def finished(tables: Tables) -> tuple[Table, dict[str, str]]:
    """A table with Ann, Ben (the host by now) and a bot, its game over; and the tokens."""
    table, ann = await tables.open_table(load_any("express+phases=1"), players=3, host="Ann", pace="brisk")
    _, ben = await table.take_seat("Ben")
    await table.command(0, m.PassHost(id="p", seat=1))
    await table.command(1, m.Start(id="s"))
    await play(table)
    return table, {"Ann": ann, "Ben": ben}


async def test_a_rematch_keeps_settings_seats_and_tokens(tables: Tables) -> None:
    table, tokens = await finished(tables)
    done = await tables.rematch(table, 1, m.Rematch(id="r"))
    assert done == m.Done(id="r", seq=table.seq)
    code = table.info().rematch
    assert code
    assert code != table.code
    following = await tables.find(code)
    assert following is not None
    assert following.settings == table.settings
    assert (following.stage, following.id != table.id) == ("open", True)
    assert following.info().seats == table.info().seats
    assert following.seating.host == 1
    assert [following.seat_of(token) for token in tokens.values()] == [0, 1]
    assert set(following.info().fair.commitments.values()).isdisjoint(
        secret.commitment for secret in table.deals.secrets.values()
    )
    updates = await table.updates(table.seq - 1, None)
    assert updates is not None
    assert updates[0].events == [{"event": "RematchOpened", "code": code}]
    await following.command(1, m.Start(id="s"))
    await play(following)
    again = await Table.load(tables._store, table.id)
    assert again is not None
    assert again.rematch == code


async def test_there_is_one_rematch(tables: Tables) -> None:
    table, _ = await finished(tables)
    done = await asyncio.gather(*(tables.rematch(table, 1, m.Rematch(id=f"{number}")) for number in range(4)))
    assert {answer.seq for answer in done} == {table.seq}
    assert len(tables._store.tables) == 2  # type: ignore[attr-defined]
    await tables.rematch(table, 1, m.Rematch(id="0"))
    assert len(tables._store.tables) == 2  # type: ignore[attr-defined]


async def test_only_the_host_opens_a_rematch_and_only_after_the_end(tables: Tables) -> None:
    table, _ = await tables.open_table(BOOK, players=2, host="Ann")
    for prepare in (None, m.Start(id="s")):
        if prepare is not None:
            await table.command(0, prepare)
        with pytest.raises(CommandRefused, match="not-over"):
            await tables.rematch(table, 0, m.Rematch(id="r"))
    with pytest.raises(CommandRefused, match="unknown-command"):
        await table.command(0, m.Rematch(id="r"))
    over, _ = await finished(tables)
    with pytest.raises(CommandRefused, match="host-only"):
        await tables.rematch(over, 0, m.Rematch(id="r"))
    assert over.rematch == ""


async def test_the_end_of_the_server_stops_all_that_moves(tables: Tables) -> None:
    for name in ("Ann", "Ben"):
        table, _ = await tables.open_table(BOOK, players=2, host=name)
        tables.enter(table)
    await tables.close()
    assert not any(task.get_name().startswith("table ") for task in asyncio.all_tasks())
