"""The first load is small, contacts no other server, and needs no secure context."""

from __future__ import annotations

import pytest

from tests.page.house import PHONE, House
from tests.page.measuring import FirstLoad, first_card

pytestmark = pytest.mark.asyncio(loop_scope="session")
MOST_BYTES = 120_000
MOST_SECONDS = 30  # generous, since other tests run too; docs/page.md has the usual figures


async def test_it_is_small_and_comes_from_here(house: House) -> None:
    """All that a phone loads until it shows the start; `House` checks that nobody else was asked."""
    load = await FirstLoad.of(house, PHONE)
    assert load.bytes <= MOST_BYTES, load
    assert not load.secure


async def test_an_invitation_is_small_too(house: House) -> None:
    """What somebody with a link loads before taking a seat."""
    place = house.table("classic", seats=2)
    load = await FirstLoad.of(house, PHONE, f"#{place.code}")
    assert load.bytes <= MOST_BYTES, load


async def test_the_complete_table_is_not_much_more(house: House) -> None:
    """Everything up to the first card, rules included."""
    place = house.table("classic", seats=2)
    load = await FirstLoad.of(house, PHONE, place.link, start=True)
    assert load.bytes <= MOST_BYTES * 1.5, load


async def test_a_slow_phone_shows_its_cards_soon(house: House) -> None:
    assert await first_card(house) <= MOST_SECONDS
