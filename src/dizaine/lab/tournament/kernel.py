"""The games of a tournament compiled and kept, as those of simulations are (see lab.kernel)."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, Final, cast

from dizaine.engine.cards.rows import MoveRow
from dizaine.engine.cards.state import State
from dizaine.engine.cards.tables import tables
from dizaine.engine.cards.workspace import Workspace
from dizaine.engine.compiled import compile_rules, from_row, to_rows
from dizaine.engine.dice.rows import MoveRow as DiceMoveRow
from dizaine.engine.dice.state import State as DiceState
from dizaine.engine.dice.tables import tables as dice_tables
from dizaine.engine.dice.workspace import Workspace as DiceWork
from dizaine.engine.randomness import Generator
from dizaine.engine.rows import EventRows
from dizaine.lab.dice_games.plan import DicePlan
from dizaine.lab.kernel import SOURCES as PLAYOUT_SOURCES
from dizaine.lab.kernel import kernel_folder, left_out, prepare
from dizaine.lab.plan import Plan
from dizaine.lab.tournament.dice_results import play_dice_results
from dizaine.lab.tournament.results import Results, play_results
from dizaine.players.cards.mind import Mind
from dizaine.players.cards.minds import new_mind
from dizaine.rulebooks import Rulebook
from dizaine.rulebooks.dice import DiceBook

SOURCES: Final = (*PLAYOUT_SOURCES, "lab/tournament/results.py", "lab/tournament/kernel.py")
DICE_SOURCES: Final = (
    *SOURCES,
    "engine/dice/*.py",
    "players/dice/*.py",
    "lab/dice_games/*.py",
    "lab/tournament/dice_results.py",
)

Play = Callable[[tuple[str, ...], int, int, int, int], Results]
"""Bots by seat, seed, first deal, number of deals, most decisions of a game."""


def enter_results(
    rules: Any,
    states: Any,
    works: Any,
    moves: Any,
    events: Any,
    generators: Any,
    lineups: Any,
    minds: Any,
    results: Any,
    first: int,
    count: int,
    most: int,
) -> None:
    """`play_results` on the first records of arrays."""
    play_results(
        rules[0],
        states[0],
        works[0],
        moves[0],
        events[0],
        generators[0],
        generators[1],
        lineups[0],
        minds[0],
        states[1],
        states[2],
        results[0],
        first,
        count,
        most,
    )


def enter_dice_results(
    rules: Any,
    states: Any,
    works: Any,
    moves: Any,
    events: Any,
    generators: Any,
    lineups: Any,
    results: Any,
    first: int,
    count: int,
    most: int,
) -> None:
    """`play_dice_results` on the first records of arrays."""
    play_dice_results(
        rules[0],
        states[0],
        works[0],
        moves[0],
        events[0],
        generators[0],
        generators[1],
        lineups[0],
        results[0],
        first,
        count,
        most,
    )


def load_results(book: Rulebook, note: Callable[[], None], players: Collection[str], mind: Mind | None = None) -> Play:
    """The compiled card games of a book, ready to run; `note` is called first if they must be compiled now."""
    without = left_out(players)
    folder = kernel_folder(SOURCES, f"-{len(without)}")
    functions = compile_rules(enter_results, cache=folder, without=without)
    enter = functions["enter_results"]
    rules, minds = to_rows(tables(book)), to_rows(mind or new_mind(book))

    def play(bots: tuple[str, ...], seed: int, first: int, count: int, most: int) -> Results:
        results = to_rows(Results())
        enter(
            rules,
            to_rows(State(), State(), State()),
            to_rows(Workspace()),
            to_rows(MoveRow()),
            to_rows(_muted()),
            to_rows(Generator(), Generator()),
            to_rows(Plan(book, bots, seed).lineup),
            minds.copy(),
            results,
            first,
            count,
            most,
        )
        return cast(Results, from_row(results[0], Results))

    prepare(functions, enter_results, folder, lambda: _start(play), note, without)
    return play


def load_dice_results(book: DiceBook, note: Callable[[], None]) -> Play:
    """The same for games of dice."""
    folder = kernel_folder(DICE_SOURCES)
    functions = compile_rules(enter_dice_results, cache=folder)
    enter = functions["enter_dice_results"]
    rules = to_rows(dice_tables(book))

    def play(bots: tuple[str, ...], seed: int, first: int, count: int, most: int) -> Results:
        results = to_rows(Results())
        enter(
            rules,
            to_rows(DiceState()),
            to_rows(DiceWork()),
            to_rows(DiceMoveRow()),
            to_rows(_muted()),
            to_rows(Generator(), Generator()),
            to_rows(DicePlan(book, bots, seed).lineup),
            results,
            first,
            count,
            most,
        )
        return cast(Results, from_row(results[0], Results))

    prepare(functions, enter_dice_results, folder, lambda: _start(play), note)
    return play


def _start(play: Play) -> None:
    """The first call, which compiles."""
    play(("random", "random"), 0, 0, 0, 0)


def _muted() -> EventRows:
    events = EventRows()
    events.muted = 1
    return events
