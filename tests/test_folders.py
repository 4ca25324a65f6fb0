"""The folders of a person's own, by system and environment."""

from pathlib import Path

import pytest

from dizaine.folders import cache_folder, data_folder

DATA = [
    ({"DIZAINE_DATA": "/a", "XDG_DATA_HOME": "/b", "HOME": "/h"}, "linux", "/a"),
    ({"XDG_DATA_HOME": "/b", "HOME": "/h"}, "linux", "/b/dizaine"),
    ({"HOME": "/h"}, "linux", "/h/.local/share/dizaine"),
    ({"HOME": "/h"}, "darwin", "/h/Library/Application Support/dizaine"),
    ({"HOME": "/h", "LOCALAPPDATA": "/l"}, "win32", "/l/dizaine"),
    ({"HOME": "/h"}, "win32", "/h/AppData/Local/dizaine"),
]
CACHE = [
    ({"DIZAINE_CACHE": "/a", "XDG_CACHE_HOME": "/b", "HOME": "/h"}, "linux", "/a"),
    ({"XDG_CACHE_HOME": "/b", "HOME": "/h"}, "linux", "/b/dizaine"),
    ({"HOME": "/h"}, "linux", "/h/.cache/dizaine"),
    ({"HOME": "/h"}, "darwin", "/h/Library/Caches/dizaine"),
    ({"HOME": "/h", "LOCALAPPDATA": "/l"}, "win32", "/l/dizaine/cache"),
    ({"HOME": "/h"}, "win32", "/h/AppData/Local/dizaine/cache"),
]


@pytest.mark.parametrize(("environment", "platform", "folder"), DATA)
def test_where_games_live(environment: dict[str, str], platform: str, folder: str) -> None:
    assert data_folder(environment, platform) == Path(folder)


@pytest.mark.parametrize(("environment", "platform", "folder"), CACHE)
def test_where_compiled_rules_lie(environment: dict[str, str], platform: str, folder: str) -> None:
    assert cache_folder(environment, platform) == Path(folder)
