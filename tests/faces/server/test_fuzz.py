"""Whatever comes over the wire: no internal error, nobody else disturbed, and the log still has the complete state."""

from __future__ import annotations

import asyncio
import json
import logging
import random
from collections.abc import Callable
from typing import Any

import pytest
from msgspec import structs
from websockets.exceptions import ConnectionClosed

from dizaine.table import messages as m
from dizaine.table.table import Table
from tests.faces.server.running import RunningServer
from tests.faces.server.talking import Invitation, new_id, open_table, talking

STRANGE: list[Any] = [
    *(None, True, -1, 0, 1, 2, 7, 10**20, 1.5, "", "x", "0: draw", "draw", "take", "discard r7", "roll 1 2", "stop"),
    *([{"card": "W", "group": 0}], [{"card": "r1", "group": 1, "number": 7, "colour": "red"}] * 3, "W", "r5"),
    *("steady", "clap", "soon", "é" * 50, "\0", "9" * 400, [], {}, ["x"], {"type": "play"}),
]
KINDS = ["play", "ask", "hint", "start", "setbot", "freeseat", "passhost", "addentropy", "rematch", "emote", "sync"]
KINDS += ["ready", "consider"]
KINDS += ["setpatience", "hidden", "plan"]
FIELDS = ["id", "move", "seat", "bot", "words", "emote", "since", "type", "version", "code", "token"]
FIELDS += ["patience", "hidden", "phase", "pins", "picked", "fill"]


def frame(chance: random.Random) -> str | bytes:
    """Something like a message, or nothing of the kind."""
    message: dict[str, Any] = {"type": chance.choice(KINDS), "id": new_id()}
    for name in chance.sample(FIELDS, chance.randrange(5)):
        message[name] = chance.choice(STRANGE)
    text = json.dumps(message)
    mutation = chance.random()
    if mutation < 0.7:
        return text
    data = bytearray(text.encode())
    for _ in range(chance.randrange(1, 6)):
        place = chance.randrange(len(data))
        if chance.random() < 0.5:
            data[place] = chance.randrange(256)
        else:
            del data[place : place + chance.randrange(1, 9)]
            data += b" "
    return bytes(data)


@pytest.mark.parametrize(("edition", "seats"), [("continental+knock", 3), ("dice", 2)])
async def test_frames(
    server: RunningServer, size: Callable[[int, int], int], caplog: pytest.LogCaptureFixture, edition: str, seats: int
) -> None:
    chance = random.Random(f"frames {edition}")
    table, bystanders = await open_table(server, edition=edition, seats=seats), await open_table(server, seats=2)
    frames = size(300, 50_000)
    with caplog.at_level(logging.WARNING):
        async with talking(server, bystanders) as ann:
            calm = ann.heard[0]
            assert isinstance(calm, m.Welcome)
            async with talking(server, table) as host:
                await host.done(m.Start(id=new_id()))
            while frames > 0:
                token = table.token if chance.random() < 0.8 else ""
                async with talking(server, Invitation(table.code, token)) as talker:
                    try:
                        for _ in range(chance.randrange(1, 12)):
                            frames -= 1
                            await talker.wire.send(frame(chance))
                        await talker.wire.send(m.encode(m.Hint(id="the last one")).decode())
                        while not (
                            isinstance(said := await talker.hear(), m.Answer | m.Refused) and said.id == "the last one"
                        ):
                            assert not isinstance(said, m.Refused) or said.reason not in ("error", "store"), said
                    except ConnectionClosed:
                        last = talker.heard[-1]
                        assert isinstance(last, m.Goodbye)
                        assert last.reason in ("bad-message", "flooding"), last
            assert await ann.silence() == []
            async with talking(server, bystanders) as ann_again:
                calm.table.seats[0] = structs.replace(calm.table.seats[0], devices=2)
                assert ann_again.heard[0] == calm
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []
    await same_as_its_log(server, table.code)


async def same_as_its_log(server: RunningServer, code: str) -> None:
    """The table in memory is what its log says."""

    async def compare() -> None:
        table = await server.tables.find(code)
        assert table is not None
        again = await Table.load(table._store, table.id)
        assert again is not None
        assert (again.seq, again.seating.host) == (table.seq, table.seating.host)
        assert again.match is not None
        assert table.match is not None
        assert again.match.game.state == table.match.game.state

    await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(compare(), server.loop))


REQUESTS = [
    b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
    b"POST /api/1/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 40\r\n\r\n"
    + b'{"name":"Ann","seats":2,"edition":"dice"}',
    b"POST /api/1/tables/ABCDE/seats HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"
    + b'4\r\n{"na\r\n0\r\n\r\n',
    b"GET /api/1/rules/classic+knock?lang=fr HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
    b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n",
]


async def test_requests(server: RunningServer, size: Callable[[int, int], int]) -> None:
    chance = random.Random("requests")
    for _ in range(size(150, 20_000)):
        data = bytearray(chance.choice(REQUESTS))
        for _ in range(chance.randrange(4)):
            data[chance.randrange(len(data))] = chance.randrange(256)
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        try:
            writer.write(bytes(data) + b"\r\n\r\n")
            writer.write_eof()
            answer = await asyncio.wait_for(reader.read(200), 15)
        except ConnectionError:
            answer = b""
        finally:
            writer.close()
        assert b" 500 " not in answer.partition(b"\r\n")[0], (bytes(data), answer)
    async with talking(server, await open_table(server)) as ann:
        await ann.done(m.AddEntropy(id=new_id(), words="x"))
