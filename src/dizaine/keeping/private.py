"""Files that only their owner can read: the store has the hidden cards of all running games.

Windows has no such modes; there the folders of a user are private anyway.
"""

from __future__ import annotations

import logging
import os
import stat
from contextlib import suppress
from pathlib import Path
from typing import Final

FOLDER_MODE: Final = 0o700
FILE_MODE: Final = 0o600
_POSIX: Final = os.name == "posix"

logger = logging.getLogger(__name__)


def private_folder(folder: Path) -> None:
    """Create a folder for its owner alone, or make an existing one so. Raises `OSError` if it cannot be created.

    A folder that everybody shares, such as /tmp, or that belongs to somebody else stays as it is.
    """
    folder.mkdir(mode=FOLDER_MODE, parents=True, exist_ok=True)
    _tighten(folder, FOLDER_MODE)


def private_file(path: Path) -> None:
    """Create an empty file for its owner alone, or make an existing one so. Raises `OSError`."""
    if _POSIX:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, FILE_MODE))
        _tighten(path, FILE_MODE)


def private_store(path: Path) -> None:
    """Do both for the folder and the file of a store. SQLite gives the files beside it the same mode."""
    private_folder(path.parent)
    private_file(path)
    for beside in (path.with_name(f"{path.name}-wal"), path.with_name(f"{path.name}-shm")):
        with suppress(FileNotFoundError):
            _tighten(beside, FILE_MODE)


def _tighten(path: Path, mode: int) -> None:
    if not _POSIX:
        return
    found = path.stat()
    if not stat.S_IMODE(found.st_mode) & ~mode:
        return
    if found.st_uid != os.geteuid() or found.st_mode & stat.S_ISVTX:
        logger.warning("others can read what is stored, and the mode cannot be changed", extra={"path": str(path)})
        return
    path.chmod(mode)
    logger.warning("others could read what is stored; now only the owner can", extra={"path": str(path)})
