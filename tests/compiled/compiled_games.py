"""Games of the compiled rule functions, with every step recorded."""

from collections.abc import Iterator
from operator import attrgetter
from typing import Any, cast

import numpy

from dizaine.engine.cards.state import OVER, State
from dizaine.engine.compiled import from_row, layout, to_rows
from dizaine.engine.limits import EVENT_WIDTH, EVENTS
from dizaine.lab.backends import Played
from dizaine.lab.cards.kind import CARDS
from dizaine.lab.cards.playouts import CardBench, step_game
from dizaine.lab.cards.tally import CardTally
from dizaine.lab.kernel import fresh_bench
from dizaine.lab.plan import Plan
from dizaine.lab.results import ENDLESS, Results
from dizaine.players.cards.player_memory import PlayerMemory

Compiled = dict[str, Any]
"""Compiled rule functions by name."""
Step = tuple[tuple[Any, ...], list[list[int]]]
"""The result of one step: the values of a state's fields, and the events as rows."""

FIELDS = [field.name for field in State.FIELDS]
field_values = attrgetter(*FIELDS)

PIECE = 16
"""Steps per batch: few, since comparing values soon after they were made takes half the time."""


def record_steps(bench: CardBench, history: Any, counts: Any, rows: Any) -> int:
    """Play as many steps as there is room for, and copy the state and the events after each of them."""
    state, events = bench.state, bench.events
    steps = 0
    filled = 0
    while state.stage != OVER and steps < len(history):
        step_game(bench)
        history[steps] = state
        counts[steps] = events.count
        for event in range(events.count):
            for place in range(EVENT_WIDTH):
                rows[filled, place] = events.row[event][place]
            filled += 1
        steps += 1
    return steps


class CompiledGames:
    """Plays the games of a plan one after the other on the same records, which must make no difference."""

    def __init__(self, functions: Compiled) -> None:
        self._functions = functions
        self._used: Any = None
        self._history = numpy.zeros(PIECE, dtype=layout(State))
        self._counts = numpy.zeros(PIECE, dtype="i4")
        self._rows = numpy.zeros((PIECE * EVENTS, EVENT_WIDTH), dtype="i4")

    def steps(self, plan: Plan, memory: PlayerMemory, number: int) -> Iterator[Step]:
        """The game with a number: its initial state, and the result of each step."""
        bench = self._bench(plan, memory)
        self._functions["begin_game"](bench, number)
        self._history[0] = bench.state
        self._counts[0] = 0
        yield from self._written(1)
        while bench.state["stage"] != OVER:
            yield from self._written(self._functions["record_steps"](bench, self._history, self._counts, self._rows))

    def played(self, plan: Plan, memory: PlayerMemory, first: int, count: int) -> Played:
        """The totals of games and the end of each, when they are played in one call."""
        bench = self._bench(plan, memory)
        self._functions["play_games"](bench, first, count, ENDLESS)
        tally, results = from_row(bench.tally, CardTally), from_row(bench.results, Results)
        return Played(cast(CardTally, tally), cast(Results, results))

    def _bench(self, plan: Plan, memory: PlayerMemory) -> Any:
        """New records of this plan; those without lasting contents were used before."""
        fresh = fresh_bench(CARDS, plan)._replace(memory=to_rows(memory)[0])
        fresh.events["muted"] = 0
        if self._used is not None:
            kept = ("state", "chance", "coins", "move", "events", "work", "imagined", "trial")
            fresh = fresh._replace(**{name: getattr(self._used, name) for name in kept})
        self._used = fresh
        return fresh

    def _written(self, steps: int) -> Iterator[Step]:
        """The recorded steps, as the plain values of states and events."""
        states = zip(*(self._history[name][:steps].tolist() for name in FIELDS), strict=True)
        counts = self._counts[:steps].tolist()
        rows = iter(self._rows[: sum(counts)].tolist())
        for state, events in zip(states, counts, strict=True):
            yield state, [next(rows) for _ in range(events)]
