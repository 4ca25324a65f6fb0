"""Many who watch cost little, and there are never too many of them."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import AsyncExitStack
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from dizaine.faces.server import frames
from dizaine.faces.server.limits import LOOSE
from dizaine.faces.server.turnstile import Turnstile
from dizaine.table import messages as m
from dizaine.table.game_views import CardsView
from dizaine.table.match import Match
from tests.faces.server.running import RunningServer, running
from tests.faces.server.talking import Invitation, Talker, new_id, open_table, talking, wire_to


async def test_a_table_has_only_so_many_spectators(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite3", replace(LOOSE, spectators=3, connections_of_seat=2)) as server:
        table = await open_table(server)
        watching = Invitation(table.code)
        async with AsyncExitStack() as stack:
            for _ in range(3):
                await stack.enter_async_context(talking(server, watching))
            ann, _ = [await stack.enter_async_context(talking(server, table)) for _ in range(2)]
            for hello in (watching, table):
                late = await stack.enter_async_context(wire_to(server))
                await late.say(m.Hello(version=m.VERSION, code=hello.code, token=hello.token))
                assert await late.goodbye() == "too-many"
            await ann.done(m.SetBot(id=new_id(), seat=1, bot="steady"))
        other = await open_table(server)
        async with talking(server, Invitation(other.code)):
            pass


async def test_everybody_who_watches_gets_the_same_frame_and_players_their_own(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Thirty spectators and two tabs of a player: each update is built once for all of the former, once for both of
    the latter."""
    built = Counter[int | None]()
    view = Match.view

    def counted(match: Match, seat: int | None) -> object:
        built[seat] += 1
        return view(match, seat)

    table = await open_table(server, seats=2, pace="off")
    async with AsyncExitStack() as stack:
        watchers = [await stack.enter_async_context(talking(server, Invitation(table.code))) for _ in range(30)]
        tabs = [await stack.enter_async_context(talking(server, table)) for _ in range(2)]
        everybody = [*watchers, *tabs]
        begun = await tabs[0].done(m.Start(id=new_id()))
        for talker in everybody:
            await _reach(talker, begun.seq)
        monkeypatch.setattr(Match, "view", counted)
        for _ in range(3):
            await _until_asked(tabs[0], table.seat)
            await tabs[0].done(m.Play(id=new_id(), move=tabs[0].view.moves[0]))
        for talker in everybody:
            await _reach(talker, tabs[0].updates[-1].seq)
        monkeypatch.undo()
        updates = tabs[0].updates[-1].seq - begun.seq
        assert built[None] <= 2 * updates, "not once for each of the thirty"
        assert built[table.seat] <= 2 * updates
        own = [update for update in tabs[0].updates if update.view is not None][-1]
        public = [update for update in watchers[0].updates if update.view is not None][-1]
        assert isinstance(own.view, CardsView)
        assert isinstance(public.view, CardsView)
        assert "?" not in own.view.hands[table.seat]
        assert set(public.view.hands[table.seat]) <= {"?"}


async def test_spectators_pass_a_few_at_a_time() -> None:
    """Between them, others have their turn; one that has gone does not stop those behind."""
    turnstile, passed, others = Turnstile(10), list[int](), list[int]()

    async def spectator(number: int) -> None:
        await turnstile.wait()
        passed.append(number)

    tasks = [asyncio.create_task(spectator(number)) for number in range(35)]
    await asyncio.sleep(0)
    tasks[4].cancel()
    while len(passed) < 34:
        others.append(len(passed))
        await asyncio.sleep(0)
    assert passed == [number for number in range(35) if number != 4]
    assert all(after - before <= 10 for before, after in pairwise(others))
    await asyncio.wait_for(spectator(35), 5)


async def _reach(talker: Talker, seq: int) -> None:
    while not talker.updates or talker.updates[-1].seq < seq:
        await talker.hear()


async def _until_asked(talker: Talker, seat: int) -> None:
    while talker.view.asked != seat or not talker.view.moves:
        await talker.hear()


async def test_frames_are_forgotten_with_each_change(server: RunningServer) -> None:
    """Also if nobody has seen the old ones, and if clients ask for all kinds of numbers."""
    table = await open_table(server, seats=3)
    async with talking(server, table) as ann, talking(server, Invitation(table.code)) as watcher:
        for bot in ("greedy", "steady") * 10:
            await ann.done(m.SetBot(id=new_id(), seat=1, bot=bot))
        last = ann.updates[-1].seq
        while not watcher.updates or watcher.updates[-1].seq < last:
            await watcher.hear()
        for since in (0, 5, last - 1, last, last + 5, -7):
            await watcher.say(m.Sync(since=since))
            if 0 <= since < last:
                told = [await watcher.hear_a(m.Update) for _ in range(last - since)]
                assert [update.seq for update in told] == list(range(since + 1, last + 1))
            elif since == last:
                assert (await watcher.hear_a(m.Presence)).seq == last
            else:
                assert (await watcher.hear_a(m.Welcome)).seq == last
        room = server.hall._rooms[table.code]
        assert len(room.frames._updates) <= frames.MOST_KEPT
