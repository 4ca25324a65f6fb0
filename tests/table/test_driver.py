"""Automatic moves: bots at their pace, stand-ins after a warning, and none while nobody is connected."""

import asyncio
import itertools
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

import pytest

from dizaine.engine.cards.state import KNOCK, State
from dizaine.engine.cards.turns import drawing_next
from dizaine.table import driver as driver_module
from dizaine.table import messages as m
from dizaine.table.driver import Driver
from dizaine.table.log import Moved
from dizaine.table.pace import Pace
from dizaine.table.table import Table
from tests.table.conftest import Paces
from tests.table.greedy import greedy_move
from tests.table.memory_store import MemoryStore
from tests.table.tabletop import SHORT, match_of, open_table, play

PATIENCE = 60.0
"""Seconds after which a test gives up; everything happens much sooner."""


@asynccontextmanager
async def driven(table: Table) -> AsyncIterator[None]:
    task = asyncio.create_task(Driver(table).run())
    try:
        yield
        assert not task.done()
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def until(table: Table, holds: Callable[[], bool]) -> None:
    """Wait for a condition, and until the move that caused it is written."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.002)
        await table.updates(table.seq, None)


def moves(table: Table, store: MemoryStore) -> list[Moved]:
    entries = [line.entry for line in store.tables[table.id].lines]
    return [entry for entry in entries if isinstance(entry, Moved)]


async def started(store: MemoryStore, edition: str = "classic", *, players: int = 3, people: int = 1) -> Table:
    table = await open_table(store, edition, players=players, people=people, pace="brisk")
    await table.command(0, m.Start(id="s"))
    return table


def asked(table: Table) -> int:
    return match_of(table).game.asked


async def play_until_asked(table: Table, seat: int) -> None:
    while asked(table) != seat:
        await play(table, 1)


async def test_bots_move_until_a_person_is_asked(store: MemoryStore, pace: Paces) -> None:
    pace(Pace(None, 0, 0))
    table = await started(store)
    table.arrive(0)
    async with driven(table):
        for _ in range(6):
            await until(table, lambda: asked(table) == 0)
            seq = table.seq
            await asyncio.sleep(0.02)
            assert table.seq == seq, "a bot moved for a person who is connected"
            assert table.info().deadline == 0
            while asked(table) == 0:
                await play(table, 1)
    assert {(move.seat, move.by) for move in moves(table, store)} == {(0, "person"), (1, "steady"), (2, "steady")}


async def test_a_whole_game_of_dice(store: MemoryStore, pace: Paces) -> None:
    pace(Pace(0, 0, 0), absent=0)
    table = await started(store, "dice", players=2)
    table.arrive(0)
    async with driven(table):
        await until(table, lambda: table.stage == "over")
        seq = table.seq
        await asyncio.sleep(0.02)
        assert table.seq == seq


async def test_bots_give_people_time_to_follow(store: MemoryStore, pace: Paces) -> None:
    pace(Pace(None, 0, 0.05))
    table = await started(store)
    await play_until_asked(table, 1)
    table.arrive(0)
    times: list[float] = [asyncio.get_running_loop().time()]
    seqs = [table.seq]

    def note() -> None:
        if table.seq != seqs[-1]:
            seqs.append(table.seq)
            times.append(asyncio.get_running_loop().time())

    table.listen(note)
    async with driven(table):
        await until(table, lambda: asked(table) == 0)
    gaps = [later - earlier for earlier, later in itertools.pairwise(times)]
    assert len(gaps) >= 2
    assert min(gaps) > 0.045


async def test_a_stand_in_comes_after_a_warning_and_leaves_at_once(store: MemoryStore, pace: Paces) -> None:
    pace(Pace(30, 0, 0.05), absent=0.5)
    table = await started(store, people=2)
    table.arrive(0)
    await play_until_asked(table, 1)
    seq, begin = table.seq, asyncio.get_running_loop().time()
    async with driven(table):
        await until(table, lambda: table.info().deadline > 0)
        assert table.info().deadline <= 0.5
        assert table.seq == seq
        assert table.info().seats[1].bot == ""
        await until(table, lambda: table.seq > seq)
        assert asyncio.get_running_loop().time() - begin > 0.49
        assert table.info().seats[1] == m.SeatInfo(kind="person", name="Ben", bot="steady")
        assert (moves(table, store)[-1].seat, moves(table, store)[-1].by) == (1, "steady")
        assert asked(table) == 1, "drawn, and still to discard"
        table.arrive(1)
        seq = table.seq
        assert table.info().seats[1] == m.SeatInfo(kind="person", name="Ben", here=True, devices=1)
        await asyncio.sleep(0.12)
        assert table.seq == seq, "the bot would have moved by now"
        assert 0.5 < table.info().deadline <= 30


async def test_a_stand_in_continues_at_the_pace_of_bots(store: MemoryStore, pace: Paces) -> None:
    pace(Pace(None, 0, 0.01), absent=0.2)
    table = await started(store, people=2)
    table.arrive(0)
    await play_until_asked(table, 1)
    async with driven(table):
        await until(table, lambda: asked(table) == 0)
        await play_until_asked_elsewhere(table)
        warnings: list[float] = []
        table.listen(lambda: warnings.append(table.deadline))
        await until(table, lambda: asked(table) == 0)
        assert table.seating.seats[1].standing_in
        assert not any(warnings), "no new warning at each turn"
        assert table.info().deadline == 0


async def play_until_asked_elsewhere(table: Table) -> None:
    while asked(table) == 0:
        await play(table, 1)


async def test_somebody_who_thinks_too_long_gets_the_seat_back_by_a_move(store: MemoryStore, pace: Paces) -> None:
    pace(Pace(0.1, 0, 60), absent=0.01)
    table = await started(store, people=2)
    table.arrive(0)
    table.arrive(1)
    await play_until_asked(table, 1)
    seq = table.seq
    async with driven(table):
        await until(table, lambda: table.seq == seq + 2)
        assert table.info().seats[1].bot == "steady"
        move = str(greedy_move(match_of(table).game.view(1)))
        await table.command(1, m.Play(id="x", move=move))
        assert table.info().seats[1].bot == ""
    assert [move.by for move in moves(table, store)][-2:] == ["steady", "person"]


async def test_whoever_leaves_while_thinking_has_the_whole_time_to_come_back(store: MemoryStore, pace: Paces) -> None:
    pace(Pace(60, 0, 0), absent=0.2)
    table = await started(store, people=2)
    table.arrive(0)
    table.arrive(1)
    await play_until_asked(table, 1)
    async with driven(table):
        await asyncio.sleep(0.3)
        seq, begin = table.seq, asyncio.get_running_loop().time()
        table.leave(1)
        await until(table, lambda: table.seq > seq)
        assert asyncio.get_running_loop().time() - begin > 0.19


async def test_the_clock_does_not_start_again_for_those_who_come_and_go(store: MemoryStore, pace: Paces) -> None:
    pace(Pace(0.15, 0, 60), absent=60)
    table = await started(store, people=3)
    table.arrive(0)
    table.arrive(1)
    await play_until_asked(table, 1)
    seq = table.seq
    async with driven(table):
        for _ in range(500):
            table.arrive(2)
            table.leave(2)
            await asyncio.sleep(0.01)
            if table.seq > seq:
                break
        assert table.seq == seq + 2, "the stand-in, and its move"


async def test_paused_while_nobody_is_there(store: MemoryStore, pace: Paces) -> None:
    pace(Pace(0.01, 0, 0.01), absent=0.01)
    table = await started(store, people=2)
    seq = table.seq
    async with driven(table):
        await until(table, lambda: table.stage == "paused")
        await asyncio.sleep(0.1)
        assert (table.seq, table.info().deadline) == (seq, 0)
        table.arrive(1)
        await until(table, lambda: table.stage == "playing" and table.seq > seq + 2)
        table.leave(1)
        await until(table, lambda: table.stage == "paused")
        seq = table.seq
        await asyncio.sleep(0.1)
        assert table.seq == seq


async def test_without_a_clock_an_absent_person_is_waited_for(store: MemoryStore, pace: Paces) -> None:
    pace(Pace(None, 0, 0))
    table = await started(store, people=2)
    table.arrive(0)
    await play_until_asked(table, 1)
    seq = table.seq
    async with driven(table):
        await asyncio.sleep(0.1)
        assert (table.seq, table.info().deadline, table.stage) == (seq, 0, "playing")


def claim(table: Table) -> tuple[int, int]:
    """Who may claim the discard (a bit for each seat), and who draws next; nobody if there is no claim."""
    state = match_of(table).game.state
    assert isinstance(state, State)
    return (state.knockers, drawing_next(state)) if state.stage == KNOCK else (0, 0)


async def table_with_claim(store: MemoryStore) -> Table:
    """A discard may be claimed by a person alone, and a bot draws next."""
    table = await started(store, "continental+knock", players=3)
    table.arrive(0)
    while claim(table)[0] != 1 or claim(table)[1] == 0:
        await play(table, 1)
    return table


def last_line(table: Table) -> str:
    return match_of(table).record().splitlines()[-1]


async def test_a_discard_can_be_claimed_for_a_while(store: MemoryStore, pace: Paces) -> None:
    pace(Pace(None, 0.25, 0.01))
    table = await table_with_claim(store)
    following, begin = claim(table)[1], asyncio.get_running_loop().time()
    closed: list[float] = []

    def note() -> None:
        if not closed and last_line(table) == f"{following}: close":
            closed.append(asyncio.get_running_loop().time() - begin)

    table.listen(note)
    async with driven(table):
        for _ in range(10):  # come and go, which must not prolong it
            table.arrive(0)
            table.leave(0)
            await asyncio.sleep(0.01)
        await until(table, lambda: bool(closed))
    assert 0.24 < closed[0] < 5


async def test_whoever_knocks_in_time_has_the_card(store: MemoryStore, pace: Paces) -> None:
    pace(Pace(None, 60, 0.01))
    table = await table_with_claim(store)
    async with driven(table):
        await asyncio.sleep(0.05)
        assert claim(table)[0] == 1
        await table.command(0, m.Play(id="k", move="knock"))
        assert asked(table) == 0
        seq = table.seq
        await asyncio.sleep(0.05)
        assert table.seq == seq


async def test_bots_say_at_once_whether_they_want_a_discard(store: MemoryStore, pace: Paces) -> None:
    pace(Pace(None, 60, 0.01))
    table = await started(store, "continental+knock", players=3)
    table.arrive(0)
    while claim(table)[0].bit_count() < 2 or claim(table)[1] == 0:
        await play(table, 1)
    async with driven(table):
        await until(table, lambda: claim(table)[0] in (0, 1))


async def test_an_absent_person_who_draws_next_delays_nobody(store: MemoryStore, pace: Paces) -> None:
    pace(Pace(0.02, 0.02, 0.0), absent=0.02)
    table = await started(store, "continental+knock+phases=1", players=3, people=3)
    table.arrive(0)
    async with driven(table):
        await until(table, lambda: table.stage == "over")
    assert {move.by for move in moves(table, store)} == {"steady"}
    assert {move.seat for move in moves(table, store)} == {0, 1, 2}


async def test_bots_and_people_at_the_same_time(pace: Paces) -> None:
    """A person moves at once while bots move too: nobody moves for another, and nothing is refused."""
    pace(Pace(None, 0, 0))
    for _ in range(4):
        store = MemoryStore()
        table = await started(store, "continental+knock+phases=2", players=3)
        table.arrive(0)
        async with driven(table), asyncio.timeout(60):
            while table.stage != "over":
                game = match_of(table).game
                if game.asked == 0 and not table.lock.locked():
                    move = str(greedy_move(game.view(0)))
                    await table.command(0, m.Play(id=f"{table.seq}", move=move))
                else:
                    await asyncio.sleep(0)
        for entry in moves(table, store):
            assert entry.lines[0].startswith(f"{entry.seat}: ")
            assert (entry.by == "person") == (entry.seat == 0)


async def test_a_move_that_comes_before_a_bots_is_not_followed_by_a_stale_one(store: MemoryStore, pace: Paces) -> None:
    """A stand-in is about to move and waits for the table when the person's own move arrives."""
    pace(Pace(0.5, 0, 60), absent=0.5)
    table = await started(store, people=2)
    table.arrive(0)
    table.arrive(1)
    await play_until_asked(table, 1)
    seq = table.seq
    store.open_gate.clear()
    store.waiting.clear()
    drawing = asyncio.create_task(table.command(1, m.Play(id="d", move="draw")))
    await store.waiting.wait()
    async with driven(table):
        await asyncio.sleep(0.6)
        store.open_gate.set()
        await drawing
        await asyncio.sleep(0.01)
        assert table.seq == seq + 1
        assert not table.seating.seats[1].standing_in


async def test_a_store_that_fails_for_a_while(
    store: MemoryStore, pace: Paces, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(driver_module, "RETRY", 0.01)
    pace(Pace(None, 0, 0))
    table = await started(store)
    table.arrive(0)
    await play_until_asked(table, 1)
    store.failing = True
    seq = table.seq
    async with driven(table):
        await until(table, lambda: len(caplog.records) > 2)
        assert table.seq == seq
        store.failing = False
        await until(table, lambda: asked(table) == 0)


async def test_a_game_that_has_not_begun_and_one_that_is_over_are_left_alone(store: MemoryStore) -> None:
    table = await open_table(store, SHORT, pace="instant")
    table.arrive(0)
    async with driven(table):
        await asyncio.sleep(0.02)
        assert table.stage == "open"
        await table.command(0, m.Start(id="s"))
        await until(table, lambda: asked(table) == 0)
    await play(table)
    seq = table.seq
    async with driven(table):
        await asyncio.sleep(0.02)
    assert table.seq == seq
