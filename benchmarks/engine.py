"""Measure how fast the engine plays: random decisions per second of CPU time, on one core, in plain Python.

`python -m benchmarks.engine` prints a table and ends with 1 if a target is missed. The random player is part of what
is measured: it lists the canonical moves of every position and takes one of them.
"""

import argparse
import statistics
import sys
import time
from collections.abc import Callable
from typing import Final

from dizaine import Game, SeededChance
from dizaine.engine.cards.codec import from_row
from dizaine.engine.cards.compiled_rules import tables
from dizaine.engine.cards.menu import write_move
from dizaine.engine.cards.play import perform, resolve_chance
from dizaine.engine.cards.rounds import start_game
from dizaine.engine.cards.rows import MoveRow
from dizaine.engine.cards.state import DRAW, OVER, State
from dizaine.engine.cards.workspace import Workspace
from dizaine.engine.randomness import Generator, seed_generator
from dizaine.engine.rows import EventRows
from dizaine.players.cards.random_policy import choose_random
from dizaine.rulebooks import Rulebook, editions, load

TARGET_EDITION: Final = "classic"
PLAYERS: Final = 4
RULE_FUNCTIONS_TARGET: Final = 60_000
GAME_TARGET: Final = 10_000
REPEATS: Final = 5


def through_rule_functions(book: Rulebook, players: int, seed: int, decisions: int) -> float:
    """Decisions per CPU-second through the plain rule functions, game after game."""
    rules, work, move, events = tables(book), Workspace(), MoveRow(), EventRows()
    generator = Generator()
    seed_generator(generator, seed, 0)
    made = 0
    started = time.process_time()
    while made < decisions:
        state = State()
        start_game(state, players)
        while state.stage != OVER and made < decisions:
            events.count = 0
            if state.stage < DRAW:
                resolve_chance(rules, state, generator, events)
            else:
                entry = choose_random(rules, state, work, move, generator)
                write_move(rules, state, work, entry, move)
                perform(rules, state, move, events)
                made += 1
    return made / (time.process_time() - started)


def through_game(book: Rulebook, players: int, seed: int, decisions: int) -> float:
    """Decisions per CPU-second through `Game.apply`: checked, with typed events, a record and a view's history."""
    work, row, generator = Workspace(), MoveRow(), Generator()
    seed_generator(generator, seed, 1)
    chance = SeededChance(seed)
    made = 0
    started = time.process_time()
    while made < decisions:
        game = Game.new(book, players=players, chance=chance)
        while not game.is_over and made < decisions:
            entry = choose_random(game.rules, game.state, work, row, generator)
            write_move(game.rules, game.state, work, entry, row)
            game.apply(from_row(game.rules, row))
            made += 1
    return made / (time.process_time() - started)


Measure = Callable[[Rulebook, int, int, int], float]


def measured(measure: Measure, edition: str, decisions: int) -> list[float]:
    """Measure the same games several times; the numbers differ only by the noise of the machine."""
    book = load(edition)
    measure(book, PLAYERS, 0, decisions // 20)
    return [measure(book, PLAYERS, 1, decisions) for _ in range(REPEATS)]


def show(way: str, edition: str, rates: list[float], target: int | None) -> bool:
    """Print a line of the table; return whether the best of the repeats reaches the target."""
    best, median = max(rates), statistics.median(rates)
    verdict = "" if target is None else f"{target:>10,}  {'reached' if best >= target else 'MISSED'}"
    print(f"{way:16}{edition:16}{best:>12,.0f}{median:>12,.0f}{verdict}".rstrip(), flush=True)
    return target is None or best >= target


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.engine", description="Random decisions per second.")
    parser.add_argument("--decisions", type=int, default=40_000, help="decisions of one measurement")
    decisions = parser.parse_args().decisions
    print(f"Random decisions per CPU-second, {PLAYERS} players, {REPEATS} repeats of {decisions:,} decisions")
    print(f"Python {sys.version.split()[0]}\n")
    print(f"{'through':16}{'edition':16}{'best':>12}{'median':>12}{'target':>10}")
    reached = True
    for way, measure, target, share in (
        ("rule functions", through_rule_functions, RULE_FUNCTIONS_TARGET, 1),
        ("Game.apply", through_game, GAME_TARGET, 4),
    ):
        for edition in editions:
            rates = measured(measure, edition, decisions // share)
            reached &= show(way, edition, rates, target if edition == TARGET_EDITION else None)
    return 0 if reached else 1


if __name__ == "__main__":
    sys.exit(main())
