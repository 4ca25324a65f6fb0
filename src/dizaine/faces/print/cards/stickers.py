"""Stickers that turn ordinary packs into a deck, with a table of which card is what (A3, M8)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from dizaine.engine.cards.cards import COLOUR_NAMES, SKIP, WILD, Card, natural
from dizaine.engine.cards.symbols import RANKS, SUITS
from dizaine.faces.print.cards.deck import card_data
from dizaine.faces.print.cards.packs import Packs, packs_for
from dizaine.faces.print.order import Order
from dizaine.rulebooks import Rulebook
from dizaine.words.cards.terms import card_name
from dizaine.words.catalogue import Catalogue
from dizaine.words.terms import colour_name, shape_name

CORNERS: Final = 2
"""Stickers for each card: one for each of two opposite corners."""

Row = dict[str, str]


def stickers(order: Order, catalogue: Catalogue) -> tuple[str, dict[str, Any]]:
    """The template and what is particular to this print."""
    book = order.book
    assert isinstance(book, Rulebook)
    packs = packs_for(book)
    return "stickers", {
        "stickers": [card_data(catalogue, card) for card in stuck_cards(book) for _ in range(CORNERS)],
        "table": list(_table(catalogue, book, packs)),
        "words": {
            "heading": catalogue.text("print-kind-stickers"),
            "how": catalogue.text("print-stickers-how", packs=packs.count),
            "from": catalogue.text("print-stickers-from"),
            "becomes": catalogue.text("print-stickers-becomes"),
        },
    }


def stuck_cards(book: Rulebook) -> list[Card]:
    """The cards that need stickers: those whose ordinary card shows neither their number nor a colour of its own."""
    material = book.material
    numbered = [
        Card(natural(COLOUR_NAMES.index(colour), number))
        for place, colour in enumerate(material.colours)
        for number in range(1, material.numbers + 1)
        for _ in range(material.copies)
        if place >= len(SUITS) or not RANKS[number - 1].isdigit()
    ]
    return [*numbered, *[Card(WILD)] * material.wilds, *[Card(SKIP)] * material.skips]


def _table(catalogue: Catalogue, book: Rulebook, packs: Packs) -> Iterator[Row]:
    material = book.material
    for suit, colour in zip(SUITS, material.colours, strict=False):
        yield _row(catalogue.text(f"terms-suit-{suit}"), _colour_words(catalogue, colour), suit=suit, colour=colour)
    for pack, suit in packs.extra_suits:
        name = catalogue.text("print-stickers-of-pack", cards=catalogue.text(f"terms-suit-{suit}"), pack=pack)
        fifth = material.colours[-1]
        yield _row(name, _colour_words(catalogue, fifth), suit=suit, colour=fifth)
    for number, rank in enumerate(RANKS[: material.numbers], 1):
        if not rank.isdigit():
            yield _row(catalogue.text(f"terms-rank-{rank}"), str(number))
    last = min(material.numbers, 10)
    if last > 1:
        span = "2" if last == 2 else f"2–{last}"
        yield _row(catalogue.text("print-stickers-numbers", numbers=span), catalogue.text("print-stickers-as-they-are"))
    for taken, letter, card in ((packs.wilds, "W", Card(WILD)), (packs.skips, "S", Card(SKIP))):
        for rank, count in taken.items():
            yield _row(f"{count} × {_rank(catalogue, rank)}", card_name(catalogue, card), letter=letter)
    if packs.unused:
        left = ", ".join(f"{count} × {_rank(catalogue, rank)}" for rank, count in packs.unused.items())
        yield _row(left, catalogue.text("print-stickers-unused"))


def _rank(catalogue: Catalogue, rank: str) -> str:
    return rank if rank.isdigit() else catalogue.text(f"terms-rank-{rank}")


def _colour_words(catalogue: Catalogue, colour: str) -> str:
    return catalogue.text(
        "rules-colour-and-shape", colour=colour_name(catalogue, colour), shape=shape_name(catalogue, colour)
    )


def _row(start: str, becomes: str, *, suit: str = "", colour: str = "", letter: str = "") -> Row:
    return {"from": start, "becomes": becomes, "suit": suit, "colour": colour, "letter": letter}
