"""Limits that protect others: rates, sizes, slow and flooding clients."""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import httpx2
import pytest
from websockets.asyncio.client import connect

from dizaine.faces.server.buckets import MOST_ADDRESSES, Bucket, Buckets, address_key
from dizaine.faces.server.limits import LOOSE, Limits, NoLimit, Rate, names, with_settings
from dizaine.table import messages as m
from tests.faces.server.running import RunningServer, running
from tests.faces.server.talking import Talker, new_id, open_table, talking, wire_to

TIGHT = replace(
    LOOSE,
    openings=Rate(3, 0.01),
    joins=Rate(2, 0.01),
    lookups=Rate(30, 5),
    emotes=Rate(2, 0.01),
    connections_of_address=4,
    waiting=8,
    hello_seconds=0.3,
    send_seconds=0.5,
    body_seconds=0.3,
)


class Clock:
    """A clock that only moves when a test moves it."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class TestBuckets:
    def test_a_burst_and_then_so_many_a_second(self) -> None:
        clock = Clock()
        bucket = Bucket(Rate(3, 2), clock)
        assert [bucket.take() for _ in range(4)] == [True, True, True, False]
        assert bucket.wait == pytest.approx(0.5)
        clock.now += 0.5
        assert [bucket.take() for _ in range(2)] == [True, False]
        clock.now += 100
        assert bucket.full
        assert [bucket.take() for _ in range(4)] == [True, True, True, False]

    def test_each_address_has_its_own(self) -> None:
        buckets = Buckets(Rate(1, 0.1), Clock())
        assert buckets.of("a").take()
        assert not buckets.of("a").take()
        assert buckets.of("b").take()

    def test_addresses_are_forgotten_before_they_are_too_many(self) -> None:
        clock = Clock()
        buckets = Buckets(Rate(1, 0.1), clock)
        for number in range(MOST_ADDRESSES):
            buckets.of(str(number)).take()
        assert not buckets.of("0").take()
        buckets.of("one more")
        assert buckets.of("0").take()  # the oldest was dropped
        assert not buckets.of(str(MOST_ADDRESSES - 1)).take()

    @pytest.mark.parametrize(
        ("one", "other", "same"),
        [
            ("10.0.0.1", "10.0.0.2", False),
            ("::ffff:10.0.0.1", "10.0.0.1", True),
            ("2001:db8::1", "2001:db8::ffff:1", True),
            ("2001:db8:0:1::1", "2001:db8:0:2::1", False),
            ("fe80::1%eth0", "fe80::2", True),
            ("testclient", "testclient", True),
        ],
    )
    def test_who_counts_as_one(self, one: str, other: str, same: bool) -> None:
        assert (address_key(one) == address_key(other)) is same


@pytest.fixture
def tight(tmp_path: Path) -> Iterator[RunningServer]:
    with running(tmp_path / "tables.sqlite3", TIGHT) as started:
        yield started


async def test_opening_and_joining_are_limited(tight: RunningServer) -> None:
    async with httpx2.AsyncClient(base_url=tight.url) as http:
        wish = {"name": "Ann", "seats": 6, "edition": "classic"}
        answers = [await http.post("/api/1/tables", json=wish) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
        assert answers[3].json() == {"reason": "too-many-requests"}
        assert 1 <= int(answers[3].headers["retry-after"]) <= 100
        path = f"/api/1/tables/{answers[0].json()['code']}/seats"
        joins = [await http.post(path, json={"name": name}) for name in ("Ben", "Cleo", "Dora")]
        assert [answer.status_code for answer in joins] == [201, 201, 429]
        looks = [await http.get("/api/1/tables/12345") for _ in range(40)]
        assert {answer.status_code for answer in looks} == {404, 429}
        assert (await http.get("/health")).status_code == 200


async def test_connections_of_one_address_are_limited(tight: RunningServer) -> None:
    table = await open_table(tight)
    async with talking(tight, table), talking(tight, table), talking(tight, table):
        async with talking(tight, table), wire_to(tight) as one_too_many:
            assert await one_too_many.goodbye() == "too-many"
            assert one_too_many.wire.close_code == 1013
        while tight.hall.gauges["connections"] > 3:
            await asyncio.sleep(0.01)
        async with talking(tight, table):
            pass


async def test_a_silent_connection_is_closed(tight: RunningServer) -> None:
    async with wire_to(tight) as silent:
        assert await silent.goodbye() == "no-hello"


async def test_a_body_that_does_not_come(tight: RunningServer) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", tight.port)
    writer.write(b"POST /api/1/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{")
    answer = await asyncio.wait_for(reader.readuntil(b"}"), 5)
    writer.close()
    assert answer.startswith(b"HTTP/1.1 400")
    assert answer.endswith(b'{"reason":"too-slow"}')


async def test_emotes_are_limited(tight: RunningServer) -> None:
    table = await open_table(tight)
    async with talking(tight, table) as ann:
        for _ in range(2):
            await ann.done(m.Emote(id=new_id(), emote="wow"))
        assert (await ann.refused(m.Emote(id=new_id(), emote="wow"))).reason == "too-fast"


async def test_a_fast_sender_is_slowed_down(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite3", replace(LOOSE, commands=Rate(5, 20))) as server:
        table = await open_table(server)
        async with talking(server, table) as ann:
            begun = asyncio.get_running_loop().time()
            for _ in range(15):
                await ann.refused(m.Play(id=new_id(), move="draw"))
            assert 0.45 <= asyncio.get_running_loop().time() - begun <= 3


async def test_a_flooding_client_is_dropped_and_others_are_not(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite3", replace(LOOSE, commands=Rate(5, 20), waiting=16)) as server:
        table = await open_table(server)
        async with talking(server, table) as ann, talking(server, table) as flood:
            for _ in range(60):
                await flood.say(m.Play(id=new_id(), move="draw"))
            assert await flood.goodbye() == "flooding"
            await ann.done(m.AddEntropy(id=new_id(), words="x"))


async def test_a_client_that_takes_nothing_is_dropped_and_holds_up_nobody(tmp_path: Path) -> None:
    """Both ends have tiny buffers, so that it shows soon that nobody reads."""
    server = RunningServer(tmp_path / "tables.sqlite3", TIGHT)
    server.door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    server.start()
    try:
        slow = await _with_a_slow_client(server)
        begun = asyncio.get_running_loop().time()
    finally:
        await asyncio.to_thread(server.stop)
    assert asyncio.get_running_loop().time() - begun < 4  # also ending the server does not wait for it
    assert slow.wire.transport is not None
    slow.wire.transport.abort()


async def _with_a_slow_client(server: RunningServer) -> Talker:
    table = await open_table(server, seats=6)
    sock = socket.socket()
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    sock.setblocking(False)
    await asyncio.get_running_loop().sock_connect(sock, ("127.0.0.1", server.port))
    slow = Talker(await connect(server.websocket_url, sock=sock, max_queue=1, ping_interval=None))
    async with talking(server, table) as ann:
        await slow.say(m.Hello(version=m.VERSION, code=table.code))
        await slow.hear_a(m.Welcome)
        assert slow.wire.transport is not None
        slow.wire.transport.pause_reading()
        begun = asyncio.get_running_loop().time()
        while server.hall.gauges["connections"] == 2:
            await ann.done(m.SetBot(id=new_id(), seat=1, bot="steady"))
            await asyncio.sleep(0.005)
            assert asyncio.get_running_loop().time() - begun < 60
        assert b'dizaine_goodbyes_total{reason="slow"} 1.0\n' in server.hall.metrics.text()
        await ann.done(m.AddEntropy(id=new_id(), words="x"))
    return slow


async def test_a_table_can_be_looked_at_by_many(server: RunningServer) -> None:
    table = await open_table(server)
    async with talking(server, table) as ann:
        viewers = [wire_to(server) for _ in range(30)]
        talkers = [await viewer.__aenter__() for viewer in viewers]
        for talker in talkers:
            await talker.say(m.Hello(version=m.VERSION, code=table.code))
            await talker.hear_a(m.Welcome)
        await ann.done(m.SetBot(id=new_id(), seat=1, bot="steady"))
        for talker in talkers:
            assert (await talker.hear_a(m.Update)).seq == 3
        for viewer in viewers:
            await viewer.__aexit__(None, None, None)


def test_the_usual_limits_let_a_household_play() -> None:
    limits = Limits()
    assert limits.joins.burst >= 6
    assert limits.openings.burst >= 5
    assert limits.connections_of_address >= 12


async def test_whoever_writes_much_is_slowed_down_and_moves_of_others_are_not(tmp_path: Path) -> None:
    """Writing counts for the address, arranging for the table; questions count for neither."""
    limits = replace(LOOSE, arrangements=Rate(4, 20), writes=Rate(30, 1000))
    with running(tmp_path / "tables.sqlite3", limits) as server:
        busy, calm = await open_table(server), await open_table(server, seats=2)
        async with talking(server, busy) as host, talking(server, busy) as again, talking(server, calm) as player:
            await player.done(m.Start(id=new_id()))
            begun = asyncio.get_running_loop().time()
            for talker in (host, again) * 5:
                await talker.done(m.SetBot(id=new_id(), seat=1, bot="steady"))
            took = asyncio.get_running_loop().time() - begun
            assert took >= 0.25, "both connections of the host share the limit"
            for _ in range(40):
                await player.ask(m.Ask(id=new_id(), move="draw"))
            room = server.hall._rooms[calm.code]
            assert room.arrangements.take()


async def test_all_connections_of_an_address_write_from_one_bucket(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite3", replace(LOOSE, writes=Rate(5, 20))) as server:
        tables = [await open_table(server) for _ in range(5)]
        begun = asyncio.get_running_loop().time()
        for table in tables:
            async with talking(server, table) as host:
                for bot in ("steady", "greedy", "easy"):
                    await host.done(m.SetBot(id=new_id(), seat=1, bot=bot))
        assert asyncio.get_running_loop().time() - begun >= 0.45


async def test_syncs_are_slowed_down(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite3", replace(LOOSE, syncs=Rate(3, 20))) as server:
        table = await open_table(server)
        async with talking(server, table) as ann:
            begun = asyncio.get_running_loop().time()
            for _ in range(10):
                await ann.say(m.Sync(since=0))
                assert [(await ann.hear_a(m.Update)).seq for _ in range(2)] == [1, 2]
            assert asyncio.get_running_loop().time() - begun >= 0.3


async def test_scores_and_replays_have_a_rate_of_their_own(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite3", replace(LOOSE, replays=Rate(3, 0.01))) as server:
        table = await open_table(server)
        async with httpx2.AsyncClient(base_url=server.url) as http:
            path = f"/api/1/tables/{table.code}"
            paths = [f"{path}/{what}" for what in ("scores", "record", "odds", "replay/1", "scores")]
            answers = [(await http.get(path)).status_code for path in paths]
            assert answers == [409, 409, 409, 429, 429]
            assert (await http.get(path)).status_code == 200


class TestSettings:
    def test_an_operator_changes_limits(self) -> None:
        limits = with_settings(Limits(), ["spectators=500", "openings=50/1.5", "head-seconds=2.5"])
        assert limits == replace(Limits(), spectators=500, openings=Rate(50, 1.5), head_seconds=2.5)
        assert isinstance(limits.spectators, int)

    def test_the_page_for_operators_tells_all_of_them(self) -> None:
        page = (Path(__file__).parents[3] / "docs" / "hosting.md").read_text(encoding="utf-8")
        told = re.findall(r"^\| `([a-z-]+)` \| ([\d./]+) \|", page, re.MULTILINE)
        assert {name for name, _ in told} == set(names())
        assert with_settings(LOOSE, [f"{name}={value}" for name, value in told]) == Limits()

    @pytest.mark.parametrize(
        "setting",
        [
            *("=", "spectators", "spectators=", "spectators=x", "spectators=1.5", "spectators=-1", "spectators=0"),
            *("nothing=1", "openings=5", "openings=5/", "openings=5/x", "spectators=inf", "spectators=nan", "names=1"),
            *("spectators=1e99", "head_seconds=1"),
        ],
    )
    def test_what_sets_no_limit(self, setting: str) -> None:
        with pytest.raises(NoLimit, match=re.escape(setting)):
            with_settings(Limits(), [setting])
