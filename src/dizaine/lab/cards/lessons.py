"""Learn win chances from games of the steady player against itself: `python -m dizaine.lab.cards.lessons`.

Between two rounds each player has some phases to go and some points. For each pair of phases to go, a logistic curve
over the difference in points is fitted to who won in the end. Rare pairs are drawn towards a common model: a value for
each number of phases to go, and a slope for each number of phases to go of the player who is ahead.
"""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Final

import numpy
from numpy.typing import NDArray

from dizaine.drafts import replace_file
from dizaine.engine.cards.state import DEAL, OVER
from dizaine.engine.compiled import to_rows
from dizaine.engine.dialect import Record, Word, record, rule
from dizaine.lab.cards.kind import CARDS
from dizaine.lab.cards.playouts import CardBench, begin_game, step_game
from dizaine.lab.kernel import compiled_entry, fresh_bench, left_out
from dizaine.lab.plan import Plan
from dizaine.players.cards.player_memory import LEARNED, PlayerMemory
from dizaine.players.cards.win_chance import phases_to_go
from dizaine.rulebooks import load

EDITIONS: Final = ("classic", "continental", "express", "dutch", "dutch-original", "classic+ten-rounds")
GAMES: Final = 40_000
PLAYERS: Final = ("steady", "steady")
ROUNDS: Final = 512
LEAN: Final = 20.0
"""The weight of the common model in each pair, in games."""

Numbers = NDArray[numpy.float64]


@record
class GameHistory(Record):
    """A game of two players: where the first seat stood before each round."""

    rounds: Word
    own: Annotated[list[int], "i4", ROUNDS]
    other: Annotated[list[int], "i4", ROUNDS]
    lead: Annotated[list[int], "i4", ROUNDS]
    won: Word


@rule
def play_and_record(bench: CardBench, history: GameHistory, number: int) -> None:
    """Play the game of a number, and record where it stood before each round."""
    rules, state = bench.rules, bench.state
    begin_game(bench, number)
    history.rounds = 0
    while state.stage != OVER:
        if state.stage == DEAL and history.rounds < ROUNDS and not state.replay:
            history.own[history.rounds] = phases_to_go(rules, state, 0)
            history.other[history.rounds] = phases_to_go(rules, state, 1)
            history.lead[history.rounds] = state.score[1] - state.score[0]
            history.rounds += 1
        step_game(bench)
    history.won = state.winners & 1


class Lessons:
    """Compiled games of two steady players."""

    def __init__(self) -> None:
        self._play = compiled_entry(play_and_record, lambda: print("compiling"), left_out("cards", PLAYERS))

    def lines(self, edition: str, games: int) -> Numbers:
        """A line for each round and side: phases to go of both players, the lead before the round, and who won."""
        book = load(edition)
        bench = fresh_bench(CARDS, Plan(book, PLAYERS, 1))._replace(memory=to_rows(PlayerMemory())[0])
        history = to_rows(GameHistory())[0]
        parts = []
        for number in range(games):
            self._play(bench, history, number)
            columns = [history[name][: history["rounds"]] for name in ("own", "other", "lead")]
            parts.append(numpy.column_stack((*columns, numpy.full(len(columns[0]), history["won"]))))
        one = numpy.concatenate(parts).astype(numpy.float64)
        other = numpy.column_stack((one[:, 1], one[:, 0], -one[:, 2], 1 - one[:, 3]))
        return numpy.concatenate((one, other))


def fit(lines: Numbers) -> dict[str, list[list[float]]]:
    """The midpoint and the slope of the curve for each pair of phases to go."""
    most = int(lines[:, 0].max())
    pairs = {
        (own, other): lines[(lines[:, 0] == own) & (lines[:, 1] == other)]
        for own in range(1, most + 1)
        for other in range(1, most + 1)
    }
    value, slope = _common_model(pairs, most)
    ahead = [[0.0] * (most + 1) for _ in range(most + 1)]
    per_point = [[0.0] * (most + 1) for _ in range(most + 1)]
    for (own, other), rows in pairs.items():
        start = numpy.array([value[other] - value[own], slope[min(own, other)]])
        found = _logistic(numpy.column_stack((numpy.ones(len(rows)), rows[:, 2] / 100)), rows[:, 3], start, LEAN)
        ahead[own][other], per_point[own][other] = round(float(found[0]), 4), round(float(found[1]) / 100, 6)
    return {"ahead": ahead, "per_point": per_point}


def _common_model(pairs: dict[tuple[int, int], Numbers], most: int) -> tuple[Numbers, Numbers]:
    """A value for each number of phases to go, and a slope by the phases to go of the player who is ahead."""
    size = most + 1
    start = numpy.concatenate((numpy.zeros(size), numpy.ones(size)))
    features, results = [], []
    for (own, other), rows in pairs.items():
        table = numpy.zeros((len(rows), 2 * size))
        table[:, other] += 1
        table[:, own] -= 1
        table[:, size + min(own, other)] = rows[:, 2] / 100
        features.append(table)
        results.append(rows[:, 3])
    found = _logistic(numpy.concatenate(features), numpy.concatenate(results), start, 1.0)
    return found[:size], found[size:]


def _logistic(features: Numbers, results: Numbers, start: Numbers, lean: float) -> Numbers:
    """Logistic regression by Newton's method, regularised towards its start."""
    found = start.copy()
    for _ in range(30):
        chance = 1 / (1 + numpy.exp(-(features @ found)))
        gradient = features.T @ (results - chance) - lean * (found - start)
        weights = (chance * (1 - chance))[:, None]
        step = numpy.linalg.solve(features.T @ (features * weights) + lean * numpy.eye(len(start)), gradient)
        found += step
        if numpy.abs(step).max() < 1e-6:
            break
    return found


def main() -> None:
    """Learn all lessons, and write them to the file that the players read."""
    lessons = Lessons()
    learned = {edition: fit(lessons.lines(edition, GAMES)) for edition in EDITIONS}
    path = Path(str(files("dizaine.players.cards").joinpath(LEARNED)))
    replace_file(path, (json.dumps(learned, separators=(",", ":")) + "\n").encode())
    print(path)


if __name__ == "__main__":
    main()
