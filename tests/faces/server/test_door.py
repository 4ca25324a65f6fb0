"""Sockets that say nothing, or too little, keep nobody else out."""

from __future__ import annotations

import asyncio
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from pathlib import Path

import pytest

from dizaine.faces.server.limits import LOOSE, Rate
from tests.faces.server.running import RunningServer, running

NEIGHBOUR = "127.0.0.2"
"""All of 127.0.0.0/8 is this computer: a second address."""
HALF = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nX-"
PATIENCE = 10.0

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@asynccontextmanager
async def sockets_to(
    server: RunningServer, count: int, first: bytes = b"", host: str = "127.0.0.1"
) -> AsyncIterator[list[Streams]]:
    """So many sockets from an address, each of which has sent something."""
    opened = [await asyncio.open_connection("127.0.0.1", server.port, local_addr=(host, 0)) for _ in range(count)]
    for _, writer in opened:
        writer.write(first)
    try:
        yield opened
    finally:
        for _, writer in opened:
            writer.transport.abort()


async def status(server: RunningServer, host: str = "127.0.0.1") -> int:
    """The status of one complete request."""
    async with sockets_to(server, 1, b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n", host) as [
        (reader, _)
    ]:
        return status_of(await to_the_end(reader))


async def to_the_end(reader: asyncio.StreamReader) -> bytes:
    """All that comes until the server closes the socket."""
    heard = b""
    with suppress(ConnectionError):
        while piece := await asyncio.wait_for(reader.read(65_536), PATIENCE):
            heard += piece
    return heard


def status_of(answer: bytes) -> int:
    """The status; 0 if the socket was closed, since a refusal gets lost if the client is still sending."""
    return 0 if not answer else int(answer.split(b" ", 2)[1])


async def count_of(server: RunningServer, sockets: int) -> None:
    """Wait until the server has so many sockets."""
    async with asyncio.timeout(PATIENCE):
        while server.hall.door.sockets != sockets:
            await asyncio.sleep(0.005)


@pytest.fixture
def patient(tmp_path: Path) -> Iterator[RunningServer]:
    """A server on which nothing times out by itself."""
    with running(tmp_path / "tables.sqlite3", replace(LOOSE, sockets_of_address=20, head_seconds=60)) as started:
        yield started


async def test_half_open_requests_keep_nobody_out(patient: RunningServer) -> None:
    async with sockets_to(patient, 30, HALF) as opened:
        answers = [status_of(await to_the_end(reader)) for reader, _ in opened[20:]]
        assert set(answers) <= {0, 503}
        assert await status(patient, NEIGHBOUR) == 200
        assert await status(patient) in (0, 503)
        assert patient.hall.door.sockets == 20
    await count_of(patient, 0)
    assert await status(patient) == 200


async def test_if_all_sockets_are_taken_the_longest_waiting_goes(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite3", replace(LOOSE, sockets=10, head_seconds=60)) as server:
        async with sockets_to(server, 10, HALF) as opened:
            await count_of(server, 10)
            assert await status(server, NEIGHBOUR) == 200
            assert await to_the_end(opened[0][0]) == b""
            opened[1][1].write(b"A: b\r\nConnection: close\r\n\r\n")
            assert status_of(await to_the_end(opened[1][0])) == 200


@pytest.mark.parametrize(
    "first", [b"", HALF, b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" + HALF], ids=["nothing", "half", "second"]
)
async def test_the_head_of_a_request_has_its_time(tmp_path: Path, first: bytes) -> None:
    with running(tmp_path / "tables.sqlite3", replace(LOOSE, head_seconds=0.3)) as server:
        async with sockets_to(server, 1, first) as [(reader, writer)]:
            dripping = asyncio.create_task(_drip(writer))
            answer = await to_the_end(reader)
            dripping.cancel()
        assert b"HTTP/1.1 408" in answer
        assert answer.endswith(b'{"reason":"too-slow"}')
        await count_of(server, 0)
        assert await status(server) == 200


async def _drip(writer: asyncio.StreamWriter) -> None:
    """A byte now and then, so that the client never seems idle; nothing from one that has sent nothing."""
    while True:
        await asyncio.sleep(0.05)
        writer.write(b"y" if not writer.is_closing() else b"")


async def test_a_body_that_nobody_waits_for_has_its_time_too(tmp_path: Path) -> None:
    """The answer to a GET comes before its body; a body that never ends must not hold the socket."""
    with running(tmp_path / "tables.sqlite3", replace(LOOSE, body_seconds=0.2)) as server:
        head = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000000\r\n\r\n"
        async with sockets_to(server, 1, head) as [(reader, writer)]:
            assert status_of(await asyncio.wait_for(reader.readuntil(b"}"), PATIENCE)) == 200
            dripping = asyncio.create_task(_drip(writer))
            assert await to_the_end(reader) == b""
            dripping.cancel()


async def test_many_requests_are_answered_more_slowly(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite3", replace(LOOSE, requests=Rate(5, 20))) as server:
        request = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
        begun = asyncio.get_running_loop().time()
        async with sockets_to(server, 1, request * 14) as [(reader, _)]:
            answer = b""
            while answer.count(b"HTTP/1.1 200") < 14:
                more = await asyncio.wait_for(reader.read(65_536), PATIENCE)
                assert more, answer
                answer += more
        assert asyncio.get_running_loop().time() - begun >= 0.4


async def test_a_client_that_only_pings_is_dropped(tmp_path: Path) -> None:
    """Every ping is answered; whoever reads no answer must not fill the memory."""
    server = RunningServer(tmp_path / "tables.sqlite3", replace(LOOSE, hello_seconds=60))
    server.door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    server.start()
    try:
        handshake = (
            b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        async with sockets_to(server, 1, handshake) as [(reader, writer)]:
            await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
            writer.transport.pause_reading()  # type: ignore[attr-defined]
            with pytest.raises(ConnectionError):
                await _send_pings(writer)
        await count_of(server, 0)
    finally:
        await asyncio.to_thread(server.stop)


async def _send_pings(writer: asyncio.StreamWriter) -> None:
    """Fifty megabytes of them, which is far more than the kernel holds."""
    pings = (b"\x89\xfd" + bytes(4) + bytes(125)) * 500
    for _ in range(800):
        writer.write(pings)
        await asyncio.wait_for(writer.drain(), PATIENCE)


def test_as_many_files_as_the_system_allows() -> None:
    code = (
        "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (256, 2048))\n"
        "from dizaine.faces.server.door import usable_files\n"
        "print(usable_files(1000), resource.getrlimit(resource.RLIMIT_NOFILE)[0], usable_files(6000))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["1000", "1064", "1984"]
