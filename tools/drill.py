"""Find better weights for the steady player: change one at a time, and keep what wins more against the yardstick.

Every candidate of a round plays the same deals, so that luck cancels out between them. Each round has new deals. The
weights found last are printed with their share of wins on fresh deals; `--write` stores them.
"""

from __future__ import annotations

import argparse
import json
from importlib.resources import files
from pathlib import Path
from typing import Final

from benchmarks._matches import YARDSTICK, Matches, Share
from dizaine.drafts import replace_file
from dizaine.players.cards.player_memory import WEIGHED, PlayerMemory
from dizaine.rulebooks import load

FIRST_STEPS: Final = (-1500, -200, -60, 60, 200, 1500)
"""What is tried for a weight of 0."""
FACTOR: Final = 1.6
"""What other weights are multiplied and divided by in the first round; later less."""
NOTICEABLE: Final = 0.0015
"""The gain in wins that a change must bring."""
FRESH: Final = 999_999


def main() -> None:
    """Search round by round."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--edition", default="classic")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--deals", type=int, default=4000)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--write", action="store_true", help="store the weights that were found")
    parser.add_argument("--quick", action="store_true", help="a few games only")
    options = parser.parse_args()
    rounds, deals = (1, 40) if options.quick else (options.rounds, options.deals)
    path = Path(str(files("dizaine.players.cards").joinpath(WEIGHED)))
    weights: dict[str, int] = json.loads(path.read_text(encoding="utf-8"))
    matches, book = Matches("steady"), load(options.edition)

    def share(tried: dict[str, int], seed: int, deals: int) -> Share:
        def tune(memory: PlayerMemory) -> None:
            memory.weights = list(tried.values())

        return matches.share(book, options.seats, "steady", YARDSTICK, deals, seed=seed, tune=tune, threads=2)

    for number in range(1, rounds + 1):
        best = share(weights, number, deals).mean
        factor = 1 + (FACTOR - 1) / number
        for name, weight in list(weights.items()):
            for other in (round(weight * factor), round(weight / factor), 0) if weight else FIRST_STEPS:
                found = share(weights | {name: other}, number, deals).mean
                if found > best + NOTICEABLE:
                    best, weights = found, weights | {name: other}
        print(f"round {number}: {json.dumps(weights)}", flush=True)
    print(f"on fresh deals: {share(weights, FRESH, 2 * deals)}")
    if options.write:
        replace_file(path, (json.dumps(weights, indent=2) + "\n").encode())


if __name__ == "__main__":
    main()
