"""Solve the sheets for the package: `python -m dizaine.lab.dice_solver.ship` writes the files that come with it.

It takes a few minutes and 3.2 GB of memory for each sheet. Phases whose files are there and fit the rules are left as
they are, so it can be interrupted; delete the files to solve everything again.
"""

from __future__ import annotations

import sys

from dizaine.lab.dice_solver.solve import solve
from dizaine.players.dice.store import shipped_folder
from dizaine.rulebooks.dice import dice_editions, load_dice


def main() -> int:
    """Solve all sheets, or those that are named."""
    for edition in sys.argv[1:] or dice_editions:
        book = load_dice(edition)
        parts = solve(book, folder=shipped_folder(book))
        size = sum(path.stat().st_size for path in shipped_folder(book).iterdir())
        print(f"{edition}: {parts[0].value(0, first_try=True):.6f} points, {size:,} bytes", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
