"""Experiments in one call: many games between bots, or a tournament, with a report."""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import Iterable, Sequence
from multiprocessing import parent_process
from pathlib import Path
from typing import Final

from dizaine.lab import simulation
from dizaine.lab.backends import Backend, best_backend, guests_among, has_compiler
from dizaine.lab.plan import Plan
from dizaine.lab.report import Report
from dizaine.lab.tournaments.plan import Format, TournamentPlan, deals_for
from dizaine.lab.tournaments.play import play_in_parallel
from dizaine.lab.tournaments.report import TournamentReport
from dizaine.lab.tournaments.scores import Scores
from dizaine.lab.workers import cores
from dizaine.rulebooks.library import Book, load_any

MOST_WORKERS: Final = 64
_RANDOM_SEEDS: Final = 10**9
"""Random seeds are small enough to be typed."""


def simulate(
    edition: str | Path | Book,
    *,
    bots: Sequence[str] = ("greedy",),
    players: int | None = None,
    games: int = 1000,
    seed: int | None = None,
    workers: int | None = None,
    compiled: bool | None = None,
) -> Report:
    """Play games between bots on all cores, and report the results with 95 % confidence intervals.

    A short list of bots is repeated; your own bots are named `module:Class`. The same seed gives the same numbers,
    whatever the number of workers. With the extra `dizaine[lab]` the rules are compiled first, which pays off from a
    few thousand games; `compiled=False` plays in plain Python.

    >>> from dizaine.lab import simulate
    >>> report = simulate("express", bots=["greedy", "random"], games=20, seed=1, compiled=False)
    >>> report.games, report.estimate("games_won", "bot greedy").value > 0.5
    (20, True)
    """
    _refuse_in_a_worker()
    if games < 1:
        raise ValueError(f"it takes a game at least, not {games}")
    plan = Plan.of(load_any(edition), bots, some_seed() if seed is None else seed, players)
    backend = _backend(plan.book, plan.bots, compiled)
    counts = deque(simulation.simulate(plan, games, backend, min(games, workers or usable_cores())), maxlen=1)
    return Report.of(plan, counts[0], backend.name)


def tournament(
    edition: str | Path | Book,
    players: Iterable[str],
    *,
    games: int = 1000,
    seats: int = 2,
    format: Format = "round-robin",
    seed: int | None = None,
    workers: int | None = None,
    compiled: bool | None = None,
) -> TournamentReport:
    """Let players meet on the same deals from every seat, and rate them. `games` is the number for each pairing.

    No guard is needed around the call, unless one of the players is defined in the same file.

    >>> from dizaine.lab import tournament
    >>> report = tournament("express", ["greedy", "random"], games=10, seed=1, compiled=False)
    >>> [rating.player for rating in report.ratings]
    ['greedy', 'random']
    """
    _refuse_in_a_worker()
    plan = TournamentPlan(load_any(edition), tuple(players), some_seed() if seed is None else seed, seats, format)
    backend = _backend(plan.book, plan.players, compiled)
    scores, blocks = Scores(plan), range(plan.blocks(deals_for(games, seats)))
    for part in play_in_parallel(backend, plan, blocks, workers or usable_cores()):
        scores.add(part)
    return TournamentReport.of(scores, backend.name)


def _refuse_in_a_worker() -> None:
    """Stop a worker that imports the calling script as the file of a bot: it would run the call again and again."""
    if parent_process() is not None:
        raise RuntimeError("a bot is in the same file as this call: put the call under `if __name__ == '__main__':`")


def _backend(book: Book, bots: Sequence[str], compiled: bool | None) -> Backend:
    if compiled and (not has_compiler() or guests_among(book, bots)):
        raise ValueError("compiled: needs the extra dizaine[lab], and bots that come with the program")
    return best_backend(book, bots, compiled=compiled is not False)


def some_seed() -> int:
    """A random seed."""
    return secrets.randbelow(_RANDOM_SEEDS)


def usable_cores() -> int:
    """The cores that this process may use, but no more than there may be workers."""
    return min(cores(), MOST_WORKERS)
