"""Learn win chances from games of the steady player against itself: `python -m dizaine.lab.cards.lessons`.

Between two rounds each player has some phases to go and some points. For each number of players, and for each number of
phases that the leader has to go, a multinomial logistic model is fitted to who won: what it is worth to have so many
phases to go, and what a point behind the leader costs. Rare numbers of phases are drawn towards a straight line.
"""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple

import numpy
from numpy.typing import NDArray

from dizaine.drafts import replace_file
from dizaine.engine.cards.state import DEAL, OVER
from dizaine.engine.compiled import to_rows
from dizaine.engine.dialect import Record, Word, record, rule
from dizaine.engine.limits import PLAYERS
from dizaine.lab.cards.kind import CARDS
from dizaine.lab.cards.playouts import CardBench, begin_game, step_game
from dizaine.lab.kernel import compiled_entry, fresh_bench, left_out
from dizaine.lab.plan import Plan
from dizaine.players.cards.player_memory import LEARNED, PlayerMemory, steady_weights
from dizaine.players.cards.win_chance import CLOSE, MANY_POINTS, phases_to_go
from dizaine.rulebooks import load

EDITIONS: Final = ("classic", "continental", "express", "dutch", "dutch-original", "classic+ten-rounds")
TEACHER: Final = "steady"
GAMES: Final = {2: 40_000, 3: 24_000, 4: 20_000, 5: 16_000, 6: 14_000}
"""How many games are learned from, by the number of players."""
SEED: Final = 1
ROUNDS: Final = 512
LEAN: Final = 20.0
"""The weight of the straight line, in rounds."""

Numbers = NDArray[numpy.float64]
Counts = NDArray[numpy.int64]


@record
class GameHistory(Record):
    """A game: where everybody stood before each round, and who won."""

    rounds: Word
    to_go: Annotated[list[list[int]], "i4", ROUNDS, PLAYERS]
    score: Annotated[list[list[int]], "i4", ROUNDS, PLAYERS]
    winners: Word


@rule
def play_and_record(bench: CardBench, history: GameHistory, number: int) -> None:
    """Play the game of a number, and record where it stood before each round."""
    rules, state = bench.rules, bench.state
    begin_game(bench, number)
    history.rounds = 0
    while state.stage != OVER:
        if state.stage == DEAL and history.rounds < ROUNDS and not state.replay and not state.winners:
            for seat in range(state.players):
                history.to_go[history.rounds][seat] = phases_to_go(rules, state, seat)
                history.score[history.rounds][seat] = state.score[seat]
            history.rounds += 1
        step_game(bench)
    history.winners = state.winners


class Standings(NamedTuple):
    """Where everybody stood before each round of many games: a line for each round, a column for each player."""

    to_go: Counts
    score: Counts
    won: Numbers
    """Each player's part of the win."""

    def of(self, lines: NDArray[numpy.bool_]) -> Standings:
        """Some of the lines."""
        return Standings(self.to_go[lines], self.score[lines], self.won[lines])


class Lesson(NamedTuple):
    """What was learned for one number of players: [phases that the leader has to go][own phases to go]."""

    worth: Numbers
    """The logit against a leader with the same points."""
    per_point: Numbers
    """What a point behind the leader costs (see `points_behind`)."""

    def chances(self, standings: Standings) -> Numbers:
        """Everybody's chance to win."""
        place = standings.to_go.min(axis=1, keepdims=True), standings.to_go
        return _shares(self.worth[place] - self.per_point[place] * points_behind(standings))

    @classmethod
    def from_json(cls, stored: dict[str, list[list[float]]]) -> Lesson:
        """A lesson as it was stored."""
        return cls(numpy.array(stored["worth"]), numpy.array(stored["per_point"]))

    def to_json(self) -> dict[str, list[list[float]]]:
        """As it is stored."""
        return {"worth": self.worth.round(4).tolist(), "per_point": self.per_point.round(6).tolist()}


def points_behind(standings: Standings) -> Numbers:
    """The points of each player behind the leader, as `win_chance` counts them."""
    leads = standings.to_go == standings.to_go.min(axis=1, keepdims=True)
    behind = standings.score - numpy.where(leads, standings.score, MANY_POINTS).min(axis=1, keepdims=True)
    counted: Numbers = numpy.where(behind > CLOSE, (behind + CLOSE) / 2, behind)
    return counted


def teachers_memory() -> PlayerMemory:
    """What the teacher knows: its weights, but no chances to win, which it does not use and which may not exist yet."""
    memory = PlayerMemory()
    memory.weights = list(steady_weights())
    return memory


class School:
    """Compiled games of the teacher against itself."""

    def __init__(self) -> None:
        self._play = compiled_entry(play_and_record, lambda: print("compiling"), left_out("cards", [TEACHER]))

    def standings(self, edition: str, players: int, games: int, seed: int = SEED) -> Standings:
        """Play some games, and tell where everybody stood before each round."""
        bench = fresh_bench(CARDS, Plan(load(edition), (TEACHER,) * players, seed))
        bench = bench._replace(memory=to_rows(teachers_memory())[0])
        history = to_rows(GameHistory())[0]
        parts = []
        for number in range(games):
            self._play(bench, history, number)
            rounds, winners = int(history["rounds"]), int(history["winners"])
            won = [(winners >> seat & 1) / winners.bit_count() for seat in range(players)]
            to_go, score = (history[name][:rounds, :players].astype(numpy.int64) for name in ("to_go", "score"))
            parts.append(Standings(to_go, score, numpy.tile(won, (rounds, 1))))
        return Standings(*map(numpy.concatenate, zip(*parts, strict=True)))


def fit(standings: Standings) -> Lesson:
    """The worth of phases and points, separately for each number of phases that the leader has to go."""
    most = int(standings.to_go.max())
    leader = standings.to_go.min(axis=1)
    counts_points = bool(standings.score.any())
    lesson = Lesson(numpy.zeros((most + 1, most + 1)), numpy.zeros((most + 1, most + 1)))
    for least in range(1, most + 1):
        lines = standings.of(leader == least)
        if not len(lines.won):
            continue
        phases, points = lines.to_go - least, -points_behind(lines) / 100
        line = _multinomial(numpy.stack((-phases, points), axis=2), lines.won, numpy.array([0.5, counts_points]), 5.0)
        steps = numpy.arange(most - least + 1)
        exactly = phases[:, :, None] == steps
        features = numpy.concatenate((exactly, exactly * points[:, :, None]), axis=2)
        start = numpy.concatenate((-line[0] * steps, numpy.full(len(steps), line[1])))
        found = _multinomial(features, lines.won, start, LEAN)
        lesson.worth[least, least:] = found[: len(steps)] - found[0]
        lesson.per_point[least, least:] = found[len(steps) :] / 100
    return lesson


def _multinomial(features: NDArray[Any], won: Numbers, start: Numbers, lean: float) -> Numbers:
    """Multinomial logistic regression by Newton's method, regularised towards its start."""
    features = features.astype(numpy.float64)
    found = start.astype(numpy.float64)
    for _ in range(30):
        share = _shares(features @ found)
        gradient = numpy.einsum("lpf,lp->f", features, won - share) - lean * (found - start)
        mean = numpy.einsum("lpf,lp->lf", features, share)
        flat = (features * numpy.sqrt(share)[:, :, None]).reshape(-1, len(found))
        step = numpy.linalg.solve(flat.T @ flat - mean.T @ mean + lean * numpy.eye(len(found)), gradient)
        found = found + step
        if numpy.abs(step).max() < 1e-6:
            break
    return found


def _shares(standing: Numbers) -> Numbers:
    """Each player's share of e^standing in its line."""
    powers: Numbers = numpy.exp(standing - standing.max(axis=1, keepdims=True))
    shares: Numbers = powers / powers.sum(axis=1, keepdims=True)
    return shares


def main() -> None:
    """Learn all lessons, and write them to the file that the players read."""
    school = School()
    learned = {
        edition: {
            str(players): fit(school.standings(edition, players, games)).to_json() for players, games in GAMES.items()
        }
        for edition in EDITIONS
    }
    path = Path(str(files("dizaine.players.cards").joinpath(LEARNED)))
    replace_file(path, (json.dumps(learned, separators=(",", ":")) + "\n").encode())
    print(path)


if __name__ == "__main__":
    main()
