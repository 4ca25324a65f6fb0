"""Each test has its own folder for games, and hints do not use policies that the user has solved."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from dizaine.keeping.kept_games import KeptGames


@pytest.fixture(autouse=True)
def _nothing_is_solved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DIZAINE_CACHE", str(tmp_path / "cache"))


@pytest.fixture
def games(tmp_path: Path) -> Iterator[KeptGames]:
    with KeptGames(tmp_path) as games:
        yield games
