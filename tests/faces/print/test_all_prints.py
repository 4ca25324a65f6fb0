"""Whatever is printed lies inside its margins, overlaps nothing, is tagged, has its fonts with it, and is the same
each time: for every game, language, paper and colour.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

import pytest

from dizaine.faces.print.kinds import kinds_for
from dizaine.faces.print.order import COLOURS, KINDS, PAPERS, Colour, Kind, Order, Paper
from dizaine.faces.print.press import FONT
from dizaine.faces.print.printer import print_pdf
from dizaine.rulebooks.library import all_editions
from dizaine.words.catalogue import LANGUAGES
from tests.faces.print.books import OWN, WIDEST_NAMES, book_of
from tests.faces.print.reading import Page, overlapping, read
from tests.sizes import SOAKING

VARIANTS = ("classic+ten-rounds", "continental+knock+free-order+phases=7", "express+phases=1,3+places")
GAMES = (*all_editions, *VARIANTS, *OWN)
MARGIN = 6.5
"""Millimetres; printers reach at least this close to the edge."""
SMALLEST = 2.5
"""Points of the smallest type, with the widest names and the longest phases that are possible."""
FEW = [
    ("reference", "classic", "de", "a4", "full"),
    ("reference", "longest", "fr", "letter", "grey"),
    ("sheet", "longest", "fr", "letter", "full"),
    ("sheet", "express+phases=1,3+places", "nl", "a4", "ink-saving"),
    ("sheet", "classic+ten-rounds", "de", "letter", "full"),
    ("pad", "dice", "fr", "letter", "grey"),
    ("rules", "continental+knock+free-order+phases=7", "fr", "letter", "full"),
    ("rules", "longest", "de", "a4", "ink-saving"),
    ("deck", "shortest", "en", "letter", "full"),
    ("stickers", "longest", "fr", "a4", "full"),
    ("stickers", "short-dice", "de", "letter", "full"),
]


def orders() -> Iterator[tuple[str, ...]]:
    """A few telling ones in `make test`, all of them in `make soak`."""
    if not SOAKING:
        yield from FEW
        return
    for game in GAMES:
        for kind in kinds_for(book_of(game)):
            for language in LANGUAGES:
                for paper in PAPERS:
                    for colour in COLOURS if language == "fr" else COLOURS[:1]:
                        yield kind, game, language, paper, colour


@pytest.mark.rule("A1", "A2", "A3")
@pytest.mark.soak
@pytest.mark.parametrize(("kind", "game", "language", "paper", "colour"), list(orders()))
def test_nothing_overlaps_or_leaves_the_page(
    kind: Kind, game: str, language: str, paper: Paper, colour: Colour
) -> None:
    book = book_of(game)
    names = WIDEST_NAMES[: book.most_players]
    order = Order(kind, book, language, paper, colour, names)
    pages = read(print_pdf(order))
    size = PAPERS[paper]
    for page in pages:
        assert sorted((page.width, page.height)) == pytest.approx(sorted(size), abs=0.01)
        assert not overlapping(page)
        assert not outside(page)
        assert not [run for run in page.runs if run.points < SMALLEST]
        assert {(run.font.rpartition("+")[2].partition("-")[0], run.embedded) for run in page.runs} <= {
            (FONT.replace(" ", ""), True)
        }
    if kind in ("sheet", "pad"):
        assert len(pages) == 1
        assert all(name in pages[0].text.replace("\n", "").replace(" ", "") for name in names)
    if kind == "rules":
        assert len(pages) <= 2, "it is one sheet to fold"


def outside(page: Page) -> list[str]:
    return [
        run.text
        for run in page.runs
        if min(run.box.left, run.box.bottom, page.width - run.box.right, page.height - run.box.top) < MARGIN
    ]


def test_equal_orders_give_equal_bytes() -> None:
    order = Order("sheet", book_of("classic"), "de", names=("Ann", "Bob"))
    assert print_pdf(order) == print_pdf(order)


def test_every_kind_can_be_printed_for_some_game() -> None:
    assert set(KINDS) == set(get_args(Kind))
    offered = {kind for game in GAMES for kind in kinds_for(book_of(game))}
    assert offered == set(KINDS)


def test_letters_that_no_font_has_spoil_nothing_else() -> None:
    """They become boxes, and the rest is printed."""
    [page] = read(print_pdf(Order("sheet", book_of("classic"), names=("\U00013000", "Bob"))))
    assert "Bob" in page.text


@pytest.mark.parametrize("name", ["Łukasz", "Ольга", "Ωμέγα"])
def test_names_in_other_letters_are_printed(name: str) -> None:
    order = Order("sheet", book_of("classic"), names=(name, "Bob"))
    [page] = read(print_pdf(order))
    assert name in page.text
    assert all(run.embedded for run in page.runs)
