"""The tests bite: whatever field of whatever book is changed, a marked test fails."""

import subprocess
import sys
from pathlib import Path

import pytest

from dizaine.rulebooks import editions
from tests.mutation.mutants import mutants
from tests.sizes import SOAKING

ROOT = Path(__file__).parents[2]
DATA_TESTS = ["tests/rulebooks/test_books.py"]
BEHAVIOUR_TESTS = ["tests/engine"]
DATA_ONLY = {
    "title",
    "source",
    "material.reference_cards",
    "material.reference_each",
    "material.markers",
    "winning.by_points",
}
"""Fields that name or furnish a book; no rule function reads them."""


def survivors(edition: str, paths: list[str]) -> list[str]:
    command = [sys.executable, "-m", "tests.mutation.survivors", edition, *paths]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    lines = run.stdout.splitlines()
    assert run.returncode == 0 or lines, run.stderr
    return lines


@pytest.mark.parametrize("edition", editions)
def test_every_field_is_guarded_by_the_tables_of_the_books(edition: str) -> None:
    assert len(list(mutants(edition))) > 40
    assert survivors(edition, DATA_TESTS) == []


@pytest.mark.soak
@pytest.mark.parametrize("edition", editions if SOAKING else editions[:0])
def test_every_field_that_rules_read_changes_how_the_game_is_played(edition: str) -> None:
    """Only tests that play: the tables of the books do not count here."""
    fields = [line for line in survivors(edition, BEHAVIOUR_TESTS) if line.split()[2] not in DATA_ONLY]
    assert fields == []
