"""The command `dizaine tournament`: players against each other on shared deals, and how strong that shows them."""

from __future__ import annotations

import sys
from contextlib import closing, nullcontext
from dataclasses import dataclass
from pathlib import Path
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
from dizaine.faces.report_page import origin
from dizaine.faces.tournament_page import TournamentPage, tournament_title
from dizaine.lab.backends import Backend
from dizaine.lab.tournaments.ledger import Ledger, LedgerError, kept_seed
from dizaine.lab.tournaments.plan import FORMATS, TournamentPlan, deals_for
from dizaine.lab.tournaments.play import play_in_parallel
from dizaine.lab.tournaments.report import TournamentReport
from dizaine.lab.tournaments.scores import Scores
from dizaine.lab.tournaments.thinking import measure_thinking
from dizaine.players.own_players import find_player, known_names
from dizaine.rulebooks.library import load_any

if TYPE_CHECKING:
    from dizaine.words.catalogue import Catalogue

MOST_GAMES: Final = 10**6
"""Of one pairing; every deal is kept apart."""
MOST_SEATS: Final = 6


@dataclass(frozen=True, slots=True)
class Options:
    """What somebody wrote behind the command."""

    edition: str
    players: str | None = None
    seats: str | None = None
    format: str | None = None
    games: str | None = None
    seed: str | None = None
    workers: str | None = None
    no_compile: bool = False
    keep: str | None = None
    json: str | None = None
    csv: str | None = None
    plot: str | None = None


def run(catalogue: Catalogue, options: Options) -> int:
    """Do what was asked. Whatever is wrong with it is said before the first game."""
    names = {"--keep": options.keep, "--json": options.json, "--csv": options.csv, "--plot": options.plot}
    files = file_options(names)
    keep = next((file for file in files if file.option == "--keep"), None)
    plan = _plan(options, None if keep is None else keep.path)
    deals = deals_for(number_option("--games", options.games, 1, MOST_GAMES, default=1000), plan.seats)
    workers = workers_option(options.workers)
    try:
        with nullcontext() if keep is None else Ledger(keep.path, plan) as ledger, Interrupts() as interrupts:
            contest = Contest(catalogue, plan, deals, workers, ledger)
            backend = interrupts.whole(
                lambda: ready_backend(catalogue, plan.book, plan.players, compiled=not options.no_compile)
            )
            if backend is None:
                tell(catalogue, "simulate-stopped-early")
                return 0
            report = contest.play(backend, interrupts)
    except LedgerError as error:
        raise _complaint(catalogue, error, options.keep or "") from error
    if report is None:
        tell(catalogue, "tournament-stopped-early" if keep is None else "tournament-stopped-early-kept")
        return 0
    results = [file for file in files if file is not keep]
    try:
        write_files({file: _content(catalogue, report, file) for file in results})
    finally:  # the games were played: what they say is shown also when a disk is full
        page = TournamentPage(catalogue, report, page_width())
        sys.stdout.writelines(f"{line}\n" for line in page.lines(deals * plan.seats, kept=keep is not None))
    for file in results:
        print(catalogue.text("simulate-written", path=file.name))
    return 0


class Contest:
    """The games of one call: what a file holds already, and what is still to be played."""

    def __init__(
        self, catalogue: Catalogue, plan: TournamentPlan, deals: int, workers: int, ledger: Ledger | None
    ) -> None:
        self._catalogue = catalogue
        self._plan = plan
        self._ledger = ledger
        self._blocks = plan.blocks(deals)
        self._scores = Scores(plan)
        if ledger is not None:
            self._scores.add(ledger.blocks(self._blocks))
        self._workers = workers

    def play(self, backend: Backend, interrupts: Interrupts) -> TournamentReport | None:
        """What all deals came to, or those that were complete when somebody stopped it; None if none was."""
        self._play_blocks(backend, interrupts)
        if not self._scores.deals:
            return None
        thinking = (measure_thinking(backend, self._plan, player) for player in self._plan.players)
        return TournamentReport.of(self._scores, backend.name, [*interrupts.until(thinking)])

    def _play_blocks(self, backend: Backend, interrupts: Interrupts) -> None:
        plan, scores, seats = self._plan, self._scores, self._plan.seats
        games, earlier = self._blocks * seats, scores.blocks * seats
        words = counting(self._catalogue, games, earlier=earlier)
        numbers = range(scores.blocks, self._blocks)
        work = play_in_parallel(backend, plan, numbers, self._workers)
        with Progress(sys.stderr, games, words, earlier=earlier) as progress, closing(work):
            for blocks in interrupts.until(work):
                if self._ledger is not None:
                    self._ledger.add(blocks)
                scores.add(blocks)
                progress.show(scores.blocks * seats)


def _plan(options: Options, keep: Path | None) -> TournamentPlan:
    book = load_any(options.edition)
    players = [] if options.players is None else [name.strip() for name in options.players.split(",")]
    for player in players:
        find_player(player, book.kind)
        if players.count(player) > 1:
            raise Complaint("tournament-error-twice", text=player)
    if len(players) < 2:
        raise Complaint("tournament-error-alone", players=", ".join(known_names(book.kind)))
    seats = number_option("--seats", options.seats, 2, MOST_SEATS, default=2)
    book.check_players(seats)
    form = next((form for form in FORMATS if form == (options.format or FORMATS[0])), None)
    if form is None:
        raise Complaint("tournament-error-format", text=options.format or "", formats=", ".join(FORMATS))
    seed = seed_option(options.seed, default=None if keep is None else kept_seed(keep))
    return TournamentPlan(book, tuple(players), seed, seats, form)


def _content(catalogue: Catalogue, report: TournamentReport, file: OutputFile) -> bytes:
    if file.option == "--json":
        return report.to_json().encode()
    if file.option == "--csv":
        return report.to_csv().encode()
    from dizaine.lab.plot import draw
    from dizaine.lab.tournaments.plot import TournamentSheet

    title, footer = tournament_title(catalogue, report), origin(catalogue, report)
    return draw(TournamentSheet(catalogue, report), title=title, footer=footer, kind=plot_kind(file))


def _complaint(catalogue: Catalogue, error: LedgerError, path: str) -> Complaint:
    """What is wrong with the file, and which parts of the plan differ."""
    if error.problem == "unwritable":
        return Complaint("simulate-error-unwritable", option="--keep", path=path, detail=error.detail)
    differences = catalogue.listing(catalogue.text(f"tournament-plan-{name}") for name in error.differences)
    message = f"tournament-error-{error.problem}"
    return Complaint(message, path=path, line=error.line, differences=differences)
