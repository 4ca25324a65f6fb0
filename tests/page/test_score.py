"""The scorekeeper on the page: an evening with real cards, written down by touch alone, and by keyboard alone."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Callable
from random import Random

import httpx2
import pytest
from playwright.async_api import Page, Route, expect

from tests.page.examining import axe, overflow, small_targets
from tests.page.house import DESKTOP, PHONE, Device, House
from tests.page.person import Person

pytestmark = pytest.mark.asyncio(loop_scope="session")
UPRIGHT: Device = {**PHONE, "viewport": {"width": 390, "height": 844}}
NAMES = ("Ann", "Ben", "Cas", "Dee")
MOST_TOUCHES = 3
"""For each player, in a typical round."""
Played = tuple[int, list[int], list[bool]]
"""Who went out; what each has left; who laid."""


def a_round(chance: Random, number: int) -> Played:
    """A round as a family might play it. At most one player lays in every round, so that the game lasts."""
    out = number % len(NAMES)
    left = [0 if seat == out else 5 * chance.randint(1, 9) for seat in range(len(NAMES))]
    return out, left, [seat == out for seat in range(len(NAMES))]


class Keeper:
    """Somebody who keeps the score, and counts the touches."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page: Page = person.page

    def text(self, name: str, **values: object) -> str:
        return self.person.text(f"page_score-{name}", **values)

    async def say(self, seat: int, what: str, points: int = 0) -> int:
        """What a player did and has left; returns the touches that this took."""
        row = self.page.locator("main li").nth(seat)
        await self.person.use(row.get_by_role("button", name=self.text(what), exact=True))
        digits = str(points) if points else ""
        for digit in digits:
            await self.person.press(digit)
        return 1 + len(digits)

    async def fill(self, played: Played) -> None:
        """Fill in the form, with few touches."""
        out, left, laid = played
        touches = 0
        for seat in range(len(NAMES)):
            what = "out" if seat == out else "laid" if laid[seat] else "not-laid"
            touches += await self.say(seat, what, left[seat])
        assert touches <= MOST_TOUCHES * len(NAMES)

    async def enter(self, number: int, played: Played, save: str = "save") -> None:
        """Enter a round, and wait until the next one can be entered."""
        await self.person.press(self.text("enter", round=number))
        await self.fill(played)
        await self.person.press(self.text(save))
        await expect(self.person.button(self.text("enter", round=number + 1))).to_be_visible()

    async def correct(self, number: int, seat: int, points: int) -> None:
        """Write other points for a player in an earlier round."""
        await self.person.press(self.text("correct", round=number))
        await self.say(seat, "not-laid")
        for _ in range(2):
            await self.person.press(self.text("erase"))
        for digit in str(points):
            await self.person.press(digit)
        await self.person.press(self.text("save"))

    async def faults(self) -> list[str]:
        """What is wrong with the screen, for whoever listens to it or has large fingers."""
        return [*await axe(self.page), *await overflow(self.page), *await small_targets(self.page)]


async def begin(house: House, device: Device, *, keyboard: bool = False, names: tuple[str, ...] = NAMES) -> Keeper:
    """Set up a sheet from the start page on."""
    person = await house.person(device, painted=True)
    person.keyboard = keyboard
    await person.press(f"{person.text('page-start-score')} {person.text('page-start-score-note')}")
    for number in range(len(NAMES), len(names), -1):
        nobody = person.text("page-name-other", number=number)
        await person.press(person.text("page_score-remove", name=nobody))
    for seat, name in enumerate(names):
        field = person.page.get_by_label(person.text("page-name-other", number=seat + 1), exact=True)
        if keyboard:
            await person.walk_to(field)
            await person.page.keyboard.type(name)
        else:
            await field.fill(name)
    keeper = Keeper(person)
    if not keyboard:
        await person.page.get_by_text(keeper.text("history"), exact=True).tap()
        assert not await keeper.faults()
    await person.press(keeper.text("begin"))
    await expect(person.button(keeper.text("enter", round=1))).to_be_visible()
    return keeper


def either(*names: str) -> re.Pattern[str]:
    return re.compile("|".join(f"^{re.escape(name)}$" for name in names))


async def no_server(route: Route) -> None:
    await route.abort()


def exported(house: House, keeper: Keeper) -> list[tuple[str, list[int], list[int]]]:
    """Each round as the server exports it: who went out, and everybody's points and totals."""
    code = keeper.page.url.rsplit("/", 1)[-1]
    answer = httpx2.get(f"{house.server.url}/api/1/sheets/{code}/export.csv", params={"lang": "en"})
    assert answer.status_code == 200, answer.text
    text = keeper.person.text

    def of_all(line: dict[str, str], column: str) -> list[int]:
        return [int(line[text(f"score-csv-of-{column}", name=name)]) for name in NAMES]

    lines = csv.DictReader(io.StringIO(answer.text.removeprefix("\ufeff")))
    return [(line[text("score-csv-out")], of_all(line, "points"), of_all(line, "total")) for line in lines]


@pytest.mark.rule("S2", "S4")
async def test_an_evening_by_touch(house: House, size: Callable[[int, int], int]) -> None:
    """Corrections, two rounds without the server, a second keeper, a reload in mid-entry: the export has it all."""
    rounds = size(4, 12)
    chance = Random(20)
    ann = await begin(house, UPRIGHT)
    page = ann.page
    played = [a_round(chance, number) for number in range(rounds)]

    # An impossible score is refused with the rule, and nothing of the entry is lost.
    await ann.person.press(ann.text("enter", round=1))
    await ann.fill(played[0])
    assert await page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "the form scrolls"
    assert not await ann.faults()
    await ann.say(3, "not-laid")
    for digit in "7":
        await ann.person.press(ann.text("erase"))
        await ann.person.press(ann.text("erase"))
        await ann.person.press(digit)
    await ann.person.press(ann.text("save"))
    await expect(page.get_by_role("alert").get_by_role("button")).to_contain_text("S2")
    await ann.person.press(ann.text("erase"))
    for digit in str(played[0][1][3]):
        await ann.person.press(digit)
    await ann.person.press(ann.text("save"))

    # A reload in the middle of an entry.
    await ann.person.press(ann.text("enter", round=2))
    await ann.say(1, "out")
    await ann.say(0, "not-laid", played[1][1][0])
    await page.reload()
    await expect(page.locator("main li").nth(0).locator("output")).to_have_text(str(played[1][1][0]))
    await ann.say(2, "not-laid", played[1][1][2])
    await ann.say(3, "not-laid", played[1][1][3])
    await ann.person.press(ann.text("save"))
    await expect(ann.person.button(ann.text("enter", round=3))).to_be_visible()

    # Two rounds while the server is away: they stay on the device, as a guess, and are sent later.
    await page.route("**/api/**", no_server)
    await ann.person.press(ann.text("enter", round=3))
    await ann.fill(played[2])
    await ann.person.press(ann.text("save"))
    await expect(page.get_by_text(ann.text("away"))).to_be_visible()
    await ann.enter(4, played[3], "save-here")
    await expect(page.get_by_text(ann.text("unsure"))).to_be_visible()
    await expect(page.get_by_text(ann.text("waits"))).to_have_count(2)
    assert not await ann.faults()
    await page.unroute("**/api/**")
    await expect(page.get_by_text(ann.text("unsure"))).to_have_count(0)
    await expect(page.get_by_text(ann.text("waits"))).to_have_count(0)

    # A second keeper, by the link, who goes on.
    await ann.person.press(ann.text("share"))
    await page.locator("summary").tap()
    link = await page.locator("details textarea").input_value()
    await page.keyboard.press("Escape")
    ben = Keeper(await house.person(UPRIGHT, link[link.index("#") :], painted=True))
    for number in range(4, rounds):
        keeper = ben if number % 2 else ann
        await expect(keeper.person.button(keeper.text("enter", round=number + 1))).to_be_visible()
        await keeper.enter(number + 1, played[number])

    # Three corrections, which both see.
    for number, seat, points in ((1, 2, 45), (2, 3, 50), (3, 0, 65)):
        keeper = ben if number == 2 else ann
        await expect(keeper.person.button(keeper.text("correct", round=number))).to_be_visible()
        await keeper.correct(number, seat, points)
        played[number - 1][1][seat] = points
        for one in (ann, ben):
            await expect(one.page.get_by_text(ann.text("corrected"), exact=True)).to_have_count(number)
    assert not await ann.faults()

    # The export is what was entered, and the page shows the same totals.
    totals = [0] * len(NAMES)
    expected = []
    for out, left, _ in played:
        totals = [total + points for total, points in zip(totals, left, strict=True)]
        expected.append((NAMES[out], left, totals))
    assert exported(house, ann) == expected
    standings = page.get_by_role("region", name=ann.text("standings"))
    for total in totals:
        await expect(standings.get_by_text(str(total), exact=True).first).to_be_visible()


async def test_two_keepers_get_one_question(house: House) -> None:
    """Both enter round 1, differently: somebody says which is right, and both see it."""
    ann = await begin(house, UPRIGHT, names=("Ann", "Ben"))
    await ann.person.press(ann.text("share"))
    await ann.page.locator("summary").tap()
    link = await ann.page.locator("details textarea").input_value()
    await ann.page.keyboard.press("Escape")
    ben = Keeper(await house.person(UPRIGHT, link[link.index("#") :], painted=True))
    await ben.person.press(ben.text("enter", round=1))
    await ben.say(0, "out")
    await ben.say(1, "not-laid", 40)
    await ben.page.route("**/api/**", no_server)
    await ann.person.press(ann.text("enter", round=1))
    await ann.say(0, "out")
    await ann.say(1, "not-laid", 45)
    await ann.person.press(ann.text("save"))
    await expect(ann.person.button(ann.text("enter", round=2))).to_be_visible()
    await ben.page.get_by_role("button", name=either(ben.text("save"), ben.text("save-here"))).tap()
    await ben.page.unroute("**/api/**")
    dialog = ben.page.get_by_role("dialog", name=ben.text("conflict", round=1))
    await expect(dialog).to_be_visible()
    await expect(ann.page.get_by_role("dialog", name=ann.text("conflict", round=1))).to_be_visible()
    assert not await ben.faults()
    right = ben.page.locator("li", has_text="45")  # not anywhere: the sign of a device can have these digits too
    await dialog.locator("section").filter(has=right).get_by_role("button").tap()
    for one in (ann, ben):
        await expect(one.page.get_by_role("dialog")).to_have_count(0)
        await expect(one.page.get_by_role("region", name=one.text("rounds")).get_by_text("45")).to_be_visible()

    # The device remembers the family's history, and the sheet is in it.
    await ann.person.press(ann.text("menu"))
    await ann.person.press(ann.text("evenings"))
    await ann.person.press(ann.text("chart"))
    await expect(ann.page.get_by_role("img", name=ann.person.text("page_scores-chart"))).to_be_visible()
    assert not await ann.faults()


async def test_by_keyboard_alone(house: House) -> None:
    """Set up, enter a round and correct it without a pointer."""
    ann = await begin(house, DESKTOP, keyboard=True, names=("Ann", "Ben"))
    await ann.person.press(ann.text("enter", round=1))
    await ann.say(0, "out")
    row = ann.page.locator("main li").nth(1)
    await ann.person.use(row.get_by_role("button", name=ann.text("not-laid"), exact=True))
    await ann.page.keyboard.type("35")
    await ann.person.press(ann.text("save"))
    await expect(ann.person.button(ann.text("enter", round=2))).to_be_visible()
    await ann.person.press(ann.text("correct", round=1))
    await ann.person.use(row.get_by_role("button", name=ann.text("laid"), exact=True))
    await ann.page.keyboard.press("Backspace")
    await ann.page.keyboard.type("0")
    await ann.person.press(ann.text("save"))
    await expect(ann.page.get_by_text(ann.text("corrected"), exact=True)).to_be_visible()
