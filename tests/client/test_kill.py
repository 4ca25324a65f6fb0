"""A server that is killed repeatedly during games: every acknowledged command is in the log exactly once.

People take their lays and hits back and make them again, and a bot stands in for one who never comes. The record holds
what stood, and its deals can be verified.
"""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import TypeVar

import httpx2

from dizaine.afterwards.verify import verify
from dizaine.client import ClientError, Place, Refused, RemoteTable, Server
from dizaine.views.kinds import from_position
from tests.client.playing import PATIENCE, is_asked, play_seat, replayed
from tests.client.server_process import ServerProcess
from tests.table.greedy import greedy_move
from tests.table.tabletop import view_message

EDITIONS = ("express+phases=2", "dice", "continental+phases=1+knock", "classic+phases=1", "dutch+phases=1")
SILENCE = 0.2
MOST_LINES = 60
"""Log lines between two kills: each run of the server makes progress, however slow the machine is."""

Result = TypeVar("Result")


def test_no_acknowledged_move_is_lost(size: Callable[[int, int], int], tmp_path: Path) -> None:
    games = size(2, 50)
    server = ServerProcess(tmp_path / "tables.sqlite3")
    server.start()
    try:
        asyncio.run(asyncio.wait_for(play_all(server, games), PATIENCE * games))
        assert count(server.path, "takenback") > 0
        assert count(server.path, "stoodin") >= games
    finally:
        server.kill()


async def play_all(server: ServerProcess, games: int) -> None:
    chance = random.Random(20)
    await server.wait()
    for number in range(games):
        playing = asyncio.create_task(play(server, EDITIONS[number % len(EDITIONS)]))
        while not playing.done():
            enough = log_lines(server.path) + chance.randint(1, MOST_LINES)
            while not playing.done() and log_lines(server.path) < enough:
                await asyncio.wait([playing], timeout=0.02)
            if not playing.done():
                server.kill()
                server.start()
                await server.wait()
        await playing


def test_a_held_move_is_made_once_after_a_kill(tmp_path: Path) -> None:
    """It was not acknowledged, so its client sends it again; after a restart nobody is waited for."""
    server = ServerProcess(tmp_path / "tables.sqlite3", rest=600)
    server.start()
    try:
        asyncio.run(asyncio.wait_for(hold_a_move(server), PATIENCE))
    finally:
        server.kill()


async def hold_a_move(server: ServerProcess) -> None:
    await server.wait()
    async with Server(server.url) as office:
        host, guest = await sit_down(office, "express", seats=2)
        async with seated(server, host, summaries=True) as first, seated(server, guest, summaries=True) as second:
            await first.start()
            for table in (first, second):
                await table.wait_for(lambda table=table: table.view is not None)  # type: ignore[misc]
            while not reading(second):
                asked = first if is_asked(first) else second
                seq = await asked.play(str(greedy_move(from_position(asked.position, asked.seat, ()))))
                for table in (first, second):
                    await table.wait_for(lambda table=table, seq=seq: table.seq >= seq)  # type: ignore[misc]
            asked = first if is_asked(first) else second
            seq, held = asked.seq, asyncio.create_task(asked.play("draw"))
            assert await asked.ask("draw") is None, "the move has arrived, and questions are answered"
            assert (held.done(), asked.seq) == (False, seq)
            server.kill()
            server.start()
            assert await held == seq + 1
            assert not reading(asked)
        check_log(server.path, host.code, {asked.seat or 0: [seq + 1]})


def reading(table: RemoteTable) -> bool:
    """Whether the game waits for somebody who reads the summary of a round."""
    return table.info is not None and bool(table.info.reading)


async def play(server: ServerProcess, edition: str) -> None:
    """Two people play, and a bot for a third one; the log then holds every acknowledged move once, under its number.

    One of them never closes the summary of a round, so moves are held after each one.
    """
    async with Server(server.url) as office:
        host, guest = await sit_down(office, edition)
        await until_it_works(lambda: seat_absent(office, host.code))
        async with seated(server, host) as first, seated(server, guest, summaries=True) as second:
            await first.start()
            moves = await asyncio.gather(play_seat(first, wavering=True), play_seat(second, wavering=True))
            record = await until_it_works(lambda: office.record(host.code))
            game = replayed(first, record)
            assert verify(record).is_fair
            for table in (first, second):
                assert table.view == view_message(game, table.seat)
        check_log(server.path, host.code, {host.seat: moves[0], guest.seat: moves[1]})
        assert record.endswith("\n".join(["", *lines_that_stood(server.path, host.code), ""]))


async def sit_down(office: Server, edition: str, seats: int = 3) -> tuple[Place, Place]:
    """A table may be opened twice if the server is killed before it can answer; nobody sits at the other one."""

    async def open_and_join() -> tuple[Place, Place]:
        host = await office.open_table(edition, name="Ann", seats=seats, pace="instant")
        return host, await office.take_seat(host.code, name="Bob")

    return await until_it_works(open_and_join)


async def seat_absent(office: Server, code: str) -> None:
    """Seat somebody who never connects; the answer may be lost, and then the name is taken."""
    try:
        await office.take_seat(code, name="Eve")
    except Refused as refusal:
        if refusal.reason != "name-taken":
            raise


async def until_it_works(call: Callable[[], Awaitable[Result]]) -> Result:
    for _ in range(100):
        try:
            return await call()
        except (ClientError, Refused, httpx2.TransportError):
            await asyncio.sleep(0.2)
    raise TimeoutError("the server does not come back")


def seated(server: ServerProcess, place: Place, *, summaries: bool = False) -> RemoteTable:
    address = server.websocket_url
    return RemoteTable(address, place.code, place.token, silence=SILENCE, positions=summaries, summaries=summaries)


def log_lines(path: Path) -> int:
    """The number of log lines so far."""
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
        return int(connection.execute("SELECT count(*) FROM log").fetchone()[0])


def count(path: Path, kind: str) -> int:
    """How many entries of a kind there are in the log."""
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
        entries = [json.loads(row[0]) for row in connection.execute("SELECT entry FROM log")]
    return sum(entry["entry"] == kind for entry in entries)


def lines_that_stood(path: Path, code: str) -> list[str]:
    """The lines of the record, from the log; a move that was taken back takes its line with it."""
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
        query = "SELECT entry FROM log JOIN tables ON id = table_id WHERE code = ? ORDER BY seq"
        entries = [json.loads(row[0]) for row in connection.execute(query, (code,))]
    lines: list[str] = []
    for entry in entries:
        if entry["entry"] in ("started", "moved"):
            lines += entry["lines"]
        elif entry["entry"] == "takenback":
            assert lines.pop() == entry["move"]
    return lines


def check_log(path: Path, code: str, acknowledged: dict[int, list[int]]) -> None:
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
        rows = connection.execute(
            "SELECT seq, seat, command FROM log JOIN tables ON id = table_id WHERE code = ? AND command <> ''", (code,)
        ).fetchall()
    assert len({(seat, command) for _, seat, command in rows}) == len(rows)
    for seat, numbers in acknowledged.items():
        assert len(set(numbers)) == len(numbers)
        assert set(numbers) <= {seq for seq, owner, _ in rows if owner == seat}
