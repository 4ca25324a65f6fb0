"""Sheets for other programs: a table as CSV, everything as JSON."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from typing import Final

import msgspec

from dizaine.scorekeeper.forms import Cell, Exported, Row, Saved, Status
from dizaine.scorekeeper.sheet import Sheet
from dizaine.words.catalogue import Catalogue

_FORMULA: Final = ("=", "+", "-", "@")
"""What a spreadsheet takes for the beginning of a formula."""


def to_csv(sheet: Sheet, catalogue: Catalogue) -> str:
    """A line for each entry that counts: who dealt and went out, then phase, points and total of each player."""
    text = io.StringIO()
    writer = csv.writer(text)
    status = sheet.status(catalogue)
    writer.writerow(_titles(status, catalogue))
    for row in status.rows:
        writer.writerow(_values(status, row, catalogue))
    return text.getvalue()


def to_json(sheet: Sheet, catalogue: Catalogue) -> bytes:
    """Everything, in a form that `from_json` opens again."""
    saved, status = sheet.saved(), sheet.status(catalogue)
    exported = Exported(setup=saved.setup, changes=saved.changes, entries=list(sheet.entries), status=status)
    return msgspec.json.format(msgspec.json.encode(exported)) + b"\n"


def from_json(text: bytes) -> Sheet:
    """The sheet of an export or of a saved file. Raises `DecodeError`, or `EntryRefused`."""
    try:
        return Sheet.opened(msgspec.json.decode(text, type=Saved))
    except msgspec.ValidationError:
        exported = msgspec.json.decode(text, type=Exported)
        return Sheet.opened(Saved(setup=exported.setup, changes=exported.changes))


def _titles(status: Status, catalogue: Catalogue) -> Iterator[str]:
    if status.kind == "cards":
        yield from (catalogue.text(f"score-csv-{column}") for column in ("round", "dealer", "out"))
    else:
        yield from (catalogue.text(f"score-csv-{column}") for column in ("turn", "player"))
    for player in status.players:
        for column in _columns(status):
            yield _plain(catalogue.text(f"score-csv-of-{column}", name=player.name))


def _columns(status: Status) -> tuple[str, ...]:
    """What is told of each player: without points, the places (S6)."""
    return ("phase", "place") if status.places else ("phase", "points", "total")


def _values(status: Status, row: Row, catalogue: Catalogue) -> Iterator[str | int]:
    def name(seat: int | None) -> str:
        return "" if seat is None else _plain(status.players[seat].name)

    yield row.index + 1
    if status.kind == "cards":
        yield name(row.dealer)
        yield catalogue.text("score-csv-stopped") if row.stopped else name(row.out)
    else:
        yield name(row.turn)
    for cell in row.cells:
        for column in _columns(status):
            yield _value(cell, column)


def _value(cell: Cell, column: str) -> str | int:
    """An empty field stands for none."""
    if column == "points":
        return 0 if cell.failed else "" if cell.points is None else cell.points + cell.bonus
    return {"phase": cell.laid or "", "place": cell.place or "", "total": cell.total}[column]


def _plain(text: str) -> str:
    """A text that no spreadsheet computes."""
    return f"'{text}" if text.startswith(_FORMULA) else text
