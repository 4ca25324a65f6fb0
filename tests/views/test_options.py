"""The reasons that a seat gets for verbs that are not allowed."""

import pickle

import pytest

from dizaine import BrokenRecord, Game, IllegalMove, ImpossiblePosition
from tests.engine.setup import position


@pytest.mark.rule("K2")
def test_a_hand_of_skips_is_told_to_give_one() -> None:
    game = position("classic", hands=["S S", "r1 r2 r3"], discard="g1", stage="play")
    options = game.view(0).options()
    assert str(options["discard"]) == "skip-must-be-given (K2)"
    assert options["skip"] is None


@pytest.mark.rule("V4", "P8")
def test_in_free_order_a_crossed_off_phase_is_not_the_reason_while_others_remain() -> None:
    text = """
    rulebook continental+free-order
    players 2
    stage play
    seat 0
    dealer 1
    round 2
    player 0; phase 1; done 1; hand r1 r1 y3 y3 r5 r5 y7 y7 r9 r9 y11
    player 1; phase 1; hand g1 g3 g5 g7 g9 g11 b1 b3 b5 b7
    discard b12
    """
    assert str(Game.from_position(text).view(0).options()["lay"]) == "phase-not-in-hand (P8)"


def test_errors_travel_between_processes() -> None:
    game = Game.new("classic", players=2, seed=1)
    with pytest.raises(IllegalMove) as refused:
        game.apply("discard W")
    for error in (refused.value, ImpossiblePosition("seat", "nobody", "T1"), BrokenRecord(3, "torn")):
        again = pickle.loads(pickle.dumps(error))
        assert (type(again), str(again), vars(again)) == (type(error), str(error), vars(error))
