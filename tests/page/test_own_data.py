"""What the server stores about a person: saved as a file, and deleted, from the menu of the page."""

from __future__ import annotations

import json
from pathlib import Path

import httpx2
import pytest
from playwright.async_api import expect

from tests.page.house import PHONE, House

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_person_saves_their_data_and_is_forgotten(house: House, tmp_path: Path) -> None:
    place = house.table("classic", seats=2, name="Wilhelmina")
    ann = await house.person(PHONE, place.link)
    await ann.press(ann.text("page-lobby-start-bots", count=1))
    await ann.wait_for(ann.text("page_table-act-draw"))
    await ann.press(ann.text("page_table-menu"))
    await ann.page.get_by_text(ann.text("page_table-menu-data")).click()
    async with ann.page.expect_download() as download:
        await ann.press(ann.text("page_table-data-save"))
    await (await download.value).save_as(tmp_path / "data.json")
    data = json.loads((tmp_path / "data.json").read_text())
    assert (data["code"], data["name"], len(data["hand"])) == (place.code, "Wilhelmina", 10)
    await ann.press(ann.text("page_table-data-forget"))
    await ann.press(ann.text("page_table-data-forget-sure", name="Wilhelmina"))
    await expect(ann.page.get_by_text(ann.text("page-start-now")).first).to_be_visible()
    assert await ann.page.evaluate("localStorage.getItem('dizaine.tables')") in (None, "[]")
    info = httpx2.get(f"{house.server.url}/api/1/tables/{place.code}").text
    assert "Wilhelmina" not in info
