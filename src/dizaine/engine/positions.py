"""The reader of positions, for both kinds of game.

Each line begins with a keyword. Each kind defines its lines, and the facts about its players, with functions that read
them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, ClassVar, Generic, TypeVar

from dizaine.engine.bits import members
from dizaine.engine.errors import NotationError
from dizaine.engine.limits import PLAYERS
from dizaine.engine.notation import quote, read_number

NOTHING = "-"
"""Stands for an empty list."""

StateType = TypeVar("StateType")


class PositionReader(Generic[StateType]):
    """Reads the lines of a position into a state."""

    STAGES: ClassVar[tuple[str, ...]]
    LEAST_PLAYERS: ClassVar[int]
    REPEATED: ClassVar[tuple[str, ...]] = ("player",)
    """Keywords that may occur in several lines."""

    def __init__(self, state: StateType) -> None:
        self.state: Any = state
        self.seen: set[str] = set()
        self.lines: dict[str, Callable[[str], None]] = {"players": self._read_players, "stage": self._read_stage}
        self.facts: dict[str, Callable[[int, str], None]] = {}

    def read(self, text: str) -> StateType:
        """Read a state, possible or not. Raises `NotationError`."""
        for line in text.splitlines():
            if line.strip():
                self._read_line(line.strip())
        if "players" not in self.seen:
            raise NotationError("players: a position needs the line 'players N'")
        self.finish()
        state: StateType = self.state
        return state

    def start(self, players: int) -> None:
        """Set the state to a new game."""
        raise NotImplementedError

    def finish(self) -> None:
        """Fill in defaults and derived values."""
        raise NotImplementedError

    def seat(self, text: str, what: str) -> int:
        """Read a seat of the game."""
        seat = read_number(text, what)
        if seat >= self.state.players:
            raise NotationError(f"{what} {seat}: seats go from 0 to {self.state.players - 1}")
        return seat

    def seats(self, text: str, what: str) -> list[int]:
        """Read a list of seats."""
        return [] if text == NOTHING else [self.seat(word, what) for word in text.split()]

    def seat_line(self, name: str) -> Callable[[str], None]:
        """A function that reads a seat into a field."""
        return lambda text: setattr(self.state, name, self.seat(text, name))

    def seats_line(self, name: str) -> Callable[[str], None]:
        """A function that reads seats into a field of bits."""
        return lambda text: setattr(self.state, name, sum({1 << seat for seat in self.seats(text, name)}))

    def number_line(self, name: str, what: str, most: int = 99_999) -> Callable[[str], None]:
        """A function that reads a number into a field."""
        return lambda text: setattr(self.state, name, read_number(text, what, most))

    def flag_line(self, name: str) -> Callable[[str], None]:
        """A function that sets a field to 1 if the line is present."""
        return lambda text: setattr(self.state, name, 1)

    def no_fact(self, seat: int, word: str) -> NotationError:
        """The error for an unknown fact."""
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
    """Words with spaces between them, or the sign for an empty list."""
    return " ".join(map(str, words)) or NOTHING


def write_seats(mask: int) -> str:
    """The seats whose bits are set."""
    return write_words(members(mask))
