"""The interface between `Game` and a kind of game, cards or dice.

Both kinds have modules of the same names; their `kind.py` implements this interface.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Protocol

from dizaine.engine.events import Event
from dizaine.engine.game_records import GameRecord, GameReplay
from dizaine.engine.moves import AnyMove
from dizaine.engine.ranking import Standing
from dizaine.engine.refusals import Refusal
from dizaine.engine.rows import EventRows
from dizaine.engine.stages import Stage


class Kind(Protocol):
    """Implemented for cards and for dice. Each kind has its own types of books, tables, states, moves and chance."""

    @property
    def name(self) -> str:
        """The same as `book.kind`."""

    @property
    def decks(self) -> tuple[str, ...]:
        """The decks to choose from, the default first; a single empty name if there is no choice."""

    @property
    def position_header(self) -> str:
        """The first line of a position."""

    @property
    def moves(self) -> tuple[type, ...]:
        """The classes of its moves."""

    @property
    def record(self) -> type[GameRecord[Any]]:
        """The class of its records."""

    # The book, and the state of a game.
    def tables(self, book: Any) -> Any:
        """The tables that rule functions read instead of the book."""

    def workspace(self) -> Any:
        """Working memory for rule functions."""

    def start(self, rules: Any, players: int, rows: EventRows) -> Any:
        """The state of a new game, before the first deal or throw."""

    def is_over(self, state: Any) -> bool:
        """Whether the game is decided."""

    def awaits_chance(self, state: Any) -> bool:
        """Whether the game waits for cards or dice rather than a player."""

    def stage(self, state: Any) -> Stage:
        """What the game waits for."""

    def turn(self, state: Any) -> int | None:
        """Whose turn it is."""

    def next_phase(self, rules: Any, state: Any, seat: int) -> int:
        """The number of the next phase of a player; 0 if there is none, or if the player may choose."""

    def phases_done(self, rules: Any, state: Any, seat: int) -> tuple[int, ...]:
        """The numbers of the phases that a player has completed."""

    def asked(self, state: Any) -> int:
        """The seat to move; while a claim is open (V3), the next seat to be asked."""

    def movers(self, state: Any) -> list[int]:
        """The seats that may move now."""

    def claimants(self, state: Any) -> tuple[int, ...]:
        """The seats that may claim the discard now, in any order (V3)."""

    def closing_move(self, state: Any) -> AnyMove:
        """The move that ends the time for claims, by the player who may make it (V3)."""

    def standings(self, rules: Any, state: Any) -> tuple[Standing, ...]:
        """All players from first to last."""

    # Moves.
    def read_move(self, text: str, seat: int | None = None) -> AnyMove:
        """Read a move; `seat` is the default if the text names none. Raises `NotationError`."""

    def to_row(self, rules: Any, move: Any) -> Any:
        """Convert a move to a row of integers. Raises `IllegalMove` if it does not fit into a row."""

    def check(self, rules: Any, state: Any, work: Any, row: Any) -> int:
        """Whether a move is legal: 0, or the code of a refusal."""

    def refusal(self, code: int) -> Refusal:
        """The refusal behind a code."""

    def perform(self, rules: Any, state: Any, work: Any, row: Any, rows: EventRows) -> None:
        """Make a legal move."""

    def legal_moves(self, rules: Any, state: Any, seat: int) -> Iterator[Any]:
        """Every legal move of a seat."""

    def read_events(self, book: Any, players: int, rows: EventRows) -> tuple[Event, ...]:
        """Convert rows of integers to typed events."""

    # Chance, which is an input of the engine.
    def chance(self, seed: int | None) -> Any:
        """A seeded source of chance, or the operating system's random source."""

    def supply(self, book: Any, rules: Any, state: Any, work: Any, chance: Any, rows: EventRows) -> str:
        """Supply the chance that the game waits for, and return it as a line of a record."""

    def replay(self, record: Any, then: Any) -> GameReplay:
        """A record as a source of chance; the source `then` takes over at its end."""

    # Positions as text, without the header and the rulebook.
    def write_position(self, book: Any, state: Any) -> str:
        """The lines of a position, which may have hidden cards."""

    def read_position(self, book: Any, text: str) -> Any:
        """Read the lines of a position, possible or not. Raises `NotationError`."""

    def check_position(self, book: Any, state: Any) -> None:
        """Raise `ImpossiblePosition` for a state that cannot occur in a game."""
