"""The sheets that are kept at this computer: one file for each, saved after every entry."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import BinaryIO

import msgspec

from dizaine.drafts import replace_file
from dizaine.faces.complaints import Complaint
from dizaine.folders import data_folder
from dizaine.locks import Busy, lock
from dizaine.scorekeeper.export import from_json
from dizaine.scorekeeper.refusals import EntryRefused
from dizaine.scorekeeper.sheet import Sheet


class Habits(msgspec.Struct, frozen=True):
    """What was played last and by whom, to be offered the next time."""

    rulebook: str = ""
    names: list[str] = []


class SheetFiles:
    """The folder of the sheets."""

    def __init__(self) -> None:
        self.folder = data_folder() / "sheets"
        self._habits = self.folder / "habits.json"

    def create(self) -> SheetFile:
        """A file with the next free number."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            number = max((int(path.stem) for path in self._sheets()), default=0) + 1
            return SheetFile(self.folder / f"{number}.json")
        except OSError as error:
            raise Complaint("score-error-folder", detail=error.strerror or str(error)) from error

    def latest(self) -> SheetFile:
        """The sheet that was written last."""
        sheets = self._sheets()
        if not sheets:
            raise Complaint("score-error-nothing")
        return SheetFile(max(sheets, key=lambda path: (path.stat().st_mtime_ns, int(path.stem))))

    def habits(self) -> Habits:
        """What was played last; nothing if that cannot be read."""
        with suppress(OSError, msgspec.DecodeError):
            return msgspec.json.decode(self._habits.read_bytes(), type=Habits)
        return Habits()

    def remember(self, habits: Habits) -> None:
        """Offer this the next time. It is no loss if it cannot be written."""
        with suppress(OSError):
            replace_file(self._habits, msgspec.json.encode(habits))

    def _sheets(self) -> list[Path]:
        return [path for path in self.folder.glob("*.json") if path.stem.isascii() and path.stem.isdigit()]


class SheetFile:
    """The file of one sheet, which one window at a time may have open."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock: BinaryIO | None = None

    def __enter__(self) -> SheetFile:
        try:
            self._lock = lock(self.path.with_suffix(".lock"))
        except Busy as error:
            raise Complaint("score-error-busy") from error
        except OSError as error:
            raise Complaint("score-error-folder", detail=error.strerror or str(error)) from error
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._lock is not None:
            self._lock.close()
        with suppress(OSError):
            os.unlink(self.path.with_suffix(".lock"))

    def save(self, sheet: Sheet) -> None:
        """Write the sheet, completely or not at all. Raises OSError."""
        replace_file(self.path, msgspec.json.encode(sheet.saved()))

    def read(self) -> Sheet:
        """The sheet in the file."""
        return read_sheet(str(self.path))


def read_sheet(path: str) -> Sheet:
    """The sheet in a file, also in an export."""
    try:
        return from_json(Path(path).read_bytes())
    except OSError as error:
        raise Complaint("score-error-file", path=path, detail=error.strerror or str(error)) from error
    except (EntryRefused, ValueError) as error:  # msgspec's errors are ValueErrors, as are impossible file names
        raise Complaint("score-error-file", path=path, detail=str(error)) from error
