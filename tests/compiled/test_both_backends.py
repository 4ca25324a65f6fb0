"""Every rule function compiles, and with the same chance the compiled and the plain backend play the same games.

It is one test, since each process that runs a part of it would have to compile everything again. In `make soak` the
compilation is small compared with the games, and each book has its own test.
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any, get_type_hints

import numpy
import pytest
from numba import from_dtype, int64, types

import dizaine.engine
import dizaine.lab
import dizaine.players
from dizaine.engine.cards.compiled_rules import tables
from dizaine.engine.cards.distance import phase_distance
from dizaine.engine.cards.hands import load_hand
from dizaine.engine.cards.workspace import Workspace
from dizaine.engine.compiled import compile_rules, fix_types, layout, to_rows
from dizaine.engine.compiler import compiler_settings
from dizaine.engine.dialect import RULE_FUNCTIONS, Record, duplicate
from dizaine.lab.backends import PlainBackend
from dizaine.lab.cards.playouts import begin_game, play_games
from dizaine.lab.dice.playouts import play_dice_games
from dizaine.lab.plan import Plan
from dizaine.players.cards.player_memory import new_memory
from dizaine.players.registry import listed
from dizaine.rulebooks import Rulebook, load
from tests.compiled.compiled_games import Compiled, CompiledGames, record_steps
from tests.compiled.dice_games import begin_dice, compare_dice_games, compare_dice_results, record_dice_steps
from tests.compiled.distances import measure_distances
from tests.compiled.plain_games import PlainGames
from tests.compiled.quick_compiler import quick_compiler
from tests.engine.test_distance import EDITIONS, HANDS, OWN_BOOKS, book_of, hands, state_of
from tests.games.books import MIXTURES, SAMPLE
from tests.sizes import SOAKING
from tests.sizes import size as choose_size

Size = Callable[[int, int], int]

NAMES = [name for name in SAMPLE if name not in MIXTURES]


def in_how_many(name: str) -> int:
    """How many earlier books have the same variant: sorted by it, each edition and each variant comes early once."""
    variant = name.partition("+")[2].partition("=")[0]
    before = NAMES[: NAMES.index(name)]
    return sum(variant == other.partition("+")[2].partition("=")[0] for other in before) if variant else 0


PORTIONS = [[name] for name in sorted(NAMES, key=in_how_many)] if SOAKING else [NAMES]
ENTRIES = (begin_game, play_games, record_steps, measure_distances, begin_dice, record_dice_steps, play_dice_games)
PLAYERS = (2, 3, 4, 2, 3, 5, 2, 4, 3, 6)
"""Numbers of players, in turn; games of many players take long."""
ROLLOUTS = 8
"""Rollouts for each decision of an expert."""


@cache
def compiled_functions() -> Compiled:
    """All rule functions, once for each process."""
    for package in (dizaine.engine, dizaine.players, dizaine.lab):
        for module in walk_packages(package.__path__, f"{package.__name__}."):
            import_module(module.name)
    with compiler_settings(*ENTRIES), quick_compiler(kept=False):
        functions: Compiled = dict(compile_rules(*ENTRIES))
        fix_types(functions)
    return functions


@pytest.mark.parametrize("names", PORTIONS, ids=lambda names: names[0] if SOAKING else "all books")
def test_both_backends_play_and_think_the_same(names: list[str], size: Size, tmp_path: Path) -> None:
    functions, games = compiled_functions(), size(2 * len(names), 2_000 * len(names))
    with compiler_settings(*ENTRIES), quick_compiler(kept=False):
        for name in names:
            compare_games(functions, name, games // len(names))
        compare_results(functions)
        if names == PORTIONS[-1]:
            compare_dice_games(functions, size(30, 3_000))
            compare_dice_results(functions)
            compare_thinking(functions, tmp_path)


def compare_results(functions: Compiled) -> None:
    """Compare some games as a tournament stores them."""
    for name in EDITIONS:
        plan = Plan(load(name), ("random", "greedy", "greedy"), 4)
        compiled = CompiledGames(functions).played(plan, new_memory(load(name)), 0, 3)
        assert compiled == PlainBackend().play(plan, 0, 3), name


def compare_thinking(functions: Compiled, folder: Path) -> None:
    """Compare distances, and compile every function that was not called yet."""
    some_hands = choose_size(*HANDS)
    for name in EDITIONS:
        compare_distances(functions, load(name), some_hands)
    for name in OWN_BOOKS:  # the general method, a thousand times slower in plain Python
        compare_distances(functions, book_of(name, folder), some_hands // 10)
    compile_the_rest(functions)
    assert functions.keys() == {function.__name__ for function in (*RULE_FUNCTIONS, *ENTRIES)}
    for name, function in functions.items():
        assert function.nopython_signatures, f"{name} did not compile"


def compare_games(functions: Compiled, name: str, games: int) -> None:
    """Compare every state, all events and all counts of so many games by a book."""
    book, compiled, plain = load(name), CompiledGames(functions), PlainGames()
    for number in range(games):
        bots = bots_of(number)
        plan, where = Plan(book, bots, seed=NAMES.index(name)), f"{name}, {len(bots)} players"
        memory = new_memory(book, ROLLOUTS)
        played = plain.play(plan, duplicate(memory), number, compiled.steps(plan, memory, number), where)
        assert played == compiled.played(plan, memory, number, 1), f"{where}, game {number}: the tallies differ"


def bots_of(number: int) -> tuple[str, ...]:
    """The players: mostly greedy bots; in every third game all sorts; in every twentieth, which is long, random ones.

    One of the first fifty games has an expert, which takes as long as thirty other games in plain Python.
    """
    players = PLAYERS[number % len(PLAYERS)]
    if number == 7:
        return ("expert", "steady", "greedy", "expert", "easy", "partition")[:players]
    if number % 20 == number // 20 % 20:
        return ("random",) * players
    if number % 3:
        return ("greedy",) * players
    names = sorted(set(listed("cards")) - {"expert"})
    return tuple(names[(number + seat) % len(names)] for seat in range(players))


def compare_distances(functions: Compiled, book: Rulebook, count: int) -> None:
    """Compare the distances of so many hands to all phases of a book."""
    rules, work = tables(book), Workspace()
    states = [state_of(hand) for _, hand in hands(book, count)]
    compiled = numpy.zeros((count, len(book.phases.list)), dtype="i8")
    functions["measure_distances"](to_rows(rules), to_rows(*states), to_rows(work), compiled)
    for state, distances in zip(states, compiled.tolist(), strict=True):
        load_hand(rules, state, work, 0)
        plain = [phase_distance(rules, work, phase) for phase in range(len(distances))]
        assert plain == distances, f"{book.phases.list}, {state.hand[0]}: {plain} plain, {distances} compiled"


def compile_the_rest(functions: Compiled) -> None:
    """Compile what no game has called, by its annotations; those first that call others."""
    for function in reversed(RULE_FUNCTIONS):
        compiled = functions[function.__name__]
        if not compiled.signatures:
            hints = get_type_hints(function)
            hints.pop("return")
            compiled.compile(tuple(argument_type(hint) for hint in hints.values()))


def argument_type(hint: Any) -> Any:
    """The compiler's type for an argument with this annotation."""
    if not isinstance(hint, type):
        return types.Array(types.int8, 1, "C")
    if issubclass(hint, tuple):
        kinds: Any = types
        return kinds.NamedTuple([argument_type(part) for part in get_type_hints(hint).values()], hint)
    return from_dtype(layout(hint)) if issubclass(hint, Record) else int64
