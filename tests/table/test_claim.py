"""A discard can be claimed for a while before a bot draws, and a little longer if somebody considers it (V3)."""

import asyncio

import pytest

from dizaine.table import messages as m
from dizaine.table.claim import Claim
from dizaine.table.pace import Pace
from dizaine.table.table import Table
from tests.table.conftest import Paces
from tests.table.memory_store import MemoryStore
from tests.table.tabletop import match_of, open_table, play
from tests.table.test_driver import claim, driven, last_line, started, table_with_claim, until

pytestmark = pytest.mark.rule("V3")


async def test_everybody_sees_the_time_run_down(store: MemoryStore, pace: Paces) -> None:
    pace(Pace(None, 0.4, 0.01))
    table = await table_with_claim(store)
    following = claim(table)[1]
    assert table.info().claim == 0
    async with driven(table):
        await until(table, lambda: table.info().claim > 0)
        assert table.info().claim <= 0.4
        assert table.info().deadline == 0
        await until(table, lambda: last_line(table) != f"{following}: close" and claim(table)[0] == 0)
        assert table.info().claim == 0


async def test_considering_adds_time_once(store: MemoryStore, pace: Paces) -> None:
    pace(Pace(None, 60, 0.01))
    table = await table_with_claim(store)
    async with driven(table):
        await until(table, lambda: table.info().claim > 0)
        table.consider(1)  # a bot that may not claim
        table.consider(0)
        await until(table, lambda: table.info().claim > 61)
        assert table.info().claim <= 65
        end = table.claim.until
        changes = table.changes
        for _ in range(5):
            table.consider(0)
        assert table.changes == changes, "nobody is disturbed again"
        await asyncio.sleep(0.02)
        assert table.claim.until == end
        await table.command(0, m.Play(id="k", move="knock"))
        await until(table, lambda: table.info().claim == 0)


async def test_a_claim_lasts_as_long_as_it_says(store: MemoryStore, pace: Paces) -> None:
    pace(Pace(None, 0.1, 0.01))
    table = await table_with_claim(store)
    table.claim._extra = 0.15
    loop = asyncio.get_running_loop()
    following, begin = claim(table)[1], loop.time()
    closed: list[float] = []

    def note() -> None:
        if not closed and last_line(table) == f"{following}: close":
            closed.append(loop.time() - begin)

    table.listen(note)
    async with driven(table):
        table.consider(0)
        await until(table, lambda: bool(closed))
    assert 0.24 < closed[0] < 5


async def test_others_who_pass_do_not_start_it_again(store: MemoryStore, pace: Paces) -> None:
    pace(Pace(None, 60, 0.01))
    table = await started(store, "continental+knock", players=4, people=3)
    for seat in (0, 1, 2):
        table.arrive(seat)
    while claim(table) not in ((0b011, 3), (0b101, 3), (0b110, 3), (0b111, 3)):
        await play(table, 1)
    async with driven(table):
        await until(table, lambda: table.claim.until > 0)
        end = table.claim.until
        first = match_of(table).game.claimants[0]
        await asyncio.sleep(0.1)
        await table.command(first, m.Play(id="p", move="pass"))
        await asyncio.sleep(0.02)
        assert table.claim.until == end


async def test_before_a_person_nothing_is_added(store: MemoryStore) -> None:
    table = await claim_before_a_person(store)
    async with driven(table):
        await until(table, lambda: table.info().deadline > 0)
        changes = table.changes
        table.consider(match_of(table).game.claimants[0])
        await asyncio.sleep(0.02)
        assert (table.info().claim, table.changes, claim(table)[0] > 0) == (0, changes, True)


async def claim_before_a_person(store: MemoryStore) -> Table:
    table = await started(store, "continental+knock", players=3, people=3)
    for seat in (0, 1, 2):
        table.arrive(seat)
    while claim(table)[0] == 0:
        await play(table, 1)
    return table


async def test_where_nothing_can_be_claimed_considering_means_nothing(store: MemoryStore) -> None:
    table = await open_table(store)
    table.consider(0)
    await table.command(0, m.Start(id="s"))
    changes = table.changes
    table.consider(0)
    table.consider(2)
    assert table.changes == changes


def test_each_discard_can_be_considered_once() -> None:
    claimed = Claim(5)
    assert not claimed.consider()
    claimed.note(True)
    assert (claimed.consider(), claimed.extra, claimed.consider()) == (True, 5, False)
    claimed.note(True)  # somebody passed
    assert (claimed.number, claimed.consider()) == (1, False)
    claimed.note(False)
    claimed.note(True)
    assert (claimed.number, claimed.extra, claimed.consider()) == (2, 0, True)
