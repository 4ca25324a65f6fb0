"""Time to read and to think: after a round, and before a knock."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Coroutine
from datetime import datetime
from typing import Any, TypeVar

import pytest
from playwright.async_api import Locator, expect

from dizaine.table import messages as m
from dizaine.table.pace import PACES, Pace
from dizaine.table.table import Table
from tests.faces.server.running import RunningServer
from tests.page.house import DESKTOP, PHONE, House, Place
from tests.page.person import Person
from tests.table.tabletop import match_of, play
from tests.table.test_driver import claim

pytestmark = pytest.mark.asyncio(loop_scope="session")

Result = TypeVar("Result")


async def at_the_server(house: House, work: Coroutine[Any, Any, Result]) -> Result:
    assert isinstance(house.server, RunningServer)
    return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, house.server.loop))


async def table_of(house: House, code: str) -> Table:
    assert isinstance(house.server, RunningServer)
    table = await house.server.tables.find(code)
    assert table is not None
    return table


async def play_a_round(table: Table) -> int:
    """Start, and play until the second round is dealt; returns who is asked then."""
    await table.command(0, m.Start(id="start"))
    while table.round == 1:
        await play(table, 1)
    return match_of(table).game.asked


def hand(person: Person) -> Locator:
    return person.page.locator("[data-key]")


async def test_the_game_waits_until_everybody_has_closed_the_summary(house: House) -> None:
    place = house.table("express", seats=2)
    people = [
        await house.person(DESKTOP, place.link),
        await house.person(PHONE, house.seat(place.code, "Ben").link),
    ]
    await people[0].page.get_by_text("Ben", exact=True).wait_for()
    table = await at_the_server(house, table_of(house, place.code))
    asked = await at_the_server(house, play_a_round(table))
    quick, slow = people[asked], people[1 - asked]
    for person in people:
        await person.page.get_by_role("heading", name=person.round_over()).wait_for()
    waiting = quick.text("page_scores-waiting", names=["Ann", "Ben"][1 - asked])
    await expect(quick.page.locator("dialog[open]").get_by_text(waiting)).to_be_visible()

    await quick.press(quick.text("page_scores-next", round=2))
    await expect(quick.page.get_by_text(waiting)).to_be_visible()
    summary = slow.page.locator("dialog[open]")
    await expect(summary.get_by_text(slow.text("page_scores-waiting-you"))).to_be_visible()
    count = await hand(quick).count()
    await quick.press(quick.text("page_table-act-draw"))
    await expect(quick.page.get_by_text(quick.text("page_table-prompt-held"))).to_be_visible()
    assert await hand(quick).count() == count

    await slow.press(slow.text("page_scores-next", round=2))
    await expect(hand(quick)).to_have_count(count + 1)
    await expect(quick.page.get_by_text(waiting)).to_be_hidden()


async def test_one_touch_is_enough_for_all_who_share_a_device(house: House) -> None:
    place = house.table("express", seats=2)
    ann = await house.person(PHONE, place.link)
    await ann.page.goto("about:blank")
    await house.open(ann.page, house.seat(place.code, "Ben").link)
    table = await at_the_server(house, table_of(house, place.code))
    while not all(seat.here for seat in table.seating.infos()):
        await asyncio.sleep(0.01)
    await at_the_server(house, play_a_round(table))
    assert table.intermission.reading == [0, 1]
    await ann.press(ann.text("page_scores-next", round=2))
    while table.intermission.is_on:
        await asyncio.sleep(0.01)


async def play_until_a_claim(table: Table) -> None:
    """A person alone may claim the discard, and a bot draws next."""
    await table.command(0, m.Start(id="start"))
    while claim(table)[0] != 1 or claim(table)[1] == 0:
        await play(table, 1)


async def begin_a_claim(house: House) -> Place:
    place = house.table("continental+knock", seats=3, pace="brisk")
    await at_the_server(house, play_until_a_claim(await at_the_server(house, table_of(house, place.code))))
    return place


@pytest.mark.rule("V3")
async def test_a_knock_without_stress(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The ring, the prompt that gives more time, and no touch or key that counts too early."""
    monkeypatch.setitem(PACES, "brisk", Pace(None, 600, 0))
    place = await begin_a_claim(house)
    context = await house.device(PHONE, settle=500)
    await context.clock.install()
    page = await context.new_page()
    await house.open(page, place.link)
    ann = Person(page, "en", touches=True)
    ring = page.get_by_role("timer").first
    await expect(ring).to_have_accessible_name(re.compile(r"^(59\d|600) seconds left to knock$"))
    arc = ring.locator(".arc")
    await expect(arc).to_be_hidden()  # the number is enough for those who want no motion
    await page.emulate_media(reduced_motion="no-preference")
    await page.wait_for_function(
        "arc => parseFloat(getComputedStyle(arc).strokeDashoffset) > 0.1", arg=await arc.element_handle()
    )
    await page.emulate_media(reduced_motion="reduce")
    await page.clock.pause_at(
        datetime.fromtimestamp(await page.evaluate("Date.now()") / 1000 + 1)
    )  # a longer leap would look like a lost connection

    await ann.press(ann.begins("page_table-act-knock"))
    prompt = page.locator("dialog[open]")
    for line in ("draw", "end", "left"):
        await expect(prompt.get_by_text(ann.text(f"page_table-knock-{line}"))).to_be_visible()
    await expect(prompt.get_by_role("timer")).to_have_accessible_name(re.compile("^60[0-5] seconds"))
    count = await hand(ann).count()
    knock = prompt.get_by_role("button", name=ann.begins("page_table-act-knock"))
    await knock.tap()
    await page.keyboard.press("Escape")
    await page.clock.fast_forward(499)
    await knock.focus()
    await page.keyboard.press("Enter")
    await expect(prompt).to_be_visible()
    table = await at_the_server(house, table_of(house, place.code))
    assert claim(table)[0] == 1, "nothing counts in the first half-second"

    await page.clock.fast_forward(1)
    await knock.tap()
    await expect(prompt).to_be_hidden()
    await expect(hand(ann)).to_have_count(count + 1)
    await expect(page.get_by_role("timer")).to_have_count(0)
