"""The table at every size: nothing scrolls during play, every text can be read, every target can be touched.

Positions come from games of bots (`moments`). `make soak` looks at every edition with every number of players; with
`DIZAINE_ALBUM=folder` it also takes pictures.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path
from typing import Final, Literal

import pytest
from playwright.async_api import Page

from tests.page import moments
from tests.page.examining import axe, overflow, small_targets
from tests.page.house import House
from tests.page.moments import Moment
from tests.page.rendered import faint_texts
from tests.page.staging import SIZES, Scene, stage
from tests.sizes import SOAKING

Scheme = Literal["light", "dark"]
pytestmark = pytest.mark.asyncio(loop_scope="session")
SCHEMES: Final[tuple[Scheme, ...]] = ("light", "dark")
ALBUM: Final = os.environ.get("DIZAINE_ALBUM", "")
PAINTED: Final = "() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))"
TIGHT: Final = "small"
"""The size at which the groups may scroll."""
SCROLLING: Final = """(tight) => {
  const found = [];
  for (const element of document.querySelectorAll("html, body, body *")) {
    if (element.closest("aside, dialog, .unseen") || (tight && element.closest("[data-scrolls]"))) continue;
    const style = getComputedStyle(element);
    const root = element === document.documentElement;
    const down = root || /auto|scroll/.test(style.overflowY);
    const across = root || /auto|scroll/.test(style.overflowX);
    const { scrollWidth, scrollHeight, clientWidth, clientHeight, className } = element;
    if ((down && scrollHeight > clientHeight + 1) || (across && scrollWidth > clientWidth + 1))
      found.push(`${className}: ${scrollWidth}×${scrollHeight} in ${clientWidth}×${clientHeight}`);
  }
  return found;
}"""
HIDDEN: Final = """() => [...document.querySelectorAll("[data-act], [data-key], [data-place=draw]")]
  .filter((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return right - left > 1 && (left < -9 || top < -9 || right > innerWidth + 9 || bottom > innerHeight + 9);
  })
  .map((element) => element.outerHTML.slice(0, 120))"""
"""What a player needs and cannot see, since it is outside of the screen; a fan may touch its edge."""

EDITIONS: Final = ("classic", "continental+knock", "continental+free-order", "express", "dutch", "classic+ten-rounds")
FEW: Final = (
    ("classic", 6, moments.crowded),
    ("express", 3, moments.laying),
    ("continental+free-order", 5, moments.hitting),
    ("continental+knock", 4, moments.knocking),
    ("dutch", 2, moments.drawing),
    ("dice", 3, moments.rolling),
)


def looks() -> Iterator[tuple[str, int, Moment]]:
    """What to look at: a few moments, or in soak all editions with two to six players."""
    if not SOAKING:
        yield from FEW
        return
    for edition in EDITIONS:
        for players in range(2, 7):
            for moment in (moments.drawing, moments.laying, moments.hitting):
                yield edition, players, moment
    for players in range(1, 7):
        yield "dice", players, moments.rolling


async def faults(page: Page, size: str) -> list[str]:
    """All that is wrong with what the page shows now."""
    found = [*await axe(page), *await overflow(page), *await faint_texts(page)]
    if SIZES[size].get("has_touch"):
        found += await small_targets(page)
    found += [f"scrolls: {one}" for one in await page.evaluate(SCROLLING, size == TIGHT)]
    found += [f"outside: {one}" for one in await page.evaluate(HIDDEN)]
    return found


@pytest.mark.parametrize(("edition", "players", "moment"), tuple(looks()))
async def test_the_table_at_every_size(house: House, edition: str, players: int, moment: Moment) -> None:
    scene = moments.find(edition, players, moment)
    context = await house.device(SIZES["phone"])
    page = await context.new_page()
    await stage(house, page, scene)
    await page.locator("[data-place=hand], [data-act=roll]").first.wait_for()
    name = f"{edition}-{players}-{moment.__name__}"
    views = [*product(("phone", "small", "sideways", "tablet", "desktop"), SCHEMES)]
    if not (SOAKING or ALBUM):  # two sizes, each in light or in dark; others with one player more
        few = [view for index, view in enumerate(views) if (index + index // 2 + players) % 2]
        views = [view for index, view in enumerate(few) if (index + players) % 5 > 2]
    found = await look_around(page, name, views)
    assert not found, "\n".join(dict.fromkeys(found))


@pytest.mark.parametrize("players", [2, 6] if SOAKING or ALBUM else [6])
async def test_the_television(house: House, players: int) -> None:
    scene = Scene(moments.find("classic", players, moments.crowded).position, seat=-1)
    context = await house.device(SIZES["tv"])
    page = await context.new_page()
    await stage(house, page, scene, "#/watch/{code}")
    await page.locator("[data-place=discard]").wait_for()
    schemes = SCHEMES if SOAKING or ALBUM else SCHEMES[1:]
    found = await look_around(page, f"screen-{players}", [("tv", scheme) for scheme in schemes])
    assert not found, "\n".join(dict.fromkeys(found))


async def look_around(page: Page, name: str, views: Sequence[tuple[str, Scheme]]) -> list[str]:
    """Look at the same moment in several sizes and colour schemes."""
    found = []
    for size, scheme in views:
        await page.emulate_media(color_scheme=scheme)
        await page.set_viewport_size(SIZES[size]["viewport"])
        await page.evaluate(PAINTED)
        found += [f"{name}, {size}, {scheme}: {one}" for one in await faults(page, size)]
        if ALBUM:
            await page.screenshot(path=Path(ALBUM) / f"{size}-{scheme}" / f"{name}.png")
    return found
