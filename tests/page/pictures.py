"""Pictures of the page for the README: `python -m tests.page.pictures` plays until there is something to see."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tests.faces.server.running import serve_process
from tests.page.browser import open_browser
from tests.page.house import DESKTOP, PHONE, Device, House
from tests.page.person import Person

FOLDER: Final = Path(__file__).parents[2] / "docs" / "pictures"
HAND: Final = 5
"""The fewest cards for a good picture of a hand."""
GROUPS: Final = 4
"""The fewest groups for a good picture of a table: two players have laid their phase."""
SECONDS: Final = 300
SEEN: Final = """(groups) => groups.filter((group) => {
  const { left, width, bottom } = group.getBoundingClientRect();
  return group.contains(document.elementFromPoint(left + width / 2, bottom - 2));
}).length"""
"""How many groups are in view to their lower edge."""

Moment = Callable[[Person], Awaitable[bool]]


async def own_turn(person: Person) -> bool:
    """In the middle of a round: groups on the table, a hand, and a card to draw."""
    sight = await person.look()
    return await _lively(person) and person.text("page_table-act-draw") in sight.offers


async def card_picked(person: Person) -> bool:
    """The same a moment later: a card is picked, and a group of the table takes it."""
    return await _lively(person) and await person.page.locator("[data-place^=group-].open").count() > 0


async def _lively(person: Person) -> bool:
    sight = await person.look()
    groups = person.page.locator("[data-place^=group-]")
    yours = person.text("page_table-turn-yours") in sight.text
    enough = GROUPS <= await groups.count() == await groups.evaluate_all(SEEN)
    return yours and not sight.dialog and enough and len(sight.cards) >= HAND


async def table(house: House, device: Device, moment: Moment) -> Person:
    """A person at a card table at such a moment. If a game has none, another one is started."""
    while True:
        person = await house.person(device, house.table("classic", seats=4, bot="steady").link)
        await person.press(person.text("page-lobby-start-bots", count=3))
        end = person.text("page_scores-replay")

        async def reached(person: Person = person, end: str = end) -> bool:
            return await moment(person) or end in (await person.look()).text

        await person.play_until(reached, SECONDS)
        if await moment(person):
            return person


async def take(house: House) -> None:
    """The pictures of the README: the card table on a phone, and on a desktop in dark colours."""
    for name, device, moment in (
        ("table-phone", {**PHONE, "device_scale_factor": 2, "color_scheme": "light"}, own_turn),
        ("table-desktop", {**DESKTOP, "color_scheme": "dark"}, card_picked),
    ):
        person = await table(house, device, moment)
        await person.page.screenshot(path=FOLDER / f"{name}.png")
        assert await moment(person), "the game continued while the picture was taken"


async def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with TemporaryDirectory() as folder, serve_process(Path(folder)) as server:
        async with open_browser() as browser:
            await take(House(browser, server))


if __name__ == "__main__":
    asyncio.run(main())
