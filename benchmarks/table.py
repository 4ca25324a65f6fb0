"""Measure how many tables one server process carries: live tables of four people, two moves per second each.

    python -m benchmarks.table [--tables 100,250,400,600] [--rate 2] [--seconds 20] [--repeat 3] [--quick]

The server runs in a separate process with a real SQLite file; this process plays all people over real WebSockets,
so it needs a core too. A move is timed from the moment it is sent until the server has acknowledged it and all four
have its update. A step counts as carried if all moves could be made in time; the curve ends where that fails. Each step
is measured several times on fresh servers, since a busy moment of the machine spoils a p99; the median run is reported.
"""

from __future__ import annotations

import argparse
import asyncio
import resource
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import httpx2

from benchmarks.people import SEATS, open_table
from dizaine.faces.server.command import loop_factory

EDITION: Final = "classic"
STEPS: Final = (100, 250, 400, 600)
RATE: Final = 2.0
"""Moves in a second at each table."""
LINE: Final = 250
"""At this many tables the limits must hold."""
LIMIT_MILLISECONDS: Final = 100
LIMIT_KILOBYTES: Final = 300
ENTRANCE: Final = 25
"""The number of tables that are opened at the same time."""


@dataclass(frozen=True, slots=True)
class Result:
    """One step of the curve."""

    tables: int
    moves: int
    median: float
    p99: float
    worst: float
    late: int
    server: float
    """CPU-seconds of the server per second."""
    cpu_per_move: float
    """CPU-seconds of the server per move, including everything that is sent to four people."""
    kilobytes: float
    """Memory of the server per table."""

    @property
    def carried(self) -> bool:
        return self.p99 * 1000 <= LIMIT_MILLISECONDS and self.late == 0


class ServerProcess:
    """The server process."""

    def __init__(self, folder: Path) -> None:
        with socket.create_server(("127.0.0.1", 0)) as probe:
            self.port: int = probe.getsockname()[1]
        arguments = [sys.executable, "-m", "benchmarks.table", "--serve", str(folder / "t.sqlite3"), str(self.port)]
        self.process = subprocess.Popen(arguments)

    def cpu(self) -> float:
        """CPU-seconds used so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / 100

    def kilobytes(self) -> int:
        """Memory in use."""
        lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:"))

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(20)


async def measure(server: ServerProcess, tables: int, rate: float, seconds: float) -> Result:
    """Run so many tables for so long on a new server."""
    async with httpx2.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=60) as http:
        for _ in range(200):
            try:
                await http.get("/health")
                break
            except httpx2.TransportError:
                await asyncio.sleep(0.05)
        empty, door = server.kilobytes(), asyncio.Semaphore(ENTRANCE)
        live = list(await asyncio.gather(*(open_table(http, server.port, EDITION, door, rate) for _ in range(tables))))
    begin, cpu = time.perf_counter() + 0.5, server.cpu()
    starts = (begin + number / tables / rate for number in range(tables))
    await asyncio.gather(*(table.play(begin + seconds, start) for table, start in zip(live, starts, strict=True)))
    cpu = server.cpu() - cpu
    waits = sorted(wait for table in live for wait in table.waits)
    result = Result(
        tables,
        len(waits),
        statistics.median(waits),
        waits[min(len(waits) - 1, int(len(waits) * 0.99))],
        waits[-1],
        sum(table.late for table in live),
        cpu / (time.perf_counter() - begin + 0.5),
        cpu / len(waits),
        (server.kilobytes() - empty) / tables,
    )
    for table in live:
        for seat in table.seats:
            seat.transport.abort()
    return result


async def serve(path: Path, port: int) -> None:
    """Start the real server, without its limits per address: all people connect from this one."""
    from dizaine.faces.server.app import create_app
    from dizaine.faces.server.garbage import GarbageSchedule
    from dizaine.faces.server.limits import LOOSE
    from dizaine.faces.server.serving import TableServer
    from dizaine.keeping.sqlite_store import SqliteStore
    from dizaine.table.tables import Tables

    store = SqliteStore(path)
    await TableServer(create_app(Tables(store), LOOSE), garbage=GarbageSchedule()).serve(
        [socket.create_server(("127.0.0.1", port))]
    )
    await store.close()


def raise_limit() -> None:
    """Allow four sockets per table on both ends."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def report(results: list[Result], rate: float) -> str:
    """The curve as a table."""
    lines = [
        f"{EDITION}, {SEATS} people at each table, {rate:g} moves a second at each, one server process",
        f"{'tables':>7}{'moves':>8}{'median':>10}{'p99':>10}{'worst':>10}{'late':>6}{'server':>9}{'a move':>10}"
        f"{'memory':>13}",
    ]
    for one in results:
        lines.append(
            f"{one.tables:>7}{one.moves:>8}{one.median * 1000:>7.1f} ms{one.p99 * 1000:>7.1f} ms"
            f"{one.worst * 1000:>7.1f} ms{one.late:>6}{one.server:>7.0%} c{one.cpu_per_move * 1000:>7.2f} ms"
            f"{one.kilobytes:>7.0f} kB/t"
        )
    broken = next((one.tables for one in results if not one.carried), None)
    lines.append("")
    lines.append("late: moves that began more than a second after their time; server: share of one core; c: core;")
    lines.append("a move: CPU time of the server for it and for all that four people are told of it")
    lines.append(f"breaks at {broken} tables" if broken else "no step broke it")
    return "\n".join(lines)


def run_once(tables: int, rate: float, seconds: float) -> Result:
    """One measurement on a new server."""
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder))
        try:
            with asyncio.Runner(loop_factory=loop_factory()) as runner:
                return runner.run(measure(server, tables, rate, seconds))
        finally:
            server.stop()


def main() -> None:
    """Measure, print the results, and fail if the target is missed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", default=",".join(map(str, STEPS)))
    parser.add_argument("--rate", type=float, default=RATE, help="moves in a second at each table")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--repeat", type=int, default=3)
    parser.add_argument("--quick", action="store_true", help="few tables, to see that it works")
    parser.add_argument("--serve", nargs=2, metavar=("FILE", "PORT"), help=argparse.SUPPRESS)
    wishes = parser.parse_args()
    raise_limit()
    if wishes.serve:
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            runner.run(serve(Path(wishes.serve[0]), int(wishes.serve[1])))
        return
    steps = [10] if wishes.quick else [int(word) for word in wishes.tables.split(",")]
    results = []
    for tables in steps:
        seconds, repeat = (3, 1) if wishes.quick else (wishes.seconds, wishes.repeat)
        runs = [run_once(tables, wishes.rate, seconds) for _ in range(repeat)]
        results.append(sorted(runs, key=lambda run: run.p99)[len(runs) // 2])
        told = ", ".join(f"{run.p99 * 1000:.1f}" for run in runs)
        print(f"{tables} tables: p99 of each run in ms: {told}", flush=True)
    print(report(results, wishes.rate))
    for one in results:
        if one.tables == LINE and (not one.carried or one.kilobytes > LIMIT_KILOBYTES):
            sys.exit(f"{LINE} tables: at most {LIMIT_MILLISECONDS} ms and {LIMIT_KILOBYTES} kB a table are the line")


if __name__ == "__main__":
    main()
