"""The best play of both sheets comes with the package: complete, small, and of use without NumPy."""

import json
import random
import subprocess
import sys
from pathlib import Path

import pytest

from dizaine.players.dice.policy import load_policy
from dizaine.players.dice.store import SHIPPED, shipped_folder
from dizaine.rulebooks.dice import dice_editions, load_dice

VALUES = {"dice": 490.667896, "dice-french": 487.889418}
"""The expected scores of docs/dice.md, which were found and played out before anything was shipped."""
MOST_BYTES = 6_000_000


@pytest.fixture(autouse=True)
def fresh_machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DIZAINE_CACHE", str(tmp_path))


@pytest.mark.parametrize("edition", dice_editions)
def test_a_fresh_machine_knows_the_best_play(edition: str, tmp_path: Path) -> None:
    policy = load_policy(load_dice(edition))
    assert policy is not None
    assert policy.value == pytest.approx(VALUES[edition], abs=1e-6)
    assert not list(tmp_path.iterdir())


def test_all_of_it_is_small() -> None:
    files = [path for path in SHIPPED.rglob("*") if path.is_file()]
    assert sorted(files) == sorted(
        shipped_folder(load_dice(edition)) / f"phase-{phase}.play"
        for edition in dice_editions
        for phase in range(1, 11)
    )
    assert sum(path.stat().st_size for path in files) <= MOST_BYTES


ASK = """
import json, sys
sys.modules["numpy"] = sys.modules["numba"] = None  # as if they were not installed
from dizaine.players.dice.policy import load_policy
from dizaine.rulebooks.dice import load_dice
policy = load_policy(load_dice(sys.argv[1]))
print(json.dumps([policy.choose(*where) for where in json.loads(sys.argv[2])]))
"""


@pytest.mark.parametrize("edition", dice_editions)
def test_hints_need_neither_numpy_nor_numba(edition: str) -> None:
    generator = random.Random(edition)
    asked = [
        (phase, generator.randrange(250), True, generator.randrange(1, 4), [generator.randrange(6) for _ in range(10)])
        for phase in range(10)
    ]
    done = subprocess.run(
        [sys.executable, "-c", ASK, edition, json.dumps(asked)], capture_output=True, text=True, check=True, timeout=60
    )
    policy = load_policy(load_dice(edition))
    assert policy is not None
    assert json.loads(done.stdout) == [list(policy.choose(*where)) for where in asked]


@pytest.mark.parametrize("edition", dice_editions)
def test_the_value_of_a_choice_is_that_of_the_turn(edition: str) -> None:
    """Rolling all dice again is at most as good as the turn was before, when there was one roll more."""
    policy = load_policy(load_dice(edition))
    assert policy is not None
    for phase, part in enumerate(policy.parts):
        rolling_all = policy.keep(phase, 0, True, 1, [0] * 10, ())
        assert rolling_all.value <= part.value(0, first_try=True)
        assert 0 < policy.highest_chance(phase, 1, [0] * 10, ()) <= part.chance
