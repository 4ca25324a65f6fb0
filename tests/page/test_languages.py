"""Every language has all texts."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from dizaine.words.catalogue import LANGUAGES
from tests.page.examining import cut_off, overflow
from tests.page.house import PHONE, House
from tests.page.person import Person
from tests.sizes import size

DECISIONS = size(4, 10_000)
pytestmark = pytest.mark.asyncio(loop_scope="session")
TEXTS = """() => {
  const labels = [...document.querySelectorAll("[aria-label]")].map((one) => one.ariaLabel);
  return [document.body.innerText, ...labels].join(" ");
}"""
IDS = re.compile(r"\b(page|page_\w+|terms|refusals|dice|terminal|terminal_dice)-[a-z]+(-[a-z]+)*\b")


async def reads_well(person: Person) -> None:
    """No id is shown because a text is missing, and no text is too long for a phone."""
    text = await person.page.evaluate(TEXTS)
    assert not IDS.search(text), IDS.search(text)
    assert not [*await overflow(person.page), *await cut_off(person.page)]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_game_in_each_language(house: House, language: str) -> None:
    """The page uses the language of the system by default; some turns are played in it, in soak a round."""
    ann = await house.person(PHONE, language=language)
    await expect(ann.page.locator("html")).to_have_attribute("lang", language)
    await ann.page.get_by_role("heading", name=ann.text("page-start-title")).wait_for()
    await reads_well(ann)
    for path, text in [
        ("#/new", "page_setup-how-long"),
        ("#/settings", "page-settings-theme"),
        ("#/rules/classic", "page-rules-phases"),
        ("#/score", "page_score-title"),
        ("#/judge/classic", "page-judge"),
    ]:
        await house.open(ann.page, path)
        await ann.page.get_by_text(ann.text(text)).first.wait_for()
        await reads_well(ann)
    await house.open(ann.page, house.table("express", seats=2).link)
    await ann.press(ann.text("page-lobby-start-bots", count=1))
    await ann.page.get_by_role("list", name=ann.text("page_table-hand")).wait_for()
    await reads_well(ann)
    await ann.play(ann.round_over(), 240, enough=lambda: len(ann.did) > DECISIONS)
    await reads_well(ann)
    assert not ann.alerts


async def test_only_the_language_in_use_is_loaded(house: House) -> None:
    loaded: list[str] = []
    context = await house.device(PHONE, "nl")
    context.on("request", lambda request: loaded.append(request.url))
    page = await context.new_page()
    await house.open(page)
    texts = {match[1] for url in loaded if (match := re.search(r"texts_(\w\w)", url))}
    assert texts == {"nl"}


async def test_the_language_can_be_changed_and_is_kept(house: House) -> None:
    ann = await house.person(PHONE)
    await ann.page.get_by_label(ann.text("page-settings-language")).select_option("fr")
    french = Person(ann.page, "fr")
    await ann.page.get_by_role("heading", name=french.text("page-start-title")).wait_for()
    await ann.page.reload()
    await ann.page.get_by_role("heading", name=french.text("page-start-title")).wait_for()
