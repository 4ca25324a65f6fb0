"""Clients that are gone, asleep or cut off, and their return, through a real server."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager

import pytest

from dizaine.faces.server.heartbeats import Pulse
from dizaine.table import messages as m
from dizaine.table.house import House
from dizaine.table.patience import PATIENCE
from dizaine.table.waits import Waits
from tests.faces.server.running import RunningServer, running
from tests.faces.server.talking import Invitation, Talker, new_id, open_table, sit_down, talking, wire_to

QUICK = House(waits=Waits(asleep=0.4, host=0.1, patience={**PATIENCE, "usual": 0.05, "later": 60}))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    pulse = Pulse(beat=0.2, ping=0.1, pong=2)  # a busy computer answers late
    with running(tmp_path_factory.mktemp("server") / "tables.sqlite3", house=QUICK, pulse=pulse) as started:
        yield started


@asynccontextmanager
async def page(server: RunningServer, to: Invitation, **more: bool) -> AsyncIterator[Talker]:
    """A connection like that of the page."""
    async with wire_to(server) as talker:
        await talker.say(m.Hello(version=m.VERSION, code=to.code, token=to.token, beats=True, **more))
        await talker.hear_a(m.Welcome)
        yield talker


async def hear_of(talker: Talker, holds: Callable[[m.SeatInfo], bool], seat: int = 1) -> m.SeatInfo:
    """Listen until a seat looks like this."""
    while True:
        message = await talker.hear()
        if isinstance(message, m.Presence | m.Update) and holds(message.table.seats[seat]):
            return message.table.seats[seat]


async def ann_and_ben(server: RunningServer, **wishes: object) -> tuple[Invitation, Invitation]:
    table = await open_table(server, seats=2, pace="off", **wishes)
    return table, await sit_down(server, table.code, "Ben")


def test_both_sides_notice_a_lost_connection_within_five_seconds() -> None:
    usual = Pulse()
    assert usual.ping + usual.pong < 5
    assert usual.beat < 4.5, "the silence after which the page gives up"


async def test_a_dead_network_is_noticed(server: RunningServer) -> None:
    """Nothing arrives any more, and nothing says so: no pong, no closing frame."""
    table, place = await ann_and_ben(server)
    async with talking(server, table) as ann, page(server, place) as ben:
        assert (await hear_of(ann, lambda seat: seat.here)).devices == 1
        ben.wire.transport.pause_reading()
        away = await hear_of(ann, lambda seat: not seat.here)
        assert (away.asleep, away.devices) == (False, 0)
        ben.wire.transport.abort()  # it would wait for an answer to its closing frame


async def test_programs_may_be_busy_for_longer(server: RunningServer) -> None:
    table, place = await ann_and_ben(server)
    async with talking(server, table) as ann, talking(server, place) as ben:
        await hear_of(ann, lambda seat: seat.here)
        ben.wire.transport.pause_reading()
        try:
            assert not [message for message in await ann.silence(2.5) if isinstance(message, m.Presence)]
        finally:
            ben.wire.transport.resume_reading()  # it would wait for ever for an answer to its closing frame


async def test_silence_is_filled_with_beats_for_those_who_ask(server: RunningServer) -> None:
    table, place = await ann_and_ben(server)
    async with page(server, table) as ann, talking(server, place) as ben:
        await hear_of(ann, lambda seat: seat.here)
        for _ in range(3):
            await ann.hear_a(m.Beat)
        assert not [message for message in await ben.silence(0.4) if isinstance(message, m.Beat)]


async def test_a_closed_tab_is_away_at_once_even_if_it_was_hidden(server: RunningServer) -> None:
    table, place = await ann_and_ben(server)
    async with talking(server, table) as ann:
        async with page(server, place) as ben:
            await ben.say(m.Hidden(hidden=True))
            assert (await hear_of(ann, lambda seat: seat.asleep)).here
        away = await hear_of(ann, lambda seat: seat.devices == 0)
        assert (away.here, away.asleep) == (False, False)


async def test_a_phone_that_is_laid_aside_sleeps_first(server: RunningServer) -> None:
    table, place = await ann_and_ben(server)
    async with talking(server, table) as ann:
        async with page(server, place) as ben:
            await ben.say(m.Hidden(hidden=True))
            await hear_of(ann, lambda seat: seat.asleep)
            ben.wire.transport.abort()
            asleep = await hear_of(ann, lambda seat: seat.devices == 0)
            assert (asleep.here, asleep.asleep) == (True, True)
        away = await hear_of(ann, lambda seat: not seat.here)
        assert not away.asleep


async def test_the_seat_is_theirs_again_and_they_hear_what_the_bot_did(server: RunningServer) -> None:
    table, place = await ann_and_ben(server)
    async with talking(server, table) as ann:
        async with page(server, place) as ben:
            await ann.done(m.Start(id=new_id()))
            while ann.view.asked != 1:
                await ann.done(m.Play(id=new_id(), move=ann.view.moves[-1]))
            seen = (await ben.hear_a(m.Update)).seq
        await hear_of(ann, lambda seat: seat.bot == "steady")
        stood_in = [event for update in ann.updates for event in update.events if event["event"] == "StoodIn"]
        assert stood_in == [{"event": "StoodIn", "seat": 1, "bot": "steady"}]
        while ann.view.asked == 1:
            await ann.hear()
        async with wire_to(server) as back:
            await back.say(m.Hello(version=m.VERSION, code=place.code, token=place.token, since=seen))
            welcome = await back.hear_a(m.Welcome)
            assert (welcome.seq, welcome.table.seats[1].bot) == (seen, "")
            assert welcome.meanwhile[0]["event"] in ("CardDrawn", "CardTaken")
            assert "HandDealt" not in {event["event"] for event in welcome.meanwhile}
            assert {event["seat"] for event in welcome.meanwhile} == {1}
            await hear_of(ann, lambda seat: not seat.bot)
            while not any(event["event"] == "Returned" for update in ann.updates for event in update.events):
                await ann.hear()
            while ann.view.asked == 0:
                await ann.done(m.Play(id=new_id(), move=ann.view.moves[-1]))
            while not back.updates or back.updates[-1].seq < ann.updates[-1].seq:
                await back.hear()
            await back.done(m.Play(id=new_id(), move=back.view.moves[0]))
            async with wire_to(server) as tablet:
                await tablet.say(m.Hello(version=m.VERSION, code=place.code, token=place.token))
                assert (await tablet.hear_a(m.Welcome)).meanwhile == []


async def test_a_table_whose_host_is_away_can_be_started(server: RunningServer) -> None:
    table, place = await ann_and_ben(server)
    async with talking(server, place) as ben:
        await hear_of(ben, lambda seat: seat.host)
        await ben.done(m.Start(id=new_id()))
        async with talking(server, table) as ann:
            welcome = next(message for message in ann.heard if isinstance(message, m.Welcome))
            assert [seat.host for seat in welcome.table.seats] == [True, False]
            assert (await ben.refused(m.SetPatience(id=new_id(), patience="now"))).reason == "host-only"
