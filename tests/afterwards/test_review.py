"""The review of a finished game: mistakes and good moves are found, and the rating is about decisions, not luck."""

import pickle
from collections.abc import Callable
from itertools import pairwise
from typing import cast

import pytest

from dizaine import CardView, Game
from dizaine.afterwards.cards.judge import CardJudge, Effort
from dizaine.afterwards.findings import Glance
from dizaine.afterwards.review import Review, ReviewWork, moments, rating_of
from dizaine.engine.cards.moves import move_from_text
from dizaine.engine.errors import BrokenRecord
from dizaine.players.cards.comparison import compare, outcomes
from dizaine.players.cards.players import PolicyPlayer
from tests.engine.setup import position

SETS = "r5 y5 g5 r7 y7"
QUICK = Effort(rollouts=40, deals=4, doubtful_deals=8, closer_rollouts=60, closer_deals=24)


def play_on(game: Game, moves: int) -> None:
    player = PolicyPlayer("steady")
    for _ in range(moves):
        game.apply(player.choose(game.card_view(game.asked)))


def played(book: str, *names: str, seed: int, most: int = 2_000) -> Game:
    game = Game.new(book, players=len(names), seed=seed)
    players = [PolicyPlayer(name, rollouts=60) for name in names]
    while not game.is_over and len(game.inputs) < most:
        game.apply(players[game.asked].choose(game.card_view(game.asked)))
    return game


def reviewed(record: str, seat: int, effort: Effort = QUICK) -> Review:
    work = ReviewWork(record, seat)
    work.go_on(600, CardJudge(Game.from_record(record).rulebook, effort))
    assert work.is_done
    return work.review()


def blunder() -> Game:
    """A player discards a card that could be hit, and the next player goes out with it."""
    groups = ["0: set 7 = r7 y7 g7", "0: set 9 = r9 y9 g9", "1: set 5 = r5 y5 g5", "1: set 3 = r3 y3 g3"]
    game = position("continental+phases=1", ["b7 r1", "y12"], groups=groups)
    game.apply("discard b7")
    play_on(game, 3)
    return game


def test_a_deliberate_blunder_is_found() -> None:
    game = blunder()
    assert game.winners == (1,)
    review = reviewed(game.record(), 0)
    (worst,) = review.costliest
    assert (str(worst.played), worst.round, worst.turn) == ("0: discard b7", 1, 1)
    assert (str(worst.best), worst.suggestion.reason) == ("0: hit b7 on 0", "hit")
    assert worst.difference > 0.5
    assert worst.view.seat == 0
    assert review.rating is None, "one decision is too few"


def test_the_best_decision_withstood_a_temptation() -> None:
    """The player makes the expert's move, and another one, greedy's if that differs, is worse beyond chance."""
    review = reviewed(played("express", "steady", "greedy", seed=5, most=90).record(), 0)
    best = review.best
    assert best is not None
    assert best.played == best.best != best.other
    assert best.difference > 2 * best.error
    greedy = PolicyPlayer("greedy").choose(cast("CardView", best.view))
    assert best.other == (greedy if greedy != best.played else best.facts.alternatives[0].move)


def test_the_ladder_of_players_is_the_ladder_of_ratings(size: Callable[[int, int], int]) -> None:
    """The expert keeps nearly everything, greedy less, and somebody who chooses blindly next to nothing."""
    values = []
    for name in ("expert", "easy", "random"):
        total = 0.0
        games = size(1, 6)
        for seed in range(games):
            review = reviewed(played("express+phases=4", name, "steady", seed=seed, most=260).record(), 0)
            assert review.rating is not None
            total += review.rating.value
        values.append(total / games)
    assert all(better > worse for better, worse in pairwise(values)), values
    assert values[0] > 93
    assert values[-1] < 45


def glance(loss: float, stake: float) -> Glance:
    return Glance(0, loss == 0, loss, 0.0, stake, doubt=loss, temptation=0.0)


def test_what_the_rating_means() -> None:
    """The expert's moves keep all there was to win by thinking, blind ones nothing on average."""
    stakes = [0.02, 0.1, 0.01, 0.05, 0.02]
    for share, value in ((0, 100), (0.25, 75), (1, 0), (1.5, 0)):
        rating = rating_of([glance(share * stake, stake) for stake in stakes])
        assert rating is not None
        assert rating.value == pytest.approx(value)
    assert rating_of([glance(0, stake) for stake in stakes[:4]]) is None


def test_luck_does_not_change_the_rating() -> None:
    """What comes after a player's last decision is luck: whether it wins the game or not, the review is the same."""
    game = played("express", "greedy", "greedy", seed=5, most=60)
    number = max(index for index, line in enumerate(game.inputs) if line.startswith("0:"))
    ((before, move),) = moments(game.record(), [sum(":" in line for line in game.inputs[:number])])
    views = set()
    ratings = set()
    for seed in range(3):
        world = Game.imagine(before.view(0), seed=seed)
        world.apply(move)
        judge = CardJudge(world.rulebook, QUICK)
        views.add(str([str(card) for card in world.card_view(1).hand]))
        fresh = Game.imagine(before.view(0), seed=seed)
        found = judge.glance(fresh, 0, move)
        ratings.add(found and (found.loss, found.stake))
    assert len(views) == 3, "other cards are hidden"
    assert len(ratings) == 1, "and the judgement is the same"


def test_the_work_can_move_to_another_process_at_any_time() -> None:
    game = played("express", "easy", "greedy", seed=4, most=40)
    whole = reviewed(game.record(), 0)
    work = ReviewWork(game.record(), 0)
    judge = CardJudge(game.rulebook, QUICK)
    progress = [work.progress]
    while not work.is_done:
        work.go_on(0, judge)
        work = pickle.loads(pickle.dumps(work))
        progress.append(work.progress)
    assert progress[0] == 0
    assert progress[-1] == 1
    assert all(before <= after for before, after in pairwise(progress))
    review = work.review()
    assert (review.rating, review.agreed) == (whole.rating, whole.agreed)
    assert [found.number for found in review.costliest] == [found.number for found in whole.costliest]


def test_a_verdict_on_every_move_agrees_with_the_finding() -> None:
    record = blunder().record()
    game, move = next(moments(record, [0]))
    judge = CardJudge(game.rulebook, QUICK)
    assert judge.verdict(game, 0, move).loss > 0.5
    assert judge.verdict(game, 0, move_from_text("0: hit b7 on 0")).loss == 0


@pytest.mark.rule("V3")
def test_passing_is_compared_with_taking_the_discard() -> None:
    game = position("continental+knock", [f"{SETS} g1 g2 g3 g4 b1", 10, "b9 r1 r2 r3 r4"], seat=2)
    game.apply("discard b9")
    game.apply("0: close")
    work = ReviewWork(game.record(), 0)
    work.go_on(60, CardJudge(game.rulebook, QUICK))
    assert [(found.agreed, found.loss) for found in work.glances] == [(True, 0)]


def test_a_broken_record_is_refused_at_its_line() -> None:
    lines = Game.new("express", players=2, seed=4).record().splitlines()
    with pytest.raises(BrokenRecord) as caught:
        ReviewWork("\n".join([*lines, "0: discard r1"]), 0).go_on(1)
    assert caught.value.line == len(lines) + 1


def test_a_move_compared_with_itself_costs_nothing() -> None:
    game = position("continental", [f"{SETS} W g1 g2 g3 r12 b12", 10])
    move = move_from_text("0: discard r12")
    comparison = compare(game.card_view(0), move, move, 6)
    assert (comparison.loss, comparison.error) == (0, 0)
    assert 0 < comparison.chance < 1
    single, several = outcomes(game.card_view(0), [[move], [move, move]], 6)
    assert len(single) == len(several) == 6
