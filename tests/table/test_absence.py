"""People who are away: bots play for them, they get their seats back at once, and a table needs no host to go on."""

import asyncio
from collections.abc import Callable

import pytest

from dizaine.table import messages as m
from dizaine.table.acting_host import acting_host, name_acting_host
from dizaine.table.house import House
from dizaine.table.log import AnyEntry, HostActing, Moved, PatienceSet, Returned, StoodIn
from dizaine.table.patience import PATIENCE
from dizaine.table.store import StoreError
from dizaine.table.table import Table
from dizaine.table.tables import Tables
from dizaine.table.waits import Waits
from tests.table.greedy import greedy_move
from tests.table.memory_store import MemoryStore
from tests.table.tabletop import match_of, open_table, play, refused, started_table
from tests.table.test_driver import driven

QUICK = House(waits=Waits(asleep=0.05, host=0.05, patience={**PATIENCE, "usual": 0.02}))


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not holds():
            await asyncio.sleep(0.002)


def log(table: Table, store: MemoryStore) -> list[AnyEntry]:
    return [line.entry for line in store.tables[table.id].lines]


def asked(table: Table) -> int:
    return match_of(table).game.asked


async def play_until_asked(table: Table, seat: int) -> None:
    while asked(table) != seat:
        await play(table, 1)


async def waiting_for_ben(store: MemoryStore, house: House = QUICK, edition: str = "classic") -> Table:
    """Ann is here, Ben is away, and it is his turn."""
    table = await started_table(store, edition, players=2, people=2, house=house)
    await play_until_asked(table, 1)
    table.arrive(0)
    return table


async def test_by_default_a_bot_plays_for_somebody_who_is_away(store: MemoryStore) -> None:
    """At the pace without any clock."""
    table = await waiting_for_ben(store)
    async with driven(table):
        await until(lambda: asked(table) == 0)
    stood_in = next(number for number, entry in enumerate(log(table, store)) if isinstance(entry, StoodIn))
    assert log(table, store)[stood_in] == StoodIn(seat=1, bot="steady")
    moves = log(table, store)[stood_in + 1 :]
    assert len(moves) >= 2, "it plays the whole turn"
    assert all(isinstance(move, Moved) and (move.seat, move.by) == (1, "steady") for move in moves)


async def test_old_and_new_tables_wait_45_seconds(store: MemoryStore) -> None:
    table = await waiting_for_ben(store, House())
    assert table.info().patience == "usual"
    async with driven(table):
        await until(lambda: table.info().deadline > 0)
        assert 44 < table.info().deadline <= 45


@pytest.mark.parametrize(("patience", "seconds"), [("now", 3), ("soon", 15), ("later", 120), ("never", 0)])
async def test_the_host_chooses_the_patience(store: MemoryStore, patience: str, seconds: float) -> None:
    table = await waiting_for_ben(store, House())
    assert await refused(table.command(1, m.SetPatience(id="p", patience=patience))) == ("host-only", "")
    await table.command(0, m.SetPatience(id="p", patience=patience))
    assert log(table, store)[-1] == PatienceSet(patience=patience)
    again = await Table.load(store, table.id)
    assert again is not None
    again.arrive(0)
    assert again.info().patience == patience
    async with driven(again):
        await asyncio.sleep(0.02)
        assert round(again.info().deadline) == seconds


async def test_an_unknown_patience_is_refused(store: MemoryStore) -> None:
    table = await open_table(store)
    assert await refused(table.command(0, m.SetPatience(id="p", patience="soonish"))) == ("no-such-patience", "")


async def test_nobody_waits_longer_for_the_absent_than_for_those_who_are_here(store: MemoryStore) -> None:
    table = await open_table(store, players=2, people=2, pace="brisk")
    await table.command(0, m.SetPatience(id="p", patience="never"))
    await table.command(0, m.Start(id="s"))
    await play_until_asked(table, 1)
    table.arrive(0)
    async with driven(table):
        await until(lambda: table.info().deadline > 0)
        assert table.info().deadline <= 30


async def test_the_seat_is_theirs_again_in_the_middle_of_the_turn(store: MemoryStore) -> None:
    table = await waiting_for_ben(store)
    await table.play_bot(1, stands_in=True)
    assert (asked(table), table.info().seats[1].bot) == (1, "steady"), "drawn, and still to discard"
    table.arrive(1)
    assert table.info().seats[1].bot == ""
    await table.come_back(1)
    assert log(table, store)[-1] == Returned(seat=1)
    updates = await table.updates(table.seq - 1, 0)
    assert updates is not None
    assert updates[0].events == [{"event": "Returned", "seat": 1}]
    seq = table.seq
    await table.come_back(1)
    assert table.seq == seq, "told once"
    await table.command(1, m.Play(id="x", move=str(greedy_move(match_of(table).game.view(1)))))


async def test_a_stand_in_survives_a_restart_and_so_does_the_return(store: MemoryStore) -> None:
    table = await waiting_for_ben(store)
    await table.play_bot(1, stands_in=True)
    again = await Table.load(store, table.id)
    assert again is not None
    assert again.seating.seats[1] == table.seating.seats[1]
    assert again.info().seats[1].bot == "steady"
    again.arrive(1)
    await again.come_back(1)
    once_more = await Table.load(store, table.id)
    assert once_more is not None
    assert once_more.info().seats[1].bot == ""


async def test_a_stand_in_that_could_not_be_stored_is_none(store: MemoryStore) -> None:
    table = await waiting_for_ben(store)
    seq = table.seq
    store.failing = True
    with pytest.raises(StoreError):
        await table.play_bot(1, stands_in=True)
    assert (table.seq, table.info().seats[1].bot) == (seq, "")
    store.failing = False
    await table.play_bot(1, stands_in=True)
    assert [type(entry) for entry in log(table, store)[-2:]] == [StoodIn, Moved]


async def test_whoever_comes_back_while_the_stand_in_is_being_written_has_the_seat(store: MemoryStore) -> None:
    table = await waiting_for_ben(store)
    store.open_gate.clear()
    store.waiting.clear()
    bot = asyncio.create_task(table.play_bot(1, stands_in=True))
    await store.waiting.wait()
    table.arrive(1)
    coming = asyncio.create_task(table.come_back(1))
    store.open_gate.set()
    await bot
    await coming
    await table.come_back(1)
    assert not table.seating.seats[1].played_by_bot
    assert log(table, store)[-1] == Returned(seat=1)


async def test_those_who_return_are_told_what_the_bot_did_until_their_next_move(store: MemoryStore) -> None:
    table = await waiting_for_ben(store)
    await table.play_bot(1, stands_in=True)
    while asked(table) == 1:
        await table.play_bot(1)
    assert (await table.welcome(0)).meanwhile == []
    assert (await table.welcome(None)).meanwhile == []
    told = (await table.welcome(1)).meanwhile
    assert {event["seat"] for event in told} == {1}
    assert [event["event"] for event in told][-1] == "CardDiscarded"
    drawn = next(event for event in told if event["event"] in ("CardDrawn", "CardTaken"))
    assert drawn["card"] != "?", "it is their own card"
    await play_until_asked(table, 1)
    assert (await table.welcome(1)).meanwhile == told
    await play(table, 1)
    assert (await table.welcome(1)).meanwhile == []


async def test_a_link_of_the_host_tells_nothing_from_before_its_deal(store: MemoryStore) -> None:
    """Whoever has the new link is perhaps not the person whose cards the bot played."""
    table = await waiting_for_ben(store, edition="express+phases=3")
    link = (await table.command(0, m.NewLink(id="l", seat=1))).link
    before = table.round
    await table.play_bot(1, stands_in=True)
    while table.round == before:
        seat = asked(table)
        await table.play_bot(seat, stands_in=seat == 0)
        table.arrive(0)
    assert table.seat_of(link) == 1
    held_since = table.seating.seats[1].held_since
    assert held_since == table.seq or held_since == table.seq - 1
    assert (await table.welcome(1)).meanwhile == []


async def test_a_screen_that_stays_off_is_told_and_played_for(store: MemoryStore) -> None:
    table = await waiting_for_ben(store)
    table.arrive(1)
    seen: list[tuple[bool, bool, int]] = []

    def note() -> None:
        ben = table.info().seats[1]
        seen.append((ben.here, ben.asleep, ben.devices))

    table.listen(note)
    async with driven(table):
        table.hide(1, True)
        table.leave(1, hidden=True, lost=True)
        await until(lambda: table.info().seats[1].bot == "steady")
    assert seen.index((True, True, 1)) < seen.index((True, True, 0)) < seen.index((False, False, 0))
    table.arrive(1, hidden=True)
    assert table.info().seats[1].bot == "steady", "nobody looks"
    table.hide(1, False)
    assert table.info().seats[1].bot == ""


class TestHost:
    async def test_the_next_person_who_is_here_acts_as_host(self, store: MemoryStore) -> None:
        table = await open_table(store, players=4, people=4, house=QUICK)
        table.arrive(2)
        table.arrive(3)
        assert await refused(table.command(2, m.Start(id="s"))) == ("host-only", "")
        async with driven(table):
            await until(lambda: table.seating.is_host(2))
            assert log(table, store)[-1] == HostActing(seat=2)
            assert [seat.host for seat in table.info().seats] == [False, False, True, False]
            assert await refused(table.command(3, m.Start(id="s"))) == ("host-only", "")
            assert await refused(table.command(2, m.FreeSeat(id="f", seat=0))) == ("host-stays", "")
            await table.command(2, m.Start(id="s"))
            table.arrive(0)
            assert table.seating.is_host(0), "at once"
            await until(lambda: log(table, store)[-1] == HostActing(seat=-1))
            assert [seat.host for seat in table.info().seats] == [True, False, False, False]

    async def test_also_in_a_game_and_after_a_restart(self, store: MemoryStore) -> None:
        table = await started_table(store, players=3, people=3, house=QUICK)
        table.arrive(1)
        async with driven(table):
            await until(lambda: table.seating.is_host(1))
        again = await Table.load(store, table.id, house=QUICK)
        assert again is not None
        assert again.seating.is_host(1)
        again.arrive(2)
        async with driven(again):
            await until(lambda: again.seating.is_host(2))

    async def test_a_host_who_is_here_or_was_a_moment_ago_stays_the_host(self, store: MemoryStore) -> None:
        table = await open_table(store, people=2, house=House())
        table.arrive(1)
        async with driven(table):
            await asyncio.sleep(0.02)
            assert table.seating.is_host(0)
        away = table.seating.presence.away_since(0)
        assert away is not None
        assert acting_host(table.seating, away + 44.9) == (-1, away + 45)
        assert acting_host(table.seating, away + 45) == (1, None)
        table.arrive(0)
        assert acting_host(table.seating, away + 1000) == (-1, None)

    async def test_an_acting_host_passes_on_only_that(self, store: MemoryStore) -> None:
        table = await open_table(store, people=3, house=QUICK)
        table.arrive(1)
        table.arrive(2)
        await name_acting_host(table, 1)
        await table.command(1, m.PassHost(id="p", seat=2))
        assert table.seating.is_host(2)
        table.arrive(0)
        assert table.seating.is_host(0)

    async def test_whoever_takes_the_seat_of_an_acting_host_is_none(self, store: MemoryStore) -> None:
        table = await open_table(store, people=3, house=QUICK)
        await name_acting_host(table, 1)
        table.arrive(0)
        await table.command(0, m.FreeSeat(id="f", seat=1))
        table.leave(0)
        await table.take_seat("Eve")
        assert table.seating.seats[1].name == "Eve"
        assert table.seating.is_host(0)

    async def test_the_next_table_can_be_opened_without_the_host(self, store: MemoryStore) -> None:
        tables = Tables(store, QUICK)
        table = await started_table(store, "express+phases=1", players=2, people=2, house=QUICK)
        await play(table)
        assert await refused(tables.rematch(table, 1, m.Rematch(id="r"))) == ("host-only", "")
        table.arrive(1)
        await name_acting_host(table, 1)
        await tables.rematch(table, 1, m.Rematch(id="r"))
        assert table.rematch
