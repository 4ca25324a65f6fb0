"""A log has an end: nobody can fill the disk with one table."""

from __future__ import annotations

import asyncio

from dizaine.rulebooks import load
from dizaine.rulebooks.library import load_any
from dizaine.table import messages as m
from dizaine.table.driver import Driver
from dizaine.table.house import LONGEST_LOG, House
from dizaine.table.settings import settings_for
from dizaine.table.table import Table
from tests.games.random_game import RandomGame
from tests.table.memory_store import MemoryStore
from tests.table.tabletop import match_of, play, refused


async def table_with_room_for(lines: int, store: MemoryStore) -> Table:
    settings = settings_for(load_any("express"), players=2, pace="instant")
    table, _ = await Table.open_new(store, "ABCDE", settings, "Ann", house=House(longest_log=lines))
    return table


async def test_a_full_log_refuses_everything_that_would_write() -> None:
    store = MemoryStore()
    table = await table_with_room_for(20, store)
    await table.command(0, m.Start(id="start"))
    while not table.is_full:
        await play(table, 1)
    view, lines = match_of(table).view(0), table.line_count
    move = str(match_of(table).game.canonical_moves()[0])
    assert (await refused(table.command(0, m.SetBot(id="x", seat=1, bot="easy"))))[0] == "log-full"
    assert (await refused(table.command(0, m.AddEntropy(id="y", words="x"))))[0] == "log-full"
    asked = match_of(table).game.asked
    if table.seating.seats[asked].kind == "person":
        assert (await refused(table.command(asked, m.Play(id="z", move=move))))[0] == "log-full"
    assert (await refused(table.play_bot(asked)))[0] == "log-full"
    assert (table.seq, table.line_count, match_of(table).view(0)) == (20, lines, view)
    loaded = await Table.load(store, table.id, house=House(longest_log=20))
    assert loaded is not None
    assert loaded.is_full
    assert match_of(loaded).view(0) == view


async def test_a_table_can_be_full_before_it_starts() -> None:
    table = await table_with_room_for(3, MemoryStore())
    await table.command(0, m.SetBot(id="1", seat=1, bot="easy"))
    assert (await refused(table.command(0, m.Start(id="2"))))[0] == "log-full"
    assert table.match is None


async def test_bots_stop_thinking_at_a_full_table() -> None:
    table = await table_with_room_for(30, MemoryStore())
    await table.command(0, m.Start(id="start"))
    table.arrive(0)
    driver = asyncio.create_task(Driver(table).run())
    async with asyncio.timeout(20):
        while not table.is_full:
            if match_of(table).game.asked == 0:
                await play(table, 1)
            await asyncio.sleep(0.005)
    changes = table.changes
    await asyncio.sleep(0.1)
    driver.cancel()
    await asyncio.wait({driver})
    assert table.changes <= changes + 1


def test_the_longest_games_do_not_reach_the_end() -> None:
    """Six players who take any move at all, with knocking, need half of it."""
    game = RandomGame(load("continental+knock"), 6, seed=1)
    inputs = 0
    while not game.is_over:
        game.step()
        inputs += 1
    assert inputs * 2 < LONGEST_LOG
