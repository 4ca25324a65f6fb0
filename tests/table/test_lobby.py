"""The lobby of a rematch: who is in, the start by itself, shuffled seats, another game."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from datetime import datetime

import pytest

from dizaine.rulebooks.library import load_any
from dizaine.table import messages as m
from dizaine.table.house import House
from dizaine.table.log import SeatTaken
from dizaine.table.seat_data import seat_data
from dizaine.table.table import Table
from dizaine.table.tables import Tables
from dizaine.table.waits import Waits
from tests.table.memory_store import MemoryStore
from tests.table.tabletop import play, refused

BOOK = load_any("express+phases=1")
PATIENCE = 20.0


@pytest.fixture
async def tables(store: MemoryStore) -> AsyncIterator[Tables]:
    """The countdown of its lobbies is short."""
    tables = Tables(store, House(waits=Waits(lobby=0.05)))
    yield tables
    await tables.close()


@pytest.fixture
async def patient(store: MemoryStore) -> AsyncIterator[Tables]:
    """The countdown of its lobbies does not end within a test."""
    tables = Tables(store, House(waits=Waits(lobby=100)))
    yield tables
    await tables.close()


async def seated(tables: Tables, players: int = 3) -> tuple[Table, list[str]]:
    """A table of Ann, the host, and Ben; and their tokens."""
    table, ann = await tables.open_table(BOOK, players=players, host="Ann")
    _, ben = await table.take_seat("Ben")
    return table, [ann, ben]


async def again(tables: Tables) -> tuple[Table, list[str]]:
    """The rematch of a game that they have played with a bot; its driver runs."""
    table, tokens = await seated(tables)
    await table.command(0, m.Start(id="start"))
    await play(table)
    await tables.rematch(table, 0, m.Rematch(id="again"))
    return await entered(tables, table.rematch), tokens


async def entered(tables: Tables, code: str) -> Table:
    table = await tables.find(code)
    assert table is not None
    tables.enter(table)
    return table


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.002)


async def settled() -> None:
    """Let everything run that is due now."""
    for _ in range(5):
        await asyncio.sleep(0)


def kinds(table: Table) -> list[str]:
    return [seat.kind for seat in table.info().seats]


class TestCountdown:
    async def test_it_starts_by_itself_once_all_people_are_here(self, tables: Tables) -> None:
        table, _ = await again(tables)
        table.arrive(0)
        await settled()
        assert (table.info().starts_alone, table.info().starts, table.stage) == (True, 0, "open"), "Ben is missing"
        table.arrive(1)
        await until(lambda: table.info().starts > 0)
        await until(lambda: table.stage == "playing")
        assert (table.info().starts, table.info().starts_alone) == (0, False)
        assert kinds(table) == ["person", "person", "bot"]

    async def test_everybody_is_told_when_the_countdown_begins_and_ends(self, patient: Tables) -> None:
        table, _ = await again(patient)
        table.arrive(0)
        table.arrive(1)
        before = table.presence
        await until(lambda: table.info().starts > 0)
        assert 90 < table.info().starts <= 100
        assert table.presence != before, "it is sent as a change"
        table.leave(1)
        await until(lambda: table.info().starts == 0)
        table.arrive(1)
        await until(lambda: table.info().starts > 90)

    async def test_a_host_who_is_away_does_not_matter_but_counts_as_missing(self, tables: Tables) -> None:
        table, _ = await again(tables)
        table.arrive(1)
        await settled()
        assert table.info().starts == 0
        table.arrive(0)
        await until(lambda: table.stage == "playing")

    @pytest.mark.parametrize(
        "command",
        [
            m.Wait(id="x"),
            m.Shuffle(id="x"),
            m.SetBot(id="x", seat=2, bot="easy"),
            m.FreeSeat(id="x", seat=2),
        ],
    )
    async def test_any_change_of_the_host_stops_it(
        self, patient: Tables, store: MemoryStore, command: m.Command
    ) -> None:
        table, tokens = await again(patient)
        table.arrive(0)
        table.arrive(1)
        await until(lambda: table.info().starts > 0)
        await table.command(0, command)
        assert (table.info().starts, table.info().starts_alone) == (0, False)
        await settled()
        assert table.info().starts == 0
        loaded = await Table.load(store, table.id)
        assert loaded is not None
        assert not loaded.lobby.starts_alone, "also after a restart"
        await table.command(table.seating.host, m.Start(id="start"))
        assert table.stage == "playing"
        assert {table.seat_of(token) for token in tokens} <= {0, 1, 2}

    async def test_a_restart_continues_to_wait_for_people(self, patient: Tables, store: MemoryStore) -> None:
        table, _ = await again(patient)
        loaded = await Table.load(store, table.id)
        assert loaded is not None
        assert loaded.lobby.starts_alone

    async def test_people_who_do_not_come_stay_people(self, patient: Tables) -> None:
        table, tokens = await again(patient)
        table.arrive(0)
        await table.command(0, m.Start(id="start"))
        assert kinds(table) == ["person", "person", "bot"]
        assert table.seat_of(tokens[1]) == 1
        table.arrive(1)
        assert table.info().seats[1] == m.SeatInfo(kind="person", name="Ben", here=True, devices=1)

    async def test_an_open_seat_waits_for_somebody(self, tables: Tables) -> None:
        """The seat of somebody who was forgotten is not given to a bot before the host says so."""
        table, tokens = await again(tables)
        await tables.forget(table, tokens[1])
        table.arrive(0)
        await settled()
        assert (kinds(table)[1], table.info().starts, table.info().starts_alone) == ("open", 0, False)
        seat, _ = await table.take_seat("Cleo")
        await settled()
        assert (table.info().starts, table.info().starts_alone) == (0, True), "taken, but not here"
        table.arrive(seat)
        await until(lambda: table.stage == "playing")

    async def test_the_first_game_of_a_table_waits_for_its_host(self, tables: Tables) -> None:
        table, _ = await seated(tables, players=2)
        tables.enter(table)
        table.arrive(0)
        table.arrive(1)
        await settled()
        assert (table.info().starts_alone, table.info().starts) == (False, 0)

    async def test_what_cannot_be_stored_is_tried_again(
        self, tables: Tables, store: MemoryStore, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("dizaine.table.lobby.RETRY", 0.01)
        table, _ = await again(tables)
        store.failing = True
        table.arrive(0)
        table.arrive(1)
        await until(lambda: table.info().starts > 0)
        await asyncio.sleep(0.1)
        assert table.stage == "open"
        store.failing = False
        await until(lambda: table.stage == "playing")


class TestShuffling:
    async def test_tokens_host_and_connections_move_with_people(
        self, patient: Tables, store: MemoryStore, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        table, (ann, ben) = await again(patient)
        table.arrive(0)
        monkeypatch.setattr("dizaine.table.commands.drawn_order", lambda seats: [2, 0, 1])
        done = await table.command(0, m.Shuffle(id="x"))
        loaded = await Table.load(store, table.id)
        assert loaded is not None
        for one in (table, loaded):
            assert [seat.name for seat in one.info().seats][1:] == ["Ann", "Ben"]
            assert kinds(one) == ["bot", "person", "person"]
            assert (one.seat_of(ann), one.seat_of(ben), one.seating.host) == (1, 2, 1)
        assert [seat.here for seat in table.info().seats] == [False, True, False]
        updates = await table.updates(done.seq - 1, 1)
        assert updates is not None
        assert updates[0].events == [{"event": "SeatsShuffled", "order": [2, 0, 1]}]
        again_ = await table.command(1, m.Shuffle(id="x"))
        assert (again_.seq, table.seq) == (done.seq, done.seq), "repeated from the new seat, it is not done twice"
        assert (await loaded.command(1, m.Shuffle(id="x"))).seq == done.seq

    async def test_the_lot_is_fair(self, patient: Tables) -> None:
        table, (ann, _) = await seated(patient)
        places = set()
        for number in range(60):
            await table.command(table.seating.host, m.Shuffle(id=f"{number}"))
            places.add(table.seat_of(ann))
        assert places == {0, 1, 2}

    async def test_only_the_host_shuffles_and_only_before_the_game(self, patient: Tables) -> None:
        table, _ = await seated(patient)
        assert await refused(table.command(1, m.Shuffle(id="x"))) == ("host-only", "")
        assert await refused(table.command(1, m.Wait(id="x"))) == ("host-only", "")
        await table.command(0, m.Start(id="s"))
        assert await refused(table.command(0, m.Shuffle(id="x"))) == ("already-started", "")
        assert await refused(table.command(0, m.Wait(id="x"))) == ("already-started", "")

    async def test_forgetting_somebody_who_moved_takes_nothing_from_others(
        self, patient: Tables, store: MemoryStore, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        table, (ann, ben) = await seated(patient)
        monkeypatch.setattr("dizaine.table.commands.drawn_order", lambda seats: [1, 0, 2])
        await table.command(0, m.Shuffle(id="x"))
        await patient.forget(table, ben)
        loaded = await Table.load(store, table.id)
        assert loaded is not None
        for one in (table, loaded):
            assert (one.seat_of(ben), one.seat_of(ann)) == (None, 1)
        lines = (await patient.stored(table)).lines
        assert [line.entry.token == "" for line in lines if isinstance(line.entry, SeatTaken)] == [False, True]

    async def test_the_data_of_a_person_are_found_where_they_sat(
        self, patient: Tables, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        table, _ = await seated(patient)
        await table.command(1, m.AddEntropy(id="w", words="rain"))
        monkeypatch.setattr("dizaine.table.commands.drawn_order", lambda seats: [1, 0, 2])
        await table.command(0, m.Shuffle(id="x"))
        stored = await patient.stored(table)
        ben, ann = [seat_data(stored, await table.welcome(seat), table.seating.seats[seat].since) for seat in (0, 1)]
        assert (ben.name, [words.words for words in ben.words]) == ("Ben", ["rain"])
        assert (ann.name, ann.words) == ("Ann", [])
        assert isinstance(ann.seated, datetime)
        assert await refused(table.command(0, m.AddEntropy(id="v", words="snow"))) == ("entropy-twice", "")
        await table.command(1, m.AddEntropy(id="v", words="snow"))
        assert table.deals.secrets[1].entropy == ("0 rain", "1 snow")
        assert (await patient.stored(table)).secrets[1].entropy == ("0 rain", "1 snow")


class TestAnotherGame:
    async def test_everybody_moves_along_before_the_game(self, patient: Tables) -> None:
        table, tokens = await seated(patient)
        following = await patient.change_game(table, 0, load_any("classic"), players=4, pace="relaxed", bot="easy")
        assert table.info().rematch == following.code
        assert kinds(following) == ["person", "person", "open", "open"]
        assert [following.seat_of(token) for token in tokens] == [0, 1]
        assert (following.book.id, following.settings.pace, following.settings.bot) == ("classic", "relaxed", "easy")
        assert (await patient.stored(following)).previous == table.code
        assert await refused(table.command(0, m.Start(id="s"))) == ("moved", "")
        assert await refused(table.take_seat("Cleo")) == ("moved", "")
        assert await refused(patient.change_game(table, 0, BOOK, players=2)) == ("moved", "")

    async def test_after_the_game_people_keep_their_order_and_bots_come_as_far_as_there_are_seats(
        self, patient: Tables
    ) -> None:
        table, tokens = await seated(patient, players=5)
        await table.command(0, m.PassHost(id="p", seat=1))
        await table.command(1, m.Start(id="s"))
        await play(table)
        following = await patient.change_game(table, 1, load_any("dice"), players=3)
        assert kinds(following) == ["person", "person", "bot"]
        assert following.seating.seats[2].bot == "greedy", "the bot of a card game does not play dice"
        assert ([following.seat_of(token) for token in tokens], following.seating.host) == ([0, 1], 1)
        await following.command(1, m.Start(id="s"))
        await play(following)
        assert following.stage == "over"

    async def test_people_who_do_not_fit_are_not_left_behind(self, patient: Tables) -> None:
        table, _ = await seated(patient)
        assert await refused(patient.change_game(table, 0, load_any("dice"), players=1)) == ("too-few-seats", "")
        assert (table.rematch, len(patient._store.tables)) == ("", 1)  # type: ignore[attr-defined]

    async def test_only_the_host_and_never_during_a_game(self, patient: Tables) -> None:
        table, _ = await seated(patient)
        assert await refused(patient.change_game(table, 1, BOOK, players=2)) == ("host-only", "")
        await table.command(0, m.Start(id="s"))
        assert await refused(patient.change_game(table, 0, BOOK, players=2)) == ("not-over", "")
        assert len(patient._store.tables) == 1  # type: ignore[attr-defined]

    async def test_a_row_of_tables_forgets_a_person(self, patient: Tables) -> None:
        first, tokens = await seated(patient)
        second = await patient.change_game(first, 0, load_any("classic"), players=4)
        third = await patient.change_game(second, 0, BOOK, players=2)
        await patient.forget(second, tokens[1])
        assert [table.seat_of(tokens[1]) for table in (first, second, third)] == [None, None, None]
        assert [table.seat_of(tokens[0]) for table in (first, second, third)] == [0, 0, 0]
