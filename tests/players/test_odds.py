"""The odds of a turn of dice."""

from collections.abc import Callable
from itertools import product

import pytest

from dizaine.engine.dice.scoring import score_dice
from dizaine.engine.dice.workspace import Workspace
from dizaine.game import Game
from dizaine.players.dice import odds
from dizaine.players.dice.odds import turn_odds
from dizaine.views.dice.view import DiceView


def thrown(seed: int, phase: int, rolls: int) -> DiceView:
    """Dice on the table, some throws of the turn being over."""
    view: DiceView = Game.new("dice", players=1, seed=seed).dice_view(0)
    view.state.phase[0] = phase
    view.state.rolls = rolls
    return view


@pytest.mark.parametrize("phase", [0, 3, 7])
def test_a_last_throw_of_few_dice_is_enumerated(phase: int) -> None:
    view = thrown(3, phase, 2)
    again = (2, 5, 9)
    faces = list(view.state.face)
    made = 0
    for fall in product(range(6), repeat=3):
        for die, face in zip(again, fall, strict=True):
            faces[die - 1] = face
        made += score_dice(view.rules, Workspace(), phase, faces) >= 0
    exact = turn_odds(view, again)
    assert exact.exact
    assert exact.chance == pytest.approx(made / 216, abs=1e-6)


def test_the_dice_as_they_lie_make_the_phase_or_not() -> None:
    for seed in range(20):
        view = thrown(seed, 0, 1)
        assert turn_odds(view, ()) == (float(view.made is not None), True)


def test_odds_are_exact_if_the_game_is_solved_and_else_close(
    size: Callable[[int, int], int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Five dice, thrown for the last time for seven of one colour, by both methods."""
    for seed in range(size(1, 3)):
        view, again = thrown(seed, 7, 2), (1, 2, 3, 4, 7)
        faces, made = list(view.state.face), 0
        for fall in product(range(6), repeat=5):
            for die, face in zip(again, fall, strict=True):
                faces[die - 1] = face
            made += score_dice(view.rules, Workspace(), 7, faces) >= 0
        exact = turn_odds(view, again)
        assert exact.exact
        assert exact.chance == pytest.approx(made / 6**5, abs=1e-6)
        with monkeypatch.context() as patch:
            patch.setattr(odds, "_solved", lambda book: None)
            tried = turn_odds(view, again)
        assert not tried.exact
        assert tried.chance == pytest.approx(made / 6**5, abs=0.1)


def test_two_throws_are_better_than_one_and_the_answer_stays_the_same() -> None:
    for seed in range(4):
        one, two = thrown(seed, 3, 2), thrown(seed, 3, 1)
        again = (1, 2, 3, 4, 5, 6)
        assert turn_odds(two, again).chance >= turn_odds(one, again).chance
        assert turn_odds(two, again) == turn_odds(thrown(seed, 3, 1), again)
