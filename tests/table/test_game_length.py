"""The minutes that a game takes: what was simulated, what is stated, and what a table measures."""

from __future__ import annotations

import pytest

from dizaine.rulebooks.library import all_editions, load_any
from dizaine.table.game_length import BOT_SECONDS, LONGEST_TURN, PERSON_SECONDS, Tempo, turns_left
from dizaine.table.turn_counts import TURNS

ALONE = [True, False, False, False]


def test_every_game_that_can_be_chosen_was_simulated() -> None:
    for edition in all_editions:
        book = load_any(edition)
        assert list(TURNS[edition]) == list(range(book.least_players, min(book.most_players, 6) + 1))
        lengths = {1} if book.kind == "dice" else {len(book.played_phases)}
        assert {len(row) for row in TURNS[edition].values()} == lengths


def test_the_suggestions_last_as_long_as_the_page_says() -> None:
    """Play now: three bots, half an hour. With friends: a quarter of an hour, and about an hour."""
    tempo = Tempo()
    assert 25 <= tempo.minutes(turns_left("classic", 4, 10, 0), ALONE) <= 35
    assert 12 <= tempo.minutes(turns_left("classic+phases=4", 4, 4, 0), [True] * 4) <= 18
    assert 50 <= tempo.minutes(turns_left("classic", 4, 10, 0), [True] * 4) <= 70


def test_what_is_done_is_not_played_again() -> None:
    row = TURNS["classic"][3]
    assert turns_left("classic", 3, 10, 0) == row[9]
    assert turns_left("classic", 3, 10, 9) == row[9] - row[8]
    assert turns_left("classic+phases=4", 3, 4, 0) == row[3]
    assert turns_left("dice", 2, 10, 5) == TURNS["dice"][2][0] // 2


@pytest.mark.parametrize("book", ["my-own", "classic+ten-rounds", "classic+phases=4+knock"])
def test_nobody_knows_how_long_other_games_last(book: str) -> None:
    assert turns_left(book, 3, 4, 0) == 0


def test_a_table_keeps_its_own_pace() -> None:
    slow, quick = Tempo(), Tempo()
    for turn in range(200):
        slow.note(turn % 2, True, turn * 2 * PERSON_SECONDS)
        quick.note(turn % 2, True, turn * PERSON_SECONDS / 2)
    assert slow.slowness == pytest.approx(2, abs=0.1)
    assert quick.slowness == pytest.approx(0.5, abs=0.1)
    assert slow.minutes(100, [True, True]) > 3 * quick.minutes(100, [True, True])


def test_a_move_within_a_turn_ends_nothing_and_a_break_is_no_slow_turn() -> None:
    tempo = Tempo()
    tempo.note(0, False, 0)
    tempo.note(0, False, 100)
    assert tempo.slowness == 1
    tempo.note(1, False, 10_000)
    expected = Tempo()
    expected.note(0, False, 0)
    expected.note(1, False, LONGEST_TURN)
    assert tempo.slowness == expected.slowness > 1
    assert LONGEST_TURN > PERSON_SECONDS > BOT_SECONDS
