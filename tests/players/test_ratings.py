"""The ratings of the players in each edition: they come from the stored results, and the documentation has them."""

from pathlib import Path

import pytest

from dizaine.lab.tournaments.edition_ratings import PLAYERS, Result, rate
from dizaine.players.ratings import rated_editions, ratings_of
from dizaine.rulebooks import editions

DOCUMENT = Path(__file__).parents[2] / "docs" / "players.md"


@pytest.mark.parametrize("edition", editions)
def test_every_edition_rates_the_ladder_with_greedy_at_nought(edition: str) -> None:
    ratings = ratings_of(edition)
    assert tuple(sorted(ratings, key=lambda name: ratings[name])) == PLAYERS
    assert ratings["greedy"] == 0


@pytest.mark.parametrize("edition", editions)
def test_ratings_agree_with_the_results_that_they_come_from(edition: str) -> None:
    """A player wins the share that the difference predicts, within what so many games can show."""
    ratings = ratings_of(edition)
    for player, opponent, games, won in rated_editions()[edition]["results"]:
        expected = 1 / (1 + 10 ** ((ratings[opponent] - ratings[player]) / 400))
        assert abs(won - expected) < 4 * (expected * (1 - expected) / games) ** 0.5 + 0.02, (player, opponent)


def test_ten_wins_to_one_are_400_points_wherever_a_player_is_named() -> None:
    ratings = rate([Result("expert", "greedy", 1100, 10 / 11), Result("greedy", "easy", 1100, 10 / 11)])
    assert ratings == {"easy": -400, "greedy": 0, "expert": 400}


@pytest.mark.parametrize("edition", editions)
def test_the_documentation_has_the_ratings(edition: str) -> None:
    cells = " | ".join(str(ratings_of(edition)[name]).replace("-", "−") for name in PLAYERS)
    assert f"| `{edition}` | {cells} |" in DOCUMENT.read_text(encoding="utf-8")
