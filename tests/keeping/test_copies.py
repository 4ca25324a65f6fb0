"""Copies of the store: made without holding up the writer, whole, private, and put back only if they are sound."""

import asyncio
import os
import sqlite3
import stat
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from dizaine.keeping.copies import STEP, BadCopy, Contents, check_store, copy_store
from dizaine.keeping.restoring import restore_store
from dizaine.keeping.server_lock import only_server
from dizaine.keeping.sqlite_store import APPLICATION, FILE, MIGRATIONS, SqliteStore
from dizaine.locks import Busy, lock
from dizaine.table.log import EntropyAdded
from dizaine.table.store import Change, LogLine, StoreError

PAGES = 3 * STEP
"""More than the steps of a copy take at once."""


def line(seq: int, words: str = "") -> LogLine:
    return LogLine(seq, EntropyAdded(seat=0, round=1, words=words))


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    store = SqliteStore(tmp_path / "data" / FILE)
    await store.write(Change("t", [line(1)], code="CODE"))
    yield store
    await store.close()


async def swell(store: SqliteStore) -> None:
    """Let the store have many pages."""
    await store.write(Change("big", [line(number, "x" * 40_000) for number in range(PAGES // 10)], code="BIG"))


def count(path: Path, table: str = "t") -> int:
    with closing(sqlite3.connect(path)) as connection:
        found = connection.execute("SELECT count(*) FROM log WHERE table_id = ?", (table,)).fetchone()
        return int(found[0])


def nothing(share: float) -> None:
    pass


async def test_the_writer_goes_on_and_the_copy_does_not_start_again(store: SqliteStore, tmp_path: Path) -> None:
    await swell(store)
    loop, shares = asyncio.get_running_loop(), []

    def write_meanwhile(share: float) -> None:
        shares.append(share)
        written = asyncio.run_coroutine_threadsafe(store.write(Change("t", [line(len(shares) + 1)])), loop)
        written.result(5)

    await asyncio.to_thread(copy_store, store.path, tmp_path / "copy", write_meanwhile)
    assert len(shares) >= 3
    assert shares == sorted(shares)
    assert shares[-1] == 1
    assert count(store.path) == 1 + len(shares), "each move was stored while the copy was under way"
    assert count(tmp_path / "copy") == 1, "the copy is of one moment"
    assert check_store(tmp_path / "copy", nothing).tables == 2


async def test_a_copy_is_one_private_file_with_all_that_was_acknowledged(store: SqliteStore, tmp_path: Path) -> None:
    await store.write(Change("t", [line(2)]))
    target = tmp_path / "copies" / "copy"
    target.parent.mkdir()
    copy_store(store.path, target, nothing)
    assert [file.name for file in target.parent.iterdir()] == ["copy"]
    assert stat.S_IMODE(target.stat().st_mode) == 0o600
    assert count(target) == 2
    live = await store.load("t")
    copied = SqliteStore(target)
    assert await copied.load("t") == live
    await copied.close()


async def test_where_no_copy_can_be_made(store: SqliteStore, tmp_path: Path) -> None:
    with pytest.raises(OSError, match="no"):
        copy_store(store.path, tmp_path / "no" / "folder" / "copy", nothing)
    (tmp_path / "there").write_text("precious")
    with pytest.raises(FileExistsError):
        copy_store(store.path, tmp_path / "there", nothing)
    assert (tmp_path / "there").read_text() == "precious"
    with pytest.raises(StoreError):
        copy_store(tmp_path / "nothing", tmp_path / "copy", nothing)


async def test_ctrl_c_ends_a_copy_and_a_check(store: SqliteStore, tmp_path: Path) -> None:
    await swell(store)

    def interrupt(share: float) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        copy_store(store.path, tmp_path / "half", interrupt)
    copy_store(store.path, tmp_path / "whole", nothing)
    with pytest.raises(KeyboardInterrupt):
        check_store(tmp_path / "whole", interrupt)


class TestChecks:
    @pytest.fixture
    async def copy(self, store: SqliteStore, tmp_path: Path) -> Path:
        await swell(store)
        await store.close()
        copy_store(store.path, tmp_path / "copy", nothing)
        return tmp_path / "copy"

    async def test_what_a_copy_holds(self, copy: Path) -> None:
        contents = check_store(copy, nothing)
        assert contents.tables == 2
        assert contents.changed > 0

    @pytest.mark.parametrize("place", [0.3, 0.6, 0.9])
    async def test_a_damaged_copy(self, copy: Path, place: float) -> None:
        with copy.open("rb+") as file:
            file.seek(int(copy.stat().st_size * place) // 4096 * 4096)
            file.write(b"\xff" * 4096)
        with pytest.raises(BadCopy, match="damaged"):
            check_store(copy, nothing)

    async def test_a_short_copy(self, copy: Path) -> None:
        os.truncate(copy, copy.stat().st_size // 2)
        with pytest.raises(BadCopy, match="damaged"):
            check_store(copy, nothing)

    async def test_other_files(self, copy: Path) -> None:
        with closing(sqlite3.connect(copy)) as connection:
            connection.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
        with pytest.raises(BadCopy, match="newer"):
            check_store(copy, nothing)
        with closing(sqlite3.connect(copy)) as connection:
            connection.execute(f"PRAGMA application_id = {APPLICATION + 1}")
        with pytest.raises(BadCopy, match="foreign"):
            check_store(copy, nothing)
        copy.write_bytes(b"no database, but long enough to be one" * 100)
        with pytest.raises(BadCopy, match="damaged"):
            check_store(copy, nothing)


class TestRestoring:
    @pytest.fixture
    async def copy(self, store: SqliteStore, tmp_path: Path) -> Path:
        """A copy with one line; the store then gets a second one."""
        copy_store(store.path, tmp_path / "copy", nothing)
        await store.write(Change("t", [line(2)]))
        return tmp_path / "copy"

    async def test_the_former_store_is_kept(self, store: SqliteStore, copy: Path) -> None:
        await store.close()
        restored = restore_store(copy, store.path.parent, nothing)
        assert restored.contents == check_store(copy, nothing)
        assert count(store.path) == 1
        assert restored.kept is not None
        assert count(restored.kept) == 2
        again = restore_store(restored.kept, store.path.parent, nothing)
        assert count(store.path) == 2
        assert again.kept not in (None, restored.kept), "two in the same second do not collide"
        assert stat.S_IMODE(store.path.stat().st_mode) == 0o600
        assert not list(store.path.parent.glob("*.part"))

    async def test_into_a_new_folder(self, copy: Path, tmp_path: Path) -> None:
        restored = restore_store(copy, tmp_path / "new" / "folder", nothing)
        assert restored.kept is None
        assert isinstance(restored.contents, Contents)
        assert count(tmp_path / "new" / "folder" / FILE) == 1

    async def test_a_log_without_its_store_is_never_left(self, store: SqliteStore, copy: Path) -> None:
        """The store of a killed server has a log that is not merged yet, and may be too damaged to merge it."""
        folder = copy.parent / "killed"
        folder.mkdir()
        with closing(sqlite3.connect(store.path)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        await store.write(Change("t", [line(3)]))
        for name in (FILE, f"{FILE}-wal"):
            (folder / name).write_bytes((store.path.parent / name).read_bytes())
        (folder / FILE).write_bytes(b"\xff" * (folder / FILE).stat().st_size)
        log = (folder / f"{FILE}-wal").read_bytes()
        restored = restore_store(copy, folder, nothing)
        assert count(folder / FILE) == 1
        assert restored.kept is not None
        assert restored.kept.with_name(f"{restored.kept.name}-wal").read_bytes() == log

    async def test_not_while_it_is_used(self, store: SqliteStore, copy: Path) -> None:
        folder = store.path.parent
        with pytest.raises(Busy):
            restore_store(copy, folder, nothing)  # the store is open
        await store.close()
        with only_server(folder, []), pytest.raises(Busy):
            restore_store(copy, folder, nothing)
        (folder / "games").mkdir()
        with lock(folder / "games" / "1.lock"), pytest.raises(Busy):
            restore_store(copy, folder, nothing)
        assert count(store.path) == 2
        assert {file.name for file in folder.iterdir()} <= {FILE, "games", "tables.lock"}

    async def test_a_damaged_copy_changes_nothing(self, store: SqliteStore, copy: Path) -> None:
        await store.close()
        before = store.path.read_bytes()
        with copy.open("rb+") as file:
            file.seek(4096)
            file.write(b"\xff" * 8192)
        with pytest.raises(BadCopy):
            restore_store(copy, store.path.parent, nothing)
        assert store.path.read_bytes() == before
        assert {file.name for file in store.path.parent.iterdir()} <= {FILE, "tables.lock"}
