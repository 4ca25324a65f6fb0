"""A seat is never lost: removal is undone, latecomers and people without their link get in, two devices are one person.

Each of these is played on the page, with only what it offers.
"""

from __future__ import annotations

import asyncio
import re

import httpx2
import pytest
from playwright.async_api import expect

from tests.faces.server.running import RunningServer
from tests.page.house import DESKTOP, PHONE, House
from tests.page.person import Person
from tests.table.tabletop import play

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def next_deal(house: House, code: str) -> None:
    """Everybody plays on, by themselves, until the cards are dealt again."""
    server = house.server
    assert isinstance(server, RunningServer)

    async def go_on(tables: RunningServer) -> None:
        table = await tables.tables.find(code)
        assert table is not None
        before = table.round
        while table.round == before:
            await play(table, 1)

    await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(go_on(server), server.loop))


async def hand(person: Person) -> None:
    """Wait until the person has cards to look at."""
    await person.page.get_by_role("list", name=person.text("page_table-hand")).first.wait_for(state="attached")


async def says(person: Person, message: str, **values: str) -> None:
    """Wait until the page says something."""
    text = person.text(message, **values).replace("\u2068", "").replace("\u2069", "")
    body = person.page.locator("body")
    await expect(body).to_contain_text(text, use_inner_text=False, timeout=60_000)


BEN = re.compile("^Ben")
"""His line in the menu of the host."""


async def host_removes_ben(ann: Person) -> None:
    """In the menu, which then shows its first page again."""
    await ann.press(ann.text("page_table-menu"))
    await ann.press(BEN)
    await ann.press(re.compile("^" + re.escape(ann.text("page_table-host-remove"))))
    await ann.press(re.compile("^" + re.escape(ann.text("page_table-host-remove-sure"))))


async def test_removed_and_back_and_a_latecomer_and_a_second_tab(house: House) -> None:
    """The whole evening: pace `off`, so that nothing moves while somebody looks for a button."""
    place = house.table("express", seats=3, pace="off")
    ben_place = house.seat(place.code, "Ben")
    ann = await house.person(DESKTOP, place.link)
    ben = await house.person(PHONE, ben_place.link)
    await ann.page.get_by_text("Ben", exact=True).first.wait_for()
    await ann.press(ann.text("page-lobby-start-bots", count=1))
    await asyncio.gather(hand(ann), hand(ben))

    # The host removes Ben, who is told so, asks to come back, and has his cards again at once.
    await host_removes_ben(ann)
    await ann.button(BEN).wait_for()
    await ann.press(ann.text("page-close"))
    await says(ben, "page_table-waiting-removed")
    assert not (await ben.look()).cards
    await ben.press(ben.text("page_table-waiting-ask"))
    await says(ben, "page_table-waiting-asked")
    await says(ann, "page_table-ask-back", name="Ben")
    await ann.press(ann.begins("page_table-ask-grant"))
    await hand(ben)

    # Removed again by mistake: the host undoes it in the menu.
    await host_removes_ben(ann)
    await says(ben, "page_table-waiting-removed")
    await ann.press(BEN)
    await ann.press(re.compile("^" + re.escape(ann.text("page_table-host-restore", name="Ben"))))
    await ann.press(ann.text("page-close"))
    await hand(ben)

    # Zoe comes late, by the code. Everybody reads it, the host agrees, and she plays from the next deal on.
    bot = await name_of(house, place.code, 2)
    zoe = await house.person(PHONE, f"#{place.code}")
    await zoe.page.get_by_label(zoe.text("page-name")).fill("Zoe")
    await zoe.press(zoe.text("page-join-ask"))
    await says(zoe, "page_table-waiting-asked")
    await says(ben, "page_table-ask-others", asker="Zoe", holder=bot)
    await says(ann, "page_table-ask-host", asker="Zoe", holder=bot)
    await ann.press(ann.begins("page_table-ask-grant"))
    await says(zoe, "page_table-waiting-granted")
    assert not (await zoe.look()).cards
    await next_deal(house, place.code)
    await hand(zoe)
    assert await name_of(house, place.code, 2) == "Zoe"

    # Ben opens his link once more: both work, and both say so.
    tablet = await house.person(DESKTOP, ben_place.link)
    await asyncio.gather(hand(tablet), says(tablet, "page_table-device-also"), says(ben, "page_table-device-also"))


async def test_back_by_name_without_the_link(house: House) -> None:
    """Ben's phone is lost; on another one he has only the code and his name. The host's first answer is no."""
    place = house.table("express", seats=2, pace="off")
    house.seat(place.code, "Ben")
    ann = await house.person(DESKTOP, place.link)
    await ann.press(ann.text("page-lobby-start"))
    await hand(ann)
    ben = await house.person(PHONE, f"#{place.code}")
    for answer in ("page_table-ask-deny", "page_table-ask-grant"):
        await ben.page.get_by_label(ben.text("page-name")).fill("Ben")
        await ben.press(ben.text("page-join-ask"))
        await says(ben, "page_table-waiting-asked")
        await ann.press(ann.begins(answer))
        if answer == "page_table-ask-deny":
            await says(ben, "page-problem-denied")
    await says(ben, "page_table-waiting-granted")
    await next_deal(house, place.code)
    await hand(ben)


async def name_of(house: House, code: str, seat: int) -> str:
    answer = await asyncio.to_thread(httpx2.get, f"{house.server.url}/api/1/tables/{code}")
    return str(answer.json()["seats"][seat]["name"])
