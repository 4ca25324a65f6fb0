"""Somebody is away: all devices say so and what happens next, a bot plays, and the person comes back."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace
from time import monotonic

import pytest
from playwright.async_api import expect

from dizaine.table.patience import PATIENCE
from dizaine.table.waits import Waits
from tests.faces.server.running import RunningServer
from tests.page.house import DESKTOP, PHONE, TABLET, House
from tests.page.person import Person

TURN = 4
"""Decisions that take longer than one turn, with the note that is closed first."""
pytestmark = pytest.mark.asyncio(loop_scope="session")

LOOKS = """state => {
  Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
"""As if the screen were turned off or on."""


@pytest.fixture
def waits(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> Waits:
    """New tables have less patience than usual."""
    chosen = Waits(asleep=1.5, host=1.5, patience={**PATIENCE, "usual": 3})
    monkeypatch.setattr(server.tables, "house", replace(server.tables.house, waits=chosen))
    return chosen


def words(text: str) -> re.Pattern[str]:
    """Words on the page, whatever invisible marks surround a name."""
    return re.compile(text.replace("Ben", "\\W?Ben\\W?").replace("Ann", "\\W?Ann\\W?"))


async def begin(house: House, edition: str) -> tuple[Person, Person, str, str]:
    """Ann is the host, on a computer; Ben has a phone; and the game has begun."""
    place = house.table(edition, seats=2)
    ben_place = house.seat(place.code, "Ben")
    ann = await house.person(DESKTOP, place.link)
    ben = await house.person(PHONE, ben_place.link)
    await ann.page.get_by_text("Ben", exact=True).first.wait_for()
    await ann.press(ann.text("page-lobby-start"))
    for person in (ann, ben):
        await person.page.get_by_role("list", name=person.text("page_table-hand")).wait_for()
    return ann, ben, place.link, ben_place.link


async def bens_turn(ann: Person, ben: Person) -> None:
    draws = ben.page.get_by_text(re.compile("^" + re.escape(ben.text("page_table-turn-yours")))).first
    await ann.play_until(draws.is_visible, 60)


@pytest.mark.usefixtures("waits")
async def test_one_of_four_devices_closes_its_tab_in_its_own_turn(house: House) -> None:
    """The others read it within five seconds, a bot plays, and the person returns by the link and plays on."""
    ann, ben, ann_link, ben_link = await begin(house, "classic")
    tablet = await house.person(TABLET, ann_link)
    screen = await house.person(DESKTOP, f"#/watch/{ann_link[1:6]}")
    await screen.page.get_by_text("Ben", exact=True).first.wait_for()
    await bens_turn(ann, ben)
    away = words(r"Ben is away\. A bot takes over in \W?0:0\d")
    # All look from before on: it is told for a few seconds only, which pass quickly on a busy computer.
    looking = [
        asyncio.ensure_future(expect(one.page.get_by_text(away)).to_be_visible()) for one in (ann, tablet, screen)
    ]
    await ben.page.close()
    closed = monotonic()
    await asyncio.gather(*looking)
    assert monotonic() - closed < 5
    for person in (ann, screen):
        stands_in = person.page.locator(f'[aria-label*="{person.text("page_table-player-bot")}"]')
        await expect(stands_in.first).to_be_visible()

    page = await house.contexts[1].new_page()
    back = Person(page, "en", touches=True)
    await house.open(page, ben_link)
    await expect(page.get_by_text(back.text("page_table-meanwhile"))).to_be_visible()
    await expect(page.get_by_role("status").get_by_role("listitem").first).to_contain_text("You")
    await back.press(back.text("page-close"))
    await expect(ann.page.get_by_text(words("Ben is back")).first).to_be_visible()

    async def plays_on() -> bool:
        return len(back.did) > TURN

    await asyncio.gather(*(person.play_until(plays_on, 120) for person in (ann, back)))


@pytest.mark.usefixtures("waits")
async def test_a_host_whose_screen_is_off(house: House) -> None:
    """First it is said, then the host is away, then somebody else can begin the game; until the host looks again."""
    place = house.table("classic", seats=2)
    ann = await house.person(DESKTOP, place.link)
    ben = await house.person(PHONE, house.seat(place.code, "Ben").link)
    await ben.page.get_by_text(words("Ann will start once")).first.wait_for()
    start = ben.page.get_by_role("button", name=ben.text("page-lobby-start"))
    await expect(start).to_have_count(0)
    await ann.page.evaluate(LOOKS, "hidden")
    await expect(ben.page.get_by_text(ben.text("page-seat-asleep"))).to_be_visible()
    await expect(ben.page.get_by_text(ben.text("page-seat-not-yet"), exact=True)).to_be_visible()
    await expect(start).to_be_visible()
    await expect(ben.page.get_by_text("The host is away.")).to_be_visible()
    await ann.page.evaluate(LOOKS, "visible")
    await expect(ben.page.get_by_text(ben.text("page_table-news-host-back"))).to_be_visible()
    await expect(start).to_have_count(0)
