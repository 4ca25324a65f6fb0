"""Score sheets over HTTP: keepers, followers, questions, files, and what is refused with which sentence."""

from __future__ import annotations

import asyncio
import csv
import io
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx2
import pytest

from dizaine.faces.server.limits import LOOSE, Rate
from dizaine.scorekeeper.export import from_json
from tests.faces.server.running import RunningServer, running, serve_process

SETUP: dict[str, Any] = {"rulebook": "classic", "names": ["Ann", "Ben"]}
OWN_BOOK = 'extends = "classic"\ntitle = "Our evening"\n[phases]\nlist = ["set of 3", "run of 4"]\n'


class Keeper:
    """Somebody with a sheet."""

    def __init__(self, http: httpx2.AsyncClient, opened: dict[str, Any], by: str = "Ann") -> None:
        self.http = http
        self.code, self.token = opened["code"], opened["keeper"]
        self.path = f"/api/1/sheets/{self.code}"
        self.view: dict[str, Any] = opened["sheet"]
        self.by = by
        self._ids = 0

    async def send(self, operation: dict[str, Any], **more: Any) -> httpx2.Response:
        """Do something, having seen the newest revision."""
        self._ids += 1
        body = {"id": f"{self.by} {self._ids}", "base": self.view["revision"], "by": self.by, "operation": operation}
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        answer = await self.http.post(f"{self.path}/operations", json=body | more, headers=headers)
        if answer.status_code == 200:
            self.view = answer.json()
        return answer

    async def enter(self, index: int, entry: dict[str, Any]) -> httpx2.Response:
        return await self.send({"kind": "enter", "index": index, "entry": entry})


async def open_sheet(http: httpx2.AsyncClient, **setup: Any) -> Keeper:
    answer = await http.post("/api/1/sheets", json={"setup": SETUP | setup})
    assert answer.status_code == 201, answer.text
    return Keeper(http, answer.json())


def won(out: int, points: int, laid: int = 1) -> dict[str, Any]:
    """A round of two."""
    hands: list[dict[str, Any]] = [{"seat": out, "laid": laid}, {"seat": 1 - out, "points": points}]
    return {"kind": "cards", "out": out, "hands": sorted(hands, key=lambda hand: hand["seat"])}


async def test_a_sheet_from_beginning_to_file(http: httpx2.AsyncClient) -> None:
    keeper = await open_sheet(http)
    assert (keeper.view["revision"], keeper.view["setup"], keeper.view["entries"]) == (0, SETUP, [])
    for index, entry in enumerate([won(0, 65), won(1, 30), won(0, 15, laid=2)]):
        assert (await keeper.enter(index, entry)).status_code == 200
    answer = await keeper.send({"kind": "correct", "index": 1, "entry": won(1, 35)})
    assert [player["points"] for player in answer.json()["status"]["players"]] == [35, 80]
    seen = (await http.get(f"{keeper.path.lower()}?lang=fr")).json()
    assert seen["status"]["players"][0]["phase_words"] != keeper.view["status"]["players"][0]["phase_words"]
    correction = seen["log"][0]
    assert (correction["index"], correction["by"], correction["before"], correction["after"]) == (
        1,
        "Ann",
        won(1, 30),
        won(1, 35),
    )
    table = await http.get(f"{keeper.path}/export.csv")
    assert table.headers["content-type"] == "text/csv; charset=utf-8"
    assert keeper.code in table.headers["content-disposition"]
    rows = list(csv.reader(io.StringIO(table.content.decode("utf-8-sig"))))
    assert [row[-3:] for row in rows[1:]] == [["", "65", "65"], ["1", "0", "65"], ["", "15", "80"]]
    exported = await http.get(f"{keeper.path}/export.json")
    assert [player.points for player in from_json(exported.content).status("en").players] == [35, 80]
    assert (await http.request("DELETE", keeper.path)).status_code == 401
    gone = await http.request("DELETE", keeper.path, headers={"authorization": f"Bearer {keeper.token}"})
    assert gone.status_code == 204
    problem = (await http.get(f"{keeper.path}?lang=en")).json()
    assert problem["reason"] == "no-such-sheet"
    assert problem["detail"].startswith("There is no score sheet")


async def test_a_second_keeper_gets_one_question(http: httpx2.AsyncClient) -> None:
    ann = await open_sheet(http)
    ben = Keeper(http, {"code": ann.code, "keeper": ann.token, "sheet": ann.view}, by="Ben")
    await ann.enter(0, won(0, 65))
    assert (await ben.enter(0, won(0, 65))).status_code == 200
    asked = await ben.send({"kind": "enter", "index": 0, "entry": won(0, 40)}, id="asked")
    assert asked.status_code == 409
    question = asked.json()["conflict"]
    assert (question["index"], question["theirs"], question["by"], question["mine"]) == (
        0,
        won(0, 65),
        "Ann",
        won(0, 40),
    )
    assert (await ben.send({"kind": "settle", "index": 0, "entry": won(0, 40)})).json()["entries"] == [won(0, 40)]
    again = await ben.send({"kind": "enter", "index": 0, "entry": won(0, 40)}, id="asked")
    assert (again.status_code, again.json()["conflicts"]) == (200, [])
    await ann.send({"kind": "enter", "index": 0, "entry": won(0, 30)})
    undo = await ben.send({"kind": "undo"}, base=10**6)
    assert (undo.status_code, undo.json()["reason"]) == (409, "question-open")
    assert "which one is right" in undo.json()["detail"]


@pytest.mark.rule("S2")
@pytest.mark.parametrize("language", ["en", "fr", "nl", "de"])
async def test_bad_input_gets_a_sentence_and_changes_nothing(http: httpx2.AsyncClient, language: str) -> None:
    keeper = await open_sheet(http)
    body = {"id": "a", "operation": {"kind": "enter", "index": 0, "entry": won(0, 7)}}
    headers = {"authorization": f"Bearer {keeper.token}"}
    answer = await http.post(f"{keeper.path}/operations?lang={language}", json=body, headers=headers)
    assert answer.status_code == 422
    problem = answer.json()
    assert (problem["code"], problem["rule"], problem["seat"]) == ("points-impossible", "S2", 1)
    assert "7" in problem["text"]
    assert "Ben" in problem["text"]
    assert (await http.get(keeper.path)).json()["revision"] == 0


async def test_what_is_no_setup(http: httpx2.AsyncClient) -> None:
    async def refused(status: int, **setup: Any) -> dict[str, Any]:
        answer = await http.post("/api/1/sheets", json={"setup": SETUP | setup})
        assert answer.status_code == status, answer.text
        problem: dict[str, Any] = answer.json()
        return problem

    assert (await refused(404, rulebook="classical"))["reason"] == "no-such-edition"
    assert (await refused(404, rulebook="/etc/hosts.toml"))["reason"] == "no-such-edition"
    assert (await refused(400, rulebook='title = "x"\n[deal]\nhand = 99\n'))["reason"] == "rulebook"
    assert (await refused(400, names=["Ann", " "]))["reason"] == "name-empty"
    assert (await refused(409, names=["Ann", "ANN"]))["reason"] == "name-taken"
    assert (await refused(400, names=["Ann"]))["rule"] == "M6"
    assert (await refused(422, dealer=7))["field"] == "dealer"
    assert (await refused(400, family="x"))["reason"] == "bad-request"
    answer = await http.post("/api/1/sheets", json={"setup": SETUP, "family": "nobody's"})
    assert (answer.status_code, answer.json()["reason"]) == (404, "no-such-evenings")


async def test_own_rulebooks_have_the_switch_of_tables(http: httpx2.AsyncClient, tmp_path: Path) -> None:
    keeper = await open_sheet(http, rulebook=OWN_BOOK)
    assert keeper.view["status"]["title"] == "Our evening"
    with running(tmp_path / "tables.sqlite3", own_rulebooks=False) as strict:
        wish = {"setup": SETUP | {"rulebook": OWN_BOOK}}
        assert httpx2.post(f"{strict.url}/api/1/sheets", json=wish).json()["reason"] == "own-rulebooks-off"


class TestFollowing:
    """Who has the code sees everything at once, and may send a hand if the keeper lets them."""

    async def test_news_arrive_at_once(self, server: RunningServer, http: httpx2.AsyncClient) -> None:
        keeper = await open_sheet(http)
        assert (await http.get(f"{keeper.path}?since=0")).status_code == 204
        following = asyncio.create_task(http.get(f"{keeper.path}?since=0&wait=25", timeout=30))
        await until(lambda: server.hall.followers.count == 1)
        await keeper.enter(0, won(0, 65))
        answer = await asyncio.wait_for(following, 5)
        assert (answer.status_code, answer.json()["revision"]) == (200, 1)
        begun = time.monotonic()
        assert (await http.get(f"{keeper.path}?since=1&wait=1")).status_code == 204
        assert time.monotonic() - begun > 0.9
        assert server.hall.followers.count == 0

    async def test_who_hangs_up_or_has_no_sheet_any_more_is_let_go(
        self, server: RunningServer, http: httpx2.AsyncClient
    ) -> None:
        keeper = await open_sheet(http)
        with pytest.raises(httpx2.ReadTimeout):
            await http.get(f"{keeper.path}?since=0&wait=25", timeout=0.2)
        await until(lambda: server.hall.followers.count == 0)
        following = asyncio.create_task(http.get(f"{keeper.path}?since=0&wait=25", timeout=30))
        await until(lambda: server.hall.followers.count == 1)
        await http.request("DELETE", keeper.path, headers={"authorization": f"Bearer {keeper.token}"})
        assert (await asyncio.wait_for(following, 5)).status_code == 404

    async def test_a_hand_of_ones_own(self, http: httpx2.AsyncClient) -> None:
        keeper = await open_sheet(http)
        ben = Keeper(http, {"code": keeper.code, "keeper": "", "sheet": keeper.view}, by="Ben")
        hand = {"kind": "hand", "index": 0, "hand": {"seat": 1, "cards": "W 12"}}
        refused = await ben.send(hand)
        assert (refused.status_code, refused.json()["reason"]) == (403, "hands-off")
        await keeper.send({"kind": "allow", "hands": True})
        assert (await ben.send(hand)).json()["hands"] == [{"hand": hand["hand"], "by": "Ben"}]
        assert (await ben.send(hand | {"hand": {"seat": 1, "points": 7}})).json()["code"] == "points-impossible"
        assert (await ben.enter(0, won(0, 35))).status_code == 401


async def until(condition: Any) -> None:
    async with asyncio.timeout(5):
        while not condition():
            await asyncio.sleep(0.01)


async def test_evenings(http: httpx2.AsyncClient) -> None:
    secret = (await http.post("/api/1/evenings")).json()["secret"]
    keepers = list[Keeper]()
    for winner in (0, 0, 1):
        wish = {"setup": SETUP | {"rulebook": "classic+phases=1"}, "family": secret}
        keepers.append(Keeper(http, (await http.post("/api/1/sheets", json=wish)).json()))
        await keepers[-1].enter(0, won(winner, 50))
    codes = [keeper.code for keeper in keepers]
    path = f"/api/1/evenings/{secret}"
    view = (await http.get(path)).json()
    assert [sheet["code"] for sheet in view["sheets"]] == codes[::-1]
    assert [(one["name"], one["games"], one["wins"]) for one in view["players"]] == [("Ann", 3, 2), ("Ben", 3, 1)]
    assert [len(sheet["entries"]) for sheet in (await http.get(f"{path}/export.json")).json()["sheets"]] == [1, 1, 1]
    await keepers[2].send({"kind": "correct", "index": 0, "entry": won(0, 50)})
    assert [one["wins"] for one in (await http.get(path)).json()["players"]] == [3, 0], "a new revision counts at once"
    assert (await http.delete(f"{path}/sheets/{codes[2]}")).status_code == 204
    assert [one["wins"] for one in (await http.get(path)).json()["players"]] == [2, 0]
    assert (await http.delete(path)).status_code == 204
    assert (await http.get(path)).json()["reason"] == "no-such-evenings"
    assert (await http.get(f"/api/1/sheets/{codes[0]}")).status_code == 404


async def test_what_was_acknowledged_survives_a_kill(tmp_path: Path) -> None:
    with serve_process(tmp_path) as server:
        async with httpx2.AsyncClient(base_url=server.url) as http:
            keeper = await open_sheet(http)
            await keeper.enter(0, won(0, 65))
            await keeper.send({"kind": "enter", "index": 1, "entry": won(1, 30)}, id="last")
        server.kill()
    with serve_process(tmp_path) as server:
        async with httpx2.AsyncClient(base_url=server.url) as http:
            again = Keeper(http, {"code": keeper.code, "keeper": keeper.token, "sheet": keeper.view})
            answer = await again.send({"kind": "enter", "index": 1, "entry": won(1, 30)}, id="last")
            assert (answer.json()["revision"], answer.json()["entries"]) == (2, [won(0, 65), won(1, 30)])


async def test_limits(tmp_path: Path) -> None:
    rate = Rate(2, 0.01)
    limits = replace(LOOSE, sheets=rate, entries=rate, followers_of_sheet=1, wrong_codes_of_address=3)
    with running(tmp_path / "tables.sqlite3", limits) as server:
        async with httpx2.AsyncClient(base_url=server.url) as http:
            keeper = await open_sheet(http)
            await http.post("/api/1/evenings")
            assert (await http.post("/api/1/sheets", json={"setup": SETUP})).status_code == 429
            assert [(await keeper.enter(0, won(0, 65))).status_code for _ in range(3)] == [200, 200, 429]
            waiting = asyncio.create_task(http.get(f"{keeper.path}?since=2&wait=25", timeout=30))
            await until(lambda: server.hall.followers.count == 1)
            assert (await http.get(f"{keeper.path}?since=2&wait=25")).status_code == 429
            guesses = [(await http.get(f"/api/1/sheets/{code}")).status_code for code in ("AAAAAA", "B", "C", "D")]
            assert guesses == [404, 404, 404, 429]
            assert (await http.get(keeper.path)).status_code == 200, "whoever knows a code is not guessing it"
            assert (await http.get(f"{keeper.path}?since=x")).status_code == 400
            begun = time.monotonic()
        waiting.cancel()
    assert time.monotonic() - begun < 3, "nobody who waits holds up the end of the server"
