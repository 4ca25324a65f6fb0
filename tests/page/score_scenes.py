"""Score sheets of real games for pictures: a few rounds among four people."""

from __future__ import annotations

from typing import Any, Final

import httpx2
from playwright.async_api import Page

from tests.faces.server.running import PATIENCE
from tests.page.house import House
from tests.page.person import catalogue

NAMES: Final = ("Anouk", "Bram", "Clara", "Mia")
ROUNDS: Final = (
    (0, {1: (1, 35), 2: (0, 80), 3: (1, 15)}),
    (3, {0: (2, 10), 1: (0, 45), 2: (1, 20)}),
    (1, {0: (0, 55), 2: (2, 5), 3: (3, 25)}),
)
"""Who went out, and for each of the others the phase laid and the points left."""


def _entry(number: int) -> dict[str, Any]:
    out, others = ROUNDS[number]
    done = sum(1 for earlier, hands in ROUNDS[:number] if earlier == out or hands.get(out, (0, 0))[0])
    hands: list[dict[str, int]] = [{"seat": out, "laid": done + 1}]
    hands += [{"seat": seat, "laid": laid, "points": points} for seat, (laid, points) in others.items()]
    return {"kind": "cards", "out": out, "hands": sorted(hands, key=lambda hand: hand["seat"])}


async def sheet(house: House, page: Page) -> None:
    """A sheet after three rounds, on its keeper's phone."""
    api = f"{house.server.url}/api/1/sheets"
    made = httpx2.post(api, json={"setup": {"rulebook": "classic", "names": NAMES}}, timeout=PATIENCE).json()
    code, keeper = made["code"], made["keeper"]
    for number in range(len(ROUNDS)):
        operation = {"kind": "enter", "index": number, "entry": _entry(number)}
        body = {"id": f"round-{number}", "operation": operation}
        header = {"authorization": f"Bearer {keeper}"}
        answer = httpx2.post(f"{api}/{code}/operations", json=body, headers=header, timeout=PATIENCE)
        assert answer.status_code == 200, answer.text
    await house.open(page, f"#/score/{code}/{keeper}")
    await page.get_by_role("button", name=catalogue("en").text("page_score-enter", round=4)).wait_for()


async def entry(house: House, page: Page) -> None:
    """The next round, while it is being entered."""
    await sheet(house, page)
    text = catalogue("en").text
    await page.get_by_role("button", name=text("page_score-enter", round=4)).click()
    for seat, (what, digits) in enumerate((("laid", "20"), ("laid", "35"), ("out", ""), ("not-laid", "65"))):
        row = page.locator("main li").nth(seat)
        await row.get_by_role("button", name=text(f"page_score-{what}"), exact=True).click()
        for digit in digits:
            await page.get_by_role("button", name=digit, exact=True).click()
