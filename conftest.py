"""How doctests are found and run: only where there are examples, and without a compiler for the sake of a few games."""

from pathlib import Path

import pytest

SOURCES = Path(__file__).parent / "src"


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Leave out modules without an example."""
    is_source = collection_path.suffix == ".py" and collection_path.is_relative_to(SOURCES)
    return True if is_source and ">>> " not in collection_path.read_text(encoding="utf-8") else None


@pytest.fixture(autouse=True)
def plain_lab(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let examples of the lab play in plain Python: compiling for a dozen games takes a minute, the numbers are equal.

    Only examples: the tests say themselves what they need.
    """
    node = request.node
    if isinstance(node, pytest.DoctestItem) and node.dtest and "dizaine.lab" in (node.dtest.docstring or ""):
        monkeypatch.setattr("dizaine.lab.backends.has_compiler", lambda: False)
