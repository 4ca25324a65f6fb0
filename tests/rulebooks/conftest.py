"""A custom book on disk, as a user would write it."""

from collections.abc import Callable
from pathlib import Path

import pytest

OwnBook = Callable[..., str]


@pytest.fixture
def own_book(tmp_path: Path) -> OwnBook:
    """`own_book(text, name="my.toml")` writes the file and returns the name to load."""

    def write(text: str, name: str = "my.toml") -> str:
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return str(path)

    return write
