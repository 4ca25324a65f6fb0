"""The first load is small, asks nobody else, and needs no secure context."""

from __future__ import annotations

import pytest

from tests.page.house import PHONE, House
from tests.page.measuring import FirstLoad, first_card

pytestmark = pytest.mark.asyncio(loop_scope="session")
MOST_BYTES = 120_000
MOST_SECONDS = 30  # loose, for other tests run too; what is usual stands in docs/page.md


async def test_it_is_small_and_comes_from_here(house: House) -> None:
    """All that a phone loads until it shows the start; `House` checks that nobody else was asked."""
    load = await FirstLoad.of(house, PHONE)
    assert load.bytes <= MOST_BYTES, load
    assert not load.secure


async def test_an_invitation_is_small_too(house: House) -> None:
    """What somebody loads who was sent a link, before sitting down."""
    place = house.table("classic", seats=2)
    load = await FirstLoad.of(house, PHONE, f"#{place.code}")
    assert load.bytes <= MOST_BYTES, load


async def test_the_whole_table_is_not_much_more(house: House) -> None:
    """Everything up to the first card, rules included."""
    place = house.table("classic", seats=2)
    load = await FirstLoad.of(house, PHONE, place.link, start=True)
    assert load.bytes <= MOST_BYTES * 1.5, load


async def test_a_slow_phone_shows_its_cards_soon(house: House) -> None:
    assert await first_card(house) <= MOST_SECONDS
