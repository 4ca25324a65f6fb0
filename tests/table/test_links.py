"""Links that a host makes for somebody else: they open no hand that is already dealt."""

import asyncio
from collections.abc import Callable

import pytest

from dizaine.table import messages as m
from dizaine.table.driver import Driver
from dizaine.table.house import House
from dizaine.table.store import Store
from dizaine.table.table import Table
from dizaine.table.tables import Tables
from dizaine.table.waits import Waits
from tests.table.memory_store import MemoryStore
from tests.table.tabletop import SHORT, open_table, play, refused, started_table


async def at_a_table(store: Store, edition: str = SHORT) -> tuple[Table, str]:
    """Ann is the host, Ben has a link, a bot sits with them, and the game has begun."""
    table = await open_table(store, edition, players=3)
    _, link = await table.take_seat("Ben")
    await table.command(0, m.Start(id="start"))
    return table, link


async def next_round(table: Table) -> None:
    """Play until the next deal, or to the end."""
    before = round_of(table)
    while round_of(table) == before and table.stage != "over":
        await play(table, 1)


def round_of(table: Table) -> int:
    assert table.match is not None
    return table.match.round


async def loaded(store: Store, table: Table) -> Table:
    again = await Table.load(store, table.id)
    assert again is not None
    return again


class TestNextDeal:
    @pytest.mark.parametrize("edition", [SHORT, "dice"])
    async def test_a_link_for_somebody_else_waits_for_the_next_deal(self, store: MemoryStore, edition: str) -> None:
        table, old = await at_a_table(store, edition)
        done = await table.command(0, m.NewLink(id="new", seat=1))
        while round_of(table) == 1:
            for one in (table, await loaded(store, table)):
                assert (one.seat_of(old), one.seat_of(done.link)) == (1, None)
                assert one.seating.waiting(done.link) == "granted"
            await play(table, 1)
        for one in (table, await loaded(store, table)):
            assert (one.seat_of(old), one.seat_of(done.link)) == (None, 1)
            assert not one.seating.waiting(done.link)

    async def test_everybody_is_told(self, store: MemoryStore) -> None:
        table, _ = await at_a_table(store)
        seq = table.seq
        await table.command(0, m.NewLink(id="new", seat=1))
        for seat in (None, 0, 1, 2):
            updates = await table.updates(seq, seat)
            assert updates is not None
            assert updates[0].events == [{"event": "LinkRenewed", "seat": 1, "round": 2}]

    async def test_the_new_owner_hears_nothing_of_the_rounds_before(self, store: MemoryStore) -> None:
        """The cards that were dealt to a seat and drawn on it are in its earlier updates, not all of them public."""
        table, _ = await at_a_table(store)
        start = table.seq
        await table.command(0, m.NewLink(id="new", seat=1))
        await next_round(table)
        deal = table.seq
        await play(table, 1)
        for one in (table, await loaded(store, table)):
            for since in (-1, 0, start, deal - 1):
                assert await one.updates(since, 1) is None
        assert await table.updates(start, 0) is not None
        later = await table.updates(deal, 1)
        assert later is not None
        assert [update.seq for update in later] == [deal + 1]

    async def test_after_the_game_nothing_is_hidden(self, store: MemoryStore) -> None:
        table, old = await at_a_table(store, "express+phases=1")
        first = (await table.command(0, m.NewLink(id="first", seat=1))).link
        await play(table)
        assert (table.stage, table.seat_of(first), table.seat_of(old)) == ("over", 1, None)
        second = (await table.command(0, m.NewLink(id="second", seat=1))).link
        for one in (table, await loaded(store, table)):
            assert (one.seat_of(second), one.seat_of(first)) == (1, None)

    async def test_a_link_of_the_last_round_opens_the_next_table(self, store: MemoryStore) -> None:
        tables = Tables(store)
        table, _ = await at_a_table(store, "express+phases=1")
        done = await table.command(0, m.NewLink(id="new", seat=1))
        await play(table)
        await tables.rematch(table, 0, m.Rematch(id="again"))
        following = await tables.find(table.rematch)
        assert following is not None
        assert following.seat_of(done.link) == 1


class TestSeveralLinks:
    async def test_the_last_one_of_a_round_counts(self, store: MemoryStore) -> None:
        table, old = await at_a_table(store)
        links = [(await table.command(0, m.NewLink(id=f"{number}", seat=1))).link for number in range(3)]
        assert [table.seating.waiting(link) for link in links] == ["", "", "granted"]
        await next_round(table)
        for one in (table, await loaded(store, table)):
            assert [one.seat_of(link) for link in (old, *links)] == [None, None, None, 1]

    async def test_one_in_each_round(self, store: MemoryStore) -> None:
        table, old = await at_a_table(store, "classic")
        first = (await table.command(0, m.NewLink(id="1", seat=1))).link
        await next_round(table)
        second = (await table.command(0, m.NewLink(id="2", seat=1))).link
        for one in (table, await loaded(store, table)):
            assert [one.seat_of(link) for link in (old, first, second)] == [None, 1, None]
        await next_round(table)
        for one in (table, await loaded(store, table)):
            assert [one.seat_of(link) for link in (old, first, second)] == [None, None, 1]

    async def test_people_who_are_there_keep_their_seat(self, store: MemoryStore) -> None:
        """Whoever renews the own link cancels the one that the host has made."""
        table, old = await at_a_table(store)
        stolen = (await table.command(0, m.NewLink(id="1", seat=1))).link
        own = (await table.command(1, m.NewLink(id="2", seat=1))).link
        for _ in range(2):
            for one in (table, await loaded(store, table)):
                assert [one.seat_of(link) for link in (old, stolen, own)] == [None, None, 1]
                assert not one.seating.waiting(stolen)
            await next_round(table)
        assert (await refused(table.command(1, m.NewLink(id="3", seat=0))))[0] == "host-only"
        assert (await refused(table.command(1, m.NewLink(id="4", seat=2))))[0] == "host-only"

    async def test_nothing_is_left_of_it_where_a_bot_sits_down(self, store: MemoryStore) -> None:
        table, old = await at_a_table(store)
        link = (await table.command(0, m.NewLink(id="1", seat=1))).link
        await table.command(0, m.FreeSeat(id="2", seat=1))
        for _ in range(2):
            for one in (table, await loaded(store, table)):
                assert [one.seat_of(token) for token in (old, link)] == [None, None]
                assert not one.seating.waiting(link)
            await next_round(table)


class TestLostSeat:
    async def test_a_request_that_waited_is_refused(self, store: MemoryStore) -> None:
        """Whoever asked just before the deal is answered after it, when the seat belongs to somebody else."""
        table, old = await at_a_table(store, "classic")
        await table.command(0, m.NewLink(id="1", seat=1))
        assert (await refused(table.command(1, m.Play(id="2", move="hop"), old)))[0] == "notation"
        await next_round(table)
        seq = table.seq
        for request in (
            table.command(1, m.Play(id="3", move="draw"), old),
            table.command(1, m.NewLink(id="4", seat=1), old),
            table.ask(1, "draw", old),
            table.hint(1, old),
        ):
            assert (await refused(request))[0] == "seat-lost"
        assert table.seq == seq


class TestAbsence:
    async def test_a_table_does_not_wait_for_a_link_that_waits_for_the_table(self, store: MemoryStore) -> None:
        """With that patience it would wait for Ben for ever, and he would wait for the next deal."""
        house = House(waits=Waits(lost_link=0))
        table = await started_table(store, players=2, people=2, house=house)
        await table.command(0, m.SetPatience(id="p", patience="never"))
        table.arrive(0)
        while (await asked(table)) != 1:
            await play(table, 1)
        running = asyncio.create_task(Driver(table).run())
        try:
            before = table.line_count
            await asyncio.sleep(0.05)
            assert table.line_count == before
            await table.command(0, m.NewLink(id="new", seat=1))
            await until(lambda: table.line_count > before)
            assert table.seating.seats[1].standing_in
        finally:
            running.cancel()


async def asked(table: Table) -> int:
    view = await table.asked_view()
    assert view is not None
    return int(view.seat)


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not condition():
            await asyncio.sleep(0.005)
