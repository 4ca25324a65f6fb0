"""Stickers: what turns ordinary packs into a deck, and plain dice into those of the game."""

from __future__ import annotations

from collections import Counter

import pytest

from dizaine.engine.cards.cards import Card
from dizaine.engine.cards.symbols import RANKS, SUITS, ordinary
from dizaine.faces.print.cards.packs import packs_for
from dizaine.faces.print.cards.stickers import CORNERS, stuck_cards
from dizaine.faces.print.order import Order
from dizaine.faces.print.printer import print_pdf
from dizaine.rulebooks import Rulebook
from dizaine.rulebooks.dice import DiceBook
from tests.faces.print.books import book_of
from tests.faces.print.reading import read


def card_book(game: str) -> Rulebook:
    book = book_of(game)
    assert isinstance(book, Rulebook)
    return book


@pytest.mark.rule("A3", "M8")
def test_two_packs_make_the_dutch_deck() -> None:
    packs = packs_for(card_book("dutch"))
    assert packs.count == 2
    assert packs.wilds == {"king": 8}
    assert packs.skips == {"joker": 4}
    assert not packs.unused


@pytest.mark.rule("A3", "M8")
@pytest.mark.parametrize("game", ["dutch", "classic", "express", "longest", "shortest"])
def test_the_packs_contain_every_card_once(game: str) -> None:
    """All cards of all packs are accounted for: numbers, wilds, skips, and what is left over."""
    book = card_book(game)
    packs = packs_for(book)
    material = book.material
    cards = Counter(dict.fromkeys((*RANKS, "king"), 4 * packs.count)) + Counter(joker=2 * packs.count)
    used = Counter(packs.wilds) + Counter(packs.skips) + Counter(packs.unused)
    for rank in RANKS[: material.numbers]:
        used[rank] += len(material.colours) * material.copies
    assert used == cards
    assert sum(packs.wilds.values()) == material.wilds
    assert sum(packs.skips.values()) == material.skips
    assert len(set(packs.extra_suits)) == len(packs.extra_suits)
    assert all(pack <= packs.count for pack, _ in packs.extra_suits)


@pytest.mark.rule("A3", "M8")
@pytest.mark.parametrize("game", ["dutch", "express", "longest"])
def test_there_are_two_stickers_for_each_card_that_needs_them(game: str) -> None:
    book = card_book(game)
    pages = read(print_pdf(Order("stickers", book)))
    wanted = Counter({"wild": 2 * book.material.wilds, "skip": 2 * book.material.skips})
    for place, colour in enumerate(book.material.colours):
        for number in range(1, book.material.numbers + 1):
            if place > 3 or number in (1, 11, 12):  # ace, jack, queen, and a colour without a suit of its own
                wanted[f"{colour} {number}"] = 2 * book.material.copies
    assert Counter(name for page in pages for name in page.names) == +wanted
    assert len(stuck_cards(book)) * CORNERS == wanted.total()


@pytest.mark.rule("A3", "M8")
def test_the_table_says_which_suit_is_which_colour() -> None:
    """The same as on every screen."""
    book = card_book("dutch")
    text = read(print_pdf(Order("stickers", book)))[0].text
    for suit, colour in zip(SUITS, book.colours, strict=True):
        card = Card.from_text(f"{colour[0]}7")
        assert ordinary(card, book).suit == suit
        assert text.index(suit) < text.index(colour)
    for words in ("8 × king", "4 × joker", "ace", "jack", "queen", "2–10"):
        assert words in text


@pytest.mark.rule("A3", "D1")
@pytest.mark.parametrize("game", ["dice", "dice-french", "short-dice"])
def test_each_face_of_each_die_has_a_sticker(game: str) -> None:
    book = book_of(game)
    assert isinstance(book, DiceBook)
    [page] = read(print_pdf(Order("stickers", book)))
    faces = Counter(f"{face.colour} {face.number or 'W'}" for die in book.dice for face in die)
    assert Counter(page.names) == faces
    squares = [box for box in page.paths if box.right - box.left == pytest.approx(14, abs=1.3)]
    assert len(squares) >= len(page.names)
