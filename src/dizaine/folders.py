"""The folders of a person's own: what is kept (saved games) and what can be made again (compiled rules)."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path


def data_folder(environment: Mapping[str, str] | None = None, platform: str = sys.platform) -> Path:
    """Where a person's games live: $DIZAINE_DATA, else the place that the system has for such things."""
    variables = os.environ if environment is None else environment
    if own := variables.get("DIZAINE_DATA"):
        return Path(own)
    if shared := variables.get("XDG_DATA_HOME"):
        return Path(shared) / "dizaine"
    home = _home(variables)
    if platform == "win32":
        return _local(variables) / "dizaine"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "dizaine"
    return home / ".local" / "share" / "dizaine"


def cache_folder(environment: Mapping[str, str] | None = None, platform: str = sys.platform) -> Path:
    """Where things lie that can be made again: $DIZAINE_CACHE, else the place that the system has for them."""
    variables = os.environ if environment is None else environment
    if own := variables.get("DIZAINE_CACHE"):
        return Path(own)
    if shared := variables.get("XDG_CACHE_HOME"):
        return Path(shared) / "dizaine"
    if platform == "win32":
        return _local(variables) / "dizaine" / "cache"
    if platform == "darwin":
        return _home(variables) / "Library" / "Caches" / "dizaine"
    return _home(variables) / ".cache" / "dizaine"


def _home(variables: Mapping[str, str]) -> Path:
    return Path(variables.get("HOME") or Path.home())


def _local(variables: Mapping[str, str]) -> Path:
    return Path(variables.get("LOCALAPPDATA") or _home(variables) / "AppData" / "Local")
