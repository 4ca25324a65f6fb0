"""One server for each data folder: two would tell people different things about one table."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import BinaryIO, Final

NAME: Final = "tables.lock"


class FolderBusy(Exception):
    """Another server uses the folder."""


def lock_folder(folder: Path) -> BinaryIO:
    """Take the folder until the file is closed, or the process ends, however it does."""
    folder.mkdir(parents=True, exist_ok=True)
    file = (folder / NAME).open("ab+")
    try:
        _lock(file)
    except OSError as error:
        file.close()
        raise FolderBusy(str(folder)) from error
    return file


if sys.platform == "win32":

    def _lock(file: BinaryIO) -> None:
        import msvcrt

        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:

    def _lock(file: BinaryIO) -> None:
        import fcntl

        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
