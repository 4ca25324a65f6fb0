"""The two ways to play out games of dice: plain and compiled (see lab.backends)."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor

from dizaine.engine.dice.rows import MoveRow
from dizaine.engine.dice.state import State
from dizaine.engine.dice.tables import tables
from dizaine.engine.dice.workspace import Workspace
from dizaine.engine.randomness import Generator
from dizaine.engine.rows import EventRows
from dizaine.lab.backends import Backend, has_compiler
from dizaine.lab.dice_games.plan import DicePlan
from dizaine.lab.dice_games.playouts import play_dice_games
from dizaine.lab.dice_games.tally import DiceTally
from dizaine.lab.workers import here_or_processes, threads


class PlainDiceBackend:
    """The rule functions as they stand. Several workers are several processes."""

    name = "plain"

    def run(self, plan: DicePlan, first: int, count: int) -> DiceTally:
        """Play the games of a plan from one number on, and count them."""
        tally, events = DiceTally(), EventRows()
        events.muted = 1
        play_dice_games(
            tables(plan.book),
            State(),
            Workspace(),
            MoveRow(),
            events,
            Generator(),
            Generator(),
            plan.lineup,
            tally,
            first,
            count,
        )
        return tally

    def executor(self, workers: int) -> Executor:
        """Processes of their own, if there are several."""
        return here_or_processes(workers)


class CompiledDiceBackend:
    """The rule functions compiled into one piece of machine code. Several workers are threads that share it."""

    name = "compiled"

    def __init__(self, note: Callable[[], None] = lambda: None) -> None:
        from dizaine.lab.dice_games.kernel import load_dice_kernel

        self._kernel = load_dice_kernel(note)

    def run(self, plan: DicePlan, first: int, count: int) -> DiceTally:
        """Play the games of a plan from one number on, and count them."""
        return self._kernel(plan, first, count)

    def executor(self, workers: int) -> Executor:
        """Threads."""
        return threads(workers)


def best_dice_backend(note: Callable[[], None] = lambda: None) -> Backend[DicePlan, DiceTally]:
    """The fastest backend there is. `note` is called before a compilation that takes its time."""
    return CompiledDiceBackend(note) if has_compiler() else PlainDiceBackend()
