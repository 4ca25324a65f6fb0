"""Estimates against values computed by hand, and against the same games looked at one by one."""

import csv
import io
import json
import random
import statistics
from collections.abc import Sequence
from math import sqrt

import pytest

from dizaine.lab.backends import PlainBackend
from dizaine.lab.cards.tally import HELD, LAID, LIMITED, OUTS, ROUNDS, TRIED, TURNS, CardTally, end_count
from dizaine.lab.estimates import Estimate, Moments, wilson
from dizaine.lab.forfeits import Count
from dizaine.lab.plan import Plan
from dizaine.lab.report import Report
from dizaine.lab.tally import BOT_POINTS, BOT_WINS, DECISIONS, GAMES, POINTS, SHARED, WINS, Tally
from dizaine.players.registry import GREEDY, RANDOM
from dizaine.rulebooks import editions, load

REACH = statistics.NormalDist().inv_cdf(0.975)


def moments(pairs: Sequence[tuple[int, int]]) -> Moments:
    return Moments(
        len(pairs),
        sum(x for x, _ in pairs),
        sum(y for _, y in pairs),
        sum(x * x for x, _ in pairs),
        sum(x * y for x, y in pairs),
        sum(y * y for _, y in pairs),
    )


def near(estimate: Estimate, value: float, low: float, high: float) -> bool:
    return (estimate.value, estimate.low, estimate.high) == pytest.approx((value, low, high), abs=1e-12)


class TestByHand:
    def test_a_mean(self) -> None:
        """1, 2, 3, 4: variance 5/3, that of the mean 5/12."""
        reach = REACH * sqrt(5 / 12)
        assert near(moments([(1, 1), (2, 1), (3, 1), (4, 1)]).ratio(), 2.5, 2.5 - reach, 2.5 + reach)

    def test_a_ratio(self) -> None:
        """r = 6/6; the residues 2-1, 3-2, 1-3 have the squares 1, 1, 4; 3/2 * 6 / 36 = 1/4."""
        assert near(moments([(2, 1), (3, 2), (1, 3)]).ratio(), 1, 1 - REACH / 2, 1 + REACH / 2)

    def test_games_without_the_event_count_as_games(self) -> None:
        """r = 4/4; the residues are 1, -1, 0, 0: 4/3 * 2 / 16 = 1/6."""
        reach = REACH * sqrt(1 / 6)
        assert near(moments([(3, 2), (1, 2), (0, 0), (0, 0)]).ratio(), 1, 1 - reach, 1 + reach)

    @pytest.mark.parametrize("pairs", [[(3, 2)], [(0, 0), (3, 2), (0, 0)]])
    def test_a_single_game_has_no_interval(self, pairs: list[tuple[int, int]]) -> None:
        assert moments(pairs).ratio() == Estimate(1.5)

    @pytest.mark.parametrize("pairs", [[], [(0, 0)], [(0, 0), (0, 0)]])
    def test_nothing_has_no_value(self, pairs: list[tuple[int, int]]) -> None:
        assert moments(pairs).ratio() == moments(pairs).share() == Estimate(None)

    def test_wilson(self) -> None:
        """The textbook's 8 of 10; and 0 of 10, whose upper bound is z²/(n+z²)."""
        some = wilson(8, 10)
        assert (some.value, some.low, some.high) == pytest.approx((0.8, 0.490162, 0.943318), abs=1e-6)
        most = REACH**2 / (10 + REACH**2)
        assert near(wilson(0, 10), 0, 0, most)
        assert near(wilson(10, 10), 1, 1 - most, 1)

    def test_wilson_without_trials_or_with_one(self) -> None:
        assert wilson(0, 0) == Estimate(None)
        assert wilson(1, 1) == Estimate(1.0)

    def test_a_share_never_leaves_what_is_possible(self) -> None:
        """r = 1/4; the residues are 1/2, -1/2, 0, 0: 4/3 * 1/2 / 16 = 1/24, so the lower bound would be -0.15."""
        pairs = [(1, 2), (0, 2), (0, 0), (0, 0)]
        assert moments(pairs).ratio().low == pytest.approx(0.25 - REACH * sqrt(1 / 24))
        assert near(moments(pairs).share(), 0.25, 0, 0.25 + REACH * sqrt(1 / 24))

    def test_no_success_so_far_still_has_an_upper_bound(self) -> None:
        """Two games of 5 rounds are two trials; games of 1 and 3 rounds weigh as 16/10 equal ones."""
        assert moments([(0, 5), (0, 5)]).share() == wilson(0, 2)
        assert moments([(5, 5), (5, 5)]).share() == wilson(2, 2)
        assert moments([(0, 1), (0, 3)]).share() == wilson(0, 1.6)
        assert moments([(0, 5)]).share() == Estimate(0.0)


def test_intervals_cover_the_true_value_as_often_as_stated() -> None:
    """Clusters of 1 to 5 rounds, each with a different chance: a share of 0.3 in total."""
    dice, held = random.Random(1), 0
    for _ in range(400):
        pairs = []
        for _ in range(60):
            rounds, chance = dice.randint(1, 5), dice.choice((0.1, 0.5))
            pairs.append((sum(dice.random() < chance for _ in range(rounds)), rounds))
        estimate = moments(pairs).share()
        assert estimate.low is not None
        assert estimate.high is not None
        held += estimate.low <= 0.3 <= estimate.high
    assert 0.92 <= held / 400 <= 0.98


PLANS = [
    Plan(load("express+phases=2"), ("greedy", "random"), 5),
    Plan(load("express+phases=3+free-order"), ("random", "greedy", "random"), 6),
    Plan(load("classic+phases=2+ten-rounds"), ("greedy", "greedy"), 7),
    Plan(load("dutch+phases=2"), ("greedy", "random", "greedy", "greedy"), 8),
]


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.book.id)
def test_estimates_agree_with_the_games_one_by_one(plan: Plan) -> None:
    games = [PlainBackend().run(plan, number, 1).tally for number in range(40)]
    total: Tally = CardTally()
    for game in games:
        total = total.plus(game)
    report = Report.of(plan, Count(total))

    def check(estimate: Estimate, measure: int, base: int, seats: int = 1, least: int = 0) -> None:
        pairs = [(game.sums[measure] / seats, game.sums[base]) for game in games]
        whole = sum(y for _, y in pairs)
        if sum(y > 0 for _, y in pairs) < 2:
            assert estimate.low is None
            return
        ratio = sum(x for x, _ in pairs) / whole
        variance = statistics.fmean((x - ratio * y) ** 2 for x, y in pairs) * len(pairs) ** 2 / (len(pairs) - 1)
        assert estimate.value == pytest.approx(ratio)
        if variance > 1e-12:
            reach = REACH * sqrt(variance) / whole
            assert estimate.high in (pytest.approx(ratio + reach), 1.0)
            assert estimate.low == pytest.approx(max(ratio - reach, least))

    check(report.overview["rounds_per_game"], ROUNDS, GAMES)
    check(report.overview["turns_per_round"], TURNS, ROUNDS)
    check(report.overview["decisions_per_game"], DECISIONS, GAMES)
    check(report.overview["rounds_limited"], LIMITED, ROUNDS)
    for seat in report.seats:
        check(seat["rounds_won"], OUTS + seat["seat"] - 1, ROUNDS)
        check(seat["points"], POINTS + seat["seat"] - 1, GAMES)
        assert seat["games_won"] == wilson(sum(game.sums[WINS + seat["seat"] - 1] for game in games), 40)
    for bot in report.by_bot:
        check(bot["points"], BOT_POINTS + plan.numbers[bot["bot"]], GAMES, bot["seats"])
    for index, phase in enumerate(report.phases):
        check(phase["completed"], LAID + index, TRIED + index)
        check(phase["rounds_until_laid"], HELD + index, LAID + index, least=1)
        assert (phase["tried"], phase["laid"]) == (total.sums[TRIED + index], total.sums[LAID + index])
    rounds = [game.sums[ROUNDS] for game in games]
    assert report.overview["rounds_per_game"].value == statistics.fmean(rounds)
    assert report.spreads["games_of_rounds"] == {length: rounds.count(length) for length in sorted(set(rounds))}


def count_of(*games: dict[int, int]) -> Count:
    tally = CardTally()
    for values in games:
        tally.value = [0] * len(tally.value)
        for measure, value in {GAMES: 1, ROUNDS: 1, **values}.items():
            tally.value[measure] = value
        end_count(tally)
    return Count(tally)


class TestBots:
    """A bot's values are the average of its seats."""

    plan = Plan(load("express"), ("random", "greedy", "greedy"), 0)
    random_bot, greedy_bot = RANDOM, GREEDY

    def test_points(self) -> None:
        count = count_of({BOT_POINTS + self.greedy_bot: 30}, {BOT_POINTS + self.greedy_bot: 50})
        bot = Report.of(self.plan, count).by_bot[1]
        assert (bot["bot"], bot["seats"], bot["points"].value) == ("greedy", 2, 20)

    def test_wins(self) -> None:
        won = {BOT_WINS + self.greedy_bot: 1}
        lost = {BOT_WINS + self.random_bot: 1}
        one, two = Report.of(self.plan, count_of(won, won, won, lost)).by_bot
        assert one["games_won"] == wilson(1, 4)
        assert two["games_won"] == wilson(3, 4).scaled(1 / 2)

    def test_shared_wins(self) -> None:
        """2, 1, 1 wins of two seats: 4/3 in a game, variance 1/3, that of the mean 1/9."""
        won, shared = {BOT_WINS + self.greedy_bot: 1}, {BOT_WINS + self.greedy_bot: 2, SHARED: 1}
        report = Report.of(self.plan, count_of(shared, won, won))
        wins = report.by_bot[1]["games_won"]
        assert wins.value == pytest.approx(2 / 3)
        assert wins.low == pytest.approx((4 / 3 - REACH / 3) / 2)
        assert wins.high == pytest.approx((4 / 3 + REACH / 3) / 2)
        assert report.overview["games_shared"] == wilson(1, 3)


@pytest.mark.parametrize("edition", editions)
@pytest.mark.parametrize("games", [0, 1])
def test_one_game_or_none_has_no_interval(edition: str, games: int) -> None:
    plan = Plan(load(edition), ("greedy", "greedy"), 1)
    report = Report.of(plan, PlainBackend().run(plan, 0, games))
    assert report.games == games
    assert all(estimate.low is estimate.high is None for _, _, estimate in report.estimates())
    assert (report.overview["rounds_per_game"].value is None) == (games == 0)


def test_phases_keep_their_numbers_and_their_order() -> None:
    plan = Plan(load("express+phases=1,3,8"), ("greedy", "greedy"), 1)
    phases = Report.of(plan, PlainBackend().run(plan, 0, 3)).phases
    assert [phase["number"] for phase in phases] == [1, 3, 8]
    assert [phase["phase"] for phase in phases] == ["4 odd", "4 even", "run of 4 odd"]
    other = Plan(load("express+order=3,1,2"), ("greedy", "greedy"), 1)
    assert [phase["number"] for phase in Report.of(other, PlainBackend().run(other, 0, 1)).phases] == [3, 1, 2]


def test_points_count_unless_places_are_played_for() -> None:
    for edition, count in [("classic", True), ("classic+ten-rounds", True), ("dutch", False), ("dutch+points", True)]:
        plan = Plan(load(edition), ("greedy", "greedy"), 1)
        assert Report.of(plan, Count(CardTally())).points_count is count


@pytest.fixture(scope="module")
def report() -> Report:
    return Report.of(PLANS[0], PlainBackend().run(PLANS[0], 0, 20), "plain")


def test_printed_it_is_a_summary(report: Report) -> None:
    first, *lines = str(report).splitlines()
    assert first.startswith("20 games of express+phases=2: greedy, random; seed 5, plain backend")
    assert f"rounds per game: {report.overview['rounds_per_game']}" in lines
    assert [line.partition(": games won ")[0] for line in lines[-2:]] == ["greedy", "random"]


def test_a_number_is_printed_with_its_interval() -> None:
    assert str(Estimate(0.25, 0.125, 0.5)) == "0.25 [0.125, 0.5]"
    assert str(Estimate(3.0)) == "3"
    assert str(Estimate(None)) == "unknown"


def test_json_says_everything(report: Report) -> None:
    table = json.loads(report.to_json())
    assert table["edition"] == "express+phases=2"
    assert table["rulebook"] == load("express+phases=2").fingerprint
    assert (table["seed"], table["games"], table["bots"]) == (5, 20, ["greedy", "random"])
    assert (table["backend"], table["confidence"]) == ("plain", 0.95)
    assert table["version"]
    assert table["rounds_per_game"]["low"] == report.overview["rounds_per_game"].low
    assert table["seats"][1]["games_won"]["high"] == report.seats[1]["games_won"].high
    assert [seat["seat"] for seat in table["seats"]] == [1, 2]
    assert sum(table["games_of_rounds"].values()) == 20
    for phase in table["phases"]:
        assert sum(phase["laid_after"].values()) == phase["laid"]
        waits = sum(int(rounds) * count for rounds, count in phase["laid_after"].items())
        assert phase["rounds_until_laid"]["value"] == pytest.approx(waits / phase["laid"])


def test_csv_is_a_tidy_table(report: Report) -> None:
    rows = list(csv.DictReader(io.StringIO(report.to_csv())))
    assert list(rows[0])[:5] == ["quantity", "of", "value", "low", "high"]
    found = {(row["quantity"], row["of"]): row for row in rows}
    assert len(found) == len(rows) == 5 + 2 * 3 + 2 * 2 + 2 * 2
    assert float(found["points", "seat 2"]["value"]) == report.seats[1]["points"].value
    assert float(found["games_won", "bot random"]["low"]) == report.by_bot[1]["games_won"].low
    assert float(found["completed", "phase 1"]["high"]) == report.phases[0]["completed"].high
    for row in rows:
        assert (row["edition"], row["bots"], row["seed"]) == ("express+phases=2", "greedy,random", "5")
        assert (row["games"], row["backend"], row["version"]) == ("20", "plain", report.version)
        assert row["rulebook"] == load("express+phases=2").fingerprint


def test_csv_leaves_a_field_empty_where_there_is_no_number() -> None:
    rows = list(csv.DictReader(io.StringIO(Report.of(PLANS[0], Count(CardTally())).to_csv())))
    assert {row["value"] + row["low"] + row["high"] for row in rows} == {""}
