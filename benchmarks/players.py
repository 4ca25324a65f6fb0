"""Measure strength against thinking time: one expert with growing budgets among players of another kind.

Every deal is played from all seats. The last rows leave out one idea each, at the usual budget: hands are imagined
without regard to the discards and refusals of their owners; the value of a game counts only phases.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from time import thread_time

from dizaine.lab.backends import Backend, CompiledBackend
from dizaine.lab.cards.kind import CARDS, new_bench
from dizaine.lab.cards.playouts import CardBench
from dizaine.lab.lineup import Lineup
from dizaine.lab.plan import Plan
from dizaine.lab.results import CHUNK
from dizaine.players.cards.player_memory import ROLLOUTS, STANDINGS, PlayerMemory, new_memory
from dizaine.rulebooks import Rulebook, load

BUDGETS = (40, 80, 150, 300, 600, 1200)
SEED = 4_000


def main() -> None:
    """Measure, and print one table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300, help="for each number of the table (300)")
    parser.add_argument("--edition", default="classic")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--opponents", default="steady,greedy")
    parser.add_argument("--rollouts", default="", help="budgets to try, such as 150,600, instead of the whole table")
    parser.add_argument("--quick", action="store_true", help="a few games only")
    options = parser.parse_args()
    games, opponents, book = 16 if options.quick else options.games, options.opponents.split(","), load(options.edition)
    rows: list[tuple[int, str, Callable[[PlayerMemory], None]]] = [(budget, "-", nothing) for budget in BUDGETS]
    rows += [(ROLLOUTS, "what others threw", forget_others), (ROLLOUTS, "points", forget_points)]
    if options.rollouts:
        rows = [(int(budget), "-", nothing) for budget in options.rollouts.split(",")]
    print(f"{options.edition}, {options.seats} seats, {games} games for each number, all seats of each deal")
    print(f"rollouts  left out           CPU ms  {'  '.join(f'{name:>15}' for name in opponents)}")
    for budget, left_out, change in rows:
        memory = new_memory(book, budget)
        change(memory)
        kind = replace(CARDS, new_bench=partial(bench_with, memory))
        backend = CompiledBackend(kind, ("expert", *opponents), lambda: print("compiling"))
        numbers = [win_share(backend, book, name, options.seats, games // options.seats) for name in opponents]
        cells = "  ".join(f"{100 * mean:6.1f} ± {100 * error:4.1f} %" for mean, error, _ in numbers)
        print(f"{budget:8}  {left_out:<17}  {numbers[-1][2]:6.2f}  {cells}", flush=True)


def bench_with(memory: PlayerMemory, book: Rulebook, lineup: Lineup) -> CardBench:
    """The records that games are played with, where experts have a given memory."""
    return new_bench(book, lineup)._replace(memory=memory)


def win_share(backend: Backend, book: Rulebook, opponent: str, seats: int, deals: int) -> tuple[float, float, float]:
    """The expert's share of wins, half of its 95 % interval by deals, and its CPU milliseconds per decision."""
    shares = [0.0] * deals
    decisions, begin = 0, thread_time()
    for seat in range(seats):
        plan = Plan(book, tuple("expert" if place == seat else opponent for place in range(seats)), SEED)
        for first in range(0, deals, CHUNK):
            count = min(CHUNK, deals - first)
            results = backend.play(plan, first, count).results
            decisions += sum(results.decisions[:count])
            for deal in range(count):
                winners = results.winners[deal]
                shares[first + deal] += (winners >> seat & 1) / winners.bit_count() / seats
    mean = sum(shares) / deals
    error = 1.96 * math.sqrt(sum((share - mean) ** 2 for share in shares)) / deals
    return mean, error, 1000 * (thread_time() - begin) / (decisions / seats)


def nothing(memory: PlayerMemory) -> None:
    """Leave nothing out."""


def forget_others(memory: PlayerMemory) -> None:
    """One hand for each player, whatever it explains."""
    memory.hands = 1


def forget_points(memory: PlayerMemory) -> None:
    """A phase more or less is all that counts."""
    memory.worth = [[(row % STANDINGS - own) << 16 for own in range(STANDINGS)] for row in range(len(memory.worth))]
    memory.per_point = [[0] * STANDINGS for _ in memory.worth]


if __name__ == "__main__":
    main()
