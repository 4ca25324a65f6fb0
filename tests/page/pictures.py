"""Pictures of the page: `python -m tests.page.pictures` takes those of the README.

With `--tour folder` it takes every screen in every size, light and dark, for people to look at.
"""

from __future__ import annotations

import argparse
import asyncio
import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from playwright.async_api import Page

from tests.faces.server.running import running
from tests.page import moments, score_scenes
from tests.page.browser import open_browser
from tests.page.house import House
from tests.page.person import catalogue
from tests.page.scenes import LAST_CARDS, LAST_PHASE, OTHERS_TURN, RUN_WITH_WILD
from tests.page.staging import SIZES, Scene, stage

FOLDER: Final = Path(__file__).parents[2] / "docs" / "pictures"
REST: Final = 1500
"""Milliseconds until nothing moves on the page, fonts and textures included."""
QUALITY: Final = 88
"""Of the pictures, out of 100. The textures would make files without loss five times as large."""
PASSED: Final = 4500
"""The same after the end of a game."""

Show = Callable[[House, Page], Awaitable[object]]
"""Brings something onto the page."""


def opened(path: str) -> Show:
    """A screen with a path of its own."""
    return lambda house, page: house.open(page, path)


def table(scene: Callable[[], Scene]) -> Show:
    """The table at some moment."""
    return lambda house, page: stage(house, page, scene())


def watched(scene: Callable[[], Scene]) -> Show:
    """The same on the big screen."""
    return lambda house, page: stage(house, page, replace(scene(), seat=-1), "#/watch/{code}")


def own_turn() -> Scene:
    """Mia's turn, just after a discard."""
    return Scene(OTHERS_TURN).after("discard b5")


def found(edition: str, players: int, moment: moments.Moment) -> Callable[[], Scene]:
    """A moment of a game of bots."""
    return lambda: moments.find(edition, players, moment)


async def lobby(house: House, page: Page) -> None:
    """A table that waits for people."""
    place = house.table("classic", seats=4, name="Mia")
    house.seat(place.code, "Anouk")
    await house.open(page, place.link)


async def waiting(house: House, page: Page) -> None:
    """The same on the big screen."""
    place = house.table("classic", seats=4, name="Mia")
    for name in ("Anouk", "Bram"):
        house.seat(place.code, name)
    await house.open(page, f"#/watch/{place.code}")


async def wild(house: House, page: Page) -> None:
    """A wild in the tray is picked: it offers what it can stand for."""
    await stage(house, page, Scene(RUN_WITH_WILD).after("discard b5", "draw"))
    await page.locator('[data-place="tray"] [data-key^="W"]').click()


async def picked(house: House, page: Page) -> None:
    """A card is picked that fits groups on the table."""
    await stage(house, page, moments.find("classic", 4, moments.hitting))
    await page.locator('[data-place="hand"] .useful').first.click()


async def menu(house: House, page: Page) -> None:
    """The menu of the table."""
    await stage(house, page, own_turn())
    await page.get_by_role("button", name=catalogue("en").text("page_table-menu"), exact=True).click()


async def round_end(house: House, page: Page) -> None:
    """Somebody goes out."""
    staged = await stage(house, page, Scene(LAST_CARDS))
    await page.locator("[data-place=hand]").wait_for()
    staged.play("hit g9 on 0", "discard r3", reading=[0])
    await page.wait_for_timeout(PASSED)


async def game_end(house: House, page: Page) -> None:
    """Somebody wins."""
    staged = await stage(house, page, Scene(LAST_PHASE))
    await page.locator("[data-place=hand]").wait_for()
    staged.play("discard y5")
    await page.wait_for_timeout(PASSED)


async def screen_end(house: House, page: Page) -> None:
    """Somebody wins, on the big screen."""
    staged = await stage(house, page, Scene(LAST_PHASE, seat=-1), "#/watch/{code}")
    await page.locator("[data-place=discard]").wait_for()
    staged.play("discard y5")
    await page.wait_for_timeout(PASSED)


SCREENS: Final[Mapping[str, Show]] = {
    "start": opened(""),
    "setup": opened("#/new/bots"),
    "lobby": lobby,
    "own-turn": table(own_turn),
    "laying": table(found("classic", 4, moments.laying)),
    "wild": wild,
    "picked": picked,
    "six": table(found("classic", 6, moments.crowded)),
    "free-order": table(found("continental+free-order", 5, moments.drawing)),
    "knock": table(found("continental+knock", 4, moments.knocking)),
    "dice": table(found("dice", 3, moments.rolling)),
    "menu": menu,
    "rules": opened("#/rules/classic"),
    "score": score_scenes.sheet,
    "score-round": score_scenes.entry,
    "round-end": round_end,
    "game-end": game_end,
}
BIG_SCREENS: Final[Mapping[str, Show]] = {
    "waiting": waiting,
    "table": watched(found("classic", 6, moments.crowded)),
    "dice": watched(found("dice", 3, moments.rolling)),
    "game-end": screen_end,
}
README: Final = (
    ("own-turn", "phone", "light"),
    ("laying", "phone", "dark"),
    ("wild", "phone", "light"),
    ("round-end", "phone", "dark"),
    ("game-end", "phone", "light"),
    ("start", "phone", "light"),
    ("setup", "phone", "dark"),
    ("six", "sideways", "dark"),
    ("picked", "tablet", "light"),
    ("own-turn", "desktop", "dark"),
    ("dice", "desktop", "light"),
    ("score", "phone", "dark"),
    ("score-round", "phone", "light"),
    ("table", "tv", "dark"),
)


async def take(house: House, screen: str, size: str, scheme: str, folder: Path, *, dense: bool) -> None:
    """Take one picture; a dense one for phones, whose pixels are small."""
    show = (BIG_SCREENS if size == "tv" else SCREENS)[screen]
    scale = 2 if dense and size in ("phone", "sideways") else 1
    options = {**SIZES[size], "color_scheme": scheme, "device_scale_factor": scale}
    context = await house.device(options, reduced_motion="no-preference")
    page = await context.new_page()
    await show(house, page)
    await page.wait_for_timeout(REST)
    await page.screenshot(path=folder / f"{screen}-{size}-{scheme}.jpg", quality=QUALITY)
    await context.close()


async def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.page.pictures", description="Pictures of the page.")
    parser.add_argument("--tour", type=Path, metavar="FOLDER", help="every screen, in every size, light and dark")
    parser.add_argument("--only", default="", metavar="PATTERN", help="only pictures whose name matches")
    options = parser.parse_args()
    shots: list[tuple[str, str, str]] = [*README]
    if options.tour:
        upright = [size for size in SIZES if size != "tv"]
        shots = [*product(SCREENS, upright, ("light", "dark")), *product(BIG_SCREENS, ("tv",), ("light", "dark"))]
    folder: Path = options.tour or FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as store, running(Path(store) / "tables.sqlite") as server:
        async with open_browser() as browser:
            house = House(browser, server)
            for shot in shots:
                if re.search(options.only, "-".join(shot)):
                    await take(house, *shot, folder, dense=not options.tour)
                    print("-".join(shot))


if __name__ == "__main__":
    asyncio.run(main())
