"""Measure how strong the card players are: the expert and the steady player against greedy and against the yardstick.

The yardstick is the steady player as it was when this was first measured (`_yardstick`). Each deal is played from all
seats. `--see-all` measures a ceiling: an expert that sees all cards.
"""

from __future__ import annotations

import argparse
from typing import Final, NamedTuple

from benchmarks._matches import YARDSTICK, Matches, see_all_hands
from dizaine.players.cards.player_memory import ROLLOUTS, PlayerMemory
from dizaine.rulebooks import load

SEED: Final = 5_000


class Match(NamedTuple):
    """A line of the table."""

    edition: str
    seats: int
    player: str
    others: str
    games: int


MATCHES: Final = (
    Match("classic", 2, "expert", "greedy", 2000),
    Match("classic", 2, "expert", YARDSTICK, 2000),
    Match("classic", 4, "expert", "greedy", 1000),
    Match("classic", 4, "expert", YARDSTICK, 1000),
    Match("classic", 6, "expert", "greedy", 1000),
    *(
        Match(edition, 2, "expert", YARDSTICK, 1000)
        for edition in (
            "continental",
            "express",
            "dutch",
            "classic+ten-rounds",
            "classic+free-order",
            "classic+knock",
        )
    ),
    Match("classic", 2, "steady", YARDSTICK, 20000),
    Match("classic", 4, "steady", YARDSTICK, 20000),
)


def main() -> None:
    """Play, and print a line for each match."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--part", type=float, default=1.0, help="play only this part of the games (1.0)")
    parser.add_argument("--only", default="", help="lines that have these words, such as 'classic 4'")
    parser.add_argument("--rollouts", type=int, default=ROLLOUTS)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--see-all", action="store_true", help="the expert sees all cards")
    parser.add_argument("--quick", action="store_true", help="a few games only")
    options = parser.parse_args()
    if options.see_all:
        see_all_hands()
    part = 0.01 if options.quick else options.part

    def tune(memory: PlayerMemory) -> None:
        memory.rollouts = options.rollouts

    matches = Matches("expert", "steady", "greedy")
    sight = ", the expert sees all cards" if options.see_all else ""
    print(f"{options.rollouts} rollouts for a decision{sight}; share of wins with its 95 % interval, CPU per decision")
    print(f"{'game':<20}{'seats':>5}  {'player':<8}{'among':<11}{'games':>6}{'won':>16}{'CPU':>10}")
    for match in MATCHES:
        line = f"{match.edition:<20}{match.seats:5}  {match.player:<8}{match.others:<11}"
        if not set(options.only.split()) <= set(line.split()):
            continue
        deals = max(round(match.games * part) // match.seats, 2)
        share = matches.share(
            load(match.edition),
            match.seats,
            match.player,
            match.others,
            deals,
            seed=SEED,
            tune=tune,
            threads=options.threads,
        )
        print(f"{line}{deals * match.seats:6}{share}", flush=True)


if __name__ == "__main__":
    main()
