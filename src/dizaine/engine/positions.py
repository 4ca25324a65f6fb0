"""Reading positions: what a position of any kind of game is made of, line by line.

One fact a line, a word first that says which. Each kind names its lines, and the facts of its players, with what
reads them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, ClassVar, Generic, TypeVar

from dizaine.engine.bits import members
from dizaine.engine.errors import NotationError
from dizaine.engine.limits import PLAYERS
from dizaine.engine.notation import quote, read_number

NOTHING = "-"
"""Stands where there is nothing to be named."""

StateType = TypeVar("StateType")


class PositionReader(Generic[StateType]):
    """Collects the lines of a position into a state."""

    STAGES: ClassVar[tuple[str, ...]]
    LEAST_PLAYERS: ClassVar[int]
    REPEATED: ClassVar[tuple[str, ...]] = ("player",)
    """The lines that there can be several of."""

    def __init__(self, state: StateType) -> None:
        self.state: Any = state
        self.seen: set[str] = set()
        self.lines: dict[str, Callable[[str], None]] = {"players": self._read_players, "stage": self._read_stage}
        self.facts: dict[str, Callable[[int, str], None]] = {}

    def read(self, text: str) -> StateType:
        """The state. Raises `NotationError`; whether it can be is checked elsewhere."""
        for line in text.splitlines():
            if line.strip():
                self._read_line(line.strip())
        if "players" not in self.seen:
            raise NotationError("players: a position needs the line 'players N'")
        self.finish()
        state: StateType = self.state
        return state

    def start(self, players: int) -> None:
        """Begin with a new game."""
        raise NotImplementedError

    def finish(self) -> None:
        """Add what was left out, and what follows from what was said."""
        raise NotImplementedError

    def seat(self, text: str, what: str) -> int:
        """A seat of the game."""
        seat = read_number(text, what)
        if seat >= self.state.players:
            raise NotationError(f"{what} {seat}: seats go from 0 to {self.state.players - 1}")
        return seat

    def seats(self, text: str, what: str) -> list[int]:
        """Seats of the game."""
        return [] if text == NOTHING else [self.seat(word, what) for word in text.split()]

    def seat_line(self, name: str) -> Callable[[str], None]:
        """Reads a line that names a seat for a field."""
        return lambda text: setattr(self.state, name, self.seat(text, name))

    def seats_line(self, name: str) -> Callable[[str], None]:
        """Reads a line that names seats for a field of bits."""
        return lambda text: setattr(self.state, name, sum({1 << seat for seat in self.seats(text, name)}))

    def number_line(self, name: str, what: str, most: int = 99_999) -> Callable[[str], None]:
        """Reads a line that has a number for a field."""
        return lambda text: setattr(self.state, name, read_number(text, what, most))

    def flag_line(self, name: str) -> Callable[[str], None]:
        """Reads a line that is there or not."""
        return lambda text: setattr(self.state, name, 1)

    def no_fact(self, seat: int, word: str) -> NotationError:
        """The error about a fact that there is not."""
        return NotationError(f"player {seat}: no fact begins with {quote(word)}; there are {', '.join(self.facts)}")

    def _read_line(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if word not in self.lines:
            raise NotationError(f"{quote(line)}: a position has no such line; there are {', '.join(self.lines)}")
        if word != "players" and "players" not in self.seen:
            raise NotationError(f"{word}: the line 'players N' comes first")
        if word not in self.REPEATED:
            self._once(word)
        self.lines[word](rest.strip())

    def _once(self, what: str) -> None:
        if what in self.seen:
            raise NotationError(f"{what}: given twice")
        self.seen.add(what)

    def _read_players(self, text: str) -> None:
        players = read_number(text, "number of players")
        if not 1 <= players <= PLAYERS:
            raise NotationError(f"players {players}: write a number from {self.LEAST_PLAYERS} to {PLAYERS}")
        self.start(players)

    def _read_stage(self, text: str) -> None:
        if text not in self.STAGES:
            raise NotationError(f"stage {quote(text)}: write one of {', '.join(self.STAGES)}")
        self.state.stage = self.STAGES.index(text)

    def read_player(self, text: str) -> None:
        """Read the line of one player, fact by fact."""
        number, *facts = [fact.strip() for fact in text.split(";")]
        seat = self.seat(number, "player")
        self._once(f"player {seat}")
        for fact in facts:
            word, _, rest = fact.partition(" ")
            self._once(f"player {seat} {word}")
            if word not in self.facts:
                raise self.no_fact(seat, word)
            self.facts[word](seat, rest.strip())


def write_words(words: Iterable[object]) -> str:
    """Words in a row, or the sign for nothing."""
    return " ".join(map(str, words)) or NOTHING


def write_seats(mask: int) -> str:
    """The seats whose bits are set."""
    return write_words(members(mask))
