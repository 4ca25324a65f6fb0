"""Hints in a conversation: nobody waits for somebody else's, and provisional ones come only to those who want them."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

from dizaine.engine.moves import AnyMove
from dizaine.table import messages as m
from dizaine.table.house import House
from dizaine.table.kind import Thought
from dizaine.table.thinker import Question
from tests.faces.server.running import running
from tests.faces.server.talking import (
    new_id,
    open_table,
    sit_down,
    talking,
)


class LongThinking:
    """Never finds a hint."""

    waiting = 0

    async def move(self, question: Question) -> AnyMove:
        raise NotImplementedError

    async def hint(self, question: Question) -> Thought:
        await asyncio.sleep(3600)
        raise NotImplementedError


async def test_nobody_waits_for_a_hint(tmp_path: Path) -> None:
    """Whoever has made up their mind plays on; and a connection has one hint in flight."""
    with running(tmp_path / "tables.sqlite3", house=House(thinking=LongThinking())) as server:
        table = await open_table(server, seats=2, pace="off")
        ben = await sit_down(server, table.code, "Ben")
        async with talking(server, table) as ann, talking(server, ben) as other:
            await ann.done(m.Start(id=new_id()))
            await other.hear_a(m.Update)
            asked = (ann, other)[ann.view.asked]
            for _ in range(2):  # the same one, sent again by a client that has waited for long
                await asked.say(m.Hint(id="long"))
            assert (await asked.refused(m.Hint(id=new_id()))).reason == "too-fast"
            await asked.say(m.Play(id="move", move=asked.view.moves[0]))
            replies = [await asked.hear() for _ in range(3)] + await asked.silence()
        assert sorted((type(reply).__name__, getattr(reply, "id", "")) for reply in replies) == [
            ("Done", "move"),
            ("Refused", "long"),
            ("Update", ""),
        ]


class SecondThoughts:
    """Finds a provisional hint, and a better one when it may."""

    waiting = 0

    def __init__(self) -> None:
        self.may_end = threading.Event()

    async def move(self, question: Question) -> AnyMove:
        raise NotImplementedError

    async def hint(self, question: Question) -> Thought:
        if question.so_far is None:
            return Thought(m.Suggestion(move="first", reason="draw", provisional=True), 1)
        while not self.may_end.is_set():
            await asyncio.sleep(0.001)
        return Thought(m.Suggestion(move="second", reason="draw"))


async def test_a_provisional_hint_comes_only_to_those_who_want_it(tmp_path: Path) -> None:
    thinking = SecondThoughts()
    with running(tmp_path / "tables.sqlite3", house=House(thinking=thinking)) as server:
        table = await open_table(server, seats=2, pace="off")
        ben = await sit_down(server, table.code, "Ben")
        async with talking(server, table) as ann, talking(server, ben) as other:
            await ann.done(m.Start(id=new_id()))
            await other.hear_a(m.Update)
            seat = ann.view.asked
            asked = (ann, other)[seat]
            async with talking(server, (table, ben)[seat]) as beside:
                await asked.say(m.Hint(id="eager", provisional=True))
                await beside.say(m.Hint(id="patient"))
                early = await asked.hear_a(m.Answer)
                thinking.may_end.set()
                final = await asked.hear_a(m.Answer)
                only = await beside.hear_a(m.Answer)
    suggestion = m.Suggestion(move="second", reason="draw")
    assert early == m.Answer(id="eager", hint=m.Suggestion(move="first", reason="draw", provisional=True))
    assert (final, only) == (m.Answer(id="eager", hint=suggestion), m.Answer(id="patient", hint=suggestion))
