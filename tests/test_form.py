"""The form of the sources: short files and short lines."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).parents[1]
LINES, COLUMNS = 500, 120

PYTHON = sorted(
    path for folder in ("src", "tests", "benchmarks", "examples") for path in (CHECKOUT / folder).rglob("*.py")
)
MARKDOWN = sorted([*CHECKOUT.glob("*.md"), *(CHECKOUT / "docs").glob("*.md"), CHECKOUT / "web" / "README.md"])
SVELTE = sorted((CHECKOUT / "web" / "src").rglob("*.svelte"))

FENCE = re.compile(r"\s*(```|~~~)")
UNBREAKABLE = re.compile(r"\||.*(https?://|\]\()")
"""Rows of tables and lines with an address, which cannot be wrapped well."""


def prose(text: str) -> Iterator[tuple[int, str]]:
    """The numbered lines of a Markdown text that can be wrapped."""
    fenced = False
    for number, line in enumerate(text.splitlines(), 1):
        if FENCE.match(line):
            fenced = not fenced
        elif not fenced and not UNBREAKABLE.match(line):
            yield number, line


def too_wide(path: Path, lines: Iterator[tuple[int, str]]) -> list[str]:
    name = path.relative_to(CHECKOUT)
    return [f"{name}:{number}: {len(line)} columns" for number, line in lines if len(line) > COLUMNS]


def test_python_files_are_short() -> None:
    counts = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in PYTHON}
    assert counts
    assert [f"{path.relative_to(CHECKOUT)}: {count} lines" for path, count in counts.items() if count > LINES] == []


def test_lines_of_markdown_are_short() -> None:
    assert MARKDOWN
    assert [wide for path in MARKDOWN for wide in too_wide(path, prose(path.read_text(encoding="utf-8")))] == []


def test_lines_of_the_page_are_short() -> None:
    assert SVELTE
    wide = [too_wide(path, enumerate(path.read_text(encoding="utf-8").splitlines(), 1)) for path in SVELTE]
    assert [line for lines in wide for line in lines] == []


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("a\n\nb", [1, 2, 3]),
        ("a\n```python\nb\n```\nc", [1, 5]),
        ("| a |\nb | c", [2]),
        ("see https://example.org\nsee [this](docs/this.md)\n[that]", [3]),
    ],
)
def test_what_can_be_wrapped(text: str, numbers: list[int]) -> None:
    assert [number for number, _ in prose(text)] == numbers
