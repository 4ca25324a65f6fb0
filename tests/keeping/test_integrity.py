"""Damage of a store is found before it is used, and the check of a large one ends in time."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from dizaine.keeping.integrity import StoreDamaged, check_integrity
from dizaine.keeping.sqlite_store import FILE, SqliteStore
from dizaine.table.store import StoreError


@pytest.fixture
async def path(tmp_path: Path) -> Path:
    path = tmp_path / FILE
    await SqliteStore(path).close()
    return path


def fill(path: Path, rows: int) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE filling (number INTEGER PRIMARY KEY, text TEXT)")
        connection.execute(
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)"
            " INSERT INTO filling SELECT i, hex(randomblob(150)) FROM n",
            (rows,),
        )
        connection.commit()
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def test_a_sound_store(path: Path, tmp_path: Path) -> None:
    fill(path, 100)
    assert check_integrity(path)
    assert check_integrity(tmp_path / "none yet")
    assert not (tmp_path / "none yet").exists()


def test_a_page_of_nonsense(path: Path) -> None:
    fill(path, 1_000)
    content = bytearray(path.read_bytes())
    middle = len(content) // 2 // 4096 * 4096
    content[middle : middle + 4096] = b"\xa5" * 4096
    path.write_bytes(content)
    with pytest.raises(StoreDamaged, match=str(path)):
        check_integrity(path)


@pytest.mark.parametrize(
    "content", [b"no database, but a letter to grandma" * 50, b"SQLite format 3\0" + b"\0" * 2_000]
)
def test_something_else_entirely(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    with pytest.raises(StoreDamaged):
        check_integrity(path)


def test_half_a_file(path: Path) -> None:
    fill(path, 1_000)
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])
    with pytest.raises(StoreDamaged):
        check_integrity(path)


def test_a_folder_is_no_damage(tmp_path: Path) -> None:
    with pytest.raises(StoreError) as caught:
        check_integrity(tmp_path)
    assert not isinstance(caught.value, StoreDamaged)


def test_a_large_store_is_checked_in_part(path: Path) -> None:
    fill(path, 60_000)
    assert not check_integrity(path, seconds=0)
