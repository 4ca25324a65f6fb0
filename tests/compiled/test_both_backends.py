"""One source, two ways to run: every rule function compiles, and compiled games are the plain games, step by step."""

from importlib import import_module
from pkgutil import walk_packages
from typing import Any, get_type_hints

from numba import from_dtype, int64, types

import dizaine.engine
import dizaine.players
from dizaine.engine.compiled import compile_rules, layout
from dizaine.engine.dialect import RULE_FUNCTIONS, Record
from dizaine.rulebooks import editions, load
from tests.compiled.compiled_game import Compiled, CompiledGame, compile_start, compile_step
from tests.games.books import variants_of
from tests.games.random_game import RandomGame

GAMES = 200
FEW_PHASES = ("1,2", "3,4", "5,6", "7,8", "9,10", "2,8")


def book_of(game: int) -> str:
    """Each edition in full length first; then all variants in turn, with few phases so that games are short."""
    edition = editions[game % len(editions)]
    turn = game // len(editions)
    if turn == 0:
        return edition
    variants = variants_of(edition)
    variant = variants[turn % len(variants)]
    if "phases=" in variant or "order=" in variant:
        return f"{edition}+{variant}"
    return f"{edition}+{variant}+phases={FEW_PHASES[turn % len(FEW_PHASES)]}"


def argument_type(hint: Any) -> Any:
    """What the compiler gets for an argument that is annotated so."""
    if isinstance(hint, type) and issubclass(hint, Record):
        return from_dtype(layout(hint))
    return int64 if hint is int else types.Array(types.int8, 1, "C")


def compile_the_rest(functions: Compiled) -> None:
    """Compile what no game has called, by its annotations; those first that call others."""
    for function in reversed(RULE_FUNCTIONS):
        compiled = functions[function.__name__]
        if not compiled.signatures:
            hints = get_type_hints(function)
            hints.pop("return")
            compiled.compile(tuple(argument_type(hint) for hint in hints.values()))


def test_rule_functions_compile_and_play_as_the_plain_ones_do() -> None:
    for package in (dizaine.engine, dizaine.players):
        for module in walk_packages(package.__path__, f"{package.__name__}."):
            import_module(module.name)
    functions: Compiled = dict(compile_rules())
    start, step = compile_start(functions), compile_step(functions)
    for number in range(GAMES):
        name, players = book_of(number), 2 + number % 5
        book = load(name)
        plain = RandomGame(book, players, seed=number)
        compiled = CompiledGame(start, step, book, players, seed=number)
        steps = 0
        while not plain.is_over:
            steps += 1
            where = f"{name}, {players} players, seed {number}, step {steps}"
            assert compiled.step() == plain.step() == 0, where
            assert compiled.state == plain.state, where
            assert compiled.events == plain.events.row[: plain.events.count], where
        assert compiled.winners == plain.state.winners > 0, name
    compile_the_rest(functions)
    assert len(functions) == len(RULE_FUNCTIONS)
    for name, function in functions.items():
        assert function.nopython_signatures, f"{name} did not compile"
