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
from dizaine.faces.report_page import games_words, origin, title
from dizaine.faces.simulated_games import Outcome, SimulatedGame, bots_for, simulated
from dizaine.lab.backends import has_compiler
from dizaine.lab.plan import SEEDS
from dizaine.rulebooks.dice import DiceBook
from dizaine.rulebooks.library import load_any
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
    game = _game(wishes)
    games = _number("--games", wishes.games, 1, MOST_GAMES, default=1000)
    workers = min(_number("--workers", wishes.workers, 1, MOST_WORKERS, default=_usable_cores()), games)
    files = _files(wishes)
    try:
        _prepare(catalogue, game)
    except KeyboardInterrupt:
        _tell(catalogue, "simulate-stopped-early")
        return 0
    with Interrupts(helpers=workers > 1 and game.helpers) as interrupts:
        outcome = _play(catalogue, game, games, workers, interrupts)
        try:
            write_files({file: _content(catalogue, outcome, file) for file in files})
        finally:  # the games were played: what they say is shown also when a disk is full
            sys.stdout.writelines(f"{line}\n" for line in outcome.page(catalogue, _width()).lines(games))
    for file in files:
        print(catalogue.text("simulate-written", path=file.name))
    return 0


def _play(catalogue: Catalogue, game: SimulatedGame, games: int, workers: int, interrupts: Interrupts) -> Outcome:
    """What all games came to, or those that were counted until somebody stopped it."""
    progress, outcome = Progress(catalogue, games, sys.stderr), game.nothing()
    try:
        for outcome in game.play(games, workers):
            progress.show(outcome.games)
            if interrupts.wished():
                break
        return outcome
    finally:
        progress.clear()


def _game(wishes: Wishes) -> SimulatedGame:
    book = load_any(wishes.edition)
    bots = ["greedy"] if wishes.bots is None else [name.strip() for name in wishes.bots.split(",")]
    for bot in bots:
        if bot not in bots_for(book):
            raise Complaint("simulate-error-bot", text=bot, bots=", ".join(bots_for(book)))
    least = book.least_players if isinstance(book, DiceBook) else book.deal.least_players
    players = max(least, len(bots)) if wishes.players is None else wishes.players
    book.check_players(players)
    if len(bots) > players:
        raise Complaint("simulate-error-too-many-bots", bots=len(bots), players=players)
    seed = _number("--seed", wishes.seed, 0, SEEDS - 1, default=secrets.randbelow(_RANDOM_SEEDS))
    return simulated(book, tuple(islice(cycle(bots), players)), seed)


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


def _content(catalogue: Catalogue, outcome: Outcome, file: OutputFile) -> bytes:
    report = outcome.report
    if file.option == "--json":
        return report.to_json().encode()
    if file.option == "--csv":
        return report.to_csv().encode()
    from dizaine.lab.plot import draw

    kind = Path(file.name).suffix.lower().removeprefix(".")
    footer = f"{origin(catalogue, report)}, {games_words(catalogue, report)}"
    return draw(outcome.sheet(catalogue), title=title(catalogue, report), footer=footer, kind=kind)


def _prepare(catalogue: Catalogue, game: SimulatedGame) -> None:
    if game.compiles and not has_compiler():
        _tell(catalogue, "simulate-plain")
    game.prepare(lambda: _tell(catalogue, game.compiling))


def _tell(catalogue: Catalogue, message: str) -> None:
    """A remark that is no part of the report."""
    for line in paragraph(catalogue.text(message), _width()):
        print(line, file=sys.stderr, flush=True)


def _width() -> int:
    return min(shutil.get_terminal_size((WIDTH, 24)).columns or WIDTH, _WIDEST)
