"""The lobby of a rematch through the server: shuffled seats on open connections, another game by HTTP."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

import httpx2
import pytest

from dizaine.client import Refused, Server
from dizaine.table import messages as m
from dizaine.table.game_views import DiceView
from dizaine.table.house import House
from dizaine.table.waits import Waits
from tests.faces.server.running import RunningServer, running
from tests.faces.server.talking import Invitation, Talker, new_id, open_table, sit_down, talking

DICE = {"edition": "dice", "seats": 2, "name": "", "pace": "instant"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with running(tmp_path_factory.mktemp("server") / "tables.sqlite3", house=House(waits=Waits(lobby=0.1))) as started:
        yield started


@pytest.fixture
async def client(server: RunningServer) -> AsyncIterator[Server]:
    async with Server(server.url) as client:
        yield client


async def change(http: httpx2.AsyncClient, table: Invitation, **wishes: object) -> httpx2.Response:
    """Ask for another game for the people at a table."""
    headers = {"authorization": f"Bearer {table.token}"} if table.token else {}
    return await http.post("/api/1/tables", json={**DICE, "previous": table.code, **wishes}, headers=headers)


def last_seat(talker: Talker) -> int:
    return [message.seat for message in talker.heard if isinstance(message, m.Welcome)][-1]


async def test_a_shuffle_moves_connections_without_closing_them(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dizaine.table.commands.drawn_order", lambda seats: [1, 2, 0])
    table = await open_table(server)
    place = await sit_down(server, table.code, "Ben")
    async with talking(server, table) as ann, talking(server, place) as ben:
        shuffle = m.Shuffle(id=new_id())
        done = await ann.done(shuffle)
        assert await ann.done(shuffle) == done, "from the new seat it is the same command"
        update = await ben.hear_a(m.Update)
        while update.seq < done.seq:
            update = await ben.hear_a(m.Update)
        assert update.events == [{"event": "SeatsShuffled", "order": [1, 2, 0]}]
        assert (last_seat(ann), last_seat(ben)) == (2, 0)
        assert [seat.here for seat in update.table.seats] == [True, False, True]
        assert (await ben.refused(m.Start(id=new_id()))).reason == "host-only"
        await ann.done(m.Start(id=new_id()))
        for talker, seat in ((ann, 2), (ben, 0)):
            while not any(isinstance(one, m.Update) and one.view for one in talker.heard):
                await talker.hear()
            hands = talker.view.hands
            assert [own for own, hand in enumerate(hands) if "?" not in hand] == [seat]
    async with talking(server, place) as ben:
        assert last_seat(ben) == 0, "the token opens the seat where its person sits now"


async def test_another_game_for_everybody(server: RunningServer, http: httpx2.AsyncClient) -> None:
    table = await open_table(server)
    place = await sit_down(server, table.code, "Ben")
    async with talking(server, place) as ben:
        answer = await change(http, table)
        assert answer.status_code == 201, answer.text
        opened = answer.json()
        assert opened == {"code": opened["code"], "seat": 0, "token": table.token}
        while not any(isinstance(one, m.Update) and one.table.rematch == opened["code"] for one in ben.heard):
            await ben.hear()
    async with (
        talking(server, Invitation(opened["code"], table.token)),
        talking(server, Invitation(opened["code"], place.token)) as ben,
    ):
        while not any(isinstance(one, m.Welcome | m.Presence) and one.table.starts for one in ben.heard):
            await ben.hear()
        while not any(isinstance(one, m.Update) and one.table.stage == "playing" for one in ben.heard):
            await ben.hear()
        assert isinstance(ben.view, DiceView)
    late = await http.post(f"/api/1/tables/{table.code}/seats", json={"name": "Cleo"})
    assert (late.status_code, late.json()) == (409, {"reason": "moved", "detail": opened["code"]})


async def test_only_the_host_may_take_everybody_along(server: RunningServer, http: httpx2.AsyncClient) -> None:
    table = await open_table(server)
    place = await sit_down(server, table.code, "Ben")
    for token, status, reason in (
        ("", 401, "seat-lost"),
        ("x" * 22, 401, "seat-lost"),
        (place.token, 403, "host-only"),
    ):
        answer = await change(http, Invitation(table.code, token))
        assert (answer.status_code, answer.json()["reason"]) == (status, reason)
    few = await change(http, table, seats=1)
    assert (few.status_code, few.json()["reason"], few.json()["field"]) == (409, "too-few-seats", "seats")
    nowhere = await change(http, Invitation("QQQQQ", table.token))
    assert (nowhere.status_code, nowhere.json()["reason"]) == (404, "no-such-table")


async def test_a_program_waits_shuffles_and_changes_the_game(client: Server) -> None:
    place = await client.open_table("express", name="Ann", seats=2, pace="instant")
    async with client.sit(place) as table:
        await table.shuffle()
        await table.wait()
        other = await client.open_table("dice", name="Ann", seats=1, previous=place)
        await table.wait_for(lambda: table.info is not None and table.info.rematch == other.code)
    assert other.token == place.token
    with pytest.raises(Refused, match="moved"):
        await client.open_table("dice", name="Ann", seats=1, previous=place)
