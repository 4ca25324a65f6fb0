"""The folders of a person's own: what is kept (saved games) and what can be made again (compiled rules)."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from platformdirs import PlatformDirs

_NAME: Final = "dizaine"


def data_folder() -> Path:
    """Where a person's games live: $DIZAINE_DATA, else the place that the system has for such things."""
    return Path(os.environ.get("DIZAINE_DATA") or _system().user_data_dir)


def cache_folder() -> Path:
    """Where things lie that can be made again: $DIZAINE_CACHE, else the place that the system has for them."""
    return Path(os.environ.get("DIZAINE_CACHE") or _system().user_cache_dir)


def _system() -> PlatformDirs:
    """Asked anew each time, for the environment may change. Windows would put a folder for the author around ours."""
    return PlatformDirs(_NAME, appauthor=False)
