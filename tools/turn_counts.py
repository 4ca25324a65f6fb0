"""Write src/dizaine/table/turn_counts.py, how many turns games have: `python -m tools.turn_counts`.

Each number is the mean of many simulated games: rounds in a game times turns in a round, as reported by `dizaine
simulate classic+phases=4 --players 3 --bots steady --games 400 --seed 10`. With compiled code (`dizaine[lab]`) all of
them take a minute.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import prod
from pathlib import Path
from typing import Final

from dizaine.lab.backends import Backend, best_backend
from dizaine.lab.plan import Plan
from dizaine.lab.report import Report
from dizaine.lab.simulation import simulate
from dizaine.players.registry import USUAL
from dizaine.rulebooks.library import Book, all_editions, load_any

MODULE: Final = Path(__file__).parents[1] / "src" / "dizaine" / "table" / "turn_counts.py"
GAMES: Final = 400
SEED: Final = 10
HEAD: Final = f'''"""How many turns games have, the mean of {GAMES} simulated ones: `python -m tools.turn_counts`."""

from collections.abc import Mapping
from typing import Final

TURNS: Final[Mapping[str, Mapping[int, tuple[int, ...]]]] = {{
'''
TAIL: Final = '''}
"""Of each edition by the number of players: the turns of all players until the first one has completed one phase, two
phases, and so on. A dice game is played to its end and has one number."""
'''


def mean_turns(book: Book, players: int, backend: Backend) -> int:
    """How many turns a game of the usual bots has."""
    plan = Plan.of(book, [USUAL[book.kind]], SEED, players)
    *_, count = simulate(plan, GAMES, backend)
    report = Report.of(plan, count)
    quantities = ["turns_per_game"] if book.kind == "dice" else ["rounds_per_game", "turns_per_round"]
    return round(prod(report.estimate(quantity).value or 0 for quantity in quantities))


def rows(edition: str) -> Iterator[str]:
    """The lines of an edition."""
    book = load_any(edition)
    backend = best_backend(book, [USUAL[book.kind]])
    games = [book]
    if book.kind == "cards":
        games = [load_any(f"{edition}+phases={count}") for count in range(1, len(book.played_phases) + 1)]
    yield f'    "{edition}": {{'
    for players in range(book.least_players, min(book.most_players, 6) + 1):
        counts = [mean_turns(game, players, backend) for game in games]
        yield f"        {players}: ({', '.join(map(str, counts))}{',' if len(counts) == 1 else ''}),"
    yield "    },"


def main() -> None:
    lines = [line for edition in all_editions for line in rows(edition)]
    MODULE.write_text(HEAD + "\n".join(lines) + "\n" + TAIL, encoding="utf-8")


if __name__ == "__main__":
    main()
