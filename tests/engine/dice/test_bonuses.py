"""Bonuses: for the first half (D7), for finishing first (D8), and in a solitaire (D12)."""

import pytest

from dizaine.engine.dice.events import BonusGiven, FailuresCounted
from dizaine.game import Game
from tests.engine.dice.setup import FAILS, MAKES, POINTS, column, game_at, new_game

# D7


@pytest.mark.rule("D7")
@pytest.mark.parametrize(("before", "bonus"), [(220 - 52, 0), (221 - 52, 40)])
def test_over_220_after_phase_5(before: int, bonus: int) -> None:
    """220 points are not enough, 221 are; phase 5 scores 52 here."""
    game = game_at(
        "players 2",
        "stage roll",
        column(0, 5, 40, 40, 40, before - 120),
        column(1, 1),
        throws=[MAKES[5]],
    )
    events = game.apply("stop")
    given = [event for event in events if isinstance(event, BonusGiven)]
    assert given == ([BonusGiven(0, "half", 40, before + 52 + 40)] if bonus else [])
    assert game.state.total[0] == before + 52 + bonus
    assert game.dice_view(None).column(0).half_bonus == bonus


@pytest.mark.rule("D7")
def test_the_bonus_is_for_the_total_right_after_phase_5() -> None:
    lines = ("players 1", "stage roll")
    early = game_at(*lines, column(0, 4, 60, 70, 80), throws=[MAKES[4]])
    assert not [event for event in early.apply("stop") if isinstance(event, BonusGiven)]
    assert early.state.total[0] == 60 + 70 + 80 + 49
    late = game_at(*lines, column(0, 6, 40, 40, 40, 40, 40), throws=[MAKES[6]])
    assert not [event for event in late.apply("stop") if isinstance(event, BonusGiven)]
    assert late.state.total[0] == 200 + 54


# D8: seat 2 plays first, then 0, then 1; nine phases at 30 points are 270


def table_of_three(*columns: str, throws: list[str], seat: int = 0) -> Game:
    """Three players in the ninth round, the named seat about to throw."""
    lines = ("players 3", "stage roll", "order 2 0 1", "round 9", f"seat {seat}")
    return game_at(*lines, *columns, throws=throws)


@pytest.mark.rule("D8")
def test_the_first_to_finish_gets_40() -> None:
    game = table_of_three(*(column(seat, 10) for seat in range(3)), throws=[MAKES[10]])
    assert BonusGiven(0, "finish", 40, 270 + 59 + 40) in game.apply("stop")
    assert game.dice_view(None).column(0).finish_bonus == 40


@pytest.mark.rule("D8")
def test_who_sits_later_and_finishes_in_the_same_round_gets_40_too() -> None:
    """Seat 1 sits after the finisher and seat 2 before; both finish with the first turn of their last run."""
    throws = [MAKES[10], MAKES[10], MAKES[10]]
    game = table_of_three(*(column(seat, 10) for seat in range(3)), throws=throws)
    game.apply("stop")
    assert game.asked == 1
    assert BonusGiven(1, "finish", 40, 369) in game.apply("stop")
    assert game.asked == 2
    assert not [event for event in game.apply("stop") if isinstance(event, BonusGiven)]
    assert game.is_over
    assert game.state.total[:3] == [369, 369, 329]
    assert game.winners == (0, 1)


@pytest.mark.rule("D8")
def test_only_the_first_turn_of_the_last_run_belongs_to_that_round() -> None:
    """Seat 1 makes phase 9 with the turn of the round, and phase 10 one turn later."""
    throws = [MAKES[10], MAKES[9], MAKES[10], FAILS[10]]
    game = table_of_three(column(0, 10), column(1, 9), column(2, 10), throws=throws)
    for _ in range(2):
        game.apply("stop")
    assert game.asked == 1
    assert not [event for event in game.apply("stop") if isinstance(event, BonusGiven)]
    assert game.state.phase[1] == 10
    assert game.state.total[1] == 8 * 30 + 59 + 59


@pytest.mark.rule("D8")
def test_a_last_run_of_two_turns_does_not_use_up_the_next_players_first_turn() -> None:
    """Seat 0 makes two phases of its run and fails; for seat 1 the first turn of its own run is still the round's."""
    throws = [MAKES[10], MAKES[8], MAKES[9], FAILS[10], MAKES[10]]
    game = table_of_three(column(0, 8), column(1, 10), column(2, 10), throws=throws, seat=2)
    for _ in range(4):
        game.apply("stop")
    assert game.asked == 1
    assert BonusGiven(1, "finish", 40, 369) in game.apply("stop")


# D12


@pytest.mark.rule("D12")
def test_alone_the_bonus_is_for_phase_10_at_its_first_try() -> None:
    game = game_at("players 1", "stage roll", column(0, 10, rest="failures 3 0 2"), throws=[MAKES[10]])
    events = game.apply("stop")
    assert BonusGiven(0, "finish", 40, 270 + 59 + 40) in events
    assert FailuresCounted(0, 5, 25, 369 - 25) in events
    assert game.is_over
    assert (game.state.total[0], game.winners) == (344, (0,))


@pytest.mark.rule("D12")
def test_alone_a_second_try_brings_no_bonus_and_each_failure_costs_5() -> None:
    game = game_at("players 1", "stage roll", column(0, 10), throws=[FAILS[10], MAKES[10]])
    game.apply("stop")
    assert game.state.total[0] == 270
    events = game.apply("stop")
    assert not [event for event in events if isinstance(event, BonusGiven)]
    assert FailuresCounted(0, 1, 5, 324) in events
    assert game.state.total[0] == 270 + 59 - 5


@pytest.mark.rule("D12")
def test_a_whole_solitaire_without_a_failure() -> None:
    game = new_game(1, *MAKES.values())
    for _ in range(10):
        game.apply("stop")
    assert game.is_over
    assert game.state.total[0] == sum(POINTS.values()) + 40 + 40  # 266 after phase 5


@pytest.mark.rule("D12")
def test_with_several_players_failures_cost_nothing() -> None:
    lines = ("players 2", "stage roll", column(0, 10, rest="failures 0 0 0 4 0 0 0 0 0 1"), column(1, 1))
    game = game_at(*lines, throws=[MAKES[10], FAILS[1]])
    game.apply("stop")
    game.apply("stop")
    assert game.is_over
    assert game.state.total[:2] == [369, 0]
