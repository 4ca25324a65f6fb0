"""Files that are written for a person: completely or not at all."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from dizaine.drafts import Draft
from dizaine.faces.complaints import Complaint


class OutputFile:
    """A file named by an option. Raises `Complaint` at once, before the work begins, if it cannot be written."""

    def __init__(self, option: str, name: str) -> None:
        self.option = option
        self.name = name
        with self._complaints():
            self.path = Path(os.path.realpath(name))  # writes through a link instead of replacing it
            self._draft = Draft(self.path)
            if self.path.exists():
                if not self.path.is_file():
                    raise ValueError(f"{self.path} is a folder or a device")
                if not os.access(self.path, os.W_OK):
                    raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        try:
            self.prepare(b"")
        finally:
            self.clear()

    def prepare(self, content: bytes) -> None:
        """Write the content to a draft beside the file."""
        with self._complaints():
            self._draft.write(content)

    def put(self) -> None:
        """Rename the draft to the file."""
        with self._complaints():
            self._draft.put()

    def clear(self) -> None:
        """Delete the draft if it is still there."""
        self._draft.clear()

    @contextmanager
    def _complaints(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            detail = error.strerror or str(error)
            raise Complaint("simulate-error-unwritable", option=self.option, path=self.name, detail=detail) from error
        except ValueError as error:  # not a possible file name
            raise Complaint("simulate-error-no-file", option=self.option, path=self.name) from error


def write_files(contents: Mapping[OutputFile, bytes]) -> None:
    """Write all files, or none of them if one cannot be written."""
    try:
        for file, content in contents.items():
            file.prepare(content)
        for file in contents:
            file.put()
    finally:
        for file in contents:
            file.clear()
