"""One device for all: it begins whatever names were given, and says what it does not accept."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.page.house import PHONE, House
from tests.page.person import Person

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def setting_up(house: House) -> Person:
    ann = await house.person(PHONE, "#/new/pass")
    await ann.button(ann.text("page_setup-deal")).wait_for()
    return ann


async def write_name(person: Person, number: int, name: str) -> None:
    """Touch a player and write a name."""
    before = person.text("page-name-other", number=number)
    await person.press(person.text("page_setup-name", name=before))
    await person.page.get_by_label(before, exact=True).fill(name)


async def test_six_people_without_names_begin_at_once(house: House) -> None:
    """Nobody has to write anything, and every one of them gets a hand of their own."""
    ann = await setting_up(house)
    for _ in range(4):
        await ann.press(ann.text("page_setup-add"))
    await expect(ann.page.get_by_text(ann.text("page_setup-how-hard"))).to_have_count(0)  # there are no bots
    await ann.press(ann.text("page_setup-deal"))
    hand = ann.page.get_by_role("list", name=ann.text("page_table-hand"))
    await hand.or_(ann.button(ann.begins("page_table-pass-ready"))).first.wait_for()
    code = ann.page.url.rpartition("#")[2]
    table = await ann.page.evaluate("(code) => fetch(`/api/1/tables/${code}`).then((answer) => answer.json())", code)
    others = [ann.text("page-name-other", number=number) for number in range(2, 7)]
    assert [seat["name"] for seat in table["seats"]] == [ann.text("page-guest"), *others]
    assert {seat["kind"] for seat in table["seats"]} == {"person"}
    assert table["stage"] == "playing"


async def test_a_name_that_somebody_else_has_is_told_where_it_was_written(house: House) -> None:
    """The third person is told, not the first; and no half-filled table is left to continue."""
    ann = await setting_up(house)
    await ann.page.get_by_label(ann.text("page-name"), exact=True).fill("Ann")
    await write_name(ann, 2, "Ben")
    await ann.press(ann.text("page_setup-add"))
    await ann.page.get_by_label(ann.text("page-name-other", number=3), exact=True).fill("ben")
    await ann.press(ann.text("page_setup-name", name="Ann"))  # the field of the third is closed
    await ann.press(ann.text("page_setup-deal"))
    await ann.page.get_by_text(ann.text("page-problem-name-taken")).wait_for()
    field = ann.page.get_by_label(ann.text("page-name-other", number=3), exact=True)
    await expect(field).to_have_value("ben")
    await field.fill("Cem")
    assert await ann.page.evaluate("JSON.parse(localStorage['dizaine.tables'] ?? '[]')") == []
    house.problems.clear()  # the refusal is the point
    await ann.press(ann.text("page_setup-deal"))
    hand = ann.page.get_by_role("list", name=ann.text("page_table-hand"))
    await hand.or_(ann.button(ann.begins("page_table-pass-ready"))).first.wait_for()
