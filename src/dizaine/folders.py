"""The user's folders: one for data (saved games) and one for caches (compiled rules)."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from platformdirs import PlatformDirs

_NAME: Final = "dizaine"


def data_folder() -> Path:
    """Where games are stored: $DIZAINE_DATA, or else the user data folder of the system."""
    return Path(os.environ.get("DIZAINE_DATA") or _system().user_data_dir)


def cache_folder() -> Path:
    """Where files are stored that can be rebuilt: $DIZAINE_CACHE, or else the user cache folder of the system."""
    return Path(os.environ.get("DIZAINE_CACHE") or _system().user_cache_dir)


def _system() -> PlatformDirs:
    """Not cached, because the environment may change. By default, Windows adds a folder named after the author."""
    return PlatformDirs(_NAME, appauthor=False)
