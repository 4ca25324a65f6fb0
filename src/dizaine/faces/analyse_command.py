"""The command `dizaine analyse`: which decisions of a game cost most, and what would have been better."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from dizaine.afterwards.analysis import Analysis
from dizaine.afterwards.kinds import Decision
from dizaine.engine.errors import BrokenRecord
from dizaine.engine.kinds import kind_of_record
from dizaine.faces.complaints import Complaint, reading
from dizaine.faces.interrupts import Interrupts
from dizaine.faces.number_option import number_option
from dizaine.faces.output_file import OutputFile, write_files
from dizaine.faces.progress import Progress, counting
from dizaine.faces.terminal.kinds import analysis_page
from dizaine.keeping.kept_games import KeptGames
from dizaine.keeping.save_file import SaveText
from dizaine.table.seats import Seat

if TYPE_CHECKING:
    from dizaine.words.catalogue import Catalogue

WORST: Final = 10
MOST_WORST: Final = 1000


@dataclass(frozen=True, slots=True)
class Options:
    """The arguments and options of the command."""

    record: str
    seat: str | None = None
    worst: str | None = None
    json: str | None = None


@dataclass(frozen=True, slots=True)
class _Source:
    """A record; if it comes from a saved game, also its seats and deck."""

    text: str
    seats: tuple[Seat, ...] = ()
    deck: str = "phase"


def run(catalogue: Catalogue, options: Options) -> int:
    """Analyse a game and print the report. All complaints come before the work begins."""
    file = None if options.json is None else OutputFile("--json", options.json)
    worst = number_option("--worst", options.worst, 1, MOST_WORST, default=WORST)
    source = _read(options.record)
    page = analysis_page(kind_of_record(source.text))
    if page is None:
        raise Complaint("analyse-error-dice", path=options.record)
    try:
        players = Analysis(source.text).game.view(None).players
        analysis = Analysis(source.text, _seats(options.seat, source, players))
    except BrokenRecord as error:
        message = "analyse-error-foreign" if error.line == 1 else "analyse-error-broken"
        raise Complaint(message, path=options.record, line=str(error.line)) from error
    seen, decisions = _look(catalogue, analysis)
    try:
        if file is not None:
            write_files({file: _content(analysis, seen, decisions)})
    finally:  # the report is shown even if the file cannot be written
        names = source.seats or tuple(Seat(catalogue.text("terminal-person", number=one + 1)) for one in range(players))
        page(catalogue, analysis, names, source.deck).show(seen, decisions, worst)
    if file is not None:
        print(catalogue.text("simulate-written", path=file.name))
    return 0


def _look(catalogue: Catalogue, analysis: Analysis) -> tuple[int, list[Decision]]:
    """How many moves were examined until the end or a stop, and the decisions among them."""
    seen, found, moves = 0, [], max(analysis.moves, 1)
    words = counting(catalogue, moves, message="analyse-progress")
    with (
        Interrupts() as interrupts,
        closing(analysis.decisions()) as decisions,
        Progress(sys.stderr, moves, words) as progress,
    ):
        for seen, decision in enumerate(decisions, 1):
            if decision is not None:
                found.append(decision)
            progress.show(seen)
            if interrupts.wished():
                break
    return seen, found


def _read(name: str) -> _Source:
    """The record of a file, or of a saved game by its number."""
    path = Path(name)
    with reading(name):
        if name.isascii() and name.isdigit() and not path.exists():
            with KeptGames() as games:
                record, facts, _ = games.read(int(name))
            return _Source(record, facts.seats, facts.deck)
        text = path.read_text(encoding="utf-8-sig")
    if not text.partition("\n")[2].startswith("# saved "):
        return _Source(text)
    save = SaveText.read(path)
    _, safe = save.game()
    return _Source("\n".join(save.lines[:safe]), save.facts.seats, save.facts.deck)


def _seats(chosen: str | None, source: _Source, players: int) -> Sequence[int] | None:
    """The seats to examine: the chosen one, or else those of people; None for all."""
    if chosen is not None:
        return [number_option("--seat", chosen, 1, players, default=1) - 1]
    people = [number for number, seat in enumerate(source.seats) if seat.is_person]
    return people or None


def _content(analysis: Analysis, seen: int, decisions: Sequence[Decision]) -> bytes:
    book = analysis.game.rulebook
    report = {
        "edition": book.id,
        "players": analysis.game.view(None).players,
        "moves": analysis.moves,
        "seen": seen,
        "decisions": [decision.to_dict() for decision in decisions],
    }
    return (json.dumps(report, ensure_ascii=False, indent=1) + "\n").encode()
