"""Forgetting a person: the name is nowhere any more, the token opens nothing, and the game and its record go on."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from dizaine.afterwards.verify import verify
from dizaine.keeping.sqlite_store import SqliteStore
from dizaine.rulebooks.library import load_any
from dizaine.table import messages as m
from dizaine.table.log import SeatTaken
from dizaine.table.table import Table
from dizaine.table.tables import Tables
from tests.table.memory_store import MemoryStore
from tests.table.tabletop import SHORT, everything, match_of, play, refused

BOOK = load_any(SHORT)
NAME = "Wilhelmina"
"""A name that occurs nowhere else."""


@pytest.fixture
async def tables() -> AsyncIterator[Tables]:
    tables = Tables(MemoryStore())
    yield tables
    await tables.close()


async def seated(tables: Tables) -> tuple[Table, str, str]:
    """A table with a host and a guest, and their tokens; the guest is to be forgotten."""
    table, host = await tables.open_table(BOOK, players=3, host="Ann")
    _, guest = await table.take_seat(NAME)
    return table, host, guest


async def all_told(table: Table) -> bytes:
    """Everything that anyone can hear about a table, also again."""
    updates = [m.encode(update) for seat in (None, 0, 1) for update in await table.updates(table.seq - 3, seat) or []]
    return b"".join([*await everything(table), *updates])


async def test_during_a_game_a_bot_takes_over(tables: Tables) -> None:
    table, host, guest = await seated(tables)
    await table.command(0, m.Start(id="start"))
    await play(table, 12)
    before = match_of(table).record()
    await tables.forget(table, guest)
    assert NAME.encode() not in await all_told(table)
    assert table.seat_of(guest) is None
    assert table.seat_of(host) == 0
    assert (table.seating.seats[1].kind, table.seating.seats[1].token) == ("bot", "")
    assert match_of(table).record() == before, "the moves stay"
    await play(table)
    assert verify(table.record()).is_fair


async def test_updates_of_the_past_are_told_with_the_other_name(tables: Tables) -> None:
    table, _, guest = await seated(tables)
    assert NAME.encode() in await all_told(table)
    await tables.forget(table, guest)
    assert NAME.encode() not in await all_told(table)
    again = await Table.load(tables._store, table.id)
    assert again is not None
    assert NAME.encode() not in await all_told(again)
    assert again.info() == table.info()


async def test_before_the_game_the_seat_is_open_again(tables: Tables) -> None:
    table, _, guest = await seated(tables)
    await tables.forget(table, guest)
    assert [seat.kind for seat in table.seating.seats] == ["person", "open", "open"]
    assert (await table.take_seat(NAME))[0] == 1, "the name is free, for whoever wants it"


async def test_a_host_who_is_forgotten_hands_the_table_on(tables: Tables) -> None:
    table, host, guest = await seated(tables)
    await tables.forget(table, host)
    assert table.seating.host == 1
    await tables.forget(table, guest)
    seat, _ = await table.take_seat("Cleo")
    assert table.seating.host in (0, 1)
    assert seat == 0


async def test_a_new_link_is_revoked_too(tables: Tables) -> None:
    table, _, guest = await seated(tables)
    link = (await table.command(0, m.NewLink(id="link", seat=1))).link
    assert await refused(tables.forget(table, guest)) == ("seat-lost", "")
    await tables.forget(table, link)
    stored = await tables.stored(table)
    assert {line.entry.token for line in stored.lines if isinstance(line.entry, SeatTaken) and line.entry.seat} == {""}
    assert table.seat_of(link) is None


async def test_a_whole_row_of_rematches_forgets(tables: Tables) -> None:
    first, _, guest = await seated(tables)
    row = [first]
    for number in range(2):
        await row[-1].command(0, m.Start(id="start"))
        await play(row[-1])
        await tables.rematch(row[-1], 0, m.Rematch(id=f"again {number}"))
        following = await tables.find(row[-1].rematch)
        assert following is not None
        row.append(following)
    await tables.forget(row[1], guest)
    for table in row:
        assert table.seat_of(guest) is None
        assert NAME.encode() not in await all_told(table)
    assert verify(row[0].record()).is_fair


async def test_what_cannot_be_stored_is_not_forgotten() -> None:
    store = MemoryStore()
    tables = Tables(store)
    table, _, guest = await seated(tables)
    told = await all_told(table)
    store.failing = True
    with pytest.raises(Exception, match="the disk"):
        await tables.forget(table, guest)
    store.failing = False
    assert await all_told(table) == told
    assert table.seat_of(guest) == 1


async def test_nothing_of_the_name_is_left_in_the_file(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.sqlite3")
    tables = Tables(store)
    table, _, guest = await seated(tables)
    await table.command(0, m.Start(id="start"))
    await play(table, 5)
    await tables.forget(table, guest)
    await store.close()
    assert [file for file in tmp_path.iterdir() if NAME.encode() in file.read_bytes()] == []


async def test_a_saved_game_of_the_keyboard_keeps_its_person(tmp_path: Path) -> None:
    """It could not be continued there without; a rematch of it forgets nevertheless."""
    store = SqliteStore(tmp_path / "tables.sqlite3")
    tables = Tables(store)
    table, host, guest = await seated(tables)
    await store.number_game(table.id, "en", "classic", 1)
    assert await refused(tables.forget(table, guest)) == ("keyboard-game", "")
    assert table.seat_of(guest) == 1
    await table.command(0, m.Start(id="start"))
    await play(table)
    await tables.rematch(table, 0, m.Rematch(id="again"))
    following = await tables.find(table.rematch)
    assert following is not None
    await tables.forget(following, host)
    assert following.seat_of(host) is None
    assert table.seat_of(host) == 0
    await store.close()
