"""The tests bite: whatever field of whatever book is changed, a marked test fails."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from dizaine.rulebooks import editions
from tests.mutation.mutants import mutants

ROOT = Path(__file__).parents[2]
DATA_TESTS = ["tests/rulebooks/test_books.py"]
BEHAVIOUR_TESTS = ["tests/engine"]


def survivors(edition: str, every: str, paths: list[str]) -> list[str]:
    command = [sys.executable, "-m", "tests.mutation.survivors", edition, every, *paths]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    lines = run.stdout.splitlines()
    assert run.returncode == 0 or lines, run.stderr
    return lines


@pytest.mark.parametrize("edition", editions)
def test_every_field_is_guarded_by_the_tables_of_the_books(edition: str) -> None:
    assert len(list(mutants(edition))) > 40
    assert survivors(edition, "all", DATA_TESTS) == []


@pytest.mark.parametrize("edition", editions)
def test_fields_that_rules_read_change_how_the_game_is_played(edition: str, size: Callable[[int, int], int]) -> None:
    """Only tests that play count, not the tables of the books: all mutants in `make soak`, one in `make test`."""
    assert survivors(edition, str(40 // size(1, 40)), BEHAVIOUR_TESTS) == []
