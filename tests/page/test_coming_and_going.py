"""Whatever happens to a device, the game continues where it was."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from dizaine.keeping.kept_games import KeptGames, ServedGame
from dizaine.keeping.save_file import Facts
from dizaine.rulebooks.library import load_any
from dizaine.table.seats import seats_for
from tests.faces.server.running import serve_process
from tests.page.house import DESKTOP, PHONE, TABLET, House
from tests.page.person import Person

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def begin(person: Person, bots: int) -> None:
    """Start the game, and wait for the turn."""
    await person.press(person.text("page-lobby-start-bots", count=bots))
    await person.wait_for(person.text("page_table-act-draw"))


async def go_on(person: Person, decisions: int = 8) -> None:
    """Play for a while."""
    enough = len(person.did) + decisions
    await person.play_until(lambda: _reached(person, enough), 240)


async def _reached(person: Person, decisions: int) -> bool:
    return len(person.did) >= decisions


async def cards(person: Person) -> list[str]:
    """The cards of the hand, those in the tray included, without their descriptions."""
    sight = await person.look()
    return sorted(card.partition(",")[0] for card in sight.cards + sight.placed)


async def draw(person: Person) -> None:
    """Begin the turn."""
    before = len(await cards(person))
    await person.press(person.text("page_table-act-draw"))
    await expect(person.page.locator("[data-key]")).to_have_count(before + 1)


async def test_a_reload_in_the_middle_of_a_turn(house: House) -> None:
    ann = await house.person(PHONE, house.table("classic", seats=2).link)
    await begin(ann, 1)
    await draw(ann)
    held = await cards(ann)
    await ann.page.reload()
    await ann.page.get_by_text(ann.text("page_table-turn-yours")).first.wait_for()
    assert await cards(ann) == held
    assert ann.text("page_table-act-draw") not in (await ann.look()).offers
    await go_on(ann)
    assert not ann.alerts


async def test_the_address_shows_no_token(house: House) -> None:
    """Nobody who sees the screen can take the seat."""
    place = house.table("classic", seats=2)
    ann = await house.person(DESKTOP, place.link)
    await expect(ann.page).to_have_url(re.compile(f"#{place.code}$"))
    assert place.token not in await ann.page.content()


async def test_a_second_device_by_link(house: House) -> None:
    ann = await house.person(DESKTOP, house.table("classic", seats=2).link)
    await begin(ann, 1)
    await ann.press(ann.text("page_table-menu"))
    await ann.page.get_by_text(ann.text("page_table-menu-device")).click()
    link = await ann.page.get_by_role("textbox", name=ann.text("page-link")).input_value()
    assert link.startswith(house.address)
    await ann.press(ann.text("page-close"))

    tablet = await house.person(TABLET, link.removeprefix(house.address))
    await tablet.wait_for(tablet.text("page_table-act-draw"))
    assert await cards(tablet) == await cards(ann)
    await draw(tablet)
    await expect(ann.page.locator("[data-key]")).to_have_count(len(await cards(tablet)))
    assert await cards(tablet) == await cards(ann)


async def test_the_server_is_killed_and_started_again(browser: Browser, tmp_path: Path) -> None:
    """The page says that it reconnects, and no move is lost."""
    with serve_process(tmp_path) as server:
        house = House(browser, server)
        place = house.table("classic", seats=2)
        ann = await house.person(PHONE, place.link)
        await begin(ann, 1)
        await draw(ann)
        held = await cards(ann)
        port = server.port
        server.kill()
        await ann.page.get_by_text(ann.text("page-away-offline")).wait_for()
    with serve_process(tmp_path, "--port", str(port)) as server:
        await ann.page.get_by_text(ann.text("page-away-offline")).wait_for(state="hidden", timeout=60_000)
        assert await cards(ann) == held
        ann.alerts.clear()
        await go_on(ann)
        assert not ann.alerts
    await house.close()


async def test_a_terminal_game_continues_in_the_browser(browser: Browser, tmp_path: Path) -> None:
    """By the link to its seat. The person has no name, and the seed was chosen: the page copes with both."""
    with serve_process(tmp_path) as server:
        served = await asyncio.to_thread(begun_in_the_terminal, tmp_path)
        house = House(browser, server)
        ann = await house.person(PHONE, f"#{served.code}/{served.tokens[0]}")
        await ann.wait_for(ann.text("page_table-act-draw"))
        await draw(ann)
        await ann.press(ann.text("page_table-menu"))
        await ann.page.get_by_text(ann.text("page_scores-seeded")).wait_for()
        assert await ann.page.get_by_text(ann.text("page_table-menu-words")).count() == 0
        screen = await house.person(DESKTOP, f"#/watch/{served.code}")
        await screen.page.get_by_text(ann.text("page-guest")).first.wait_for()
        await house.close()


def begun_in_the_terminal(folder: Path) -> ServedGame:
    with KeptGames(folder) as games:
        facts = Facts(seats_for([""], 2), "en")
        served = games.served(games.create(load_any("express"), facts, seed=5))
    assert served is not None
    return served


async def test_somebody_joins_by_code_and_somebody_watches(house: House) -> None:
    """All steps on the page: open a table, join with the code, start."""
    ann = await house.person(DESKTOP)
    await ann.press(re.compile(re.escape(ann.text("page-start-together-note"))))
    await ann.page.get_by_label(ann.text("page-name"), exact=True).fill("Ann")
    await ann.page.get_by_role("radio", name=re.compile("Express")).check()
    await ann.press(ann.text("page-new-open"))
    await ann.page.get_by_role("img", name=ann.text("page-lobby-qr")).wait_for()
    code = re.search(r"#(\w+)$", ann.page.url)
    assert code is not None

    ben = await house.person(PHONE)
    await ben.press(re.compile(re.escape(ben.text("page-start-join-note"))))
    await ben.page.get_by_label(ben.text("page-join-code")).fill(code[1].lower())
    await ben.press(ben.text("page-join-go"))
    await ben.page.get_by_label(ben.text("page-name")).fill("Ben")
    await ben.press(ben.text("page-join-sit"))
    await ann.page.get_by_text("Ben", exact=True).wait_for()

    screen = await house.person(DESKTOP, f"#/watch/{code[1]}")
    await ann.press(ann.begins("page-lobby-start-bots", count=2))
    for person in (ann, ben):
        await person.page.get_by_role("list", name=person.text("page_table-hand")).wait_for()
    await screen.page.get_by_text("Ben", exact=True).first.wait_for()
    assert not (await screen.look()).cards
