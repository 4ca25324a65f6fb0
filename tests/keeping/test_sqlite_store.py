"""Tables in a SQLite file: changes are atomic and on disk before they are acknowledged; other files are untouched."""

import asyncio
import os
import sqlite3
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from dizaine.keeping import sqlite_store
from dizaine.keeping.sqlite_store import APPLICATION, MIGRATIONS, SqliteStore
from dizaine.table.fair import RoundSecret
from dizaine.table.log import EntropyAdded, HostPassed, Moved, SeatFreed
from dizaine.table.store import Change, LogLine, StoreError

NOBODY = 65_534
"""An unprivileged user, since permissions do not restrict the administrator."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "tables.sqlite3"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[SqliteStore]:
    store = SqliteStore(path)
    yield store
    await store.close()


def line(seq: int, command: str = "", seat: int = 0) -> LogLine:
    return LogLine(seq, SeatFreed(seat=seq), seat, command)


def opening(table: str = "t", code: str = "CODE") -> Change:
    return Change(table, [line(1)], [RoundSecret(table, 1, bytes(32))], code=code)


def rows(path: Path, question: str) -> list[tuple[object, ...]]:
    """The contents of the file as another program sees them."""
    connection = sqlite3.connect(path)
    try:
        return connection.execute(question).fetchall()
    finally:
        connection.close()


async def test_everything_comes_back(store: SqliteStore, path: Path) -> None:
    secrets = [
        RoundSecret("t", 1, bytes(range(32)), ("0 a  b", "1 ñ".encode().decode())),
        RoundSecret("t", 2, b"x" * 32),
    ]
    moved = Moved(seat=1, by="person", lines=["1: draw", "shuffle r1 W"], events=3)
    lines = [
        LogLine(1, HostPassed(seat=2)),
        LogLine(2, moved, 1, "id"),
        LogLine(3, EntropyAdded(seat=0, round=2, words="w")),
    ]
    await store.write(Change("t", lines[:1], secrets[:1], code="CODE"))
    await store.write(Change("t", lines[1:], secrets[1:], "a position\nof lines\n", 17))
    await store.close()
    again = SqliteStore(path)
    stored = await again.load("t")
    assert stored is not None
    assert (stored.table, stored.code, stored.over) == ("t", "CODE", False)
    assert stored.lines == lines
    assert stored.secrets == {1: secrets[0], 2: secrets[1]}
    assert (stored.position, stored.position_seq, stored.position_events) == ("a position\nof lines\n", 3, 17)
    assert await again.find("CODE") == "t"
    assert await again.find("code") is None
    assert await again.load("other") is None
    await again.close()


async def test_later_values_replace_earlier_ones(store: SqliteStore) -> None:
    await store.write(opening())
    secret = RoundSecret("t", 1, bytes(32), ("0 words",))
    await store.write(Change("t", [line(2)], [secret], "first", 5, over=True))
    await store.write(Change("t", [line(3)], position="second", position_events=9))
    await store.write(Change("t", [line(4)]))
    stored = await store.load("t")
    assert stored is not None
    assert stored.secrets == {1: secret}
    assert (stored.position, stored.position_seq, stored.position_events) == ("second", 3, 9)
    assert stored.over


async def test_tables_do_not_mix(store: SqliteStore) -> None:
    await store.write(opening("a", "AAA"))
    await store.write(opening("b", "BBB"))
    await store.write(Change("b", [line(2, "same id")], [RoundSecret("b", 2, b"b" * 32)], "b's", 1))
    await store.write(Change("a", [line(2, "same id")]))
    one, two = await store.load("a"), await store.load("b")
    assert one is not None
    assert two is not None
    assert (len(one.lines), sorted(one.secrets), one.position) == (2, [1], "")
    assert (len(two.lines), sorted(two.secrets), two.position) == (2, [1, 2], "b's")


@pytest.mark.parametrize(
    "bad",
    [
        Change("t", [line(2), line(1)], [RoundSecret("t", 7, b"")], "position"),
        Change("t", [line(2, "known")], [RoundSecret("t", 7, b"")], "position"),
        Change("t", [line(2), line(3, "known")], [RoundSecret("t", 7, b"")], "position"),
        Change("nobody", [line(1)], [RoundSecret("t", 7, b"")], "position"),
        Change("new", [line(1)], [RoundSecret("t", 7, b"")], "position", code="CODE"),
        Change("t", [line(2)], [RoundSecret("t", 7, b"", (object(),))], "position"),  # type: ignore[arg-type]
        Change("t", [LogLine(2, object())], [RoundSecret("t", 7, b"")], "position"),  # type: ignore[arg-type]
    ],
)
async def test_a_change_is_stored_completely_or_not_at_all(store: SqliteStore, path: Path, bad: Change) -> None:
    await store.write(Change("t", [line(1, "known")], code="CODE"))
    before = list(rows(path, "SELECT * FROM log")), list(rows(path, "SELECT * FROM tables"))
    with pytest.raises(StoreError):
        await store.write(bad)
    assert (rows(path, "SELECT * FROM log"), rows(path, "SELECT * FROM tables")) == before
    assert rows(path, "SELECT * FROM secrets") == rows(path, "SELECT * FROM snapshots") == []
    await store.write(Change("t", [line(2)]))


async def test_a_command_is_stored_once_for_each_seat(store: SqliteStore) -> None:
    await store.write(opening())
    await store.write(Change("t", [line(2, "id", seat=0)]))
    await store.write(Change("t", [line(3, "id", seat=1)]))
    await store.write(Change("t", [line(4, "", seat=1), line(5, "", seat=1)]))
    with pytest.raises(StoreError):
        await store.write(Change("t", [line(6, "id", seat=1)]))


class CommitCounter:
    """Counts how often the writer commits."""

    def __init__(self, store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
        self.commits = 0
        commit = store._commit

        def counted(jobs: list[sqlite_store._Job]) -> None:
            self.commits += 1
            commit(jobs)

        monkeypatch.setattr(store, "_commit", counted)


async def test_waiting_changes_share_a_commit_and_a_bad_one_does_not_affect_the_others(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(200):
        await store.write(opening(f"t{number}", f"C{number}"))
    counter = CommitCounter(store, monkeypatch)
    changes = [Change(f"t{number}", [line(2 if number % 10 else 1)]) for number in range(200)]
    results = await asyncio.gather(*map(store.write, changes), return_exceptions=True)
    assert counter.commits < 20
    for number, result in enumerate(results):
        stored = await store.load(f"t{number}")
        assert stored is not None
        assert len(stored.lines) == (2 if number % 10 else 1)
        assert isinstance(result, StoreError) != bool(number % 10)


async def test_what_is_acknowledged_is_in_the_file(store: SqliteStore, path: Path) -> None:
    await store.write(opening())
    for number in range(2, 30):
        await store.write(Change("t", [line(number)]))
        assert rows(path, "SELECT max(seq) FROM log") == [(number,)]
    assert store._connection.execute("PRAGMA synchronous").fetchone() == (2,)
    assert store._connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)


async def test_a_failing_commit_is_reported_to_all_who_wait(store: SqliteStore, path: Path) -> None:
    await store.write(opening())
    store._connection.execute("PRAGMA busy_timeout = 50")
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    results = await asyncio.gather(
        store.write(Change("t", [line(2)])), store.write(Change("t", [line(3)])), return_exceptions=True
    )
    assert all(isinstance(result, StoreError) for result in results)
    other.execute("ROLLBACK")
    other.close()
    await store.write(Change("t", [line(2)]))


async def test_a_full_disk_is_an_error_and_passes(store: SqliteStore) -> None:
    await store.write(opening())
    pages = store._connection.execute("PRAGMA page_count").fetchone()[0]
    store._connection.execute(f"PRAGMA max_page_count = {pages}")
    big = Change("t", [line(2)], position="x" * 100_000)
    with pytest.raises(StoreError, match="full"):
        await store.write(big)
    stored = await store.load("t")
    assert stored is not None
    assert len(stored.lines) == 1
    store._connection.execute("PRAGMA max_page_count = 100000")
    await store.write(big)


async def test_a_caller_who_goes_away_disturbs_nobody(store: SqliteStore) -> None:
    await store.write(opening())
    task = asyncio.create_task(store.write(Change("t", [line(2)])))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    stored = await store.load("t")
    assert stored is not None
    assert len(stored.lines) == 2


async def test_nothing_is_stored_after_closing(path: Path) -> None:
    store = SqliteStore(path)
    waiting = [asyncio.create_task(store.write(opening(f"t{number}", f"C{number}"))) for number in range(20)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*waiting)
    assert rows(path, "SELECT count(*) FROM tables") == [(20,)]
    for question in (store.write(opening()), store.load("t"), store.find("C1")):
        with pytest.raises(StoreError, match="closed"):
            await asyncio.wait_for(question, 5)
    await asyncio.wait_for(store.close(), 5)


def foreign(path: Path, statement: str) -> bytes:
    path.parent.mkdir(parents=True)
    connection = sqlite3.connect(path)
    connection.executescript(statement)
    connection.close()
    return path.read_bytes()


def test_a_foreign_file_is_refused_and_left_alone(path: Path) -> None:
    content = foreign(path, "CREATE TABLE mine (x); INSERT INTO mine VALUES (1)")
    with pytest.raises(StoreError, match="no file of ours"):
        SqliteStore(path)
    assert path.read_bytes() == content
    path.write_bytes(b"Dear diary, today we played cards. " * 100)
    with pytest.raises(StoreError, match=r"tables\.sqlite3"):
        SqliteStore(path)
    assert path.read_bytes().startswith(b"Dear diary")


def test_a_file_of_a_newer_version_is_refused_and_left_alone(path: Path) -> None:
    content = foreign(
        path,
        f"PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {len(MIGRATIONS) + 1}; CREATE TABLE future (x)",
    )
    with pytest.raises(StoreError, match="newer"):
        SqliteStore(path)
    assert path.read_bytes() == content


async def test_an_older_file_is_brought_up_to_date(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = SqliteStore(path)
    await store.write(opening())
    await store.close()
    assert rows(path, "PRAGMA user_version") == [(len(MIGRATIONS),)]
    assert rows(path, "PRAGMA application_id") == [(APPLICATION,)]
    newer = (
        *MIGRATIONS,
        "ALTER TABLE tables ADD COLUMN colour TEXT NOT NULL DEFAULT 'green'",
        "CREATE TABLE extra (x); INSERT INTO extra SELECT id FROM tables",
    )
    monkeypatch.setattr(sqlite_store, "MIGRATIONS", newer)
    store = SqliteStore(path)
    stored = await store.load("t")
    assert stored is not None
    assert len(stored.lines) == 1
    await store.close()
    assert rows(path, "SELECT colour FROM tables") == [("green",)]
    assert rows(path, "SELECT x FROM extra") == [("t",)]
    assert rows(path, "PRAGMA user_version") == [(len(newer),)]
    await SqliteStore(path).close()
    assert rows(path, "SELECT x FROM extra") == [("t",)], "a migration ran twice"


async def test_a_failing_migration_leaves_the_older_version(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = SqliteStore(path)
    await store.write(opening())
    await store.close()
    with monkeypatch.context() as patch:
        broken = (*MIGRATIONS, "CREATE TABLE good (x)", "CREATE TABLE half (x); INSERT INTO nowhere VALUES (1)")
        patch.setattr(sqlite_store, "MIGRATIONS", broken)
        with pytest.raises(StoreError, match="nowhere"):
            SqliteStore(path)
    names = {name for (name,) in rows(path, "SELECT name FROM sqlite_schema WHERE type = 'table'")}
    assert "good" in names
    assert "half" not in names
    assert rows(path, "PRAGMA user_version") == [(len(MIGRATIONS) + 1,)]


def opens_for_somebody_else(path: Path) -> bool:
    """Whether the file can be opened by a user who is not the administrator; any other error ends the test."""
    child = os.fork()
    if child == 0:
        code = 2
        try:
            if os.geteuid() == 0:
                os.setuid(NOBODY)
            SqliteStore(path)
            code = 0
        except StoreError as error:
            code = 1 if path.name in str(error) else 2
        finally:
            os._exit(code)
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    assert code in (0, 1), "neither opened nor refused"
    return code == 0


@pytest.mark.skipif(not hasattr(os, "fork"), reason="folders are protected in another way here")
def test_a_folder_that_may_not_be_written_to() -> None:
    with tempfile.TemporaryDirectory() as name:  # pytest's folders are closed to other users
        folder = Path(name)
        folder.chmod(0o555)
        assert not opens_for_somebody_else(folder / "tables.sqlite3")
        assert not opens_for_somebody_else(folder / "deeper" / "tables.sqlite3")
        folder.chmod(0o777)
        assert opens_for_somebody_else(folder / "tables.sqlite3")


def test_a_place_where_no_file_can_be(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for path in (tmp_path, tmp_path / "file" / "tables.sqlite3", Path("/dev/null/x/tables.sqlite3")):
        with pytest.raises(StoreError):
            SqliteStore(path)
