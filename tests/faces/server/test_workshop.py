"""Long work is done elsewhere: in processes that can be stopped, once for all who ask."""

from __future__ import annotations

import asyncio
import gzip
import os
import signal
import time
from pathlib import Path

import httpx2
import pytest

from dizaine.faces.server import http_api
from dizaine.faces.server.answers import Answers
from dizaine.faces.server.workshop import BENCHES, TookTooLong, Workshop, WorkshopBusy
from dizaine.rulebooks import RulebookError
from dizaine.table import messages as m
from tests.faces.server.running import RunningServer, running
from tests.faces.server.talking import new_id, open_table, play_to_the_end, talking

DOTS = ".".join("a" * 16_000)
"""The parser alone would need about ten seconds for this key."""


def refuse() -> None:
    raise RulebookError


async def test_the_workshop_stops_what_takes_too_long_and_goes_on() -> None:
    workshop = Workshop(10)
    try:
        first = await workshop.do(30, os.getpid)
        assert first != os.getpid()
        assert await workshop.do(30, os.getpid) == first
        with pytest.raises(RulebookError):
            await workshop.do(30, refuse)
        with pytest.raises(TookTooLong):
            await workshop.do(0.1, time.sleep, 60)
        with pytest.raises(ProcessLookupError):
            os.kill(first, 0)
        second = await workshop.do(30, os.getpid)
        assert second not in (first, os.getpid())
    finally:
        await workshop.close()
    with pytest.raises(ProcessLookupError):
        os.kill(second, 0)


async def test_a_process_that_died_is_replaced() -> None:
    workshop = Workshop(10)
    try:
        first = await workshop.do(30, os.getpid)
        os.kill(first, signal.SIGKILL)
        with pytest.raises(Exception, match="terminated"):
            await workshop.do(30, os.getpid)
        assert await workshop.do(30, os.getpid) != first
    finally:
        await workshop.close()


async def test_only_so_much_work_may_wait() -> None:
    workshop = Workshop(2)
    working = [asyncio.create_task(workshop.do(60, time.sleep, 60)) for _ in range(BENCHES)]
    await asyncio.sleep(0)
    waiting = [asyncio.create_task(workshop.do(60, os.getpid)) for _ in range(2)]
    await asyncio.sleep(0)
    try:
        with pytest.raises(WorkshopBusy):
            await workshop.do(60, os.getpid)
    finally:
        for task in (*waiting, *working):
            task.cancel()
        await asyncio.gather(*waiting, *working, return_exceptions=True)
        await workshop.close()


async def test_answers_are_made_once_and_the_oldest_go() -> None:
    answers, made = Answers(most_bytes=25), list[str]()

    async def make(key: str) -> bytes:
        made.append(key)
        await asyncio.sleep(0)
        return key.encode() * 10

    async def get(key: str) -> bytes:
        return await answers.get(key, lambda: make(key))

    assert await asyncio.gather(*(get("a") for _ in range(5))) == [b"a" * 10] * 5
    await get("b")
    await get("a")
    assert made == ["a", "b"]
    await get("c")
    await get("a")
    assert made == ["a", "b", "c"]
    await get("b")
    assert made == ["a", "b", "c", "b"]


async def test_a_new_version_takes_the_place_of_the_old_one() -> None:
    answers, made = Answers(most_bytes=25), list[str]()

    async def get(key: str, version: int) -> bytes:
        async def make() -> bytes:
            made.append(f"{key}{version}")
            return made[-1].encode() * 5

        return await answers.get(key, make, version)

    await get("a", 0)
    for version in range(5):
        assert await get("b", version) == await get("b", version) == f"b{version}".encode() * 5
    await get("a", 0)
    assert made == ["a0", "b0", "b1", "b2", "b3", "b4"], "the versions of b have the room of one"


async def test_a_failed_answer_is_not_kept() -> None:
    answers = Answers()

    async def fail() -> bytes:
        raise WorkshopBusy

    async def make() -> bytes:
        return b"x"

    with pytest.raises(WorkshopBusy):
        await answers.get("a", fail)
    assert await answers.get("a", make) == b"x"


class TestUploads:
    async def test_a_rulebook_of_dots_is_refused_before_it_is_parsed(
        self, http: httpx2.AsyncClient, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(http_api, "own_book", _never)
        wish = {"name": "Ann", "seats": 2, "rulebook": f"{DOTS} = 1"}
        answer = await http.post("/api/1/tables", json=wish)
        assert answer.status_code == 400
        [fault] = answer.json()["faults"]
        assert (fault["code"], fault["field"]) == ("long-line", "rulebook")
        wish["rulebook"] = "title = 'x'\n" + "a." * 50 + "a = 1"
        [fault] = (await http.post("/api/1/tables", json=wish)).json()["faults"]
        assert fault["code"] == "many-dots"
        assert "2" in fault["detail"]

    async def test_a_rulebook_that_takes_too_long(
        self, server: RunningServer, http: httpx2.AsyncClient, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """The server answers everybody else meanwhile."""
        monkeypatch.setattr(http_api, "own_book", _never)
        monkeypatch.setattr(server.hall, "limits", _with(server, book_seconds=0.3))
        wish = {"name": "Ann", "seats": 2, "rulebook": "title = 'x'"}
        posting = asyncio.create_task(http.post("/api/1/tables", json=wish, timeout=60))
        assert (await http.get("/health")).status_code == 200
        answer = await posting
        assert (answer.status_code, answer.json()) == (400, {"reason": "took-too-long", "field": "rulebook"})

    async def test_own_rulebooks_can_be_turned_off(self, tmp_path: Path) -> None:
        with running(tmp_path / "tables.sqlite3", own_rulebooks=False) as server:
            async with httpx2.AsyncClient(base_url=server.url) as http:
                wish = {"name": "Ann", "seats": 2, "rulebook": "extends = 'classic'"}
                answer = await http.post("/api/1/tables", json=wish)
                assert answer.status_code == 403
                assert answer.json() == {"reason": "own-rulebooks-off", "field": "rulebook"}
                assert (await http.get("/api/1/editions")).json()["own_rulebooks"] is False
                del wish["rulebook"]
                assert (await http.post("/api/1/tables", json=wish)).status_code == 201

    async def test_they_are_on_otherwise(self, http: httpx2.AsyncClient) -> None:
        assert (await http.get("/api/1/editions")).json()["own_rulebooks"] is True


def _never(text: str) -> None:
    time.sleep(60)


def _with(server: RunningServer, **changes: float) -> object:
    from dataclasses import replace

    return replace(server.hall.limits, **changes)  # type: ignore[arg-type]


async def test_scores_replays_and_records_are_worked_out_once(
    server: RunningServer, http: httpx2.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    jobs = list[str]()
    do = server.hall.workshop.do

    async def counted(seconds: float, job: object, *arguments: object) -> bytes:
        jobs.append(job.__name__)  # type: ignore[attr-defined]
        return await do(seconds, job, *arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(server.hall.workshop, "do", counted)
    table = await open_table(server, seats=1, edition="dice")  # nobody moves but Ann
    path = f"/api/1/tables/{table.code}"
    async with talking(server, table) as ann:
        await ann.done(m.Start(id=new_id()))
        early = await asyncio.gather(*(http.get(f"{path}/scores") for _ in range(5)))
        assert {answer.status_code for answer in early} == {200}
        assert jobs.count("scores") == 1
        assert (await http.get(f"{path}/replay/1")).status_code == 409
        await play_to_the_end(ann, table.seat)
    for _ in range(3):
        for what in ("scores", "replay/1", "replay/2", "record"):
            answer = await http.get(f"{path}/{what}")
            assert answer.status_code == 200
            assert answer.headers["content-encoding"] == "gzip"
        assert (await http.get(f"{path}/replay/999")).json()["reason"] == "no-such-round"
    assert jobs == ["scores", "scores", "replay", "replay"]
    plain = await http.get(f"{path}/scores", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json() == (await http.get(f"{path}/scores")).json()
    assert len(gzip.compress(plain.content)) < len(plain.content)
