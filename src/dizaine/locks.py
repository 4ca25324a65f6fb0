"""File locks that one program can hold at a time. The system releases a lock when its process ends, even in a crash."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import BinaryIO

from filelock import lock_descriptor


class Busy(Exception):
    """Another program holds the lock."""


def lock(path: Path) -> BinaryIO:
    """Lock a file that serves only as a lock, until the returned file is closed. Raises `Busy` or OSError."""
    file = path.open("ab")
    try:
        if not lock_descriptor(file.fileno(), blocking=False):
            raise Busy(str(path))
    except BaseException:
        file.close()
        raise
    return file


def is_locked(path: Path) -> bool:
    """Whether another program holds the lock of a file."""
    if not path.exists():
        return False
    try:
        lock(path).close()
    except Busy:
        return True
    return False


def lock_content(path: Path) -> BinaryIO:
    """Lock a file that others may still read, until the returned file is closed. Raises `Busy` or OSError.

    On Windows a locked file cannot be read, so a file beside it is locked instead.
    """
    return lock(path.with_name(f".{path.name}.lock") if sys.platform == "win32" else path)
