"""The programs in examples/ run, and pass type checkers, as they would for somebody who installed the package.

All tests use the wheel in a separate environment, without the checkout and without a compiler.
"""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.packaging.empty_environment import CHECKOUT, PATIENCE, installed

EXAMPLES: Final = sorted((CHECKOUT / "examples").glob("*.py"))


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment with the wheel."""
    return installed(tmp_path_factory)[0].python


@pytest.fixture
def programs(tmp_path: Path) -> Path:
    """The examples in a folder outside the checkout and its settings."""
    shutil.copytree(CHECKOUT / "examples", tmp_path / "examples", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path


def run(python: Path, folder: Path, name: str, *arguments: str) -> list[str]:
    """What a program prints, line by line."""
    done = subprocess.run(
        [python, f"examples/{name}.py", *arguments],
        cwd=folder,
        env={"PATH": os.defpath, "PYTHONUTF8": "1", "HOME": str(folder)},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=PATIENCE,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


class TestWhatTheyPrint:
    def test_bot(self, python: Path, programs: Path) -> None:
        lines = run(python, programs, "bot", "2")
        assert sorted(line.split()[0] for line in lines) == ["bot:Careful", "greedy", "random"]
        assert lines[-1].startswith("random")

    def test_rulebook(self, python: Path, programs: Path) -> None:
        lines = run(python, programs, "rulebook")
        assert lines[:2] == ["Phase 1: set of 3 + set of 2", "Phase 2: run of 5"]
        assert len(lines[4].split()) == 7
        assert lines[-1].endswith("(P8)")

    def test_match(self, python: Path, programs: Path) -> None:
        lines = run(python, programs, "match", "express", "fr")
        assert any("Ann" in line and "pioche" in line for line in lines)
        assert lines[-3].startswith("1. ")

    def test_search(self, python: Path, programs: Path) -> None:
        lines = run(python, programs, "search")
        assert [line.split(">: ")[1].split()[1] for line in lines] == ["draw", "lay", "discard"]

    def test_experiment(self, python: Path, programs: Path) -> None:
        lines = run(python, programs, "experiment", "2")
        assert [line.split()[0] for line in lines] == ["classic", "classic+use-taken", "classic+out-by-discard"]
        assert all(10 < float(line.split()[1]) < 30 for line in lines)


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
class TestWhatTheyUse:
    def test_only_the_public_packages(self, path: Path) -> None:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("dizaine"):
                assert node.module in ("dizaine", "dizaine.lab")

    def test_nothing_from_inside(self, path: Path) -> None:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute):
                assert node.attr not in ("state", "rules"), f"line {node.lineno}"
                assert not node.attr.startswith("_"), f"line {node.lineno}"

    def test_no_codes(self, path: Path) -> None:
        """Stages, shapes and verbs have names; nothing that comes from a game is compared with a number like 17.

        The number of a round or a phase is allowed, since people count them too.
        """
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Compare):
                sides = [node.left, *node.comparators]
                named = any(isinstance(side, ast.Attribute) and side.attr in ("round", "phase") for side in sides)
                counted = any(isinstance(side, ast.Call) for side in sides)
                numbers = [side for side in sides if isinstance(side, ast.Constant) and isinstance(side.value, int)]
                assert named or counted or not numbers, f"line {node.lineno}"


@pytest.mark.soak
@pytest.mark.soak_only
def test_mypy(python: Path, programs: Path) -> None:
    """As users check it, with the installed package; `make test` checks the examples together with the sources."""
    check = [
        "mypy",
        "--strict",
        "--config-file=",
        f"--cache-dir={os.devnull}",
        "--python-executable",
        str(python),
        "examples",
    ]
    done = subprocess.run(
        [sys.executable, "-m", *check], cwd=programs, capture_output=True, text=True, check=False, timeout=PATIENCE
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_pyright(python: Path, programs: Path) -> None:
    """With the pinned version, which must not look for a newer one."""
    done = subprocess.run(
        [sys.executable, "-m", "pyright", "--pythonpath", str(python), "examples"],
        cwd=programs,
        env={**os.environ, "PYRIGHT_PYTHON_IGNORE_WARNINGS": "1"},
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert done.returncode == 0, done.stdout + done.stderr
