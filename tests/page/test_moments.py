"""The moments of a game: cards that fly, the board after a round, the summit at the end.

What happened is true at once; motion only shows it. With `DIZAINE_ALBUM=folder` each moment is slowed down and taken
as a sequence of pictures, for people to look at.
"""

from __future__ import annotations

import asyncio
import os
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.async_api import Page, expect

from tests.page.house import House
from tests.page.person import PATIENCE, Person, catalogue
from tests.page.scenes import LAST_CARDS, LAST_PHASE, LAY, OWN_TURN, STILL
from tests.page.staging import SIZES, Scene, Stage, stage
from tests.sizes import SOAKING

SHOWN: Final = ("phone", "tv", "sideways", "desktop") if SOAKING or os.environ.get("DIZAINE_ALBUM") else ("phone", "tv")
pytestmark = pytest.mark.asyncio(loop_scope="session")

ALBUM: Final = os.environ.get("DIZAINE_ALBUM", "")
SLOW: Final = 0.08
"""How fast motion is for pictures."""


@dataclass(frozen=True)
class Moment:
    """Moves that lead to a moment, and what must fly."""

    name: str
    moves: tuple[str, ...]
    cards: tuple[str, ...]
    before: tuple[str, ...] = ()
    """Moves that are made already."""


MOMENTS: Final = (
    Moment("draw", ("draw",), ("?", "S")),
    Moment("take", ("take",), ("b5",)),
    Moment("lay", (LAY,), ("r9", "g9", "b9", "r4", "y4", "W"), ("draw",)),
    Moment("hit", ("hit g8 on 0",), ("g8",), ("draw", LAY)),
    Moment("hit at the front", ("hit r1 on 3",), ("r1",), ("draw", LAY)),
    Moment("discard", ("discard r1",), ("r1",), ("draw",)),
    Moment("skip", ("skip 1",), ("S",), ("draw",)),
    Moment("turn of somebody else", ("1: draw", "1: discard r1"), ("?", "r1"), ("draw", "discard g8")),
)

WATCH: Final = """() => {
  const seen = (element) => {
    for (let one = element; one && one !== document.body; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (style.display === "none" || style.visibility === "hidden" || parseFloat(style.opacity) < 0.05) return false;
    }
    return true;
  };
  const count = () => {
    const counts = {};
    for (const card of document.querySelectorAll("svg[data-card]")) {
      const code = card.dataset.card;
      if (code !== "?" && !card.closest("dialog") && seen(card)) counts[code] = (counts[code] ?? 0) + 1;
    }
    return counts;
  };
  const first = count();
  const flown = new Set();
  const most = {};
  let layers = 0;
  let going = true;
  const look = () => {
    const flying = [...document.querySelectorAll(".flights .flying svg[data-card]")];
    layers = Math.max(layers, document.querySelectorAll(".flights").length);
    for (const card of flying) flown.add(card.dataset.card);
    const counts = count();
    for (const card in counts) most[card] = Math.max(most[card] ?? 0, counts[card]);
    if (going) requestAnimationFrame(look);
  };
  look();
  window.watched = () => {
    going = false;
    return { flown: [...flown], most, first, last: count(), layers };
  };
}"""
"""From now on, notes in every frame how often each card is seen on the table, and which cards fly."""


async def begin(
    house: House, scene: Scene, size: str = "phone", *, moves: bool = True, scheme: str = "dark", **liking: Any
) -> tuple[Page, Stage]:
    """A device with a scene on it."""
    device = {**SIZES[size], "color_scheme": scheme}
    context = await house.device(device, reduced_motion="no-preference" if moves else "reduce", liking=liking)
    page = await context.new_page()
    staged = await stage(house, page, scene, "#/watch/{code}" if scene.seat < 0 else "{link}")
    await page.locator("[data-place=draw]").wait_for()
    return page, staged


async def sequence(page: Page, name: str, pictures: int = 6, pause: int = 500) -> None:
    """Pictures of what moves, for the album."""
    for index in range(pictures):
        await page.screenshot(path=Path(ALBUM) / "moments" / f"{name.replace(' ', '-')}-{index}.png")
        await page.wait_for_timeout(pause)


async def slow_down(page: Page) -> None:
    """Let motion take its time for the album."""
    session = await page.context.new_cdp_session(page)
    await session.send("Animation.enable")
    await session.send("Animation.setPlaybackRate", {"playbackRate": SLOW})


@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.name)
async def test_cards_fly_and_are_never_seen_twice(house: House, moment: Moment) -> None:
    page, staged = await begin(house, Scene(OWN_TURN).after(*moment.before))
    if ALBUM:
        await slow_down(page)
    await page.evaluate(WATCH)
    staged.play(*moment.moves)
    await page.locator(".flying").first.wait_for(state="attached")
    if ALBUM:
        await sequence(page, moment.name)
    await page.wait_for_function(STILL, timeout=60_000)
    watched = await page.evaluate("watched()")
    assert sorted(watched["flown"]) == sorted(set(moment.cards)), "these cards fly, and no others"
    assert twice(watched) == set()
    await shows(page, staged.scene)


def twice(watched: dict[str, Any]) -> set[str]:
    """Cards of which more were seen than there were before or after."""
    first, last = watched["first"], watched["last"]
    return {card for card, most in watched["most"].items() if most > max(first.get(card, 0), last.get(card, 0))}


async def shows(page: Page, scene: Scene) -> None:
    """The page shows the true position: the hand, the groups and the piles."""
    view = scene.view()
    hand = await page.locator("[data-key]").evaluate_all("(all) => all.map((one) => one.dataset.key.split('.')[0])")
    assert sorted(hand) == sorted(view["hands"][0] if view["hands"] else [])
    hidden = "(all) => all.filter((one) => !one.checkVisibility({ opacityProperty: true })).length"
    assert await page.locator("svg[data-card]").evaluate_all(hidden) == 0


async def test_a_deal_waits_for_the_board_and_blocks_nothing(house: House) -> None:
    """The new cards are dealt when the board is closed, and a card can be drawn while they fly."""
    page, staged = await begin(house, Scene(LAST_CARDS.replace("dealer 3", "dealer 2")))  # then Mia begins
    scene = staged.play("hit g9 on 0", "discard r3")
    texts = catalogue("en")
    await page.get_by_role("heading", name=re.compile("Round 8 is over")).wait_for()
    assert await page.locator(".flying").count() == 0
    if ALBUM:
        await slow_down(page)
    await page.evaluate(WATCH)
    await page.get_by_role("button", name=texts.text("page_scores-next", round=9)).tap()
    await page.locator(".flying").first.wait_for(state="attached")
    await page.locator("[data-place=draw]").tap()
    await made(staged, "0: draw")
    assert await page.locator(".flying").count() > 0, "cards fly still"
    if ALBUM:
        await sequence(page, "deal", 8)
    await page.wait_for_function(STILL, timeout=60_000)
    watched = await page.evaluate("watched()")
    assert {"?", *scene.view()["hands"][0]} == set(watched["flown"])
    assert twice(watched) == set()
    await shows(page, scene)


async def made(staged: Stage, *moves: str) -> None:
    """Wait until the page has made these moves."""
    async with asyncio.timeout(PATIENCE / 1000):
        while staged.moves != list(moves):
            await asyncio.sleep(0.02)


async def test_input_works_during_motion_and_the_next_event_ends_it(house: House) -> None:
    page, staged = await begin(house, Scene(LAST_CARDS.replace("stage play\nseat 2", "stage draw\nseat 0")))
    await slow_down(page)
    drawn = staged.play("draw").events[0]["card"]
    flying = page.locator(".flying")
    await flying.first.wait_for(state="attached")
    await page.locator("[data-key='r6.1']").tap()
    await page.locator("[data-place=discard]").tap()
    await made(staged, "0: discard r6")
    assert await flying.locator(f"[data-card={drawn}]").count() == 1, "the drawn card flies still"
    staged.play("discard r6")
    await expect(flying.locator("[data-card=r6]")).to_have_count(1)
    assert await flying.locator(f"[data-card={drawn}]").count() == 0, "it has arrived at once"


@pytest.mark.parametrize("liking", [{}, {"motion": "off"}], ids=["reduced by the system", "turned off here"])
async def test_without_motion_nothing_flies(house: House, liking: dict[str, str]) -> None:
    page, staged = await begin(house, Scene(OWN_TURN), moves=bool(liking), **liking)
    await page.evaluate(WATCH)
    for move in ("draw", LAY, "hit g8 on 0", "skip 1"):
        staged.play(move)
        await page.wait_for_timeout(120)
    await shows(page, staged.scene)
    watched = await page.evaluate("watched()")
    assert watched["layers"] == 0
    assert watched["flown"] == []


@pytest.mark.parametrize("size", SHOWN)
async def test_the_board_after_a_round(house: House, size: str) -> None:
    """The last move is told, all tokens stand where they belong, and a touch ends the motion."""
    scene = Scene(LAST_CARDS, seat=-1 if size == "tv" else 0)
    page, staged = await begin(house, scene, size)
    if ALBUM:
        await slow_down(page)
    staged.play("hit g9 on 0", "discard r3", reading=[0])
    board = page.locator("dialog[open]")
    await board.get_by_role("heading", name=re.compile("Bram went out")).wait_for()
    await expect(board.get_by_text(re.compile("red 3"))).to_be_visible()
    if ALBUM:
        await sequence(page, f"round end {size}", 7, 2500)
    else:
        await page.mouse.click(5, 5)
    await page.wait_for_function(STILL, timeout=60_000)
    rows = [" ".join(text.split()) for text in await board.locator("li").all_inner_texts()]
    assert [re.findall(r"\+\d+", row) for row in rows] == [["+0"], ["+10"], ["+25"], ["+55"]]
    assert "Phase 5 again" in rows[3]
    tokens = await board.locator(".token").evaluate_all(TOKENS)
    assert tokens == {"0": 4, "1": 5, "2": 7, "3": 4}, "everybody stands at the phase that comes next"
    await page.keyboard.press("Escape")
    await expect(board).to_have_count(0)


TOKENS: Final = """(tokens) => {
  const holes = [...document.querySelectorAll("dialog circle.hole")].map((one) => one.getBoundingClientRect());
  return Object.fromEntries(tokens.map((token) => {
    const { x, y, width, height } = token.getBoundingClientRect();
    const from = (hole) =>
      Math.hypot(hole.x + hole.width / 2 - x - width / 2, hole.y + hole.height / 2 - y - height / 2);
    const near = holes.map(from);
    return [token.dataset.seat, near.indexOf(Math.min(...near))];
  }));
}"""
"""The hole in which each token stands."""


async def test_without_motion_the_board_shows_its_end_at_once(house: House) -> None:
    page, staged = await begin(house, Scene(LAST_CARDS), moves=False)
    staged.play("hit g9 on 0", "discard r3")
    board = page.locator("dialog[open]")
    await board.wait_for()
    assert await page.evaluate("document.getAnimations().length") == 0
    await expect(board.get_by_text("+25")).to_be_visible()


def scored(number: int, winner: int, points: list[int]) -> dict[str, Any]:
    scores = [{"seat": seat, "points": one, "score": one, "phase": 0, "cards": []} for seat, one in enumerate(points)]
    return {"round": number, "winner": winner, "scores": scores}


SCORES: Final = {"rounds": [scored(1, 0, [0, 20, 5, 30]), scored(2, 2, [40, 40, 0, 5])], "statistics": []}
"""Bram left the others with 85 points in the second round, more than Mia with 55 in the first."""


@pytest.mark.parametrize("size", SHOWN)
@pytest.mark.parametrize("moves", [True, False], ids=["moving", "still"])
async def test_the_end_of_a_game(house: House, size: str, moves: bool) -> None:
    scene = Scene(LAST_PHASE, seat=-1 if size == "tv" else 0)
    page, staged = await begin(house, scene, size, moves=moves)
    if ALBUM and moves:
        await slow_down(page)
    await page.route("**/scores*", lambda route: route.fulfill(json=SCORES))
    staged.play("discard y5")
    person = Person(page, "en", touches="has_touch" in SIZES[size])
    title = person.text("page_scores-end-won", name="Mia") if size == "tv" else person.text("page_scores-end-you")
    await page.get_by_role("heading", name=title).wait_for()
    if not moves:
        assert await page.evaluate("document.getAnimations().length") == 0
        assert await page.locator(".confetti").count() == 0
    elif ALBUM:
        await sequence(page, f"game end {size}", 8, 4000)
    await page.wait_for_function(STILL, timeout=60_000)
    await expect(page.locator(".confetti")).to_have_count(0)
    best = person.text("page_scores-best-points", name="Bram", who="other", round=2, points=85)
    await expect(page.get_by_text(best)).to_be_visible()
    if size == "tv":
        return
    async with page.expect_download() as download:
        await person.press(person.text("page_scores-share"))
    file = await (await download.value).path()
    assert file.read_bytes().startswith(b"\x89PNG")
    if ALBUM:
        (Path(ALBUM) / "moments" / f"shared-{size}.png").write_bytes(file.read_bytes())
