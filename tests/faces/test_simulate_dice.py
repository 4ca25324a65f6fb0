"""`dizaine simulate` with dice: the same command with a different report."""

import csv
import json
from pathlib import Path

import pytest

from dizaine.faces import lab_options
from dizaine.faces.cli import main
from dizaine.lab import backends
from dizaine.words.catalogue import LANGUAGES
from tests.sizes import size


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """As if Numba were not installed, which is quicker for a few games, and with an empty cache."""
    for module in (backends, lab_options):
        monkeypatch.setattr(module, "has_compiler", lambda: False)
    monkeypatch.setenv("DIZAINE_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize(
    ("language", "bots"), [*((language, "greedy,random,greedy") for language in LANGUAGES), ("en", "greedy")]
)
def test_the_report_fits_the_terminal(language: str, bots: str, capsys: pytest.CaptureFixture[str]) -> None:
    options = ["--games", str(size(4, 20)), "--seed", "4", "--workers", "1", "--bots", bots, "--lang", language]
    assert main(["simulate", "dice", *options]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("dice, ")
    assert all(len(line) <= 80 for line in lines)
    assert sum(line.startswith(" 8  ") for line in lines) == 1


def test_one_player_is_enough_and_seven_are_too_many(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "dice-french", "--games", "2", "--seed", "1", "--workers", "1", "--json", "one.json"]) == 0
    report = json.loads(Path("one.json").read_text())
    assert (report["players"], report["bots"], report["games"]) == (1, ["greedy"], 2)
    capsys.readouterr()
    assert main(["simulate", "dice", "--players", "7"]) == 2
    assert "dice is for 1 to 6 players, not 7" in capsys.readouterr().err


def test_every_output_says_where_it_comes_from(capsys: pytest.CaptureFixture[str]) -> None:
    files = ["--workers", "1", "--json", "a.json", "--csv", "a.csv", "--plot", "a.svg"]
    assert main(["simulate", "dice", "--games", "12", "--players", "2", "--seed", "77", *files]) == 0
    report = json.loads(Path("a.json").read_text())
    rows = list(csv.DictReader(Path("a.csv").read_text().splitlines()))
    assert {row["rulebook"] for row in rows} == {report["rulebook"]}
    assert {row["seed"] for row in rows} == {"77"}
    assert {row["of"] for row in rows} >= {"seat 1", "seat 2", "bot greedy", "phase 10"}
    picture = Path("a.svg").read_text()
    assert report["rulebook"] in picture
    assert "Points when made" in picture
    assert report["rulebook"] in capsys.readouterr().out


def test_the_same_seed_gives_the_same_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    pages = []
    for workers in ("1", "2"):
        assert main(["simulate", "dice", "--games", str(size(16, 40)), "--seed", "9", "--workers", workers]) == 0
        pages.append(capsys.readouterr().out)
    assert pages[0] == pages[1]


def test_the_optimal_player_says_what_it_needs(capsys: pytest.CaptureFixture[str]) -> None:
    Path("own.toml").write_text('extends = "dice"\n\n[turn]\nrolls = 2\n')
    assert main(["simulate", "own.toml", "--bots", "optimal", "--json", "none.json"]) == 2
    assert "dizaine dice solve --edition own" in capsys.readouterr().err
    assert not Path("none.json").exists()


def test_card_bots_do_not_play_dice(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "dice", "--bots", "steady"]) == 2
    assert "random, greedy, optimal" in capsys.readouterr().err
