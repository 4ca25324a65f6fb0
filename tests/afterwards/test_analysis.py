"""Analysis of finished games: mistakes are found with their cost, and good moves cost nothing."""

import pytest

from dizaine import Game
from dizaine.afterwards.analysis import Analysis, costliest
from dizaine.afterwards.kinds import Decision
from dizaine.engine.cards.moves import Close, Pass, move_from_text
from dizaine.engine.errors import BrokenRecord
from dizaine.players.cards.comparison import compare
from dizaine.players.cards.players import PolicyPlayer
from tests.engine.setup import position

SETS = "r5 y5 g5 r7 y7"


def play_on(game: Game, moves: int) -> None:
    player = PolicyPlayer("steady")
    for _ in range(moves):
        game.apply(player.choose(game.card_view(game.asked)))


def found(analysis: Analysis) -> list[Decision]:
    steps = list(analysis.decisions())
    assert len(steps) == analysis.moves
    return [decision for decision in steps if decision is not None]


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
    (worst,) = costliest(found(Analysis(game.record(), rollouts=60)))
    assert (str(worst.played), worst.seat, worst.round, worst.turn) == ("0: discard b7", 0, 1, 1)
    assert (str(worst.hint.move), worst.hint.reason) == ("0: hit b7 on 0", "hit")
    assert worst.sure_loss > 0.5
    assert worst.to_dict()["better"] == "0: hit b7 on 0"
    assert worst.to_dict()["loss"] == worst.loss


def test_what_the_expert_does_costs_nothing() -> None:
    game = Game.new("express", players=2, seed=4)
    expert = PolicyPlayer("expert", rollouts=20)
    for _ in range(30):
        game.apply(expert.choose(game.card_view(game.asked)))
    decisions = found(Analysis(game.record(), rollouts=20))
    assert decisions
    assert {decision.seat for decision in decisions} == {0, 1}
    assert all(decision.comparison is None and decision.loss == 0 for decision in decisions)
    assert all(decision.hint.alternatives for decision in decisions), "a move without an alternative was analysed"
    assert costliest(decisions) == []


def test_an_unfinished_game_and_a_single_seat() -> None:
    game = Game.new("classic", players=3, seed=4)
    play_on(game, 25)
    analysis = Analysis(game.record(), [1], rollouts=4)
    assert analysis.game.state == game.state
    moves = [line for line in game.inputs if line.startswith("1:")]
    assert analysis.moves == len(moves)
    assert {decision.seat for decision in found(analysis)} == {1}


@pytest.mark.rule("V3")
def test_drawing_is_compared_with_taking_the_discard() -> None:
    game = position("continental+knock", [f"{SETS} g1 g2 g3 g4 b1", 10, "b9 r1 r2 r3 r4"], seat=2)
    game.apply("discard b9")
    game.apply("0: close")
    (decision,) = found(Analysis(game.record(), [0], rollouts=8))
    assert decision.played == Close(0)
    assert decision.hint.move == Pass(0)
    assert decision.loss == 0


def test_a_broken_record_is_refused_at_its_line() -> None:
    lines = Game.new("express", players=2, seed=4).record().splitlines()
    with pytest.raises(BrokenRecord) as caught:
        Analysis("\n".join([*lines, "0: discard r1"]))
    assert caught.value.line == len(lines) + 1


def test_a_move_compared_with_itself_costs_nothing() -> None:
    game = position("continental", [f"{SETS} W g1 g2 g3 r12 b12", 10])
    move = move_from_text("0: discard r12")
    comparison = compare(game.card_view(0), move, move, 6)
    assert (comparison.loss, comparison.error) == (0, 0)
    assert 0 < comparison.chance < 1
