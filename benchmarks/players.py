"""Strength against thinking time: the expert with more and more to spend against the steady and the greedy player.

Every deal is played from both seats. The last rows leave out one idea each, at the usual budget: hands imagined without
regard to what their owners threw and let lie, and a worth of the game that only counts phases.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable
from time import thread_time

from dizaine.lab.tournament.kernel import load_results
from dizaine.players.mind import Mind
from dizaine.players.minds import ROLLOUTS, new_mind
from dizaine.rulebooks import load

BUDGETS = (40, 80, 150, 300, 600, 1200, 2400)
SEED = 4_000
CHUNK = 64


def main() -> None:
    """Measure, and print one table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="for each row (400)")
    parser.add_argument("--edition", default="classic")
    parser.add_argument("--opponents", default="steady,greedy")
    parser.add_argument("--quick", action="store_true", help="20 games for each row")
    options = parser.parse_args()
    games = 20 if options.quick else options.games
    book = load(options.edition)
    print(f"{options.edition}, two players, {games} games for each row, both seats of each deal")
    print(
        f"{'rollouts':>8}  {'idea left out':<26}  {'CPU ms':>7}"
        + "".join(f"  {'against ' + name:>18}" for name in options.opponents.split(","))
    )
    rows: list[tuple[int, str, Callable[[Mind], None]]] = [(budget, "", nothing) for budget in BUDGETS]
    rows += [(ROLLOUTS, "what others threw", forget_others), (ROLLOUTS, "points", forget_points)]
    for budget, name, change in rows:
        mind = new_mind(book, budget)
        change(mind)
        play = load_results(book, lambda: print("compiling"), expert=True, mind=mind)
        cells, cost = [], 0.0
        for opponent in options.opponents.split(","):
            shares: list[float] = []
            decisions, begin = 0, thread_time()
            for first in range(0, games // 2, CHUNK):
                deals = min(CHUNK, games // 2 - first)
                one = play(("expert", opponent), SEED, first, deals, 1 << 62)
                other = play((opponent, "expert"), SEED, first, deals, 1 << 62)
                decisions += sum(one.decisions[:deals]) + sum(other.decisions[:deals])
                shares += [(share(one.winners[deal], 0) + share(other.winners[deal], 1)) / 2 for deal in range(deals)]
            mean = sum(shares) / len(shares)
            error = 1.96 * math.sqrt(sum((value - mean) ** 2 for value in shares)) / len(shares)
            cells.append(f"{100 * mean:8.1f} ± {100 * error:4.1f} %")
            cost = 1000 * (thread_time() - begin) / (decisions / 2)
        print(f"{budget:8}  {name or '-':<26}  {cost:7.2f}" + "".join(f"  {cell:>18}" for cell in cells), flush=True)


def share(winners: int, seat: int) -> float:
    """The part of a win that a seat has."""
    return (winners >> seat & 1) / winners.bit_count()


def nothing(mind: Mind) -> None:
    """Leave nothing out."""


def forget_others(mind: Mind) -> None:
    """One hand for each player, whatever it explains."""
    mind.hands = 1


def forget_points(mind: Mind) -> None:
    """A phase more or less is all that counts."""
    size = len(mind.ahead)
    mind.ahead = [[(other - own) << 16 for other in range(size)] for own in range(size)]
    mind.per_point = [[0] * size for _ in range(size)]


if __name__ == "__main__":
    main()
