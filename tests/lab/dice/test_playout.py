"""Games played out under the stored policy come to what the solver says, within chance."""

from collections.abc import Callable
from pathlib import Path

import pytest

pytest.importorskip("numba")

from dizaine.lab.dice.playout import play_solitaires
from dizaine.lab.dice.solver import solve
from dizaine.players.dice_policy import load_policy
from dizaine.rulebooks.dice import DiceBook, dice_editions, load_dice
from tests.lab.dice.small_games import GAMES
from tests.sizes import SOAKING

ERRORS = 3
"""Standard errors within which a mean must lie. The seeds are fixed: what passes once passes always."""


def mean_is_right(book: DiceBook, games: int) -> bool:
    """Whether the mean score of so many games is that of the solver."""
    solve(book)
    policy = load_policy(book)
    assert policy is not None
    scores = play_solitaires(policy, games, seed=2026)
    assert len(scores) == games
    return bool(abs(scores.mean() - policy.value) <= ERRORS * scores.std() / games**0.5)


@pytest.mark.rule("D7", "D12")
@pytest.mark.parametrize("name", GAMES)
def test_small_games(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: Callable[[int, int], int]
) -> None:
    monkeypatch.setenv("DIZAINE_CACHE", str(tmp_path))
    assert mean_is_right(GAMES[name], size(20_000, 200_000))


@pytest.mark.soak
@pytest.mark.skipif(not SOAKING, reason="solving a sheet takes some minutes and 3 GB")
@pytest.mark.parametrize("edition", dice_editions)
def test_the_sheets(edition: str, size: Callable[[int, int], int]) -> None:
    """In the person's own cache folder, so that the sheets are solved once."""
    assert mean_is_right(load_dice(edition), size(200_000, 200_000))
