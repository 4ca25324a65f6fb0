"""Terminal games: numbered, listed, played through their table, open to one program at a time."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from dizaine.afterwards.verify import verify
from dizaine.engine.cards.moves import Lay
from dizaine.keeping.kept_game import KeptGame
from dizaine.keeping.kept_games import KeptGames
from dizaine.keeping.save_file import Facts, SaveError
from dizaine.rulebooks.library import load_any
from dizaine.table import messages as m
from dizaine.table.seats import Seat, seats_for
from tests.table.greedy import greedy_move

FACTS = Facts((Seat(""), Seat("Bram", "greedy")), "en")


@pytest.fixture
def games(tmp_path: Path) -> Iterator[KeptGames]:
    with KeptGames(tmp_path / "deep") as games:
        yield games


def play(kept: KeptGame, moves: int) -> None:
    while moves > 0 and not kept.game.is_over:
        if kept.facts.seats[kept.game.asked].is_person:
            kept.play(kept.game.asked, kept.game.canonical_moves()[0])
        else:
            assert kept.go_on(kept.game.asked) is None
        moves -= 1


def new_game(games: KeptGames, edition: str = "express", *, moves: int = 0) -> KeptGame:
    kept = games.open(games.create(load_any(edition), FACTS, seed=3))
    play(kept, moves)
    kept.close()
    return kept


def problem_of(games: KeptGames, number: int) -> str:
    with pytest.raises(SaveError) as caught:
        games.open(number)
    return caught.value.problem


def test_nothing_is_kept_at_first(games: KeptGames) -> None:
    assert games.summaries() == []
    assert games.unfinished() == []


def test_games_are_numbered_and_listed_by_age(games: KeptGames) -> None:
    new_game(games, "express+phases=1", moves=1000)
    new_game(games, "express", moves=30)
    new_game(games, "classic+knock", moves=3)
    new_game(games, "dice", moves=4)
    listed = games.summaries()
    assert [summary.number for summary in listed] == [4, 3, 2, 1]
    assert [summary.edition for summary in listed] == ["dice", "classic+knock", "express", "express+phases=1"]
    assert [summary.over for summary in listed] == [False, False, False, True]
    assert [summary.moves for summary in listed[:3]] == [4, 3, 30]
    assert (listed[0].rounds, listed[1].rounds) == (0, 1)
    assert listed[1].facts == FACTS
    assert games.unfinished()[0] == 4


def test_what_was_taken_back_on_another_device_is_neither_counted_nor_continued(games: KeptGames) -> None:
    """The seed's chance is rewound with it: the game goes on as if nothing had been laid."""
    kept = games.open(games.create(load_any("express"), FACTS, seed=3))
    while not isinstance(move := greedy_move(kept.view(kept.asked)), Lay) or kept.asked != 0:
        if kept.asked == 0:
            kept.play(0, move)
        else:
            kept.go_on(kept.asked)
    before, moves = kept.record(), games.summary(kept.number).moves
    kept.play(0, move)
    assert games.summary(kept.number).moves == moves + 1
    games._run(kept._table.command(0, m.TakeBack(id="back")))
    assert kept.record() == before
    assert games.summary(kept.number).moves == moves
    kept.close()
    kept = games.open(kept.number)
    assert kept.record() == before
    play(kept, 40)
    assert kept.record().startswith(before)
    kept.close()


def test_a_finished_game_cannot_be_continued(games: KeptGames) -> None:
    new_game(games, "express+phases=1", moves=1000)
    assert games.unfinished() == []


@pytest.mark.parametrize("edition", ["classic+phases=2", "continental+knock+phases=1", "dice-french"])
@pytest.mark.parametrize("seed", [None, 5])
def test_it_continues_where_it_stopped(games: KeptGames, edition: str, seed: int | None, tmp_path: Path) -> None:
    """With a seed, the game is the same as without interruptions."""
    kept = games.open(games.create(load_any(edition), FACTS, seed=seed))
    while not kept.game.is_over:
        play(kept, 20)
        position, history = kept.game.position(), kept.game.history
        kept.close()
        with KeptGames(tmp_path / "deep") as others:
            kept = others.open(1)
            assert (kept.game.position(), kept.game.history) == (position, history)
            kept.close()
        kept = games.open(1)
    if seed is not None:
        whole = games.open(games.create(load_any(edition), FACTS, seed=seed))
        play(whole, 10_000)
        assert whole.record() == kept.record()
        whole.close()
    kept.close()


def test_a_game_is_open_once(games: KeptGames) -> None:
    kept = games.open(games.create(load_any("express"), FACTS))
    assert problem_of(games, 1) == "busy"
    kept.close()
    games.open(1).close()


def test_a_damaged_file_is_listed_with_its_problem_and_left_alone(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    (folder / "7.dizaine").write_text("hello", encoding="utf-8")
    with KeptGames(tmp_path) as games:
        assert new_game(games).number == 8
        damaged = next(summary for summary in games.summaries() if summary.number == 7)
        assert damaged.error is not None
        assert damaged.error.problem == problem_of(games, 7) == "foreign"
    assert (folder / "7.dizaine").read_text(encoding="utf-8") == "hello"


def test_other_files_are_left_alone(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    for name in ("notes.txt", "x.dizaine", ".new-77", "²3.dizaine"):
        (tmp_path / "games" / name).write_text("", encoding="utf-8")
    with KeptGames(tmp_path) as games:
        assert games.numbers() == []
    assert len(os.listdir(tmp_path / "games")) == 4


def test_deleting(games: KeptGames) -> None:
    new_game(games)
    games.delete(1)
    assert games.numbers() == []
    for action in (games.delete, games.open, games.read, games.summary):
        with pytest.raises(SaveError) as caught:
            action(1)
        assert caught.value.problem == "missing"


def test_a_place_where_nothing_can_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(SaveError) as caught:
        KeptGames(tmp_path / "file")
    assert caught.value.problem == "unwritable"


def test_a_failing_store_is_reported_and_the_game_is_unchanged(
    games: KeptGames, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = games.open(games.create(load_any("express"), FACTS, seed=3))
    play(kept, 6)
    position = kept.game.position()

    def fail(*arguments: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("dizaine.keeping.sqlite_store._write", fail)
        with pytest.raises(SaveError) as caught:
            play(kept, 1)
    assert caught.value.problem == "unwritable"
    assert "No space left" in caught.value.detail
    assert kept.game.position() == position
    play(kept, 1)
    kept.close()


def test_a_chosen_seed_is_marked_and_its_deals_are_not_verifiable(games: KeptGames) -> None:
    kept = games.open(games.create(load_any("express+phases=1"), FACTS, seed=3))
    play(kept, 1000)
    kept.close()
    assert games.summary(1).seed == 3
    verdict = verify(kept.record())
    assert not verdict.is_fair
    assert [fault.problem for fault in verdict.faults] == ["seed"]
    other = games.open(games.create(load_any("express+phases=1"), FACTS))
    other.close()
    assert games.summary(2).seed is None


def test_bots_take_the_free_seats_under_free_names() -> None:
    seats = seats_for(["anouk", "Ben"], 4)
    assert [seat.is_person for seat in seats] == [True, True, False, False]
    assert len({seat.name.casefold() for seat in seats}) == 4


def test_bots_of_the_dice_are_another_kind() -> None:
    assert [seat.kind for seat in seats_for(["Ada"], 3, ["greedy"])] == ["person", "greedy", "greedy"]
    assert [seat.kind for seat in seats_for(["Ada"], 2)] == ["person", "steady"]
    assert [seat.kind for seat in seats_for(["Ada"], 4, ["easy", "expert"])] == ["person", "easy", "expert", "easy"]
