"""The playouts of the dice game compiled and kept, as those of the card games are (see lab.kernel)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from dizaine.engine.compiled import compile_rules, from_row, to_rows
from dizaine.engine.dice.rows import MoveRow
from dizaine.engine.dice.state import State
from dizaine.engine.dice.tables import tables
from dizaine.engine.dice.workspace import Workspace
from dizaine.engine.randomness import Generator
from dizaine.engine.rows import EventRows
from dizaine.lab.dice_games.plan import DicePlan
from dizaine.lab.dice_games.playouts import play_dice_games
from dizaine.lab.dice_games.tally import DiceTally
from dizaine.lab.kernel import kernel_folder, prepare
from dizaine.rulebooks.dice import load_dice

SOURCES: Final = (
    "rulebooks/limits.py",
    "engine/*.py",
    "engine/dice/*.py",
    "players/*.py",
    "players/dice/*.py",
    "lab/*.py",
    "lab/dice_games/*.py",
)


def enter_dice_playouts(
    rules: Any,
    states: Any,
    works: Any,
    moves: Any,
    events: Any,
    generators: Any,
    lineups: Any,
    tallies: Any,
    first: int,
    count: int,
) -> None:
    """`play_dice_games` on the first records of arrays."""
    play_dice_games(
        rules[0],
        states[0],
        works[0],
        moves[0],
        events[0],
        generators[0],
        generators[1],
        lineups[0],
        tallies[0],
        first,
        count,
    )


def load_dice_kernel(note: Callable[[], None]) -> Callable[[DicePlan, int, int], DiceTally]:
    """The compiled playouts, ready to run; `note` is called first if they must be compiled now."""
    folder = kernel_folder(SOURCES)
    functions = compile_rules(enter_dice_playouts, cache=folder)
    enter = functions["enter_dice_playouts"]

    def run(plan: DicePlan, first: int, count: int) -> DiceTally:
        tallies = to_rows(DiceTally())
        events = EventRows()
        events.muted = 1
        enter(
            to_rows(tables(plan.book)),
            to_rows(State()),
            to_rows(Workspace()),
            to_rows(MoveRow()),
            to_rows(events),
            to_rows(Generator(), Generator()),
            to_rows(plan.lineup),
            tallies,
            first,
            count,
        )
        return cast(DiceTally, from_row(tallies[0], DiceTally))

    def start() -> None:
        run(DicePlan(load_dice("dice"), ("random", "greedy"), 0), 0, 0)

    prepare(functions, enter_dice_playouts, folder, start, note)
    return run
