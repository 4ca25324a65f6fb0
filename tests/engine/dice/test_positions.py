"""Positions of the dice game as text: what is written, what is left out, and what is refused as impossible."""

from dataclasses import replace

import pytest

from dizaine.engine.errors import ImpossiblePosition, NotationError
from dizaine.game import Game
from dizaine.rulebooks import RulebookError
from dizaine.rulebooks.dice import load_dice
from tests.engine.dice.setup import MAKES, column, game_at, new_game

FACES = "r5 r6 r7 b8 b5 g7 oW g3 r2 rW"


def test_a_position_in_the_middle_of_a_turn() -> None:
    game = new_game(2, "5 10", FACES, "r9")
    game.apply("roll 4")
    assert game.position() == (
        "dizaine dice position 1\n"
        "rulebook dice\n"
        "players 2\n"
        "stage decide\n"
        "order 1 0\n"
        "seat 1\n"
        "round 1\n"
        "rolls 2\n"
        "dice r5 r6 r7 r9 b5 g7 oW g3 r2 rW\n"
        "player 0; phase 1\n"
        "player 1; phase 1\n"
    )
    assert Game.from_position(game.position()).state == game.state


def test_a_position_late_in_the_game() -> None:
    columns = (
        "player 0; phase 9; points 30 30 30 30 30 30 30 30; failures 0 2 0 0 0 0 0 0 1 0",
        "player 1; phase end; points 50 50 50 50 50 50 50 50 50 50; finish-bonus",
    )
    lines = ("players 2", "stage roll", "order 1 0", "seat 0", "round 14", "finisher 1", "run 2", *columns)
    game = game_at(*lines, throws=[FACES])
    assert game.state.total[:2] == [240, 500 + 40 + 40]
    text = game.position()
    for line in (*lines[2:], "rolls 1", f"dice {FACES}"):
        assert line in text.splitlines()
    assert Game.from_position(text).state == game.state


def test_omitted_lines_have_default_values() -> None:
    short = game_at("players 2", "stage decide", "rolls 1", f"dice {FACES}")
    assert short.dice_view(None).order == (0, 1)
    assert (short.asked, short.state.round, short.dice_view(0).rolls_left) == (0, 1, 2)


@pytest.mark.rule("D2")
def test_a_position_before_the_order_is_settled() -> None:
    game = game_at("players 3", "stage order", "ranks 1 0 1", "level 0 2", throws=["10 5", FACES])
    assert game.dice_view(None).order == (1, 0, 2)
    assert game_at("players 3", "stage order", throws=["5 10 7", FACES]).dice_view(None).order == (1, 2, 0)


@pytest.mark.rule("D3")
def test_dice_in_the_air() -> None:
    game = game_at("players 1", "stage roll", "rolls 1", "dice r5 - r7 b8 b5 g7 oW - r2 rW", throws=["r10 o4"])
    assert " ".join(map(str, game.dice_view(0).dice)) == "r5 r10 r7 b8 b5 g7 oW o4 r2 rW"
    assert game.dice_view(0).rolls_left == 1


def test_a_custom_book_is_part_of_the_position() -> None:
    book = replace(load_dice("dice"), id="mine", rolls=4)
    game = Game.new(book, players=2, seed=3)
    again = Game.from_position(game.position())
    assert (again.rulebook, again.state) == (book, game.state)


@pytest.mark.parametrize(
    "lines",
    [
        (),
        ("stage roll",),
        ("players 2",),
        ("players 0", "stage roll"),
        ("players 7", "stage roll"),
        ("players x", "stage roll"),
        ("players 2", "players 2", "stage roll"),
        ("players 2", "stage nowhere"),
        ("players 2", "stage roll", "hand r5"),
        ("players 2", "stage roll", "seat 2"),
        ("players 2", "stage roll", "order 0 0"),
        ("players 2", "stage roll", "order 0"),
        ("players 2", "stage order", "order 0 1"),
        ("players 2", "stage order", "ranks 0"),
        ("players 2", "stage order", "ranks 0 2"),
        ("players 2", "stage decide", "rolls 1"),
        ("players 2", "stage decide", "rolls 1", "dice r5"),
        ("players 2", "stage decide", "rolls 1", f"dice {FACES.replace('r5', 'g5')}"),
        ("players 2", "stage roll", "player 2; phase 1"),
        ("players 2", "stage roll", "player 0; phase 11"),
        ("players 2", "stage roll", "player 0; phase 1", "player 0; phase 1"),
        ("players 2", "stage roll", "player 0; phase 2; points -3"),
        ("players 2", "stage roll", "player 0; phase 2; phase 3"),
        ("players 2", "stage roll", "player 0; hand 3"),
        ("players 2", "stage roll", "player 0; finish-bonus 40"),
        ("players 2", "stage roll", f"player 0; phase 1; points {'1 ' * 11}"),
    ],
)
def test_texts_that_are_no_positions_are_refused(lines: tuple[str, ...]) -> None:
    with pytest.raises(NotationError):
        game_at(*lines)


def test_a_position_names_its_rulebook() -> None:
    with pytest.raises(NotationError):
        Game.from_position("players 2\nstage roll")
    with pytest.raises(NotationError, match="dizaine position 1"):
        Game.from_position("dizaine dice position 1\nrulebook classic\nplayers 2\nstage roll")
    with pytest.raises(NotationError, match="stage"):
        Game.from_position("rulebook classic\nplayers 2\nstage roll")
    with pytest.raises(RulebookError):
        Game.from_position("rulebook {}\nplayers 2\nstage roll")


DONE = "player {}; phase end; points 30 30 30 30 30 30 30 30 30 30"
DECIDE = ("stage decide", "rolls 1", f"dice {FACES}")


@pytest.mark.parametrize(
    ("lines", "field", "rule"),
    [
        (("players 1", "stage order"), "stage", "D12"),
        (("players 2", "stage order", "level 0"), "level", "D2"),
        (("players 2", "stage order", "ranks 0 1", "level 0 1"), "level", "D2"),
        (("players 3", "stage order", "ranks 1 1 1"), "level", "D2"),
        (("players 3", "stage order", "ranks 0 1 1", "level 0 1 2"), "level", "D2"),
        (("players 2", "stage order", "round 1"), "stage", "D2"),
        (("players 2", "stage order", column(0, 2)), "stage", "D2"),
        (("players 2", "stage roll", "level 0"), "level", "D2"),
        (("players 2", "stage roll", "round 0"), "round", "D3"),
        (("players 2", "stage decide", "rolls 0", f"dice {FACES}"), "rolls", "D3"),
        (("players 2", "stage decide", "rolls 3", f"dice {FACES}"), "rolls", "D3"),
        (("players 2", "stage decide", "rolls 1", f"dice {FACES.replace('r5', '-')}"), "rolls", "D3"),
        (("players 2", "stage roll", "rolls 3", f"dice {FACES.replace('r5', '-')}"), "rolls", "D3"),
        (("players 2", "stage roll", "rolls 1", f"dice {FACES}"), "rolls", "D3"),
        (("players 2", "stage roll", f"dice {FACES.replace('r5', '-')}"), "rolls", "D3"),
        (("players 2", "stage order", "rolls 1"), "rolls", "D3"),
        (("players 2", *DECIDE, "player 0; phase 2; points 30 30"), "player 0", "D4"),
        (("players 2", *DECIDE, "player 0; phase 2; points 30; failures 0 0 1"), "player 0", "D4"),
        (("players 2", *DECIDE, "player 0; phase 2; points 61"), "player 0", "D6"),
        (("players 2", *DECIDE, "run 1"), "run", "D9"),
        (("players 2", *DECIDE, DONE.format(1)), "finisher", "D9"),
        (("players 2", *DECIDE, "player 0; phase 1; finish-bonus"), "finisher", "D9"),
        (("players 2", *DECIDE, "finisher 1"), "finisher", "D8"),
        (("players 2", *DECIDE, "finisher 1", DONE.format(1)), "finisher", "D8"),
        (("players 2", *DECIDE, "finisher 0", DONE.format(0) + "; finish-bonus"), "seat", "D9"),
        (
            ("players 3", *DECIDE, "seat 1", "finisher 0", DONE.format(0) + "; finish-bonus", DONE.format(2)),
            "seat",
            "D9",
        ),
        (
            (
                *("players 3", *DECIDE, "seat 2", "finisher 1"),
                *(DONE.format(0) + "; finish-bonus", DONE.format(1) + "; finish-bonus"),
            ),
            "player 0",
            "D8",
        ),
        (("players 1", *DECIDE, "finisher 0"), "finisher", "D12"),
        (("players 1", *DECIDE, DONE.format(0)), "stage", "D12"),
        (("players 1", "stage over"), "stage", "D12"),
        (("players 1", "stage over", "winners 0", DONE.format(0)), "player 0", "D12"),
        (
            ("players 1", "stage over", "winners 0", f"{DONE.format(0)}; finish-bonus; failures 0 0 0 0 0 0 0 0 0 1"),
            "player 0",
            "D12",
        ),
        (("players 2", "stage over"), "stage", "D9"),
        (("players 2", "stage over", "finisher 0", DONE.format(0) + "; finish-bonus"), "winners", "D10"),
        (("players 2", "stage over", "finisher 0", "winners 1", DONE.format(0) + "; finish-bonus"), "winners", "D10"),
        (
            ("players 2", "stage over", "seat 1", "finisher 0", "winners 0", DONE.format(0) + "; finish-bonus"),
            "seat",
            "D10",
        ),
        (("players 2", *DECIDE, "winners 0"), "winners", "D10"),
    ],
)
def test_impossible_positions_are_refused(lines: tuple[str, ...], field: str, rule: str) -> None:
    with pytest.raises(ImpossiblePosition) as caught:
        game_at(*lines)
    assert (caught.value.field, caught.value.rule) == (field, rule)


def test_a_finished_game_is_a_position_too() -> None:
    game = game_at("players 1", "stage roll", column(0, 10), throws=[MAKES[10]])
    game.apply("stop")
    again = Game.from_position(game.position())
    assert again.is_over
    assert again.state == game.state
