"""Dice games at the command line and through a pseudo-terminal, by a player who only reads the screen and types."""

import random
import re
import time
from pathlib import Path

import pytest

from dizaine.faces.cli import main
from dizaine.game import Game
from dizaine.keeping.kept_games import KeptGames
from dizaine.words.catalogue import LANGUAGES, Catalogue
from tests.faces.keyboard_player import HINT, KeyboardPlayer
from tests.faces.pseudo_terminal import PseudoTerminal
from tests.faces.test_games_command import Keyboard, dizaine
from tests.faces.test_terminal_games import check_lines
from tests.keeping.old_saves import old_save
from tests.sizes import SOAKING

NUMBERED_DIE = re.compile(r"(?<!\S)(\d+) ([robg](?:\d+|W))(?!\S)")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("DIZAINE_DATA", str(tmp_path))
    monkeypatch.setenv("DIZAINE_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("COLUMNS", "60")
    return tmp_path / "games"


@pytest.fixture
def keyboard(monkeypatch: pytest.MonkeyPatch) -> Keyboard:
    return Keyboard(monkeypatch)


def terminal_for(folder: Path, *arguments: str, columns: int = 60, no_colour: str = "") -> PseudoTerminal:
    cache = str(folder / "cache")
    return PseudoTerminal(*arguments, folder=folder, columns=columns, DIZAINE_CACHE=cache, NO_COLOR=no_colour)


@pytest.mark.parametrize("language", LANGUAGES if SOAKING else ["en", "fr"])
def test_a_whole_solitaire(language: str, tmp_path: Path) -> None:
    arguments = ["play", "dice", "--players", "1", "--seed", "4", "--lang", language]
    terminal = terminal_for(tmp_path, *arguments)
    last = KeyboardPlayer(terminal).play()
    assert terminal.end() == 0
    check_lines(terminal)
    with KeptGames(tmp_path) as games:
        game = Game.from_record(games.read(1)[0])
    assert game.is_over
    assert str(game.state.total[0]) in last
    over = Catalogue(language).text("terminal-over", command="dizaine games replay 1")
    assert " ".join(last.split()).endswith(" ".join(over.split()))


@pytest.mark.parametrize(("language", "plain"), [("en", False), ("fr", True)])
def test_a_whole_game_of_three(language: str, plain: bool, tmp_path: Path) -> None:
    arguments = ["play", "dice-french", "--seed", "4", "--lang", language, *(["--plain"] if plain else [])]
    terminal = terminal_for(tmp_path, *arguments, no_colour="1")
    KeyboardPlayer(terminal).play()
    assert terminal.end() == 0
    check_lines(terminal)
    assert "\x1b" not in terminal.codes
    assert ("---" in terminal.transcript) != plain
    assert "{" not in terminal.transcript


def test_colours_have_letters_and_shapes(tmp_path: Path) -> None:
    terminal = terminal_for(tmp_path, "play", "dice", "--seed", "2", columns=100)
    terminal.read_to_prompt()
    terminal.press(b"\x04")
    terminal.read_to_end()
    assert terminal.end() == 0
    fields = re.findall(r"\x1b\[48;5;(\d+)m\x1b\[38;5;\d+m ([robg])(?:\d+|W)?(\S) \x1b\[0m", terminal.codes)
    signs = {(letter, field, sign) for field, letter, sign in fields}
    assert {letter for letter, _, _ in signs} == set("robg")
    assert len(signs) == len({field for _, field, _ in signs}) == len({sign for _, _, sign in signs}) == 4


def test_killed_at_random_moments(tmp_path: Path) -> None:
    """At every prompt the stored game has the dice that the screen shows, and a kill loses nothing of it."""
    moments = random.Random(1)
    arguments = ["play", "dice", "--people", "Ada", "--players", "3"]
    seen: list[str] = []
    for kill in range(5):
        terminal = terminal_for(tmp_path, *arguments, no_colour="1")
        for _ in range(moments.randint(1, 5)):
            screen = terminal.read_to_prompt()
            with KeptGames(tmp_path) as games:
                now = games.read(1)[0].splitlines()
            assert now[: len(seen)] == seen, f"kill {kill} lost moves that had been shown"
            seen = now
            dice = Game.from_record("\n".join(seen)).dice_view(0).dice
            shown = NUMBERED_DIE.findall(screen.rpartition("Roll ")[2].partition("sorted")[0])
            assert shown == [(str(number), str(face)) for number, face in enumerate(dice, 1)], screen
            terminal.type("hint")
            hint = HINT.search(terminal.read_to_prompt())
            assert hint
            terminal.type(hint[1])
        time.sleep(moments.random() * 0.03)
        terminal.kill()
        arguments = ["play", "--continue"]


def test_list_continue_replay_and_delete(capsys: pytest.CaptureFixture[str], keyboard: Keyboard, folder: Path) -> None:
    keyboard.lines = ["k none", "q"]
    assert "Roll 2 of 3" in dizaine(capsys, "play", "dice", "--players", "1", "--seed", "8")
    dizaine(capsys, "play", "express")
    keyboard.lines = ["k 1", "q"]
    dizaine(capsys, "play", "dice-french", "--people", "Ada,Ben", "--players", "2")
    listed = " ".join(dizaine(capsys, "games").split())
    assert re.search(r"3 dice-french, 1 move, last played", listed)
    assert re.search(r"1 dice, 1 move, last played", listed)
    assert re.search(r"2 express, round \d+, \d+ moves?", listed)

    keyboard.lines = ["hint", "q"]
    continued = dizaine(capsys, "games", "continue", "1", "--lang", "nl")
    assert "Worp 2 van 3" in continued
    assert "Hint: " in continued
    assert "Spel 1 is bewaard" in continued
    assert "Dobbelspel (dice)" in dizaine(capsys, "play", "--continue", "--lang", "nl")

    keyboard.lines = ["table", "what", "1000"]
    replay = dizaine(capsys, "games", "replay", "3")
    assert "Order of play:" in replay
    assert "--- Round 1, " in replay
    keyboard.lines = ["", "q"]
    assert "roll 2: " in dizaine(capsys, "games", "replay", "1")
    dizaine(capsys, "games", "delete", "1", "--yes")
    assert "dice, 1 move" not in dizaine(capsys, "games")


def test_a_finished_game_is_shown_again(capsys: pytest.CaptureFixture[str], keyboard: Keyboard) -> None:
    def follow_hints(prompt: str = "") -> str:
        print(prompt, end="")
        shown = capsys.readouterr().out
        return shown.rpartition("Hint: ")[2].splitlines()[0] if "Hint: " in shown else "hint"

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("builtins.input", follow_hints)
        ended = dizaine(capsys, "play", "dice", "--players", "1", "--seed", "3")
    score = re.search(r"Your final score is (\d+)", " ".join(ended.split()))
    assert score
    assert "dice, over after" in dizaine(capsys, "games")
    assert "dizaine games replay 1" in dizaine(capsys, "games", "continue", "1", code=2)
    assert "dizaine play" in dizaine(capsys, "play", "--continue", code=2)
    keyboard.lines = ["", "table", "1000"]
    replay = dizaine(capsys, "games", "replay", "1")
    assert f"final score is {score[1]}" in " ".join(replay.split())
    assert re.search(rf"^=   total +{score[1]}$", replay, re.MULTILINE)


@pytest.mark.parametrize("command", [["play", "--continue"], ["games", "continue", "1"], ["games", "replay", "1"]])
def test_a_damaged_file_is_named_and_left_alone(
    command: list[str], capsys: pytest.CaptureFixture[str], keyboard: Keyboard, folder: Path
) -> None:
    game = Game.new("dice", players=1, seed=1)
    game.apply("roll 1")
    path = old_save(folder, game, "person")
    content = path.read_bytes().replace(b": roll", b": bowl", 1)
    path.write_bytes(content)
    complaint = dizaine(capsys, *command, code=2)
    assert str(path) in complaint
    assert path.read_bytes() == content


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["dice", "--deck", "ordinary"], "dice is played with dice, not cards; leave out --deck."),
        (["dice", "--players", "7"], "7"),
        (["dice", "--players", "0"], "0"),
        (["dice", "--players", "1", "--people", "Ada,Ben"], "--players 2"),
        (["dice+knock"], "knock"),
        (["dize"], "dice"),
    ],
)
def test_impossible_games_are_refused_in_one_line(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str], folder: Path
) -> None:
    shown = dizaine(capsys, "play", *arguments, code=2)
    assert complaint in shown
    assert shown.count("\n") == 1
    assert not folder.exists()


def test_a_custom_book_can_be_played(capsys: pytest.CaptureFixture[str], keyboard: Keyboard, tmp_path: Path) -> None:
    book = tmp_path / "quick.toml"
    book.write_text(
        'extends = "dice"\ntitle = "Quick"\n[phases]\nlist = ["2 sets of 3"]\n[points]\nhalf_phase = 0\n',
        encoding="utf-8",
    )
    keyboard.lines = ["hint", "q"]
    shown = dizaine(capsys, "play", str(book), "--players", "1")
    assert "Quick (quick): you." in shown
    assert "--edition quick.toml" in shown
    assert main(["play", "--continue"]) == 0
