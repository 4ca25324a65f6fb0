"""After a round the game waits until everyone present has read the summary, but not for ever."""

import asyncio

import pytest

from dizaine.rulebooks.library import load_any
from dizaine.table import messages as m
from dizaine.table.house import House
from dizaine.table.intermission import Intermission, MoveHeld
from dizaine.table.log import SeatsShuffled
from dizaine.table.pace import Pace
from dizaine.table.settings import settings_for
from dizaine.table.table import Table
from dizaine.table.waits import Waits
from tests.table.conftest import Paces
from tests.table.greedy import greedy_move
from tests.table.memory_store import MemoryStore
from tests.table.tabletop import match_of, play
from tests.table.test_driver import asked, driven, until


async def table_with_readers(
    store: MemoryStore, *, readers: tuple[int, ...] = (0, 1), seconds: float = 600, edition: str = "express+phases=3"
) -> Table:
    """Ann, Ben and a bot play; these seats have devices that show summaries."""
    settings = settings_for(load_any(edition), players=3, pace="brisk")
    house = House(waits=Waits(summary=seconds))
    table, _ = await Table.open_new(store, "ABCDE", settings, "Ann", house=house)
    await table.take_seat("Ben")
    for seat in (0, 1):
        table.arrive(seat)
    for seat in readers:
        table.intermission.arrive(seat)
    await table.command(0, m.Start(id="start"))
    return table


async def play_a_round(table: Table) -> None:
    """Until the next round is dealt."""
    number = table.round
    while table.round == number:
        await play(table, 1)


async def after_a_round(store: MemoryStore, *, readers: tuple[int, ...] = (0, 1), seconds: float = 600) -> Table:
    table = await table_with_readers(store, readers=readers, seconds=seconds)
    await play_a_round(table)
    return table


def best_move(table: Table, number: str = "move") -> tuple[int, m.Play]:
    """What whoever is asked would do."""
    game = match_of(table).game
    return game.asked, m.Play(id=number, move=str(greedy_move(game.view(game.asked))))


async def ask_a_person(table: Table) -> None:
    """Let bots move, intermission or not, until a person is asked."""
    while asked(table) == 2:
        await table.play_bot(2)


async def test_everyone_present_is_waited_for(store: MemoryStore) -> None:
    table = await after_a_round(store)
    info = table.info()
    assert info.reading == [0, 1]
    assert 590 < info.rest <= 600
    table.intermission.ready(1)
    assert (table.info().reading, table.info().rest > 0) == ([0], True)
    table.intermission.ready(1)
    table.intermission.ready(2)
    assert table.info().reading == [0]
    table.intermission.ready(0)
    assert (table.info().reading, table.info().rest) == ([], 0)


async def test_nobody_waits_for_programs_and_terminals(store: MemoryStore) -> None:
    table = await after_a_round(store, readers=())
    assert (table.info().reading, table.info().rest) == ([], 0)
    await play(table)
    assert table.stage == "over"


async def test_moves_are_held_and_made_in_their_order(store: MemoryStore) -> None:
    table = await after_a_round(store)
    await ask_a_person(table)
    seat, move = best_move(table)
    with pytest.raises(MoveHeld):
        await table.command(seat, move)
    seq = table.seq
    held = asyncio.create_task(table.held_command(seat, move))
    late = asyncio.create_task(table.held_command(1 - seat, m.Play(id="late", move="draw")))
    again = asyncio.create_task(table.held_command(seat, move))
    await asyncio.sleep(0)
    assert await table.ask(seat, move.move) is None, "questions are answered"
    await table.command(0, m.AddEntropy(id="words", words="rain"))
    assert (table.seq, held.done()) == (seq + 1, False)
    table.intermission.ready(0)
    table.intermission.ready(1)
    with pytest.raises(MoveHeld):
        await table.command(seat, m.Play(id="quick", move="draw"))  # nobody overtakes those who waited
    assert (await held).seq == seq + 2
    assert (await again).seq == seq + 2, "once, however often it is sent"
    outcome = await asyncio.gather(late, return_exceptions=True)
    assert "not-your-turn" in str(outcome[0])
    assert not table.intermission.holds_moves
    assert (await table.command(seat, move)).seq == seq + 2


async def test_a_move_that_was_made_is_acknowledged_at_once(store: MemoryStore) -> None:
    table, last = await table_with_readers(store), ("", 0, 0)
    while not (last[0] and table.intermission.is_on):  # a bot can go out before a person has moved
        if table.intermission.is_on:
            table = await table_with_readers(MemoryStore())
        number = table.round
        await ask_a_person(table)
        if table.round == number:
            seat, move = best_move(table, f"move {table.seq}")
            last = move.id, seat, (await table.command(seat, move)).seq
    assert (await table.command(last[1], m.Play(id=last[0], move="draw"))).seq == last[2]


async def test_a_held_move_can_be_given_up(store: MemoryStore) -> None:
    """Its person has left: the moves behind it are made all the same."""
    table = await after_a_round(store)
    await ask_a_person(table)
    seat, move = best_move(table)
    gone = asyncio.create_task(table.held_command(1 - seat, m.Play(id="gone", move="draw")))
    held = asyncio.create_task(table.held_command(seat, move))
    await asyncio.sleep(0)
    gone.cancel()
    await asyncio.wait({gone})
    table.intermission.leave(0)
    assert not held.done()
    table.intermission.leave(1)
    assert (await held).seq == table.seq


async def test_it_is_over_after_a_while(store: MemoryStore, pace: Paces) -> None:
    pace(Pace(None, 0, 0))
    table = await after_a_round(store, seconds=0.2)
    loop = asyncio.get_running_loop()
    begin = loop.time()
    await ask_a_person(table)
    await table.held_command(*best_move(table))
    assert loop.time() - begin > 0.1
    assert (table.info().reading, table.info().rest) == ([], 0)


async def test_bots_and_clocks_wait(store: MemoryStore, pace: Paces) -> None:
    pace(Pace(0.02, 0, 0))
    table = await after_a_round(store)
    seq = table.seq
    async with driven(table):
        await asyncio.sleep(0.1)
        assert (table.seq, table.info().deadline) == (seq, 0)
        table.intermission.ready(0)
        table.intermission.ready(1)
        await until(table, lambda: table.seq > seq)


async def test_a_person_has_the_whole_time_to_think_afterwards(store: MemoryStore, pace: Paces) -> None:
    pace(Pace(0.3, 0, 0))
    table = await after_a_round(store)
    await ask_a_person(table)
    seq, loop = table.seq, asyncio.get_running_loop()
    async with driven(table):
        await asyncio.sleep(0.2)
        table.intermission.ready(0)
        begin = loop.time()
        table.intermission.ready(1)
        await until(table, lambda: table.seq > seq)
        assert loop.time() - begin > 0.29


async def test_whoever_comes_meanwhile_is_not_waited_for(store: MemoryStore) -> None:
    table = await after_a_round(store, readers=(0,))
    table.intermission.arrive(1)
    assert table.info().reading == [0]
    table.intermission.arrive(0)
    table.intermission.leave(0)
    assert table.info().reading == [0], "another device still shows it"
    table.intermission.leave(0)
    assert table.info().reading == []


async def test_there_is_none_after_a_restart_nor_after_the_game(store: MemoryStore) -> None:
    table = await after_a_round(store)
    again = await Table.load(store, table.id)
    assert again is not None
    assert again.info().reading == []
    for seat in (0, 1):
        again.intermission.arrive(seat)
    while again.stage != "over":
        for seat in (0, 1):
            again.intermission.ready(seat)
        await play(again, 1)
    assert again.info().reading == []


async def test_rounds_of_dice_have_no_summary(store: MemoryStore) -> None:
    table = await table_with_readers(store, edition="dice")
    await play_a_round(table)
    assert table.info().reading == []


async def test_a_held_move_that_ends_a_round_holds_those_behind_it() -> None:
    intermission = Intermission(600, lambda: None)
    intermission.arrive(0)
    intermission.begin()
    made: list[str] = []

    async def make(name: str) -> None:
        if intermission.is_on:
            raise MoveHeld
        made.append(name)
        intermission.begin()

    moves = [asyncio.create_task(intermission.in_turn(lambda name=name: make(name))) for name in "ab"]  # type: ignore[misc]
    await asyncio.sleep(0)
    for expected in (["a"], ["a", "b"]):
        intermission.ready(0)
        await asyncio.wait(moves, timeout=0.05)
        assert made == expected
    intermission.ready(0)


def test_readers_move_along_when_seats_are_shuffled() -> None:
    async def shuffled() -> list[int]:
        intermission = Intermission(20, lambda: None)
        intermission.arrive(0)
        intermission.note(SeatsShuffled(order=[2, 0, 1]))
        intermission.begin()
        return intermission.reading

    assert asyncio.run(shuffled()) == [1]
