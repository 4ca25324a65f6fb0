"""Two servers whose games differ only in hidden cards send the same to everyone who cannot know the difference.

On the second server a card in one hand and a card deep in the draw pile are swapped. Nobody plays these cards, so the
other player and a spectator must receive the same bytes: in views, updates, refusals, hints and HTTP answers.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import threading
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

import httpx2
import pytest
from websockets.asyncio.client import ClientConnection, connect

from dizaine.engine.cards.cards import Card
from dizaine.table import messages as m
from dizaine.table import tables
from dizaine.table.cards.fair import FairCards
from dizaine.table.fair import RoundSecret
from tests.faces.server.running import RunningServer, running

EDITIONS = (
    "classic",
    "continental+knock",
    "express",
    "dutch",
    "classic+free-order",
    "express+places",
    "continental+hits-next-turn",
    "classic+skip-next",
    "express+out-by-discard",
    "continental+ten-rounds",
)
TURNS = 8
SEED = bytes(range(32))


def test_hidden_cards_make_no_difference(
    size: Callable[[int, int], int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_alike(monkeypatch)
    with ExitStack() as stack:
        servers = [stack.enter_context(running(tmp_path / f"{name}.sqlite3")) for name in ("one", "other")]
        servers[1].thread.name = "twin"
        taken_back = 0
        for number in range(size(2, 200)):
            seed = SEED[:-2] + number.to_bytes(2, "big")
            monkeypatch.setattr(RoundSecret, "new", partial(known_secret, seed))
            monkeypatch.setattr("dizaine.table.table.system_secrets.token_hex", partial(known_id, number))
            edition = EDITIONS[number % len(EDITIONS)]
            taken_back += asyncio.run(asyncio.wait_for(compare(servers, edition, number), 60))
    assert taken_back


def make_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """All random choices are the same on both servers, except for the two cards."""
    numbers = {"one": itertools.count(), "twin": itertools.count()}

    def free_code(self: object) -> Any:
        number = next(numbers["twin" if threading.current_thread().name == "twin" else "one"])
        return asyncio.sleep(0, "".join("ABCDEFGH"[number // 8**place % 8] for place in range(5)))

    deal = FairCards.order

    def twisted(self: FairCards, cards: Sequence[Card]) -> Sequence[Card]:
        order = list(deal(self, cards))
        if threading.current_thread().name == "twin" and len(cards) > 50:
            mine, deep = swapped_places(order)
            order[mine], order[deep] = order[deep], order[mine]
        return order

    monkeypatch.setattr(tables.Tables, "_free_code", free_code)
    monkeypatch.setattr(FairCards, "order", twisted)


def known_id(number: int, length: int) -> str:
    return number.to_bytes(length, "big").hex()


def known_secret(seed: bytes, table: str, round_number: int) -> RoundSecret:
    return RoundSecret(table, round_number, seed)


def swapped_places(order: Sequence[Card]) -> tuple[int, int]:
    """A natural card in a hand, and a different one near the bottom of the draw pile."""
    naturals = [place for place, card in enumerate(order) if card.is_natural]
    deep = naturals[-1]
    return next(place for place in naturals if order[place] != order[deep]), deep


PEOPLE = ("host", "guest")


class Side:
    """One server's table: two people and a spectator."""

    def __init__(self, server: RunningServer) -> None:
        self.server = server
        self.code = ""
        self.sockets: dict[str, ClientConnection] = {}
        self.frames: dict[str, list[str]] = {name: [] for name in (*PEOPLE, "spectator")}
        self.views: dict[str, dict[str, Any]] = {}

    async def open(self, edition: str) -> None:
        async with httpx2.AsyncClient(base_url=self.server.url) as http:
            wish = {"edition": edition, "name": "Ann", "seats": 2, "pace": "off"}
            opened = (await http.post("/api/1/tables", json=wish)).json()
            self.code = opened["code"]
            guest = (await http.post(f"/api/1/tables/{self.code}/seats", json={"name": "Bob"})).json()
        for name, token in zip(self.frames, (opened["token"], guest["token"], ""), strict=True):
            self.sockets[name] = await connect(self.server.websocket_url, max_size=1 << 20)
            await self.say(name, m.Hello(version=m.VERSION, code=self.code, token=token, history=True))
            await self.hear(name, lambda message: message["type"] == "welcome")

    async def close(self) -> None:
        for socket in self.sockets.values():
            await socket.close()

    async def say(self, name: str, message: m.Message) -> None:
        await self.sockets[name].send(m.encode(message).decode())

    async def hear(self, name: str, until: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Read until a given message arrives; every frame is stored."""
        while True:
            frame = str(await asyncio.wait_for(self.sockets[name].recv(), 10))
            message: dict[str, Any] = json.loads(frame)
            assert message["type"] != "goodbye", message
            if message["type"] != "presence":  # when an arrival is reported depends on timing, not on cards
                self.frames[name].append(frame)
            if message.get("view"):
                self.views[name] = message["view"]
            if until(message):
                return message

    async def over_http(self) -> list[bytes]:
        async with httpx2.AsyncClient(base_url=self.server.url) as http:
            answers = [await http.get(f"/api/1/tables/{self.code}{path}") for path in ("", "/record", "/rules")]
        return [answer.content for answer in answers]


async def compare(servers: Sequence[RunningServer], edition: str, number: int) -> int:
    """Play for a while, then compare what the players heard who cannot know the difference.

    Returns how many moves were taken back.
    """
    sides = [Side(server) for server in servers]
    try:
        for side in sides:
            await side.open(edition)
            await side.say("host", m.Start(id="start"))
        course = Course(sides, random.Random(number))
        await course.run()
        for name in (PEOPLE[1 - course.knower], "spectator"):
            assert len(sides[0].frames[name]) > 3
            assert sides[0].frames[name] == sides[1].frames[name], (edition, name)
        assert await sides[0].over_http() == await sides[1].over_http()
        return course.taken_back
    finally:
        for side in sides:
            await side.close()


class Course:
    """The same moves on both sides, for as long as the difference stays hidden."""

    def __init__(self, sides: Sequence[Side], chance: random.Random) -> None:
        self.sides = sides
        self.chance = chance
        self.numbers = itertools.count(1)
        self.seq = 0
        self.taken_back = 0
        self.knower = -1
        """The seat that holds a different card on the second side."""

    async def run(self) -> None:
        await self._news()
        hands = [[side.views[name]["hands"][seat] for seat, name in enumerate(PEOPLE)] for side in self.sides]
        (self.knower,) = [seat for seat in range(2) if hands[0][seat] != hands[1][seat]]
        for _ in range(4 * TURNS):
            view = self.sides[0].views["spectator"]
            assert (view["stage"], view["round"]) != ("over", 1), "the round ended too early"
            seat = view["asked"]
            if seat != self.knower:
                await self._probe(seat)
            moves = [set(side.views[PEOPLE[seat]]["moves"]) for side in self.sides]
            harmless = sorted(move for move in moves[0] & moves[1] if self._is_harmless(move))
            if not harmless:
                return
            move = self.chance.choice([move for move in harmless if " lay " in move] or harmless)
            await self._all_say(seat, m.Play(id=f"move-{next(self.numbers)}", move=move))
            if " lay " in move:
                assert {side.views[PEOPLE[seat]]["take_back"] for side in self.sides} == {move}
                await self._all_say(seat, m.TakeBack(id=f"back-{next(self.numbers)}"))
                await self._all_say(seat, m.Play(id=f"again-{next(self.numbers)}", move=move))
                self.taken_back += 1

    async def _all_say(self, seat: int, command: m.Message) -> None:
        """The same person on both sides gives a command."""
        for side in self.sides:
            await side.say(PEOPLE[seat], command)
        await self._news()

    def _is_harmless(self, move: str) -> bool:
        """A move with which nobody goes out, since that would show the hands."""
        return " hit " not in move

    async def _probe(self, seat: int) -> None:
        """Ask whether moves are allowed, for a hint, for plans, and for nonsense."""
        number, name = next(self.numbers), PEOPLE[seat]
        requests = (
            m.Ask(id=f"ask-{number}", move=f"{seat}: discard r1"),
            m.Hint(id=f"hint-{number}"),
            m.Plan(id=f"plan-{number}", picked="W"),
            m.Plan(id=f"pin-{number}", pins=[m.Pin(card="r1", group=0)], picked="r1"),
            m.Play(id=f"bad-{number}", move=f"{seat}: take the lot"),
        )
        for side in self.sides:
            for request in requests:
                await side.say(name, request)
                await side.hear(name, lambda message: str(message.get("id", "")).endswith(f"-{number}"))

    async def _news(self) -> None:
        """Wait until everybody on both sides has received the next update."""
        heard = 0
        for side in self.sides:
            for name in side.frames:
                message = await side.hear(name, lambda message: message.get("seq", 0) > self.seq and "view" in message)
                heard = message["seq"]
        self.seq = heard
