"""The two ways to play many games: in plain Python, and compiled, which needs the extra `dizaine[lab]`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import Executor
from importlib.util import find_spec
from typing import NamedTuple

from dizaine.lab.forfeits import Count, Forfeit, Forfeits
from dizaine.lab.hosting import Host
from dizaine.lab.kind import LabKind
from dizaine.lab.kinds import kind_in_lab
from dizaine.lab.plan import Plan
from dizaine.lab.results import ENDLESS, Results
from dizaine.lab.tally import Tally
from dizaine.lab.workers import here_or_processes, threads
from dizaine.players.own_players import find_player
from dizaine.players.registry import Listed
from dizaine.rulebooks.library import Book


class Played(NamedTuple):
    """Some consecutive games: added up, and the last of them one by one."""

    tally: Tally
    results: Results
    forfeits: Sequence[Sequence[Forfeit]] = ()
    """The forfeits of each game; empty without guests."""


class Backend(ABC):
    """A way to play many games."""

    name: str

    @abstractmethod
    def play(self, plan: Plan, first: int, count: int, most: int = ENDLESS) -> Played:
        """Play `count` games of a plan, from number `first`, each up to `most` decisions."""

    @abstractmethod
    def executor(self, workers: int) -> Executor:
        """The executor for a number of workers."""

    def run(self, plan: Plan, first: int, count: int) -> Count:
        """Play `count` games of a plan, from number `first`, and count them."""
        played = self.play(plan, first, count)
        return Count(played.tally, Forfeits.of_games(played.forfeits))


class PlainBackend(Backend):
    """Plain Python, also for guests, whose code is never compiled. Workers are processes."""

    name = "plain"

    def play(self, plan: Plan, first: int, count: int, most: int = ENDLESS) -> Played:
        if plan.guests:
            host = Host(plan)
            forfeits = [host.play(first + game, game, most) for game in range(count)]
            return Played(host.bench.tally, host.bench.results, forfeits)
        kind = kind_in_lab(plan.book)
        bench = kind.new_bench(plan.book, plan.lineup)
        kind.play(bench, first, count, most)
        return Played(bench.tally, bench.results)

    def executor(self, workers: int) -> Executor:
        return here_or_processes(workers)


class CompiledBackend(Backend):
    """The rule functions of a kind of game, compiled to machine code. Workers are threads that share it.

    It plays games between the given bots only. `note` is called before a slow compilation.
    """

    name = "compiled"

    def __init__(self, kind: LabKind, bots: Collection[str], note: Callable[[], None] = lambda: None) -> None:
        from dizaine.lab.kernel import Kernel

        self._kernel = Kernel(kind, bots, note)

    def play(self, plan: Plan, first: int, count: int, most: int = ENDLESS) -> Played:
        return Played(*self._kernel.play(plan, first, count, most))

    def executor(self, workers: int) -> Executor:
        return threads(workers)


def has_compiler() -> bool:
    """Whether the extra `dizaine[lab]` is installed."""
    return find_spec("numba") is not None


def best_backend(
    book: Book, bots: Collection[str], note: Callable[[], None] = lambda: None, *, compiled: bool = True
) -> Backend:
    """The fastest backend for games between some bots, or with `compiled=False` the plain one.

    Guests are made once now, so that they can raise an error if they lack something. `note` is called before a slow
    compilation.
    """
    guests = guests_among(book, bots)
    for guest in guests:
        guest.make(book)
    if compiled and has_compiler() and not guests:
        return CompiledBackend(kind_in_lab(book), bots, note)
    return PlainBackend()


def guests_among(book: Book, bots: Collection[str]) -> list[Listed]:
    """The players that choose from views, outside the kernel."""
    return [player for player in (find_player(bot, book.kind) for bot in bots) if player.policy is None]
