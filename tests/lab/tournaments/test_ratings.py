"""Ratings on results whose strengths are known beforehand."""

import math

import pytest

from dizaine.lab.tournaments.ratings import SCALE, Meeting, expected_share, fit_strengths


def test_three_wins_to_one_are_a_factor_of_three() -> None:
    strengths = fit_strengths(2, [Meeting(0, 1, 1, won=25, games=100)])
    assert strengths == pytest.approx([0, math.log(3)])
    assert SCALE * strengths[1] == pytest.approx(190.848501887865)  # 400 log10(3)


@pytest.mark.parametrize("others", [1, 3, 5])
def test_known_strengths_are_found_again(others: int) -> None:
    """Shares that the model itself gives, for strengths of 1, 2, 4 and 1/8."""
    strengths = [1, 2, 4, 1 / 8]
    meetings = [
        Meeting(a, b, others, 1000 * strengths[a] / (strengths[a] + others * strengths[b]), 1000)
        for a in range(4)
        for b in range(4)
        if a != b
    ]
    assert fit_strengths(4, meetings) == pytest.approx([math.log(strength) for strength in strengths])


def test_a_ladder_adds_up() -> None:
    meetings = [Meeting(0, 1, 1, 10, 110), Meeting(1, 2, 1, 10, 110)]  # ten to one, twice
    assert [SCALE * strength for strength in fit_strengths(3, meetings)] == pytest.approx([0, 400, 800])


def test_a_circle_is_level() -> None:
    meetings = [Meeting(0, 1, 1, 7, 10), Meeting(1, 2, 1, 7, 10), Meeting(2, 0, 1, 7, 10)]
    assert fit_strengths(3, meetings) == pytest.approx([0, 0, 0])


def test_what_is_expected_is_what_was_won() -> None:
    """At the maximum, each player has won just what the model expects (a property of Bradley and Terry's)."""
    meetings = [Meeting(0, 1, 1, 30, 100), Meeting(1, 2, 1, 55, 100), Meeting(0, 2, 1, 45, 300)]
    strengths = fit_strengths(3, meetings)
    for player in range(3):
        rest = 0.0
        for one, other, others, won, games in meetings:
            surplus = won - games * expected_share(strengths[one] - strengths[other], others)
            rest += surplus * ((one == player) - (other == player))
        assert rest == pytest.approx(0, abs=1e-6)


def test_far_apart_is_found_from_any_start() -> None:
    meetings = [Meeting(0, 1, 1, 1, 100_001)]
    for start in ([0.0, 0.0], [0.0, 30.0], [0.0, -30.0]):
        assert fit_strengths(2, meetings, start)[1] == pytest.approx(math.log(100_000))
