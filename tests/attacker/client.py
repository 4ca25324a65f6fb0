"""How the attacker and the honest table reach the server: requests and talks, each from an address of its own.

The whole network 127.0.0.0/8 is this computer, so one process can be many clients, each with limits of its own.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from typing import Any, Final

import httpx2
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from dizaine.table import messages as m

PATIENCE: Final = 30.0
HERE: Final = "127.0.0.1"
_numbers = count(1)


class Scene(msgspec.Struct):
    """What a player needs to see."""

    stage: str
    asked: int
    moves: list[str]


class Said(msgspec.Struct):
    """What a player listens to."""

    type: str
    id: str = ""
    seq: int = 0
    reason: str = ""
    seat: int = -1
    view: Scene | None = None


DECODER: Final = msgspec.json.Decoder(Said)


@dataclass(slots=True)
class Place:
    """A seat at a table."""

    code: str
    token: str = ""


@dataclass(slots=True)
class Client:
    """Somebody at an address, who counts what came of it."""

    port: int
    address: str = HERE
    tally: Counter[str] = field(default_factory=Counter)

    @asynccontextmanager
    async def http(self) -> AsyncIterator[httpx2.AsyncClient]:
        """Requests from this address."""
        transport = httpx2.AsyncHTTPTransport(local_address=self.address)
        address = f"http://{HERE}:{self.port}"
        async with httpx2.AsyncClient(base_url=address, transport=transport, timeout=PATIENCE) as http:
            yield http

    async def ask(
        self,
        http: httpx2.AsyncClient,
        method: str,
        path: str,
        body: object = None,
        headers: dict[str, str] | None = None,
    ) -> httpx2.Response:
        """A request, counted by the status of its answer."""
        response = await http.request(method, path, json=body, headers=headers)
        self.tally[str(response.status_code)] += 1
        return response

    async def open_table(self, http: httpx2.AsyncClient, **wishes: Any) -> Place:
        """A new table; waits as long as the server says."""
        wish = {"name": "Mallory", "seats": 2, "pace": "instant", **wishes}
        while (response := await self.ask(http, "POST", "/api/1/tables", wish)).status_code == 429:
            await asyncio.sleep(float(response.headers.get("retry-after", 1)))
        opened = response.raise_for_status().json()
        return Place(opened["code"], opened["token"])

    async def raw(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A bare connection."""
        return await asyncio.open_connection(HERE, self.port, local_addr=(self.address, 0))

    @asynccontextmanager
    async def wire(self) -> AsyncIterator[ClientConnection]:
        """A WebSocket on which nothing has been said."""
        url, local = f"ws://{HERE}:{self.port}/ws", (self.address, 0)
        async with connect(
            url, max_size=1 << 21, compression=None, local_addr=local, proxy=None, open_timeout=PATIENCE
        ) as wire:
            yield wire

    @asynccontextmanager
    async def talk(self, place: Place) -> AsyncIterator[Talk]:
        """A conversation that has said hello."""
        async with self.wire() as wire:
            talk = Talk(wire, self.tally)
            await talk.say(m.Hello(version=m.VERSION, code=place.code, token=place.token, history=True))
            listening = asyncio.create_task(talk.listen())
            try:
                await asyncio.wait_for(talk.welcomed.wait(), PATIENCE)
                yield talk
            finally:
                listening.cancel()


@dataclass(slots=True)
class Talk:
    """One conversation; it keeps the last view and the answers that somebody waits for."""

    wire: ClientConnection
    tally: Counter[str]
    seat: int = -1
    view: Scene | None = None
    welcomed: asyncio.Event = field(default_factory=asyncio.Event)
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    _replies: dict[str, asyncio.Future[Said]] = field(default_factory=dict)

    async def say(self, message: m.Message) -> None:
        await self.wire.send(m.encode(message).decode())

    async def request(self, message: Any) -> Said:
        """Send a command and wait for its reply."""
        reply = self._replies[message.id] = asyncio.get_running_loop().create_future()
        await self.say(message)
        try:
            return await asyncio.wait_for(reply, PATIENCE)
        finally:
            del self._replies[message.id]

    async def listen(self) -> None:
        """Hear everything until the end."""
        async for frame in self.wire:
            said = DECODER.decode(frame)
            self.tally[said.type] += 1
            if said.type == "welcome":
                self.seat = said.seat
                self.welcomed.set()
            if said.view is not None:
                self.view = said.view
            if (waiting := self._replies.get(said.id)) is not None and not waiting.done():
                waiting.set_result(said)
            self.changed.set()


def new_id() -> str:
    """An id for a command."""
    return f"a{next(_numbers)}"
