"""What a person can ask of the server about themselves: all that is stored about their seat, and to be forgotten."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx2
import pytest

from dizaine.faces.server.limits import LOOSE, Rate
from dizaine.table import messages as m
from dizaine.table.log import Moved
from tests.faces.server.running import RunningServer, running
from tests.faces.server.talking import Invitation, new_id, open_table, sit_down, talking

SLOW = Rate(2, 0.01)
WORDS = "rain on the roof"


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


async def begun(server: RunningServer) -> tuple[Invitation, Invitation]:
    """A game of two people, with a few moves of each."""
    ann = await open_table(server, seats=2, edition="classic", pace="off")
    ben = await sit_down(server, ann.code, "Ben")
    async with talking(server, ann) as host, talking(server, ben) as guest:
        await host.done(m.Start(id=new_id()))
        await guest.done(m.AddEntropy(id=new_id(), words=WORDS))
        for _ in range(8):
            table = await on_server(server, ann.code)
            asked = table.match.game.asked
            talker = (host, guest)[asked]
            view = table.match.view(asked)
            await talker.done(m.Play(id=new_id(), move=view.moves[0]))
    return ann, ben


async def on_server(server: RunningServer, code: str) -> Any:
    return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(server.tables.find(code), server.loop))


async def test_own_data_is_complete_and_nobody_elses(server: RunningServer, http: httpx2.AsyncClient) -> None:
    ann, ben = await begun(server)
    address = f"/api/1/tables/{ann.code}/seat"
    answer = await http.get(address, headers=bearer(ben.token))
    assert answer.status_code == 200
    data = answer.json()
    table = await on_server(server, ann.code)
    assert (data["code"], data["edition"], data["seat"], data["name"]) == (ann.code, "classic", ben.seat, "Ben")
    assert data["hand"] == table.match.view(ben.seat).hands[ben.seat]
    assert "?" not in data["hand"]
    assert [(words["round"], words["words"]) for words in data["words"]] == [(2, WORDS)]
    stored = await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(server.tables.stored(table), server.loop))
    moves = [line.entry.lines[0] for line in stored.lines if isinstance(line.entry, Moved) and line.entry.seat == 1]
    assert [move["move"] for move in data["moves"]] == moves
    assert moves
    assert all(move["move"].startswith("1: ") and move["by"] == "person" for move in data["moves"])
    assert data["seated"] <= data["moves"][0]["time"] <= data["moves"][-1]["time"]
    assert "Ann" not in answer.text
    assert ben.token not in answer.text
    assert "shuffle" not in answer.text
    cards = [text for text in answer.text.split('"') if re.fullmatch(r"[a-z]\d+|W|S", text)]
    assert cards == data["hand"], "no card is told but those in the own hand and moves"


async def test_a_person_is_forgotten(server: RunningServer, http: httpx2.AsyncClient) -> None:
    ann, ben = await begun(server)
    address = f"/api/1/tables/{ann.code}/seat"
    async with talking(server, ann) as host, talking(server, ben) as guest:
        answer = await http.delete(address, headers=bearer(ben.token))
        assert (answer.status_code, answer.content) == (204, b"")
        assert await guest.goodbye() == "seat-lost"
        update = await host.hear_a(m.Update)
        assert (update.table.seats[1].kind, update.table.seats[1].name == "Ben") == ("bot", False)
    for method in ("GET", "DELETE"):
        again = await http.request(method, address, headers=bearer(ben.token))
        assert (again.status_code, again.json()["reason"]) == (401, "seat-lost")
    assert "Ben" not in (await http.get(f"/api/1/tables/{ann.code}")).text
    assert (await http.get(address, headers=bearer(ann.token))).json()["name"] == "Ann"


@pytest.mark.parametrize(
    "headers",
    [{}, {"Authorization": ""}, {"Authorization": "Bearer"}, {"Authorization": "Basic QQ=="}, bearer("x" * 5000)],
)
async def test_without_the_token_there_is_nothing(
    server: RunningServer, http: httpx2.AsyncClient, headers: dict[str, str]
) -> None:
    table = await open_table(server)
    for method in ("GET", "DELETE"):
        answer = await http.request(method, f"/api/1/tables/{table.code}/seat", headers=headers)
        assert (answer.status_code, answer.json()["reason"]) == (401, "seat-lost")
    assert (await http.get("/api/1/tables/NNNNN/seat", headers=bearer(table.token))).status_code == 404


async def test_pages_of_others_cannot_forget(server: RunningServer, http: httpx2.AsyncClient) -> None:
    table = await open_table(server)
    headers = {**bearer(table.token), "Origin": "http://elsewhere.example"}
    answer = await http.delete(f"/api/1/tables/{table.code}/seat", headers=headers)
    assert (answer.status_code, answer.json()["reason"]) == (403, "origin")


async def test_it_is_limited(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite3", replace(LOOSE, joins=SLOW)) as server:
        table = await open_table(server)
        async with httpx2.AsyncClient(base_url=server.url) as http:
            codes = [
                (await http.get(f"/api/1/tables/{table.code}/seat", headers=bearer(table.token))).status_code
                for _ in range(int(SLOW.burst) + 1)
            ]
    assert codes == [200] * int(SLOW.burst) + [429]
