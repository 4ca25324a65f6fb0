"""`dizaine tournament`: what it reports and writes, how it is continued, and what it refuses."""

import csv
import json
import os
import signal
import unicodedata
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

from dizaine.faces import lab_options, tournament_command
from dizaine.faces.cli import main
from dizaine.lab import backends
from dizaine.lab.tournaments.blocks import Block
from dizaine.lab.tournaments.play import play_in_parallel
from dizaine.lab.tournaments.thinking import ThinkingTime
from dizaine.rulebooks import load
from dizaine.words.catalogue import LANGUAGES, Catalogue
from tests.faces.pseudo_terminal import without_compiler
from tests.sizes import LABELLED

EDITION = "express+phases=2"
SMALL = ("tournament", EDITION, "--players", "greedy,random", "--games", "20", "--seed", "7", "--workers", "1")


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("COLUMNS", "80")


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if Numba were not installed, and with a constant thinking time."""
    for module in (backends, lab_options):
        monkeypatch.setattr(module, "has_compiler", lambda: False)
    monkeypatch.setattr(
        tournament_command, "measure_thinking", lambda backend, plan, player: ThinkingTime(player, 100, 0.0234)
    )


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(arguments) == 0
    return capsys.readouterr().out


def written(*arguments: str) -> dict[str, Any]:
    assert main([*arguments, "--json", "report.json"]) == 0
    table: dict[str, Any] = json.loads(Path("report.json").read_text(encoding="utf-8"))
    return table


class TestReport:
    def test_it_says_what_was_played(self, capsys: pytest.CaptureFixture[str]) -> None:
        page = " ".join(told(capsys, *SMALL).split())
        assert page.startswith(f"{EDITION}, round robin, 2 seats, 20 games for each pairing: greedy, random dizaine ")
        assert f"seed 7, rulebook {load(EDITION).fingerprint}, backend: plain" in page

    def test_it_need_not_compile(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        for module in (backends, lab_options):
            monkeypatch.setattr(module, "has_compiler", lambda: True)
        assert "backend: plain" in " ".join(told(capsys, *SMALL, "--no-compile").split())

    def test_the_numbers_are_those_of_the_file(self, capsys: pytest.CaptureFixture[str]) -> None:
        table = written(*SMALL, "--csv", "a.csv")
        page = capsys.readouterr().out.splitlines()
        (pairing,) = table["pairings"]
        row = next(line for line in page if line.startswith("greedy  random"))
        assert f"{100 * pairing['games_won']['value']:.1f}%" in row
        assert f"[{pairing['points']['low']:.0f}, {pairing['points']['high']:.0f}]" in row
        (line,) = csv.DictReader(Path("a.csv").read_text(encoding="utf-8").splitlines())
        assert float(line["games_won_low"]) == pairing["games_won"]["low"]
        assert table["measured"]["players"][0]["milliseconds"] == 0.0234
        assert any(line.split()[0] == "random" and line.endswith("0.023") for line in page if line)

    @pytest.mark.parametrize("language", LANGUAGES)
    @pytest.mark.parametrize("seats", ["2", "4"])
    def test_it_fits_eighty_columns(self, seats: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
        options = ("--players", "greedy,random", "--seats", seats, "--games", "8", "--workers", "1", "--lang", language)
        page = told(capsys, "tournament", "classic+phases=2", *options)
        assert max(map(len, page.splitlines())) <= 80
        tables = page[: page.rindex("\n\n")]
        signs = {letter for letter in tables if not letter.isalpha()}
        assert not {sign for sign in signs if unicodedata.east_asian_width(sign) in "AWF"}

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_help(self, language: str, capsys: pytest.CaptureFixture[str]) -> None:
        page = told(capsys, "tournament", "--help", "--lang", language)
        assert "--keep" in page
        assert max(map(len, page.splitlines())) <= 80

    def test_games_are_rounded_up_to_complete_deals(self) -> None:
        table = written(*SMALL, "--seats", "3")
        assert (table["deals"], table["games"]) == (7, 21)
        assert [(pairing["player"], pairing["opponent"]) for pairing in table["pairings"]] == [
            ("greedy", "random"),
            ("random", "greedy"),
        ]

    def test_dice(self, capsys: pytest.CaptureFixture[str]) -> None:
        page = told(capsys, "tournament", "dice", *SMALL[2:])
        assert page.startswith("dice, round robin, 2 seats, 20 games for each pairing: greedy, random\n")

    def test_the_seed_that_was_chosen_is_told(self, capsys: pytest.CaptureFixture[str]) -> None:
        few = ("tournament", EDITION, "--players", "random,greedy", "--games", "6", "--workers", "1")
        first = told(capsys, *few)
        seed = first.partition("seed ")[2].partition(",")[0]
        assert told(capsys, *few, "--seed", seed) == first

    def test_the_number_of_workers_makes_no_difference(self, capsys: pytest.CaptureFixture[str]) -> None:
        files = ("--json", "a.json", "--csv", "a.csv")
        one = told(capsys, *SMALL, *files)
        texts = [Path(name).read_bytes() for name in ("a.json", "a.csv")]
        assert told(capsys, *SMALL, "--workers", "2", *files) == one
        assert [Path(name).read_bytes() for name in ("a.json", "a.csv")] == texts


THIRD = "tests.own_bots:Same"
"""A third player, who plays as `greedy` does."""


class TestSeveralPlayers:
    def test_the_cross_table(self, capsys: pytest.CaptureFixture[str]) -> None:
        page = told(capsys, *SMALL[:2], "--players", f"random,greedy,{THIRD}", *SMALL[4:])
        lines = page.splitlines()
        heading = next(number for number, line in enumerate(lines) if "Won (%) against" in line)
        rows = [line.split() for line in lines[heading : heading + 4]]
        assert rows[0][-3:] == ["1", "2", "3"]
        cells = {row[1]: row[2:] for row in rows[1:]}
        place = {row[1]: int(row[0]) - 1 for row in rows[1:]}
        assert cells["greedy"][place[THIRD]] == cells[THIRD][place["greedy"]] == "50.0"  # on the same deals
        assert all(cells[player][place[player]] == "-" for player in cells)

    def test_a_ladder(self) -> None:
        table = written(*SMALL[:2], "--players", f"random,{THIRD},greedy", "--format", "ladder", *SMALL[4:])
        pairs = [(pairing["player"], pairing["opponent"]) for pairing in table["pairings"]]
        assert pairs == [("random", THIRD), (THIRD, "greedy")]

    PICTURED = (*SMALL[:2], "--players", f"random,greedy,{THIRD}", *SMALL[4:], "--games", "4", "--plot")

    @pytest.mark.parametrize("language", LABELLED)
    def test_the_picture_is_labelled_in_the_chosen_language(self, language: str) -> None:
        assert main([*self.PICTURED, "a.svg", "--lang", language]) == 0
        content = Path("a.svg").read_text(encoding="utf-8")
        assert load(EDITION).fingerprint in content
        for message in ("column-rating", "plot-table", "plot-intervals"):
            assert Catalogue(language).text(f"tournament-{message}") in content

    def test_the_picture_is_the_same_each_time(self) -> None:
        for name in ("a.svg", "b.svg"):
            assert main([*self.PICTURED, name]) == 0
        assert Path("b.svg").read_bytes() == Path("a.svg").read_bytes()

    def test_the_picture_can_be_a_png(self) -> None:
        assert main([*self.PICTURED, "a.png"]) == 0
        assert Path("a.png").read_bytes().startswith(b"\x89PNG\r\n\x1a\n")


def interrupting(after: int) -> Any:
    """Games that are interrupted by Ctrl-C after so many parts."""

    def interrupted(*arguments: Any) -> Generator[list[Block], None, None]:
        for count, part in enumerate(play_in_parallel(*arguments), 1):
            if count == after:
                signal.raise_signal(signal.SIGINT)
            yield part

    return interrupted


class TestContinuing:
    FILES = ("--keep", "kept.jsonl", "--json", "a.json", "--csv", "a.csv", "--plot", "a.svg")

    def contents(self) -> list[bytes]:
        return [Path(name).read_bytes() for name in self.FILES[1::2]]

    def test_an_interrupted_tournament_ends_with_the_same_results(
        self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        command = (*SMALL, *self.FILES)
        page = told(capsys, *command)
        whole = self.contents()
        for path in Path().iterdir():
            path.unlink()
        with monkeypatch.context() as patch:
            patch.setattr(tournament_command, "play_in_parallel", interrupting(after=3))
            stopped = told(capsys, *command)
        assert "Stopped after" in stopped
        assert "run the same command again to continue" in stopped
        lines = len(Path("kept.jsonl").read_bytes().splitlines())
        assert 2 < lines < 11
        assert json.loads(Path("a.json").read_text(encoding="utf-8"))["deals"] == lines - 1
        assert told(capsys, *command, "--workers", "2") == page
        assert self.contents() == whole
        assert told(capsys, *command) == page  # and once more, with nothing left to play
        assert self.contents() == whole

    def test_an_interrupted_tournament_reports_a_shorter_one(
        self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        with monkeypatch.context() as patch:
            patch.setattr(tournament_command, "play_in_parallel", interrupting(after=3))
            stopped = written(*SMALL)
        page = capsys.readouterr().out
        assert f"these are the numbers for --games {stopped['games']}." in " ".join(page.split())
        assert "--keep FILE" in page
        shorter = written(*SMALL, "--games", str(stopped["games"]))
        assert stopped.pop("measured")["players"] == []  # after an interrupt no thinking time is measured
        del shorter["measured"]
        assert stopped == shorter

    def test_without_a_seed_it_takes_that_of_the_file(self) -> None:
        few = ("tournament", EDITION, "--players", "greedy,random", "--workers", "1", "--keep", "kept.jsonl")
        first = written(*few, "--games", "4")
        more = written(*few, "--games", "8")
        assert (more["seed"], more["deals"]) == (first["seed"], 4)
        assert written(*few, "--games", "4") == first

    def test_before_the_first_deal_is_complete(
        self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(tournament_command, "play_in_parallel", interrupting(after=2))
        assert main([*SMALL, "--seats", "3", "--keep", "kept.jsonl", "--json", "a.json"]) == 0
        shown = capsys.readouterr()
        assert shown.out == ""
        assert "run the same command again to continue" in " ".join(shown.err.split())
        assert [path.name for path in Path().iterdir()] == ["kept.jsonl"]

    def test_while_compiling(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        def compiling(*rest: object, compiled: bool) -> None:
            raise KeyboardInterrupt

        monkeypatch.setattr(lab_options, "best_backend", compiling)
        assert main([*SMALL, *self.FILES]) == 0
        assert "Stopped before the first game." in capsys.readouterr().err
        assert list(Path().iterdir()) == []

    def test_in_a_terminal(self, tmp_path: Path) -> None:
        """With real workers and a real key."""
        command = (*SMALL[:4], "--games", "100000", "--workers", "2", "--keep", str(tmp_path / "kept.jsonl"))
        terminal = without_compiler(*command, folder=tmp_path)
        terminal.read_until("/ 100,000 games")
        terminal.press(b"\x03")
        page = terminal.read_to_end()
        assert terminal.end() == 0
        assert "Traceback" not in page
        deals = len((tmp_path / "kept.jsonl").read_bytes().splitlines()) - 1
        assert f"--games {2 * deals}." in " ".join(page.split())


TWO = ["--players", "greedy,random"]
NONSENSE = [
    [],
    ["nonsense", *TWO],
    ["express"],
    ["express", "--players", "greedy"],
    ["express", "--players", ""],
    ["express", "--players", "greedy,clever"],
    ["express", "--players", "greedy,random,greedy"],
    ["express", "--players", "greedy,optimal"],
    ["express", *TWO, "--seats", "1"],
    ["express", *TWO, "--seats", "7"],
    ["dice", *TWO, "--seats", "1"],
    ["express", *TWO, "--format", "swiss"],
    ["express", *TWO, "--games", "0"],
    ["express", *TWO, "--games", "9" * 5000],
    ["express", *TWO, "--seed", "-1"],
    ["express", *TWO, "--workers", "0"],
    ["express", *TWO, "--keep", "nowhere/kept.jsonl"],
    ["express", *TWO, "--keep", "."],
    ["express", *TWO, "--keep", "a\0b"],
    ["express", *TWO, "--json", "nowhere/report.json"],
    ["express", *TWO, "--json", "same", "--keep", "./same"],
    ["express", *TWO, "--plot", "plot.pdf"],
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("arguments", NONSENSE, ids=lambda words: ascii(" ".join(words))[:60])
def test_nonsense_is_refused_before_the_first_game(
    arguments: list[str],
    language: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(lab_options, "best_backend", lambda *rest: pytest.fail("a game would be played"))
    assert main(["tournament", *arguments, "--lang", language]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_complaints_say_what_to_write_instead(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments, advice in [
        (["--players", "greedy,clever"], "random"),
        (["--players", "greedy"], "two or more players"),
        (["--players", "greedy,greedy"], "each player once"),
        ([*TWO, "--format", "swiss"], "round-robin, ladder"),
        ([*TWO, "--games", "0"], "from 1 to"),
        ([*TWO, "--seats", "1"], "from 2 to 6"),
        ([*TWO, "--json", "same", "--keep", "same"], "--keep"),
    ]:
        assert main(["tournament", "express", *arguments]) == 2
        assert advice in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_that_cannot_be_continued_is_left_alone(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    kept = Path("kept.jsonl")
    assert main([*SMALL, "--keep", "kept.jsonl"]) == 0
    mine = kept.read_bytes()
    capsys.readouterr()
    other = Catalogue(language).text("tournament-plan-seed")
    damaged = mine.replace(b"\n[", b"\n?", 1)
    for content, wish, hint in [
        (mine, ["--seed", "8"], f"({other})"),
        (mine, ["--seats", "3"], Catalogue(language).text("tournament-plan-seats")),
        (b"dear diary\n", [], "kept.jsonl"),
        (damaged, [], "2"),
    ]:
        kept.write_bytes(content)
        assert main([*SMALL, *wish, "--keep", "kept.jsonl", "--json", "a.json", "--lang", language]) == 2
        shown = capsys.readouterr()
        assert shown.out == ""
        assert shown.err.splitlines()[-1].count("kept.jsonl") >= 1
        assert hint in shown.err
        assert kept.read_bytes() == content
        assert [path.name for path in Path().iterdir()] == ["kept.jsonl"]


def test_a_full_disk_is_reported_and_stored_games_stay(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(number: int) -> None:
        raise OSError(28, "No space left on device")

    assert main([*SMALL, "--games", "4", "--keep", "kept.jsonl"]) == 0
    before = Path("kept.jsonl").read_bytes()
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        assert main([*SMALL, "--keep", "kept.jsonl"]) == 2
    assert "No space left on device" in capsys.readouterr().err
    assert Path("kept.jsonl").read_bytes().startswith(before)
    assert main([*SMALL, "--keep", "kept.jsonl"]) == 0
