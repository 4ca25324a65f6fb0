"""The value of a game between two rounds: chances add up to one, and learned values are plausible."""

import math

import pytest

from dizaine.engine.cards.compiled_rules import tables
from dizaine.engine.cards.state import DEAL, OVER, State
from dizaine.players.cards.player_memory import lesson_for, lessons, new_memory
from dizaine.players.cards.win_chance import SURE, win_chance
from dizaine.rulebooks import load
from tests.games.books import BOOKS


def between_rounds(done: list[int], scores: list[int]) -> State:
    """Players who have completed so many phases, with so many points."""
    state = State()
    state.players, state.stage, state.round = len(done), DEAL, 3
    state.active = (1 << len(done)) - 1
    for seat, (phases, score) in enumerate(zip(done, scores, strict=True)):
        state.done[seat] = (1 << phases) - 1
        state.phase[seat] = phases
        state.score[seat] = score
    return state


@pytest.mark.parametrize("book", BOOKS)
def test_the_chances_of_all_players_add_up(book: str) -> None:
    rulebook = load(book)
    rules, memory = tables(rulebook), new_memory(rulebook)
    last = rules.phase_count - 1
    for done, scores in [([0, 0], [0, 0]), ([1, last, 0], [5, 60, 200]), ([last, last, 1, 0], [10, 300, 0, 500])]:
        state = between_rounds([min(phases, last) for phases in done], scores)
        worths = [win_chance(rules, state, memory, seat) for seat in range(state.players)]
        assert abs(sum(worths) - SURE) <= state.players
        assert all(0 <= worth <= SURE for worth in worths)


def test_level_players_have_the_same_chance() -> None:
    book = load("classic")
    rules, memory = tables(book), new_memory(book)
    for players in range(2, 7):
        for phases in range(10):
            state = between_rounds([phases] * players, [40] * players)
            assert {win_chance(rules, state, memory, seat) for seat in range(players)} == {SURE // players}


@pytest.mark.parametrize("points", [1, 17, 30, 31, 90, 200])
def test_chances_are_shares_of_exponentials(points: int) -> None:
    """Up to 30 points behind the leader count fully, each one beyond counts half."""
    book = load("classic")
    rules, memory = tables(book), new_memory(book)
    lesson = lessons()["classic"]["3"]
    state = between_rounds([9, 8, 9], [20 + points, 20 + points, 20])  # 1, 2 and 1 phases to go; the last one leads
    counted = points if points <= 30 else 30 + (points - 30) / 2
    powers = [
        math.exp(-lesson["per_point"][1][1] * counted),
        math.exp(lesson["worth"][1][2] - lesson["per_point"][1][2] * counted),
        1.0,
    ]
    for seat, power in enumerate(powers):
        assert win_chance(rules, state, memory, seat) / SURE == pytest.approx(power / sum(powers), abs=0.001)


def test_points_and_phases_count_the_right_way_round() -> None:
    book = load("classic")
    rules, memory = tables(book), new_memory(book)
    assert win_chance(rules, between_rounds([9, 9], [0, 100]), memory, 0) > SURE * 0.9
    assert win_chance(rules, between_rounds([9, 8], [50, 50]), memory, 0) > SURE * 0.7
    places = load("dutch")
    assert win_chance(tables(places), between_rounds([7, 5], [0, 0]), new_memory(places), 0) > SURE * 0.9


def test_a_game_that_is_over_is_won_or_lost() -> None:
    book = load("classic")
    rules, memory = tables(book), new_memory(book)
    state = between_rounds([10, 9, 10], [0, 10, 0])
    state.stage, state.winners = OVER, 0b101
    assert [win_chance(rules, state, memory, seat) for seat in range(3)] == [SURE // 2, 0, SURE // 2]


def test_every_book_has_learned_values() -> None:
    assert {lesson_for(load(book)) for book in BOOKS} == set(lessons())
