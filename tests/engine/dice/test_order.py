"""Who begins: the throw for the order of play (D2)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dizaine import DiceView
from dizaine.engine.dice.events import DiceTurnStarted, OrderSettled, OrderThrown
from dizaine.game import Game
from tests.engine.dice.setup import new_game

ANY = "5 5 5 5 5 5 1 1 1 1"


def order_of(game: Game) -> tuple[int, ...]:
    view: DiceView = game.dice_view(None)
    return view.order


@pytest.mark.rule("D2")
def test_the_highest_begins_down_to_the_lowest() -> None:
    game = new_game(4, "7 10 5 9", ANY)
    assert order_of(game) == (1, 3, 0, 2)
    assert game.asked == 1
    assert [column.seat for column in game.dice_view(None).pad] == [1, 3, 0, 2]


@pytest.mark.rule("D2")
def test_equals_throw_again_among_themselves() -> None:
    """Seats 0 and 2 settle the first place with low throws; seat 1 stays third whatever they throw."""
    game = new_game(3, "10 9 10", "5 6", ANY)
    assert order_of(game) == (2, 0, 1)


@pytest.mark.rule("D2")
def test_two_pairs_of_equals_throw_at_the_same_time_and_again_if_need_be() -> None:
    game = new_game(4, "9 6 9 6", "5 8 10 8", "7 7", "6 10", ANY)
    assert order_of(game) == (2, 0, 3, 1)
    thrown = [(event.seat, event.face.number) for event in game.history if isinstance(event, OrderThrown)]
    assert thrown == [(0, 9), (1, 6), (2, 9), (3, 6), (0, 5), (1, 8), (2, 10), (3, 8), (1, 7), (3, 7), (1, 6), (3, 10)]


@pytest.mark.rule("D2")
def test_three_equals_of_whom_two_are_equal_again() -> None:
    assert order_of(new_game(3, "8 8 8", "6 9 6", "5 7", ANY)) == (1, 2, 0)


@pytest.mark.rule("D2")
def test_turns_follow_that_order() -> None:
    game = new_game(3, "7 10 9", *[ANY] * 7)
    seats = []
    for _ in range(6):
        seats.append(game.asked)
        game.apply("stop")
    assert seats == [1, 2, 0, 1, 2, 0]
    rounds = [event.round for event in game.history if isinstance(event, DiceTurnStarted)]
    assert rounds == [1, 1, 1, 2, 2, 2, 3]


@pytest.mark.rule("D2", "D12")
def test_a_single_player_does_not_throw_for_the_order() -> None:
    game = new_game(1, ANY)
    assert order_of(game) == (0,)
    assert not [event for event in game.history if isinstance(event, OrderThrown | OrderSettled)]


@pytest.mark.rule("D2")
@given(players=st.integers(2, 6), seed=st.integers(0, 2**64))
def test_the_order_is_that_of_each_players_throws(players: int, seed: int) -> None:
    """First throws decide, second throws between equals, and so on: the order of the sequences."""
    game = Game.new("dice", players=players, seed=seed)
    throws: dict[int, list[int]] = {seat: [] for seat in range(players)}
    for event in game.history:
        if isinstance(event, OrderThrown):
            throws[event.seat].append(event.face.number)
    assert order_of(game) == tuple(sorted(throws, key=lambda seat: throws[seat], reverse=True))
    for seat, own in throws.items():
        others = [throws[other] for other in throws if other != seat]
        for count in range(1, len(own)):
            assert any(other[:count] == own[:count] for other in others), "somebody threw again without need"
        assert own not in others
