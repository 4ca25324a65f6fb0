"""Plans for the tray, over the wire."""

import asyncio
from dataclasses import replace
from pathlib import Path

from dizaine.faces.server.limits import LOOSE, Rate
from dizaine.table import messages as m
from dizaine.table.game_views import CardsView
from tests.faces.server.running import RunningServer, running
from tests.faces.server.talking import Invitation, new_id, open_table, talking


async def test_a_plan_is_answered_and_changes_nothing(server: RunningServer) -> None:
    table = await open_table(server, edition="classic", seats=2)
    async with talking(server, table) as ann:
        assert (await ann.refused(m.Plan(id=new_id()))).reason == "not-started"
        await ann.done(m.Start(id=new_id()))
        seat, view = 0, ann.view
        assert isinstance(view, CardsView)
        assert view.tray is not None
        planned = await ann.ask(m.Plan(id=new_id()))
        assert isinstance(planned, m.Planned)
        assert planned.tray.groups == view.tray.groups
        card = next(card for card in view.hands[seat] if card not in ("W", "S"))
        pin = m.Pin(card=card, group=1)
        pinned = await ann.ask(m.Plan(id=new_id(), pins=[pin], picked="S", fill=False))
        assert isinstance(pinned, m.Planned)
        standing = [place for group in pinned.tray.groups for place in group.places if place.card]
        assert [(place.card, place.pinned) for place in standing] == [(card, True)]
        assert [fit.refusal and fit.refusal.rule for fit in pinned.fits] in (["K4", "K4"], ["P8", "P8"])
        assert (await ann.refused(m.Plan(id=new_id(), pins=[pin] * 9))).rule == "P8"
        assert (await ann.refused(m.Plan(id=new_id(), pins=[m.Pin(card=card, group=7)]))).rule == "P9"
        assert (await ann.refused(m.Plan(id=new_id(), phase=9))).rule == "P8"
        assert (await ann.refused(m.Plan(id=new_id(), picked="seven"))).reason == "notation"
        async with talking(server, Invitation(table.code, "")) as watcher:
            assert (await watcher.refused(m.Plan(id=new_id()))).reason == "spectator"


async def test_there_is_no_tray_for_dice(server: RunningServer) -> None:
    table = await open_table(server, edition="dice", seats=2)
    async with talking(server, table) as ann:
        await ann.done(m.Start(id=new_id()))
        assert (await ann.refused(m.Plan(id=new_id()))).reason == "unknown-command"


async def test_plans_are_slowed_down_for_an_address(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite3", replace(LOOSE, plans=Rate(5, 20))) as server:
        table = await open_table(server, seats=2)
        async with talking(server, table) as ann, talking(server, table) as again:
            await ann.done(m.Start(id=new_id()))
            begun = asyncio.get_running_loop().time()
            for talker in (ann, again) * 7:
                assert isinstance(await talker.ask(m.Plan(id=new_id())), m.Planned)
            assert asyncio.get_running_loop().time() - begun >= 0.4, "both connections share the limit"
