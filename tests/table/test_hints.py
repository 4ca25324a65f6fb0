"""Hints at a table: one line of thought for a seat and a position."""

import asyncio

import pytest

from dizaine.engine.moves import AnyMove
from dizaine.rulebooks.library import load_any
from dizaine.table import messages as m
from dizaine.table.bots import thought
from dizaine.table.hints import Hints
from dizaine.table.house import House
from dizaine.table.kind import Thought
from dizaine.table.settings import settings_for
from dizaine.table.table import Table
from dizaine.table.thinker import Question
from dizaine.table.thinking import Thinking
from tests.table.memory_store import MemoryStore
from tests.table.tabletop import SHORT, match_of, refused


class Counted:
    """Counts what it is asked, and finds a hint when it may."""

    waiting = 0

    def __init__(self) -> None:
        self.asked: list[Question] = []
        self.may_end = asyncio.Event()
        self.cancelled = 0
        self.fails = False

    async def move(self, question: Question) -> AnyMove:
        raise NotImplementedError

    async def hint(self, question: Question) -> Thought:
        self.asked.append(question)
        try:
            await self.may_end.wait()
        except asyncio.CancelledError:
            self.cancelled += 1
            raise
        if self.fails:
            raise ZeroDivisionError
        return thought(question.view)


async def table_of(thinking: Thinking) -> tuple[Table, int]:
    """Two people who have begun; and who is asked."""
    settings = settings_for(load_any(SHORT), players=2)
    table, _ = await Table.open_new(MemoryStore(), "ABCDE", settings, "Ann", house=House(thinking=thinking))
    await table.take_seat("Ben")
    await table.command(0, m.Start(id="start"))
    return table, match_of(table).game.asked


async def test_many_who_ask_at_once_share_one_thought() -> None:
    thinking = Counted()
    table, asked = await table_of(thinking)
    waiting = [asyncio.create_task(table.hint(asked)) for _ in range(50)]
    await asyncio.sleep(0)
    waiting[0].cancel()  # a client that is gone takes nothing from the others
    thinking.may_end.set()
    hints = await asyncio.gather(*waiting[1:])
    assert len(thinking.asked) == 1
    assert thinking.asked[0].table == table.id
    assert all(hint is hints[0] for hint in hints)


async def test_a_position_is_thought_about_once() -> None:
    thinking = Counted()
    thinking.may_end.set()
    table, asked = await table_of(thinking)
    hint = await table.hint(asked)
    for _ in range(3):
        assert await table.hint(asked) is hint
    assert len(thinking.asked) == 1
    table.arrive(asked)  # what changes nothing in the game changes nothing in the hint
    assert await table.hint(asked) is hint
    await table.command(asked, m.Play(id="1", move="draw"))
    await table.hint(asked)
    assert len(thinking.asked) == 2


async def test_a_hint_for_an_old_position_is_dropped_at_once() -> None:
    thinking = Counted()
    table, asked = await table_of(thinking)
    waiting = asyncio.create_task(table.hint(asked))
    while not thinking.asked:
        await asyncio.sleep(0)
    await table.command(asked, m.Play(id="1", move="draw"))
    assert await refused(waiting) == ("not-your-turn", "")
    assert thinking.cancelled == 1


async def test_a_thought_that_failed_is_not_remembered() -> None:
    thinking = Counted()
    thinking.may_end.set()
    thinking.fails = True
    table, asked = await table_of(thinking)
    (failure,) = await asyncio.gather(table.hint(asked), return_exceptions=True)
    assert isinstance(failure, ZeroDivisionError)
    thinking.fails = False
    assert (await table.hint(asked)).move.startswith(f"{asked}: ")
    assert len(thinking.asked) == 2


class Doubtful:
    """Changes its mind at each step until the last one, and ends a step only when it may."""

    waiting = 0

    def __init__(self, steps: int) -> None:
        self.steps = steps
        self.asked: list[Question] = []
        self.may_go_on = asyncio.Semaphore(0)

    async def move(self, question: Question) -> AnyMove:
        raise NotImplementedError

    async def hint(self, question: Question) -> Thought:
        self.asked.append(question)
        await self.may_go_on.acquire()
        return self.think(question.so_far)

    def think(self, so_far: int | None) -> Thought:
        step = 1 + (so_far or 0)
        is_last = step == self.steps
        return Thought(m.Suggestion(move=f"{step}", reason="draw", provisional=not is_last), None if is_last else step)


async def heard(early: list[m.Suggestion], count: int = 1) -> None:
    while len(early) < count:
        await asyncio.sleep(0)


async def test_a_provisional_hint_comes_first_and_then_the_final_one() -> None:
    thinking = Doubtful(steps=3)
    table, asked = await table_of(thinking)
    early: list[m.Suggestion] = []
    patient, eager = (asyncio.create_task(table.hint(asked, early=tell)) for tell in (None, early.append))
    thinking.may_go_on.release()
    await heard(early)
    assert early == [m.Suggestion(move="1", reason="draw", provisional=True)]
    late: list[m.Suggestion] = []
    other = asyncio.create_task(table.hint(asked, early=late.append))
    await heard(late)
    assert late == early, "whoever asks later gets at once what is known"
    for _ in range(2):
        assert not any(task.done() for task in (patient, eager, other))
        thinking.may_go_on.release()
    hints = list(await asyncio.gather(patient, eager, other))
    assert hints == [m.Suggestion(move="3", reason="draw")] * 3
    assert len(early) == len(late) == 1, "what comes between is not worth a message"
    assert [question.so_far for question in thinking.asked] == [None, 1, 2]
    assert await table.hint(asked, early=early.append) is hints[0]
    assert (len(early), len(thinking.asked)) == (1, 3)


async def test_a_hint_of_one_step_is_never_provisional() -> None:
    thinking = Doubtful(steps=1)
    thinking.may_go_on.release()
    table, asked = await table_of(thinking)
    early: list[m.Suggestion] = []
    assert await table.hint(asked, early=early.append) == m.Suggestion(move="1", reason="draw")
    assert early == []


async def test_thinking_for_an_old_position_ends_with_the_step() -> None:
    thinking = Doubtful(steps=9)
    table, asked = await table_of(thinking)
    early: list[m.Suggestion] = []
    waiting = asyncio.create_task(table.hint(asked, early=early.append))
    thinking.may_go_on.release()
    await heard(early)
    await table.command(asked, m.Play(id="1", move="draw"))
    assert await refused(waiting) == ("not-your-turn", "")
    for _ in range(9):
        thinking.may_go_on.release()
        await asyncio.sleep(0)
    assert [question.so_far for question in thinking.asked] == [None, 1]


@pytest.mark.parametrize(("edition", "ticks", "steps"), [("express", 0.6, 3), ("express", 1.5, 1), ("dice", 0.0, 1)])
async def test_thinking_ends_when_the_time_is_up(edition: str, ticks: float, steps: int) -> None:
    """A card player thinks for one and a half seconds, and nobody thinks twice about dice. A step takes `ticks`."""
    now, thoughts = 0.0, 0
    doubtful = Doubtful(steps=99)

    async def think(so_far: int | None) -> Thought:
        nonlocal now, thoughts
        now += ticks
        thoughts += 1
        return doubtful.think(so_far)

    hint = await Hints(load_any(edition), lambda: now).of(0, think).outcome()
    assert hint == m.Suggestion(move=f"{steps}", reason="draw")
    assert thoughts == steps
