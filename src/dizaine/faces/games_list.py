"""The list of saved games."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from dizaine.faces.complaints import complaint_lines
from dizaine.faces.lines import isolated
from dizaine.keeping.kept_games import Summary
from dizaine.words.catalogue import Catalogue
from dizaine.words.layout import page_width, paragraph

_INDENT: Final = 6


def games_lines(catalogue: Catalogue, summaries: Iterable[Summary]) -> Iterator[str]:
    """Two lines for each game: edition and progress, then the players."""
    width = page_width()
    empty = True
    for summary in summaries:
        empty = False
        number = f"{summary.number:>4}"
        for text in _game(catalogue, summary):
            yield from paragraph(text, width, label=number or " " * (_INDENT - 1), indent=_INDENT)
            number = ""
    yield from paragraph(catalogue.text("cli-games-none" if empty else "cli-games-hint"), width)


def _game(catalogue: Catalogue, summary: Summary) -> Iterator[str]:
    played = f"{summary.played:%Y-%m-%d %H:%M}"
    if summary.error is not None or summary.facts is None:
        yield catalogue.text("cli-games-damaged", played=played)
        if summary.error is not None:
            yield from complaint_lines(catalogue, summary.error) or ()
        return
    arguments: dict[str, int | str] = {"edition": summary.edition, "moves": summary.moves, "played": played}
    if summary.rounds:
        message = "cli-games-over" if summary.over else "cli-games-line"
        yield catalogue.text(message, round=summary.rounds, **arguments)
    else:  # the record of a dice game does not count its rounds
        yield catalogue.text("cli-games-dice-over" if summary.over else "cli-games-dice", **arguments)
    names = ", ".join(isolated(seat.name) or catalogue.text("terminal-you") for seat in summary.facts.seats)
    yield names if summary.seed is None else catalogue.text("cli-games-seed", names=names, seed=str(summary.seed))
