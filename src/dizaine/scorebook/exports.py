"""Score sheets as files: CSV for a spreadsheet, and JSON with everything that was written."""

from __future__ import annotations

import csv
import io
from typing import Final

import msgspec

from dizaine.scorebook.views import SheetView
from dizaine.scorekeeper.forms import Row, Saved
from dizaine.words.catalogue import Catalogue

_FORMULA: Final = "=+-@\t\r"
"""A spreadsheet takes a text that begins like this for a formula."""
BYTE_ORDER_MARK: Final = "\ufeff"
"""Without it some spreadsheets do not read names with accents."""


class SheetExport(msgspec.Struct, frozen=True, kw_only=True):
    """A sheet with everything that was written on it."""

    saved: Saved
    """The setup with its complete rulebook, and all entries and corrections: enough to work everything out again."""
    sheet: SheetView


def sheet_csv(view: SheetView, language: str) -> str:
    """A line for each entry that counts: who went out, and for each player the phase, the points and the total."""
    catalogue, status = Catalogue(language), view.status
    names = [_plain(player.name) for player in status.players]
    file = io.StringIO()
    lines = csv.writer(file)
    columns = [catalogue.text(f"sheets-column-{column}") for column in ("phase", "points", "total")]
    first = "turn" if status.kind == "dice" else "out"
    heads = [catalogue.text("sheets-column-entry"), catalogue.text(f"sheets-column-{first}")]
    heads += [f"{name} – {column}" for name in names for column in columns]
    lines.writerow([*heads, catalogue.text("sheets-column-corrected")])
    for row in status.rows:
        lines.writerow(_line(row, names, catalogue.text("sheets-corrected")))
    return BYTE_ORDER_MARK + file.getvalue()


def _line(row: Row, names: list[str], corrected: str) -> list[str]:
    who = row.out if row.turn is None else row.turn
    line = [str(row.index + 1), "" if who is None else names[who]]
    for cell in row.cells:
        points = "" if cell.points is None else str(cell.points)
        line += [str(cell.laid) if cell.laid else "", points, str(cell.total)]
    return [*line, corrected if row.corrected else ""]


def _plain(name: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return f"'{name}" if name[:1] in _FORMULA else name
