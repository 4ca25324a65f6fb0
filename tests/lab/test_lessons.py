"""Lessons about chances to win: what is fitted, and who teaches."""

import numpy
import pytest

pytest.importorskip("numba")

from dizaine.lab.cards.lessons import Lesson, Standings, fit, points_behind, teachers_memory
from dizaine.players.cards.player_memory import new_memory
from dizaine.rulebooks import load


def test_the_teacher_is_the_steady_player() -> None:
    """Without its weights it would discard almost blindly, and what it teaches would be wrong."""
    assert teachers_memory().weights == new_memory(load("classic")).weights


def test_points_count_against_the_leader_and_half_beyond_thirty() -> None:
    """The leader has the fewest phases to go, and of those the fewest points."""
    standings = Standings(numpy.array([[2, 1, 1]]), numpy.array([[0, 50, 10]]), numpy.zeros((1, 3)))
    assert points_behind(standings).tolist() == [[-10, 35, 0]]


def test_a_lesson_finds_the_chances_that_made_the_games() -> None:
    """Winners are drawn by known chances; what is learned from them predicts the same chances."""
    generator = numpy.random.default_rng(7)
    to_go = generator.integers(1, 4, (20_000, 3))
    score = generator.integers(0, 60, (20_000, 3))
    worth = numpy.array([[0.0, 0, 0, 0], [0, 0, -1.2, -2.0], [0, 0, 0, -0.9], [0, 0, 0, 0]])
    true = Lesson(worth, numpy.full((4, 4), 0.03))
    drawn = Standings(to_go, score, numpy.zeros(to_go.shape))
    chances = true.chances(drawn)
    winners = (chances.cumsum(axis=1) < generator.random((20_000, 1))).sum(axis=1)
    learned = fit(drawn._replace(won=numpy.eye(3)[winners]))
    assert numpy.abs(learned.chances(drawn) - chances).mean() < 0.01
    assert Lesson.from_json(learned.to_json()).chances(drawn) == pytest.approx(learned.chances(drawn), abs=1e-3)
