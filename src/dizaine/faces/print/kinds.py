"""What can be printed for each kind of game, and which module makes it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from dizaine.faces.print.cards.deck import deck
from dizaine.faces.print.cards.reference import reference as card_reference
from dizaine.faces.print.cards.sheet import sheet
from dizaine.faces.print.cards.stickers import stickers as card_stickers
from dizaine.faces.print.dice.pad import pad
from dizaine.faces.print.dice.reference import reference as dice_reference
from dizaine.faces.print.dice.stickers import stickers as dice_stickers
from dizaine.faces.print.order import KINDS, Kind, NotPrinted, Order
from dizaine.faces.print.rules import rules
from dizaine.rulebooks import Rulebook
from dizaine.rulebooks.library import Book
from dizaine.words.catalogue import Catalogue

Make = Callable[[Order, Catalogue], tuple[str, dict[str, Any]]]


def _rules(order: Order, catalogue: Catalogue) -> tuple[str, dict[str, Any]]:
    return rules(order, catalogue, highest_number(order.book))


_MAKERS: Final[dict[str, dict[Kind, Make]]] = {
    "cards": {
        "reference": card_reference,
        "sheet": sheet,
        "rules": _rules,
        "deck": deck,
        "stickers": card_stickers,
    },
    "dice": {
        "reference": dice_reference,
        "sheet": pad,  # the score sheet of the dice game is the pad
        "pad": pad,
        "rules": _rules,
        "stickers": dice_stickers,
    },
}


def kinds_for(book: Book) -> tuple[Kind, ...]:
    """What can be printed for a book, in the order of menus; the pad is not offered a second time as a sheet."""
    makers = _MAKERS[book.kind]
    return tuple(kind for kind in KINDS if kind in makers and not (kind == "sheet" and "pad" in makers))


def maker(order: Order) -> Make:
    """What makes the print; raises `NotPrinted` with what to print instead."""
    makers = _MAKERS[order.book.kind]
    if order.kind not in makers:
        raise NotPrinted(f"print-error-no-{order.kind}", book=order.book.id)
    return makers[order.kind]


def highest_number(book: Book) -> int:
    """The highest number on a card or a die."""
    return book.material.numbers if isinstance(book, Rulebook) else book.numbers
