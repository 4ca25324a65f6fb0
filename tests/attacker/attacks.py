"""What the attacker does, one function for each attack.

An attack gets a client with an address of its own, keeps within the documented limits, and goes on until it is
cancelled. If the server refuses or cuts it off, it is simply started again. A new feature joins by adding a function.
"""

from __future__ import annotations

import asyncio
import random
import string
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass
from itertools import count, cycle
from typing import Any, Final

import httpx2
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, WebSocketException

from dizaine.table import messages as m
from tests.attacker.client import Client, Place, Talk, new_id


@dataclass(frozen=True, slots=True)
class Attack:
    """A way to attack, and from how many addresses."""

    run: Callable[[Client], Awaitable[None]]
    addresses: int


ATTACKS: Final[dict[str, Attack]] = {}


def attack(addresses: int = 1) -> Callable[[Callable[[Client], Awaitable[None]]], None]:
    """List an attack under its name."""

    def add(run: Callable[[Client], Awaitable[None]]) -> None:
        ATTACKS[run.__name__] = Attack(run, addresses)

    return add


EXPECTED: Final = (OSError, TimeoutError, httpx2.HTTPError, WebSocketException)
"""How attacks end when the server defends itself."""


async def persist(client: Client, run: Callable[[], Awaitable[None]]) -> None:
    """Do something again whenever it fails, after a moment."""
    while True:
        try:
            await run()
        except EXPECTED as error:
            client.tally[f"ended by {type(error).__name__}"] += 1
        await asyncio.sleep(1)


async def crowd(client: Client, number: int, run: Callable[[], Awaitable[None]]) -> None:
    """Do the same many times at once."""
    await asyncio.gather(*(persist(client, run) for _ in range(number)))


LOOKUPS: Final = 0.05
"""Seconds between two requests of an address, and between two messages of a connection: as fast as is allowed."""
HARD_PHASE: Final = " + ".join(["run of 3 in one colour"] * 4)
HARD_BOOK: Final = f"""
extends = "classic"
title = "Hard"
[material]
colours = ["red", "yellow", "green", "blue", "orange"]
[deal]
hand = 15
[phases]
list = [{", ".join([f'"{HARD_PHASE}"'] * 16)}]
shortest_run = 3
order = "free"
"""
"""A legal book of 2 kB whose phases have very many declarations."""
DOTTED_KEY: Final = "a." * 16_000 + "a = 1"
"""A legal file of 32 kB that is slow to parse."""


@attack(addresses=2)
async def rulebooks(client: Client) -> None:
    """Tables with a hard rulebook, and one view of them after the other."""
    async with client.http() as http, AsyncExitStack() as talks:
        running = []
        for _ in range(4):
            place = await client.open_table(http, rulebook=HARD_BOOK, bot="expert")
            talk = await talks.enter_async_context(client.talk(place))
            await talk.request(m.Start(id=new_id()))
            running.append(talk)
        for talk in cycle(running):
            await talk.say(m.Sync(since=-1))
            await _move(talk)
            await asyncio.sleep(LOOKUPS)


@attack()
async def hints(client: Client) -> None:
    """As many connections as an address may have, each with as many questions as may wait."""

    async def ask(place: Place) -> None:
        async with client.talk(place) as talk:
            while True:
                await asyncio.gather(*(talk.request(m.Hint(id=new_id(), provisional=True)) for _ in range(50)))

    async with client.http() as http:
        place = await client.open_table(http)
        async with client.talk(place) as host:
            await host.request(m.Start(id=new_id()))
            while host.view is None or host.view.asked != host.seat:  # a bot may begin
                host.changed.clear()
                await host.changed.wait()
            await crowd(client, 90, lambda: ask(place))


@attack(addresses=2)
async def plans(client: Client) -> None:
    """Trays of a hard rulebook, with a picked wild, from many connections."""

    async def ask(place: Place) -> None:
        async with client.talk(place) as talk:
            for phase in cycle(range(17)):
                await talk.request(m.Plan(id=new_id(), phase=phase, picked="W"))
                await asyncio.sleep(LOOKUPS)

    async with client.http() as http:
        place = await client.open_table(http, rulebook=HARD_BOOK)
        async with client.talk(place) as host:
            await host.request(m.Start(id=new_id()))
            await crowd(client, 20, lambda: ask(place))


@attack(addresses=4)
async def uploads(client: Client) -> None:
    """Rulebooks that take long to parse."""
    async with client.http() as http:
        while True:
            wish = {"name": "Mallory", "seats": 2, "rulebook": DOTTED_KEY}
            answer = await client.ask(http, "POST", "/api/1/tables", wish)
            await asyncio.sleep(float(answer.headers.get("retry-after", 0)))


@attack(addresses=4)
async def judgements(client: Client) -> None:
    """Questions to the arbiter about a hard rulebook, with cards that fit almost."""
    cards = " ".join(f"{colour}{number}" for number in (1, 2, 4) for colour in "rygb")
    question = {"about": "lay", "phase": 1, "cards": cards}
    async with client.http() as http:
        for rulebook in cycle((HARD_BOOK, HARD_BOOK, DOTTED_KEY)):
            answer = await client.ask(http, "POST", "/api/1/judge", {"rulebook": rulebook, "question": question})
            await asyncio.sleep(float(answer.headers.get("retry-after", LOOKUPS)))


@attack(addresses=4)
async def slow_headers(client: Client) -> None:
    """Requests that never end, and connections that never begin."""
    wires = []
    try:
        for number in range(300):
            _, writer = await client.raw()
            wires.append(writer)
            if number % 3:
                writer.write(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n")
        while True:
            await asyncio.sleep(2)
            for number, writer in enumerate(wires):
                if number % 3 and not writer.is_closing():
                    writer.write(b"X: y\r\n")
                    client.tally["headers"] += 1
    finally:
        for writer in wires:
            writer.transport.abort()


@attack(addresses=4)
async def spectators(client: Client) -> None:
    """Many who watch a table at which somebody moves as fast as is allowed."""

    async def watch(place: Place) -> None:
        async with client.talk(Place(place.code)) as talk:
            await talk.wire.wait_closed()

    async with client.http() as http:
        place = await client.open_table(http)
        async with client.talk(place) as host:
            await host.request(m.Start(id=new_id()))
            await asyncio.gather(crowd(client, 95, lambda: watch(place)), _play(host))


@attack()
async def joins(client: Client) -> None:
    """Seats at tables whose codes are guessed."""
    async with client.http() as http:
        while True:
            await client.ask(http, "POST", f"/api/1/tables/{_guess()}/seats", {"name": "Mallory"})
            await asyncio.sleep(LOOKUPS)


@attack(addresses=2)
async def guesses(client: Client) -> None:
    """Guessed codes, by request and by connection."""
    async with client.http() as http:
        while True:
            await client.ask(http, "GET", f"/api/1/tables/{_guess()}")
            async with client.wire() as wire:
                await wire.send(m.encode(m.Hello(version=m.VERSION, code=_guess(), token="x" * 22)).decode())
                await _hear_out(client, wire)
            await asyncio.sleep(LOOKUPS)


@attack()
async def log_writes(client: Client) -> None:
    """A host who writes to the log as fast as ten connections may."""

    async def write(place: Place) -> None:
        async with client.talk(place) as talk:
            for bot in cycle(("easy", "steady")):
                await talk.request(m.SetBot(id=new_id(), seat=1, bot=bot))

    async with client.http() as http:
        place = await client.open_table(http, seats=6)
        await crowd(client, 10, lambda: write(place))


@attack()
async def signs(client: Client) -> None:
    """Messages without an answer, as fast as they can be sent: `ready` and `consider` at the wrong time."""

    async def tell(place: Place) -> None:
        async with client.talk(place) as talk:
            await talk.request(m.Start(id=new_id()))
            for sign in cycle((m.Ready(), m.Consider())):
                await talk.say(sign)
                await asyncio.sleep(0)

    async with client.http() as http:
        place = await client.open_table(http, edition="continental+knock")
        await crowd(client, 10, lambda: tell(place))


@attack()
async def afterwards(client: Client) -> None:
    """Scores of a game that goes on; replays and records once it is over."""
    async with client.http() as http:
        place = await client.open_table(http, edition="express", seats=3, bot="greedy")
        async with client.talk(place) as talk:
            await talk.request(m.Start(id=new_id()))
            playing = asyncio.create_task(_play(talk))
            try:
                for path in cycle(("scores", "replay/1", "scores", "record", "rules", "odds")):
                    await client.ask(http, "GET", f"/api/1/tables/{place.code}/{path}")
                    await asyncio.sleep(LOOKUPS)
            finally:
                playing.cancel()


@attack(addresses=2)
async def score_sheets(client: Client) -> None:
    """Long sheets: entries and corrections of their first lines, exports, evenings, and hands that must be judged."""
    async with client.http() as http:
        secret = (await _open(client, http, "/api/1/evenings"))["secret"]
        setup = {"rulebook": HARD_BOOK, "names": ["Mallory", "Malory", "Mal"]}
        opened = await _open(client, http, "/api/1/sheets", {"setup": setup, "family": secret})
        path, headers = f"/api/1/sheets/{opened['code']}", {"authorization": f"Bearer {opened['keeper']}"}
        hands = [{"seat": 0, "points": 5}, {"seat": 1, "points": 10}, {"seat": 2, "points": 15}]
        stopped = {"kind": "cards", "out": None, "hands": hands}
        other = {"kind": "cards", "out": None, "hands": [*hands[:2], {"seat": 2, "points": 115}]}
        for index in count():
            for operation in (
                {"kind": "enter", "index": min(index, 499), "entry": stopped},
                {"kind": "correct", "index": 0, "entry": (stopped, other)[index % 2]},
                {"kind": "hand", "index": min(index + 1, 499), "hand": {"seat": 1, "points": 7}},
            ):
                body = {"id": new_id(), "base": 10**6, "by": "Mallory", "operation": operation}
                await client.ask(http, "POST", f"{path}/operations", body, headers)
            for question in (
                path,
                f"{path}/export.csv",
                f"/api/1/evenings/{secret}",
                f"/api/1/evenings/{secret}/export.json",
            ):
                await client.ask(http, "GET", question)
            await asyncio.sleep(LOOKUPS)


@attack(addresses=2)
async def followers(client: Client) -> None:
    """As many who wait for news of a sheet as an address may have, on which a keeper writes as fast as is allowed."""

    async def follow(path: str) -> None:
        async with client.http() as http:
            revision = -1
            while True:
                answer = await client.ask(http, "GET", f"{path}?wait=25" + f"&since={revision}" * (revision >= 0))
                revision = answer.json()["revision"] if answer.status_code == 200 else revision
                await asyncio.sleep(float(answer.headers.get("retry-after", 0)))

    async def write(path: str, token: str) -> None:
        headers = {"authorization": f"Bearer {token}"}
        async with client.http() as http:
            for hands in cycle((True, False)):
                body = {"id": new_id(), "operation": {"kind": "allow", "hands": hands}}
                answer = await client.ask(http, "POST", f"{path}/operations", body, headers)
                await asyncio.sleep(float(answer.headers.get("retry-after", 0)))

    async with client.http() as http:
        wish = {"setup": {"rulebook": "classic", "names": ["Mallory", "Malory"]}}
        opened = await _open(client, http, "/api/1/sheets", wish)
        path = f"/api/1/sheets/{opened['code']}"
        await asyncio.gather(crowd(client, 120, lambda: follow(path)), write(path, opened["keeper"]))


@attack(addresses=2)
async def sheet_uploads(client: Client) -> None:
    """Rulebooks of sheets that take long to parse, and guessed codes of sheets."""
    async with client.http() as http:
        while True:
            wish = {"setup": {"rulebook": f"{DOTTED_KEY}\nb = 1", "names": ["Mallory", "Malory"]}}
            answer = await client.ask(http, "POST", "/api/1/sheets", wish)
            await client.ask(http, "GET", f"/api/1/sheets/{_guess()}Q?wait=25&since=0")
            await asyncio.sleep(float(answer.headers.get("retry-after", LOOKUPS)))


@attack(addresses=2)
async def pages(client: Client) -> None:
    """All other answers that the server has, the unlimited ones as fast as they come."""
    texts = ("/api/1/editions", "/api/1/rules/classic", "/api/1/rules/classic+knock?lang=fr", "/api/1/openapi.json")
    async with client.http() as http:
        for path in cycle((*texts, "/nothing")):
            await client.ask(http, "GET", path)
            for unlimited in ("/health", "/metrics", "/"):
                await client.ask(http, "GET", unlimited)
            await asyncio.sleep(LOOKUPS)


@attack(addresses=2)
async def prints(client: Client) -> None:
    """The largest prints, each for other names, so that none is found ready; also in letters that need other fonts."""
    async with client.http() as http:
        for kind in cycle(("deck", "rules", "sheet", "reference", "poster")):
            letters = random.choices("abcdefgh\u4e2d\u05d0", k=8)
            path = f"/api/1/print/{kind}?backs={int(kind == 'deck')}&names={''.join(letters)},Bob&lang=fr"
            await client.ask(http, "GET", path)
            await asyncio.sleep(LOOKUPS)


@attack()
async def garbage(client: Client) -> None:
    """What is no request and no message, which would fill a log."""
    while True:
        _, writer = await client.raw()
        writer.write(b"\x16\x03\x01 nonsense\r\n\r\n")
        async with client.wire() as wire:
            await wire.send("{" * 1_000)
            await _hear_out(client, wire)
        writer.close()
        await asyncio.sleep(LOOKUPS)


async def _open(client: Client, http: httpx2.AsyncClient, path: str, wish: object = None) -> Any:
    """Open a sheet or a book; waits as long as the server says."""
    while (answer := await client.ask(http, "POST", path, wish)).status_code == 429:
        await asyncio.sleep(float(answer.headers.get("retry-after", 1)))
    return answer.raise_for_status().json()


async def _play(talk: Talk) -> None:
    """Move whenever it is possible, as fast as a connection may."""
    while talk.view is None or talk.view.stage != "over":
        talk.changed.clear()
        if not await _move(talk):
            await talk.changed.wait()
        await asyncio.sleep(1 / 25)
    while True:  # the game is over; the connections stay
        await talk.say(m.Sync(since=-1))
        await asyncio.sleep(LOOKUPS)


async def _move(talk: Talk) -> bool:
    if talk.view is None or talk.view.asked != talk.seat or not talk.view.moves:
        return False
    await talk.request(m.Play(id=new_id(), move=talk.view.moves[0]))
    return True


async def _hear_out(client: Client, wire: ClientConnection) -> None:
    """Listen until the server has had enough."""
    with suppress(ConnectionClosed):
        while await wire.recv():
            client.tally["answered"] += 1


def _guess() -> str:
    return "".join(random.choices(string.ascii_uppercase, k=5))
