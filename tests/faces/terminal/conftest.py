"""Hints must not depend on what the person who runs the tests has solved, and saved games are closed again."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from dizaine.keeping.save_file import SaveFile


@pytest.fixture(autouse=True)
def _nothing_is_solved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DIZAINE_CACHE", str(tmp_path / "cache"))


@pytest.fixture
def saved(tmp_path: Path) -> Iterator[list[SaveFile]]:
    saves: list[SaveFile] = []
    yield saves
    for save in saves:
        save.close()
