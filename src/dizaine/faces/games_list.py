"""The list of saved games."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from dizaine.faces.complaints import complaint_line
from dizaine.table.saves import Summary
from dizaine.words.catalogue import Catalogue


def games_lines(catalogue: Catalogue, summaries: Iterable[Summary]) -> Iterator[str]:
    """Two lines for each game: what it is and how far, then who plays."""
    empty = True
    for summary in summaries:
        empty = False
        yield from _game(catalogue, summary)
    yield catalogue.text("cli-games-none" if empty else "cli-games-hint")


def _game(catalogue: Catalogue, summary: Summary) -> Iterator[str]:
    number = f"{summary.number:>4}  "
    if summary.error is not None or summary.facts is None:
        yield number + catalogue.text("cli-games-damaged", played=f"{summary.played:%Y-%m-%d %H:%M}")
        if summary.error is not None:
            yield f"      {complaint_line(catalogue, summary.error)}"
        return
    yield number + catalogue.text(
        "cli-games-over" if summary.over else "cli-games-line",
        edition=summary.edition,
        round=summary.rounds,
        moves=summary.moves,
        played=f"{summary.played:%Y-%m-%d %H:%M}",
    )
    yield "      " + ", ".join(seat.name or catalogue.text("terminal-you") for seat in summary.facts.seats)
