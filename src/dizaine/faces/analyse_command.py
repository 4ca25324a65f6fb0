"""The command `dizaine analyse`: how well somebody played, what cost most, what was best, and to try it again."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from dizaine.afterwards.findings import Finding, Judge, Unjudged, Verdict
from dizaine.afterwards.kinds import judge_for
from dizaine.afterwards.review import COSTLIEST, Review, ReviewWork, moments
from dizaine.engine.errors import BrokenRecord
from dizaine.faces.complaints import Complaint, reading
from dizaine.faces.interrupts import Interrupts
from dizaine.faces.lines import isolated
from dizaine.faces.number_option import number_option
from dizaine.faces.output_file import OutputFile, write_files
from dizaine.faces.progress import Progress, counting
from dizaine.faces.terminal.console import Console
from dizaine.faces.terminal.kinds import Display
from dizaine.faces.terminal.look import Look
from dizaine.game import Game
from dizaine.keeping.kept_games import KeptGames
from dizaine.keeping.save_file import SaveText
from dizaine.table.seats import Seat
from dizaine.words.rules import book_title

if TYPE_CHECKING:
    from dizaine.words.catalogue import Catalogue

MOST_WORST: Final = 100


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
    """Review a game, print the reviews, and let a person try decisions again. All complaints come first."""
    file = None if options.json is None else OutputFile("--json", options.json)
    worst = number_option("--worst", options.worst, 1, MOST_WORST, default=COSTLIEST)
    source = _read(options.record)
    try:
        game = Game.from_record(source.text)
        judge = judge_for(game)
    except BrokenRecord as error:
        message = "analyse-error-foreign" if error.line == 1 else "analyse-error-broken"
        raise Complaint(message, path=options.record, line=str(error.line)) from error
    except Unjudged as error:
        raise Complaint("analyse-error-unsolved", path=options.record, book=str(error)) from error
    players = game.view(None).players
    works = [
        ReviewWork(source.text, seat, costliest=worst)
        for seat in _seats(options.seat, source, players) or range(players)
    ]
    stopped = _work(catalogue, works)
    reviews = [work.review() for work in works]
    try:
        if file is not None:
            write_files({file: _content(game, works, reviews)})
    finally:  # the report is shown even if the file cannot be written
        names = source.seats or tuple(Seat(catalogue.text("terminal-person", number=one + 1)) for one in range(players))
        console = Console(Look.of(sys.stdout, plain=False), sys.stdout)
        told = ", ".join(isolated(seat.name) or catalogue.text("terminal-you") for seat in names)
        console.say(catalogue.text("analyse-title", title=book_title(catalogue, game.rulebook), names=told))
        if stopped is not None:
            console.say(catalogue.text("analyse-stopped", seen=stopped[0], moves=stopped[1]))
        page = Display(console, catalogue, game.rulebook, names, source.deck).review()
        shown = page.show(reviews)
    if file is not None:
        print(catalogue.text("simulate-written", path=file.name))
    if sys.stdin.isatty() and sys.stdout.isatty():
        page.offer(shown, judge.unit, partial(_judged, judge, source.text))
    return 0


def _judged(judge: Judge, record: str, finding: Finding, move: Any) -> Verdict:
    """What the expert thinks of another move at a decision."""
    game, played = next(moments(record, [finding.number]))
    return judge.verdict(game, played.seat, move)


def _work(catalogue: Catalogue, works: Sequence[ReviewWork]) -> tuple[int, int] | None:
    """Do all the work. After a stop: how many moves were looked at, and how many there are."""
    moves = {work.seat: 0 for work in works}
    for move in Game.replay(works[0].record)[1]:
        if move.seat in moves:
            moves[move.seat] += 1
    total = max(sum(moves.values()), 1)
    with (
        Interrupts() as interrupts,
        Progress(sys.stderr, total, counting(catalogue, total, message="analyse-progress")) as progress,
    ):
        for work in works:
            for _ in work.steps():
                progress.show(round(sum(other.progress * moves[other.seat] for other in works)))
                if interrupts.wished():
                    for other in works:
                        other.cut_short()
    if not interrupts.wished():
        return None
    return sum(len(work.glances) for work in works), total


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


def _content(game: Game, works: Sequence[ReviewWork], reviews: Sequence[Review]) -> bytes:
    report = {
        "edition": game.rulebook.id,
        "players": game.view(None).players,
        "reviews": [_plain(work, review) for work, review in zip(works, reviews, strict=True)],
    }
    return (json.dumps(report, ensure_ascii=False, indent=1) + "\n").encode()


def _plain(work: ReviewWork, review: Review) -> dict[str, Any]:
    """A review as plain values; moves and seats as in records."""
    rating = review.rating
    return {
        "seat": review.seat,
        "unit": review.unit,
        "rating": None if rating is None else rating.value,
        "error": None if rating is None else rating.error,
        "agreed": review.agreed,
        "costliest": [_plain_finding(finding) for finding in review.costliest],
        "best": None if review.best is None else _plain_finding(review.best),
        "decisions": [
            {
                "number": glance.number,
                "agreed": glance.agreed,
                "loss": glance.loss,
                "error": glance.error,
                "stake": glance.stake,
            }
            for glance in work.glances
        ],
    }


def _plain_finding(finding: Finding) -> dict[str, Any]:
    return {
        "number": finding.number,
        "round": finding.round,
        "turn": finding.turn,
        "played": str(finding.played),
        "better": str(finding.best),
        "other": str(finding.other),
        "worth": finding.worth,
        "other_worth": finding.other_worth,
        "error": finding.error,
        "reason": finding.suggestion.reason,
    }
