"""The command `dizaine simulate`: many games between bots, and what can be said from them."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from itertools import cycle, islice
from typing import TYPE_CHECKING, Final

from dizaine.faces.complaints import Complaint
from dizaine.faces.interrupts import Interrupts
from dizaine.faces.lab_wishes import file_wishes, number_wish, page_width, plot_kind, seed_wish, tell, workers_wish
from dizaine.faces.output_file import OutputFile, write_files
from dizaine.faces.progress import Progress, counting
from dizaine.faces.report_page import games_words, origin, title
from dizaine.faces.simulated_games import AnySimulatedGame, Outcome, simulated
from dizaine.lab.backends import has_compiler
from dizaine.players.own_players import find_player
from dizaine.rulebooks.library import load_any

if TYPE_CHECKING:
    from dizaine.words.catalogue import Catalogue

MOST_GAMES: Final = 10**12


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
    games = number_wish("--games", wishes.games, 1, MOST_GAMES, default=1000)
    workers = min(workers_wish(wishes.workers), games)
    files = file_wishes({"--json": wishes.json, "--csv": wishes.csv, "--plot": wishes.plot})
    with Interrupts() as interrupts:
        outcome = game.nothing()
        if interrupts.finishes(lambda: _prepare(catalogue, game)):
            outcome = _play(catalogue, game, games, workers, interrupts)
        if not outcome.games:
            tell(catalogue, "simulate-stopped-early")
            return 0
        try:
            write_files({file: _content(catalogue, outcome, file) for file in files})
        finally:  # the games were played: what they say is shown also when a disk is full
            sys.stdout.writelines(f"{line}\n" for line in outcome.page(catalogue, page_width()).lines(games))
    for file in files:
        print(catalogue.text("simulate-written", path=file.name))
    return 0


def _play(catalogue: Catalogue, game: AnySimulatedGame, games: int, workers: int, interrupts: Interrupts) -> Outcome:
    """What all games came to, or those that were counted until somebody stopped it."""
    outcome = game.nothing()
    with Progress(sys.stderr, games, counting(catalogue, games)) as progress:
        for outcome in interrupts.until(game.play(games, workers)):
            progress.show(outcome.games)
    return outcome


def _game(wishes: Wishes) -> AnySimulatedGame:
    book = load_any(wishes.edition)
    bots = ["greedy"] if wishes.bots is None else [name.strip() for name in wishes.bots.split(",")]
    for bot in bots:
        find_player(bot, book.kind)
    least = book.least_players
    players = max(least, len(bots)) if wishes.players is None else wishes.players
    book.check_players(players)
    if len(bots) > players:
        raise Complaint("simulate-error-too-many-bots", bots=len(bots), players=players)
    return simulated(book, tuple(islice(cycle(bots), players)), seed_wish(wishes.seed))


def _content(catalogue: Catalogue, outcome: Outcome, file: OutputFile) -> bytes:
    report = outcome.report
    if file.option == "--json":
        return report.to_json().encode()
    if file.option == "--csv":
        return report.to_csv().encode()
    from dizaine.lab.plot import draw

    footer = f"{origin(catalogue, report)}, {games_words(catalogue, report)}"
    return draw(outcome.sheet(catalogue), title=title(catalogue, report), footer=footer, kind=plot_kind(file))


def _prepare(catalogue: Catalogue, game: AnySimulatedGame) -> None:
    if game.compiles and not has_compiler():
        tell(catalogue, "simulate-plain")
    game.prepare(lambda: tell(catalogue, game.compiling))
