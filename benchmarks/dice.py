"""Measure how fast the dice game is solved and how small the solution is: CPU time on one core.

`python -m benchmarks.dice` solves each sheet from scratch in a temporary folder, and ends with 1 if a target is missed.
The machine code is compiled before the clock starts. `--quick` solves a small game instead. How fast and how right
hints are is measured by `benchmarks.dice_hints`.
"""

import argparse
import os
import resource
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from dizaine.rulebooks.dice import DiceBook, dice_editions, from_json, load_dice

SOLVE_TARGET: Final = 300.0  # seconds
MEMORY_TARGET: Final = 4.0  # GB, by the system's count of the process at its largest
STORE_TARGET: Final = 6.0  # MB, both sheets together


def small_book(half_phase: int) -> DiceBook:
    """The English sheet with fewer dice and phases: it compiles everything and is solved quickly."""
    table = load_dice("dice").to_json()
    text = table.replace('"GRGOBR","OBRBGO","RGOBRB","BBRORG","BOGRGO"', '"GRGOBR","OBRBGO"')
    phases = '["set of 2","run of 3","2 of one colour"]'
    start, end = text.index('"list":') + 7, text.index("]", text.index('"list":')) + 1
    return from_json((text[:start] + phases + text[end:]).replace('"half_phase":5', f'"half_phase":{half_phase}'))


def solve_time(book: DiceBook) -> float:
    """Seconds of CPU time to solve a book from nothing."""
    from dizaine.lab.dice_solver.solve import solve

    started = time.process_time()
    solve(book)
    return time.process_time() - started


def stored(book: DiceBook) -> float:
    """The size of the stored policy, in MB."""
    from dizaine.players.dice.store import policy_folder

    return sum(path.stat().st_size for path in policy_folder(book).iterdir()) / 1e6


def show(what: str, number: float, target: float, unit: str) -> bool:
    """Print a line of the table; return whether the target is reached."""
    print(f"{what:44}{number:>10.2f} {unit:4}{target:>8.0f}  {'reached' if number <= target else 'MISSED'}", flush=True)
    return number <= target


def measure(books: list[DiceBook]) -> bool:
    """Run all measurements; return whether every target is reached."""
    solve_time(small_book(half_phase=1))
    reached, size = True, 0.0
    for book in books:
        reached &= show(f"{book.id}: solved", solve_time(book), SOLVE_TARGET, "s")
        size += stored(book)
    reached &= show("stored, all together", size, STORE_TARGET, "MB")
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024 / 1e9
    return reached & show("memory at the most", memory, MEMORY_TARGET, "GB")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.dice", description="The dice game solved.")
    parser.add_argument("--quick", action="store_true", help="a small game instead of the sheets")
    quick = parser.parse_args().quick
    print(f"The dice game solved: CPU time on one core\nPython {sys.version.split()[0]}\n")
    print(f"{'what':44}{'measured':>10}{'target':>13}")
    os.environ["OPENBLAS_NUM_THREADS"] = "1"  # before NumPy is loaded: its idle threads use CPU time
    with tempfile.TemporaryDirectory() as folder:
        os.environ["DIZAINE_CACHE"] = str(Path(folder))
        return (
            0
            if measure([small_book(half_phase=2)] if quick else [load_dice(edition) for edition in dice_editions])
            else 1
        )


if __name__ == "__main__":
    sys.exit(main())
