"""The rules as a folded leaflet, from the same clauses as `dizaine rules`."""

from __future__ import annotations

from itertools import groupby
from typing import Any, Final

from dizaine.faces.print.examples import phases_data
from dizaine.faces.print.order import Order
from dizaine.words.catalogue import Catalogue
from dizaine.words.kinds import words_of
from dizaine.words.rules import rules_in_words, section_title

SIZES: Final = (11.0, 10.5, 10.0, 9.5, 9.0, 8.5, 8.0, 7.5, 7.0)
"""Points; the largest with which the rules fit on both sides of one sheet is taken."""


def rules(order: Order, catalogue: Catalogue, numbers: int) -> tuple[str, dict[str, Any]]:
    """The template and what is particular to this print."""
    book, words = order.book, words_of(order.book)
    message = "rules-phases-free" if book.has_free_order else "rules-phases-fixed"
    return "rules", {
        "sections": [
            {
                "title": section_title(catalogue, section),
                "phases": section == "phases",
                "rules": [
                    {"id": rule, "text": text} for rule, text in rules_in_words(catalogue, list(clauses)).items()
                ],
            }
            for section, clauses in groupby(words.clauses(book), key=lambda clause: clause.section)
        ],
        "phases": phases_data(catalogue, book, numbers),
        "words": {
            "aim": words.aim(catalogue, book),
            "notes": [catalogue.text(note) for note in words.notes],
            "phases": catalogue.text(message),
        },
    }
