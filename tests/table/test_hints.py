"""Hints at a table: one thought for a seat and a position."""

import asyncio

from dizaine.engine.moves import AnyMove
from dizaine.rulebooks.library import load_any
from dizaine.table import messages as m
from dizaine.table.bots import suggestion
from dizaine.table.house import House
from dizaine.table.settings import settings_for
from dizaine.table.table import Table
from dizaine.table.thinker import Question
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

    async def hint(self, question: Question) -> m.Suggestion:
        self.asked.append(question)
        try:
            await self.may_end.wait()
        except asyncio.CancelledError:
            self.cancelled += 1
            raise
        if self.fails:
            raise ZeroDivisionError
        return suggestion(question.view)


async def table_of(thinking: Counted) -> tuple[Table, int]:
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
