"""Dice games by the compiled and by the plain rule functions, with every step recorded."""

from collections.abc import Iterator
from typing import Any, cast

import numpy

from dizaine.engine.compiled import from_row, layout, to_rows
from dizaine.engine.dice.compiled_rules import Rules, tables
from dizaine.engine.dice.play import check_dice_move, perform_dice_move, resolve_dice_chance
from dizaine.engine.dice.rows import MoveRow
from dizaine.engine.dice.state import DECIDE, OVER, State
from dizaine.engine.dice.turns import start_dice_game
from dizaine.engine.dice.workspace import Workspace
from dizaine.engine.limits import EVENT_WIDTH
from dizaine.engine.randomness import Generator, seed_generator
from dizaine.engine.rows import EventRows
from dizaine.lab.backends import PlainBackend, Played
from dizaine.lab.dice.kind import DICE
from dizaine.lab.dice.tally import DiceTally
from dizaine.lab.kernel import fresh_bench
from dizaine.lab.plan import Plan
from dizaine.lab.results import ENDLESS, Results
from dizaine.players.dice.policies import choose_dice_by
from dizaine.players.registry import GREEDY, RANDOM
from dizaine.rulebooks.dice import DiceBook, dice_editions, load_dice
from tests.compiled.compiled_games import Compiled
from tests.engine.dice.quick_book import quick_book

PIECE = 64
MOST_EVENTS = 16
"""Events of one step: a throw that ends the game has eight."""
FIELDS = [field.name for field in State.FIELDS]

Step = tuple[list[Any], list[list[int]]]


def begin_dice(rules: Any, states: Any, events: Any, generators: Any, players: int, number: int) -> None:
    """Set up the game with a number on records that held another game before."""
    seed_generator(generators[0], number, 0)
    seed_generator(generators[1], number, 1)
    events[0].count = 0
    start_dice_game(rules[0], states[0], players, events[0])


def record_dice_steps(
    rules: Any,
    states: Any,
    works: Any,
    moves: Any,
    events: Any,
    generators: Any,
    policies: Any,
    history: Any,
    counts: Any,
    rows: Any,
) -> int:
    """Play as many steps as there is room for, and copy the state and the events after each of them."""
    state = states[0]
    steps = 0
    while state.stage != OVER and steps < len(history):
        events[0].count = 0
        if state.stage < DECIDE:
            resolve_dice_chance(rules[0], state, works[0], generators[0], events[0])
        else:
            choose_dice_by(policies[state.seat], rules[0], state, works[0], generators[1], moves[0])
            if check_dice_move(rules[0], state, moves[0]):
                return -1
            perform_dice_move(rules[0], state, works[0], moves[0], events[0])
        history[steps] = state
        counts[steps] = events[0].count
        for event in range(events[0].count):
            for place in range(EVENT_WIDTH):
                rows[steps, event, place] = events[0].row[event][place]
        steps += 1
    return steps


class CompiledDice:
    """Plays games one after the other on the same records, which must make no difference."""

    def __init__(self, functions: Compiled) -> None:
        self._functions = functions
        self._states, self._works, self._moves = to_rows(State()), to_rows(Workspace()), to_rows(MoveRow())
        self._events, self._generators = to_rows(EventRows()), to_rows(Generator(), Generator())
        self._history = numpy.zeros(PIECE, dtype=layout(State))
        self._counts = numpy.zeros(PIECE, dtype="i4")
        self._rows = numpy.zeros((PIECE, MOST_EVENTS, EVENT_WIDTH), dtype="i4")

    def steps(self, rules: Rules, policies: list[int], number: int) -> Iterator[Step]:
        """The result of each step of a game."""
        table = to_rows(rules)
        begin, play = self._functions["begin_dice"], self._functions["record_dice_steps"]
        begin(table, self._states, self._events, self._generators, len(policies), number)
        places = numpy.array(policies, dtype="i8")
        while self._states[0]["stage"] != OVER:
            records = (self._states, self._works, self._moves, self._events, self._generators, places)
            played = play(table, *records, self._history, self._counts, self._rows)
            assert played > 0, "the rules refuse a move of the policy"
            for step in range(played):
                values = [self._history[name][step].tolist() for name in FIELDS]
                yield values, self._rows[step][: self._counts[step]].tolist()


def plain_steps(rules: Rules, policies: list[int], number: int) -> Iterator[Step]:
    """The same game in plain Python; every move is checked against the rules."""
    state, work, move, events = State(), Workspace(), MoveRow(), EventRows()
    chance, dice = Generator(), Generator()
    seed_generator(chance, number, 0)
    seed_generator(dice, number, 1)
    start_dice_game(rules, state, len(policies), events)
    while state.stage != OVER:
        events.count = 0
        if state.stage < DECIDE:
            resolve_dice_chance(rules, state, work, chance, events)
        else:
            choose_dice_by(policies[state.seat], rules, state, work, dice, move)
            assert check_dice_move(rules, state, move) == 0
            perform_dice_move(rules, state, work, move, events)
        yield [value for _, value in state.items()], [row[:] for row in events.row[: events.count]]


def lineup(book: DiceBook, number: int) -> list[int]:
    """One to six players; random ones only where games are short."""
    if book.id != "quick":
        return [GREEDY] * (number % 6 + 1)
    return [RANDOM if number >> seat & 1 else GREEDY for seat in range(number % 6 + 1)]


def compare_dice_results(functions: Compiled) -> None:
    """Compare the counts of some games of each edition, as a simulation makes them."""
    for edition in dice_editions:
        for seed, bots in enumerate((("greedy",), ("random", "greedy", "greedy"), ("greedy",) * 6)):
            plan = Plan(load_dice(edition), bots, seed)
            bench = fresh_bench(DICE, plan)
            functions["play_dice_games"](bench, 5, 3, ENDLESS)
            tally, results = from_row(bench.tally, DiceTally), from_row(bench.results, Results)
            assert Played(cast(DiceTally, tally), cast(Results, results)) == PlainBackend().play(plan, 5, 3), (
                edition,
                bots,
            )


def compare_dice_games(functions: Compiled, games: int) -> None:
    """Compare every state and all events of so many games of a quick book, and of some of each edition."""
    compiled = CompiledDice(functions)
    for book, count in ((quick_book(), games), (load_dice("dice"), games // 6), (load_dice("dice-french"), games // 6)):
        rules = tables(book)
        for number in range(count):
            policies = lineup(book, number)
            plain = plain_steps(rules, policies, number)
            for step, (one, other) in enumerate(zip(plain, compiled.steps(rules, policies, number), strict=True)):
                assert one == other, f"{book.id}, game {number}, step {step}: {difference(one, other)}"


def difference(plain: Step, compiled: Step) -> str:
    """The fields that differ."""
    names = [name for name, one, other in zip(FIELDS, plain[0], compiled[0], strict=True) if one != other]
    return ", ".join(names) or "the events"
