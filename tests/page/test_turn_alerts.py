"""Whoever may act is called, once: in the tab, by vibration and by a notification; and the start page says whose turn
it is."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any, Final

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, expect

from dizaine.client import Place, RemoteTable, Server
from dizaine.faces.server.hall import Hall
from tests.faces.server.running import RunningServer
from tests.page.house import PHONE, House
from tests.page.person import Person

pytestmark = pytest.mark.asyncio(loop_scope="session")

DEVICE: Final = """if (location.protocol === "http:") {
  const noted = (name) => (sessionStorage[name] = Number(sessionStorage[name] ?? 0) + 1);
  globalThis.hidden = false;
  Object.defineProperty(document, "visibilityState", { get: () => (globalThis.hidden ? "hidden" : "visible") });
  globalThis.hide = (hidden) => {
    globalThis.hidden = hidden;
    document.dispatchEvent(new Event("visibilitychange"));
  };
  globalThis.answer = "denied";
  globalThis.Notification = class {
    static permission = sessionStorage.permission ?? "default";
    static requestPermission = async () => (Notification.permission = sessionStorage.permission = globalThis.answer);
    constructor(title, options) {
      noted("shown");
      sessionStorage.title = title;
      sessionStorage.body = options.body;
    }
    close() { noted("closed"); }
  };
  navigator.vibrate = () => noted("buzzed");
  navigator.setAppBadge = async () => (sessionStorage.badge = "on");
  navigator.clearAppBadge = async () => (sessionStorage.badge = "off");
}"""
"""A device that counts how it calls its owner, and that says whether the page is in the background."""
COUNTS: Final = '() => ["shown", "closed", "buzzed"].map((name) => Number(sessionStorage[name] ?? 0))'
LOOKS: Final = """() => [document.title.startsWith("●"), sessionStorage.badge ?? "off",
  document.querySelector('link[rel="icon"]').getAttribute("href")]"""
CALLED: Final = [True, "on", "/icon-turn.svg"]
AT_REST: Final = [False, "off", "/icon.svg"]


@pytest_asyncio.fixture(loop_scope="session")
async def safe_house(browser: Browser, server: RunningServer) -> AsyncIterator[House]:
    """Devices on the server's own computer: browsers have notifications only in a secure context."""
    made = House(browser, server, "127.0.0.1")
    yield made
    await made.close()
    made.check()


async def looks(page: Page, expected: list[Any]) -> None:
    same = f"(expected) => JSON.stringify(({LOOKS})()) === JSON.stringify(expected)"
    await page.wait_for_function(same, arg=expected)


async def someone(house: House, path: str) -> Person:
    context = await house.device(PHONE, service_workers="block")
    await context.add_init_script(DEVICE)
    page = await context.new_page()
    await house.open(page, path)
    return Person(page, "en", touches=True)


async def play_until(table: RemoteTable, asked: int) -> None:
    """End the turns of a seat as quickly as possible until another seat is asked."""
    await table.wait_for(lambda: table.view is not None)
    assert table.view is not None
    while table.view.asked != asked:
        await table.wait_for(lambda: table.view is not None and bool(table.view.moves or table.view.asked == asked))
        moves = table.view.moves
        ending = [move for verb in ("stop", "draw", "discard") for move in moves if verb in move]
        if moves:
            await table.play((ending or moves)[0])


def drop_connections(server: RunningServer) -> None:
    """Break all connections, as a network does."""
    hall: Hall = server.hall

    def drop() -> None:
        for connection in list(hall._connections):
            connection.end("slow")

    server.loop.call_soon_threadsafe(drop)


@pytest.mark.parametrize("edition", ["classic", "dice"])
async def test_a_turn_calls_once_and_its_end_takes_the_call_back(
    safe_house: House, server: RunningServer, edition: str
) -> None:
    ann_place = safe_house.table(edition, seats=2)
    ben_place = safe_house.seat(ann_place.code, "Ben")
    ann = await someone(safe_house, "#/settings")
    switch = ann.page.get_by_role("switch", name=ann.text("page_alerts-notify"))
    await ann.page.get_by_text(ann.text("page_alerts-notify")).tap()
    await ann.page.get_by_text(ann.text("page_alerts-notify-denied")).wait_for()
    await expect(switch).not_to_be_checked()
    await ann.page.evaluate("globalThis.answer = 'granted'")
    await ann.page.get_by_text(ann.text("page_alerts-notify")).tap()
    await expect(switch).to_be_checked()
    await ann.page.goto(safe_house.address + ann_place.link)
    await ann.page.get_by_text("Ben", exact=True).wait_for()

    async with (
        Server(server.url) as programs,
        programs.sit(Place(ann_place.code, 0, ann_place.token)) as hand,
        programs.sit(Place(ann_place.code, 1, ben_place.token)) as ben,
    ):
        await hand.start()
        await ann.page.locator(".table").wait_for()
        await play_until(hand, asked=1)
        await looks(ann.page, AT_REST)
        await ann.page.evaluate("hide(true)")
        before = await ann.page.evaluate(COUNTS)
        await play_until(ben, asked=0)
        await looks(ann.page, CALLED)
        shown, closed, buzzed = await ann.page.evaluate(COUNTS)
        assert (shown - before[0], buzzed - before[2]) == (1, 1)
        told = await ann.page.evaluate("[sessionStorage.title, sessionStorage.body]")
        assert told[1] == ann.text("page_alerts-call-turn")

        async with ann.page.expect_websocket() as again:
            drop_connections(server)
        await (await again.value).wait_for_event("framereceived")
        await looks(ann.page, CALLED)
        assert await ann.page.evaluate(COUNTS) == [shown, closed, buzzed], "a new connection does not call again"

        await play_until(hand, asked=1)
        await looks(ann.page, AT_REST)
        assert (await ann.page.evaluate(COUNTS))[1] > closed, "the notification is gone"
        await ann.page.evaluate("hide(false)")
        counts = await ann.page.evaluate(COUNTS)
        await play_until(ben, asked=0)
        await looks(ann.page, CALLED)
        after = await ann.page.evaluate(COUNTS)
        assert (after[0] - counts[0], after[2] - counts[2]) == (0, 1), "somebody who looks needs no notification"
        await ann.page.reload()
        await looks(ann.page, CALLED)
        assert await ann.page.evaluate(COUNTS) == after, "nor does a reload call again"


async def test_continue_says_whose_turn_it_is(safe_house: House, server: RunningServer) -> None:
    """On the start page, and again when the person comes back to it."""
    place = safe_house.table("classic", seats=2)
    ann = await someone(safe_house, place.link)
    await ann.page.get_by_role("img", name=ann.text("page-lobby-qr")).wait_for()
    ben_place = safe_house.seat(place.code, "Ben")
    await safe_house.open(ann.page, "#")
    await ann.page.evaluate("location.hash = '#/'")
    await ann.page.get_by_text(ann.text("page_alerts-whose-lobby")).wait_for()
    async with (
        Server(server.url) as programs,
        programs.sit(Place(place.code, 0, place.token)) as hand,
        programs.sit(Place(place.code, 1, ben_place.token)) as ben,
    ):
        await hand.start()
        await play_until(hand, asked=1)
        await ann.page.evaluate("hide(false)")
        await ann.page.get_by_text(ann.text("page_alerts-whose", name="Ben")).wait_for()
        await play_until(ben, asked=0)
        await ann.page.evaluate("hide(false)")
        await ann.page.get_by_text(ann.text("page_alerts-whose-you")).wait_for()
