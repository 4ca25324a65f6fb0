"""Measure how strong the players are in each edition: `python -m dizaine.lab.tournaments.edition_ratings`.

Every pair of players on the ladder meets in games of two. The expert takes a thousand times longer than the others, so
it plays fewer games. After a player has changed, `--players steady` plays only its games again and keeps all other
results; `--editions express` likewise, and `--expert-games 0` keeps those of the expert.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser
from collections.abc import Collection, Iterable
from importlib.resources import files
from itertools import combinations
from pathlib import Path
from typing import Any, Final, NamedTuple

from dizaine.drafts import replace_file
from dizaine.lab.experiments import tournament
from dizaine.lab.tournaments.ratings import SCALE, Meeting, fit_strengths
from dizaine.players.ratings import RATINGS, rated_editions
from dizaine.rulebooks import editions

PLAYERS: Final = ("easy", "greedy", "steady", "expert")
ANCHOR: Final = "greedy"
SLOW: Final = "expert"
GAMES: Final = 2000
SLOW_GAMES: Final = 200
SEED: Final = 2026


class Result(NamedTuple):
    """The games of two players, and the share of them that the first one won."""

    player: str
    opponent: str
    games: int
    won: float


def rate(results: Iterable[Result]) -> dict[str, int]:
    """The rating of each player, the weakest first.

    >>> rate([Result("steady", "greedy", 1100, 10 / 11), Result("greedy", "easy", 200, 0.5)])
    {'greedy': 0, 'easy': 0, 'steady': 400}
    """
    results = list(results)
    met = [name for name in PLAYERS if any(name in (result.player, result.opponent) for result in results)]
    players = [ANCHOR, *(name for name in met if name != ANCHOR)]
    strengths = fit_strengths(
        len(players),
        [
            Meeting(players.index(player), players.index(opponent), 1, won * games, games)
            for player, opponent, games, won in results
        ],
    )
    ratings = {player: round(SCALE * strength) for player, strength in zip(players, strengths, strict=True)}
    return dict(sorted(ratings.items(), key=lambda rated: rated[1]))


def measure(edition: str, players: Collection[str], games: int, slow_games: int) -> list[Result]:
    """The results of an edition: new ones for all pairs with one of the players, stored ones for the others."""
    count = {pair: slow_games if SLOW in pair else games for pair in combinations(PLAYERS[::-1], 2)}
    due = [pair for pair in count if count[pair] and set(pair) & set(players)]
    stored = [Result(*result) for result in rated_editions().get(edition, {}).get("results", ())]
    results = [result for result in stored if result[:2] not in due]
    for pair in due:
        report = tournament(edition, pair, games=count[pair], seed=SEED)
        results.append(Result(*pair, report.games, round(report.pairings[0].games_won.value or 0.0, 4)))
        print(edition, *results[-1], flush=True)
    return sorted(results, key=lambda result: list(count).index(result[:2]))


def main() -> None:
    """Measure, and write the file that the program reads."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--editions", default=",".join(editions))
    parser.add_argument("--players", default=",".join(PLAYERS))
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--expert-games", type=int, default=SLOW_GAMES)
    options = parser.parse_args()
    rated: dict[str, dict[str, Any]] = dict(rated_editions())
    for edition in options.editions.split(","):
        results = measure(edition, options.players.split(","), options.games, options.expert_games)
        rated[edition] = {"ratings": rate(results), "results": results}
    path = Path(str(files("dizaine.players").joinpath(RATINGS)))
    replace_file(path, page(rated).encode())
    print(path)


def page(rated: dict[str, dict[str, Any]]) -> str:
    """The file, with a line for each result."""
    blocks = [
        f' "{edition}": {{\n  "ratings": {json.dumps(found["ratings"])},\n  "results": [\n'
        + ",\n".join(f"   {json.dumps(result)}" for result in found["results"])
        + "\n  ]\n }"
        for edition, found in rated.items()
    ]
    return "{\n" + ",\n".join(blocks) + "\n}\n"


if __name__ == "__main__":
    main()
