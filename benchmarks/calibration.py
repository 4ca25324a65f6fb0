"""Compare the predicted chances to win between two rounds with who won, on games that nothing was learned from.

Everybody's chance before every round is sorted into ten groups of equal size, from the lowest to the highest. In each
group the mean chance should be the share that won.
"""

from __future__ import annotations

import argparse
from typing import Final

import numpy

from dizaine.lab.cards.lessons import EDITIONS, Lesson, School
from dizaine.players.cards.player_memory import lessons

SEED: Final = 77_001
GROUPS: Final = 10


def main() -> None:
    """Play, and print a line for each edition and number of players."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40_000, help="for each line (40000)")
    parser.add_argument("--editions", default=",".join(EDITIONS))
    parser.add_argument("--players", default="2,4,6")
    parser.add_argument("--quick", action="store_true", help="a few games only")
    options = parser.parse_args()
    games = 400 if options.quick else options.games
    school = School()
    print(f"{games} games of steady players for each line; who won minus predicted, in percentage points, by tenths")
    print(f"{'game':<20}{'players':>7}  {'lowest chances':<30}{'highest':>30}  {'largest':>7}")
    for edition in options.editions.split(","):
        for players in map(int, options.players.split(",")):
            lesson = Lesson.from_json(lessons()[edition][str(players)])
            standings = school.standings(edition, players, games, SEED)
            chance, won = lesson.chances(standings).ravel(), standings.won.ravel()
            order = numpy.argsort(chance, kind="stable")
            errors = [100 * float((won[part] - chance[part]).mean()) for part in numpy.array_split(order, GROUPS)]
            cells = "".join(f"{error:6.1f}" for error in errors)
            print(f"{edition:<20}{players:7}  {cells}  {max(map(abs, errors)):7.1f}", flush=True)


if __name__ == "__main__":
    main()
