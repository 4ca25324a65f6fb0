"""Complete games through the page: phones and a desktop, with bots, in every edition and variant."""

from __future__ import annotations

import asyncio
import re

import pytest

from dizaine.rulebooks import VARIANTS, editions
from tests.page.house import DESKTOP, PHONE, House
from tests.page.person import Person
from tests.sizes import SOAKING, size

pytestmark = pytest.mark.asyncio(loop_scope="session")

ONCE = [
    "classic+ten-rounds",
    "continental+free-order+hits-next-turn",
    "dutch+skip-chosen",
    "dutch-original",
    "express+knock+places",
]
"""Each edition, and each variant that shows something else on the page."""
TOUCHES = size(9, 10_000)
"""How many touches of all people together are enough; a round may take hundreds."""
ALL = [
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
    assert {*editions} <= {book.partition("+")[0] for book in ONCE}
    assert {*editions} <= {book.partition("+")[0] for book in ALL}
    assert {*VARIANTS} <= {book.partition("+")[2].partition("=")[0] for book in ALL}


def over(person: Person) -> re.Pattern[str]:
    """The page's text for the end of the game."""
    return re.compile(re.escape(person.text("page_scores-replay")))


def round_over(person: Person) -> re.Pattern[str]:
    """A round is over, or the whole game."""
    return re.compile(f"{person.round_over().pattern}|{over(person).pattern}")


async def test_phones_and_a_desktop_play_a_whole_game(house: House) -> None:
    """From opening the table on the page to its end: a phone, in soak two, and bots in the other seats."""
    place = house.table("express+phases=2", seats=6)
    ann = await house.person(DESKTOP, place.link, liking={"sound": True})
    others, names = [], ("Ben", "Cem")[: size(1, 2)]
    for seed, name in enumerate(names, start=2):
        person = await house.person(PHONE, f"#{place.code}", seed=seed)
        await person.page.get_by_label(person.text("page-name")).fill(name)
        await person.press(person.text("page-join-sit"))
        others.append(person)
    await ann.page.get_by_text(names[-1], exact=True).wait_for()
    assert not await ann.page.evaluate("isSecureContext")
    await ann.press(ann.text("page-lobby-start-bots", count=5 - len(others)))
    people = [ann, *others]
    await asyncio.gather(*(person.play(over(person), 240) for person in people))
    assert not [alert for person in people for alert in person.alerts]
    assert any("Discard" in name for person in people for name in person.did)
    await ann.press(ann.text("page_scores-fair"))
    await ann.page.get_by_text(ann.text("page_replay-fair-yes")).wait_for()


@pytest.mark.soak
@pytest.mark.parametrize("book", ALL if SOAKING else ONCE)
async def test_a_round_of_each_game(house: House, book: str) -> None:
    """A desktop, a phone and a bot play some turns; in soak a whole round, with two phones and three bots."""
    bots, names = size(1, 3), ("Ben", "Cem")[: size(1, 2)]
    place = house.table(book, seats=1 + len(names) + bots)
    links = [place.link, *(house.seat(place.code, name).link for name in names)]
    devices = zip(links, (DESKTOP, *(PHONE for _ in names)), strict=True)
    people = [await house.person(kind, link, seed=seed) for seed, (link, kind) in enumerate(devices)]
    ann = people[0]
    await ann.press(ann.text("page-lobby-start-bots", count=bots))

    def enough() -> bool:
        return sum(len(person.did) for person in people) > TOUCHES

    await asyncio.gather(*(person.play(round_over(person), 240, enough) for person in people))
    if "knock" not in book:  # a knock that comes too late is refused
        assert not [alert for person in people for alert in person.alerts]


@pytest.mark.soak
@pytest.mark.parametrize("edition", ["dice", "dice-french"])
async def test_dice_with_a_bot(house: House, edition: str) -> None:
    """A few turns of each; the solitaire below is played to its end."""
    ann = await house.person(DESKTOP if edition == "dice" else PHONE, house.table(edition, seats=2).link)
    await ann.press(ann.text("page-lobby-start-bots", count=1))
    far = re.compile(re.escape(ann.text("page_table-round", round=3)))
    await ann.play(over(ann) if SOAKING else far, 240)
    assert not ann.alerts


async def test_a_solitaire_in_three_taps(house: House) -> None:
    """From the start of the page to the dice; in `make soak` to the end of the game."""
    ann = await house.person(PHONE)
    await ann.press(re.compile(re.escape(ann.text("page-start-dice-note"))))
    await ann.press(ann.text("page_setup-roll"))
    await ann.page.locator("[data-act=roll]").wait_for()
    assert len(ann.did) <= 3
    await ann.play(over(ann), 240, enough=lambda: len(ann.did) > size(15, 10_000))
    assert not ann.alerts


async def test_one_touch_from_the_start_screen_to_the_cards(house: House) -> None:
    """Nobody is asked for anything: a game against three bots begins at once."""
    ann = await house.person(PHONE)
    await ann.press(re.compile("^" + re.escape(ann.text("page-start-now"))))
    await ann.page.get_by_role("list", name=ann.text("page_table-hand")).get_by_role("button").first.wait_for()
    assert len(ann.did) == 1
