"""The deck: every card of a book at its real size, placed on sheets with room for crop marks (M1-M4, M9)."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from dizaine.engine.cards.cards import COLOUR_NAMES, SKIP, WILD, Card, natural
from dizaine.faces.print.order import PAPERS, Order, Paper
from dizaine.rulebooks import Rulebook
from dizaine.words.cards.terms import card_name
from dizaine.words.catalogue import Catalogue

CARD_WIDTH: Final = 63.0
CARD_HEIGHT: Final = 88.0
BLEED: Final = 3.0
"""Millimetres of colour beyond the edge, so that a cut that is a little off leaves no white."""
_LEAST_MARGIN: Final = 7.5
"""Millimetres around the cards: what printers cannot reach, and crop marks."""


class Grid(NamedTuple):
    """How the cards lie on a sheet."""

    columns: int
    rows: int
    landscape: bool
    width: float
    height: float

    @property
    def places(self) -> int:
        return self.columns * self.rows


def grid_of(paper: Paper, bleed: float) -> Grid:
    """The way to put most cards on a sheet, upright if that is as good."""
    size = PAPERS[paper]
    upright = _grid(size.width, size.height, bleed, landscape=False)
    across = _grid(size.height, size.width, bleed, landscape=True)
    return across if across.places > upright.places else upright


def _grid(width: float, height: float, bleed: float, *, landscape: bool) -> Grid:
    columns = int((width - 2 * _LEAST_MARGIN) // (CARD_WIDTH + 2 * bleed))
    rows = int((height - 2 * _LEAST_MARGIN) // (CARD_HEIGHT + 2 * bleed))
    return Grid(columns, rows, landscape, width, height)


def deck_cards(book: Rulebook) -> list[Card]:
    """Every card as often as the book has it: colour by colour, then wilds and skips."""
    material = book.material
    numbered = [
        Card(natural(COLOUR_NAMES.index(colour), number))
        for colour in material.colours
        for _ in range(material.copies)
        for number in range(1, material.numbers + 1)
    ]
    return [*numbered, *[Card(WILD)] * material.wilds, *[Card(SKIP)] * material.skips]


def deck(order: Order, catalogue: Catalogue) -> tuple[str, dict[str, Any]]:
    """The template and what is particular to this print."""
    book = order.book
    assert isinstance(book, Rulebook)
    bleed = BLEED if order.bleed else 0.0
    return "deck", {
        "cards": [card_data(catalogue, card) for card in deck_cards(book)],
        "grid": grid_of(order.paper, bleed)._asdict(),
        "bleed": bleed,
        "backs": order.backs,
        "words": {},
    }


def card_data(catalogue: Catalogue, card: Card) -> dict[str, Any]:
    """A card as the template draws it."""
    kind = "wild" if card.is_wild else "skip" if card.is_skip else "number"
    natural = card.is_natural
    return {
        "kind": kind,
        "colour": card.colour if natural else "",
        "number": card.number if natural else 0,
        "name": card_name(catalogue, card),
    }
