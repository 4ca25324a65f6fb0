"""The command `dizaine simulate`: many games between bots, and what can be said from them."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dizaine.faces.complaints import Complaint
from dizaine.faces.interrupts import Interrupts
from dizaine.faces.lab_options import (
    file_options,
    page_width,
    plot_kind,
    ready_backend,
    seed_option,
    tell,
    workers_option,
)
from dizaine.faces.number_option import number_option
from dizaine.faces.output_file import OutputFile, write_files
from dizaine.faces.progress import Progress, counting
from dizaine.faces.report_page import games_words, origin
from dizaine.faces.simulation_page import SimulationPage, simulation_title
from dizaine.lab.backends import Backend
from dizaine.lab.kinds import kind_in_lab
from dizaine.lab.plan import Plan, TooManyBots
from dizaine.lab.report import Report
from dizaine.lab.simulation import simulate
from dizaine.rulebooks.library import load_any

if TYPE_CHECKING:
    from dizaine.words.catalogue import Catalogue

MOST_GAMES: Final = 10**12


@dataclass(frozen=True, slots=True)
class Options:
    """What somebody wrote behind the command."""

    edition: str
    players: int | None = None
    bots: str | None = None
    games: str | None = None
    seed: str | None = None
    workers: str | None = None
    no_compile: bool = False
    json: str | None = None
    csv: str | None = None
    plot: str | None = None


def run(catalogue: Catalogue, options: Options) -> int:
    """Do what was asked. Whatever is wrong with it is said before the first game."""
    plan = _plan(options)
    games = number_option("--games", options.games, 1, MOST_GAMES, default=1000)
    workers = min(workers_option(options.workers), games)
    files = file_options({"--json": options.json, "--csv": options.csv, "--plot": options.plot})
    with Interrupts() as interrupts:
        backend = interrupts.whole(
            lambda: ready_backend(catalogue, plan.book, plan.bots, compiled=not options.no_compile)
        )
        report = None if backend is None else _play(catalogue, plan, games, backend, workers, interrupts)
        if report is None:
            tell(catalogue, "simulate-stopped-early")
            return 0
        try:
            write_files({file: _content(catalogue, plan, report, file) for file in files})
        finally:  # the games were played: what they say is shown also when a disk is full
            page = SimulationPage(catalogue, plan, report, page_width())
            sys.stdout.writelines(f"{line}\n" for line in page.lines(games))
    for file in files:
        print(catalogue.text("simulate-written", path=file.name))
    return 0


def _play(
    catalogue: Catalogue, plan: Plan, games: int, backend: Backend, workers: int, interrupts: Interrupts
) -> Report | None:
    """The report of all games, or of those that were counted before an interruption; None if there were none."""
    count = None
    with Progress(sys.stderr, games, counting(catalogue, games)) as progress:
        for count in interrupts.until(simulate(plan, games, backend, workers)):
            progress.show(count.games)
    return None if count is None else Report.of(plan, count, backend.name)


def _plan(options: Options) -> Plan:
    book = load_any(options.edition)
    bots = ["greedy"] if options.bots is None else [name.strip() for name in options.bots.split(",")]
    try:
        return Plan.of(book, bots, seed_option(options.seed), options.players)
    except TooManyBots as error:
        raise Complaint("simulate-error-too-many-bots", bots=error.bots, players=error.players) from error


def _content(catalogue: Catalogue, plan: Plan, report: Report, file: OutputFile) -> bytes:
    if file.option == "--json":
        return report.to_json().encode()
    if file.option == "--csv":
        return report.to_csv().encode()
    from dizaine.lab.plot import draw

    title = simulation_title(catalogue, report)
    footer = f"{origin(catalogue, report)}, {games_words(catalogue, report)}"
    return draw(kind_in_lab(plan.book).sheet(catalogue, plan, report), title=title, footer=footer, kind=plot_kind(file))
