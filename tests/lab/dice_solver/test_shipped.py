"""The solutions in the package are those of the solver: some phases here, both sheets completely in `make soak`."""

from __future__ import annotations

from array import array
from pathlib import Path

import pytest

pytest.importorskip("numba")

from dizaine.lab.dice_solver.solve import Solver, solve
from dizaine.players.dice.store import Part, read_part, shipped_folder
from dizaine.rulebooks.dice import DiceBook, dice_editions, load_dice
from tests.sizes import SOAKING

CLOSE = 1e-8
STEPS = 16
"""By how much the stored values may differ, of four thousand million steps: rounding differs between machines."""
SHARE = 0.001
"""The share of keeps that may differ: two may be equally good up to rounding."""


@pytest.fixture(params=dice_editions if SOAKING else dice_editions[:1])
def book(request: pytest.FixtureRequest) -> DiceBook:
    return load_dice(request.param)


def test_a_fresh_solution_of_the_last_phase_is_the_shipped_one(book: DiceBook) -> None:
    last = len(book.phases) - 1
    agree(Solver(book, lambda done: None).solve_phase(last), shipped(book, last))


@pytest.mark.skipif(not SOAKING, reason="it takes minutes and 3 GB")
def test_a_fresh_solution_of_everything_is_the_shipped_one(book: DiceBook, tmp_path: Path) -> None:
    for phase, part in enumerate(solve(book, folder=tmp_path)):
        agree(part, shipped(book, phase))


def shipped(book: DiceBook, phase: int) -> Part:
    part = read_part(shipped_folder(book), book, phase)
    assert part is not None
    return part


def agree(fresh: Part, stored: Part) -> None:
    assert fresh.low == stored.low
    for numbers, others in zip(
        (*fresh.values, fresh.runs, fresh.wins), (*stored.values, stored.runs, stored.wins), strict=True
    ):
        assert numbers == pytest.approx(others, abs=CLOSE)
    for numbers, others in zip(fresh.failings, stored.failings, strict=True):
        assert numbers == pytest.approx(others, abs=1e-5)
    assert fresh.chance == pytest.approx(stored.chance, abs=CLOSE)
    assert fresh.scores == stored.scores
    assert fresh.scales.keys() == stored.scales.keys()
    assert fresh.arrays.keys() == stored.arrays.keys()
    for name, keeps in fresh.arrays.items():
        if "odd" not in name:
            assert len(keeps) == len(stored.arrays[name])
            assert differing(keeps, stored.arrays[name], 0 if name.endswith("masks") else STEPS) <= SHARE * len(keeps)
        else:
            assert abs(len(keeps) - len(stored.arrays[name])) <= SHARE * len(keeps)


def differing(numbers: array[int], others: array[int], steps: int) -> int:
    return sum(abs(one - other) > steps for one, other in zip(numbers, others, strict=True))
