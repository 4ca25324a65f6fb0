"""Files that belong to one program at a time. A lock goes with its process, however that ends."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import BinaryIO

from filelock import lock_descriptor


class Busy(Exception):
    """Another program has it."""


def lock(path: Path) -> BinaryIO:
    """Take a file that is there for nothing else, until what is returned is closed. Raises `Busy` or OSError."""
    file = path.open("ab")
    try:
        if not lock_descriptor(file.fileno(), blocking=False):
            raise Busy(str(path))
    except BaseException:
        file.close()
        raise
    return file


def is_locked(path: Path) -> bool:
    """Whether another program has a file."""
    if not path.exists():
        return False
    try:
        lock(path).close()
    except Busy:
        return True
    return False


def lock_content(path: Path) -> BinaryIO:
    """Take a file that others may go on reading, until what is returned is closed. Raises `Busy` or OSError.

    Windows keeps readers away from what is locked, so there a file beside it is locked in its place.
    """
    return lock(path.with_name(f".{path.name}.lock") if sys.platform == "win32" else path)
