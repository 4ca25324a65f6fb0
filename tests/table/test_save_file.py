"""One saved game: written before it is acknowledged, recovered after a crash, refused when it is damaged."""

import os
from pathlib import Path

import pytest

from dizaine import Game
from dizaine.keeping.save_file import Facts, SaveError, SaveFile, SaveText
from dizaine.players.cards.players import PolicyPlayer
from dizaine.table.seats import Seat

FACTS = Facts((Seat("Ada Lovelace"), Seat("Bram", "steady")), "nl", "ordinary", "2026-11-15 20:15")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games" / "1.dizaine"


def start(path: Path, edition: str = "express", *, seed: int | None = 5) -> tuple[SaveFile, Game]:
    game = Game.new(edition, players=2, seed=seed)
    return SaveFile.create(game, FACTS, lambda: path), game


def play(save: SaveFile, game: Game, moves: int) -> None:
    for _ in range(moves):
        game.apply(PolicyPlayer("greedy").choose(game.view(game.asked)))
        save.append(game)


def position_in(path: Path) -> str:
    save, game = SaveFile.open(path)
    save.close()
    return game.position()


def problem_of(path: Path) -> str:
    """Why a file cannot be opened; it must stay as it is."""
    before = path.read_bytes()
    with pytest.raises(SaveError) as caught:
        SaveFile.open(path)
    assert path.read_bytes() == before
    assert str(path) in str(caught.value)
    return caught.value.problem


def test_a_saved_game_is_a_record_with_remarks(path: Path) -> None:
    save, game = start(path)
    play(save, game, 30)
    save.close()
    assert Game.from_record(path.read_text(encoding="utf-8")).record() == game.record()
    text = SaveText.read(path)
    assert text.facts == FACTS
    assert text.record_lines == game.record().splitlines()
    assert text.safe == len(text.lines)


def test_it_goes_on_where_it_stopped(path: Path) -> None:
    save, game = start(path, seed=None)
    play(save, game, 20)
    save.close()
    save, again = SaveFile.open(path)
    assert isinstance(again, Game)
    assert again.position() == game.position()
    play(save, again, 20)
    save.close()
    assert position_in(path) == again.position()


def test_the_last_line_says_when_it_is_over(path: Path) -> None:
    save, game = start(path, "express+phases=1")
    while not game.is_over:
        play(save, game, 1)
    save.append(game)
    save.close()
    assert path.read_text(encoding="utf-8").splitlines()[-1] == "# over"


def test_a_crash_at_any_byte_of_a_move_loses_only_that_move(path: Path) -> None:
    """All that a dying program can leave of a move: any part of it, with the old counter."""
    save, game = start(path)
    while True:
        before, position = path.read_bytes(), game.position()
        lines = len(game.record().splitlines())
        play(save, game, 1)
        if len(game.record().splitlines()) - lines > 1:  # a move that ends the round brings its deal along
            break
    save.close()
    written = path.read_bytes()[len(before) :]
    whole = game.position()
    for length in range(len(written)):
        path.write_bytes(before + written[:length])
        assert position_in(path) == position
        assert path.read_bytes() == before
    path.write_bytes(before + written)
    assert position_in(path) == whole


def test_a_truncated_file_is_refused_and_stays(path: Path) -> None:
    save, game = start(path)
    play(save, game, 10)
    save.close()
    whole = path.read_bytes()
    for length in (*range(0, len(whole), 17), len(whole) - 1):
        path.write_bytes(whole[:length])
        assert problem_of(path) in ("truncated", "foreign")
    path.write_bytes(whole[: len(whole) // 2])
    assert problem_of(path) == "truncated"


def test_a_line_lost_in_the_middle_is_noticed(path: Path) -> None:
    save, game = start(path)
    play(save, game, 10)
    save.close()
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    for lost in range(2, len(lines)):
        path.write_text("".join(lines[:lost] + lines[lost + 1 :]), encoding="utf-8")
        assert problem_of(path) == "truncated"


@pytest.mark.parametrize(
    ("line", "text", "problem"),
    [
        (-1, "0: lay 1: set 7 = r7", "broken"),
        (-1, "nonsense", "broken"),
        (-1, "0: close", "broken"),
        (8, "players 9", "broken"),
        (7, 'rulebook {"id": "x"}', "broken"),
        (0, "dizaine record 2", "foreign"),
        (1, "# something else", "foreign"),
        (2, "# seat ,robot Hal", "foreign"),
        (5, "# deck tarot", "foreign"),
        (2, "# a remark", "foreign"),
    ],
)
def test_a_changed_line_is_noticed(path: Path, line: int, text: str, problem: str) -> None:
    save, game = start(path)
    play(save, game, 10)
    save.close()
    lines = path.read_text(encoding="utf-8").splitlines()
    lines[line] = text
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert problem_of(path) == problem


@pytest.mark.parametrize(
    "content",
    [b"", b"\n", b"hello\n", b"\x00\xff\xfe" * 100, b"PK\x03\x04", b"dizaine record 1", b"dizaine record 1\n"],
)
def test_a_foreign_file_is_refused_and_stays(path: Path, content: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(content)
    assert problem_of(path) in ("foreign", "truncated")


def test_bytes_that_are_no_text_are_located(path: Path) -> None:
    save, game = start(path)
    play(save, game, 10)
    save.close()
    path.write_bytes(path.read_bytes() + b"0: draw \xff\n")
    assert problem_of(path) == "broken"


def test_a_missing_file_has_a_name(path: Path) -> None:
    with pytest.raises(SaveError) as caught:
        SaveFile.open(path)
    assert caught.value.problem == "missing"


def test_a_game_is_open_once(path: Path) -> None:
    save, _ = start(path)
    with pytest.raises(SaveError) as caught:
        SaveFile.open(path)
    assert caught.value.problem == "busy"
    save.close()
    SaveFile.open(path)[0].close()


def test_a_name_that_is_taken_is_never_replaced(tmp_path: Path) -> None:
    paths = iter([tmp_path / "1.dizaine", tmp_path / "1.dizaine", tmp_path / "2.dizaine"])
    (tmp_path / "1.dizaine").write_text("mine", encoding="utf-8")
    save = SaveFile.create(Game.new("express", players=2), FACTS, lambda: next(paths))
    save.close()
    assert save.path == tmp_path / "2.dizaine"
    assert (tmp_path / "1.dizaine").read_text(encoding="utf-8") == "mine"
    assert sorted(entry.name for entry in tmp_path.iterdir()) == ["1.dizaine", "2.dizaine"]


def test_a_place_where_nothing_can_be_written(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    with pytest.raises(SaveError) as caught:
        start(blocked / "games" / "1.dizaine")
    assert caught.value.problem == "unwritable"


def test_a_full_disk_is_told(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save, game = start(path)

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(SaveError) as caught:
        play(save, game, 1)
    save.close()
    assert caught.value.problem == "unwritable"
    assert caught.value.detail == "No space left on device"
