"""Stickers for plain dice: the six faces of each die in a row (A3, D1)."""

from __future__ import annotations

from typing import Any, Final

from dizaine.faces.print.order import Order
from dizaine.rulebooks.dice import DiceBook
from dizaine.words.catalogue import Catalogue

FACE: Final = 14.0
"""Millimetres of a side: it fits the usual dice of 16 mm, whose edges are rounded."""


def stickers(order: Order, catalogue: Catalogue) -> tuple[str, dict[str, Any]]:
    """The template and what is particular to this print."""
    book = order.book
    assert isinstance(book, DiceBook)
    return "dice", {
        "face": FACE,
        "dice-list": [
            {
                "name": catalogue.text("print-die", number=number),
                "faces": [
                    {
                        "sign": (sign := str(face.number or "W")),
                        "colour": face.colour,
                        "name": catalogue.text(f"terms-card-{face.colour}", number=sign),
                    }
                    for face in die
                ],
            }
            for number, die in enumerate(book.dice, 1)
        ],
        "words": {
            "heading": catalogue.text("print-kind-stickers"),
            "how": catalogue.text("print-dice-how", dice=len(book.dice), size=int(FACE)),
        },
    }
