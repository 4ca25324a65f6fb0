"""A plain client for tests: it sends what the test says and stores everything that it receives."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import count
from typing import Any, TypeVar

import httpx2
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from dizaine.table import messages as m
from tests.faces.server.running import Served

PATIENCE = 10.0
Kind = TypeVar("Kind", bound=m.Message)
_numbers = count(1)


@dataclass(frozen=True)
class Invitation:
    """The credentials of a seat."""

    code: str
    token: str = ""
    seat: int = -1


class Talker:
    """One connection."""

    def __init__(self, wire: ClientConnection) -> None:
        self.wire = wire
        self.heard: list[m.ServerMessage] = []

    async def say(self, message: m.Message) -> None:
        await self.wire.send(m.encode(message).decode())

    async def hear(self) -> m.ServerMessage:
        """The next message."""
        message = m.decode_server(await asyncio.wait_for(self.wire.recv(), PATIENCE))
        self.heard.append(message)
        return message

    async def hear_a(self, kind: type[Kind]) -> Kind:
        """The next message of a kind; earlier ones are only stored."""
        while True:
            message = await self.hear()
            if isinstance(message, kind):
                return message

    async def ask(self, message: Any) -> m.Done | m.Refused | m.Answer | m.Planned:
        """Send a command and return the reply to it."""
        await self.say(message)
        while True:
            reply = await self.hear()
            if isinstance(reply, m.Done | m.Refused | m.Answer | m.Planned) and reply.id == message.id:
                return reply

    async def done(self, message: Any) -> m.Done:
        reply = await self.ask(message)
        assert isinstance(reply, m.Done), reply
        return reply

    async def refused(self, message: Any) -> m.Refused:
        reply = await self.ask(message)
        assert isinstance(reply, m.Refused), reply
        return reply

    async def goodbye(self) -> str:
        """The reason that the server gives for closing the connection, which must then be closed."""
        reason = (await self.hear_a(m.Goodbye)).reason
        await asyncio.wait_for(self.wire.wait_closed(), PATIENCE)
        return reason

    async def silence(self, seconds: float = 0.2) -> list[m.ServerMessage]:
        """Messages that arrive during a time in which none should."""
        before = len(self.heard)
        try:
            async with asyncio.timeout(seconds):
                while True:
                    await self.hear()
        except (TimeoutError, ConnectionClosed):
            return self.heard[before:]

    @property
    def view(self) -> Any:
        """The game as it was last received."""
        views = [message.view for message in self.heard if isinstance(message, m.Welcome | m.Update) and message.view]
        return views[-1]

    @property
    def updates(self) -> list[m.Update]:
        return [message for message in self.heard if isinstance(message, m.Update)]


def new_id() -> str:
    return f"id{next(_numbers)}"


@asynccontextmanager
async def wire_to(server: Served, **options: Any) -> AsyncIterator[Talker]:
    """A connection on which nothing has been sent."""
    async with connect(server.websocket_url, max_size=1 << 20, **options) as wire:
        yield Talker(wire)


@asynccontextmanager
async def talking(server: Served, to: Invitation, since: int = -1, *, summaries: bool = False) -> AsyncIterator[Talker]:
    """A connection that has been welcomed."""
    async with wire_to(server) as talker:
        hello = m.Hello(version=m.VERSION, code=to.code, token=to.token, since=since, summaries=summaries)
        await talker.say(hello)
        await talker.hear_a(m.Welcome)
        yield talker


async def open_table(server: Served, **wishes: Any) -> Invitation:
    """A new table, from its host's side."""
    wish = {"name": "Ann", "seats": 3, "edition": "express", "pace": "instant", **wishes}
    async with httpx2.AsyncClient(base_url=server.url) as http:
        answer = await http.post("/api/1/tables", json=wish)
    assert answer.status_code == 201, answer.text
    return Invitation(answer.json()["code"], answer.json()["token"], answer.json()["seat"])


async def sit_down(server: Served, code: str, name: str) -> Invitation:
    async with httpx2.AsyncClient(base_url=server.url) as http:
        answer = await http.post(f"/api/1/tables/{code}/seats", json={"name": name})
    assert answer.status_code == 201, answer.text
    return Invitation(code, answer.json()["token"], answer.json()["seat"])


async def play_to_the_end(talker: Talker, seat: int) -> None:
    """Follow hints until the game is over. The game must have begun, and `talker` must have received that."""
    while talker.view.stage != "over":
        if talker.view.asked == seat and talker.view.moves:
            hint = await talker.ask(m.Hint(id=new_id()))
            if isinstance(hint, m.Answer) and hint.hint is not None:
                await talker.ask(m.Play(id=new_id(), move=hint.hint.move))
        else:
            await talker.hear()
