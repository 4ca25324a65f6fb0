"""The command line: help in four languages, quick answers, and a one-line complaint about any nonsense."""

import re
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import get_args

import pytest

from dizaine.faces.cli import main, program
from dizaine.players.registry import at_tables, listed
from dizaine.rulebooks.kind_name import KindName
from dizaine.words.catalogue import LANGUAGES, Catalogue
from tests.faces.pseudo_terminal import PseudoTerminal, environment

HEAVY = ("numba", "numpy", "starlette", "uvicorn", "msgspec", "sqlite3", "asyncio", "dizaine.engine", "dizaine.table")
MOST_MODULES = 320
"""Including the modules of the interpreter; `dizaine play --help` needs 273."""


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("DIZAINE_DATA", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("COLUMNS", "80")
    return tmp_path


NONSENSE = [
    ["bogus"],
    ["--bogus"],
    ["-x"],
    ["--lang"],
    ["--lang", "xx"],
    ["--lang", ""],
    ["--port", "many"],
    ["--port"],
    ["--no-browser=yes"],
    ["play", "--playrs", "3"],
    ["play", "--players"],
    ["play", "--players", "three"],
    ["play", "--players", "1"],
    ["play", "--players", "7"],
    ["play", "--players", "-2"],
    ["play", "--players", "9" * 5000],
    ["play", "--players=2.5"],
    ["play", "--plain=yes"],
    ["play", "--people", "0"],
    ["play", "--people", "7"],
    ["play", "--people", "-1"],
    ["play", "--people", ""],
    ["play", "--people", "Ada,"],
    ["play", "--people", "Ada,ada"],
    ["play", "--people", "A\x1b[2J,B"],
    ["play", "--people", "x" * 50],
    ["play", "--people", "4", "--players", "3"],
    ["play", "--seed", "lucky"],
    ["play", "--seed", "1e3"],
    ["play", "--deck", "tarot"],
    ["play", "--lang", "it"],
    ["play", "nonsense"],
    ["play", ""],
    ["play", "classic+nonsense"],
    ["play", "classic+ten-rounds+free-order"],
    ["play", "classic+phases=99"],
    ["play", "missing.toml"],
    ["play", "classic", "express"],
    ["play", "--continue"],
    ["play", "--continue", "classic"],
    ["play", "--continue", "--seed", "3"],
    ["games", "bogus"],
    ["games", "continue"],
    ["games", "continue", "one"],
    ["games", "continue", "1"],
    ["games", "continue", "9" * 5000],
    ["games", "replay", "1"],
    ["games", "replay", "1", "2"],
    ["games", "delete", "1"],
    ["games", "delete", "--yes"],
    ["games", "delete", "../1", "--yes"],
    ["rules", "nonsense"],
    ["rules", "classic", "express"],
    ["rules", "--diff", "classic"],
    ["rules", "--diff", "classic", "nonsense"],
    ["rules", "classic", "--check", "x.toml"],
    ["rules", "--new", "x.toml", "--check", "x.toml"],
    ["rules", "--new", "x.txt"],
    ["rules", "--new", "no-such-folder/x.toml"],
    ["rules", "--new", "\0.toml"],
    ["rules", "--new", __file__ + "/x.toml"],
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "arguments", NONSENSE, ids=lambda words: " ".join(words)[:40].encode("unicode_escape").decode()
)
def test_nonsense_is_answered_with_one_line(
    arguments: list[str], language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    assert main(arguments) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.count("\n") == 1
    assert shown.err.strip()
    assert "\x1b" not in shown.err


def test_complaints_say_what_to_write_instead(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments, advice in [
        (["play", "--playrs", "3"], "--players"),
        (["bogus"], "rules, play, games"),
        (["play", "klassic"], "classic"),
        (["play", "classic+knok"], "knock"),
        (["play", "--lang", "it"], "en, fr, nl, de"),
        (["play", "--players", "9"], "2 to 6"),
        (["play", "--bots", "simple"], "easy, greedy, steady, expert"),
        (["play", "--bots", "easy,expert,easy"], "only 2 seats"),
        (["play", "dice", "--bots", "expert"], "choose from greedy, optimal"),
        (["rules", "--diff", "classic"], "--diff EDITION EDITION"),
        (["rules", "--new", "x.txt"], "--new my.toml"),
        (["rules", "--new", "no-such-folder/x.toml"], "an existing folder"),
        (["games", "continue", "5"], "dizaine games"),
    ]:
        assert main(arguments) == 2
        assert advice in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("arguments", "near"),
    [
        (["ply"], "play"),
        (["games", "kontinue"], "continue"),
        (["play", "--bots", "expret"], "expert"),
        (["play", "dise"], "dice"),
        (["play", "classic+knok"], "knock"),
        (["simulate", "express", "--bots", "partitio"], "partition"),
        (["tournament", "dice", "--players", "greedy,optmal"], "optimal"),
        (["play", "--deck", "ordinry"], "ordinary"),
        (["play", "--bots", "stedy"], "steady"),
        (["help", "plya"], "play"),
        (["help", "games", "replai"], "replay"),
        (["completion", "bahs"], "bash"),
    ],
    ids=lambda words: " ".join(words) if isinstance(words, list) else words,
)
def test_the_nearest_word_is_suggested(
    arguments: list[str], near: str, language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In addition to the list of all words, where there is one."""
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    assert main(arguments) == 2
    assert re.search(rf"[“„«] ?{near} ?[”“»]", capsys.readouterr().err)


def test_a_word_unlike_all_others_gets_no_suggestion(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bogus"]) == 2
    assert capsys.readouterr().err.endswith("judge, print, score, completion, help.\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_complaints_are_broken_between_words(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    monkeypatch.delenv("COLUMNS")
    assert main(["ply"]) == 2
    unbroken = capsys.readouterr().err
    assert unbroken.count("\n") == 1, "lines are broken where there is no terminal"
    for columns in (32, 60):
        terminal = PseudoTerminal("ply", folder=tmp_path, columns=columns, LC_ALL=f"{language}_XX.UTF-8")
        shown = terminal.read_to_end()
        assert terminal.end() == 2
        assert max(map(len, shown.splitlines())) <= columns
        assert shown.split() == unbroken.split()
        assert set(program.commands) <= set(re.findall(r"\w+", shown))
        assert not re.search(r"^[;:?!»]", shown, re.MULTILINE), "a French sign was parted from its word"


@pytest.mark.parametrize("command", ["", "play", "games continue", "dice solve"])
def test_help_has_a_short_form(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    pages = []
    for option in ("-h", "--help"):
        assert main([*command.split(), option]) == 0
        pages.append(capsys.readouterr().out)
    assert pages[0] == pages[1]
    assert re.search(r"^  -h, --help +show this page$", pages[0], re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("command", "names"),
    [("play", at_tables), ("simulate", listed), ("tournament", listed)],
    ids=["play", "simulate", "tournament"],
)
def test_help_names_exactly_the_bots_that_there_are(
    command: str, names: Callable[[KindName], Iterable[str]], language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([command, "-h", "--lang", language]) == 0
    page = " ".join(capsys.readouterr().out.split())
    cards, dice = (", ".join(names(game)) for game in get_args(KindName))
    assert re.search(rf"(?<!, ){cards}\b(?!, \w)[^.]*\b(?<!, ){dice}\b(?!, \w)[^.]*module:Class", page)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "command",
    ["", "rules", "play", "games", "games continue", "games replay", "games delete", "serve", "backup", "restore"],
    ids=lambda text: text,
)
def test_every_command_has_help(command: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*command.split(), "--help", "--lang", language]) == 0
    page = capsys.readouterr().out
    assert page.startswith(Catalogue(language).text("cli-usage"))
    assert "--lang en|fr|nl|de" in page
    assert max(map(len, page.splitlines())) <= 80


def test_help_fits_a_narrow_window(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "50")
    assert main(["play", "--help", "--lang", "de"]) == 0
    assert max(map(len, capsys.readouterr().out.splitlines())) <= 50


def test_the_language_of_the_system_is_spoken(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "nl_BE.UTF-8")
    assert main(["bogus"]) == 2
    assert "heeft geen opdracht" in capsys.readouterr().err
    assert main(["bogus", "--lang=de"]) == 2
    assert "hat keinen Befehl" in capsys.readouterr().err


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out.startswith("dizaine")


def test_rules_are_found(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "continental+knock", "--lang", "fr"]) == 0
    assert "V3" in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_rulebook_is_valid_and_is_never_overwritten(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "my.toml"
    assert main(["rules", "--new", str(file), "--lang", language]) == 0
    assert "my.toml" in capsys.readouterr().out.replace("\n", "")
    assert main(["rules", "--check", str(file)]) == 0
    file.write_text("precious", encoding="utf-8")
    assert main(["rules", "--new", str(file), "--lang", language]) == 2
    assert "my.toml" in capsys.readouterr().err
    assert file.read_text(encoding="utf-8") == "precious"


def test_a_new_rulebook_follows_no_dead_link(tmp_path: Path) -> None:
    (tmp_path / "my.toml").symlink_to(tmp_path / "elsewhere.toml")
    assert main(["rules", "--new", str(tmp_path / "my.toml")]) == 2
    assert not (tmp_path / "elsewhere.toml").exists()


def run(*arguments: str, folder: Path, **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "dizaine", *arguments],
        env=environment(folder, **more),
        input="",
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


def test_the_module_is_the_command(tmp_path: Path) -> None:
    done = run("--lang", "fr", "games", folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert "dizaine play" in done.stdout


@pytest.mark.parametrize("arguments", [["--help"], ["rules"], ["play", "--help"], ["--lang", "de", "--help"]])
def test_it_answers_at_once(arguments: list[str], tmp_path: Path) -> None:
    """Imports take most of the time: help must not import a game, a server or a compiler."""
    done = run(*arguments, folder=tmp_path, PYTHONPROFILEIMPORTTIME="1")
    assert done.returncode == 0
    imported = [line.rpartition("|")[2].strip() for line in done.stderr.splitlines() if line.startswith("import time:")]
    assert not [name for name in imported if name.startswith(HEAVY)]
    assert len(imported) <= MOST_MODULES


def test_a_reader_that_stops_reading_is_no_error(tmp_path: Path) -> None:
    command = f'"{sys.executable}" -m dizaine rules classic | head -n 1'
    done = subprocess.run(
        command, shell=True, env=environment(tmp_path), capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0
    assert done.stderr == ""
    assert done.stdout.count("\n") == 1


def test_a_poor_encoding_is_no_error(tmp_path: Path) -> None:
    done = run("play", "--lang", "fr", folder=tmp_path, PYTHONIOENCODING="ascii:strict", PYTHONUTF8="0")
    assert (done.returncode, done.stderr) == (0, "")
    assert "dizaine play --continue" in done.stdout
    rules = run("rules", "express", "--lang", "fr", folder=tmp_path, PYTHONIOENCODING="ascii:strict", PYTHONUTF8="0")
    assert " ; " in rules.stdout
    assert "?;" not in rules.stdout, "a narrow space becomes a common one"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [[], ["play"], ["games"], ["games", "replay"], ["dice", "solve"], ["help"]])
def test_help_is_also_a_command(command: list[str], language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main([*command, "--help", "--lang", language] if not command else ["--lang", language, *command, "--help"]) == 0
    )
    page = capsys.readouterr().out
    assert main(["help", *command, "--lang", language]) == 0
    assert capsys.readouterr().out == page
    assert main(["--lang", language, "help", *command]) == 0
    assert capsys.readouterr().out == page


def test_help_about_too_much(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["help", "play", "express"]) == 2
    assert "express" in capsys.readouterr().err


def test_the_version_has_a_letter(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["-V"]) == 0
    version = capsys.readouterr().out
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == version
    assert version.startswith("dizaine")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_somebody_wrote_is_not_cut_in_the_middle_of_a_word(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--lang", language, "play", "--seed", "seventeen " * 30]) == 2
    assert "seventeen..." in capsys.readouterr().err
    assert main(["--lang", language, "play", "--seed", "x" * 500]) == 2
    assert "x" * 60 + "..." in capsys.readouterr().err
