"""Files that appear whole or not at all, whatever happens while they are written."""

from __future__ import annotations

import os
import secrets
import shutil
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO


class Draft:
    """A file in the making, beside the place where it is to appear. Left behind unfinished, it goes away."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.part = path.with_name(f".{path.name}.{secrets.token_hex(4)}.part")

    def __enter__(self) -> Draft:
        return self

    def __exit__(self, *error: object) -> None:
        self.clear()

    @contextmanager
    def open(self) -> Iterator[BinaryIO]:
        """Where the content goes. At the end it is safe on the disk: a name must never outlive what it stands for."""
        with self.part.open("xb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())

    def write(self, content: bytes) -> None:
        """The whole content at once."""
        with self.open() as file:
            file.write(content)

    def put(self) -> None:
        """Give it its name, in place of an older file, whose permissions it takes over."""
        if self.path.exists():
            shutil.copymode(self.path, self.part)
        os.replace(self.part, self.path)

    def put_new(self) -> None:
        """Give it its name; raises FileExistsError where there is something already."""
        try:
            os.link(self.part, self.path)
        except FileExistsError:
            raise
        except (OSError, NotImplementedError):  # a file system without links
            if os.path.lexists(self.path):
                raise FileExistsError(str(self.path)) from None
            self.part.rename(self.path)

    def clear(self) -> None:
        """Leave nothing behind that has no name yet."""
        with suppress(OSError):
            self.part.unlink(missing_ok=True)


def replace_file(path: Path, content: bytes) -> None:
    """Write a file, in place of an older one."""
    with Draft(path) as draft:
        draft.write(content)
        draft.put()
