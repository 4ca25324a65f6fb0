"""Many tables that want hints all the time, and one whose bots want to play."""

import asyncio
import statistics
import time
from collections.abc import Callable

from dizaine.rulebooks.library import load_any
from dizaine.table import messages as m
from dizaine.table.house import House
from dizaine.table.refused import CommandRefused
from dizaine.table.roster import BUILT_IN_BOTS
from dizaine.table.settings import settings_for
from dizaine.table.table import Table
from dizaine.table.thinking_pool import ThinkingPool
from tests.sizes import SOAKING
from tests.table.memory_store import MemoryStore
from tests.table.tabletop import match_of

SLOWER = 2.0
"""How much longer a bot may take while others ask for hints."""


async def new_table(house: House, players: int, bot: str) -> Table:
    settings = settings_for(load_any("classic"), players=players, bot=bot)
    table, _ = await Table.open_new(MemoryStore(), "ABCDE", settings, "Ann", house=house)
    return table


async def ask_on_and_on(house: House, found: list[str]) -> None:
    """Two people of whom whoever is asked wants three hints for each position, and follows them."""
    while True:
        table = await new_table(house, 2, "greedy")
        await table.take_seat("Ben")
        await table.command(0, m.Start(id="start"))
        while table.stage != "over":
            asked = match_of(table).game.asked
            hints = await asyncio.gather(*(table.hint(asked) for _ in range(3)))
            found.append(hints[0].move)
            await table.command(asked, m.Play(id=f"{table.seq}", move=hints[0].move))


async def bot_times(house: House, moves: int) -> list[float]:
    """How long each of so many moves of expert bots takes."""
    times: list[float] = []
    while len(times) < moves:
        table = await new_table(house, 3, "expert")
        await table.command(0, m.Start(id="start"))
        while table.stage != "over" and len(times) < moves:
            begun = time.perf_counter()
            assert await table.play_bot(match_of(table).game.asked) is None
            times.append(time.perf_counter() - begun)
    return times


async def test_hints_for_others_slow_bots_at_most_twice(size: Callable[[int, int], int]) -> None:
    """All bots' moves are there, and hints are found as well; how long it takes is only measured in `make soak`."""
    moves, askers = size(10, 400), size(20, 90)
    pool = ThinkingPool(BUILT_IN_BOTS)
    house = House(thinking=pool)
    found: list[str] = []
    try:
        await bot_times(house, 5)  # the process runs
        alone = await bot_times(house, moves)
        asking = [asyncio.create_task(ask_on_and_on(house, found)) for _ in range(askers)]
        while pool.waiting < askers - 4:
            await asyncio.sleep(0.01)
        beside = await bot_times(house, moves)
        while not found:
            await asyncio.sleep(0.01)
        assert pool.waiting <= askers, "one hint for each table, whoever asks"
        for task in asking:
            task.cancel()
        outcomes = await asyncio.gather(*asking, return_exceptions=True)
    finally:
        await pool.close()
    assert all(isinstance(outcome, asyncio.CancelledError | CommandRefused) for outcome in outcomes)
    print(f"a bot's move: {statistics.mean(alone) * 1000:.1f} ms alone, {statistics.mean(beside) * 1000:.1f} ms beside")
    if SOAKING:
        assert statistics.mean(beside) <= SLOWER * statistics.mean(alone)
