"""The next game with the same people: a lobby that everybody sees, and names of all kinds in it."""

from __future__ import annotations

import asyncio
import re

import pytest
from playwright.async_api import expect

from dizaine.table import messages as m
from dizaine.table.table import Table
from tests.faces.server.running import RunningServer
from tests.page.house import DESKTOP, PHONE, House
from tests.page.person import Person
from tests.table.tabletop import play

pytestmark = pytest.mark.asyncio(loop_scope="session")

LAYLA = "ليلى العبدالله علي"
FAMILY = "👨\u200d👩\u200d👧\u200d👦"


async def on_server(server: RunningServer, code: str, commands: list[m.Command]) -> None:
    """Give commands of the host, and play the game to its end, without the page."""

    async def work() -> None:
        table = await server.tables.find(code)
        assert isinstance(table, Table)
        for command in commands:
            await table.command(0, command)
        await play(table)

    await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work(), server.loop))


def row(person: Person, name: str) -> str:
    """The seat of a player in the lobby."""
    return f'ol[aria-label="{person.text("page-seats")}"] li:has-text("{name}")'


async def test_everybody_meets_in_the_lobby_and_the_game_begins_by_itself(house: House, server: RunningServer) -> None:
    place = house.table("express+phases=1", seats=3)
    ben_place = house.seat(place.code, "Ben")
    ann = await house.person(DESKTOP, place.link)
    ben = await house.person(PHONE, ben_place.link)
    screen = await house.person(DESKTOP, f"#/watch/{place.code}")
    await expect(ann.page.locator(row(ann, "Ben"))).to_contain_text(ann.text("page-seat-here"))
    await on_server(server, place.code, [m.Start(id="start")])

    await ann.page.get_by_role("button", name=ann.text("page_scores-rematch")).wait_for()
    await ben.page.get_by_text(re.compile("Ann can start the next game")).wait_for()
    await ben.page.close()  # not here when the lobby opens
    await ann.press(ann.text("page_scores-rematch"))
    await expect(ann.page.locator(row(ann, "Ben"))).to_contain_text(ann.text("page-seat-not-yet"))
    await ann.page.get_by_text(ann.text("page-lobby-waits-for", names="Ben")).wait_for()
    code = re.search(r"#(\w+)$", ann.page.url)
    assert code is not None
    assert code[1] != place.code
    await expect(screen.page).to_have_url(re.compile(f"#/watch/{code[1]}$"))

    page = await house.contexts[1].new_page()
    ben = Person(page, "en", touches=True)
    await house.open(page, f"#{place.code}")  # an old address leads to the new table with one touch
    await ben.press(ben.text("page_scores-next-game"))
    begins = re.compile(r"The game starts in \d")
    for person in (ann, ben, screen):
        await expect(person.page.get_by_text(begins).first).to_be_visible()
    await ann.press(ann.text("page-lobby-hold"))
    for person in (ann, ben):
        await expect(person.page.get_by_text(begins)).to_have_count(0)
    await ben.page.get_by_text(ben.text("page-lobby-wait", name="Ann")).wait_for()

    await ann.press(ann.text("page-lobby-shuffle"))
    for person, name in ((ann, "Ann"), (ben, "Ben")):
        await expect(person.page.locator(row(person, name))).to_contain_text(person.text("page-seat-you"))
    await ann.press(ann.text("page-lobby-change"))
    await ann.page.get_by_text(ann.text("page-change-note")).wait_for()
    await ann.press(re.compile("^" + re.escape(ann.text("page_setup-more"))))
    await ann.page.get_by_role("radio", name=re.compile("Continental")).check()
    await ann.press(ann.text("page_setup-done"))
    await ann.press(ann.text("page-change-open"))
    for person in (ann, ben, screen):
        await expect(person.page.get_by_role("heading", name=re.compile("Continental")).first).to_be_visible()
    for person in (ann, ben):  # all are here, so it begins without a touch
        await person.page.get_by_role("list", name=person.text("page_table-hand")).wait_for()
        assert not any((await person.look()).alerts)


async def test_names_of_every_script_on_a_small_phone(house: House) -> None:
    place = house.table("express", seats=2, name=FAMILY)
    layla = await house.person(PHONE, f"#{place.code}")
    field = layla.page.get_by_label(layla.text("page-name"))
    await field.fill("x" * 21)
    await expect(layla.page.get_by_text(layla.text("page-problem-name-long"))).to_be_visible()
    await field.fill(LAYLA)
    await expect(layla.page.get_by_text(layla.text("page-problem-name-long"))).to_be_hidden()
    await layla.press(layla.text("page-join-sit"))
    await layla.page.locator(row(layla, FAMILY)).wait_for()

    family = await house.person(PHONE, place.link)
    await family.page.locator(row(family, LAYLA)).wait_for()
    await family.press(family.text("page-lobby-start"))
    for person, other, direction in ((layla, FAMILY, "ltr"), (family, LAYLA, "rtl")):
        chip = person.page.locator(".seat .name b").first
        await expect(chip).to_have_text(other)
        style = "(one) => [getComputedStyle(one).direction, getComputedStyle(one).textOverflow]"
        assert await chip.evaluate(style) == [direction, "ellipsis"], "what does not fit is cut where the name ends"
        assert await person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


async def test_a_refused_name_says_why_at_its_field(house: House) -> None:
    ann = await house.person(PHONE, "#/new/")
    await ann.page.get_by_label(ann.text("page-name"), exact=True).fill("A\u202enn")
    await ann.press(ann.text("page-new-open"))
    note = ann.page.locator(".panel", has=ann.page.get_by_label(ann.text("page-name"), exact=True))
    await expect(note).to_contain_text(ann.text("page-problem-name-direction"))
    house.problems.clear()  # the refusal is the point
