"""Ratings of players by the model of Bradley and Terry, on the scale known from chess (Elo).

Every player has a strength. A player of strength s among m others of strength t wins with probability s / (s + m t).
The logarithms of the strengths are fitted; only their differences matter, so the first player is at 0.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

SCALE: Final = 400 / math.log(10)
"""Rating points for a factor of e in strength: 400 points are ten to one."""
_STEP: Final = 1.0
"""The most that a strength may change in one step: in flat regions Newton's steps are too long."""
_CLOSE: Final = 1e-10
_STEPS: Final = 200


class Meeting(NamedTuple):
    """Games of one player among `others` opponents that are all the same, and how many of them the player won."""

    player: int
    opponent: int
    others: int
    won: float
    games: float


def fit_strengths(players: int, meetings: Sequence[Meeting], start: Sequence[float] | None = None) -> list[float]:
    """The maximum-likelihood logarithms of the strengths, by Newton's method.

    They exist if meetings in which both sides won something connect all players.
    """
    strengths = list(start) if start is not None else [0.0] * players
    for _ in range(_STEPS):
        slope = [0.0] * players
        bend = [[0.0] * players for _ in range(players)]
        for player, opponent, others, won, games in meetings:
            chance = expected_share(strengths[player] - strengths[opponent], others)
            weight = games * chance * (1 - chance)
            slope[player] += won - games * chance
            slope[opponent] -= won - games * chance
            bend[player][player] += weight
            bend[opponent][opponent] += weight
            bend[player][opponent] -= weight
            bend[opponent][player] -= weight
        change = [0.0, *_solved([row[1:] for row in bend[1:]], slope[1:])]
        largest = max(map(abs, change))
        brake = min(1.0, _STEP / largest) if largest else 1.0
        strengths = [strength + brake * step for strength, step in zip(strengths, change, strict=True)]
        if largest < _CLOSE:
            break
    return strengths


def expected_share(difference: float, others: int = 1) -> float:
    """The chance of winning for a player whose logarithm of strength exceeds that of the others by a difference.

    >>> expected_share(0), expected_share(0, others=3), round(expected_share(200 / SCALE), 2)
    (0.5, 0.25, 0.76)
    """
    return 1 / (1 + others * math.exp(-difference))


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve linear equations with a symmetric positive definite matrix, by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for column in range(size):
        for row in range(column + 1, size):
            factor = rows[row][column] / rows[column][column]
            for index in range(column, size + 1):
                rows[row][index] -= factor * rows[column][index]
    solution = [0.0] * size
    for row in reversed(range(size)):
        known = sum(rows[row][index] * solution[index] for index in range(row + 1, size))
        solution[row] = (rows[row][size] - known) / rows[row][row]
    return solution
