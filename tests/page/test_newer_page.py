"""The server is updated while pages are open: they load the new page at a safe moment, and nothing is lost."""

from __future__ import annotations

import re
import shutil
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from playwright.async_api import Browser, Request

from dizaine.client import Place, Server
from dizaine.faces.server import app
from dizaine.faces.server.page import FOLDER
from dizaine.faces.server.page import Page as PageFiles
from dizaine.table import messages as m
from dizaine.table.game_views import CardsView
from tests.faces.server.running import running
from tests.page.house import PHONE, House
from tests.page.house import Place as At
from tests.page.person import Person
from tests.page.test_coming_and_going import cards
from tests.page.test_turn_alerts import play_until

pytestmark = pytest.mark.asyncio(loop_scope="session")

BUILD: Final = "() => document.querySelector('meta[name=\"build\"]')?.content"
HIDE: Final = """() => {
  Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


async def person_at(house: House, place: At) -> Person:
    """Somebody whose page has loaded all that it needs: a server that stops does not finish what is asked of it."""
    context = await house.device(PHONE)
    page = await context.new_page()
    async with page.expect_response(lambda response: response.url.partition("?")[0].endswith("/rules")):
        await house.open(page, place.link)
    return Person(page, "en", touches=True)


def new_build(folder: Path, name: str) -> Callable[[], PageFiles]:
    """The same page as another build."""
    shutil.copytree(FOLDER, folder)
    front = folder / "index.html"
    text = front.read_text(encoding="utf-8")
    front.write_text(re.sub(r'(name="build" content=)"\w+"', rf'\1"{name}"', text), encoding="utf-8")
    return lambda: PageFiles(folder)


async def test_the_new_page_comes_between_turns(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not in the person's turn, and not from the service worker's store. The hand is still there."""
    store = tmp_path / "tables.sqlite"
    with running(store) as server:
        house = House(browser, server, "127.0.0.1")
        place = house.table("classic", seats=2)
        ben_place = house.seat(place.code, "Ben")
        ann = await person_at(house, place)
        await ann.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        async with Server(server.url) as programs, programs.sit(Place(place.code, 1, ben_place.token)) as ben:
            await ann.press(ann.text("page-lobby-start"))
            await ben.wait_for(lambda: ben.view is not None)
            await play_until(ben, asked=0)
        await ann.wait_for(ann.text("page_table-act-draw"))
        held = await cards(ann)
    monkeypatch.setattr(app, "Page", new_build(tmp_path / "page", "b"))
    looked: list[str] = []
    with running(store, port=server.port) as server:
        house.server = server
        await ann.page.get_by_text(ann.text("page_alerts-new")).wait_for()

        def note(request: Request) -> None:
            if request.url == house.address:
                looked.append(request.url)

        ann.page.on("request", note)
        await ann.page.evaluate(HIDE)  # even in the background a turn is not interrupted
        await ann.page.evaluate("fetch('/health').then(() => true)")
        assert looked == []
        assert await ann.page.evaluate(BUILD) != "b"
        async with Server(server.url) as programs, programs.sit(Place(place.code, 0, place.token)) as hand:
            await play_until(hand, asked=1)
            assert isinstance(hand.view, CardsView)
            left = len(hand.view.hands[0])
        await ann.page.wait_for_function(f"() => ({BUILD})() === 'b'")
        await ann.page.get_by_role("list", name=ann.text("page_table-hand")).wait_for()
        now = await cards(ann)
        assert len(now) == left
        assert (Counter(now) - Counter(held)).total() <= 1, "what was held, and the card that was drawn"
        assert ann.page.url.endswith(f"#{place.code}")
        assert await ann.page.get_by_text(ann.text("page_alerts-new")).count() == 0
        await house.close()
        lost = [problem for problem in house.problems if "/rules/" not in problem]  # fetched for later, as it stopped
        assert not lost, lost


async def test_another_version_of_the_protocol(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The page loads itself again, once. If that does not help it says so, and does not load for ever."""
    store = tmp_path / "tables.sqlite"
    with running(store) as server:
        house = House(browser, server)
        place = house.table("classic", seats=2)
        ann = await person_at(house, place)
        await ann.page.get_by_role("img", name=ann.text("page-lobby-qr")).wait_for()
    monkeypatch.setattr(app, "Page", new_build(tmp_path / "page", "c"))
    monkeypatch.setattr(m, "VERSION", m.VERSION + 1)
    with running(store, port=server.port) as server:
        house.server = server
        await ann.page.wait_for_function(f"() => ({BUILD})() === 'c'")
        await ann.page.get_by_text(ann.text("page-problem-version")).wait_for()
        await ann.page.evaluate("globalThis.same = true")
        await ann.page.evaluate("fetch('/health').then(() => true)")
        assert await ann.page.evaluate("globalThis.same")
        monkeypatch.undo()
        await ann.press(ann.text("page_alerts-again"))
        await ann.page.get_by_role("img", name=ann.text("page-lobby-qr")).wait_for()
        await house.close()
