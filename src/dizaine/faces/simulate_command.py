"""The command `dizaine simulate`: many games between bots, and what can be said from them."""

from __future__ import annotations

import os
import secrets
import shutil
import sys
from dataclasses import dataclass
from importlib.util import find_spec
from itertools import cycle, islice
from pathlib import Path
from typing import TYPE_CHECKING, Final

from dizaine.faces.complaints import Complaint
from dizaine.faces.interrupts import Interrupts
from dizaine.faces.output_file import OutputFile, write_files
from dizaine.faces.progress import Progress
from dizaine.faces.simulation_page import SimulationPage, games_words, origin, title
from dizaine.lab.backends import Backend, PlainBackend, best_backend, has_compiler
from dizaine.lab.plan import SEEDS, Plan
from dizaine.lab.report import Report
from dizaine.lab.simulation import simulate
from dizaine.lab.tally import Tally
from dizaine.players.policies import POLICIES
from dizaine.rulebooks import Rulebook, load
from dizaine.words.layout import WIDTH, paragraph

if TYPE_CHECKING:
    from dizaine.words.catalogue import Catalogue

MOST_GAMES: Final = 10**12
MOST_WORKERS: Final = 64
PLOTS: Final = (".png", ".svg")
_WIDEST: Final = 100
_RANDOM_SEEDS: Final = 10**9  # a seed that is told should also be easy to type


@dataclass(frozen=True, slots=True)
class Wishes:
    """What somebody wrote behind the command."""

    edition: str
    players: int | None = None
    bots: str | None = None
    games: str | None = None
    seed: str | None = None
    workers: str | None = None
    json: str | None = None
    csv: str | None = None
    plot: str | None = None


def run(catalogue: Catalogue, wishes: Wishes) -> int:
    """Do what was asked. Whatever is wrong with it is said before the first game."""
    plan = _plan(wishes)
    games = _number("--games", wishes.games, 1, MOST_GAMES, default=1000)
    workers = min(_number("--workers", wishes.workers, 1, MOST_WORKERS, default=_usable_cores()), games)
    files = _files(wishes)
    try:
        backend = _backend(catalogue)
    except KeyboardInterrupt:
        _tell(catalogue, "simulate-stopped-early")
        return 0
    with Interrupts(helpers=workers > 1 and isinstance(backend, PlainBackend)) as interrupts:
        tally = _play(catalogue, plan, games, backend, workers, interrupts)
        report = Report.of(plan, tally, backend.name)
        try:
            write_files({file: _content(catalogue, plan.book, report, file) for file in files})
        finally:  # the games were played: what they say is shown also when a disk is full
            page = SimulationPage(catalogue, plan.book, report, _width())
            sys.stdout.writelines(f"{line}\n" for line in page.lines(games))
    for file in files:
        print(catalogue.text("simulate-written", path=file.name))
    return 0


def _play(
    catalogue: Catalogue, plan: Plan, games: int, backend: Backend, workers: int, interrupts: Interrupts
) -> Tally:
    """The tally of all games, or of those that were counted until somebody stopped it."""
    progress, tally = Progress(catalogue, games, sys.stderr), Tally()
    try:
        for tally in simulate(plan, games, backend, workers):
            progress.show(tally.games)
            if interrupts.wished():
                break
        return tally
    finally:
        progress.clear()


def _plan(wishes: Wishes) -> Plan:
    book = load(wishes.edition)
    bots = ["greedy"] if wishes.bots is None else [name.strip() for name in wishes.bots.split(",")]
    for bot in bots:
        if bot not in POLICIES:
            raise Complaint("simulate-error-bot", text=bot, bots=", ".join(POLICIES))
    players = max(book.deal.least_players, len(bots)) if wishes.players is None else wishes.players
    book.check_players(players)
    if len(bots) > players:
        raise Complaint("simulate-error-too-many-bots", bots=len(bots), players=players)
    seed = _number("--seed", wishes.seed, 0, SEEDS - 1, default=secrets.randbelow(_RANDOM_SEEDS))
    return Plan(book, tuple(islice(cycle(bots), players)), seed)


def _number(option: str, text: str | None, least: int, most: int, *, default: int) -> int:
    if text is None:
        return default
    if text.isascii() and text.isdigit() and len(text) <= len(str(most)) and least <= int(text) <= most:
        return int(text)
    raise Complaint("simulate-error-number", option=option, text=text, least=str(least), most=str(most))


def _usable_cores() -> int:
    """The cores that this process may run on, which can be fewer than there are."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(cores, MOST_WORKERS)


def _files(wishes: Wishes) -> list[OutputFile]:
    """The files that are wanted; each knows its option."""
    if wishes.plot is not None:
        if Path(wishes.plot).suffix.lower() not in PLOTS:
            raise Complaint("simulate-error-plot", text=wishes.plot)
        if find_spec("matplotlib") is None:
            raise Complaint("simulate-error-matplotlib")
    names = {"--json": wishes.json, "--csv": wishes.csv, "--plot": wishes.plot}
    files = [OutputFile(option, name) for option, name in names.items() if name is not None]
    paths = [file.path for file in files]
    for file in files:
        if paths.count(file.path) > 1:
            raise Complaint("simulate-error-same-file", path=file.name)
    return files


def _content(catalogue: Catalogue, book: Rulebook, report: Report, file: OutputFile) -> bytes:
    if file.option == "--json":
        return report.to_json().encode()
    if file.option == "--csv":
        return report.to_csv().encode()
    from dizaine.lab.plot import draw

    kind = Path(file.name).suffix.lower().removeprefix(".")
    footer = f"{origin(catalogue, report)}, {games_words(catalogue, report)}"
    return draw(catalogue, book, report, title=title(catalogue, report), footer=footer, kind=kind)


def _backend(catalogue: Catalogue) -> Backend:
    if not has_compiler():
        _tell(catalogue, "simulate-plain")
    return best_backend(lambda: _tell(catalogue, "simulate-compiling"))


def _tell(catalogue: Catalogue, message: str) -> None:
    """A remark that is no part of the report."""
    for line in paragraph(catalogue.text(message), _width()):
        print(line, file=sys.stderr, flush=True)


def _width() -> int:
    return min(shutil.get_terminal_size((WIDTH, 24)).columns or WIDTH, _WIDEST)
