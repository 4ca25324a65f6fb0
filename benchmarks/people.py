"""People for the table benchmark: lean clients that play at a steady rate and note how long they wait.

They share the computer with the server that they measure, so they do as little as they can: one event loop for all, no
task for each connection, and of a view they read only what is needed to move.
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from functools import partial
from typing import Final, cast

import httpx2
import msgspec
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from dizaine.table import messages as m

SEATS: Final = 4
LONGEST_FRAME: Final = 1 << 20


class CardView(msgspec.Struct):
    """The fields of a view that a player needs to play."""

    asked: int
    moves: list[str]


class Said(msgspec.Struct):
    """The messages that a player reads."""

    type: str
    seq: int = 0
    view: CardView | None = None


DECODER: Final = msgspec.json.Decoder(Said)


class Seat(asyncio.Protocol):
    """One person at one table, connected like the page: with heartbeats."""

    def __init__(self, table: LiveTable, number: int, address: str, hello: m.Hello) -> None:
        self.number = number
        self.view: CardView | None = None
        self.seq = -1
        """The last update that came."""
        self.answer: Said | None = None
        self._table = table
        self._hello = hello
        self._socket = ClientProtocol(parse_uri(address), max_size=LONGEST_FRAME)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self._socket.send_request(self._socket.connect())
        self._flush()

    def data_received(self, data: bytes) -> None:
        self._socket.receive_data(data)
        for event in self._socket.events_received():
            if not isinstance(event, Frame):
                self.say(self._hello)  # the handshake is over
            elif event.opcode is Opcode.TEXT:
                self._hear(DECODER.decode(event.data))
        self._flush()

    def connection_lost(self, exc: Exception | None) -> None:
        self._table.note(self)

    def say(self, message: m.Message) -> None:
        """Send a message."""
        self._socket.send_text(m.encode(message))
        self._flush()

    def _hear(self, said: Said) -> None:
        if said.view is not None:
            self.view = said.view
        if said.type in ("done", "refused"):
            self.answer = said
        elif said.type in ("welcome", "update"):
            self.seq = said.seq
        self._table.note(self)

    def _flush(self) -> None:
        for data in self._socket.data_to_send():
            if data:
                self.transport.write(data)


@dataclass(slots=True)
class LiveTable:
    """Four people who play at a steady rate."""

    pause: float
    """Seconds between two moves."""
    seats: list[Seat] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)
    late: int = 0
    moves: int = 0
    _asks: Seat | None = None
    _told: asyncio.Future[str] | None = None

    async def play(self, until: float, start: float) -> None:
        """Make moves in time."""
        tick = start
        while tick < until:
            await asyncio.sleep(max(0.0, tick - time.perf_counter()))
            self.late += time.perf_counter() - tick > 1
            tick += self.pause
            await self._move()

    async def _move(self) -> None:
        for seat in self.seats:
            if seat.view is not None and seat.view.asked == seat.number and seat.view.moves:
                self.moves += 1
                sent = time.perf_counter()
                await self.ask(seat, m.Play(id=f"{seat.number}-{self.moves}", move=seat.view.moves[0]))
                self.waits.append(time.perf_counter() - sent)
                return

    async def ask(self, seat: Seat, command: m.Command) -> None:
        """Send a command, and wait until it is acknowledged and all people have its update."""
        self._asks, seat.answer, self._told = seat, None, asyncio.get_running_loop().create_future()
        seat.say(command)
        if (outcome := await self._told) != "done":
            raise RuntimeError(f"a move was {outcome}")

    def note(self, seat: Seat) -> None:
        """Look whether everybody knows by now what was asked for."""
        if self._asks is None or self._told is None or self._told.done():
            return
        answer = self._asks.answer
        if seat.transport.is_closing():
            self._told.set_result("lost")
        elif answer is not None and (answer.type == "refused" or all(one.seq >= answer.seq for one in self.seats)):
            self._told.set_result(answer.type)


def _itself(seat: Seat) -> Seat:
    return seat


async def open_table(
    http: httpx2.AsyncClient, port: int, edition: str, door: asyncio.Semaphore, rate: float
) -> LiveTable:
    """Seat four people and start the game."""
    async with door:
        opened = (await http.post("/api/1/tables", json={"edition": edition, "name": "A", "seats": SEATS})).json()
        tokens = [opened["token"]]
        for name in "BCD"[: SEATS - 1]:
            joined = await http.post(f"/api/1/tables/{opened['code']}/seats", json={"name": name})
            tokens.append(joined.json()["token"])
        table = LiveTable(1 / rate)
        for number, token in enumerate(tokens):
            hello = m.Hello(version=m.VERSION, code=opened["code"], token=token, beats=True)
            table.seats.append(Seat(table, number, f"ws://127.0.0.1:{port}/ws", hello))
        loop = asyncio.get_running_loop()
        for seat in table.seats:
            await loop.create_connection(partial(_itself, seat), "127.0.0.1", port)
        while any(seat.seq < 0 for seat in table.seats):
            await asyncio.sleep(0.01)
        await table.ask(table.seats[0], m.Start(id="start"))
        return table
