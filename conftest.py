"""Collect doctests only from modules that have examples, and run the lab's examples without the compiler."""

from pathlib import Path

import pytest

SOURCES = Path(__file__).parent / "src"


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Skip source modules without an example."""
    is_source = collection_path.suffix == ".py" and collection_path.is_relative_to(SOURCES)
    return True if is_source and ">>> " not in collection_path.read_text(encoding="utf-8") else None


@pytest.fixture(autouse=True)
def plain_lab(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run examples of the lab in plain Python and in one process: compiling takes a minute, starting others takes
    longer than a few games, and the numbers are the same.

    This is for doctests only: tests choose their backend themselves.
    """
    node = request.node
    if isinstance(node, pytest.DoctestItem) and node.dtest and "dizaine.lab" in (node.dtest.docstring or ""):
        monkeypatch.setattr("dizaine.lab.backends.has_compiler", lambda: False)
        monkeypatch.setattr("dizaine.lab.experiments.cores", lambda: 1)
