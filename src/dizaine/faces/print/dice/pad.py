"""The scorepad of the dice game: bonuses, failures, and a line for the witness of a score over 600 (A1, D2, D6-D8)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from dizaine.faces.print.columns import player_columns
from dizaine.faces.print.examples import phases_data
from dizaine.faces.print.order import PAPERS, Order
from dizaine.rulebooks.dice import DiceBook
from dizaine.words.catalogue import Catalogue
from dizaine.words.dice.clauses import dice_clauses

WITNESS_OVER: Final = 600
"""A score above this needs a witness (A1)."""

# Millimetres
_MARGINS: Final = 24.0
_AROUND: Final = 41.0  # title, order of play, names
_WITNESS: Final = 21.0
_BONUS: Final = 8.0
_FAILURES: Final = 11.0
_TOTAL: Final = 12.0
_HIGHEST_ROW: Final = 16.0


def pad(order: Order, catalogue: Catalogue) -> tuple[str, dict[str, Any]]:
    """The template and what is particular to this print."""
    book = order.book
    assert isinstance(book, DiceBook)
    lines = list(_lines(catalogue, book))
    heights = {"bonus": _BONUS, "failures": _FAILURES, "total": _TOTAL}
    others = sum(heights.get(line["kind"], 0.0) for line in lines)
    room = PAPERS[order.paper].height - _MARGINS - _AROUND - _WITNESS - others
    clauses = {clause.rule: clause for clause in dice_clauses(book)}
    return "pad", {
        "players": player_columns(order),
        "lines": lines,
        "row": min(_HIGHEST_ROW, room / len(book.phases)),
        "words": {
            "heading": catalogue.text("print-kind-pad"),
            "date": catalogue.text("print-date"),
            "order": clauses["D2"].words(catalogue) if "D2" in clauses else "",
            "points": catalogue.text("print-points"),
            "total": catalogue.text("print-total"),
            "witness": catalogue.text("print-pad-witness", points=WITNESS_OVER),
            "signature": catalogue.text("print-pad-signature"),
        },
    }


def _lines(catalogue: Catalogue, book: DiceBook) -> Iterator[dict[str, Any]]:
    """The lines of the pad from top to bottom."""
    for phase in phases_data(catalogue, book, book.numbers):
        yield {"kind": "phase", **phase}
        if phase["number"] == book.half_phase and book.half_bonus:
            words = catalogue.text("print-pad-half", phase=book.half_phase, over=book.half_over)
            yield {"kind": "bonus", "words": words, "points": f"+{book.half_bonus}"}
    if book.finish_bonus:
        yield {"kind": "bonus", "words": catalogue.text("print-pad-finish"), "points": f"+{book.finish_bonus}"}
    alone = book.least_players == 1 and book.failure_cost
    failures = catalogue.text("print-pad-failures-alone", cost=book.failure_cost)
    yield {"kind": "failures", "words": failures if alone else catalogue.text("print-pad-failures")}
    yield {"kind": "total", "words": catalogue.text("print-pad-total")}
