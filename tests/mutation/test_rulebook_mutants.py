"""Whichever field of whichever book is changed, a marked test fails."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from dizaine.rulebooks import editions
from tests.mutation.mutants import mutants

ROOT = Path(__file__).parents[2]
DATA_TESTS = ["tests/rulebooks/test_books.py"]
BEHAVIOUR_TESTS = ["tests/engine"]


def survivors(every: str, paths: list[str]) -> list[str]:
    command = [sys.executable, "-m", "tests.mutation.survivors", ",".join(editions), every, *paths]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    lines = run.stdout.splitlines()
    assert run.returncode == 0 or lines, run.stderr
    return lines


def test_every_field_is_checked_by_the_tables_of_the_books() -> None:
    assert all(len(list(mutants(edition))) > 40 for edition in editions)
    assert survivors("all", DATA_TESTS) == []


def test_fields_that_rules_read_change_how_the_game_is_played(size: Callable[[int, int], int]) -> None:
    """Only tests that play count, not the tables of the books: all mutants in `make soak`, some in `make test`."""
    assert survivors(str(40 // size(1, 40)), BEHAVIOUR_TESTS) == []
