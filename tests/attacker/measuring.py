"""One attack on a real server: `dizaine serve`, the honest table, and the attacker, each in a process of its own.

    python -m tests.attacker [--seconds 300] [--only hints,uploads] [--write]

`--seconds 10` is a quick look; `--write` puts the report into benchmarks/results/attacker.txt.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import re
import signal
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Final, NoReturn

from tests.attacker.attacks import ATTACKS, EXPECTED, persist
from tests.attacker.client import Client
from tests.attacker.honest import PAUSE, Moves, play_honestly

ROOT: Final = Path(__file__).parents[2]
RESULT: Final = ROOT / "benchmarks" / "results" / "attacker.txt"
P99_SECONDS: Final = 0.15
_PATIENCE: Final = 30
_SETTLING: Final = 2.0
"""Seconds in which the attacker gets going before moves are measured."""


@dataclass(slots=True)
class Outcome:
    """What an attack came to."""

    seconds: float
    moves: Moves
    tallies: dict[str, dict[str, int]] = field(default_factory=dict)
    log: str = ""

    @property
    def faults(self) -> list[str]:
        """What must not be."""
        p99 = self.moves.share(0.99)
        found = [f"p99 is {p99 * 1000:.0f} ms"] if p99 >= P99_SECONDS else []
        if len(self.moves.seconds) < self.seconds / (PAUSE + P99_SECONDS):
            found.append(f"only {len(self.moves.seconds)} moves could be made")
        if self.moves.refused:
            found.append(f"{len(self.moves.refused)} moves were refused: {dict(Counter(self.moves.refused))}")
        return found

    def report(self) -> str:
        """For people."""
        shares = ((0.5, "p50"), (0.99, "p99"), (1.0, "max"))
        times = ", ".join(f"{name} {self.moves.share(part) * 1000:.1f} ms" for part, name in shares)
        lines = [
            f"A table of four beside the attacker for {self.seconds:.0f} s, {len(self.moves.seconds)} moves",
            f"{platform.python_implementation()} {platform.python_version()}, {os.cpu_count()} cores",
            "",
            f"moves: {times}; {len(self.moves.refused)} refused",
            f"the server's log: {len(self.log.splitlines())} lines",
            "",
        ]
        for name, tally in self.tallies.items():
            counted = ", ".join(f"{what} {number:,}" for what, number in sorted(tally.items()))
            lines.append(f"{name:14}{ATTACKS[name].addresses} addresses: {counted or 'nothing'}")
        return "\n".join([*lines, "", *(self.faults or ["nothing gave way"]), ""])


def measure(seconds: float, names: Sequence[str] = tuple(ATTACKS)) -> Outcome:
    """Attack a new server for some time."""
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        server, port = _start_server(Path(folder) / "data", log)
        try:
            outcome = asyncio.run(_measure(port, seconds, names))
        finally:
            server.send_signal(signal.SIGTERM)
            try:
                server.communicate(timeout=20)
            except subprocess.TimeoutExpired:
                server.kill()
                server.communicate()
        outcome.log = log.read_text()
        return outcome


def _start_server(data: Path, log: Path) -> tuple[subprocess.Popen[str], int]:
    words = ["serve", "--host", "127.0.0.1", "--port", "0", "--data", str(data), "--lang", "en", "--no-qr"]
    with log.open("w") as errors:
        server = subprocess.Popen(
            [sys.executable, "-m", "dizaine", *words], stdout=subprocess.PIPE, stderr=errors, text=True, cwd=ROOT
        )
    assert server.stdout is not None
    for line in server.stdout:
        if found := re.search(r"http://127\.0\.0\.1:(\d+)/", line):
            return server, int(found[1])
    raise RuntimeError(f"the server did not start: {log.read_text()}")


async def _measure(port: int, seconds: float, names: Sequence[str]) -> Outcome:
    moves, attackers = Moves(), []

    async def begin() -> None:
        words = ["--attack", str(port), "--seconds", str(seconds + _SETTLING), "--only", ",".join(names)]
        command = [sys.executable, "-m", "tests.attacker", *words]
        attackers.append(await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE, cwd=ROOT))
        await asyncio.sleep(_SETTLING)

    try:
        try:
            await play_honestly(port, seconds, moves, begin)
        except EXPECTED as error:
            moves.refused.append(f"broken: {type(error).__name__}")
        out, _ = await asyncio.wait_for(attackers[0].communicate(), seconds + 60)
    except BaseException:
        for attacker in attackers:
            if attacker.returncode is None:
                attacker.kill()
        raise
    return Outcome(seconds, moves, json.loads(out))


async def attack(port: int, seconds: float, names: Sequence[str]) -> NoReturn:
    """Do everything at once for some time, print what came of it, and end the process."""
    tallies: dict[str, Counter[str]] = {name: Counter() for name in names}
    tasks = []
    for number, name in enumerate(names, 2):
        for part in range(ATTACKS[name].addresses):
            client = Client(port, f"127.0.{number}.{part + 1}", tallies[name])
            tasks.append(asyncio.create_task(persist(client, partial(ATTACKS[name].run, client))))
    await asyncio.wait(tasks, timeout=seconds)
    for _ in range(_PATIENCE * 10):  # on a busy computer an attacker may need longer to be heard at all
        if not all(tallies.values()):
            await asyncio.sleep(0.1)
    print(json.dumps(tallies), flush=True)
    os._exit(0)  # an attacker closes no connections


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--only", default=",".join(ATTACKS), help="which attacks, joined by commas")
    parser.add_argument("--write", action="store_true", help=f"also write {RESULT.relative_to(ROOT)}")
    parser.add_argument("--attack", type=int, metavar="PORT", help=argparse.SUPPRESS)
    wishes = parser.parse_args()
    names = [name for name in wishes.only.split(",") if name]
    if unknown := set(names) - ATTACKS.keys():
        parser.error(f"no such attack: {', '.join(sorted(unknown))}; there are {', '.join(ATTACKS)}")
    if wishes.attack:
        os.nice(10)  # a real attacker would use a processor of its own
        asyncio.run(attack(wishes.attack, wishes.seconds, names))
    outcome = measure(wishes.seconds, names)
    print(outcome.report())
    if wishes.write:
        RESULT.write_text(outcome.report(), encoding="utf-8")
    sys.exit(bool(outcome.faults))
