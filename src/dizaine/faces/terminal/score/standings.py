"""Where everybody stands: place, name, phase in words, points."""

from __future__ import annotations

from dizaine.faces.lines import fitting_columns, wrap
from dizaine.faces.terminal.look import Look
from dizaine.scorekeeper.forms import Player, Status
from dizaine.words.catalogue import Catalogue


def standing_lines(catalogue: Catalogue, look: Look, status: Status) -> list[str]:
    """A line for each player from first to last; phases in words as far as they fit."""
    players = sorted(status.players, key=lambda player: (player.place, player.seat))
    rows = [_cells(catalogue, status, player) for player in players]
    if not look.words:
        for table in (rows, [[row[0], row[1], _short(row[2]), row[3]] for row in rows]):
            if lines := fitting_columns(table, look.width - 2, right=(3,)):
                return [f"  {line}" for line in lines]
    return [
        line
        for row in rows
        for line in wrap(f"{row[0]} {row[1]}: {', '.join(part for part in row[2:] if part)}", look.width, indent=4)
    ]


def _cells(catalogue: Catalogue, status: Status, player: Player) -> list[str]:
    points = "" if status.places else catalogue.text("score-points", points=player.points)
    return [f"{player.place}.", player.name, phase_text(catalogue, player), points]


def phase_text(catalogue: Catalogue, player: Player) -> str:
    """The phase of a player in words, or what is known instead."""
    if player.won_place:
        return catalogue.text("score-won-place", place=player.won_place)
    if player.phase:
        return catalogue.text("score-phase", phase=player.phase, words=player.phase_words)
    if player.left_to_choose:
        return catalogue.text("score-phases-left", phases=" ".join(map(str, player.left_to_choose)))
    return catalogue.text("score-all-done")


def _short(text: str) -> str:
    """Without the words of the phase."""
    return text.partition(":")[0].rstrip() if ":" in text else text
