"""Saved games at the command line: list, continue, replay, delete, and files that are not what they should be."""

from contextlib import closing
from pathlib import Path

import pytest

from dizaine import Game
from dizaine.faces.cli import main
from dizaine.keeping.kept_games import KeptGames
from dizaine.words.catalogue import LANGUAGES, Catalogue
from tests.keeping.old_saves import old_save


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("DIZAINE_DATA", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("COLUMNS", "60")
    return tmp_path / "games"


class Keyboard:
    """Given lines for `input`, then the end of the input."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.lines: list[str] = []
        monkeypatch.setattr("builtins.input", self.read)

    def read(self, prompt: str = "") -> str:
        print(prompt, end="")
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)


@pytest.fixture
def keyboard(monkeypatch: pytest.MonkeyPatch) -> Keyboard:
    return Keyboard(monkeypatch)


def dizaine(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> str:
    """Run a command; returns its output."""
    capsys.readouterr()
    assert main(list(arguments)) == code
    shown = capsys.readouterr()
    return shown.err if code else shown.out


def test_list_continue_and_delete(capsys: pytest.CaptureFixture[str], keyboard: Keyboard, folder: Path) -> None:
    assert "No saved games" in dizaine(capsys, "games")
    keyboard.lines = ["d", "q"]
    assert "You draw" in dizaine(capsys, "play", "express", "--seed", "8")
    dizaine(capsys, "play", "dutch", "--people", "Ada,Ben", "--players", "2")
    listed = dizaine(capsys, "games")
    assert listed.index("   2  dutch, round 1, 0 moves") < listed.index("   1  express, round ")
    assert "Ada, Ben\n" in listed
    assert "Bram; with the chosen seed 8\n" in listed

    keyboard.lines = ["hint", "q"]
    continued = dizaine(capsys, "games", "continue", "1", "--lang", "nl")
    assert "Hint: " in continued
    assert "Spel 1 is bewaard" in continued

    keyboard.lines = ["n"]
    assert "is kept" in dizaine(capsys, "games", "delete", "1")
    assert "is kept" in dizaine(capsys, "games", "delete", "1")
    keyboard.lines = ["y"]
    assert "deleted" in dizaine(capsys, "games", "delete", "1")
    assert "deleted" in dizaine(capsys, "games", "delete", "2", "--yes")
    assert "No saved games" in dizaine(capsys, "games")
    assert list(folder.iterdir()) == []


def test_the_latest_game_is_continued(capsys: pytest.CaptureFixture[str], keyboard: Keyboard) -> None:
    dizaine(capsys, "play", "express")
    dizaine(capsys, "play", "classic")
    assert "Classic" in dizaine(capsys, "play", "--continue")
    with KeptGames() as games:
        assert games.numbers() == [1, 2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_that_is_open_elsewhere_is_passed_over(
    capsys: pytest.CaptureFixture[str], keyboard: Keyboard, folder: Path, language: str
) -> None:
    for edition in ("classic", "express", "dutch"):
        dizaine(capsys, "play", edition)
    text = Catalogue(language).text
    with KeptGames(folder.parent) as games, closing(games.open(3)):
        shown = dizaine(capsys, "--lang", language, "play", "--continue")
        assert text("cli-continue-other", count=1, busy="3", id="2") in " ".join(shown.split())
        assert "(express)" in shown
        with closing(games.open(2)):
            shown = dizaine(capsys, "--lang", language, "play", "--continue")
            busy = Catalogue(language).listing(["2", "3"])
            order = Catalogue(language).listing(["3", "2"])
            said = " ".join(shown.split())
            assert any(text("cli-continue-other", count=2, busy=which, id="1") in said for which in (busy, order))
            assert "(classic)" in shown
            with closing(games.open(1)):
                assert "express" not in dizaine(capsys, "--lang", language, "play", "--continue", code=2)
    assert text("cli-continue-other", count=1, busy="3", id="2")[:20] not in dizaine(capsys, "play", "--continue")


def test_a_game_continues_in_its_language(capsys: pytest.CaptureFixture[str], keyboard: Keyboard) -> None:
    dizaine(capsys, "play", "express", "--lang", "de")
    assert "Weiter geht es mit" in dizaine(capsys, "play", "--continue")
    assert "Weiter geht es mit" in dizaine(capsys, "games", "continue", "1")
    for words in (["--lang", "fr", "games", "continue", "1"], ["games", "--lang", "fr", "continue", "1"]):
        assert "Pour la reprendre" in dizaine(capsys, *words)


def test_a_finished_game_is_shown_again(capsys: pytest.CaptureFixture[str], keyboard: Keyboard) -> None:
    keyboard.lines = ["hint"]

    def follow_hints(prompt: str = "") -> str:
        print(prompt, end="")
        shown = capsys.readouterr().out
        return shown.rpartition("Hint: ")[2].splitlines()[0] if "Hint: " in shown else "hint"

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("builtins.input", follow_hints)
        assert "The game is over" in dizaine(capsys, "play", "express+phases=1", "--seed", "3")
    assert "over after" in dizaine(capsys, "games")
    assert "dizaine games replay 1" in dizaine(capsys, "games", "continue", "1", code=2)
    assert "dizaine play" in dizaine(capsys, "play", "--continue", code=2)

    keyboard.lines = ["", "table", "what", "10000"]
    replay = dizaine(capsys, "games", "replay", "1")
    assert "Draw pile" in replay
    assert "Standings" in replay
    keyboard.lines = ["", "q"]
    assert "Standings" not in dizaine(capsys, "games", "replay", "1")


def test_a_replay_of_an_unveiled_hides_hands(capsys: pytest.CaptureFixture[str], keyboard: Keyboard) -> None:
    keyboard.lines = ["d"]
    dizaine(capsys, "play", "classic", "--people", "Ada", "--players", "2", "--seed", "3")
    keyboard.lines = ["", "", "table", "1000"]
    replay = dizaine(capsys, "games", "replay", "1")
    assert "Ada draws a card" in replay
    assert "Ada: r" not in replay


@pytest.mark.parametrize("command", [["play", "--continue"], ["games", "continue", "1"], ["games", "replay", "1"]])
@pytest.mark.parametrize("damage", ["truncated", "foreign", "broken"])
def test_a_damaged_file_is_named_and_left_alone(
    damage: str, command: list[str], capsys: pytest.CaptureFixture[str], keyboard: Keyboard, folder: Path
) -> None:
    game = Game.new("classic", players=2, seed=3)
    game.apply("draw")
    path = old_save(folder, game, "person", "steady Bram")
    whole = path.read_bytes()
    content = {
        "truncated": whole[: len(whole) * 2 // 3],
        "foreign": b"Dear diary\n",
        "broken": whole.replace(b": draw", b": lift", 1),
    }[damage]
    path.write_bytes(content)
    complaint = dizaine(capsys, *command, code=2)
    assert complaint.count("\n") == 1
    assert str(path) in complaint
    assert path.read_bytes() == content
    listed = dizaine(capsys, "games")
    assert "can’t be read" in listed


def test_a_folder_that_cannot_be_written(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("DIZAINE_DATA", str(tmp_path / "file"))
    assert "DIZAINE_DATA" in dizaine(capsys, "play", code=2)


def test_ordinary_cards_have_four_suits(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    book = tmp_path / "five.toml"
    book.write_text(
        'extends = "classic"\ntitle = "Five"\n[material]\ncolours = ["red", "yellow", "green", "blue", "orange"]\n',
        encoding="utf-8",
    )
    assert "M8" in dizaine(capsys, "play", str(book), "--deck", "ordinary", code=2)
