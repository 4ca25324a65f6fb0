"""A host who tries everything sees no card of another seat, and moves for none.

The game is played twice, and one card of the other player's hand differs. The host may open any number of connections,
with every token that he gets, and must not be able to tell the two games apart by any byte.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import re
import threading
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from functools import partial
from pathlib import Path
from typing import Any

import httpx2
import pytest
from websockets.asyncio.client import ClientConnection, connect

from dizaine.client import ClientError, Place, RemoteTable, Server
from dizaine.table import messages as m
from dizaine.table.fair import RoundSecret
from tests.client.playing import is_asked
from tests.client.server_process import ServerProcess
from tests.client.test_twins import PEOPLE, SEED, Side, known_id, known_secret, make_alike
from tests.faces.server.running import RunningServer, running

EDITIONS = ("classic", "continental+knock", "express")
PATHS = ("", "/record", "/rules", "/scores", "/odds", "/replay/1")
PATIENCE = 60.0
ORDERS = 3


def test_no_command_of_a_host_shows_a_hand(
    size: Callable[[int, int], int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_alike(monkeypatch)
    make_tokens_alike(monkeypatch)
    with ExitStack() as stack:
        servers = [stack.enter_context(running(tmp_path / f"{name}.sqlite3")) for name in ("one", "other")]
        servers[1].thread.name = "twin"
        for number, edition in enumerate(EDITIONS[: size(2, len(EDITIONS))]):
            seed = SEED[:-2] + number.to_bytes(2, "big")
            monkeypatch.setattr(RoundSecret, "new", partial(known_secret, seed))
            monkeypatch.setattr("dizaine.table.table.system_secrets.token_hex", partial(known_id, number))
            asyncio.run(asyncio.wait_for(compare(servers, edition), PATIENCE))


def make_tokens_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = {"one": itertools.count(), "twin": itertools.count()}

    def token() -> str:
        return f"token-{next(numbers['twin' if threading.current_thread().name == 'twin' else 'one'])}"

    monkeypatch.setattr("dizaine.table.seating.new_token", token)
    monkeypatch.setattr("dizaine.table.seat_requests.new_token", token)
    monkeypatch.setattr("dizaine.table.table.new_token", token)


async def compare(servers: Sequence[RunningServer], edition: str) -> None:
    """The player whose cards are the same at both tables is the host and cheats, equally at both."""
    sides = [Side(server) for server in servers]
    try:
        for side in sides:
            await side.open(edition)
            await side.say("host", m.Start(id="start"))
            for name in side.frames:
                await side.hear(name, lambda message: bool(message.get("view")))
        hands = [[side.views[name]["hands"][seat] for seat, name in enumerate(PEOPLE)] for side in sides]
        (victim,) = [seat for seat in range(2) if hands[0][seat] != hands[1][seat]]
        cheaters = [Cheater(side, 1 - victim) for side in sides]
        if victim == 0:
            for cheater in cheaters:
                await cheater.wish(m.PassHost(id="role", seat=1), by=0)
        await until_the_cheater_is_asked(cheaters)
        for cheater in cheaters:
            await cheater.run()
        assert len(cheaters[0].received) > 30
        assert cheaters[0].received == cheaters[1].received, edition
    finally:
        for side in sides:
            await side.close()


async def until_the_cheater_is_asked(cheaters: Sequence[Cheater]) -> None:
    """The other player makes moves that are possible at both tables, and never with the card that differs."""
    for number in itertools.count():
        view = cheaters[0].view
        if view["asked"] == cheaters[0].seat and view["stage"] != "knock":
            return
        actor = cheaters[0].seat if view["asked"] == cheaters[0].seat else cheaters[0].victim
        moves = [set(cheater.side.views[PEOPLE[actor]]["moves"]) for cheater in cheaters]
        move = min(moves[0] & moves[1])
        for cheater in cheaters:
            await cheater.wish(m.Play(id=f"move-{number}", move=move), by=actor)
            await cheater.catch_up()


class Cheater:
    """A host at one of the two tables, and all that he receives on any connection."""

    def __init__(self, side: Side, seat: int) -> None:
        self.side = side
        self.seat = seat
        self.victim = 1 - seat
        self.received: list[bytes | str] = []
        self._seq = 0
        self._numbers = itertools.count()

    @property
    def view(self) -> dict[str, Any]:
        return self.side.views[PEOPLE[self.seat]]

    async def wish(self, message: m.Request, by: int | None = None) -> dict[str, Any]:
        """Send a command on a seat's connection, the own one unless said otherwise, and wait for the reply."""
        name = PEOPLE[self.seat if by is None else by]
        await self.side.say(name, message)
        reply = await self.side.hear(name, lambda reply: reply.get("id") == message.id)
        self._seq = reply.get("seq", self._seq)
        return reply

    async def catch_up(self) -> None:
        """Both connections that the cheater listens on have heard the last update."""
        for name in (PEOPLE[self.seat], "spectator"):
            while max(json.loads(frame).get("seq", 0) for frame in self.side.frames[name]) < self._seq:
                await self.side.hear(name, lambda message: True)

    async def connect(self, token: str, since: int = -1) -> str:
        """Try a token on a new connection; returns the goodbye, or what the token waits for, or `welcome`.

        Whoever waits stays for a while: what comes after the welcome counts, too.
        """
        async with connect(self.side.server.websocket_url, max_size=1 << 20) as socket:
            hello = m.Hello(
                version=m.VERSION, code=self.side.code, token=token, since=since, positions=True, history=True
            )
            await socket.send(m.encode(hello).decode())
            frame = str(await asyncio.wait_for(socket.recv(), 10))
            self.received.append(without_presence(frame))
            message = m.decode_server(frame)
            if isinstance(message, m.Goodbye):
                return message.reason
            assert isinstance(message, m.Welcome)
            if message.waiting:
                await self._try_everything(socket)
        return message.waiting or ("seat" if message.seat >= 0 else "welcome")

    async def _try_everything(self, socket: ClientConnection) -> None:
        """Requests of somebody who has no seat yet."""
        for request in (
            m.Hint(id="h"),
            m.Plan(id="q"),
            m.Play(id="p", move="draw"),
            m.Ask(id="a", move="draw"),
            m.Sync(since=0),
        ):
            await socket.send(m.encode(request).decode())
            answered = False
            while not answered:
                frame = str(await asyncio.wait_for(socket.recv(), 10))
                message = m.decode_server(frame)
                if not isinstance(message, m.Presence):
                    self.received.append(without_presence(frame))
                last = isinstance(message, m.Welcome | m.Update) and message.seq >= self._seq
                answered = last if isinstance(request, m.Sync) else isinstance(message, m.Refused)

    async def browse(self) -> None:
        """Fetch everything that there is about the table."""
        async with httpx2.AsyncClient(base_url=self.side.server.url, timeout=PATIENCE) as http:
            address = f"/api/1/tables/{self.side.code}"
            answers = [await http.get(f"{address}{path}") for path in PATHS]
        self.received += [without_presence(answer.text) for answer in answers]

    async def ask(self, name: str, token: str = "", reason: str = "") -> str:
        """Ask for a seat from another device; returns the token, or nothing if it is refused for a reason."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        async with httpx2.AsyncClient(base_url=self.side.server.url, headers=headers, timeout=PATIENCE) as http:
            answer = await http.post(f"/api/1/tables/{self.side.code}/seats", json={"name": name})
        self.received.append(answer.content)
        assert answer.json().get("reason", "") == reason
        return str(answer.json().get("token", ""))

    async def run(self) -> None:
        """Everything that a host can do in mid-round, from the harmless to the removal of the other player."""
        links = [await self._new_link() for _ in range(2)]
        for link, since in itertools.product(links, (-1, 0, 2)):
            assert await self.connect(link, since) == ("granted" if link == links[-1] else "seat-lost")
        await self._commands_for_the_victim()
        await self._passing_the_role()
        await self.browse()
        await self._absence()
        await self._removal()
        await self.browse()
        for link in links:
            assert await self.connect(link) == "seat-lost"
        await self._the_bots_seat()
        await self.browse()
        assert await self.connect("") == "welcome"
        await self.catch_up()
        self.received += [without_presence(frame) for frame in self.side.frames[PEOPLE[self.seat]]]
        self.received += [without_presence(frame) for frame in self.side.frames["spectator"]]

    async def _new_link(self) -> str:
        return str((await self.wish(m.NewLink(id=self._id(), seat=self.victim)))["link"])

    async def _refused(self, message: m.Request, by: int | None = None) -> str:
        reply = await self.wish(message, by)
        assert reply["type"] == "refused", reply
        return str(reply["reason"])

    async def _commands_for_the_victim(self) -> None:
        victim = self.victim
        for move in (f"{victim}: draw", f"{victim}: discard r1"):
            assert await self._refused(m.Play(id=self._id(), move=move)) == "not-your-seat"
            assert await self._refused(m.Ask(id=self._id(), move=move)) == "not-your-seat"
        assert await self._refused(m.SetBot(id=self._id(), seat=victim, bot="greedy")) == "seat-taken"
        assert await self._refused(m.Start(id=self._id())) == "already-started"
        assert await self._refused(m.Rematch(id=self._id())) == "not-over"
        await self.wish(m.AddEntropy(id=self._id(), words="abracadabra"))

    async def _passing_the_role(self) -> None:
        """To the victim, who passes it back; and while it is away, the cheater has no more rights than others."""
        await self.wish(m.PassHost(id=self._id(), seat=self.victim))
        assert await self._refused(m.NewLink(id=self._id(), seat=self.victim)) == "host-only"
        await self.wish(m.PassHost(id=self._id(), seat=self.seat), by=self.victim)
        await self._new_link()

    async def _absence(self) -> None:
        """The victim has gone for a moment: ask for the seat under the victim's name, and approve oneself."""
        me, victim = PEOPLE[self.seat], self.victim
        names = [seat["name"] for seat in self.table["seats"]]
        assert await self.ask(names[victim], reason="name-taken") == ""
        await self.side.sockets[PEOPLE[victim]].close()
        await self.side.hear(me, lambda message: "table" in message and not message["table"]["seats"][victim]["here"])
        assert await self.ask(names[self.seat], reason="name-taken") == ""
        assert await self.ask("Eve", reason="table-full") == ""
        stolen = await self.ask(names[victim].upper())
        assert await self.connect(stolen) == "asked"
        await self.wish(m.Grant(id=self._id(), seat=victim))
        for since in (-1, 0, 2):
            assert await self.connect(stolen, since) == "granted"
        await self._new_link()
        assert await self.connect(stolen) == "seat-lost"

    @property
    def table(self) -> dict[str, Any]:
        frames = [json.loads(frame) for frame in self.side.frames[PEOPLE[self.seat]]]
        table: dict[str, Any] = [frame["table"] for frame in frames if "table" in frame][-1]
        return table

    async def _the_bots_seat(self) -> None:
        """Ask for the removed victim's seat, approve oneself, undo, and all of it again in other orders.

        `tests/table/test_cheating_orders.py` tries many more of them.
        """
        victim = self.victim
        wishes = (m.Grant, m.Deny, m.Restore, m.FreeSeat, m.NewLink)
        orders = random.Random(self.side.code).sample([*itertools.permutations(wishes, 4)], ORDERS)
        for number, order in enumerate(orders):
            token = await self._ask_anyhow(f"Eve {number}")
            for wish in order:
                reply = await self.wish(wish(id=self._id(), seat=victim))
                self.received.append(json.dumps({key: reply.get(key) for key in ("type", "reason", "link")}))
                for own in filter(None, (token, reply.get("link"))):
                    assert await self.connect(own) in ("asked", "granted", "seat-lost"), order

    async def _ask_anyhow(self, name: str) -> str:
        """For the bot's seat, or for the victim's under the victim's name."""
        kind, held = (self.table["seats"][self.victim][field] for field in ("kind", "name"))
        wanted = any(wish["seat"] == self.victim for wish in self.table["wishes"])
        if wanted:
            return await self.ask(held if kind == "person" else name, reason="seat-asked")
        return await self.ask(held if kind == "person" else name)

    async def _removal(self) -> None:
        """Remove the victim, put bots in the place, and try to make links for it."""
        victim = self.victim
        await self.wish(m.FreeSeat(id=self._id(), seat=victim))
        for bot in ("easy", "expert"):
            await self.wish(m.SetBot(id=self._id(), seat=victim, bot=bot))
        assert await self._refused(m.NewLink(id=self._id(), seat=victim)) == "nobody-there"
        assert await self._refused(m.PassHost(id=self._id(), seat=victim)) == "nobody-there"
        assert await self._refused(m.FreeSeat(id=self._id(), seat=victim)) == "nobody-there"

    def _id(self) -> str:
        return f"wish-{next(self._numbers)}"


def without_presence(frame: str) -> str:
    """A message without the numbers of connections: when one is reported depends on timing, not on cards."""
    return re.sub(r'"(here|devices)":(true|false|\d+),?', "", frame)


def test_a_waiting_link_survives_kills(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "tables.sqlite3")
    server.start()
    try:
        asyncio.run(asyncio.wait_for(wait_for_the_deal(server), PATIENCE))
    finally:
        server.kill()


async def wait_for_the_deal(server: ServerProcess) -> None:
    """Killed between the request and the next deal, and again after the deal."""
    await server.wait()
    async with Server(server.url) as office:
        host = await office.open_table("express+phases=2", name="Ann", seats=2, pace="instant")
        guest = await office.take_seat(host.code, name="Bob")
    async with seated(server, host) as ann, seated(server, guest) as bob:
        await ann.start()
        link = Place(host.code, guest.seat, await ann.new_link(guest.seat))
        await kill(server)
        assert await first_word(server, link) == "granted"
        await play_round(ann, bob)
        with pytest.raises(ClientError, match="seat-lost"):
            await bob.wait_for(lambda: False, timeout=10)
        assert ann.view is not None
        assert ann.view.round == 2
    await kill(server)
    assert await first_word(server, guest) == "seat-lost"
    assert await first_word(server, link) == "welcome"


def seated(server: ServerProcess, place: Place) -> RemoteTable:
    return RemoteTable(server.websocket_url, place.code, place.token, silence=0.2)


async def kill(server: ServerProcess) -> None:
    server.kill()
    server.start()
    await server.wait()


async def play_round(*tables: RemoteTable) -> None:
    """As hints say, until the cards are dealt again."""

    def is_due() -> bool:
        return any(is_asked(table) or table.view is None or table.view.round > 1 for table in tables)

    with suppress(ClientError):  # whoever has lost the seat hears that instead of an answer
        while all(table.view is None or table.view.round == 1 for table in tables):
            for table in tables:
                if is_asked(table):
                    await table.play((await table.hint()).move)
            await tables[0].wait_for(is_due)
    await tables[0].wait_for(lambda: tables[0].view is not None and tables[0].view.round > 1)


async def first_word(server: ServerProcess, place: Place) -> str:
    """What the server says first to somebody with a token: a goodbye's reason, what it waits for, or `welcome`."""
    async with connect(server.websocket_url) as socket:
        await socket.send(m.encode(m.Hello(version=m.VERSION, code=place.code, token=place.token)).decode())
        message = m.decode_server(await asyncio.wait_for(socket.recv(), 10))
    if isinstance(message, m.Goodbye):
        return message.reason
    assert isinstance(message, m.Welcome)
    assert message.seat == (-1 if message.waiting else place.seat)
    return message.waiting or "welcome"
