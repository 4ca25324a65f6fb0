"""Whole playouts of the dice game count the same, plain and compiled, and the machine code is kept."""

from pathlib import Path

import pytest

from dizaine.lab.backends import CompiledBackend, PlainBackend
from dizaine.lab.dice.kind import DICE
from dizaine.lab.plan import Plan
from dizaine.rulebooks.dice import load_dice
from tests.compiled.quick_compiler import quick_compiler

LINEUPS = (("greedy",), ("greedy", "random"), ("random", "greedy", "greedy"), ("greedy",) * 6)


def test_both_backends_count_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DIZAINE_CACHE", str(tmp_path))
    notes: list[str] = []
    with quick_compiler():
        compiled = CompiledBackend(DICE, ("random", "greedy"), lambda: notes.append("compiling"))
        for edition in ("dice", "dice-french"):
            for seed, bots in enumerate(LINEUPS):
                plan = Plan(load_dice(edition), bots, seed)
                assert compiled.play(plan, 5, 12) == PlainBackend().play(plan, 5, 12), (edition, bots)
        CompiledBackend(DICE, ("random", "greedy"), lambda: notes.append("compiling again"))
    assert notes == ["compiling"]
