"""The two ways to play out games: plain Python, always there, and compiled, with the extra `dizaine[lab]`."""

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
    """Some games in a row: added up, and the last of them one by one."""

    tally: Tally
    results: Results
    forfeits: Sequence[Sequence[Forfeit]] = ()
    """Game by game, where there were guests."""


class Backend(ABC):
    """Something that plays games out, of cards or of dice."""

    name: str

    @abstractmethod
    def play(self, plan: Plan, first: int, count: int, most: int = ENDLESS) -> Played:
        """Play the games of a plan from one number on, none of them any further than to a number of decisions."""

    @abstractmethod
    def executor(self, workers: int) -> Executor:
        """What so many workers run on."""

    def run(self, plan: Plan, first: int, count: int) -> Count:
        """Play the games of a plan from one number on, and count them."""
        played = self.play(plan, first, count)
        return Count(played.tally, Forfeits.of_games(played.forfeits))


class PlainBackend(Backend):
    """The rule functions as they stand, also for guests: nobody's own code is compiled. Workers are processes."""

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
    """The rule functions of a kind compiled into one piece of machine code. Several workers are threads that share it.

    Only games of these bots can be played with it. `note` is called before a compilation that takes its time.
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


def best_backend(book: Book, bots: Collection[str], note: Callable[[], None] = lambda: None) -> Backend:
    """The fastest backend for games of some bots. `note` is called before a compilation that takes its time.

    Players who think outside the kernel are made once now, so that they can say what they lack.
    """
    guests = guests_among(book, bots)
    for guest in guests:
        guest.make(book)
    return CompiledBackend(kind_in_lab(book), bots, note) if has_compiler() and not guests else PlainBackend()


def guests_among(book: Book, bots: Collection[str]) -> list[Listed]:
    """The players who look at views and think outside the kernel."""
    return [player for player in (find_player(bot, book.kind) for bot in bots) if player.policy is None]
