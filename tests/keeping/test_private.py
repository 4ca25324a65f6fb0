"""Only the owner can read what is stored: it has the hidden cards of running games."""

import logging
import os
import stat
from contextlib import suppress
from pathlib import Path

import pytest

from dizaine.keeping.private import private_folder, private_store
from dizaine.keeping.server_lock import LINKS, only_server
from dizaine.keeping.sqlite_store import FILE, SqliteStore

pytestmark = pytest.mark.skipif(os.name != "posix", reason="Windows has no such modes")


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


async def test_a_new_store_is_private(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    before = os.umask(0)
    try:
        with only_server(folder, ["http://127.0.0.1/"]):
            store = SqliteStore(folder / FILE)
            await store.probe()
            names = {path.name: mode(path) for path in folder.iterdir() if not path.name.endswith(".lock")}
            await store.close()
    finally:
        os.umask(before)
    assert mode(folder) == 0o700
    assert names == dict.fromkeys((FILE, f"{FILE}-wal", f"{FILE}-shm", LINKS), 0o600)


async def test_an_open_store_is_tightened_and_that_is_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path = tmp_path / "data" / FILE
    await SqliteStore(path).close()
    path.parent.chmod(0o755)
    path.chmod(0o644)
    with caplog.at_level(logging.WARNING):
        await SqliteStore(path).close()
        told = len(caplog.records)
        await SqliteStore(path).close()
    assert (mode(path.parent), mode(path)) == (0o700, 0o600)
    assert told == len(caplog.records) == 2  # the folder and the file, once


def test_a_folder_that_everybody_shares_stays_as_it_is(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    tmp_path.chmod(0o1777)
    private_folder(tmp_path)
    assert mode(tmp_path) == 0o777 | stat.S_ISVTX
    assert "cannot be changed" in caplog.text


def test_nothing_is_opened_up(tmp_path: Path) -> None:
    path = tmp_path / FILE
    private_store(path)
    path.chmod(0o400)
    with suppress(PermissionError):  # opening it is for administrators only
        private_store(path)
    assert mode(path) == 0o400
