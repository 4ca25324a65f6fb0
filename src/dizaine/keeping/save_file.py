"""One saved game: a text file with the record, to which every move is added before anyone sees it.

    dizaine record 1
    # saved 0000000013 lines
    # seat person Ada
    # seat steady Bram
    # language fr
    # deck phase
    # begun 2026-11-15 20:15
    rulebook {…}
    …

It is the engine's record with remarks; that of a game of dice begins with `dizaine dice record 1` and has no deck.
The number in the second line is the only thing ever written over: it counts the lines that are safe on the disk, and
is raised after they are. So a file that is shorter was truncated by someone, and what lies beyond it may be half a
move that nobody ever saw, left by a power cut or a kill.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import BinaryIO, Final, Literal

from dizaine.drafts import Draft
from dizaine.engine.errors import BrokenRecord
from dizaine.engine.kinds import KINDS, kind_of_record
from dizaine.game import Game
from dizaine.locks import Busy, lock_content
from dizaine.players.registry import name_of_now
from dizaine.rulebooks import DizaineError
from dizaine.table.seats import Seat

Problem = Literal["missing", "foreign", "truncated", "broken", "busy", "unreadable", "unwritable"]

_COUNTER: Final = "# saved {:010d} lines"
_COUNTER_LINE: Final = re.compile(r"# saved (\d{10}) lines")
_KIND: Final = re.compile(r"\w[\w.:-]*")
"""A person, or the name of a player; whether there is one is another matter."""
OVER_LINE: Final = "# over"


class SaveError(DizaineError):
    """A saved game that cannot be used; faces translate `problem`. The file is as it was."""

    def __init__(self, problem: Problem, path: Path, *, line: int = 0, detail: str = "") -> None:
        super().__init__(
            f"{path}: {problem}" + (f" at line {line}" if line else "") + (f": {detail}" if detail else "")
        )
        self.problem = problem
        self.path = path
        self.line = line
        self.detail = detail


@dataclass(frozen=True, slots=True)
class Facts:
    """What a saved game knows beside its record."""

    seats: tuple[Seat, ...]
    language: str
    deck: str = "phase"
    begun: str = ""

    def lines(self) -> list[str]:
        """The remarks that say it."""
        seats = [f"# seat {seat.kind} {seat.name}".rstrip() for seat in self.seats]
        deck = [f"# deck {self.deck}"] if self.deck else []
        return [*seats, f"# language {self.language}", *deck, f"# begun {self.begun}"]


@dataclass(frozen=True, slots=True)
class SaveText:
    """The text of a save as far as it is whole: complete lines, of which the first `safe` were acknowledged."""

    path: Path
    lines: tuple[str, ...]
    safe: int
    facts: Facts

    @classmethod
    def read(cls, path: Path) -> SaveText:
        """Read a file without touching it; raises `SaveError`."""
        try:
            data = path.read_bytes()
        except FileNotFoundError:
            raise SaveError("missing", path) from None
        except OSError as error:
            raise SaveError("unreadable", path, detail=error.strerror or str(error)) from error
        if not data.startswith(tuple(f"{kind.record.HEADER}\n".encode() for kind in KINDS.values())):
            raise SaveError("foreign", path)
        whole, _, _ = data.rpartition(b"\n")
        try:
            lines = tuple(whole.decode().split("\n"))
        except UnicodeDecodeError as error:
            raise SaveError("broken", path, line=data.count(b"\n", 0, error.start) + 1) from None
        counter = _COUNTER_LINE.fullmatch(lines[1]) if len(lines) > 1 else None
        if counter is None:
            raise SaveError("truncated" if len(lines) < 2 else "foreign", path)
        safe = int(counter[1])
        if len(lines) < safe:
            raise SaveError("truncated", path, line=len(lines) + 1)
        return cls(path, lines, safe, _read_facts(path, lines))

    def game(self) -> tuple[Game, int]:
        """The game, and how many lines of the file it stands on: all of them, or those that are safe."""
        try:
            return Game.from_record("\n".join(self.lines)), len(self.lines)
        except BrokenRecord:
            pass  # perhaps only its end, which nobody has seen
        try:
            return Game.from_record("\n".join(self.lines[: self.safe])), self.safe
        except BrokenRecord as error:
            raise SaveError("broken", self.path, line=error.line, detail=error.reason) from error

    @property
    def record_lines(self) -> list[str]:
        """The lines of the record, without remarks."""
        return [line for line in self.lines if line.strip() and not line.startswith("#")]


class SaveFile:
    """A save that is open: this program alone adds to it."""

    def __init__(self, path: Path, facts: Facts, file: BinaryIO, lock: BinaryIO, lines: int, record_lines: int) -> None:
        """Use `create` or `open`."""
        self.path = path
        self.facts = facts
        self._file = file
        self._lock = lock
        self._lines = lines
        self._record_lines = record_lines

    @classmethod
    def create(cls, game: Game, facts: Facts, name: Callable[[], Path]) -> SaveFile:
        """Save a new game under the first name that is free: it appears whole, or not at all."""
        record = game.record().splitlines()
        lines = [record[0], _COUNTER, *facts.lines(), *record[1:]]
        lines[1] = _COUNTER.format(len(lines))
        folder = name().parent
        try:
            folder.mkdir(parents=True, exist_ok=True)
            path = _publish(("\n".join(lines) + "\n").encode(), name)
            lock = _lock(path)
            opened = path.open("r+b", buffering=0)
        except OSError as error:
            raise SaveError("unwritable", folder, detail=error.strerror or str(error)) from error
        opened.seek(0, os.SEEK_END)
        return cls(path, facts, opened, lock, len(lines), len(record))

    @classmethod
    def open(cls, path: Path) -> tuple[SaveFile, Game]:
        """Open a save to play on; what was never acknowledged is cut off. Raises `SaveError`."""
        with ExitStack() as open_files:
            try:
                file = open_files.enter_context(path.open("r+b", buffering=0))
                lock = open_files.enter_context(_lock(path))
            except FileNotFoundError:
                raise SaveError("missing", path) from None
            except OSError as error:
                raise SaveError("unwritable", path, detail=error.strerror or str(error)) from error
            text = SaveText.read(path)
            game, count = text.game()
            if len(text.facts.seats) != game.state.players:
                raise SaveError("foreign", path)
            open_files.pop_all()  # they stay open
        kept = "\n".join(text.lines[:count]) + "\n"
        file.truncate(len(kept.encode()))
        file.seek(0, os.SEEK_END)
        return cls(path, text.facts, file, lock, count, len(game.record().splitlines())), game

    def append(self, game: Game) -> None:
        """Add what has happened since; when this returns, it is safe."""
        record = game.record().splitlines()
        fresh = record[self._record_lines :] + ([OVER_LINE] if game.is_over else [])
        if not fresh:
            return
        self._record_lines = len(record)
        self._lines += len(fresh)
        try:
            _write(self._file, "".join(f"{line}\n" for line in fresh).encode())
            os.fsync(self._file.fileno())
            self._file.seek(len(record[0]) + 1)
            _write(self._file, _COUNTER.format(self._lines).encode())
            self._file.seek(0, os.SEEK_END)
        except OSError as error:
            raise SaveError("unwritable", self.path, detail=error.strerror or str(error)) from error

    def close(self) -> None:
        """Let others have it."""
        self._file.close()
        self._lock.close()


def now() -> str:
    """The moment as a person reads it, in local time."""
    return datetime.now().strftime("%Y-%m-%d %H:%M")


def _write(file: BinaryIO, data: bytes) -> None:
    view = memoryview(data)
    while view:
        view = view[file.write(view) :]


def _publish(content: bytes, name: Callable[[], Path]) -> Path:
    """Write a file under the first name that is free."""
    while True:
        with Draft(name()) as draft:
            draft.write(content)
            with suppress(FileExistsError):
                draft.put_new()
                return draft.path


def _lock(path: Path) -> BinaryIO:
    """Keep a second program away."""
    try:
        return lock_content(path)
    except Busy:
        raise SaveError("busy", path) from None


def _read_facts(path: Path, lines: tuple[str, ...]) -> Facts:
    """The remarks of a save; a file without them is not one of ours."""
    seats: list[Seat] = []
    decks = kind_of_record(lines[0]).decks
    words = {"language": "", "deck": decks[0], "begun": ""}
    for line in lines[2:]:
        if not line.startswith("# "):
            break
        word, _, rest = line.removeprefix("# ").partition(" ")
        if word == "seat":
            kind, _, name = rest.partition(" ")
            if not _KIND.fullmatch(kind) or not name.isprintable():
                raise SaveError("foreign", path)
            seats.append(Seat(name, name_of_now(kind)))
        elif word in words:
            words[word] = rest
    if not seats or words["deck"] not in decks:
        raise SaveError("foreign", path)
    return Facts(tuple(seats), **words)
