"""The player that follows the stored policy: what it asks, and what it does if nothing is stored."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from dizaine.engine.dice.moves import Move, Reroll
from dizaine.game import Game
from dizaine.players.dice import players
from dizaine.players.dice.players import OptimalPlayer, PolicyPlayer
from dizaine.players.unsolved import NoStoredPolicy
from dizaine.rulebooks import DizaineError
from dizaine.rulebooks.dice import load_dice
from tests.engine.dice.setup import FAILS, column, game_at


@pytest.fixture
def nothing_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(players, "load_policy", lambda book: None)


@pytest.mark.usefixtures("nothing_stored")
def test_without_a_stored_play_it_says_what_to_do() -> None:
    with pytest.raises(NoStoredPolicy, match="dizaine dice solve --edition dice-french") as caught:
        OptimalPlayer(load_dice("dice-french"))
    assert isinstance(caught.value, DizaineError)


@pytest.mark.usefixtures("nothing_stored")
def test_the_greedy_player_replaces_it_on_request() -> None:
    player = OptimalPlayer(load_dice("dice"), greedy_instead=True)
    view = game_at("players 1", "stage roll", column(0, 4), throws=[FAILS[4]]).dice_view(0)
    assert player.weigh(view) is None
    assert player.choose(view) == PolicyPlayer("greedy").choose(view)


class _Stored:
    """A policy that keeps given dice and records what it was asked."""

    def __init__(self, kept: tuple[int, ...]) -> None:
        self.kept = kept
        self.asked: tuple[object, ...] = ()

    def solitaire_turn(self, *question: object) -> object:
        self.asked = question
        return self

    def surest_turn(self, phase: int) -> object:
        return _Stored((0, 9))

    def decision(self, turn: _Stored, *question: object) -> _Stored:
        turn.asked += question
        return turn

    def choose(self) -> Sequence[int]:
        return self.kept


def stored_turn(kept: tuple[int, ...], monkeypatch: pytest.MonkeyPatch) -> tuple[_Stored, Game, Move]:
    """What a policy that keeps given dice was asked, the game, and the move that the player makes of it."""
    stored = _Stored(kept)
    monkeypatch.setattr(players, "load_policy", lambda book: stored)
    columns = (column(0, 1), column(1, 3, 25, 31, rest="failures 0 0 2"))
    game = game_at("players 2", "stage roll", "seat 1", *columns, throws=[FAILS[3], "5"])
    game.apply("roll 1")
    return stored, game, OptimalPlayer(load_dice("dice")).choose(game.dice_view(1))


@pytest.mark.parametrize("kept", [(), (0, 9)])
def test_it_asks_for_the_moment_and_throws_what_is_not_kept(
    kept: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    stored, game, move = stored_turn(kept, monkeypatch)
    assert stored.asked == (2, 56, False, 2, game.state.face)
    thrown = tuple(die for die in range(1, 11) if die - 1 not in kept)
    assert move == Reroll(1, thrown)


def test_against_others_it_gives_no_turn_up(monkeypatch: pytest.MonkeyPatch) -> None:
    assert stored_turn(tuple(range(10)), monkeypatch)[2] == Reroll(1, (2, 3, 4, 5, 6, 7, 8, 9))


def test_the_policy_learns_whether_it_is_the_first_try(monkeypatch: pytest.MonkeyPatch) -> None:
    stored = _Stored(())
    monkeypatch.setattr(players, "load_policy", lambda book: stored)
    game = game_at("players 1", "stage roll", column(0, 10, rest="failures 1"), throws=[FAILS[10]])
    OptimalPlayer(load_dice("dice")).choose(game.dice_view(0))
    assert stored.asked[:4] == (9, 270, True, 1)
