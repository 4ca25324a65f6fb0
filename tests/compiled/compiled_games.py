"""Games of the compiled rule functions, with every step written down."""

from collections.abc import Iterator
from operator import attrgetter
from typing import Any, cast

import numpy

from dizaine.engine.cards.rows import MoveRow
from dizaine.engine.cards.state import OVER, State
from dizaine.engine.cards.tables import Rules
from dizaine.engine.cards.workspace import Workspace
from dizaine.engine.compiled import from_row, layout, to_rows
from dizaine.engine.limits import EVENT_WIDTH, EVENTS
from dizaine.engine.randomness import Generator
from dizaine.engine.rows import EventRows
from dizaine.lab.playouts import Lineup, step_game
from dizaine.lab.tally import Tally
from dizaine.lab.tournament.results import ENDLESS, Results
from dizaine.players.cards.mind import Mind

Compiled = dict[str, Any]
"""Compiled rule functions by name."""
Step = tuple[tuple[Any, ...], list[list[int]]]
"""What one step led to: the values of a state's fields, and the events as rows."""

FIELDS = [field.name for field in State.FIELDS]
field_values = attrgetter(*FIELDS)

PIECE = 16
"""Steps that are played at a time: few, for values that are compared soon after they were made take half the time."""


def record_steps(
    rules: Any,
    states: Any,
    works: Any,
    moves: Any,
    events: Any,
    generators: Any,
    lineups: Any,
    minds: Any,
    history: Any,
    counts: Any,
    rows: Any,
) -> int:
    """Play on by as many steps as there is room for, and copy the state and the events after each of them."""
    state = states[0]
    steps = 0
    filled = 0
    while state.stage != OVER and steps < len(history):
        step_game(
            rules[0],
            state,
            works[0],
            moves[0],
            events[0],
            generators[0],
            generators[1],
            lineups[0],
            minds[0],
            states[1],
            states[2],
        )
        history[steps] = state
        counts[steps] = events[0].count
        for event in range(events[0].count):
            for place in range(EVENT_WIDTH):
                rows[filled, place] = events[0].row[event][place]
            filled += 1
        steps += 1
    return steps


class CompiledGames:
    """Plays one game after the other on the same records, which must make no difference."""

    def __init__(self, functions: Compiled) -> None:
        self._functions = functions
        self._states = to_rows(State(), State(), State())
        self._works = to_rows(Workspace())
        self._moves = to_rows(MoveRow())
        self._events = to_rows(EventRows())
        self._generators = to_rows(Generator(), Generator())
        self._history = numpy.zeros(PIECE, dtype=layout(State))
        self._counts = numpy.zeros(PIECE, dtype="i4")
        self._rows = numpy.zeros((PIECE * EVENTS, EVENT_WIDTH), dtype="i4")

    def steps(self, rules: Rules, lineup: Lineup, mind: Mind, number: int) -> Iterator[Step]:
        """The game of a number: how it begins, and what each step leads to."""
        rule_rows, lineups, minds = to_rows(rules), to_rows(lineup), to_rows(mind)
        self._functions["begin_game"](self._states[0], *self._generators, lineups[0], minds[0], number)
        self._history[0] = self._states[0]
        self._counts[0] = 0
        yield from self._written(1)
        while self._states[0]["stage"] != OVER:
            played = self._functions["record_steps"](
                rule_rows,
                self._states,
                self._works,
                self._moves,
                self._events,
                self._generators,
                lineups,
                minds,
                self._history,
                self._counts,
                self._rows,
            )
            yield from self._written(played)

    def tally(self, rules: Rules, lineup: Lineup, mind: Mind, number: int) -> Tally:
        """What the same game adds up to when it is played in one go."""
        tallies = to_rows(Tally())
        self._functions["play_games"](
            to_rows(rules)[0],
            self._states[0],
            self._works[0],
            self._moves[0],
            self._events[0],
            *self._generators,
            to_rows(lineup)[0],
            to_rows(mind)[0],
            self._states[1],
            self._states[2],
            tallies[0],
            number,
            1,
        )
        return cast(Tally, from_row(tallies[0], Tally))

    def results(self, rules: Rules, lineup: Lineup, mind: Mind, games: int) -> Results:
        """The first games as a tournament keeps them."""
        results = to_rows(Results())
        self._functions["play_results"](
            to_rows(rules)[0],
            self._states[0],
            self._works[0],
            self._moves[0],
            self._events[0],
            *self._generators,
            to_rows(lineup)[0],
            to_rows(mind)[0],
            self._states[1],
            self._states[2],
            results[0],
            0,
            games,
            ENDLESS,
        )
        return cast(Results, from_row(results[0], Results))

    def _written(self, steps: int) -> Iterator[Step]:
        """What was written down, as the plain values that states and events are made of."""
        states = zip(*(self._history[name][:steps].tolist() for name in FIELDS), strict=True)
        counts = self._counts[:steps].tolist()
        rows = iter(self._rows[: sum(counts)].tolist())
        for state, events in zip(states, counts, strict=True):
            yield state, [next(rows) for _ in range(events)]
