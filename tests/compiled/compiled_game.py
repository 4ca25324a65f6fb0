"""A random game through the compiled rule functions, in step with `RandomGame`."""

from collections.abc import Callable
from typing import Any

from numba import njit

from dizaine.engine.compiled import from_row, to_rows
from dizaine.engine.dialect import Record
from dizaine.engine.randomness import Generator
from dizaine.engine.rows import EventRows, MoveRow
from dizaine.engine.state import DRAW, State
from dizaine.engine.tables import tables
from dizaine.engine.workspace import Workspace
from dizaine.rulebooks import Rulebook

Compiled = dict[str, Any]
"""Compiled rule functions by name."""


def compile_step(functions: Compiled) -> Callable[..., Any]:
    """One step of a game as a compiled function, the same as `RandomGame.step`."""
    resolve_chance, choose_random = functions["resolve_chance"], functions["choose_random"]
    write_move, check, perform = functions["write_move"], functions["check"], functions["perform"]

    def step(all_rules: Any, states: Any, works: Any, moves: Any, all_events: Any, generators: Any) -> Any:
        rules, state, work, move = all_rules[0], states[0], works[0], moves[0]
        events, generator = all_events[0], generators[0]
        events.count = 0
        if state.stage < DRAW:
            resolve_chance(rules, state, generator, events)
            return 0
        entry = choose_random(rules, state, work, move, generator)
        write_move(rules, state, work, entry, move)
        refusal = check(rules, state, work, move)
        if not refusal:
            perform(rules, state, move, events)
        return refusal

    return njit(step)  # type: ignore[no-any-return]


def compile_start(functions: Compiled) -> Callable[..., Any]:
    """The start of a game as a compiled function."""
    seed_generator, start_game = functions["seed_generator"], functions["start_game"]

    def start(states: Any, generators: Any, players: int, seed: int) -> None:
        seed_generator(generators[0], seed, 0)
        start_game(states[0], players)

    return njit(start)  # type: ignore[no-any-return]


class CompiledGame:
    """A game on NumPy records."""

    def __init__(
        self, start: Callable[..., Any], step: Callable[..., Any], book: Rulebook, players: int, seed: int
    ) -> None:
        self._step = step
        self._states = to_rows(State())
        self._events = to_rows(EventRows())
        self._moves = to_rows(MoveRow())
        self._generators = to_rows(Generator())
        self._rules = to_rows(tables(book))
        self._works = to_rows(Workspace())
        start(self._states, self._generators, players, seed)

    def step(self) -> int:
        """Go on by one step; returns what the law says about the move that was chosen (0: allowed)."""
        return int(self._step(self._rules, self._states, self._works, self._moves, self._events, self._generators))

    @property
    def state(self) -> Record:
        return from_row(self._states[0], State)

    @property
    def winners(self) -> int:
        """A bit for each winner."""
        return int(self._states[0]["winners"])

    @property
    def events(self) -> list[list[int]]:
        """The events of the last step, as rows."""
        rows = self._events[0]
        return rows["row"][: rows["count"]].tolist()  # type: ignore[no-any-return]
