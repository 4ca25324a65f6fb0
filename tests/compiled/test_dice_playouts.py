"""Plain and compiled playouts of the dice game give the same counts, also by the command; machine code is cached."""

import json
from pathlib import Path
from typing import Any

import pytest

from dizaine.faces import lab_options
from dizaine.faces.cli import main
from dizaine.lab import backends
from dizaine.lab.backends import CompiledBackend, PlainBackend
from dizaine.lab.dice.kind import DICE
from dizaine.lab.plan import Plan
from dizaine.rulebooks.dice import load_dice
from tests.compiled.quick_compiler import quick_compiler

LINEUPS = (("greedy",), ("greedy", "random"), ("random", "greedy", "greedy"), ("greedy",) * 6)


@pytest.mark.soak
@pytest.mark.soak_only  # the same functions compiled once more; test_both_backends has them, test_kernel the cache
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
        compiled_report = written(tmp_path)
    assert notes == ["compiling"]
    for module in (backends, lab_options):
        monkeypatch.setattr(module, "has_compiler", lambda: False)
    plain_report = written(tmp_path)
    assert (compiled_report.pop("backend"), plain_report.pop("backend")) == ("compiled", "plain")
    assert compiled_report == plain_report


def written(folder: Path) -> dict[str, Any]:
    """What `dizaine simulate` writes."""
    file = folder / "report.json"
    assert main(["simulate", "dice", "--seed", "7", "--games", "200", "--workers", "2", "--json", str(file)]) == 0
    report: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return report
