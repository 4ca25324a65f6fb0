"""Whole games as text: the resolved rulebook, the chance inputs and the moves. A seed is only a remark in it."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from dizaine.engine.cards import Card, quote
from dizaine.engine.chance import Chance
from dizaine.engine.errors import BrokenRecord, NotationError
from dizaine.engine.melds import read_cards, read_number
from dizaine.rulebooks import Rulebook, RulebookError

HEADER: Final = "dizaine record 1"
_HEADS: Final = ("rulebook", "players", "seed")
_CHANCE_WORDS: Final = ("lot", "deal", "shuffle")


@dataclass(slots=True)
class Record:
    """The parts of a record: `start` are the lines of the position that a game was set up from, if it was."""

    rulebook: Rulebook
    players: int
    seed: int | None = None
    start: str = ""
    start_line: int = 0
    """Where `start` begins."""
    inputs: list[tuple[int, str]] = field(default_factory=list)
    """Chance inputs and moves with their line numbers."""
    end_line: int = 0
    """The line after the last one."""

    def __str__(self) -> str:
        lines = [HEADER, f"rulebook {self.rulebook.to_json()}", f"players {self.players}"]
        if self.seed is not None:
            lines.append(f"seed {self.seed}")
        lines += [f"start {line}" for line in self.start.splitlines()]
        lines += [text for _, text in self.inputs]
        return "\n".join(lines) + "\n"

    @classmethod
    def from_text(cls, text: str) -> Record:
        """Read a record; lines that begin with `#` are remarks of whoever keeps it. Raises `BrokenRecord`."""
        lines = [line.strip() for line in text.rstrip().split("\n")]
        if lines[0] != HEADER:
            raise BrokenRecord(1, f"a record begins with {HEADER!r}")
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
            *_read_heads(heads),
            start="\n".join(line for _, line in start),
            start_line=start[0][0] if start else 0,
            inputs=inputs,
            end_line=len(lines) + 1,
        )


def _read_heads(heads: dict[str, tuple[int, str]]) -> tuple[Rulebook, int, int | None]:
    """The rulebook, the number of players and the seed."""
    number = 1
    try:
        number, text = heads["rulebook"]
        rulebook = Rulebook.from_json(text)
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


class Replay:
    """A record read once more, line by line: its moves for the game, its chance inputs as the game's source of chance.

    Another source takes over when the record ends, and is kept in step until then: a seeded game goes on as it
    would have without the interruption.
    """

    def __init__(self, record: Record, then: Chance) -> None:
        self._inputs = deque(record.inputs)
        self._deck_size = record.rulebook.material.deck_size
        self._end_line = record.end_line
        self._then = then
        self._over = False

    def moves(self) -> Iterator[tuple[int, str]]:
        """The moves with their line numbers, each to be made before the next is asked for."""
        while self._inputs:
            line, text = self._inputs.popleft()
            if text.split()[0] in _CHANCE_WORDS:
                raise BrokenRecord(line, f"the game waits for a move here, not for {quote(text)}")
            yield line, text
        self._over = True

    def lot(self, count: int) -> int:
        later = self._then.lot(count)
        if self._over:
            return later
        line, words = self._next("lot")
        try:
            seat = read_number(words, "seat")
        except NotationError as error:
            raise BrokenRecord(line, str(error)) from error
        if seat >= count:
            raise BrokenRecord(line, f"the lot names seat {seat}, but there are {count} players")
        return seat

    def order(self, cards: Sequence[Card]) -> Sequence[Card]:
        later = self._then.order(cards)
        if self._over:
            return later
        line, words = self._next("deal" if len(cards) == self._deck_size else "shuffle")
        try:
            order = read_cards(words)
        except NotationError as error:
            raise BrokenRecord(line, str(error)) from error
        if Counter(order) != Counter(cards):
            raise BrokenRecord(line, "these are not exactly the cards of the pile")
        return order

    def _next(self, expected: str) -> tuple[int, str]:
        if not self._inputs:
            raise BrokenRecord(self._end_line, f"the record ends where the game waits for the line '{expected} …'")
        line, text = self._inputs.popleft()
        word, _, rest = text.partition(" ")
        if word != expected:
            raise BrokenRecord(line, f"the game waits for the line '{expected} …' here, not for {quote(text)}")
        return line, rest.strip()
