"""Hints must not depend on what the person who runs the tests has solved."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def _nothing_is_solved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DIZAINE_CACHE", str(tmp_path / "cache"))
