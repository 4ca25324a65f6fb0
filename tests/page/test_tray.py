"""The tray: cards are put into places by touch, by dragging and with the keyboard, and the phase is laid like that.

The positions are staged. The engine plans and judges, and records which moves the page makes.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

import pytest
from playwright.async_api import Locator, Page, expect

from tests.page.house import DESKTOP, PHONE, Device, House
from tests.page.staging import Scene, stage

pytestmark = pytest.mark.asyncio(loop_scope="session")

HAND: Final = "r9 g9 b9 y9 y4 b5 g6 W y1 S"
"""Three of four 9s make the set. The run from 4 has a wild, which may stand for 3 or 7."""
PLANNED: Final = "0: lay 2: set 9 = r9 y9 g9 + run 4 = y4 b5 g6 W"


@dataclass
class Tray:
    """The tray on a page with a staged position."""

    page: Page
    moves: list[str]

    def held(self, key: str) -> Locator:
        """A card of the hand, wherever it stands."""
        return self.page.locator(f'[data-key="{key}"]')

    def place(self, group: int, index: int) -> Locator:
        return self.page.locator(f'[data-drop="tray:{group}:{index}"]')

    def standing(self, key: str) -> Locator:
        """A card, if it stands in the tray."""
        return self.page.locator(f'.tray [data-key="{key}"]')

    @property
    def lay(self) -> Locator:
        return self.page.locator("[data-act=lay]")

    @property
    def alert(self) -> Locator:
        return self.page.get_by_role("alert")

    async def laid(self) -> str:
        """Lay what stands in the tray: the move that the page makes."""
        await expect(self.lay).to_be_enabled()
        await self.lay.click()
        await expect(self.lay).to_be_enabled()  # it is not while a move is on its way
        (move,) = self.moves
        return move


async def sit(house: House, device: Device, hand: str = HAND, players: str = "phase 2; done 1", book: str = "") -> Tray:
    page = await (await house.device(device)).new_page()
    position = f"""rulebook continental{book}
        players 2
        stage play
        round 4
        dealer 1
        player 0; {players}; score 45; hand {hand}
        player 1; {players}; score 60; hand r2 r2 g3 y5 r6
        discard b12
        """
    moves = (await stage(house, page, Scene(position))).moves
    tray = Tray(page, moves)
    await tray.place(0, 0).wait_for()
    return tray


async def test_a_full_tray_is_laid_as_it_stands(house: House) -> None:
    tray = await sit(house, PHONE)
    await expect(tray.page.locator(".tray")).to_contain_text("Complete")
    await expect(tray.place(1, 3)).to_have_accessible_name("wild, stands for 7, in the run of 4")
    await expect(tray.page.locator("ul[data-place=hand] button")).to_have_count(3)  # the others stand in the tray
    assert await tray.laid() == PLANNED


async def test_by_touch(house: House) -> None:
    """The planner leaves one 9 out, and the person wants to lay just that one."""
    tray = await sit(house, PHONE)
    await expect(tray.standing("b9.1")).to_have_count(0)
    await tray.held("b9.1").tap()
    await expect(tray.place(0, 2)).to_have_class(re.compile(r"\blit\b"))
    await expect(tray.place(1, 0)).to_have_class(re.compile(r"\bdark\b"))
    await tray.place(0, 2).tap()
    await expect(tray.standing("b9.1")).to_have_accessible_name("blue 9, in the set of 3, put there by you")
    assert re.fullmatch(r"0: lay 2: set 9 = .*b9.* \+ run 4 = y4 b5 g6 W", await tray.laid())


async def test_by_dragging(house: House) -> None:
    """A card is dragged into a group and out of it again."""
    tray = await sit(house, DESKTOP)
    await tray.held("b9.1").drag_to(tray.place(0, 0))
    await expect(tray.standing("b9.1")).to_have_accessible_name(re.compile("put there by you"))
    await expect(tray.lay).to_be_visible()
    await tray.held("b5.1").drag_to(tray.held("S.1"))
    await expect(tray.standing("b5.1")).to_have_count(0)
    await expect(tray.place(1, 1)).to_have_accessible_name("place 2 of the run of 4, needs a 5")
    await expect(tray.lay).to_have_count(0)
    await expect(tray.standing("b9.1")).to_have_count(1)
    await tray.page.get_by_role("button", name="Refill the tray").click()
    assert await tray.laid() == PLANNED


async def test_with_the_keyboard(house: House) -> None:
    """Delete returns a card, arrows go along the places, and Enter sets the picked card."""
    tray = await sit(house, DESKTOP)
    await tray.place(0, 0).focus()
    await tray.page.keyboard.press("ArrowRight")
    await expect(tray.place(0, 1)).to_be_focused()
    await tray.page.keyboard.press("Delete")
    await expect(tray.standing("y9.1")).to_have_count(0)
    await tray.held("b9.1").focus()
    await tray.page.keyboard.press("Enter")
    empty = tray.page.get_by_role("button", name=re.compile("of the set of 3, needs a 9"))
    await expect(empty).to_have_class(re.compile(r"\blit\b"))
    await empty.focus()
    await tray.page.keyboard.press("Enter")
    await expect(tray.standing("b9.1")).to_have_count(1)
    await expect(tray.standing("y9.1")).to_have_count(0)
    await tray.place(1, 0).focus()
    await tray.page.keyboard.press("Enter")
    await expect(tray.standing("y4.1")).to_have_attribute("aria-pressed", "true")
    await tray.page.keyboard.press("Escape")
    await expect(tray.standing("y4.1")).to_have_attribute("aria-pressed", "false")
    assert await tray.laid() == "0: lay 2: set 9 = r9 g9 b9 + run 4 = y4 b5 g6 W"


async def test_what_a_wild_stands_for(house: House) -> None:
    """The planner chose 7; 3 is possible, too."""
    tray = await sit(house, PHONE)
    await tray.held("W.1").tap()
    bubble = tray.page.get_by_role("group", name="The wild is")
    await expect(bubble.get_by_role("button", name="7")).to_have_attribute("aria-pressed", "true")
    await bubble.get_by_role("button", name="3").tap()
    await expect(bubble).to_have_count(0)
    await expect(tray.held("W.1")).to_have_accessible_name("wild, stands for 3, in the run of 4, put there by you")
    assert await tray.laid() == "0: lay 2: set 9 = r9 y9 g9 + run 3 = W y4 b5 g6"


async def test_an_arrangement_that_the_planner_does_not_choose(house: House) -> None:
    """The wild becomes the third 9, and a natural 7 completes the run."""
    tray = await sit(house, DESKTOP, "r9 g9 b9 y4 b5 g6 r7 W y1 S")
    await expect(tray.standing("W.1")).to_have_count(0)
    await tray.held("W.1").drag_to(tray.place(0, 2))
    await expect(tray.standing("W.1")).to_have_accessible_name(re.compile("stands for 9, in the set of 3"))
    move = await tray.laid()
    assert re.fullmatch(r"0: lay 2: set 9 = \w+ \w+ W \+ run 4 = y4 b5 g6 r7", move), move


async def test_a_place_that_cannot_take_a_card_says_why(house: House) -> None:
    tray = await sit(house, PHONE, "r9 g9 y4 g6 W y1 b12 S")
    await tray.held("S.1").tap()
    empty = tray.page.get_by_role("button", name=re.compile(r"^place \d of")).first
    await expect(empty).to_have_class(re.compile(r"\bdark\b"))
    await empty.tap()
    await expect(tray.alert).to_contain_text("A skip can’t be part of a phase")
    await expect(tray.alert.get_by_role("button", name="Rule K4")).to_be_visible()
    await tray.held("y1.1").tap()
    await expect(tray.alert).to_have_count(0)


async def test_a_phase_is_chosen_where_the_order_is_free(house: House) -> None:
    tray = await sit(house, PHONE, players="done 1", book="+free-order")
    await tray.page.get_by_role("button", name="Choose a phase").tap()
    sheet = tray.page.get_by_role("dialog")
    await expect(sheet.get_by_role("img", name=re.compile("^Phase 1, .*, done$"))).to_be_visible()
    await sheet.get_by_role("button", name=re.compile("^Phase 6, 1 run of 9, 3 missing$")).tap()
    await expect(sheet).to_have_count(0)
    await expect(tray.page.locator(".tray h2")).to_have_text("Phase 6: Run of 9")
    await expect(tray.page.locator("[data-spot]")).to_have_count(9)
