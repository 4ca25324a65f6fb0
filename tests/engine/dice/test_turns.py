"""A turn: three throws, dice set aside and taken back, the score at its end (D1, D3-D6, D11)."""

import pytest

from dizaine.engine.dice.events import DiceRolled, PhaseFailed, PhaseMade, Stopped
from dizaine.engine.dice.moves import Reroll, Stop
from dizaine.engine.errors import IllegalMove
from dizaine.game import Game
from tests.engine.dice.setup import FAILS, MAKES, POINTS, game_at, new_game

SOLO = ("players 1", "stage roll")


def shown(game: Game) -> str:
    return " ".join(str(face.number or "W") for face in game.dice_view(None).dice)


@pytest.mark.rule("D1", "D3")
def test_a_turn_begins_with_all_ten_dice() -> None:
    faces = "r5 r6 r7 b8 b5 g7 oW g3 r2 rW"
    game = new_game(1, faces)
    rolled = game.history[-1]
    assert isinstance(rolled, DiceRolled)
    assert (rolled.roll, rolled.dice) == (1, (1, 2, 3, 4, 5, 6, 7, 8, 9, 10))
    assert " ".join(map(str, rolled.faces)) == " ".join(map(str, game.dice_view(None).dice)) == faces


@pytest.mark.rule("D3")
def test_dice_set_aside_stay_and_may_be_taken_back() -> None:
    game = new_game(1, "5 6 7 8 9 10 1 2 3 4", "6 6 6 1", "9 10 1 2 W W")
    game.apply("roll 2 3 4 10")
    assert shown(game) == "5 6 6 6 9 10 1 2 3 1"
    assert game.dice_view(0).rolls_left == 1
    events = game.apply("roll 1 2 7 8 9 10")  # die 1, 7, 8 and 9 were set aside before
    rolled = events[0]
    assert isinstance(rolled, DiceRolled)
    assert (rolled.roll, rolled.dice) == (3, (1, 2, 7, 8, 9, 10))
    assert " ".join(str(face.number or "W") for face in rolled.faces) == "9 10 6 6 9 10 1 2 W W"


@pytest.mark.rule("D3", "D11")
def test_the_turn_ends_by_itself_after_the_third_throw() -> None:
    game = new_game(1, FAILS[1], "5", MAKES[1])
    game.apply("roll 1")
    events = game.apply("roll 1 2 3 4 5 6 7 8 9 10")
    made = next(event for event in events if isinstance(event, PhaseMade))
    assert (made.phase, made.points) == (1, POINTS[1])
    assert game.dice_view(0).rolls_left == 2
    assert game.state.phase[0] == 1


@pytest.mark.rule("D3", "D11")
@pytest.mark.parametrize("throws", [1, 2])
def test_a_player_may_stop_early_and_a_made_phase_is_scored(throws: int) -> None:
    game = new_game(1, *[MAKES[1], "1"][:throws])
    for _ in range(throws - 1):
        game.apply("roll 7")
    stopped, made, *_ = game.apply("stop")
    assert stopped == Stopped(0, throws)
    assert isinstance(made, PhaseMade)
    assert made.points == 57
    assert game.state.points[0][0] == 57


@pytest.mark.rule("D4")
def test_a_failed_phase_scores_nothing_and_is_tried_again() -> None:
    game = new_game(2, "10 5", FAILS[1], FAILS[1], MAKES[1])
    events = game.apply("stop")
    assert PhaseFailed(0, 1, 1) in events
    assert (game.state.total[0], game.state.phase[0]) == (0, 0)
    game.apply("stop")
    game.apply("stop")
    assert (game.state.total[0], game.state.phase[0]) == (57, 1)
    assert game.state.failures[0][:2] == [1, 0]


@pytest.mark.rule("D4")
def test_phases_are_made_in_order_and_a_roll_that_makes_another_one_scores_nothing() -> None:
    game = new_game(1, MAKES[6], MAKES[1], MAKES[1])
    game.apply("stop")
    assert game.state.phase[0] == 0
    game.apply("stop")
    assert game.state.phase[0] == 1
    game.apply("stop")  # two sets of 3 again, and no run of 4 in sight
    assert game.state.phase[0] == 1


@pytest.mark.rule("D4", "D6")
@pytest.mark.parametrize("phase", range(1, 11))
def test_each_phase_scores_the_points_of_its_dice(phase: int) -> None:
    failures = "failures " + "0 " * (phase - 1) + "1"
    line = f"player 0; phase {phase}" + (f"; points {'30 ' * (phase - 1)}" if phase > 1 else "") + f"; {failures}"
    game = game_at(*SOLO, line, throws=[MAKES[phase]])
    made = game.dice_view(0).made
    assert made is not None
    assert made.points == POINTS[phase]
    assert sum(face.number for group in made.groups for face in group.faces) == POINTS[phase]
    assert sum(len(group.dice) for group in made.groups) == game.rulebook.phases[phase - 1].cards
    events = game.apply("stop")
    scored = next(event for event in events if isinstance(event, PhaseMade))
    assert (scored.phase, scored.points, scored.groups) == (phase, POINTS[phase], made.groups)


@pytest.mark.rule("D4")
@pytest.mark.parametrize("phase", range(1, 11))
def test_each_phase_can_be_failed(phase: int) -> None:
    line = f"player 0; phase {phase}" + (f"; points {'30 ' * (phase - 1)}" if phase > 1 else "")
    game = game_at(*SOLO, line, throws=[FAILS[phase]])
    assert game.dice_view(0).made is None
    assert any(isinstance(event, PhaseFailed) for event in game.apply("stop"))
    assert game.state.phase[0] == phase - 1


@pytest.mark.rule("D5", "D6")
def test_the_example_of_the_sheet() -> None:
    """8 8 8 and 10 W W are 34 points in phase 1."""
    game = new_game(1, "8 8 8 10 5 6 W W 1 2")
    made = game.dice_view(None).made
    assert made is not None
    assert made.points == 34
    assert {(group.shape, group.number, group.dice) for group in made.groups} == {
        ("set", 8, (1, 2, 3)),
        ("set", 10, (4, 7, 8)),
    }
    game.apply("stop")
    assert game.dice_view(None).pad[0].points == (34,)
    assert game.dice_view(None).pad[0].total == 34


@pytest.mark.rule("D5")
def test_a_w_counts_in_its_own_colour_only() -> None:
    lines = ("players 1", "stage roll", "player 0; phase 8; points 30 30 30 30 30 30 30")
    six_red = "r5 r10 r7 r9 r9 r8"
    assert game_at(*lines, throws=[f"{six_red} oW bW bW gW"]).dice_view(0).made is None
    made = game_at(*lines, throws=[f"{six_red} rW bW bW gW"]).dice_view(0).made
    assert made is not None
    assert made.points == 48
    assert [(group.shape, group.colour, group.number) for group in made.groups] == [("colour", "red", 0)]


@pytest.mark.rule("D6")
def test_the_running_total_grows_phase_by_phase() -> None:
    game = new_game(1, MAKES[1], MAKES[2], MAKES[3])
    totals = [next(e.total for e in game.apply("stop") if isinstance(e, PhaseMade)) for _ in range(3)]
    assert totals == [57, 57 + 54, 57 + 54 + 54]


# What is refused


@pytest.mark.rule("D1", "D2", "D3")
@pytest.mark.parametrize(
    ("move", "refusal"),
    [
        (Stop(1), "not-your-turn (D2)"),
        (Reroll(1, (1,)), "not-your-turn (D2)"),
        (Stop(2), "not-at-table (D2)"),
        (Stop(-1), "not-at-table (D2)"),
        (Reroll(0, ()), "no-dice-named (D3)"),
        (Reroll(0, (11,)), "no-such-die (D1)"),
        (Reroll(0, (1, 2, 12)), "no-such-die (D1)"),
    ],
)
def test_refusals_change_nothing(move: Stop | Reroll, refusal: str) -> None:
    game = new_game(2, "10 5", FAILS[1])
    record = game.record()
    assert str(game.refusal(move)) == refusal
    with pytest.raises(IllegalMove) as caught:
        game.apply(move)
    assert str(caught.value.refusal) == refusal
    assert game.record() == record


@pytest.mark.rule("D10")
def test_nothing_is_allowed_after_the_end() -> None:
    game = game_at(*SOLO, "player 0; phase 10; points 30 30 30 30 30 30 30 30 30", throws=[MAKES[10]])
    game.apply("stop")
    assert game.is_over
    assert str(game.refusal(Stop(0))) == "game-over (D10)"
    assert list(game.legal_moves()) == []
    assert game.canonical_moves() == ()


@pytest.mark.rule("D3")
def test_nobody_decides_while_the_dice_roll() -> None:
    game = new_game(1, FAILS[1])
    game.state.stage, game.state.rolling = 1, 1
    assert str(game.refusal(Stop(0))) == "rolling (D3)"


@pytest.mark.rule("D3")
def test_any_of_the_dice_may_be_thrown_again() -> None:
    game = new_game(2, "10 5", FAILS[1])
    moves = list(game.legal_moves())
    assert len(moves) == len(set(moves)) == 1024
    assert list(game.legal_moves(1)) == []


@pytest.mark.rule("D3")
def test_canonical_moves_leave_out_what_comes_to_the_same() -> None:
    """Six equal high dice (seven ways), four equal low dice (five ways)."""
    game = new_game(1, "5 5 5 5 5 5 1 1 1 1")
    assert len(game.canonical_moves()) == 7 * 5
    assert set(game.canonical_moves()) <= set(game.legal_moves())
    colours = game_at(*SOLO, "player 0; phase 8; points 30 30 30 30 30 30 30", throws=["5 5 5 5 5 5 1 1 1 1"])
    assert len(colours.canonical_moves()) == 1024
