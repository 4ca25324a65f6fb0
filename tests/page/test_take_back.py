"""Somebody lays a phase, changes their mind and takes it back; everybody reads it on their own device."""

from __future__ import annotations

import re
from functools import partial

import pytest
from playwright.async_api import expect

from dizaine.client import RemoteTable
from tests.client.playing import is_asked
from tests.page.house import DESKTOP, PHONE, House, Place
from tests.page.person import MARK

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def play_until_the_first_can_lay(house: House, *places: Place) -> None:
    """Two programs play on these seats until the first one could lay its phase."""
    first, second = (program(house, place) for place in places)
    async with first, second:
        await first.start()
        table, move = first, ""
        while table is second or " lay " not in move:
            if move:
                await table.play(move)
            assert table.view is not None
            table = (first, second)[table.view.asked]
            await table.wait_for(partial(is_asked, table))
            move = (await table.hint()).move


def program(house: House, place: Place) -> RemoteTable:
    return RemoteTable(f"{house.server.url.replace('http', 'ws', 1)}/ws", place.code, place.token)


async def end_turn(house: House, place: Place) -> None:
    async with program(house, place) as table:
        assert table.view is not None
        await table.play(next(move for move in table.view.moves if " discard " in move or " skip" in move))


async def test_a_phase_is_taken_back_and_laid_again(house: House) -> None:
    place = house.table("express", seats=2, pace="off")
    other = house.seat(place.code, "Ben")
    await play_until_the_first_can_lay(house, place, other)
    ann = await house.person(PHONE, place.link)
    ben = await house.person(DESKTOP, other.link, "fr")
    lay, back = ann.begins("page_table-act-lay"), ann.begins("page_table-act-take-back", what=MARK)
    hand = ann.page.locator("[data-key]")  # those in the tray belong to it
    told = ben.page.get_by_role("list", name=ben.text("page_table-log"))
    await expect(ann.button(lay)).to_be_visible()
    held = await hand.count()

    await ann.press(lay)
    await expect(told).to_contain_text(re.compile(r"Ann [^.]*pose la phase"))
    assert await hand.count() < held
    await ann.press(back)
    await expect(hand).to_have_count(held)
    await expect(told).to_contain_text(re.compile(r"Ann [^.]*pose la phase.*Ann annule.: la phase \d+\.", re.DOTALL))
    await expect(ann.button(back)).to_have_count(0)

    await ann.press(lay)
    await expect(ann.button(back)).to_be_visible()
    await ann.page.keyboard.press("z")
    await expect(hand).to_have_count(held)
    await ann.page.keyboard.press("z")
    await expect(ann.page.get_by_role("alert")).to_contain_text(ann.text("page-problem-nothing-to-take-back"))

    await ann.press(lay)
    await expect(ann.button(back)).to_be_visible()
    await end_turn(house, place)
    await expect(ann.button(back)).to_have_count(0)
    assert (await told.inner_text()).count("Ann annule\u00a0: la phase") == 2
