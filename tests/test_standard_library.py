"""Rulebooks and engine run wherever Python runs: they import only the standard library and each other.

The import-linter contract forbids the packages it knows by name; this test forbids all others as well.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCES = Path(__file__).parent.parent / "src" / "dizaine"
THE_DOOR_TO_THE_COMPILER = tuple(
    SOURCES / "engine" / name for name in ("compiled.py", "compiler.py", "compiled_forms.py", "cards/compiled_forms.py")
)
PLAIN_MODULES = sorted(
    path
    for package in ("rulebooks", "engine")
    for path in (SOURCES / package).rglob("*.py")
    if path not in THE_DOOR_TO_THE_COMPILER
)


def imported_packages(path: Path) -> Iterator[str]:
    """The top-level name of every import, also of those inside functions."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            yield node.module.partition(".")[0]


@pytest.mark.parametrize("path", PLAIN_MODULES, ids=lambda path: str(path.relative_to(SOURCES)))
def test_only_the_standard_library(path: Path) -> None:
    assert set(imported_packages(path)) <= sys.stdlib_module_names | {"dizaine"}
