"""The sheet of a card game in columns: all rounds."""

from __future__ import annotations

from dizaine.faces.lines import fitting_columns
from dizaine.faces.terminal.look import Look
from dizaine.scorekeeper.forms import Cell, Row, Status
from dizaine.words.catalogue import Catalogue


def sheet_lines(catalogue: Catalogue, look: Look, status: Status) -> list[str]:
    """A line for each round with a column for each player; as sentences if the columns do not fit."""
    names = [player.name for player in status.players]
    rows = [[_mark(row), *(_cell(catalogue, cell) for cell in row.cells)] for row in status.rows]
    head = [catalogue.text("score-column-round"), *names]
    if not status.places:
        rows.append([catalogue.text("score-column-total"), *(str(player.points) for player in status.players)])
    lines = None if look.words else fitting_columns([head, *rows], look.width, right=range(1, len(head)))
    if lines is None:
        lines = [f"{row[0]}: " + ", ".join(_told(names, row[1:])) for row in rows]
    if any(row.corrected for row in status.rows):
        lines.append(catalogue.text("score-mark-corrected"))
    if any(row.stopped for row in status.rows):
        lines.append(catalogue.text("score-mark-stopped"))
    return lines


def _told(names: list[str], cells: list[str]) -> list[str]:
    return [f"{name} {cell}" for name, cell in zip(names, cells, strict=True) if cell]


def _mark(row: Row) -> str:
    return f"{row.index + 1}{'*' if row.corrected else ''}{' T11' if row.stopped else ''}"


def _cell(catalogue: Catalogue, cell: Cell) -> str:
    """The points, and the phase if one was laid."""
    if cell.place:
        return catalogue.text("score-won-place", place=cell.place)
    if cell.points is None:
        return catalogue.text("score-laid-only", phase=cell.laid) if cell.laid else ""
    return catalogue.text("score-laid", points=cell.points, phase=cell.laid) if cell.laid else str(cell.points)
