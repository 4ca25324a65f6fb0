"""The phases of the dice game on two slips in view of all (A2)."""

from __future__ import annotations

from typing import Any, Final

from dizaine.faces.print.examples import phases_data
from dizaine.faces.print.order import Order
from dizaine.rulebooks.dice import DiceBook
from dizaine.words.catalogue import Catalogue
from dizaine.words.dice.clauses import dice_clauses

_SLIPS: Final = 2


def reference(order: Order, catalogue: Catalogue) -> tuple[str, dict[str, Any]]:
    """The template and what is particular to this print."""
    book = order.book
    assert isinstance(book, DiceBook)
    bonuses = " ".join(clause.words(catalogue) for clause in dice_clauses(book) if clause.rule == "D7")
    return "reference", {
        "each": False,
        "copies": [""] * _SLIPS,
        "markers": [],
        "phases": phases_data(catalogue, book, book.numbers),
        "words": {
            "heading": catalogue.text("print-phases", phases=len(book.played_phases)),
            "values": bonuses,
            "markers": "",
        },
    }
