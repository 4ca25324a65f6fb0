"""Resampled deals vary as the mean of as many independent deals does."""

import math
from random import Random

import pytest

from dizaine.lab.tournaments.bootstrap import bundle, middle, resampled

VALUES = [0, 30, 60, 60, 60, 90, 120, 0, 60, 120, 90, 60]


def spread(numbers: list[float]) -> float:
    mean = sum(numbers) / len(numbers)
    return math.sqrt(sum((number - mean) ** 2 for number in numbers) / len(numbers))


def test_the_spread_is_that_of_the_mean() -> None:
    """The exact variance of a mean of n draws from n values is that of the values over n."""
    means = [sums[0] / len(VALUES) for sums in resampled([VALUES], seed=3, draws=20_000)]
    exact = spread([float(value) for value in VALUES]) / math.sqrt(len(VALUES))
    assert spread(means) == pytest.approx(exact, rel=0.02)
    assert sum(means) / len(means) == pytest.approx(sum(VALUES) / len(VALUES), rel=0.01)


def test_a_deal_is_drawn_as_a_whole() -> None:
    """Two columns of one deal stay together: their sums differ as their values do."""
    doubled = [2 * value + 1 for value in VALUES]
    for first, second in resampled([VALUES, doubled], seed=1, draws=50):
        assert second == 2 * first + len(VALUES)


def test_bundles_lose_nothing_and_spread_alike() -> None:
    random = Random(5)
    values = [random.randrange(121) for _ in range(5000)]
    assert sum(bundle(values)) == sum(values)
    assert len(bundle(values)) == 1000
    draws = list(resampled([[1] * len(values), values], seed=2))
    assert {deals for deals, _ in draws} == {5000}
    means = [total / deals for deals, total in draws]
    exact = spread([float(value) for value in values]) / math.sqrt(len(values))
    assert spread(means) == pytest.approx(exact, rel=0.1)


def test_a_seed_draws_the_same_again() -> None:
    assert list(resampled([VALUES], 8, 20)) == list(resampled([VALUES], 8, 20))
    assert list(resampled([VALUES], 8, 20)) != list(resampled([VALUES], 9, 20))


def test_one_value_is_always_drawn() -> None:
    assert list(resampled([[5]], 1, 3)) == [[5], [5], [5]]


def test_the_middle_leaves_out_as_much_on_both_sides() -> None:
    assert middle([float(number) for number in range(1001)]) == (25, 975)
    assert middle([3.0]) == (3, 3)


def test_an_interval_covers_the_true_value_about_as_often_as_stated() -> None:
    """Half of the blocks are level, the others are won or lost: a mean of 60 sixtieths."""
    random, held = Random(11), 0
    for trial in range(100):
        values = [random.choice((0, 60, 60, 120)) for _ in range(60)]
        low, high = middle([sums[0] / 60 for sums in resampled([values], trial, draws=300)])
        held += low <= 60 <= high
    assert 88 <= held <= 100
