"""Custom bots in every command: the one from the documentation, bots that fail, bots that do not exist."""

import io
import json
import re
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from dizaine.faces import tournament_command
from dizaine.faces.cli import main
from dizaine.keeping.kept_games import KeptGames
from dizaine.keeping.sqlite_store import FILE
from dizaine.lab.tournaments.thinking import ThinkingTime
from dizaine.table.seats import Seat
from dizaine.words.catalogue import LANGUAGES
from tests.faces.pseudo_terminal import environment

PAGE = Path(__file__).parents[2] / "docs" / "players.md"
EDITION = "express+phases=2"
CAREFUL = "my_bots:Careful"
RAISING = "tests.own_bots:Raising"
FEW = ("--games", "4", "--seed", "7", "--workers", "1")


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder with exactly the bot from the documentation."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DIZAINE_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.setattr(tournament_command, "measure_thinking", lambda _, plan, player: ThinkingTime(player, 100, 0.02))
    monkeypatch.delitem(sys.modules, "my_bots", raising=False)
    (code,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    Path("my_bots.py").write_text(code, encoding="utf-8")


def told(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(list(words)) == 0
    return " ".join(capsys.readouterr().out.split())


def written(*words: str) -> Any:
    assert main([*words, "--json", "a.json"]) == 0
    return json.loads(Path("a.json").read_text(encoding="utf-8"))


def test_the_bot_of_the_documentation_is_short_and_beats_random() -> None:
    few = ("--games", "12", *FEW[2:])
    assert len(Path("my_bots.py").read_text().splitlines()) <= 35
    table = written("simulate", EDITION, "--bots", f"{CAREFUL},random", *few)
    assert table["backend"] == "plain"
    assert table["forfeits"] == []
    assert table["by_bot"][0]["bot"] == CAREFUL
    assert table["by_bot"][0]["games_won"]["value"] > 0.7


@pytest.mark.parametrize("edition", ["classic", "continental+knock", "dutch"])
def test_the_bot_of_the_documentation_plays_every_edition(edition: str) -> None:
    assert written("simulate", edition, "--bots", f"{CAREFUL},greedy", "--games", "2", *FEW[2:])["forfeits"] == []


def test_in_a_tournament(capsys: pytest.CaptureFixture[str]) -> None:
    page = told(capsys, "tournament", EDITION, "--players", f"greedy,{CAREFUL}", *FEW)
    assert f"4 games for each pairing: greedy, {CAREFUL}" in page


def test_with_workers_of_their_own(tmp_path: Path) -> None:
    """A program whose import path does not begin with the current folder, and workers that import the bot again."""
    words = ("simulate", EDITION, "--bots", f"{CAREFUL},greedy", "--games", "12", "--workers", "2", "--json", "b.json")
    command = [sys.executable, "-P", "-m", "dizaine", *words]
    subprocess.run(command, cwd=tmp_path, env=environment(tmp_path), check=True, capture_output=True, timeout=120)
    assert json.loads(Path("b.json").read_text(encoding="utf-8"))["games"] == 12


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_that_fails_is_reported(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    for command, option in (("simulate", "--bots"), ("tournament", "--players")):
        page = told(capsys, command, EDITION, option, f"greedy,{RAISING}", *FEW, "--lang", language)
        lost = rf"{RAISING} \D*\b4\b\D*\b4\b\D*\b2\b\D*ZeroDivisionError: no cards, no points\."
        assert re.search(lost, page), page


def test_a_continued_tournament_keeps_its_forfeits(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("tournament", EDITION, "--players", f"greedy,{RAISING}", "--seed", "7", "--workers", "1")
    whole = written(*words, "--games", "4")
    written(*words, "--games", "2", "--keep", "kept.jsonl")
    again = written(*words, "--games", "4", "--keep", "kept.jsonl")
    assert again["forfeits"] == whole["forfeits"]
    assert whole["forfeits"][0]["games"] == 4
    assert whole["pairings"][0]["games_won"]["value"] == 1.0


@pytest.mark.parametrize("option", [("play", "--bots"), ("simulate", "--bots"), ("tournament", "--players")])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_found_is_one_line(
    option: tuple[str, str], language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, near in (("gredy", "greedy"), ("my_bots:Carefu", CAREFUL), ("nowhere:Careful", "nowhere")):
        assert main([option[0], "express", option[1], f"steady,{name}", "--lang", language]) == 2
        shown = capsys.readouterr()
        assert shown.out == ""
        assert shown.err.count("\n") == 1
        assert name in shown.err
        assert near in shown.err


def play(monkeypatch: pytest.MonkeyPatch, *words: str, answers: str = "") -> int:
    monkeypatch.setattr(sys, "stdin", io.StringIO(answers))
    return main(["play", *words, "--plain"])


def test_in_the_terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert play(monkeypatch, "express", "--bots", f"{CAREFUL},easy", answers="hint\n" * 3) == 0
    with KeptGames() as games:
        _, facts, _ = games.read(1)
    assert facts.seats[1:] == (Seat("Anouk", CAREFUL), Seat("Bram", "easy"))
    assert play(monkeypatch, "--continue") == 0
    assert "cannot go on" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("edition", "bot", "reason"),
    [
        ("express", "Silent", "it answered None, which is not a move"),
        ("express", "Quitting", "it raised SystemExit: 3"),
        ("dice", "Quitting", "it raised SystemExit: 3"),
    ],
)
def test_in_the_terminal_another_bot_takes_over(
    edition: str, bot: str, reason: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    name = f"tests.own_bots:{bot}"
    answers = "stop\n" * 30 if edition == "dice" else "draw\ndiscard 1\n" * 30
    assert play(monkeypatch, edition, "--players", "2", "--bots", name, "--seed", "1", answers=answers) == 0
    page = " ".join(capsys.readouterr().out.split())
    assert page.count(f"Anouk in seat 2 ({name}) can’t go on: {reason}.") == 1


def test_a_saved_game_can_continue_without_its_bot(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ("express", "--players", "2", "--bots", CAREFUL, "--seed", "1")
    assert play(monkeypatch, *words) == 0
    with closing(sqlite3.connect(Path("data") / FILE)) as store, store:
        change = "UPDATE log SET entry = CAST(replace(CAST(entry AS TEXT), ?, ?) AS BLOB)"
        store.execute(change, (CAREFUL, "gone_bots:Caref"))
    assert play(monkeypatch, "--continue", answers="draw\ndiscard 1\n" * 10) == 0
    assert "there is no such bot here" in " ".join(capsys.readouterr().out.split())


def test_a_bot_of_ours_says_what_it_needs(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DIZAINE_CACHE", str(tmp_path / "cache"))
    book = tmp_path / "own.toml"
    book.write_text('extends = "dice"\n\n[turn]\nrolls = 2\n', encoding="utf-8")
    assert main(["play", str(book), "--bots", "optimal"]) == 2
    assert "dizaine dice solve --edition own" in capsys.readouterr().err
    with KeptGames() as games:
        assert games.numbers() == []
