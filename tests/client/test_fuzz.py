"""Nonsense and almost valid messages: nothing breaks, nothing changes, and nobody else notices."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx2
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from dizaine.client import Place, RemoteTable, Server
from dizaine.table import messages as m
from tests.faces.server.running import RunningServer, running

TALKERS = 4
FRAMES_OF_A_CONNECTION = 12

RIGHT: tuple[m.Message, ...] = (
    m.Hello(version=m.VERSION, code="ABCDE", token="x", since=3),
    m.Sync(since=2),
    m.Play(id="1", move="0: draw"),
    m.Play(id="2", move="0: lay 1 set 7 = r7 y7 W + set 9 = r9 g9 b9"),
    m.Ask(id="3", move="0: discard r7"),
    m.Hint(id="4"),
    m.Plan(id="13", phase=1, pins=[m.Pin(card="W", group=0, number=7), m.Pin(card="r7", group=1)], picked="W"),
    m.Start(id="5"),
    m.SetBot(id="6", seat=1, bot="steady"),
    m.FreeSeat(id="7", seat=1),
    m.PassHost(id="8", seat=1),
    m.NewLink(id="9", seat=0),
    m.AddEntropy(id="10", words="abc"),
    m.Rematch(id="11"),
    m.Emote(id="12", emote="clap"),
)
ODD: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    2**63,
    2**70,
    1.5,
    1e308,
    "",
    "\x00",
    "é" * 50,
    "A" * 3000,
    [],
    {},
    [[[[]]]],
    "0: draw",
)


def nearly_right(chance: random.Random) -> str:
    """A valid message with one fault."""
    message: dict[str, Any] = json.loads(m.encode(chance.choice(RIGHT)))
    for _ in range(chance.randint(1, 2)):
        key = chance.choice([*message, "extra"])
        match chance.randrange(4):
            case 0:
                message.pop(key, None)
            case 1:
                message[key] = chance.choice(ODD)
            case 2:
                message["type"] = chance.choice([*ODD, "cards", "welcome", "Hello", "play "])
            case _:
                message[key] = [message.get(key)] * chance.randint(1, 40)
    return json.dumps(message)


def nonsense(chance: random.Random) -> str | bytes:
    """Anything at all."""
    match chance.randrange(6):
        case 0:
            return chance.randbytes(chance.randint(0, 200))
        case 1:
            return "".join(chr(chance.randrange(1, 0x2FF)) for _ in range(chance.randint(0, 100)))
        case 2:
            return "[" * chance.choice((1, 50, 5000))
        case 3:
            return '{"type":"play","id":"1","move":' * chance.choice((1, 40))
        case 4:
            text = m.encode(chance.choice(RIGHT)).decode()
            place = chance.randrange(len(text))
            return text[:place] + chr(chance.randrange(32, 127)) + text[place + 1 :]
        case _:
            return "x" * chance.choice((16_385, 20_000, 60_000))


def test_nothing_breaks_and_nobody_notices(size: Callable[[int, int], int], tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite3") as server:
        asyncio.run(asyncio.wait_for(fuzz(server, size(1_500, 100_000)), 3_000))


async def fuzz(server: RunningServer, frames: int) -> None:
    async with Server(server.url) as office:
        quiet = await office.open_table("classic", name="Ann", seats=2)
        await office.take_seat(quiet.code, name="Bob")  # no bot: nothing moves by itself
        attacked = await office.open_table("express", name="Eve", seats=2)
        async with office.sit(quiet) as table:
            await table.start()
            before = await known(server, quiet)
            spectators = [talk(server, quiet.code, "", frames // TALKERS, seed) for seed in range(TALKERS - 1)]
            await asyncio.gather(*spectators, talk(server, attacked.code, attacked.token, frames // TALKERS, 99))
            assert await known(server, quiet) == before
        async with httpx2.AsyncClient(base_url=server.url) as http:
            assert (await http.get("/health")).status_code == 200
            counted = server.hall.metrics.text().decode()
        assert 'reason="bad-message"' in counted
        assert 'reason="error"' not in counted
        for code in (quiet.code, attacked.code):
            async with office.watch(code) as table:
                assert table.info is not None


async def known(server: RunningServer, place: Place) -> tuple[int, object]:
    """The state of a table, as somebody who has just joined receives it."""
    async with RemoteTable(server.websocket_url, place.code, place.token) as table:
        return table.seq, table.view


async def talk(server: RunningServer, code: str, token: str, frames: int, seed: int) -> None:
    """Send so many wrong messages, over as many connections as it takes."""
    chance, said = random.Random(seed), 0
    hello = m.encode(m.Hello(version=m.VERSION, code=code, token=token)).decode()
    while said < frames:
        with suppress(ConnectionClosed):
            async with connect(server.websocket_url, max_size=1 << 20) as socket:
                if chance.random() < 0.8:
                    await socket.send(hello)
                for _ in range(FRAMES_OF_A_CONNECTION):
                    said += 1
                    await socket.send(nearly_right(chance) if chance.random() < 0.6 else nonsense(chance))
                with suppress(TimeoutError):
                    async with asyncio.timeout(0.05):
                        async for _ in socket:
                            pass
