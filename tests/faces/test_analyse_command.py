"""`dizaine analyse`: what it shows, what it writes, and what it refuses."""

import json
import signal
from pathlib import Path

import pytest

from dizaine.faces.cli import main
from dizaine.folders import data_folder
from dizaine.game import Game
from dizaine.words.catalogue import LANGUAGES
from tests.afterwards.test_review import blunder
from tests.engine.dice.quick_book import quick_book
from tests.keeping.old_saves import old_save


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("DIZAINE_DATA", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "80")
    return tmp_path


@pytest.fixture
def record(folder: Path) -> Path:
    path = folder / "game.txt"
    path.write_text(blunder().record(), encoding="utf-8")
    return path


def analyse(capsys: pytest.CaptureFixture[str], *arguments: object) -> str:
    assert main(["analyse", *map(str, arguments)]) == 0
    shown = capsys.readouterr()
    assert shown.err == "", "no bar without a terminal"
    return shown.out


def test_the_worst_comes_first_with_what_was_better(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    page = analyse(capsys, record, "--worst", "1", "--seat", 1)
    assert " 1  Round 1, turn 1, Player 1\n    Played: discard b7\n    Better: hit: b7 on A (set of 7s:" in page
    assert "It fits, and in your hand it would cost 5 points." in page
    assert "percentage points lost" in page
    assert " 2  Round" not in page
    assert "Player 1: too few decisions for a rating" in page
    assert all(len(line) <= 80 for line in page.splitlines())


def test_one_player_alone_and_the_numbers_in_a_file(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    path = record.with_suffix(".json")
    page = analyse(capsys, record, "--seat", 1, "--json", path)
    assert "Player 2: " not in page
    assert str(path) in page.replace("\n", "")
    report = json.loads(path.read_text(encoding="utf-8"))
    assert (report["edition"], report["players"]) == ("continental+phases=1", 2)
    (review,) = report["reviews"]
    assert (review["seat"], review["unit"], review["rating"]) == (0, "chance", None)
    (worst,) = review["costliest"]
    assert (worst["played"], worst["better"], worst["reason"]) == ("0: discard b7", "0: hit b7 on 0", "hit")
    assert worst["number"] == review["decisions"][0]["number"] == 0


def test_a_saved_game_is_about_its_people(capsys: pytest.CaptureFixture[str]) -> None:
    path = old_save(data_folder() / "games", blunder(), "person Ada", "steady Bram")
    for name in (str(path), "1", f"{path}.moved"):
        page = analyse(capsys, name)
        assert "turn 1, Ada" in page
        assert "Bram: " not in page.partition("\n")[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(capsys: pytest.CaptureFixture[str], record: Path, language: str) -> None:
    page = analyse(capsys, record, "--seat", 1, "--lang", language)
    assert " b7" in page
    assert main(["analyse", "--help", "--lang", language]) == 0


def test_ctrl_c_keeps_what_is_done(
    capsys: pytest.CaptureFixture[str], record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from dizaine.afterwards.cards import judge
    from dizaine.players.cards import hints

    def interrupted(*arguments: object) -> hints.Hint:
        monkeypatch.setattr(judge, "hint_for", hints.hint_for)
        signal.raise_signal(signal.SIGINT)
        return hints.hint_for(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(judge, "hint_for", interrupted)
    page = analyse(capsys, record)
    assert "only 1 of 4 moves" in page
    assert "Played: discard b7" in page


class Typed:
    """A keyboard and a screen of a person."""

    def __init__(self, *lines: str) -> None:
        self.lines = list(lines)

    def isatty(self) -> bool:
        return True

    def readline(self) -> str:
        return f"{self.lines.pop(0)}\n" if self.lines else ""


def test_a_decision_can_be_tried_again(
    capsys: pytest.CaptureFixture[str], record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", Typed("1", "discard b7", "1", "hit b7 A", ""))
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    assert main(["analyse", str(record), "--seat", "1"]) == 0
    page = capsys.readouterr().out
    wrong, right = page.index("That gives away"), page.index("Yes! That’s what the expert would do")
    assert wrong < right
    assert page.count("Try one again?") == 3


def test_complaints(capsys: pytest.CaptureFixture[str], folder: Path, record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    (folder / "broken.txt").write_text("\n".join([*lines, "0: fly"]), encoding="utf-8")
    (folder / "foreign.txt").write_text("once upon a time\n", encoding="utf-8")
    (folder / "bytes.txt").write_bytes(b"\xff\xfe\x00")
    (folder / "dice.txt").write_text(Game.new(quick_book(), players=1, seed=3).record(), encoding="utf-8")
    wrong: list[tuple[list[str | Path], str]] = [
        ([], "FILE"),
        ([folder / "nothing.txt"], "can’t be read"),
        ([folder], "can’t be read"),
        ([folder / "bytes.txt"], "not text"),
        ([folder / "foreign.txt"], "not a record"),
        ([folder / "broken.txt"], f"line {len(lines) + 1}"),
        ([folder / "dice.txt"], "dizaine dice solve"),
        (["7"], "dizaine games"),
        ([record, "--seat", "3"], "1 to 2"),
        ([record, "--seat", "0"], "1 to 2"),
        ([record, "--worst", "x"], "--worst"),
        ([record, "--json", folder / "no" / "where.json"], "--json"),
    ]
    for arguments, advice in wrong:
        assert main(["analyse", *map(str, arguments)]) == 2
        shown = capsys.readouterr()
        assert advice in shown.err
        assert shown.out == ""
        assert shown.err.count("\n") == 1
