"""Room codes expire for strangers, and guessing them is slow; tokens always open their seats."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import httpx2
import pytest

from dizaine.faces.server.guesses import FORGOTTEN, Guesses
from dizaine.faces.server.limits import LOOSE, Limits, Rate
from dizaine.faces.server.problems import RequestRefused
from dizaine.faces.server.reception import Reception
from dizaine.keeping.sqlite_store import SqliteStore
from dizaine.rulebooks.library import load_any
from dizaine.table import messages as m
from dizaine.table.table import Table
from dizaine.table.tables import Tables
from tests.faces.server.running import running
from tests.faces.server.talking import open_table, talking, wire_to
from tests.faces.server.test_limits import Clock
from tests.table.memory_store import MemoryStore

BOOK = load_any("express")
HOUR = 3600.0
MISSING, WAIT = (404, "no-such-table"), (429, "too-many-requests")


class TestGuesses:
    def test_each_wrong_code_after_some_mistakes_doubles_the_wait(self) -> None:
        clock = Clock()
        guesses = Guesses(Limits(wrong_codes_of_address=3, guess_seconds=8), clock)
        waits = []
        for _ in range(8):
            guesses.wrong("a")
            waits.append(guesses.wait("a", "CODE"))
            clock.now += waits[-1]
        assert waits == [0, 0, 1, 2, 4, 8, 8, 8]
        assert guesses.wait("b", "CODE") == 0
        clock.now += FORGOTTEN + 1
        guesses.wrong("a")
        assert guesses.wait("a", "CODE") == 0

    def test_all_addresses_together_are_limited_too(self) -> None:
        clock = Clock()
        guesses = Guesses(Limits(wrong_codes=Rate(20, 2)), clock)
        for number in range(20):
            assert guesses.wait(str(number), "CODE") == 0
            guesses.wrong(str(number))
        assert guesses.wait("somebody new", "CODE") == pytest.approx(0.5)
        clock.now += 0.5
        assert guesses.wait("somebody new", "CODE") == 0

    def test_nobody_is_kept_from_a_table_that_they_know(self) -> None:
        guesses = Guesses(Limits(wrong_codes=Rate(5, 0.1), wrong_codes_of_address=2), Clock())
        guesses.right("a", "CODE")
        for _ in range(10):
            guesses.wrong("a")
        assert guesses.wait("a", "CODE") == 0
        assert guesses.wait("a", "OTHER") > 0
        assert guesses.wait("b", "CODE") > 0

    def test_a_day_of_guessing_from_one_address_is_few_guesses(self) -> None:
        clock = Clock()
        guesses = Guesses(Limits(), clock)
        tries = 0
        while clock.now < 24 * HOUR:
            guesses.wrong("a")
            tries += 1
            clock.now += guesses.wait("a", "CODE")
        assert tries < 200


class TestDoor:
    @pytest.fixture
    def clock(self) -> Clock:
        return Clock()

    @pytest.fixture
    def tables(self) -> Tables:
        return Tables(MemoryStore())

    @pytest.fixture
    def reception(self, tables: Tables, clock: Clock) -> Reception:
        return Reception(tables, replace(LOOSE, code_seconds=24 * HOUR, wrong_codes_of_address=3), clock)

    @pytest.fixture
    async def opened(self, tables: Tables, clock: Clock) -> tuple[Table, str]:
        table, token = await tables.open_table(BOOK, players=2, host="Ann")
        clock.now = table.changed
        return table, token

    async def refusal(self, reception: Reception, code: str, token: str = "") -> tuple[int, str]:
        with pytest.raises(RequestRefused) as caught:
            await reception.find("a", code, token)
        return caught.value.status, caught.value.problem.reason

    async def test_a_code_expires_for_strangers(
        self, reception: Reception, clock: Clock, opened: tuple[Table, str]
    ) -> None:
        table, token = opened
        clock.now += 23.9 * HOUR
        assert await reception.find("a", table.code.lower()) == (table, None)
        clock.now += 0.2 * HOUR
        assert await self.refusal(reception, table.code) == MISSING
        assert await self.refusal(reception, table.code, "a wrong token") == MISSING
        assert await reception.find("b", table.code, token) == (table, 0)

    async def test_a_visit_or_a_change_renews_it(
        self, reception: Reception, clock: Clock, opened: tuple[Table, str]
    ) -> None:
        table, token = opened
        clock.now += 30 * HOUR
        await reception.find("b", table.code, token)
        clock.now += 20 * HOUR
        assert await reception.find("a", table.code) == (table, None)
        clock.now += 20 * HOUR
        assert await self.refusal(reception, table.code) == MISSING
        table.changed = clock.now
        assert await reception.find("a", table.code) == (table, None)

    async def test_it_works_while_somebody_with_a_seat_is_there(
        self, reception: Reception, clock: Clock, opened: tuple[Table, str]
    ) -> None:
        table, _ = opened
        clock.now += 1_000 * HOUR
        table.arrive(0)
        assert await reception.find("a", table.code) == (table, None)
        table.leave(0)
        assert await self.refusal(reception, table.code) == MISSING

    async def test_guesses_are_answered_alike_right_or_wrong(
        self, reception: Reception, opened: tuple[Table, str]
    ) -> None:
        table, token = opened
        for _ in range(3):
            assert await self.refusal(reception, "WRONG") == MISSING
        for code, guess in (("WRONG", ""), (table.code, ""), (table.code, "a wrong token")):
            assert await self.refusal(reception, code, guess) == WAIT
        assert await reception.find("a", table.code, token) == (table, 0)
        assert await reception.find("b", table.code) == (table, None)


async def test_the_last_change_survives_a_restart(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.sqlite3")
    table, _ = await Tables(store).open_table(BOOK, players=2, host="Ann")
    await store.date(table.id, 1_000.0)
    loaded = await Tables(store).find(table.code)
    assert loaded is not None
    assert loaded.changed == 1_000.0
    await store.close()


async def test_over_the_wire(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite3", replace(LOOSE, code_seconds=-1, wrong_codes_of_address=4)) as server:
        table = await open_table(server)
        path = f"/api/1/tables/{table.code}"
        async with httpx2.AsyncClient(base_url=server.url) as http:
            assert (await http.get(path)).json()["reason"] == "no-such-table"
            assert (await http.post(f"{path}/seats", json={"name": "Ben"})).status_code == 404
            seated = {"authorization": f"Bearer {table.token}"}
            assert (await http.get(path, headers=seated)).json()["code"] == table.code
            async with talking(server, table):
                assert (await http.get(path)).json()["code"] == table.code
            for status in (404, 404, 404, 404, 429):
                assert (await http.get("/api/1/tables/WRONG")).status_code == status
        async with wire_to(server) as stranger:
            await stranger.say(m.Hello(version=m.VERSION, code="WRONG"))
            assert await stranger.goodbye() == "too-many"
        async with talking(server, table):
            pass
