"""The deck: each card as often as the book says, 63 by 88 mm, with backs where the fronts are."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import pairwise

import pytest

from dizaine.faces.print.order import Order, Paper
from dizaine.faces.print.printer import print_pdf
from dizaine.rulebooks import Rulebook
from tests.faces.print.books import book_of
from tests.faces.print.reading import Page, read
from tests.sizes import size

GAMES = ["classic", "longest", "express", "continental", "dutch", "shortest"][: size(2, 6)]
WIDE, HIGH = 63, 88
LARGE = 80
"""Points of the numeral in the middle of a card, and no other text."""


def pages_of(game: str, paper: Paper = "a4", *, bleed: bool = False, backs: bool = False) -> list[Page]:
    return read(print_pdf(Order("deck", book_of(game), "en", paper, bleed=bleed, backs=backs)))


@pytest.mark.rule("M1", "M2", "M3", "M4", "A3")
@pytest.mark.parametrize("game", GAMES)
def test_each_card_is_there_as_often_as_the_book_says(game: str) -> None:
    book = book_of(game)
    assert isinstance(book, Rulebook)
    material = book.material
    wanted = Counter({"wild": material.wilds, "skip": material.skips})
    for colour in material.colours:
        for number in range(1, material.numbers + 1):
            wanted[f"{colour} {number}"] = material.copies
    pages = pages_of(game)
    assert Counter(name for page in pages for name in page.names) == +wanted
    numerals = Counter(run.text.strip() for page in pages for run in page.runs if run.points > LARGE)
    assert numerals == Counter(
        {str(number): material.copies * len(material.colours) for number in range(1, material.numbers + 1)}
    )
    corners = Counter(run.text.strip() for page in pages for run in page.runs if run.points <= LARGE)
    assert corners["W"] == 2 * material.wilds
    assert corners["S"] == 2 * material.skips


def cuts(page: Page) -> tuple[list[float], list[float]]:
    """Where the crop marks say to cut: thin lines outside the cards."""
    upright = {round((box.left + box.right) / 2, 2) for box in page.paths if box.right - box.left < 0.5}
    level = {round((box.top + box.bottom) / 2, 2) for box in page.paths if box.top - box.bottom < 0.5}
    return sorted(upright), sorted(level)


@pytest.mark.rule("A3")
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_cards_are_63_by_88_mm(paper: Paper) -> None:
    for page in pages_of("shortest", paper):
        upright, level = cuts(page)
        assert [after - before for before, after in pairwise(upright)] == pytest.approx([WIDE] * 3, abs=0.05)
        assert [after - before for before, after in pairwise(level)] == pytest.approx([HIGH] * 3, abs=0.05)
        for run in page.runs:
            assert upright[0] < run.box.left < run.box.right < upright[-1]
            assert level[0] < run.box.bottom < run.box.top < level[-1]
        marks = [box for box in page.paths if min(box.right - box.left, box.top - box.bottom) < 0.5]
        assert min(min(box.left, box.bottom) for box in marks) > 3, "printers do not reach the edge"


@pytest.mark.rule("A3")
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_bleed_goes_3_mm_beyond_the_cut(paper: Paper) -> None:
    page = pages_of("shortest", paper, bleed=True)[0]
    upright, level = cuts(page)
    assert upright[1] - upright[0] == pytest.approx(WIDE, abs=0.05)
    assert upright[2] - upright[1] == pytest.approx(6, abs=0.05)
    assert level[1] - level[0] == pytest.approx(HIGH, abs=0.05)
    fields = [box for box in page.paths if box.right - box.left > WIDE and box.top - box.bottom > HIGH]
    assert len(fields) == len(page.names)
    for field in fields:
        assert (field.right - field.left, field.top - field.bottom) == pytest.approx((WIDE + 6, HIGH + 6), abs=0.05)


@pytest.mark.rule("A3")
@pytest.mark.parametrize("bleed", [False, True])
def test_backs_lie_behind_their_fronts(bleed: bool) -> None:
    """A sheet turned over its long edge has each back exactly behind a card."""
    pages = pages_of("shortest", "letter", bleed=bleed, backs=True)
    fronts, backs = pages[0::2], pages[1::2]
    assert not any(page.names or page.runs for page in backs), "a back shows nothing to read"
    large = (WIDE - 10, HIGH - 10)
    for front, back in zip(fronts, backs, strict=True):
        across = front.width > front.height
        seen = Counter(centre(box, front, across) for box in front.paths if is_larger(box, large))
        behind = Counter(centre(box, back, False, plain=True) for box in back.paths if is_larger(box, large))
        assert set(seen) == set(behind)
        assert len(seen) == len(front.names)


def is_larger(box: tuple[float, float, float, float], wanted: tuple[float, float]) -> bool:
    return box[2] - box[0] > wanted[0] and box[3] - box[1] > wanted[1]


def centre(box: tuple[float, float, float, float], page: Page, across: bool, *, plain: bool = False) -> tuple[int, int]:
    """The middle of a card in millimetres; of a front as it is seen through the paper from behind."""
    x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    if not plain:
        x, y = (x, page.height - y) if across else (page.width - x, y)
    return round(x), round(y)


@pytest.mark.rule("M9")
def test_colours_are_told_apart_without_colour() -> None:
    """In grey, the cards of two colours still differ by more than their lightness: each has its own shape."""
    shapes = {}
    for colour in ("red", "yellow", "green", "blue", "orange"):
        book = book_of("shortest")
        assert isinstance(book, Rulebook)
        changed = book_with_colour(book, colour)
        page = read(print_pdf(Order("deck", changed, colour="grey")))[0]
        small = [box for box in page.paths if 7 < box.top - box.bottom < 12 and box.left < 60 and box.bottom > 200]
        shapes[colour] = {(round(box.right - box.left, 1), round(box.top - box.bottom, 1)) for box in small}
    assert len({frozenset(shape) for shape in shapes.values()}) == len(shapes), shapes


def book_with_colour(book: Rulebook, colour: str) -> Rulebook:
    return replace(book, material=replace(book.material, colours=(colour,)))
