"""The pad in columns: a line for each phase, then bonuses, failures, the total, and the witness (A1)."""

from __future__ import annotations

from dizaine.faces.lines import fitting_columns
from dizaine.faces.terminal.look import Look
from dizaine.scorekeeper.forms import Player, Status
from dizaine.words.catalogue import Catalogue


def sheet_lines(catalogue: Catalogue, look: Look, status: Status) -> list[str]:
    """The pad, with the words of the phases if they fit; as sentences if not even the numbers do."""
    table = _table(catalogue, status)
    for words in () if look.words else (True, False):
        rows = table if words else [[row[0] or row[1], *row[2:]] for row in table]
        if lines := fitting_columns(rows, look.width, right=range(2 if words else 1, len(rows[0]))):
            return lines
    names = [player.name for player in status.players]
    return [
        f"{row[0] or row[1]}: " + ", ".join(f"{name} {cell}" for name, cell in zip(names, row[2:], strict=True) if cell)
        for row in table[1:]
    ]


def _table(catalogue: Catalogue, status: Status) -> list[list[str]]:
    players = status.players
    table = [["", "", *(player.name for player in players)]]
    for place, phase in enumerate(status.phases):
        table.append([str(phase.number), phase.text, *(_made(player, place) for player in players)])
    for column, cells in (
        ("bonus", [str(sum(player.bonuses) or "") for player in players]),
        ("failed", [str(player.failures or "") for player in players]),
        ("total", [str(player.points) for player in players]),
        ("witness", [player.witness for player in players]),
    ):
        if column != "witness" or status.wants_witness:
            table.append(["", catalogue.text(f"score-column-{column}"), *cells])
    return table


def _made(player: Player, place: int) -> str:
    """The points of a phase; a cross for one that was made on paper, a dot for the next one."""
    if place < len(player.pad):
        points = player.pad[place]
        return "x" if points is None else str(points)
    return "." if place == len(player.pad) and player.active else ""
