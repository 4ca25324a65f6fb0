"""The two ways to play out games: plain Python, always there, and compiled, with the extra `dizaine[lab]`."""

from __future__ import annotations

from collections.abc import Callable, Collection
from concurrent.futures import Executor
from importlib.util import find_spec
from typing import Final, Protocol, Self, TypeVar

from dizaine.engine.cards.rows import MoveRow
from dizaine.engine.cards.state import State
from dizaine.engine.cards.tables import tables
from dizaine.engine.cards.workspace import Workspace
from dizaine.engine.randomness import Generator
from dizaine.engine.rows import EventRows
from dizaine.lab.plan import Plan
from dizaine.lab.playouts import play_games
from dizaine.lab.tally import Tally
from dizaine.lab.workers import here_or_processes, threads
from dizaine.players.cards.minds import new_mind
from dizaine.players.registry import in_every_kernel

BASIC: Final = in_every_kernel("cards")


class Counted(Protocol):
    """What games add up to."""

    @property
    def games(self) -> int:
        """How many games were counted."""

    def plus(self, other: Self, /) -> Self:
        """The same for all games of two tallies."""


PlanType = TypeVar("PlanType", contravariant=True)
TallyType = TypeVar("TallyType", bound=Counted, covariant=True)


class Backend(Protocol[PlanType, TallyType]):
    """Something that plays games out, of cards or of dice."""

    name: str

    def run(self, plan: PlanType, first: int, count: int) -> TallyType:
        """Play the games of a plan from one number on, and count them."""

    def executor(self, workers: int) -> Executor:
        """What so many workers run on."""


class PlainBackend:
    """The rule functions as they stand. Several workers are several processes."""

    name = "plain"

    def run(self, plan: Plan, first: int, count: int) -> Tally:
        """Play the games of a plan from one number on, and count them."""
        tally = Tally()
        events = EventRows()
        events.muted = 1
        play_games(
            tables(plan.book),
            State(),
            Workspace(),
            MoveRow(),
            events,
            Generator(),
            Generator(),
            plan.lineup,
            new_mind(plan.book),
            State(),
            State(),
            tally,
            first,
            count,
        )
        return tally

    def executor(self, workers: int) -> Executor:
        """Processes of their own, if there are several."""
        return here_or_processes(workers)


class CompiledBackend:
    """The rule functions compiled into one piece of machine code. Several workers are threads that share it."""

    name = "compiled"

    def __init__(self, note: Callable[[], None] = lambda: None, bots: Collection[str] = BASIC) -> None:
        from dizaine.lab.kernel import load_kernel

        self._kernel = load_kernel(note, bots)

    def run(self, plan: Plan, first: int, count: int) -> Tally:
        """Play the games of a plan from one number on, and count them."""
        return self._kernel(plan, first, count)

    def executor(self, workers: int) -> Executor:
        """Threads."""
        return threads(workers)


def has_compiler() -> bool:
    """Whether the extra `dizaine[lab]` is installed."""
    return find_spec("numba") is not None


def best_backend(note: Callable[[], None] = lambda: None, bots: Collection[str] = BASIC) -> Backend[Plan, Tally]:
    """The fastest backend there is for games of some bots. `note` is called before a compilation of some time."""
    return CompiledBackend(note, bots) if has_compiler() else PlainBackend()
