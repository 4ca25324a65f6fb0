"""A dice solitaire by explicit enumeration: every roll, every keep, every outcome, repeated until it converges.

Slow and simple on purpose: it is for small games, and shares no code with the engine or the solver.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import product

from tests.oracle.dice import Face, Group, best_score

Roll = tuple[Face, ...]
Held = tuple[Face | None, ...]
"""A keep: the faces of the dice that stay, and None for those that are rolled."""


@dataclass(frozen=True)
class Game:
    """The rules of a small game."""

    dice: Sequence[Sequence[Face]]
    phases: Sequence[Sequence[Group]]
    rolls: int
    half_phase: int
    half_over: int
    half_bonus: int
    finish_bonus: int
    failure_cost: int

    @property
    def highest(self) -> int:
        return max(number for die in self.dice for number, _ in die)


class Turn:
    """A turn whose final rolls have given values: the values of keeps and rolls before each decision."""

    def __init__(self, game: Game, ends: dict[Roll, float], made: dict[Roll, float]) -> None:
        self.keeps: list[dict[Held, tuple[float, float]]] = []
        """For each decision, each keep with its value and the probability to make the phase."""
        self._faces = [[(face, count / len(die)) for face, count in Counter(die).items()] for die in game.dice]
        rolls: dict[Held, tuple[float, float]] = {roll: (ends[roll], made[roll]) for roll in ends}
        stopped = rolls
        for _ in range(game.rolls - 1):
            keeps = self._averages(rolls)
            keeps.update(stopped)  # keeping all dice means stopping
            self.keeps.insert(0, keeps)
            rolls = {roll: max(keeps[held] for held in held_of(roll)) for roll in ends}
        self.value, self.chance = self._averages(rolls)[(None,) * len(game.dice)]

    def _averages(self, rolls: dict[Held, tuple[float, float]]) -> dict[Held, tuple[float, float]]:
        """The mean over all outcomes of each keep: a keep with an open die averages over the faces of that die."""
        averages = dict(rolls)
        for die, faces in enumerate(self._faces):
            for before, after in {(held[:die], held[die + 1 :]) for held in averages}:
                outcomes = [(share, averages[(*before, face, *after)]) for face, share in faces]
                averages[(*before, None, *after)] = (
                    sum(share * value for share, (value, _) in outcomes),
                    sum(share * chance for share, (_, chance) in outcomes),
                )
        return averages


def held_of(roll: Roll) -> Iterator[Held]:
    """All keeps from a roll."""
    yield from product(*((face, None) for face in roll))


class Solitaire:
    """The best play of a small game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        distinct = [sorted(set(die)) for die in game.dice]
        self.scores = [
            {roll: best_score(phase, roll, game.highest) for roll in product(*distinct)} for phase in game.phases
        ]
        self._values: dict[tuple[int, int, bool], float] = {}

    def value(self, phase: int, total: int, first: bool) -> float:
        """The expected points from a turn on; the first try matters only in the last phase."""
        if phase == len(self.game.phases):
            return 0.0
        first = first and phase == len(self.game.phases) - 1
        key = phase, total, first
        if key not in self._values:
            self._values[key] = self.turn(phase, total, True).value if first else self._settled(phase, total)
        return self._values[key]

    def turn(self, phase: int, total: int, first: bool) -> Turn:
        """The turn itself, once the values are known."""
        return self._turn(phase, total, first, self.value(phase, total, False) - self.game.failure_cost)

    def highest_chance(self, phase: int) -> float:
        """The highest probability to make a phase in one turn."""
        made = {roll: float(score >= 0) for roll, score in self.scores[phase].items()}
        return Turn(self.game, made, made).value

    def _settled(self, phase: int, total: int) -> float:
        """The value of trying again for ever: it is right if one more try does not change it.

        Until then the change counts once for each try that the same keeps would need, which is one divided by their
        chance; as the keeps become better, few steps lead to the end.
        """
        value, change = 0.0, 1.0
        while abs(change) > 1e-12:
            turn = self._turn(phase, total, False, value - self.game.failure_cost)
            change = turn.value - value
            value += change / (turn.chance or 1)
        return value

    def _turn(self, phase: int, total: int, first: bool, failure: float) -> Turn:
        worth = self._worth(phase, total, first)
        ends = {roll: failure if score < 0 else worth(score) for roll, score in self.scores[phase].items()}
        return Turn(self.game, ends, {roll: float(score >= 0) for roll, score in self.scores[phase].items()})

    def _worth(self, phase: int, total: int, first: bool) -> Callable[[int], float]:
        game = self.game
        last = phase == len(game.phases) - 1

        def worth(score: int) -> float:
            half = game.half_bonus if phase + 1 == game.half_phase and total + score > game.half_over else 0
            finish = game.finish_bonus if last and first else 0
            return score + half + finish + self.value(phase + 1, total + score, True)

        return worth
