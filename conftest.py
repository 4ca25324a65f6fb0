"""Which of the sources are looked at for doctests: importing all of them for nothing takes every worker its seconds."""

from pathlib import Path

SOURCES = Path(__file__).parent / "src"


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Leave out modules without an example."""
    is_source = collection_path.suffix == ".py" and collection_path.is_relative_to(SOURCES)
    return True if is_source and ">>> " not in collection_path.read_text(encoding="utf-8") else None
