"""Reports on small invented tables, compared with values computed by hand."""

import csv
import io
import json
import math

import pytest

from dizaine.lab.estimates import wilson
from dizaine.lab.tournaments.blocks import Block, GameResult
from dizaine.lab.tournaments.plan import Format, TournamentPlan
from dizaine.lab.tournaments.report import TournamentReport
from dizaine.lab.tournaments.scores import Scores
from dizaine.lab.tournaments.thinking import ThinkingTime
from dizaine.rulebooks import load


def block(*games: str) -> Block:
    """Each game as `winners:scores`, such as `0:5,10` where the first seat won."""
    results = []
    for game in games:
        winners, _, scores = game.partition(":")
        mask = sum(1 << int(seat) for seat in winners)
        results.append(GameResult(mask, tuple(int(score) for score in scores.split(",")), 10, 100))
    return Block(tuple(results))


BOTH = block("0:5,50", "1:40,0")  # the lone player wins from both seats
EACH = block("0:10,30", "0:20,60")  # the first seat wins, whoever sits there
NONE = block("1:70,0", "0:0,80")
SHARED = block("01:10,10", "0:10,20")


def report(players: str, blocks: list[Block], seats: int = 2, form: Format = "round-robin") -> TournamentReport:
    scores = Scores(TournamentPlan(load("classic"), tuple(players.split()), 3, seats, form))
    scores.add(blocks)
    return TournamentReport.of(scores, "plain")


def test_shares_and_points() -> None:
    """Of eight games, the lone player wins 2 + 1 + 0 + 1/2."""
    told = report("a b", [BOTH, EACH, NONE, SHARED])
    (pairing,) = told.pairings
    assert (told.deals, told.games, pairing.games) == (4, 8, 8)
    assert pairing.games_won.value == 3.5 / 8
    assert pairing.points.value == (5 + 0 + 10 + 60 + 70 + 80 + 10 + 20) / 8
    assert pairing.opponent_points.value == (50 + 40 + 30 + 20 + 0 + 0 + 10 + 10) / 8
    assert pairing.games_shared == 1 / 8
    assert (pairing.rounds_per_game, pairing.decisions_per_game) == (10, 100)
    assert pairing.games_won.low is not None
    assert pairing.games_won.low < 3.5 / 8


def test_the_other_side_of_a_pairing() -> None:
    told = report("a b", [BOTH, BOTH, EACH, NONE])
    one, other = told.share("a", "b"), told.share("b", "a")
    assert one is not None
    assert other is not None
    assert (one.value, other.value) == (5 / 8, 3 / 8)
    assert (other.low, other.high) == (1 - (one.high or 0), 1 - (one.low or 0))
    assert told.share("a", "a") is None


def test_deals_whose_games_cancel_out_leave_no_doubt() -> None:
    """A player against its twin: whatever the deal, each seat wins as often for one as for the other."""
    (pairing,) = report("a b", [EACH] * 50).pairings
    assert (pairing.games_won.low, pairing.games_won.value, pairing.games_won.high) == (0.5, 0.5, 0.5)


def test_the_interval_is_that_of_independent_deals() -> None:
    """Of 400 blocks, 100 are won, 100 lost, 200 level: the share spreads by sqrt(1/8 / 400)."""
    (pairing,) = report("a b", [BOTH, NONE, EACH, EACH] * 100).pairings
    reach = 1.96 * math.sqrt(0.125 / 400)
    assert pairing.games_won.value == 0.5
    assert pairing.games_won.low == pytest.approx(0.5 - reach, abs=0.006)
    assert pairing.games_won.high == pytest.approx(0.5 + reach, abs=0.006)


def test_all_or_nothing_is_not_certainty() -> None:
    told = report("a b", [BOTH] * 30)
    assert told.pairings[0].games_won == wilson(30, 30)
    assert [rating.bound for rating in told.ratings] == [False, True]
    assert [(rating.rating.low, rating.rating.high) for rating in told.ratings] == [(None, None)] * 2
    # one more deal is assumed, evenly shared: 61 games out of 62
    assert told.ratings[0].player == "a"
    assert told.ratings[1].rating.value == pytest.approx(-400 * math.log10(61))


def test_a_rating_is_the_odds() -> None:
    """Of 200 games and one assumed deal, 151 to 51."""
    told = report("a b", ([BOTH] * 2 + [EACH] * 2) * 25)
    assert told.anchor == "a"
    second = told.ratings[1]
    assert second.player == "b"
    assert second.rating.value == pytest.approx(-400 * math.log10(151 / 51))
    assert second.rating.low is not None
    assert second.rating.high is not None
    assert second.rating.low < -400 * math.log10(151 / 51) < second.rating.high


def test_the_anchor_is_somebody_who_shares_wins() -> None:
    """`a` loses everything; how far below `b` that is cannot be told, how far `c` is from `b` can."""
    told = report("a b c", [NONE, NONE, BOTH, NONE, NONE, EACH] * 20)
    assert told.anchor == "b"
    by_player = {rating.player: rating for rating in told.ratings}
    assert [rating.player for rating in told.ratings] == ["b", "c", "a"]
    assert by_player["a"].bound
    assert by_player["a"].rating.low is None
    assert not by_player["c"].bound
    assert by_player["c"].rating.low is not None


def test_one_among_three() -> None:
    """The lone player wins two games of four: strength s with s / (s + 3) = 1/2, three times that of the others."""
    lone = block("0:1,2,3,4", "1:1,2,3,4", "0:1,2,3,4", "0:1,2,3,4")
    fair = block("0:1,2,3,4", "0:1,2,3,4", "0:1,2,3,4", "0:1,2,3,4")
    weak = block("1:0,2,3,4", "2:1,0,3,4", "3:1,2,0,4", "0:1,2,3,0")
    told = report("a b", [lone, fair, lone, weak] * 30, seats=4)
    one, other = told.pairings
    assert (one.player, other.player) == ("a", "b")
    assert one.games_won.value == 0.5
    assert other.games_won.value == (30 * 1 + 30 * 0) / 240
    assert one.opponent_points.value == pytest.approx((4 * 10 - 10) / 12)
    share = told.share("b", "a")
    assert share is not None
    assert share.value == other.games_won.value  # with more than two seats each pairing stands alone


def test_only_deals_that_all_have_played_count() -> None:
    whole = report("a b c", [BOTH, EACH, NONE, EACH, EACH, BOTH])
    assert report("a b c", [BOTH, EACH, NONE, EACH, EACH, BOTH, NONE, NONE]) == whole


def test_one_deal_has_no_intervals() -> None:
    told = report("a b", [EACH])
    assert told.pairings[0].points.low is None
    assert told.ratings[1].rating.low is None


def test_printed_it_is_a_summary() -> None:
    lines = str(report("a b c", [BOTH, BOTH, EACH] * 2)).splitlines()
    assert lines[0].startswith("round-robin in classic: 4 games for each pairing, 2 seats; seed ")
    assert any(line.startswith("a: rating ") and line.endswith(" or more") for line in lines)
    assert any(line.startswith("a against b: won 1 [") for line in lines)


def test_forms_for_programs() -> None:
    scores = Scores(TournamentPlan(load("classic"), ("a", "b", "c"), 3, 2, "ladder"))
    scores.add([BOTH, EACH, NONE, EACH])
    told = TournamentReport.of(scores, "plain", [ThinkingTime("a", 10, 1.5)])
    table = json.loads(told.to_json())
    assert (table["seed"], table["rulebook"], table["format"]) == (3, load("classic").fingerprint, "ladder")
    assert table["measured"]["players"] == [{"player": "a", "decisions": 10, "milliseconds": 1.5}]
    rows = list(csv.DictReader(io.StringIO(told.to_csv())))
    assert [(row["player"], row["opponent"]) for row in rows] == [("a", "b"), ("b", "c")]
    for row, pairing in zip(rows, table["pairings"], strict=True):
        assert float(row["games_won"]) == pairing["games_won"]["value"]
        assert float(row["points_high"]) == pairing["points"]["high"]
        assert row["rulebook"] == table["rulebook"]
    assert "milliseconds" not in told.to_csv()
