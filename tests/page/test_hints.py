"""A hint on the page: a provisional one at once, and the final one in its place, without a jump."""

from __future__ import annotations

import asyncio
import threading
from dataclasses import astuple
from pathlib import Path

import msgspec
import pytest
from playwright.async_api import Browser, Page, expect

from dizaine.client import RemoteTable
from dizaine.table.house import House as TableHouse
from dizaine.table.kind import Thought
from dizaine.table.roster import BUILT_IN_BOTS
from dizaine.table.thinker import Question
from dizaine.table.thinking import ThinkingThread
from tests.faces.server.running import running
from tests.page.house import PHONE, House

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def focused(page: Page) -> str:
    """What has the focus."""
    found: str = await page.evaluate("document.activeElement.outerHTML")
    return found


class SecondThoughts(ThinkingThread):
    """Finds another move at second thought, when it may."""

    def __init__(self) -> None:
        super().__init__(BUILT_IN_BOTS)
        self.may_end = threading.Event()

    async def hint(self, question: Question) -> Thought:
        found = (await super().hint(Question(question.table, question.view))).suggestion
        if question.so_far is None:
            return Thought(msgspec.structs.replace(found, provisional=True), 1)
        while not self.may_end.is_set():
            await asyncio.sleep(0.01)
        other = found.alternatives[0]
        return Thought(msgspec.structs.replace(found, move=other.move, alternatives=[]))


async def test_the_final_hint_takes_the_place_of_the_provisional_one(browser: Browser, tmp_path: Path) -> None:
    thinking = SecondThoughts()
    with running(tmp_path / "tables.sqlite", house=TableHouse(thinking=thinking)) as server:
        house = House(browser, server)
        places = [house.table("classic", seats=2, pace="off")]
        places.append(house.seat(places[0].code, "Ben"))
        async with RemoteTable(f"{server.url.replace('http', 'ws', 1)}/ws", *astuple(places[0])) as table:
            await table.start()
            await table.wait_for(lambda: table.view is not None)
            assert table.view is not None
            asked = table.view.asked
        ann = await house.person(PHONE, places[asked].link)
        page, said = ann.page, ann.page.locator(".unseen[aria-live]")
        await ann.press(ann.text("page_table-act-hint"))
        note, sign = page.locator(".hint:has(> .line)"), page.get_by_text(ann.text("terminal-hint-thinking"))
        await expect(sign).to_be_visible()
        first, before, focus = await note.locator("b").inner_text(), await note.bounding_box(), await focused(page)
        assert first not in await said.inner_text()

        thinking.may_end.set()
        await expect(sign).to_have_count(0)
        second = await note.locator("b").inner_text()
        assert second != first
        await expect(said).to_contain_text(second)
        assert await note.bounding_box() == before
        assert await focused(page) == focus
        await house.close()
        house.check()
