"""The arbiter over HTTP: answers, questions back, refusals."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx2
import pytest

from dizaine.faces.server.app import create_app
from dizaine.faces.server.limits import Limits, Rate
from dizaine.keeping.sqlite_store import SqliteStore
from dizaine.table.tables import Tables
from tests.attacker.attacks import DOTTED_KEY, HARD_BOOK

LAY: dict[str, Any] = {"about": "lay", "phase": 3, "cards": "r4 y4 W g4 + r5 W r7 r8"}


async def judged(http: httpx2.AsyncClient, body: object, status: int = 200, lang: str = "en") -> dict[str, Any]:
    answer = await http.post(f"/api/1/judge?lang={lang}", json=body)
    assert answer.status_code == status, answer.text
    found: dict[str, Any] = answer.json()
    return found


@pytest.mark.rule("P1", "P2")
async def test_yes_and_no_with_the_rule(http: httpx2.AsyncClient) -> None:
    answer = await judged(http, {"edition": "classic", "question": LAY})
    assert (answer["allowed"], answer["rule"], answer["missing"]) == (True, "P8", [])
    assert answer["groups"] == [["r4", "y4", "g4", "W"], ["r5", "W", "r7", "r8"]]
    answer = await judged(http, {"question": LAY | {"cards": "r4 y4 W g4 + r5 W r7 r9"}}, lang="de")
    assert (answer["allowed"], answer["rule"], answer["code"]) == (False, "P2", "not-a-run")
    assert answer["text"] == "Diese Karten sind keine Folge."


async def test_it_asks_for_what_it_needs(http: httpx2.AsyncClient) -> None:
    answer = await judged(http, {"edition": "continental+knock"})
    assert answer["allowed"] is None
    assert [ask["fact"] for ask in answer["missing"]] == ["about"]
    answer = await judged(http, {"question": {"about": "hit", "cards": "r7", "group": "r3 y4 r5 r6"}})
    [ask] = answer["missing"]
    assert (ask["fact"], ask["kind"]) == ("laid", "choice")
    assert [option["value"] for option in ask["options"]] == ["no", "now", "earlier"]


async def test_own_rulebooks(http: httpx2.AsyncClient) -> None:
    answer = await judged(http, {"rulebook": HARD_BOOK, "question": {"about": "lay", "phase": 1, "cards": "r1 r2 r3"}})
    assert (answer["allowed"], answer["rule"]) == (False, "P9")
    problem = await judged(http, {"rulebook": "title = 3", "question": LAY}, 400)
    assert problem["reason"] == "rulebook"
    problem = await judged(http, {"rulebook": DOTTED_KEY}, 400)
    assert problem["reason"] == "rulebook"
    assert (await judged(http, {"rulebook": HARD_BOOK, "edition": "classic"}, 400))["reason"] == "edition-or-rulebook"


@pytest.mark.parametrize(
    ("body", "status", "field"),
    [
        ({"edition": "nothing"}, 404, "edition"),
        ({"question": LAY | {"cards": "r4 b4"}}, 400, "question.cards"),
        ({"question": LAY | {"phase": 12}}, 400, "question.phase"),
        ({"question": LAY | {"phase": 99}}, 400, "question.phase"),
        ({"question": LAY | {"cards": "r" * 500}}, 400, "question.cards"),
        ({"question": LAY | {"more": 1}}, 400, "question"),
        ({"question": {"about": "cheat"}}, 400, "question.about"),
        ({"edition": "dice", "question": LAY}, 400, "question.about"),
    ],
)
async def test_what_makes_no_sense(http: httpx2.AsyncClient, body: object, status: int, field: str) -> None:
    assert (await judged(http, body, status))["field"] == field


async def test_an_address_has_a_limit(tmp_path: Path) -> None:
    tables = Tables(SqliteStore(tmp_path / "tables.sqlite"))
    app = create_app(tables, Limits(judgements=Rate(1, 0.1)), own_rulebooks=False)
    transport = httpx2.ASGITransport(app)
    async with httpx2.AsyncClient(transport=transport, base_url="http://127.0.0.1") as http:
        assert (await judged(http, {"rulebook": HARD_BOOK}, 403))["reason"] == "own-rulebooks-off"
        answer = await http.post("/api/1/judge", json={})
        assert (answer.status_code, answer.json()["reason"]) == (429, "too-many-requests")
    await tables.close()
