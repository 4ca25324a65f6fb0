"""Atomic writes: a file appears complete or not at all."""

from __future__ import annotations

import errno
import os
import secrets
import shutil
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO


class Draft:
    """A temporary file beside its final path. As a context manager, it removes a file that was never published."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.part = path.with_name(f".{path.name}.{secrets.token_hex(4)}.part")

    def __enter__(self) -> Draft:
        return self

    def __exit__(self, *error: object) -> None:
        self.clear()

    @contextmanager
    def open(self) -> Iterator[BinaryIO]:
        """Open the draft for writing and sync it to disk, so that the name never appears before the content."""
        with self.part.open("xb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())

    def write(self, content: bytes) -> None:
        """Write the complete content."""
        with self.open() as file:
            file.write(content)

    def put(self) -> None:
        """Rename the draft to its final path, replacing an older file and keeping that file's permissions."""
        if self.path.exists():
            if not self.path.is_file():  # a device or a pipe must never be replaced by a file
                raise OSError(errno.EINVAL, "not a regular file", str(self.path))
            shutil.copymode(self.path, self.part)
        os.replace(self.part, self.path)

    def put_new(self) -> None:
        """Rename the draft to its final path; raises FileExistsError if that path exists."""
        try:
            os.link(self.part, self.path)
        except FileExistsError:
            raise
        except (OSError, NotImplementedError):  # a file system without hard links
            if os.path.lexists(self.path):
                raise FileExistsError(str(self.path)) from None
            self.part.rename(self.path)

    def clear(self) -> None:
        """Remove the temporary file."""
        with suppress(OSError):
            self.part.unlink(missing_ok=True)


def replace_file(path: Path, content: bytes) -> None:
    """Write a file atomically, replacing an older one."""
    with Draft(path) as draft:
        draft.write(content)
        draft.put()
