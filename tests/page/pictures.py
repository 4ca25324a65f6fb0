"""Pictures of the page for the README: `python -m tests.page.pictures` plays a little and writes docs/pictures/."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

from playwright.async_api import async_playwright

from tests.faces.server.running import serve_process
from tests.page.browser import ADVICE, find_browser
from tests.page.house import DESKTOP, HOST, PHONE, Device, House
from tests.page.person import Person

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
SHARP: Device = {**PHONE, "device_scale_factor": 2}


async def take(house: House) -> None:
    """Start screen, card table on a phone and on a desktop, dice."""
    start = await house.person({**SHARP, "color_scheme": "light"})
    await picture(start, "start-phone")
    for name, device, edition in (
        ("table-phone", {**SHARP, "color_scheme": "light"}, "classic"),
        ("table-desktop", {**DESKTOP, "color_scheme": "dark"}, "classic"),
    ):
        person = await house.person(device, house.table(edition, seats=4, bot="steady").link, seed=4)
        await person.press(person.text("page-lobby-start-bots", count=3))
        begin = monotonic()

        async def lively(person: Person = person, begin: float = begin) -> bool:
            text = await person.page.locator("main").first.inner_text()
            groups = text.count("set of") + text.count("run of")
            return (groups >= 5 and person.text("page_table-act-hint") in text) or monotonic() - begin > 60

        await person.play_until(lively, 90)
        await picture(person, name)
    dice = await house.person({**SHARP, "color_scheme": "dark"}, house.table("dice", seats=1).link)
    await dice.press(dice.text("page-lobby-start"))
    await asyncio.sleep(2)
    await picture(dice, "dice-phone")


async def picture(person: Person, name: str) -> None:
    await asyncio.sleep(0.5)
    await person.page.screenshot(path=FOLDER / f"{name}.png")


async def main() -> None:
    path = find_browser()
    if not path:
        sys.exit(ADVICE)
    FOLDER.mkdir(exist_ok=True)
    with TemporaryDirectory() as folder, serve_process(Path(folder)) as server:
        async with async_playwright() as playwright:
            rules = f"--host-resolver-rules=MAP {HOST} 127.0.0.1"
            browser = await playwright.chromium.launch(executable_path=path, args=["--no-sandbox", rules])
            await take(House(browser, server))
            await browser.close()


if __name__ == "__main__":
    asyncio.run(main())
