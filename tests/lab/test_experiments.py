"""Experiments from a script: one call, typed reports, no `__main__` guard."""

import subprocess
import sys
from pathlib import Path

import pytest

from dizaine.lab import simulate, tournament
from dizaine.lab.backends import PlainBackend
from dizaine.lab.plan import Plan
from dizaine.lab.report import Report
from dizaine.rulebooks import load
from tests.faces.pseudo_terminal import environment


def test_simulate_reports_what_the_backend_plays() -> None:
    report = simulate("express", bots=["greedy", "random"], players=3, games=12, seed=4, workers=1, compiled=False)
    plan = Plan(load("express"), ("greedy", "random", "greedy"), 4)
    assert report == Report.of(plan, PlainBackend().run(plan, 0, 12), "plain")
    assert report.estimate("games_won", "bot greedy") == report.by_bot[0]["games_won"]
    with pytest.raises(KeyError, match="no such estimate"):
        report.estimate("luck")


def test_a_tournament_rates_its_players() -> None:
    report = tournament("express", ["random", "greedy"], games=10, seed=1, workers=1, compiled=False)
    assert [rating.player for rating in report.ratings] == ["greedy", "random"]
    assert report.games == 10


@pytest.mark.parametrize("games", [0, -3])
def test_it_takes_a_game(games: int) -> None:
    with pytest.raises(ValueError, match="it takes a game"):
        simulate("classic", games=games)


def test_only_bots_of_the_program_can_be_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dizaine.lab.experiments.has_compiler", lambda: False)
    with pytest.raises(ValueError, match="needs the extra"):
        simulate("classic", compiled=True)


SCRIPT = """
from dizaine.lab import simulate, tournament
print("begun")
print(simulate("express", games=30, seed=1, workers=2, compiled=False).games)
print(len(tournament("express", ["greedy", "random"], games=4, seed=1, workers=2, compiled=False).pairings))
"""


def test_a_script_needs_no_guard(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(SCRIPT, encoding="utf-8")
    ran = subprocess.run(
        [sys.executable, str(script)],
        env=environment(tmp_path),
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    assert ran.stdout.split() == ["begun", "30", "1"]


BOT_AND_CALL = """
from dizaine.lab import tournament
class Mine:
    def choose(self, view):
        return view.moves[0]
print("begun")
print(tournament("express", ["greedy", "script:Mine"], games=4, seed=1, workers=WORKERS, compiled=False).games)
"""


@pytest.mark.parametrize("workers", [1, 2])
def test_a_bot_in_the_same_file(workers: int, tmp_path: Path) -> None:
    """The script is not run a second time; workers would need that, so they say what is missing."""
    script = tmp_path / "script.py"
    script.write_text(BOT_AND_CALL.replace("WORKERS", str(workers)), encoding="utf-8")
    command, variables = [sys.executable, str(script)], environment(tmp_path)
    ran = subprocess.run(command, env=variables, capture_output=True, text=True, timeout=120, check=False, cwd=tmp_path)
    if workers == 1:
        assert ran.stdout.split() == ["begun", "4"]
    else:  # workers that are ended may or may not have flushed what they printed
        assert set(ran.stdout.split()) == {"begun"}
    assert workers == 1 or "__main__" in ran.stderr
