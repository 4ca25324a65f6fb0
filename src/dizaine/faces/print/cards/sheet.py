"""The score sheet of a card game: for points, for places (S6), or for one round for each phase (V1) (A1)."""

from __future__ import annotations

from typing import Any, Final

from dizaine.faces.print.cards.values import values_line
from dizaine.faces.print.columns import player_columns
from dizaine.faces.print.examples import phases_data
from dizaine.faces.print.order import PAPERS, Order
from dizaine.faces.print.pyramid import pyramid
from dizaine.rulebooks import Rulebook
from dizaine.words.catalogue import Catalogue

# Millimetres
_MARGINS: Final = 24.0
_HEAD: Final = 33.0  # title, names, words above the columns
_FOOT: Final = 7.5
_DOT: Final = 6.6
_ROW: Final = 7.0
_HIGHEST_ROW: Final = 18.0
_PLACE_ROW: Final = 12.0
_ROUND_COLUMN: Final = 10.0
_PHASE_COLUMN: Final = 50.0


def sheet(order: Order, catalogue: Catalogue) -> tuple[str, dict[str, Any]]:
    """The template and what is particular to this print."""
    book = order.book
    assert isinstance(book, Rulebook)
    phases = phases_data(catalogue, book, book.material.numbers)
    rounds = book.winning.rounds == "one-per-phase"
    steps = pyramid(len(phases))
    pyramid_height = steps["height"] * _DOT + 4
    legend = 0.0 if rounds else 8 + -(-len(phases) // 2) * 5.8
    last = 0.0 if rounds else _PLACE_ROW
    room = PAPERS[order.paper].height - _MARGINS - _HEAD - _FOOT - pyramid_height - legend - last
    if rounds:
        rows = [{"label": str(phase["number"]), "words": phase["words"]} for phase in phases]
        row = min(_HIGHEST_ROW, room / len(rows))
    else:
        rows = [{"label": str(number), "words": ""} for number in range(1, int(room // _ROW) + 1)]
        row = _ROW
    return "sheet", {
        "players": player_columns(order),
        "phases": phases,
        "pyramid": steps,
        "pyramid-height": pyramid_height,
        "rows": rows,
        "row": row,
        "first": _PHASE_COLUMN if rounds else _ROUND_COLUMN,
        "parts": 3 if book.counts_points else 1,
        "legend": not rounds,
        "words": {
            "heading": catalogue.text("print-kind-sheet"),
            "date": catalogue.text("print-date"),
            "round": catalogue.text("print-phase" if rounds else "print-round"),
            "points": catalogue.text("print-points"),
            "total": catalogue.text("print-total"),
            "phase": catalogue.text("print-phase"),
            "last": "" if rounds else catalogue.text("print-place"),
            "values": values_line(catalogue, book),
        },
    }
