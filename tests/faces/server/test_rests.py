"""Rests, over the wire: moves after a round are held until the summaries are closed."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

from dizaine.table import messages as m
from tests.faces.server.running import RunningServer
from tests.faces.server.talking import Invitation, Talker, new_id, open_table, sit_down, talking
from tests.table.tabletop import play


async def after_a_round(server: RunningServer, ann: Talker, ben: Talker) -> Talker:
    """Start, and play until the game waits for those who read the summary; returns who is asked."""
    await ann.done(m.Start(id=new_id()))
    code = last_info(ann).code

    async def play_a_round() -> int:
        table = await server.tables.find(code)
        assert table is not None
        while table.round == 1:
            await play(table, 1)
        return table.seq

    seq = await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(play_a_round(), server.loop))
    for one in (ann, ben):
        while not one.updates or one.updates[-1].seq < seq:
            await one.hear()
    return ann if ann.view.asked == 0 else ben


def last_info(talker: Talker) -> m.TableInfo:
    """The table as it was last received."""
    infos = [message.table for message in talker.heard if isinstance(message, m.Welcome | m.Update | m.Presence)]
    return infos[-1]


async def started(server: RunningServer) -> tuple[Invitation, Invitation]:
    host = await open_table(server, edition="express", seats=2)
    return host, await sit_down(server, host.code, "Ben")


async def test_a_move_is_held_until_the_summaries_are_closed(server: RunningServer) -> None:
    host, guest = await started(server)
    async with AsyncExitStack() as devices:
        ann = await devices.enter_async_context(talking(server, host, summaries=True))
        ben = await devices.enter_async_context(talking(server, guest, summaries=True))
        asked = await after_a_round(server, ann, ben)
        tablet = await devices.enter_async_context(talking(server, guest, summaries=True))
        watcher = await devices.enter_async_context(talking(server, Invitation(host.code)))
        info = last_info(ann)
        assert (info.reading, 15 < info.rest <= 20, info.deadline) == ([0, 1], True, 0)
        move = next(move for move in asked.view.moves if move.endswith("draw"))
        for _ in range(70):  # a client that sends it again and again
            await asked.say(m.Play(id="held", move=move))
            await asked.ask(m.Ask(id=new_id(), move=move))
        assert isinstance(await asked.ask(m.Ask(id=new_id(), move=move)), m.Answer), "all else is answered"
        await asked.done(m.Emote(id=new_id(), emote="clap"))
        await watcher.say(m.Ready())
        await watcher.say(m.Consider())
        await ann.say(m.Ready())
        while last_info(ann).reading == [0, 1]:
            await ann.hear()
        assert last_info(ann).reading == [1]
        assert not any(isinstance(message, m.Done) and message.id == "held" for message in asked.heard)
        await tablet.say(m.Ready())  # one device of a person is enough
        while not any(isinstance(message, m.Done) and message.id == "held" for message in asked.heard):
            await asked.hear()
        assert (last_info(asked).reading, last_info(asked).rest) == ([], 0)


async def test_a_client_that_leaves_takes_its_held_move_along(server: RunningServer) -> None:
    host, guest = await started(server)
    async with talking(server, host) as ann:
        async with talking(server, guest, summaries=True) as ben:
            await after_a_round(server, ann, ben)
            seq = ann.updates[-1].seq
            await ben.say(m.Play(id="gone", move="draw"))
            assert isinstance(await ben.ask(m.Ask(id=new_id(), move="draw")), m.Answer)
        while last_info(ann).reading:
            await ann.hear()
        assert ann.updates[-1].seq == seq
        await asyncio.sleep(0.05)
        assert [message for message in await ann.silence(0.05) if isinstance(message, m.Update)] == []


async def test_too_many_held_moves(server: RunningServer) -> None:
    host, guest = await started(server)
    async with talking(server, host, summaries=True) as ann, talking(server, guest) as ben:
        await after_a_round(server, ann, ben)
        for number in range(64):
            await ben.say(m.Play(id=f"{number}", move="draw"))
            await ben.ask(m.Ask(id=new_id(), move="draw"))
        await ben.say(m.Play(id="one too many", move="draw"))
        assert await ben.goodbye() == "flooding"
