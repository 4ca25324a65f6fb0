"""The end of a game with several players: the last run (D9) and the winner (D10)."""

import pytest

from dizaine.engine.dice.events import DiceGameEnded, DiceTurnStarted, LastRunCalled
from tests.engine.dice.setup import FAILS, MAKES, column, game_at

A, B = 0, 1


@pytest.mark.rule("D9")
def test_b_finishes_while_a_is_on_7_and_a_fails() -> None:
    """The example of the sheet: A has one turn for phase 7, and is done."""
    lines = ("players 2", "stage roll", "seat 1", "round 12", column(A, 7), column(B, 10))
    game = game_at(*lines, throws=[MAKES[10], FAILS[7]])
    events = game.apply("stop")
    assert LastRunCalled(B) in events
    assert DiceTurnStarted(A, 12, 7, last_run=True) in events
    assert DiceGameEnded((B,)) in game.apply("stop")
    assert game.state.total[:2] == [180, 270 + 59 + 40]


@pytest.mark.rule("D9")
@pytest.mark.parametrize("made", [1, 2, 3])
def test_b_finishes_while_a_is_on_7_and_a_goes_on_while_it_succeeds(made: int) -> None:
    """A makes phase 7 and tries 8, and so on, until it fails."""
    throws = [MAKES[10], *(MAKES[phase] for phase in range(7, 7 + made)), FAILS[7 + made]]
    lines = ("players 2", "stage roll", "seat 1", column(A, 7), column(B, 10))
    game = game_at(*lines, throws=throws)
    game.apply("stop")
    for _ in range(made):
        assert game.asked == A
        game.apply("stop")
        assert not game.is_over
    game.apply("stop")
    assert game.is_over
    assert game.state.phase[A] == 6 + made
    assert game.state.total[A] == 180 + sum((58, 48, 59)[:made])


@pytest.mark.rule("D9")
def test_the_last_run_ends_with_phase_10() -> None:
    throws = [MAKES[10], MAKES[9], MAKES[10]]
    game = game_at("players 2", "stage roll", "seat 1", column(A, 9), column(B, 10), throws=throws)
    for _ in range(3):
        game.apply("stop")
    assert game.is_over
    assert game.state.phase[:2] == [10, 10]


@pytest.mark.rule("D9")
def test_the_last_runs_go_from_the_finishers_left_all_the_way_round() -> None:
    """In the order 3 1 0 2 seat 1 finishes: then 0, 2 and, round the corner, 3."""
    lines = ("players 4", "stage roll", "order 3 1 0 2", "seat 1", "round 20")
    columns = (column(0, 9), column(1, 10), column(2, 1), column(3, 8))
    game = game_at(*lines, *columns, throws=[MAKES[10], MAKES[9], FAILS[10], FAILS[1], MAKES[8], FAILS[9]])
    asked = []
    while not game.is_over:
        asked.append(game.asked)
        game.apply("stop")
    assert asked == [1, 0, 0, 2, 3, 3]


@pytest.mark.rule("D9")
def test_before_the_first_finish_one_turn_each() -> None:
    lines = ("players 2", "stage roll", column(A, 9), column(B, 9))
    game = game_at(*lines, throws=[MAKES[9], FAILS[9], MAKES[10], MAKES[9], FAILS[10]])
    asked = []
    while not game.is_over:
        asked.append(game.asked)
        game.apply("stop")
    assert asked == [A, B, A, B, B]


@pytest.mark.rule("D10")
def test_the_highest_total_wins_whoever_finished() -> None:
    lines = ("players 2", "stage roll", "seat 1", column(A, 9, 57, 60, 60, 49, 52, 54, 58, 48), column(B, 10))
    game = game_at(*lines, throws=[MAKES[10], FAILS[9]])
    game.apply("stop")
    game.apply("stop")
    assert game.state.total[:2] == [438 + 40, 369]
    assert game.winners == (A,)
    assert [(line.place, line.seat, line.phases, line.score, line.winner) for line in game.standings()] == [
        (1, A, 8, 478, True),
        (2, B, 10, 369, False),
    ]


@pytest.mark.rule("D10")
def test_players_who_are_level_share_the_win() -> None:
    lines = ("players 3", "stage roll", "order 1 2 0", column(0, 9, 44, 44, 44, 44, 44, 50, 50, 49))
    columns = (column(1, 10), column(2, 2, 30))
    game = game_at(*lines, "seat 1", *columns, throws=[MAKES[10], FAILS[2], FAILS[9]])
    for _ in range(3):
        game.apply("stop")
    assert game.state.total[:3] == [369, 369, 30]
    assert game.winners == (0, 1)
    assert [(line.place, line.seat) for line in game.standings()] == [(1, 1), (1, 0), (3, 2)]
