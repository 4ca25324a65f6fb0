"""Save files of former versions, from before games moved into the store. They can still be read.

    dizaine record 1
    # saved 0000000013 lines
    # seat person Ada
    # seat steady Bram
    # language fr
    # deck phase
    # begun 2026-11-15 20:15
    rulebook {…}
    …

The file is the engine's record with remarks. That of a dice game begins with `dizaine dice record 1` and has no deck.
The second line counts the lines that were safely on disk, and was updated after they were. So a shorter file was
truncated, and lines beyond that number may be half a move that nobody saw, left by a power cut or a kill.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from dizaine.engine.errors import BrokenRecord
from dizaine.engine.kinds import KINDS, kind_of_record
from dizaine.game import Game
from dizaine.players.registry import name_of_now
from dizaine.rulebooks import DizaineError
from dizaine.table.seats import Seat

Problem = Literal["missing", "foreign", "truncated", "broken", "busy", "unreadable", "unwritable"]

_COUNTER_LINE: Final = re.compile(r"# saved (\d{10}) lines")
_KIND: Final = re.compile(r"\w[\w.:-]*")
"""`person`, or the name of a player, which need not exist any more."""


class SaveError(DizaineError):
    """A saved game cannot be used; faces translate `problem`. The file is unchanged."""

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
    """What is stored about a game besides its record."""

    seats: tuple[Seat, ...]
    language: str
    deck: str = "phase"


@dataclass(frozen=True, slots=True)
class SaveText:
    """The complete lines of a save file, of which the first `safe` were acknowledged."""

    path: Path
    lines: tuple[str, ...]
    safe: int
    facts: Facts

    @classmethod
    def read(cls, path: Path) -> SaveText:
        """Read a file without changing it; raises `SaveError`."""
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
        """The game, and how many lines of the file it uses: all, or only the safe ones."""
        try:
            game, count = Game.from_record("\n".join(self.lines)), len(self.lines)
        except BrokenRecord:  # perhaps only the end, which was not acknowledged
            try:
                game, count = Game.from_record("\n".join(self.lines[: self.safe])), self.safe
            except BrokenRecord as error:
                raise SaveError("broken", self.path, line=error.line, detail=error.reason) from error
        if len(self.facts.seats) != game.state.players:
            raise SaveError("foreign", self.path)
        return game, count


def _read_facts(path: Path, lines: tuple[str, ...]) -> Facts:
    """The remarks of a save file; a file without them is none."""
    seats: list[Seat] = []
    decks = kind_of_record(lines[0]).decks
    words = {"language": "", "deck": decks[0]}
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
