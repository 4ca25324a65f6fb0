"""Measure the cost of the first load: bytes over the wire, and seconds on a slow phone.

`python -m tests.page.measuring` prints the figures of docs/page.md.
"""

from __future__ import annotations

import asyncio
import tempfile
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Any, Final

from playwright.async_api import Page

from tests.faces.server.running import serve_process
from tests.page.browser import open_browser
from tests.page.house import PHONE, Device, House
from tests.page.person import catalogue

SLOW_NETWORK: Final = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1.6e6 / 8,
    "uploadThroughput": 750e3 / 8,
}
"""The "slow 4G" of Lighthouse: 1.6 Mbit/s, 150 ms there and back."""
SLOW_PROCESSOR: Final = 4
"""The slowdown that Lighthouse uses for a mid-range phone."""


@dataclass(frozen=True, slots=True)
class FirstLoad:
    """What a new device loads."""

    bytes: int
    requests: int
    secure: bool

    @classmethod
    async def of(cls, house: House, device: Device, path: str = "", *, start: bool = False) -> FirstLoad:
        """Load the page, or a table up to the cards; every byte of bodies and headers counts."""
        context = await house.device(device)
        page = await context.new_page()
        counter = await context.new_cdp_session(page)
        sizes: dict[str, int] = {}
        counter.on("Network.loadingFinished", lambda event: _note(sizes, event))
        await counter.send("Network.enable")
        await counter.send("Network.setCacheDisabled", {"cacheDisabled": True})
        await house.open(page, path)
        if start:
            await _begin(page)
        await page.wait_for_load_state("networkidle")
        return cls(sum(sizes.values()), len(sizes), await page.evaluate("isSecureContext"))


def _note(sizes: dict[str, int], event: dict[str, Any]) -> None:
    sizes[event["requestId"]] = int(event["encodedDataLength"])


async def _begin(page: Page) -> None:
    texts = catalogue("en")
    await page.get_by_role("button", name=texts.text("page-lobby-start-bots", count=1)).click()
    await page.get_by_role("list", name=texts.text("page_table-hand")).get_by_role("button").first.wait_for()


async def first_card(house: House) -> float:
    """Seconds from opening a link on a slow phone to one's own first card, in a game that goes on already."""
    place = house.table("classic", seats=2)
    texts = catalogue("en")
    quick = await house.person(PHONE, place.link)
    await _begin(quick.page)
    context = await house.device(PHONE)
    page = await context.new_page()
    slow = await context.new_cdp_session(page)
    await slow.send("Network.enable")
    await slow.send("Network.emulateNetworkConditions", dict(SLOW_NETWORK))
    await slow.send("Emulation.setCPUThrottlingRate", {"rate": SLOW_PROCESSOR})
    begun = monotonic()
    await page.goto(house.address + place.link)
    await page.get_by_role("list", name=texts.text("page_table-hand")).get_by_role("button").first.wait_for()
    seconds = monotonic() - begun
    await context.close()
    await quick.page.close()
    return seconds


async def main() -> None:
    """Print all figures."""
    with tempfile.TemporaryDirectory() as folder, serve_process(Path(folder)) as server:
        async with open_browser() as browser:
            house = House(browser, server)
            print("start page:", await FirstLoad.of(house, PHONE))
            place = house.table("classic", seats=2)
            print("invitation to a table:", await FirstLoad.of(house, PHONE, f"#{place.code}"))
            print("link to a seat, to the first card:", await FirstLoad.of(house, PHONE, place.link, start=True))
            seconds = [round(await first_card(house), 1) for _ in range(5)]
            print("first card on a slow phone:", min(seconds), "s, the best of", seconds)


if __name__ == "__main__":
    asyncio.run(main())
