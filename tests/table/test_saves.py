"""The folder of saved games."""

import os
from pathlib import Path

import pytest

from dizaine import Game
from dizaine.keeping.save_file import Facts, SaveError
from dizaine.keeping.saves import SavedGames
from dizaine.players.cards.players import PolicyPlayer
from dizaine.table.seats import Seat, seats_for

FACTS = Facts((Seat(""), Seat("Bram", "steady")), "en")


@pytest.fixture
def saves(tmp_path: Path) -> SavedGames:
    return SavedGames(tmp_path / "deep" / "games")


def new_game(saves: SavedGames, edition: str = "express", *, moves: int = 0, age: int = 0) -> None:
    game = Game.new(edition, players=2, seed=3)
    save = saves.create(game, FACTS)
    while moves > 0 and not game.is_over:
        game.apply(PolicyPlayer("greedy").choose(game.view(game.asked)))
        save.append(game)
        moves -= 1
    save.close()
    os.utime(save.path, (1_800_000_000 - age, 1_800_000_000 - age))


def test_nothing_is_saved_at_first(saves: SavedGames) -> None:
    assert saves.summaries() == []
    assert saves.latest() is None


def test_games_are_numbered_and_listed_by_age(saves: SavedGames) -> None:
    new_game(saves, "express", moves=30, age=5)
    new_game(saves, "classic+knock", moves=3, age=0)
    new_game(saves, "express+phases=1", moves=1000, age=9)
    listed = saves.summaries()
    assert [summary.number for summary in listed] == [2, 1, 3]
    assert [summary.edition for summary in listed] == ["classic+knock", "express", "express+phases=1"]
    assert [summary.over for summary in listed] == [False, False, True]
    assert listed[1].moves == 30
    assert listed[0].facts == FACTS
    assert saves.latest() == 2


def test_a_finished_game_does_not_go_on(saves: SavedGames) -> None:
    new_game(saves, "express+phases=1", moves=1000)
    assert saves.latest() is None


def test_a_damaged_game_is_listed_with_its_problem(saves: SavedGames) -> None:
    new_game(saves)
    new_game(saves)
    (saves.folder / "1.dizaine").write_text("hello", encoding="utf-8")
    damaged = next(summary for summary in saves.summaries() if summary.number == 1)
    assert damaged.error is not None
    assert damaged.error.problem == "foreign"


def test_other_files_are_left_alone(saves: SavedGames) -> None:
    new_game(saves)
    for name in ("notes.txt", "x.dizaine", ".new-77", "²3.dizaine"):
        (saves.folder / name).write_text("", encoding="utf-8")
    assert saves.numbers() == [1]


def test_deleting(saves: SavedGames) -> None:
    new_game(saves)
    saves.delete(1)
    assert saves.numbers() == []
    for action in (saves.delete, saves.require, saves.read):
        with pytest.raises(SaveError) as caught:
            action(1)
        assert caught.value.problem == "missing"


def test_bots_take_the_free_seats_under_free_names() -> None:
    seats = seats_for(["anouk", "Ben"], 4)
    assert [seat.is_person for seat in seats] == [True, True, False, False]
    assert len({seat.name.casefold() for seat in seats}) == 4
