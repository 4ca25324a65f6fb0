"""The counts of a playout are those of an observer who follows the events of the same game."""

import math
from collections import Counter

import pytest

from dizaine.engine.dice.chance import SeededChance
from dizaine.engine.dice.events import BonusGiven, PhaseFailed, PhaseMade
from dizaine.game import Game
from dizaine.lab.backends import PlainBackend
from dizaine.lab.dice.tally import DiceTally
from dizaine.lab.forfeits import Count
from dizaine.lab.plan import Plan
from dizaine.lab.report import Report
from dizaine.lab.simulation import simulate
from dizaine.players.dice.players import PolicyPlayer
from dizaine.players.own_players import PlayerError
from dizaine.rulebooks.dice import load_dice

SEED = 31


def played(edition: str, players: int, number: int) -> Game:
    game = Game.new(edition, players=players, chance=SeededChance(SEED, 2 * number))
    while not game.is_over:
        game.apply(PolicyPlayer("greedy").choose(game.dice_view(game.asked)))
    return game


@pytest.mark.parametrize("edition", ["dice", "dice-french"])
@pytest.mark.parametrize("players", [1, 2, 5])
def test_the_counts_agree_with_the_events(edition: str, players: int) -> None:
    plan = Plan(load_dice(edition), ("greedy",) * players, SEED)
    for number in range(2):
        game = played(edition, players, number)
        report = Report.of(plan, PlainBackend().run(plan, number, 1))
        made = [event for event in game.history if isinstance(event, PhaseMade)]
        failed = [event for event in game.history if isinstance(event, PhaseFailed)]
        bonuses = Counter(event.bonus for event in game.history if isinstance(event, BonusGiven))
        assert report.overview["turns_per_game"].value == len(made) + len(failed)
        assert report.overview["turns_failed"].value == pytest.approx(len(failed) / (len(made) + len(failed)))
        assert report.overview["half_bonuses"].value == pytest.approx(bonuses["half"] / players)
        assert report.overview["finish_bonuses"].value == pytest.approx(bonuses["finish"] / players)
        totals = {standing.seat: standing.score for standing in game.standings()}
        assert {seat["seat"] - 1: seat["points"].value for seat in report.seats} == totals
        assert {seat["seat"] - 1 for seat in report.seats if seat["games_won"].value} == set(game.winners)
        for phase in report.phases:
            points = [event.points for event in made if event.phase == phase["number"]]
            failures = sum(event.phase == phase["number"] for event in failed)
            assert (phase["made"], phase["tried"]) == (len(points), len(points) + failures)
            if points:
                assert phase["points_when_made"].value == pytest.approx(sum(points) / len(points))


def test_the_spread_of_the_scores_holds_every_game() -> None:
    plan = Plan(load_dice("dice"), ("greedy", "random"), 3)
    report = Report.of(plan, PlainBackend().run(plan, 0, 24))
    for seat in report.seats:
        assert sum(seat["games_of_points"].values()) == 24
        mean = sum(points * games for points, games in seat["games_of_points"].items()) / 24
        assert seat["points"].value is not None
        assert mean <= seat["points"].value < mean + 10


def test_the_order_of_counting_makes_no_difference() -> None:
    plan = Plan(load_dice("dice"), ("greedy", "greedy"), 8)
    *_, last = simulate(plan, 12, PlainBackend())
    assert last == without_game(PlainBackend().run(plan, 0, 12))
    parts = [PlainBackend().run(plan, number, 4) for number in (8, 0, 4)]
    assert parts[0].plus(parts[1]).plus(parts[2]) == without_game(last)


def without_game(count: Count) -> Count:
    """A count without the data of its last game."""
    return count.plus(Count(DiceTally()))


def test_a_bound_is_reported_if_there_are_enough_games() -> None:
    plan = Plan(load_dice("dice"), ("greedy",), 4)
    points = Report.of(plan, PlainBackend().run(plan, 0, 60)).seats[0]["points"]
    assert points.value is not None
    assert points.low is not None
    assert points.high is not None
    assert math.isclose(points.value - points.low, points.high - points.value)


def test_a_plan_that_makes_no_sense_is_refused() -> None:
    with pytest.raises(PlayerError, match="no player is called 'steady'; there are random, greedy, optimal"):
        Plan(load_dice("dice"), ("steady",), 0)
    with pytest.raises(ValueError, match="a seed is a number"):
        Plan(load_dice("dice"), ("greedy",), -1)
