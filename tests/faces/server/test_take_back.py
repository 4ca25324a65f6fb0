"""Taking back over connections: who is told, and who gets the current state instead."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from dizaine.faces.server.limits import LOOSE, Rate
from dizaine.table import messages as m
from tests.faces.server.running import running
from tests.faces.server.talking import Talker, new_id, open_table, sit_down, talking


async def catch_up(talker: Talker, seq: int) -> None:
    while not talker.updates or talker.updates[-1].seq < seq:
        await talker.hear_a(m.Update)


async def play_until_a_lay(*people: Talker) -> int:
    """Play hints until somebody has laid a phase; returns the seat."""
    while True:
        seat: int = people[0].view.asked
        answer = await people[seat].ask(m.Hint(id=new_id()))
        assert isinstance(answer, m.Answer)
        assert answer.hint is not None
        done = await people[seat].done(m.Play(id=new_id(), move=answer.hint.move))
        for person in people:
            await catch_up(person, done.seq)
        if " lay " in answer.hint.move:
            return seat


async def test_everybody_is_told_and_whoever_was_away_gets_the_current_state(tmp_path: Path) -> None:
    """It counts as a move: the limit on other commands at a table does not hold it up."""
    limits = replace(LOOSE, arrangements=Rate(1, 1e-6))
    with running(tmp_path / "tables.sqlite3", limits) as server:
        table = await open_table(server, seats=2, pace="off")
        ben = await sit_down(server, table.code, "Ben")
        async with talking(server, table) as host, talking(server, ben) as guest:
            started = await host.done(m.Start(id="start"))
            await catch_up(guest, started.seq)
            seat = await play_until_a_lay(host, guest)
            actor, other = (host, guest)[seat], (host, guest)[1 - seat]
            laid = actor.updates[-1].seq
            move = actor.view.take_back
            assert " lay " in move
            assert other.view.take_back == ""
            assert (await other.refused(m.TakeBack(id=new_id()))).reason == "nothing-to-take-back"
            done = await actor.done(m.TakeBack(id="back"))
            await catch_up(other, done.seq)
            for person in (actor, other):
                (event,) = person.updates[-1].events
                assert (event["event"], event["seat"], event["move"]) == ("TakenBack", seat, move)
                assert not [group for group in person.view.groups if group.owner == seat]
            assert await actor.done(m.TakeBack(id="back")) == done
            assert (await actor.refused(m.TakeBack(id=new_id()))).reason == "nothing-to-take-back"
        async with talking(server, ben, since=laid) as seen:
            assert seen.heard[0].seq == laid  # type: ignore[union-attr]
            assert (await seen.hear_a(m.Update)).seq == done.seq
        async with talking(server, ben, since=laid - 1) as missed:
            (welcome,) = missed.heard
            assert isinstance(welcome, m.Welcome)
            assert (welcome.seq, welcome.view) == (done.seq, guest.view), "not the lay that did not stand"
