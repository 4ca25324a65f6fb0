"""A client rebuilds the same events and the same view as at the table."""

from collections.abc import Callable
from random import Random

import pytest

from dizaine import Game
from dizaine.table.event_messages import event_fields, read_event
from dizaine.table.match import Match
from dizaine.views.kinds import from_position

BOOKS = (
    "classic",
    "continental+knock",
    "express+use-taken",
    "dutch+free-order",
    "dice",
)


@pytest.mark.parametrize("book", BOOKS)
def test_events_come_back_as_they_were(book: str) -> None:
    game = Game.new(book, players=3, seed=5)
    play(game, 40 if book == "dice" else 300, lambda: None)
    kinds = set()
    for seat in (None, 0, 1, 2):
        seen = game.view(seat).history
        assert tuple(read_event(told) for told in event_fields(seen)) == seen
        kinds |= {type(event) for event in seen}
    assert len(kinds) > (4 if book == "dice" else 9)


def test_announcements_of_the_table_are_no_events_of_the_game() -> None:
    assert read_event({"event": "SeatTaken", "seat": 1, "name": "Ann"}) is None


@pytest.mark.parametrize("book", BOOKS)
def test_a_view_comes_back_from_its_position(book: str) -> None:
    """What a seat knows, may do and may not see is the same."""
    game = Game.new(book, players=3, seed=6)

    def compare() -> None:
        for seat in (None, 0, 1, 2):
            view = game.view(seat)
            again = from_position(view.position(), seat, view.history)
            assert again == view
            if seat == game.asked:
                assert again.canonical_moves() == view.canonical_moves()

    play(game, 10 if book == "dice" else 60, compare)


def play(game: Game, moves: int, after: Callable[[], None]) -> None:
    chance = Random(7)
    for _ in range(moves):
        if game.is_over:
            break
        game.apply(chance.choice(game.canonical_moves()))
        after()


def test_matches_give_positions_by_seat() -> None:
    match = Match(Game.new("classic", players=2, seed=1).rulebook, 2, {}, seed=1)
    match.begin()
    lines = match.known_position(0).splitlines()
    assert [line.partition("hand ")[2].count("?") for line in lines if line.startswith("player ")] == [0, 10]
