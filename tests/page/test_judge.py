"""The arbiter on the page: a question is asked and answered by touch, and by keyboard alone.

With `DIZAINE_ALBUM=folder` each step is also a picture, as phone and desktop, light and dark.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from dizaine.words.catalogue import Catalogue
from tests.page.examining import axe, overflow, small_targets
from tests.page.house import DESKTOP, PHONE, Device, House
from tests.page.person import Person

pytestmark = pytest.mark.asyncio(loop_scope="session")
ALBUM = os.environ.get("DIZAINE_ALBUM", "")
TALL: Device = {**PHONE, "viewport": {"width": 390, "height": 844}}


async def examined(person: Person, step: str) -> list[str]:
    """The faults of a step, light and dark."""
    found = []
    for scheme in ("light", "dark"):
        await person.page.emulate_media(color_scheme=scheme)
        found += [f"{step}, {scheme}: {one}" for one in [*await axe(person.page), *await overflow(person.page)]]
        if person.touches:
            found += await small_targets(person.page)
        if ALBUM:
            size = "phone" if person.touches else "desktop"
            await person.page.screenshot(
                path=Path(ALBUM) / f"judge-{step}-{size}-{scheme}.png", full_page=not person.touches
            )
    return found


async def pick(page: Page, catalogue: Catalogue, cards: str) -> None:
    """Touch cards on the keys of the picker."""
    names = {"W": catalogue.text("terms-card-wild"), "S": catalogue.text("terms-card-skip")}
    colours = {"r": "red", "y": "yellow", "g": "green", "o": "orange"}
    for card in cards.split():
        name = names.get(card) or catalogue.text(f"terms-card-{colours[card[0]]}", number=int(card[1:]))
        await page.get_by_role("button", name=name, exact=True).click()


@pytest.mark.rule("P1", "P2", "W1")
async def test_a_quarrel_about_phase_3_is_settled_by_touch(house: House) -> None:
    person = await house.person(TALL, "#/rules/classic", painted=True)
    page, words = person.page, Catalogue("en")
    await page.get_by_role("link", name=words.text("page-judge")).click()
    await page.get_by_role("button", name=words.text("judge-option-about-lay")).wait_for()
    faults = await examined(person, "about")
    await page.get_by_role("button", name=words.text("judge-option-about-lay")).click()
    await page.get_by_role("button", name="3 ·").click()
    await pick(page, words, "r4 y4 W g4 r5 W r7 r8")
    faults += await examined(person, "cards")
    await page.get_by_role("button", name=words.text("page_judge-done")).click()
    answer = page.locator("main [role=status]")
    await expect(answer).to_contain_text(words.text("judge-yes-lay", phase=3))
    faults += await examined(person, "yes")
    await page.get_by_role("link", name=words.text("page_judge-rule", rule="P8")).click()
    await expect(page.locator("[data-rule=P8].marked")).to_be_visible()
    assert not faults, "\n".join(faults)


@pytest.mark.rule("H1", "H2")
async def test_a_hit_is_judged_with_the_keyboard_alone(house: House) -> None:
    person = await house.person(DESKTOP, "#/judge/classic", "de", painted=True)
    page, words = person.page, Catalogue("de")

    async def press(name: str) -> None:
        await page.get_by_role("button", name=name, exact=True).focus()
        await page.keyboard.press("Enter")

    await press(words.text("judge-option-about-hit"))
    await press(words.text("terms-card-red", number=9))
    await page.get_by_role("heading", name=words.text("judge-ask-group")).wait_for()  # the same cards once more
    for number in (3, 4, 5, 6):
        await press(words.text("terms-card-red", number=number))
    faults = await examined(person, "group")
    await press(words.text("page_judge-done"))
    answer = page.locator("main [role=status]")
    await expect(answer).to_contain_text(words.text("page_judge-no"))
    await expect(answer).to_contain_text(words.text("refusals-does-not-fit").split(".")[0])
    faults += await examined(person, "no")
    await press(words.text("page_judge-another"))
    await expect(page.get_by_role("button", name=words.text("judge-option-about-skip"))).to_be_visible()
    assert not faults, "\n".join(faults)
