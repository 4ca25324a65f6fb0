"""Whole games through the page: phones and a desktop, with bots, in every edition and variant."""

from __future__ import annotations

import asyncio
import re
from itertools import cycle

import pytest

from dizaine.rulebooks import VARIANTS, editions
from tests.page.house import DESKTOP, PHONE, Device, House
from tests.page.person import Person

pytestmark = pytest.mark.asyncio(loop_scope="module")

BOOKS = [
    "classic",
    "continental",
    "dutch",
    "dutch-original",
    "express+ten-rounds",
    "express+phases=odd",
    "express+knock",
    "express+free-order",
    "express+order=3,1,2",
    "express+hits-next-turn",
    "express+natural-in-each-group",
    "express+out-by-discard",
    "dutch+free-take",
    "express+use-taken",
    "dutch+skip-chosen",
    "express+skip-next",
    "dutch+points",
    "express+places",
]


async def test_no_edition_and_no_variant_is_left_out() -> None:
    assert {*editions} <= {book.partition("+")[0] for book in BOOKS}
    assert {*VARIANTS} <= {book.partition("+")[2].partition("=")[0] for book in BOOKS}


def over(person: Person) -> re.Pattern[str]:
    """How the page says that the game is over."""
    return re.compile(re.escape(person.text("page_scores-replay")))


def round_over(person: Person) -> re.Pattern[str]:
    """A round is over, or the whole game."""
    return re.compile(f"{person.round_over().pattern}|{over(person).pattern}")


async def test_two_phones_and_a_desktop_play_a_whole_game(house: House) -> None:
    """From opening the table on the page to its end; a bot has the fourth seat."""
    place = house.table("express+phases=2", seats=4)
    ann = await house.person(DESKTOP, place.link)
    others = []
    for seed, name in enumerate(("Ben", "Cem"), start=2):
        person = await house.person(PHONE, f"#{place.code}", seed=seed)
        await person.page.get_by_label(person.text("page-name")).fill(name)
        await person.press(person.text("page-join-sit"))
        others.append(person)
    await ann.page.get_by_text("Cem").wait_for()
    assert not await ann.page.evaluate("isSecureContext")
    await ann.press(ann.text("page-lobby-start-bots", count=1))
    people = [ann, *others]
    await asyncio.gather(*(person.play(over(person), 240) for person in people))
    for person in people:
        assert not person.alerts
        assert sum("Discard" in name for name in person.did) >= 2
    await ann.press(ann.text("page_scores-fair"))
    await ann.page.get_by_text(ann.text("page_replay-fair-yes")).wait_for()


@pytest.mark.parametrize(("book", "device"), [*zip(BOOKS, cycle([PHONE, DESKTOP]), strict=False)], ids=BOOKS)
async def test_a_round_of_each_game(house: House, book: str, device: Device) -> None:
    """On a phone or on a desktop, with two bots."""
    ann = await house.person(device, house.table(book, seats=3).link)
    await ann.press(ann.text("page-lobby-start-bots", count=2))
    await ann.play(round_over(ann), 150)
    if "knock" not in book:  # whoever is too late with a knock hears so
        assert not ann.alerts


@pytest.mark.parametrize("edition", ["dice", "dice-french"])
async def test_dice_with_a_bot(house: House, edition: str) -> None:
    ann = await house.person(DESKTOP if edition == "dice" else PHONE, house.table(edition, seats=2).link)
    await ann.press(ann.text("page-lobby-start-bots", count=1))
    await ann.play(over(ann), 240)
    assert not ann.alerts


async def test_a_solitaire_in_three_taps(house: House) -> None:
    """The whole way, from the start of the page to the end of the game."""
    ann = await house.person(PHONE)
    await ann.press(ann.text("page-start-now"))
    await ann.press(re.compile(re.escape(ann.text("page-preset-dice"))))
    await ann.button(re.compile(re.escape(ann.text("page_dice-roll-all")))).wait_for()
    assert len(ann.did) <= 3
    await ann.play(over(ann), 240)
    assert not ann.alerts
