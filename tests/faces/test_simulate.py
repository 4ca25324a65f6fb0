"""`dizaine simulate`: what it reports and writes, what it refuses, and how it is stopped."""

import csv
import errno
import io
import json
import os
import signal
import stat
import subprocess
import sys
import time
import unicodedata
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from dizaine.faces import lab_options, simulate_command
from dizaine.faces.cli import main
from dizaine.lab import backends
from dizaine.lab.forfeits import Count
from dizaine.lab.simulation import simulate
from dizaine.rulebooks import load
from dizaine.words.catalogue import LANGUAGES, Catalogue
from tests.faces.pseudo_terminal import environment, is_running, without_compiler
from tests.sizes import LABELLED, SOAKING

SMALL = ("simulate", "express+phases=2", "--games", "20", "--seed", "7", "--workers", "1")


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("COLUMNS", "80")


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if Numba were not installed: quick for a few games."""
    set_compiler(monkeypatch, present=False)


def set_compiler(monkeypatch: pytest.MonkeyPatch, *, present: bool) -> None:
    for module in (backends, lab_options):
        monkeypatch.setattr(module, "has_compiler", lambda: present)


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The printed report of a simulation."""
    assert main(arguments) == 0
    return capsys.readouterr().out


def written(*arguments: str) -> dict[str, Any]:
    """The JSON report of a simulation."""
    assert main([*arguments, "--json", "report.json"]) == 0
    table: dict[str, Any] = json.loads(Path("report.json").read_text(encoding="utf-8"))
    return table


class TestReport:
    def test_it_says_what_was_played(self, capsys: pytest.CaptureFixture[str]) -> None:
        page = told(capsys, *SMALL, "--bots", "greedy,random")
        first, second, *_ = page.splitlines()
        assert first == "express+phases=2, 20 games: greedy, random"
        assert "seed 7" in second
        assert load("express+phases=2").fingerprint in second
        assert "dizaine " in second
        assert "plain" in second

    def test_the_numbers_are_those_of_the_file(self, capsys: pytest.CaptureFixture[str]) -> None:
        table = written(*SMALL, "--bots", "greedy,random")
        page = capsys.readouterr().out
        for seat in table["seats"]:
            row = next(line for line in page.splitlines() if line.startswith(f"{seat['seat']}     {seat['bot']}"))
            assert f"{100 * seat['rounds_won']['value']:.1f}%" in row
            assert f"[{seat['points']['low']:.1f}, {seat['points']['high']:.1f}]" in row
        turns = table["turns_per_round"]
        overview = next(line for line in page.splitlines() if line.startswith("Turns in a round"))
        assert overview.split()[-3:] == [f"{turns['value']:.2f}", f"[{turns['low']:.2f},", f"{turns['high']:.2f}]"]

    @pytest.mark.parametrize("language", LANGUAGES)
    @pytest.mark.parametrize(
        "game", [["classic", "--players", "6"], ["dutch", "--bots", "greedy,random,random"], ["express+free-order"]]
    )
    def test_it_fits_eighty_columns(self, game: list[str], language: str, capsys: pytest.CaptureFixture[str]) -> None:
        page = told(capsys, "simulate", *game, "--games", "3", "--seed", "1", "--workers", "1", "--lang", language)
        assert max(map(len, page.splitlines())) <= 80

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_tables_have_no_characters_of_ambiguous_width(
        self, language: str, capsys: pytest.CaptureFixture[str]
    ) -> None:
        page = told(capsys, *SMALL, "--bots", "greedy,random", "--lang", language)
        signs = {letter for letter in page[: page.rindex("\n\n")] if not letter.isalpha()}
        assert not {sign for sign in signs if unicodedata.east_asian_width(sign) in "AWF"}

    def test_columns_are_aligned(self, capsys: pytest.CaptureFixture[str]) -> None:
        page = told(capsys, *SMALL, "--players", "4", "--bots", "greedy,random")
        for table in page.split("\n\n")[1:-1]:
            for column in range(3):
                places = {
                    [at for at, letter in enumerate(line) if letter == "["][column:][0] for line in rows(table, column)
                }
                assert len(places) <= 1

    def test_one_game_has_dashes_for_intervals(self, capsys: pytest.CaptureFixture[str]) -> None:
        page = told(capsys, "simulate", "express+phases=2", "--games", "1", "--seed", "1")
        assert page.startswith("express+phases=2, 1 game:")
        tables, _, notes = page.rpartition("\n\n")
        assert "[" not in tables
        assert "A dash means" in notes

    def test_several_games_need_no_dash(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert "A dash means" not in told(capsys, *SMALL)

    def test_bots_are_compared_only_if_they_differ(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert "Seats" not in told(capsys, *SMALL, "--bots", "greedy")
        assert "Seats" in told(capsys, *SMALL, "--bots", "greedy,random")

    def test_points_are_not_called_decisive_where_they_are_not(self, capsys: pytest.CaptureFixture[str]) -> None:
        note = Catalogue("en").text("simulate-note-places")
        few = ("--games", "2", "--workers", "1")
        assert note in told(capsys, "simulate", "dutch+phases=2", *few)
        assert note not in told(capsys, "simulate", "classic+phases=2", *few)

    def test_phases_are_shown_with_number_and_words(self, capsys: pytest.CaptureFixture[str]) -> None:
        page = told(capsys, "simulate", "express+phases=1,3,8", "--games", "5", "--workers", "1")
        lines = [line.split("  ")[0:2] for line in page.splitlines() if line[:1].isdigit()][2:]
        assert lines == [["1", "4 odd cards"], ["3", "4 even cards"], ["8", "1 run of 4 odd cards"]]

    def test_long_phases_are_wrapped(self, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
        phases = 'list = ["run of 4 odd in one colour + 4 even in one colour"]\nplay = [1]\n'
        Path("long.toml").write_text(f'extends = "classic"\ntitle = "Long"\n[phases]\n{phases}', encoding="utf-8")
        page = told(capsys, "simulate", "long.toml", "--games", "2", "--seed", "1", "--workers", "1", "--lang", "fr")
        assert max(map(len, page.splitlines())) <= 80
        assert "\n   même couleur\n" in page
        assert load("long.toml").id in page.splitlines()[0]


def rows(table: str, column: int) -> Iterator[str]:
    """The lines of a table with an interval in such a column."""
    return (line for line in table.splitlines() if line.count("[") > column)


class TestWishes:
    def test_two_greedy_bots_play_if_nothing_is_said(self, monkeypatch: pytest.MonkeyPatch) -> None:
        wanted: list[int] = []

        def few(plan: Any, games: int, backend: Any, workers: int) -> Iterator[Count]:
            wanted.append(games)
            return simulate(plan, 3, backend)

        monkeypatch.setattr(simulate_command, "simulate", few)
        table = written("simulate", "express+phases=2")
        assert (table["players"], table["bots"], wanted) == (2, ["greedy", "greedy"], [1000])

    @pytest.mark.parametrize(
        ("players", "bots", "seats"),
        [
            (None, "random", "random random"),
            (None, "random,greedy,greedy", "random greedy greedy"),
            ("3", None, "greedy greedy greedy"),
            ("5", "greedy,random", "greedy random greedy random greedy"),
            ("2", " greedy , random ", "greedy random"),
        ],
    )
    def test_the_list_of_bots_goes_round_the_table(self, players: str | None, bots: str | None, seats: str) -> None:
        options = [*(["--players", players] if players else []), *(["--bots", bots] if bots else [])]
        assert written(*SMALL, "--games", "2", *options)["bots"] == seats.split()

    def test_the_seed_that_was_chosen_is_told(self, capsys: pytest.CaptureFixture[str]) -> None:
        few = ("simulate", "express+phases=2", "--games", "4", "--workers", "1")
        first = told(capsys, *few)
        seed = first.partition("seed ")[2].partition(",")[0]
        assert told(capsys, *few, "--seed", seed) == first
        assert told(capsys, *few) != first

    def test_the_number_of_workers_makes_no_difference(self, capsys: pytest.CaptureFixture[str]) -> None:
        files = ("--json", "a.json", "--csv", "a.csv")
        one = told(capsys, *SMALL, *files)
        texts = [Path(name).read_bytes() for name in ("a.json", "a.csv")]
        assert told(capsys, *SMALL, "--workers", "2", *files) == one
        assert [Path(name).read_bytes() for name in ("a.json", "a.csv")] == texts

    def test_a_custom_book(self) -> None:
        Path("mine.toml").write_text('extends = "express+phases=2"\ntitle = "Mine"\n', encoding="utf-8")
        table = written("simulate", "mine.toml+knock", "--games", "3", "--workers", "1")
        assert table["rulebook"] == load("mine.toml+knock").fingerprint

    def test_without_numba_it_says_what_to_install(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(SMALL) == 0
        assert "dizaine[lab]" in capsys.readouterr().err

    def test_without_compiling_nothing_is_announced(
        self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        set_compiler(monkeypatch, present=True)
        assert main([*SMALL, "--no-compile"]) == 0
        page = capsys.readouterr()
        assert "backend: plain" in page.out
        assert not page.err

    def test_a_compilation_is_announced(
        self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        class Slow(backends.PlainBackend):
            def __init__(self, book: Any, bots: Any, note: Any, compiled: bool) -> None:
                note()

        monkeypatch.setattr(lab_options, "has_compiler", lambda: True)
        monkeypatch.setattr(lab_options, "best_backend", Slow)
        assert main(SMALL) == 0
        assert capsys.readouterr().err == Catalogue("en").text("simulate-compiling") + "\n"


NONSENSE = [
    [],
    ["nonsense"],
    ["express", "express"],
    ["express", "--games", "0"],
    ["express", "--games", "-5"],
    ["express", "--games", "many"],
    ["express", "--games", "9" * 5000],
    ["express", "--games"],
    ["express", "--players", "1"],
    ["express", "--players", "7"],
    ["express", "--players", "two"],
    ["express", "--bots", "clever"],
    ["express", "--bots", ""],
    ["express", "--bots", "greedy,,random"],
    ["express", "--bots", "greedy,random,random", "--players", "2"],
    ["express", "--bots", ",".join(["greedy"] * 9)],
    ["express", "--seed", "-1"],
    ["express", "--seed", "1e3"],
    ["express", "--seed", str(1 << 63)],
    ["express", "--workers", "0"],
    ["express", "--workers", "1000000"],
    ["express", "--workers", "²"],
    ["express", "--json", "nowhere/report.json"],
    ["express", "--json", "."],
    ["express", "--json", ""],
    ["express", "--json", "a\0b"],
    ["express", "--csv", "x" * 400],
    ["express", "--csv", os.devnull],
    ["express", "--json", "same", "--csv", "./same"],
    ["express", "--plot", "plot.pdf"],
    ["express", "--plot", "plot"],
    ["express", "--plot", "nowhere/plot.png"],
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("arguments", NONSENSE, ids=lambda words: ascii(" ".join(words))[:50])
def test_nonsense_is_refused_before_the_first_game(
    arguments: list[str],
    language: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(lab_options, "best_backend", lambda *rest: pytest.fail("a game would be played"))
    assert main(["simulate", *arguments, "--lang", language]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.count("\n") == 1
    assert shown.err.strip()
    assert list(tmp_path.iterdir()) == []


def test_complaints_say_what_to_write_instead(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments, advice in [
        (["--games", "0"], "from 1 to"),
        (["--seed", "-1"], "from 0 to 9223372036854775807"),
        (["--bots", "clever"], "greedy"),
        (["--players", "9"], "2 to 6"),
        (["--bots", "greedy,random,random", "--players", "2"], "--players 3"),
        (["--plot", "plot.pdf"], ".svg"),
        (["--json", "nowhere/report.json"], "nowhere/report.json"),
        (["--json", "same", "--csv", "same"], "--csv"),
    ]:
        assert main(["simulate", "express", *arguments]) == 2
        assert advice in capsys.readouterr().err


def test_a_plot_without_matplotlib_is_refused(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lab_options, "find_spec", lambda name: None if name == "matplotlib" else find_spec(name))
    monkeypatch.setattr(lab_options, "best_backend", lambda *rest: pytest.fail("a game would be played"))
    assert main([*SMALL, "--plot", "plot.png"]) == 2
    assert 'pip install "dizaine[lab]"' in capsys.readouterr().err
    assert not Path("plot.png").exists()


class TestFiles:
    def test_they_are_named_in_the_end(self, capsys: pytest.CaptureFixture[str]) -> None:
        page = told(capsys, *SMALL, "--json", "a.json", "--csv", "b.csv")
        assert page.endswith("Saved: a.json\nSaved: b.csv\n")
        assert sorted(path.name for path in Path().iterdir()) == ["a.json", "b.csv"]

    def test_the_table_holds_the_numbers_of_the_report(self) -> None:
        table = written(*SMALL, "--csv", "b.csv")
        rows = list(csv.DictReader(io.StringIO(Path("b.csv").read_text(encoding="utf-8"))))
        values = {(row["quantity"], row["of"]): row for row in rows}
        assert float(values["turns_per_round", ""]["low"]) == table["turns_per_round"]["low"]
        assert {row["rulebook"] for row in rows} == {table["rulebook"]}

    def test_an_older_file_is_replaced(self) -> None:
        Path("report.json").write_text("old", encoding="utf-8")
        Path("report.json").chmod(0o640)
        assert written(*SMALL)["games"] == 20
        assert stat.S_IMODE(Path("report.json").stat().st_mode) == 0o640

    def test_a_link_stays_a_link(self, tmp_path: Path) -> None:
        (tmp_path / "deep").mkdir()
        Path("report.json").symlink_to(tmp_path / "deep" / "real.json")
        assert written(*SMALL)["games"] == 20
        assert Path("report.json").is_symlink()
        assert [path.name for path in (tmp_path / "deep").iterdir()] == ["real.json"]

    def test_a_failure_leaves_the_old_files_and_still_shows_the_report(
        self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        Path("a.json").write_text("old", encoding="utf-8")

        def full(*names: object) -> None:
            raise OSError(28, "No space left on device")

        monkeypatch.setattr(os, "replace", full)
        assert main([*SMALL, "--json", "a.json", "--csv", "b.csv"]) == 2
        shown = capsys.readouterr()
        assert shown.out.startswith("express+phases=2, 20 games")
        assert "Written" not in shown.out
        assert "a.json" in shown.err
        assert "No space left on device" in shown.err
        assert [path.name for path in Path().iterdir()] == ["a.json"]
        assert Path("a.json").read_text(encoding="utf-8") == "old"

    def test_a_file_that_may_not_be_written_is_refused(
        self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        Path("a.json").write_text("old", encoding="utf-8")
        monkeypatch.setattr(os, "access", lambda path, mode: mode != os.W_OK)  # root may write anywhere
        assert main([*SMALL, "--json", "a.json"]) == 2
        assert os.strerror(errno.EACCES) in capsys.readouterr().err
        assert Path("a.json").read_text(encoding="utf-8") == "old"


class TestPlot:
    def test_png(self) -> None:
        assert main([*SMALL, "--bots", "greedy,random", "--plot", "plot.png"]) == 0
        content = Path("plot.png").read_bytes()
        assert content.startswith(b"\x89PNG\r\n\x1a\n")
        for fact in ("seed 7", load("express+phases=2").fingerprint, "20 games", "greedy, random", "express+phases=2"):
            assert fact.encode() in content

    @pytest.mark.parametrize("language", LABELLED)
    def test_svg(self, language: str) -> None:
        assert main([*SMALL, "--plot", "plot.SVG", "--lang", language]) == 0
        content = Path("plot.SVG").read_text(encoding="utf-8")
        catalogue = Catalogue(language)
        assert "<svg" in content
        assert load("express+phases=2").fingerprint in content
        for label in ("column-games-won", "plot-rounds-won", "plot-points", "plot-completed", "plot-lengths"):
            assert catalogue.text(f"simulate-{label}") in content

    def test_the_same_games_give_the_same_picture(self) -> None:
        for name in ("a.svg", "b.svg"):
            assert main([*SMALL, "--plot", name]) == 0
        assert Path("a.svg").read_bytes() == Path("b.svg").read_bytes()

    @pytest.mark.parametrize("game", ["express+phases=2", "classic+ten-rounds"])
    def test_one_game_can_be_drawn(self, game: str) -> None:
        assert main(["simulate", game, "--games", "1", "--plot", "plot.png"]) == 0


class TestInterrupts:
    def test_what_is_done_is_kept(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        def interrupted(*arguments: Any) -> Iterator[Count]:
            for number, count in enumerate(simulate(*arguments)):
                if number == 2:
                    signal.raise_signal(signal.SIGINT)
                yield count

        with monkeypatch.context() as patch:
            patch.setattr(simulate_command, "simulate", interrupted)
            stopped = written(*SMALL, "--games", "100000")
        page = capsys.readouterr().out
        games = stopped["games"]
        assert 2 <= games < 100000
        assert f"Stopped after {games} of 100,000 games: these are the numbers for --games {games}." in page
        assert written(*SMALL, "--games", str(games)) == stopped
        assert "Stopped" not in capsys.readouterr().out

    def test_before_the_first_game(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        def compiling(*rest: object, compiled: bool) -> None:
            raise KeyboardInterrupt

        monkeypatch.setattr(lab_options, "best_backend", compiling)
        assert main([*SMALL, "--json", "a.json"]) == 0
        shown = capsys.readouterr()
        assert shown.out == ""
        assert "Stopped before the first game." in shown.err
        assert list(Path().iterdir()) == []

    def test_in_a_terminal(self, tmp_path: Path) -> None:
        """With real workers and a real key."""
        files = ("--json", str(tmp_path / "a.json"))
        terminal = without_compiler(*SMALL[:-1], "2", "--games", "1000000", *files, folder=tmp_path)
        terminal.read_until("/ 1,000,000 games")
        terminal.press(b"\x03")
        page = terminal.read_to_end()
        assert terminal.end() == 0
        assert "Traceback" not in page
        games = json.loads((tmp_path / "a.json").read_text(encoding="utf-8"))["games"]
        assert f"these are the numbers for --games {games}." in page

    @pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
    def test_while_the_first_game_lasts(self, tmp_path: Path, number: signal.Signals) -> None:
        """A game of six experts takes many minutes."""
        command = ("simulate", "classic", "--bots", "expert", "--players", "6", "--workers", "2")
        terminal = without_compiler(*command, folder=tmp_path)
        workers = terminal.wait_for_workers(2)
        terminal.signal(number)
        page = " ".join(terminal.read_to_end().split())
        assert "Stopped before the first game." in page
        assert "Traceback" not in page
        assert terminal.end() == 0
        assert not any(map(is_running, workers))

    def test_while_the_only_worker_is_busy(self, tmp_path: Path) -> None:
        terminal = without_compiler(
            "simulate", "classic", "--bots", "expert", "--players", "6", "--workers", "1", folder=tmp_path
        )
        terminal.read_until("dizaine[lab]")
        terminal.press(b"\x03")
        assert "Stopped before the first game." in " ".join(terminal.read_to_end().split())
        assert terminal.end() == 0

    def test_workers_do_not_outlive_the_program(self, tmp_path: Path) -> None:
        terminal = without_compiler(
            "simulate", "classic", "--bots", "expert", "--players", "6", "--workers", "2", folder=tmp_path
        )
        workers = terminal.wait_for_workers(2)
        terminal.kill()
        limit = time.monotonic() + 60
        while any(map(is_running, workers)):
            assert time.monotonic() < limit, "a worker outlives its program"
            time.sleep(0.02)


class TestCost:
    @pytest.mark.parametrize("language", LANGUAGES)
    def test_help(self, language: str, capsys: pytest.CaptureFixture[str]) -> None:
        page = told(capsys, "simulate", "--help", "--lang", language)
        assert "--bots" in page
        assert max(map(len, page.splitlines())) <= 80

    def test_nothing_is_imported_that_is_not_needed(self, tmp_path: Path) -> None:
        script = (
            "import sys\nfrom dizaine.faces.cli import main\n"
            "main(['--help'])\n"
            "assert not {'dizaine.lab', 'numpy', 'numba', 'matplotlib', 'tqdm'} & set(sys.modules)\n"
            "sys.modules['numba'] = None\n"
            "main(['simulate', 'express+phases=2', '--games', '1'])\n"
            "assert 'matplotlib' not in sys.modules\n"
        )
        done = subprocess.run(
            [sys.executable, "-c", script], env=environment(tmp_path), capture_output=True, check=False
        )
        assert done.returncode == 0, done.stderr.decode()


if SOAKING:  # `make test` does it with dice, whose rules compile in a third of the time (tests/compiled)

    @pytest.mark.soak
    def test_both_backends_give_the_same_numbers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """The kernel as users get it, without touching the user's cache."""
        monkeypatch.setenv("DIZAINE_CACHE", str(tmp_path / "cache"))
        set_compiler(monkeypatch, present=True)
        compiled = written(*SMALL, "--workers", "2", "--games", "200")
        set_compiler(monkeypatch, present=False)
        plain = written(*SMALL, "--games", "200")
        assert (compiled.pop("backend"), plain.pop("backend")) == ("compiled", "plain")
        assert compiled == plain
