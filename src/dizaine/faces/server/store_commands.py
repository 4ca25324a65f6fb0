"""The commands `dizaine backup` and `dizaine restore`."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from dizaine.drafts import Draft
from dizaine.faces.complaints import Complaint
from dizaine.faces.entry import INTERRUPTED
from dizaine.faces.progress import Progress, clock
from dizaine.folders import data_folder
from dizaine.keeping.copies import BadCopy, check_store, copy_store
from dizaine.keeping.restoring import restore_store
from dizaine.keeping.sqlite_store import FILE
from dizaine.locks import Busy
from dizaine.table.store import StoreError
from dizaine.words.numbers import percent

if TYPE_CHECKING:
    from dizaine.words.catalogue import Catalogue


def backup(catalogue: Catalogue, file: str, data: str | None, *, force: bool = False) -> int:
    """Copy all tables to a file, while games continue. An existing file is only overwritten by force."""
    source, target = _folder(data) / FILE, _path(file)
    if not source.exists():
        raise Complaint("serve-error-nothing", path=str(source))
    if os.path.lexists(target) and (not force or target.is_dir()):
        raise Complaint("serve-error-exists", path=file)
    if force and target.exists() and target.samefile(source):
        raise Complaint("serve-error-same", path=file)
    try:
        with Draft(target) as draft, _progress(catalogue) as progress:
            copy_store(source, draft.part, progress.show)
            contents = check_store(draft.part, progress.show)
            if force:
                os.replace(draft.part, target)
            else:
                draft.put_new()
    except FileExistsError:
        raise Complaint("serve-error-exists", path=file) from None
    except (OSError, StoreError) as error:
        raise Complaint("serve-error-copy", path=file, detail=_detail(catalogue, error, source)) from error
    except KeyboardInterrupt:
        print(catalogue.text("serve-backup-stopped", path=file), file=sys.stderr)
        return INTERRUPTED
    print(catalogue.text("serve-backup", path=file, tables=contents.tables))
    if contents.sheets:
        print(catalogue.text("serve-sheets", sheets=contents.sheets))
    return 0


def restore(catalogue: Catalogue, file: str, data: str | None) -> int:
    """Put a copy in the place of the tables; these are kept beside it."""
    copy, folder = _path(file), _folder(data)
    if not copy.is_file():
        raise Complaint("serve-error-no-copy", path=file)
    if (folder / FILE).exists() and copy.samefile(folder / FILE):
        raise Complaint("serve-error-same", path=file)
    try:
        with _progress(catalogue) as progress:
            restored = restore_store(copy, folder, progress.show)
    except Busy:
        raise Complaint("serve-error-in-use", path=str(folder)) from None
    except StoreError as error:
        raise Complaint("serve-error-bad-copy", path=file, detail=_detail(catalogue, error, copy)) from error
    except OSError as error:
        raise Complaint("serve-error-store", path=str(folder), detail=error.strerror or str(error)) from error
    except KeyboardInterrupt:
        print(catalogue.text("serve-restore-stopped", path=str(folder)), file=sys.stderr)
        return INTERRUPTED
    contents, kept = restored.contents, restored.kept
    date = f"{datetime.fromtimestamp(contents.changed):%Y-%m-%d %H:%M}"
    print(catalogue.text("serve-restored", path=str(folder / FILE), tables=contents.tables, date=date))
    if contents.sheets:
        print(catalogue.text("serve-sheets", sheets=contents.sheets))
    if kept is not None:
        print(catalogue.text("serve-restore-kept", path=str(kept)))
    return 0


def _folder(option: str | None) -> Path:
    return data_folder() if option is None else Path(option)


def _path(file: str) -> Path:
    if not file or "\0" in file:
        raise Complaint("serve-error-no-file", path=file)
    return Path(file)


def _detail(catalogue: Catalogue, error: Exception, path: Path) -> str:
    """What is wrong with a file, or the words of the system."""
    if isinstance(error, BadCopy):
        return catalogue.text(f"serve-copy-{error.reason}")
    detail = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return detail.removeprefix(f"{path}: ")


@contextmanager
def _progress(catalogue: Catalogue) -> Iterator[Progress]:
    """A line with the share that is copied, and then that the copy is being checked."""

    def words(done: float, seconds: float) -> str:
        if done >= 1:
            return catalogue.text("serve-checking")
        left = clock(seconds * (1 - done) / done) if done else "…"
        return catalogue.text("serve-copying", percent=percent(catalogue, done, 0), left=left)

    progress = Progress(sys.stderr, 1, words)
    try:
        yield progress
    finally:
        progress.close()
