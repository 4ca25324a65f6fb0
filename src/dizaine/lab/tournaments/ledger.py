"""The file of a tournament: it keeps what was played, so that the next call can continue.

    {"dizaine tournament":1,"edition":"classic",…}
    [[1,[250,315],14,402],[2,[330,255],13,377]]
    …

The first line is the plan, each other line a block, in the order of the blocks. Lines are only appended, so that an
interrupted tournament is the beginning of the complete one. An incomplete last line is dropped and played again.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from itertools import islice
from pathlib import Path
from typing import Any, BinaryIO, Final, Literal

from dizaine.lab.report import program_version
from dizaine.lab.tournaments.blocks import Block
from dizaine.lab.tournaments.plan import TournamentPlan
from dizaine.locks import Busy, lock_content
from dizaine.players.own_players import find_player
from dizaine.rulebooks import DizaineError

Problem = Literal["foreign", "other-plan", "damaged", "busy", "unwritable"]
_KIND: Final = "dizaine tournament"
_CODE: Final = (
    "engine/**/*.py",
    "players/**/*.py",
    "lab/cards/playouts.py",
    "lab/dice/playouts.py",
    "lab/hosting.py",
    "lab/results.py",
)
"""The sources that decide how games are played."""


class LedgerError(DizaineError):
    """A file that a tournament cannot continue with; it is left unchanged. Faces translate `problem`."""

    def __init__(
        self, problem: Problem, path: Path, *, line: int = 0, differences: Sequence[str] = (), detail: str = ""
    ) -> None:
        super().__init__(f"{path}: {problem} {line or ''}{', '.join(differences)}{detail}".rstrip())
        self.problem = problem
        self.path = path
        self.line = line
        self.differences = tuple(differences)
        """The parts of the plan that differ."""
        self.detail = detail
        """The error of the operating system."""


class Ledger:
    """The blocks that were played, in a file with one writer at a time. It is created with the first block."""

    def __init__(self, path: Path, plan: TournamentPlan) -> None:
        self._path = path
        self._plan = plan
        self._header = json.dumps(plan_facts(plan), separators=(",", ":")).encode() + b"\n"
        self._file: BinaryIO | None = None
        self._open_files = ExitStack()
        if path.exists():
            self._open()

    def __enter__(self) -> Ledger:
        return self

    def __exit__(self, *error: object) -> None:
        self._open_files.close()

    def blocks(self, most: int) -> list[Block]:
        """The first blocks of the file. An incomplete last line is removed."""
        if self._file is None:
            return []
        self._file.seek(len(self._header))
        blocks: list[Block] = []
        end = self._file.tell()
        for number, line in enumerate(islice(self._file, most), 2):
            if not line.endswith(b"\n"):
                break
            try:
                blocks.append(Block.from_line(line.decode(), self._plan.seats))
            except ValueError as error:
                raise LedgerError("damaged", self._path, line=number) from error
            end += len(line)
        if len(blocks) < most:
            self._file.truncate(end)
        self._file.seek(0, os.SEEK_END)
        return blocks

    def add(self, blocks: Sequence[Block]) -> None:
        """Append the next blocks, and flush them to the disk."""
        if self._file is None:
            self._open()
        assert self._file is not None
        with self._os_errors():
            self._file.write("".join(f"{block.to_line()}\n" for block in blocks).encode())
            self._file.flush()
            os.fsync(self._file.fileno())

    def _open(self) -> None:
        """Open the file for this plan, or refuse it and leave it unchanged."""
        with self._os_errors(), ExitStack() as open_files:
            file = open_files.enter_context(self._path.open("r+b" if self._path.exists() else "x+b"))
            try:
                open_files.enter_context(lock_content(self._path))
            except Busy as error:
                raise LedgerError("busy", self._path) from error
            first = file.readline()
            if self._header.startswith(first) and len(first) < len(self._header):  # new, or the plan is incomplete
                file.seek(0)
                file.write(self._header)
                file.flush()
            elif first != self._header:
                raise _refusal(self._path, first, self._plan)
            self._file, self._open_files = file, open_files.pop_all()

    @contextmanager
    def _os_errors(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            raise LedgerError("unwritable", self._path, detail=error.strerror or str(error)) from error


def plan_facts(plan: TournamentPlan) -> dict[str, Any]:
    """Everything that the blocks depend on."""
    return {
        _KIND: 1,
        "edition": plan.book.id,
        "rulebook": plan.book.fingerprint,
        "format": plan.format,
        "seats": plan.seats,
        "players": list(plan.players),
        "seed": plan.seed,
        "version": program_version(),
        "code": code_fingerprint(plan),
    }


def kept_seed(path: Path) -> int | None:
    """The seed of the tournament in a file, to continue it without naming the seed; None if there is none."""
    try:
        with path.open("rb") as file:
            seed = _facts(file.readline()).get("seed")
    except OSError:
        return None
    return seed if type(seed) is int else None


def code_fingerprint(plan: TournamentPlan) -> str:
    """A hash of the sources, so that games of different players with the same name are never mixed."""
    root = Path(__file__).parents[2]
    digest = hashlib.sha256()
    for path in _sources(root):
        digest.update(f"{path.relative_to(root).as_posix()}\0".encode() + path.read_bytes() + b"\0")
    for player in plan.players:
        digest.update(find_player(player, plan.book.kind).code.encode())
    return digest.hexdigest()[:16]


def _sources(root: Path) -> Iterator[Path]:
    yield from sorted(path for pattern in _CODE for path in root.glob(pattern))


def _facts(line: bytes) -> dict[str, Any]:
    """The facts in a first line; empty if it is not that of a tournament."""
    try:
        facts = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    return facts if isinstance(facts, dict) and _KIND in facts else {}


def _refusal(path: Path, line: bytes, plan: TournamentPlan) -> LedgerError:
    facts = _facts(line)
    if not facts:
        return LedgerError("foreign", path)
    wanted = plan_facts(plan)
    return LedgerError("other-plan", path, differences=[name for name in wanted if facts.get(name) != wanted[name]])
