"""Complete games through a real server, over connections that lose or repeat frames: all end as the log says."""

from __future__ import annotations

import asyncio
import zlib
from pathlib import Path

import pytest

from dizaine.client import Place, RemoteTable, Server
from dizaine.rulebooks.dice import dice_editions
from tests.client.lossy import lossy
from tests.client.playing import PATIENCE, is_over, play_seat, replayed
from tests.faces.server.running import RunningServer, running
from tests.games.books import BOOKS
from tests.sizes import size
from tests.table.tabletop import view_message

SILENCE = 0.05

SHORT = [
    "continental+phases=1+knock",
    "dutch+phases=1",
    "express+free-order+phases=2+use-taken",
    "dice",
]
GAMES = SHORT if size(0, 1) == 0 else [*BOOKS, *dice_editions]
PEOPLE = ("Ann", "Bob")


@pytest.mark.parametrize("edition", GAMES)
def test_a_game_over_bad_connections_ends_as_the_log_says(edition: str, tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite3") as server:
        asyncio.run(asyncio.wait_for(play(server, edition), PATIENCE))


@pytest.mark.rule("D12")
@pytest.mark.parametrize("edition", dice_editions)
def test_a_solitaire_over_a_bad_connection_ends_as_the_log_says(edition: str, tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite3") as server:
        asyncio.run(asyncio.wait_for(play_alone(server, edition), PATIENCE))


async def play_alone(server: RunningServer, edition: str) -> None:
    async with Server(server.url) as office:
        place = await office.open_table(edition, name="Ann", seats=1, pace="instant")
        async with seated(server, place, 5) as table:
            await table.start()
            await play_seat(table)
            game = replayed(table, await office.record(place.code))
            assert table.view == view_message(game, 0)


async def play(server: RunningServer, edition: str) -> None:
    """Two people and a bot play, and one spectator watches."""
    seed = zlib.crc32(edition.encode())
    async with Server(server.url) as office:
        host = await office.open_table(edition, name=PEOPLE[0], seats=3, pace="instant")
        guest = await office.take_seat(host.code, name=PEOPLE[1])
        tables = [seated(server, place, seed + place.seat) for place in (host, guest)]
        spectator = seated(server, Place(host.code, -1, ""), seed + 9)
        async with tables[0] as first, tables[1] as second, spectator as onlooker:
            await first.add_entropy("a word of my own")
            await first.start()
            await asyncio.gather(*(play_seat(table) for table in (first, second)))
            await onlooker.wait_for(lambda: is_over(onlooker), PATIENCE)
            await agree(first, second, onlooker, await office.record(host.code))


def seated(server: RunningServer, place: Place, seed: int) -> RemoteTable:
    return RemoteTable(server.websocket_url, place.code, place.token, connector=lossy(seed), silence=SILENCE)


async def agree(first: RemoteTable, second: RemoteTable, onlooker: RemoteTable, record: str) -> None:
    """Everybody sees the end as their seat sees it in a replay of the record."""
    game = replayed(first, record)
    assert game.is_over
    for table in (first, second, onlooker):
        assert table.info is not None
        assert table.view == view_message(game, table.seat)
        assert table.info.fair.revealed
