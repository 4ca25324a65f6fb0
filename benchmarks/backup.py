"""How long a move waits for its commit while `dizaine backup` copies the store.

    python -m benchmarks.backup --megabytes 500

A store of that size is filled first. Then one writer commits move after move, as a busy server does: for a while alone,
while a copy is made by another process, and for a while afterwards, when the write-ahead log is merged.
"""

from __future__ import annotations

import argparse
import asyncio
import secrets
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import monotonic, perf_counter
from typing import Final

from dizaine.keeping.sqlite_store import FILE, SqliteStore
from dizaine.table.log import Moved
from dizaine.table.store import Change, LogLine

PAUSE: Final = 0.002
"""Seconds between two moves: some hundred a second, as at 250 tables."""
LINES: Final = 1_000
"""Log lines of a table that fills the store."""


async def fill(store: SqliteStore, megabytes: int) -> None:
    """Fill a store with tables of long logs."""
    count = 0
    while store.path.stat().st_size < megabytes * 1_000_000:
        count += 1
        lines = [LogLine(number, _move()) for number in range(1, LINES + 1)]
        await store.write(Change(f"filling {count}", lines, code=f"filling {count}"))


def _move() -> Moved:
    return Moved(seat=0, by="person", lines=["0: draw", f"shuffle {secrets.token_hex(100)}"], events=3)


async def commits(store: SqliteStore, table: str, ended: Callable[[], bool]) -> list[float]:
    """Commit moves until the end; returns the seconds that each one took."""
    await store.write(Change(table, [], code=table))
    times: list[float] = []
    while not ended():
        begun = perf_counter()
        await store.write(Change(table, [LogLine(len(times) + 1, _move())]))
        times.append(perf_counter() - begun)
        await asyncio.sleep(PAUSE)
    return times


def _report(name: str, times: list[float]) -> None:
    ordered = sorted(times)
    p99 = ordered[len(ordered) * 99 // 100]
    print(f"{name:>7}: {len(times):6} commits, p99 {p99 * 1000:6.1f} ms, longest {ordered[-1] * 1000:6.1f} ms")


def _for_seconds(seconds: float) -> Callable[[], bool]:
    end = monotonic() + seconds
    return lambda: monotonic() > end


async def measure(folder: Path, megabytes: int, seconds: float) -> None:
    """Print the times of commits before, during and after a backup."""
    store = SqliteStore(folder / FILE)
    await fill(store, megabytes)
    _report("before", await commits(store, "before", _for_seconds(seconds)))
    command = [sys.executable, "-m", "dizaine", "backup", str(folder / "copy"), "--data", str(folder)]
    begun = perf_counter()
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as backup:
        _report("during", await commits(store, "during", lambda: backup.poll() is not None))
    assert backup.returncode == 0
    wal = store.path.with_name(f"{FILE}-wal").stat().st_size
    print(f"{megabytes} MB copied and checked in {perf_counter() - begun:.1f} s; the log has {wal / 1e6:.1f} MB")
    _report("after", await commits(store, "after", _for_seconds(seconds)))
    await store.close()


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--megabytes", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=5, help="how long to measure before and after")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        asyncio.run(measure(Path(name), options.megabytes, options.seconds))


if __name__ == "__main__":
    main()
