"""The papers on the rules screen: choose one, and it opens as a PDF."""

from __future__ import annotations

import httpx2
import pytest

from dizaine.faces.print.order import Order
from dizaine.faces.print.printer import print_pdf
from dizaine.rulebooks.library import load_any
from tests.page.house import PHONE, House

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_person_chooses_what_to_print(house: House) -> None:
    person = await house.person(PHONE, "#/rules/dice")
    page, text = person.page, person.text
    await page.get_by_role("heading", name=text("page_print-title")).wait_for()
    for choice in ("page_print-kind-pad", "page_print-paper-letter", "page_print-colour-grey"):
        await page.get_by_text(text(choice), exact=True).tap()
    await page.get_by_label(text("page_print-names")).fill("Ann, Bob")
    link = page.get_by_role("link", name=text("page_print-open"))
    box = await link.bounding_box()
    assert box is not None
    assert box["height"] >= 44, "a large target"
    address = await link.evaluate("(link) => link.pathname + link.search")
    language = await page.evaluate("document.documentElement.lang")
    order = Order("pad", load_any("dice"), language, "letter", "grey", ("Ann", "Bob"))
    assert httpx2.get(house.server.url + address).content == print_pdf(order)
    cards = page.get_by_text(text("page_print-kind-deck"), exact=True)
    assert not await cards.count(), "dice have no cards"
