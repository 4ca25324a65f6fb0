"""The user's folders, by system and environment."""

from pathlib import Path

import pytest
from platformdirs.api import PlatformDirsABC
from platformdirs.macos import MacOS
from platformdirs.unix import Unix
from platformdirs.windows import Windows

from dizaine import folders

SETTINGS = ("DIZAINE_DATA", "DIZAINE_CACHE", "XDG_DATA_HOME", "XDG_CACHE_HOME", "HOME")
DATA = [
    ({"DIZAINE_DATA": "/a", "XDG_DATA_HOME": "/b", "HOME": "/h"}, Unix, "/a"),
    ({"XDG_DATA_HOME": "/b", "HOME": "/h"}, Unix, "/b/dizaine"),
    ({"HOME": "/h"}, Unix, "/h/.local/share/dizaine"),
    ({"HOME": "/h"}, MacOS, "/h/Library/Application Support/dizaine"),
    ({}, Windows, "/l/dizaine"),
]
CACHE = [
    ({"DIZAINE_CACHE": "/a", "XDG_CACHE_HOME": "/b", "HOME": "/h"}, Unix, "/a"),
    ({"XDG_CACHE_HOME": "/b", "HOME": "/h"}, Unix, "/b/dizaine"),
    ({"HOME": "/h"}, Unix, "/h/.cache/dizaine"),
    ({"HOME": "/h"}, MacOS, "/h/Library/Caches/dizaine"),
    ({}, Windows, "/l/dizaine/Cache"),
]


def live(monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], system: type[PlatformDirsABC]) -> None:
    for name in SETTINGS:
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(folders, "PlatformDirs", system)
    monkeypatch.setattr("platformdirs.windows.get_win_folder", lambda kind: "/l")  # only Windows itself knows them


@pytest.mark.parametrize(("environment", "system", "folder"), DATA)
def test_where_games_live(
    environment: dict[str, str], system: type[PlatformDirsABC], folder: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    live(monkeypatch, environment, system)
    assert folders.data_folder() == Path(folder)


@pytest.mark.parametrize(("environment", "system", "folder"), CACHE)
def test_where_compiled_rules_lie(
    environment: dict[str, str], system: type[PlatformDirsABC], folder: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    live(monkeypatch, environment, system)
    assert folders.cache_folder() == Path(folder)
