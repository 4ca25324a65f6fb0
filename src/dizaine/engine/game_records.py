"""Records: complete games as text, with the resolved rulebook, the chance inputs and the moves.

A record may name a seed, but replaying does not need it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final, Generic, Self, TypeVar

from dizaine.engine.errors import BrokenRecord, NotationError
from dizaine.engine.notation import quote, read_number
from dizaine.rulebooks import RulebookError
from dizaine.rulebooks.library import Book

_HEADS: Final = ("rulebook", "players", "seed")


BookType = TypeVar("BookType", bound=Book)
Input = TypeVar("Input")


@dataclass(slots=True)
class GameRecord(Generic[BookType]):
    """A record. `start` has the lines of the position that the game started from, if any."""

    HEADER: ClassVar[str]
    BEGINNING: ClassVar[str]
    """How an error message about the header begins."""
    BOOK: ClassVar[Any]
    """The class of its rulebook."""
    CHANCE_WORDS: ClassVar[tuple[str, ...]]
    """The first words of chance inputs."""

    rulebook: BookType
    players: int
    seed: int | None = None
    start: str = ""
    start_line: int = 0
    """The line number where `start` begins."""
    inputs: list[tuple[int, str]] = field(default_factory=list)
    """Chance inputs and moves with their line numbers."""
    end_line: int = 0
    """The line after the last one."""

    def __str__(self) -> str:
        lines = [self.HEADER, f"rulebook {self.rulebook.to_json()}", f"players {self.players}"]
        if self.seed is not None:
            lines.append(f"seed {self.seed}")
        lines += [f"start {line}" for line in self.start.splitlines()]
        lines += [text for _, text in self.inputs]
        return "\n".join(lines) + "\n"

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Read a record; lines that begin with `#` are comments. Raises `BrokenRecord`."""
        lines = [line.strip() for line in text.rstrip().split("\n")]
        if lines[0] != cls.HEADER:
            raise BrokenRecord(1, f"{cls.BEGINNING} begins with {cls.HEADER!r}")
        heads: dict[str, tuple[int, str]] = {}
        start: list[tuple[int, str]] = []
        inputs: list[tuple[int, str]] = []
        for number, line in enumerate(lines[1:], start=2):
            word, _, rest = line.partition(" ")
            if word in _HEADS and not start and not inputs:
                if word in heads:
                    raise BrokenRecord(number, f"{word} is given twice")
                heads[word] = (number, rest)
            elif word == "start" and not inputs:
                start.append((number, rest))
            elif word and not word.startswith("#"):
                inputs.append((number, line))
        for word in ("rulebook", "players"):
            if word not in heads:
                raise BrokenRecord(1, f"the line '{word} …' is missing")
        return cls(
            *cls._read_heads(heads),
            start="\n".join(line for _, line in start),
            start_line=start[0][0] if start else 0,
            inputs=inputs,
            end_line=len(lines) + 1,
        )

    @classmethod
    def _read_heads(cls, heads: dict[str, tuple[int, str]]) -> tuple[BookType, int, int | None]:
        """The rulebook, the number of players and the seed."""
        number = 1
        try:
            number, text = heads["rulebook"]
            rulebook: BookType = cls.BOOK.from_json(text)
            number, text = heads["players"]
            players = read_number(text, "number of players")
            rulebook.check_players(players)
            number, text = heads.get("seed", (number, ""))
            return rulebook, players, _read_seed(text) if "seed" in heads else None
        except (RulebookError, NotationError) as error:
            raise BrokenRecord(number, str(error)) from error


def _read_seed(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise NotationError(f"{quote(text)} is no seed: write a whole number") from None


class GameReplay:
    """Replays a record line by line: it yields the moves, and is the source of chance of the game.

    Another source takes over at the end of the record. Until then it is advanced in parallel, so that a seeded game
    continues as if it had not been interrupted.
    """

    def __init__(self, record: GameRecord[Any]) -> None:
        self._inputs = deque(record.inputs)
        self._chance_words = record.CHANCE_WORDS
        self._end_line = record.end_line
        self._over = False
        self.line = 0
        """The line number of the latest chance input."""

    def moves(self) -> Iterator[tuple[int, str]]:
        """The moves with their line numbers. Each must be made before the next is requested."""
        while self._inputs:
            line, text = self._inputs.popleft()
            if text.split()[0] in self._chance_words:
                raise BrokenRecord(line, f"the game waits for a move here, not for {quote(text)}")
            yield line, text
        self._over = True

    def _next(self, expected: str, read: Callable[[str], Input]) -> Input:
        """The chance input that the game waits for; sets `line` to its line number."""
        if not self._inputs:
            raise BrokenRecord(self._end_line, f"the record ends where the game waits for the line '{expected} …'")
        line, text = self._inputs.popleft()
        self.line = line
        word, _, rest = text.partition(" ")
        if word != expected:
            raise BrokenRecord(line, f"the game waits for the line '{expected} …' here, not for {quote(text)}")
        try:
            return read(rest.strip())
        except NotationError as error:
            raise BrokenRecord(line, str(error)) from error
