"""One decision at the dice: what is typed, which move results, and the answer when there is none."""

import pytest

from dizaine.engine.dice.moves import Reroll, Stop
from dizaine.faces.terminal.console import Left
from dizaine.faces.terminal.look import Look
from dizaine.words.catalogue import LANGUAGES
from tests.faces.terminal.dice_scripts import EIGHTS, NOTHING, dice_turn, turn_at


@pytest.mark.parametrize(
    ("typed", "thrown"),
    [
        ("keep 1 2 3 4 9 10", (5, 6, 7, 8)),
        ("k 1 2 3 4 9 10", (5, 6, 7, 8)),
        ("K 8s 10s W", (5, 6, 7, 8)),
        ("keep all 8 10 W", (5, 6, 7, 8)),
        ("keep green", (2, 3, 4, 5, 6, 7, 8, 10)),
        ("keep none", tuple(range(1, 11))),
        ("roll 5 6 7 8", (5, 6, 7, 8)),
        ("r 5-8", (5, 6, 7, 8)),
        ("r all", tuple(range(1, 11))),
        ("ro b1", (7,)),
    ],
)
@pytest.mark.rule("D3")
def test_throwing_again(typed: str, thrown: tuple[int, ...]) -> None:
    assert dice_turn(turn_at(EIGHTS), typed)[0] == Reroll(0, thrown)


@pytest.mark.rule("D3", "D11")
def test_stopping_with_a_phase_that_is_made() -> None:
    for word in ("stop", "s", "S"):
        move, shown = dice_turn(turn_at(EIGHTS), word)
        assert move == Stop(0)
        assert "s stop and score 34 points" in shown


@pytest.mark.rule("D11")
def test_stopping_without_the_phase_takes_a_second_word() -> None:
    move, shown = dice_turn(turn_at(NOTHING), "s", "s")
    assert move == Stop(0)
    assert "s stop: the turn ends without the phase" in shown
    assert (
        "You haven’t made phase 1. If you stop now, the turn fails, with 2 rolls left. Type s again if you mean it."
        in shown
    )
    move, shown = dice_turn(turn_at(NOTHING), "s", "pad", "s", "r 1")
    assert move == Reroll(0, (1,))
    assert shown.count("Type s again") == 2
    move, shown = dice_turn(turn_at(NOTHING, rolls=2), "stop", "k none")
    assert move == Reroll(0, tuple(range(1, 11)))
    assert "with 1 roll left" in shown


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("k", "Which dice? Write for example: k 1 3 5"),
        ("roll", "Which dice? Write for example: r 1 3 5"),
        ("1 3 5", "Write k 1 3 5 to keep them and roll the others, or r 1 3 5 to roll them again."),
        ("8s", "Keep them or roll them?"),
        ("k all", "That would keep all the dice and roll none. To end the turn, type s."),
        ("r none", "roll none"),
        ("k 1-10", "roll none"),
        ("k 12", "There is no die “12”: they are numbered 1 to 10. Nothing was rolled."),
        ("k 7s", "No die shows “7s”. Nothing was rolled."),
        ("k oW", "No die shows “oW”. Nothing was rolled."),
        ("k red 9", "“red 9” can mean two things. For that one face, write r9"),
        ("k 1 2 ; drop", "“drop” names no dice."),
        ("stop 3", "To end the turn, type s alone, without “3”."),
        ("keep", "Which dice?"),
        ("kep 1", "I don’t understand “kep 1”. Type ? to see what you can do."),
        ("discard 3", "I don’t understand “discard 3”."),
        ("save", "Game 7, saved after every roll. Type q to quit; nothing is lost."),
    ],
)
def test_impossible_input_is_answered_and_changes_nothing(typed: str, answer: str) -> None:
    move, shown = dice_turn(turn_at(EIGHTS), typed, "r 7")
    assert move == Reroll(0, (7,))
    assert answer in shown


def test_leaving() -> None:
    for word in ("q", "quit", "QUIT"):
        with pytest.raises(Left):
            dice_turn(turn_at(EIGHTS), word)
    with pytest.raises(Left):
        dice_turn(turn_at(EIGHTS))


def test_enter_and_table_show_everything_again() -> None:
    for word in ("", "table"):
        shown = dice_turn(turn_at(EIGHTS), word, "s")[1]
        assert shown.count("Roll 1 of 3") == 2
        assert shown.count("--- Round 4, your turn") == 1


def test_help_tells_how_to_name_dice() -> None:
    shown = dice_turn(turn_at(EIGHTS), "?", "s")[1]
    assert "k keep: keep the dice you name and roll the others again." in shown
    assert "10s or all 10 (every 10), b10 (that face), blue (the colour), W." in shown
    assert "r red, o orange, b blue, g green, W any number" in shown


def test_rules_of_the_game_and_one_of_them() -> None:
    shown = dice_turn(turn_at(EIGHTS), "rules d7", "rules X9", "s")[1]
    assert "D7 If your total is over 220 after phase 5" in shown
    assert "This game has no rule “X9”. It has: M6, D1, D2" in shown
    page = dice_turn(turn_at(EIGHTS), "rules", "s")[1]
    assert "D12 Playing alone?" in page


def test_the_log_tells_the_last_turns() -> None:
    game = turn_at(EIGHTS)
    for move in ("stop", "stop", "stop"):
        game.apply(move)
    shown = dice_turn(game, "log", "r 1")[1]
    assert "Clara, phase 1: 2 sets of 3" in shown
    assert "You, phase 2: 1 set of 3 + 1 run of 4 roll 1:" in shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("look", [Look(columns=60), Look(words=True, columns=60), Look(colour=True, columns=60)])
def test_every_answer_in_every_language(language: str, look: Look) -> None:
    lines = ("?", "hint", "hint 1 2", "hint x", "pad", "log", "rules", "rules D3", "score", "save", "k", "k bW", "k 99")
    more = ("k x", "k red 8", "k all", "stop 1", "foo", "1 2", "", "r 1")
    for game in (turn_at(EIGHTS), turn_at(NOTHING, players=1), turn_at(NOTHING, phase=8)):
        move, shown = dice_turn(game, *lines, *more, language=language, look=look, complete=True)
        assert move == Reroll(0, (1,))
        assert "{" not in shown
