"""Every screen can be read, touched and listened to: on a narrow dark phone, and in a wide light window.

With `DIZAINE_ALBUM=folder` the tour looks at each screen as phone, tablet and desktop, light and dark, and takes a
picture each time, for people to look at.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from dizaine.table import messages as m
from tests.faces.server.talking import Invitation, new_id, play_to_the_end, talking
from tests.page.examining import axe, contrast, overflow, small_targets
from tests.page.house import DESKTOP, PHONE, TABLET, Device, House, Place
from tests.page.person import MARK, Person
from tests.sizes import SOAKING, size

pytestmark = pytest.mark.asyncio(loop_scope="session")
NARROW: Device = {**PHONE, "viewport": {"width": 320, "height": 640}, "color_scheme": "dark"}
WIDE: Device = {**DESKTOP, "color_scheme": "light"}
ALBUM = os.environ.get("DIZAINE_ALBUM", "")
LOOKS: dict[str, Device] = (
    {
        f"{name}-{scheme}": {**kind, "color_scheme": scheme}
        for name, kind in {"phone": PHONE, "tablet": TABLET, "desktop": DESKTOP}.items()
        for scheme in ("light", "dark")
    }
    if ALBUM
    else {"narrow-dark": NARROW, "wide-light": WIDE}
)
"""One device shows each screen in all these sizes and colours; it is touched in the first of them."""
PAINTED = "() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))"


class Tour:
    """Visits screen after screen and records the faults of each."""

    def __init__(self, house: House, person: Person) -> None:
        self.house = house
        self.person = person
        self.page = person.page
        self.findings: list[str] = []
        self.examined = 0

    async def go(self, path: str, text: str) -> None:
        """Open a screen, and wait for something on it."""
        await self.house.open(self.page, path)
        await self.page.get_by_text(self.person.text(text)).first.wait_for()

    async def examine(self, screen: str) -> None:
        """Examine it in every size and colour scheme, and return to the first; in make test, in each by turns."""
        looks = [*LOOKS.items()]
        self.examined += 1
        for name, look in looks if SOAKING or ALBUM else [looks[self.examined % len(looks)]]:
            await self.see(look)
            found = [*await axe(self.page), *await overflow(self.page)]
            if look.get("has_touch"):
                found += await small_targets(self.page)
            self.findings += [f"{screen}, {name}: {one}" for one in found]
            if ALBUM:
                path = Path(ALBUM) / name / f"{re.sub('[^a-z]+', '-', screen.lower())}.png"
                await self.page.screenshot(path=path, full_page=True)
        await self.see(next(iter(LOOKS.values())))

    async def see(self, look: Device) -> None:
        """The same screen in another size and other colours."""
        await self.page.set_viewport_size(look["viewport"])
        await self.page.emulate_media(color_scheme=look["color_scheme"])
        await self.page.evaluate(PAINTED)

    async def sheet(self, name: str | re.Pattern[str], screen: str) -> None:
        """Open a sheet, examine it with everything unfolded, and close it."""
        await self.person.press(name)
        await self.opened(screen)

    async def opened(self, screen: str) -> None:
        """Examine the sheet that opens now, and close it."""
        await self.page.locator("dialog[open]").wait_for()
        await self.unfold()
        await self.examine(screen)
        await self.page.keyboard.press("Escape")
        await self.page.locator("dialog[open]").wait_for(state="detached")

    async def unfold(self) -> None:
        """Open whatever can be opened."""
        await self.page.evaluate("document.querySelectorAll('details').forEach((one) => (one.open = true))")

    def check(self) -> None:
        assert not self.findings, "\n".join(dict.fromkeys(self.findings))


async def tour(house: House, path: str = "") -> Tour:
    return Tour(house, await house.person(next(iter(LOOKS.values())), path, painted=True))


async def finished(house: House, edition: str) -> Place:
    """A table whose game is over, played by a program."""
    place = house.table(edition, seats=2)
    async with talking(house.server, Invitation(place.code, place.token)) as ann:
        await ann.done(m.Start(id=new_id()))
        await play_to_the_end(ann, 0)
    return place


async def test_before_the_game(house: House) -> None:
    place = house.table("classic", seats=3)
    one = await tour(house)
    text = one.person.text
    await one.examine("start")
    await one.sheet(re.compile(re.escape(text("page-start-join-note"))), "join with a code")
    await one.sheet(text("page_short-open"), "in short")
    for path in ("#/new", "#/new/dice"):
        await one.go(path, "page_setup-who")
        await one.sheet(re.compile("^" + re.escape(text("page_setup-more"))), f"more of {path}")
    for screen, path, shown in [
        ("new table", "#/new", "page_setup-how-long"),
        ("new game against bots", "#/new/bots", "page_setup-how-hard"),
        ("new game on one device", "#/new/pass", "page_setup-how-long"),
        ("new dice", "#/new/dice", "page_setup-who"),
        ("settings", "#/settings", "page-settings-theme"),
        ("rules", "#/rules/classic", "page-rules-phases"),
        ("join", f"#{place.code}", "page-join-sit"),
        ("lobby", place.link, "page-lobby-invite"),
        ("big screen before the game", f"#/watch/{place.code}", "page-lobby-come"),
    ]:
        await one.go(path, shown)
        await one.unfold()
        await one.examine(screen)
    one.check()


async def test_the_card_table(house: House) -> None:
    place = house.table("classic", seats=4, pace="relaxed")
    one = await tour(house, place.link)
    text = one.person.text
    await one.person.press(text("page-lobby-start-bots", count=3))
    await one.person.wait_for(text("page_table-act-draw"))
    await one.examine("table, to draw")
    await one.person.press(text("page_table-act-draw"))
    await one.page.locator('[data-act="draw"]').wait_for(state="detached")
    await one.page.get_by_role("list", name=text("page_table-hand")).get_by_role("button").last.click()
    await one.examine("table, a card picked")
    await one.person.press(one.person.begins("page_table-pile-draw"))  # drawn already: refused
    await one.page.get_by_role("alert").get_by_text(re.compile("T2")).wait_for()
    await one.examine("table, refused")
    await one.person.press(text("page_table-act-hint"))
    await one.page.get_by_text(text("page_table-hint-follow")).wait_for()
    await one.examine("table, hint")
    await one.sheet(text("page_table-menu"), "menu")
    await one.sheet(text("page_table-emotes"), "emotes")
    await one.page.keyboard.press("r")
    await one.opened("rules of the table")
    own = re.escape(text("page_table-own-phase", phase=MARK)).replace(MARK, r"\d+")
    await one.sheet(re.compile(f"^{own}"), "phases")
    screen = await tour(house, f"#/watch/{place.code}")
    await screen.examine("big screen")
    one.findings += screen.findings
    one.check()


@pytest.mark.parametrize("edition", ["express+places", "express"][: size(1, 2)])
async def test_after_a_round(house: House, edition: str) -> None:
    one = await tour(house, house.table(edition, seats=3).link)
    text = one.person.text
    await one.person.press(text("page-lobby-start-bots", count=2))
    await one.person.play(one.person.round_over(), 240)
    await one.examine(f"after a round of {edition}")
    await one.person.press(text("page_scores-course"))
    await one.page.locator("dialog[open] table").wait_for()
    await one.examine(f"how {edition} went so far")
    one.check()


async def test_the_dice_table(house: House) -> None:
    one = await tour(house, house.table("dice", seats=1).link)
    text = one.person.text
    await one.person.press(text("page-lobby-start"))
    await one.page.locator("[data-act=roll]").wait_for()
    await one.examine("dice")
    await one.sheet(re.compile("^" + re.escape(text("page_dice-pad"))), "pad")  # where it has no room beside the dice
    await one.person.press(text("page_table-act-hint"))
    await one.page.get_by_text(text("page_table-hint-follow")).wait_for()
    await one.examine("dice, hint")
    one.check()


@pytest.mark.parametrize("edition", ["dice", "dutch+phases=2", "express+phases=2"][: size(1, 3)])
async def test_after_the_game(house: House, edition: str) -> None:
    place = await finished(house, edition)
    one = await tour(house)
    for screen, path, shown in [
        ("end", place.link, "page_scores-replay"),
        ("replay", f"#/replay/{place.code}", "page_replay-title"),
        ("fair", f"#/fair/{place.code}", "page_replay-fair-fits"),
    ]:
        await one.go(path, shown)
        await one.page.locator("[aria-busy=true]").wait_for(state="detached")
        await one.unfold()
        await one.examine(f"{screen} of {edition}")
    await one.go(place.link, "page_scores-replay")
    for sheet in ("course", "statistics"):
        await one.sheet(one.person.text(f"page_scores-{sheet}"), f"{sheet} of {edition}")
    one.check()


@pytest.mark.rule("S6")
async def test_a_game_for_places_speaks_of_phases_and_not_of_points(house: House) -> None:
    place = await finished(house, "dutch+phases=2")
    one = await tour(house)
    await one.go(place.link, "page_scores-replay")
    await one.person.press(one.person.text("page_scores-course"))
    await one.page.get_by_text(one.person.text("page_scores-good-phases")).first.wait_for()
    read = await one.page.locator("body").inner_text()
    assert one.person.text("page_scores-phases-done", phases=2) in read
    assert one.person.text("page_scores-phase-done", phase=2) in read
    for points in ("page_table-points", "page_scores-plus"):
        assert one.person.text(points, points=0) not in read


async def test_one_device_for_all(house: House) -> None:
    """The device is passed on, and nobody sees the cards of somebody else."""
    one = await tour(house, "#/new/pass")
    text = one.person.text
    await one.page.get_by_label(text("page-name"), exact=True).fill("Ann")
    await one.person.press(text("page_setup-name", name=text("page-name-other", number=2)))
    await one.page.get_by_label(text("page-name-other", number=2), exact=True).fill("Ben")
    await one.person.press(text("page_setup-deal"))
    await (
        one.person.button(one.person.begins("page_table-pass-ready"))
        .or_(one.page.get_by_role("list", name=text("page_table-hand")))
        .first.wait_for()
    )
    seen: set[str] = set()
    for _ in range(60):
        sight = await one.person.look()
        ready = [name for name in sight.buttons if one.person.begins("page_table-pass-ready").match(name)]
        if ready and not sight.dialog:
            assert not sight.cards
            if not seen:
                seen.add(ready[0])
                await one.examine("passing the device on")
                continue  # that may have taken long: look again
            seen.add(ready[0])
            await one.person.press(ready[0])
        else:
            await one.person.act(sight)
        if len(seen) == 2:
            break
    assert len(seen) == 2
    one.check()


PRINT = """(cards) => cards.slice(0, 3).map((card) => {
  const fills = (selector) => [...card.querySelectorAll(selector)].map((one) => getComputedStyle(one).fill);
  return { paper: fills("rect")[0], signs: fills("text, path") };
})"""


@pytest.mark.parametrize(
    ("edition", "suits"),
    [("classic", ("diamonds", "spades", "clubs")), ("continental", ("clubs", "spades", "hearts"))],
)
async def test_ordinary_packs_are_red_and_black(house: House, edition: str, suits: tuple[str, ...]) -> None:
    """In the corners too, all that a fan shows of a card. The rules begin with the red, the yellow and the green 7."""
    person = await house.person(PHONE, f"#/rules/{edition}", liking={"deck": "ordinary"}, painted=True)
    cards = person.page.locator("main svg.card")
    await cards.first.wait_for()
    for look in LOOKS.values():
        await person.page.emulate_media(color_scheme=look["color_scheme"])
        for suit, card in zip(suits, await cards.evaluate_all(PRINT), strict=True):
            inks = set(card["signs"])
            assert len(card["signs"]) == 6, "rank and suit, in two corners and in the middle"
            assert len(inks) == 1, f"the {suit} are printed in several colours: {inks}"
            ink = inks.pop()
            red, green, blue = map(int, re.findall(r"\d+", ink))
            assert (red > 2 * max(green, blue)) == (suit in ("hearts", "diamonds")), (suit, ink)
            assert contrast(ink, card["paper"]) >= 4.5, (suit, card)
