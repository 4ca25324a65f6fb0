"""The mean score of games by the stored policy is the one that the solver predicts, within chance."""

from collections.abc import Callable
from pathlib import Path

import pytest

pytest.importorskip("numba")

from dizaine.lab.dice_solver.playout import play_solitaires
from dizaine.lab.dice_solver.solve import solve
from dizaine.players.dice.policy import load_policy
from dizaine.rulebooks.dice import DiceBook, dice_editions, load_dice
from tests.lab.dice_solver.small_games import GAMES
from tests.sizes import SOAKING

ERRORS = 3
"""Standard errors within which a mean must lie. The seeds are fixed, so the outcome never changes."""


def mean_is_right(book: DiceBook, games: int) -> bool:
    """Whether the mean score of so many games is that of the solver."""
    solve(book)
    policy = load_policy(book)
    assert policy is not None
    scores = play_solitaires(policy, games, seed=2026)
    assert len(scores) == games
    return bool(abs(scores.mean() - policy.value) <= ERRORS * scores.std() / games**0.5)


BOOKS = GAMES | ({edition: load_dice(edition) for edition in dice_editions} if SOAKING else {})
"""The sheets themselves take some minutes and 3 GB to solve."""


@pytest.mark.rule("D7", "D12")
@pytest.mark.parametrize("name", BOOKS)
def test_the_mean_is_that_of_the_solver(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: Callable[[int, int], int]
) -> None:
    if name in GAMES:  # the sheets stay in the user's cache folder, so that they are solved only once
        monkeypatch.setenv("DIZAINE_CACHE", str(tmp_path))
    assert mean_is_right(BOOKS[name], size(3_000, 200_000))
