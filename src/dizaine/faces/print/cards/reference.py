"""Reference cards as the sheet has them: one each with a marker, or a few slips in view of all (A2, M7)."""

from __future__ import annotations

from typing import Any, Final

from dizaine.faces.print.cards.values import values_line
from dizaine.faces.print.examples import phases_data
from dizaine.faces.print.order import Order
from dizaine.rulebooks import Rulebook
from dizaine.words.catalogue import Catalogue

_SLIPS: Final = 2
"""For a book that mentions no reference cards."""
_MOST: Final = 24
"""More cards than this are not printed at once, whatever a book says."""


def reference(order: Order, catalogue: Catalogue) -> tuple[str, dict[str, Any]]:
    """The template and what is particular to this print."""
    book = order.book
    assert isinstance(book, Rulebook)
    material = book.material
    each = material.reference_each and material.reference_cards > 0
    cards = min(material.reference_cards or _SLIPS, _MOST)
    names = list(order.names)[:cards] if each else []
    markers = min(material.markers, _MOST)
    return "reference", {
        "each": each,
        "copies": [*names, *[""] * (cards - len(names))],
        "markers": [*names[:markers], *[""] * (markers - len(names[:markers]))],
        "phases": phases_data(catalogue, book, material.numbers),
        "words": {
            "heading": catalogue.text("print-phases", phases=len(book.played_phases)),
            "values": values_line(catalogue, book),
            "markers": catalogue.text("print-markers"),
        },
    }
