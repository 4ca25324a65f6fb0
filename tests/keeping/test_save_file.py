"""Saved games in the old file format: read as far as they are complete, refused if damaged, and never changed."""

from pathlib import Path

import pytest

from dizaine import Game
from dizaine.keeping.save_file import Facts, SaveError, SaveText
from dizaine.table.seats import Seat
from tests.keeping.old_saves import old_save, played

CARDS = ("person Ada Lovelace", "steady Bram")
DICE = ("person Ada Lovelace", "greedy Bram")
OLD_SAVE = """dizaine record 1
# saved {count:010d} lines
# seat person
# seat simple Bram
# language fr
# deck ordinary
# begun 2026-11-15 20:15
"""


@pytest.fixture(params=["express", "dice"])
def game(request: pytest.FixtureRequest) -> Game:
    return played(str(request.param), 10)


@pytest.fixture
def path(tmp_path: Path, game: Game) -> Path:
    seats = CARDS if game.rulebook.kind == "cards" else DICE
    return old_save(tmp_path, game, *seats, language="nl", deck="ordinary")


def problem_of(path: Path) -> str:
    """Why a file is refused, after checking that it is unchanged."""
    before = path.read_bytes()
    with pytest.raises(SaveError) as caught:
        SaveText.read(path).game()
    assert path.read_bytes() == before
    assert str(path) in str(caught.value)
    return caught.value.problem


def test_a_saved_game_is_a_record_with_remarks(path: Path, game: Game) -> None:
    text = SaveText.read(path)
    again, lines = text.game()
    assert again.record() == game.record()
    assert lines == text.safe == len(text.lines)
    cards = game.rulebook.kind == "cards"
    seats = (Seat("Ada Lovelace"), Seat("Bram", "steady" if cards else "greedy"))
    assert text.facts == Facts(seats, "nl", "ordinary" if cards else "")


@pytest.mark.parametrize("edition", ["express", "dice"])
def test_a_crash_at_any_byte_of_a_move_lost_only_that_move(tmp_path: Path, edition: str) -> None:
    """Everything that a crash could leave of a move with its deal or throw, with the old counter."""
    moves, game, following = 5, played(edition, 5), played(edition, 6)
    while len(following.inputs) < len(game.inputs) + 2:
        moves, game, following = moves + 1, following, played(edition, moves + 2)
    path = old_save(tmp_path, game, *(CARDS if edition == "express" else DICE))
    before = path.read_bytes()
    written = "".join(f"{line}\n" for line in following.inputs[len(game.inputs) :]).encode()
    for length in range(len(written)):
        path.write_bytes(before + written[:length])
        assert SaveText.read(path).game()[0].position() == game.position()
    path.write_bytes(before + written)
    assert SaveText.read(path).game()[0].position() == following.position()


def test_a_truncated_file_is_refused_and_stays(path: Path) -> None:
    whole = path.read_bytes()
    for length in (*range(0, len(whole), 17), len(whole) - 1):
        path.write_bytes(whole[:length])
        assert problem_of(path) in ("truncated", "foreign")
    path.write_bytes(whole[: len(whole) // 2])
    assert problem_of(path) == "truncated"


def test_a_line_lost_in_the_middle_is_noticed(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    for lost in range(2, len(lines)):
        path.write_text("".join(lines[:lost] + lines[lost + 1 :]), encoding="utf-8")
        assert problem_of(path) == "truncated"


@pytest.mark.parametrize(
    ("edition", "line", "text", "problem"),
    [
        ("express", -1, "0: lay 1: set 7 = r7", "broken"),
        ("express", -1, "nonsense", "broken"),
        ("express", -1, "0: close", "broken"),
        ("express", 8, "players 9", "broken"),
        ("express", 7, 'rulebook {"id": "x"}', "broken"),
        ("express", 0, "dizaine record 2", "foreign"),
        ("express", 1, "# something else", "foreign"),
        ("express", 2, "# seat ,robot Hal", "foreign"),
        ("express", 5, "# deck tarot", "foreign"),
        ("express", 2, "# a remark", "foreign"),
        ("dice", -1, "dice r5", "broken"),
        ("dice", -1, "nonsense", "broken"),
        ("dice", -2, "0: roll 11", "broken"),
        ("dice", 0, "dizaine dice record 2", "foreign"),
        ("dice", 0, "dizaine record 1", "broken"),
        ("dice", 2, "# seat ,robot Hal", "foreign"),
        ("dice", 4, "# deck phase", "foreign"),
    ],
)
def test_a_changed_line_is_noticed(tmp_path: Path, edition: str, line: int, text: str, problem: str) -> None:
    path = old_save(tmp_path, played(edition, 7), *(CARDS if edition == "express" else DICE))
    lines = path.read_text(encoding="utf-8").splitlines()
    lines[line] = text
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert problem_of(path) == problem


@pytest.mark.parametrize(
    "content",
    [b"", b"\n", b"hello\n", b"\x00\xff\xfe" * 100, b"PK\x03\x04", b"dizaine record 1", b"dizaine record 1\n"],
)
def test_a_foreign_file_is_refused_and_stays(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "1.dizaine"
    path.write_bytes(content)
    assert problem_of(path) in ("foreign", "truncated")


def test_bytes_that_are_no_text_are_located(path: Path) -> None:
    path.write_bytes(path.read_bytes() + b"0: draw \xff\n")
    assert problem_of(path) == "broken"


def test_a_missing_file_has_a_name(tmp_path: Path) -> None:
    with pytest.raises(SaveError) as caught:
        SaveText.read(tmp_path / "1.dizaine")
    assert caught.value.problem == "missing"


def test_what_was_saved_before_there_were_dice_is_read(tmp_path: Path) -> None:
    """The format of a save from before there were dice, byte for byte."""
    record = Game.new("express", players=2, seed=3).record().splitlines()
    head = OLD_SAVE.format(count=7 + len(record) - 1)
    path = tmp_path / "1.dizaine"
    path.write_text(head + "\n".join(record[1:]) + "\n", encoding="utf-8")
    text = SaveText.read(path)
    assert text.game()[0].record().splitlines() == record
    assert text.facts == Facts((Seat(""), Seat("Bram", "greedy")), "fr", "ordinary")
