"""Without any pointer: Tab, arrows, Enter and Escape are enough."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from tests.page.house import DESKTOP, House
from tests.sizes import size

pytestmark = pytest.mark.asyncio(loop_scope="session")
KEYED = size(5, 10_000)
"""How many decisions are enough; a whole round may take far more."""


async def test_a_round_from_the_start_of_the_page(house: House) -> None:
    ann = await house.person(DESKTOP, seed=3)
    ann.keyboard = True
    await ann.press(re.compile(re.escape(ann.text("page-start-together-note"))))
    lengths = ann.page.get_by_role("group", name=ann.text("page_setup-how-long"))
    await ann.walk_to(lengths.get_by_role("radio", checked=True))
    for _ in range(3):  # arrows choose among the lengths
        await ann.page.keyboard.press("ArrowDown")
    await expect(lengths.get_by_role("radio", name=re.compile("Express"))).to_be_checked()
    await ann.press(ann.text("page-new-open"))
    await ann.press(ann.text("page-lobby-start-bots", count=3))
    await ann.page.get_by_role("list", name=ann.text("page_table-hand")).wait_for()
    await ann.play(ann.round_over(), 240, enough=lambda: len(ann.did) > KEYED)
    assert not ann.alerts
    assert ann.did, "the round may end before the first discard, but not before the first turn"


async def test_sheets_give_the_focus_back(house: House) -> None:
    ann = await house.person(DESKTOP, house.table("classic", seats=2).link)
    ann.keyboard = True
    await ann.press(ann.text("page-lobby-start-bots", count=1))
    await ann.wait_for(ann.text("page_table-act-draw"))
    for name in ("page_table-menu", "page-rules", "page_table-emotes"):
        await ann.press(ann.text(name))
        await ann.page.locator("dialog[open]").wait_for()
        assert await ann.page.evaluate("document.querySelector('dialog[open]').contains(document.activeElement)")
        await ann.page.keyboard.press("Escape")
        await ann.page.locator("dialog[open]").wait_for(state="detached")
        assert await ann.button(ann.text(name)).evaluate("element => element === document.activeElement")


async def test_the_focus_can_be_seen(house: House) -> None:
    ann = await house.person(DESKTOP)
    for _ in range(6):
        await ann.page.keyboard.press("Tab")
        seen = await ann.page.evaluate(
            """() => {
              const style = getComputedStyle(document.activeElement);
              return style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
            }"""
        )
        assert seen, await ann.page.evaluate("document.activeElement.outerHTML")
