"""Reviews over HTTP: only of finished games, worked out once, without anything that the player did not know."""

import asyncio

import httpx2
import pytest

from dizaine.table import messages as m
from tests.faces.server.running import RunningServer
from tests.faces.server.talking import new_id, open_table, play_to_the_end, talking


async def review_of(http: httpx2.AsyncClient, path: str) -> dict[str, object]:
    before = -1.0
    for _ in range(600):
        answer = await http.get(path)
        assert answer.status_code == 200, answer.text
        review: dict[str, object] = answer.json()
        assert before <= float(str(review["progress"]))
        before = float(str(review["progress"]))
        if review["progress"] == 1:
            return review
        await asyncio.sleep(0.1)
    raise AssertionError("it does not end")


async def test_a_review_and_a_move_tried_again(
    server: RunningServer, http: httpx2.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    jobs = list[str]()
    do = server.hall.workshop.do

    async def counted(seconds: float, job: object, *arguments: object) -> object:
        jobs.append(job.__name__)  # type: ignore[attr-defined]
        return await do(seconds, job, *arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(server.hall.workshop, "do", counted)
    table = await open_table(server, seats=2, edition="express+phases=1")
    path = f"/api/1/tables/{table.code}"
    async with talking(server, table) as ann:
        await ann.done(m.Start(id=new_id()))
        for what in ("review/0", "tried/0?move=0: draw"):
            early = await http.get(f"{path}/{what}")
            assert (early.status_code, early.json()["reason"]) == (409, "not-over")
        await play_to_the_end(ann, table.seat)
    review = await review_of(http, f"{path}/review/{table.seat}")
    assert review["unit"] == "chance"
    assert review["decisions"]
    done = len(jobs)
    assert await review_of(http, f"{path}/review/{table.seat}") == review
    assert len(jobs) == done, "it is worked out once"
    best = review["best"]
    for decision in [*review["costliest"], *([best] if best else [])]:  # type: ignore[misc]
        hands = decision["view"]["hands"]
        assert set(hands[1 - table.seat]) <= {"?"}, "nobody else's cards"
        answer = await http.get(f"{path}/tried/{decision['number']}", params={"move": decision["best"]["move"]})
        assert answer.json()["loss"] == 0
    for what, status in (("review/2", 404), ("review/x", 404), ("tried/999?move=0: draw", 400), ("tried/0", 400)):
        assert (await http.get(f"{path}/{what}")).status_code == status
    for move in ("1: fly", "0: lay 9: set 1 = W", "?" * 501):
        assert (await http.get(f"{path}/tried/0", params={"move": move})).status_code == 400
