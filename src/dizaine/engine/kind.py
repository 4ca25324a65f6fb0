"""A kind of game: what `Game` asks of cards and of dice, so that it need not know which of them it plays.

Both kinds have the same modules under the same names; a `kind.py` in each ties them together in this form.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Protocol

from dizaine.engine.events import Event
from dizaine.engine.game_records import GameRecord, GameReplay
from dizaine.engine.ranking import Standing
from dizaine.engine.refusals import Refusal
from dizaine.engine.rows import EventRows
from dizaine.engine.stages import Stage


class Kind(Protocol):
    """One implementation for cards, one for dice. Books, tables, states, moves and chance are the kind's own types."""

    @property
    def name(self) -> str:
        """As `book.kind` has it."""

    @property
    def decks(self) -> tuple[str, ...]:
        """What it can be played with, the usual one first; a single empty name where there is no choice."""

    @property
    def position_header(self) -> str:
        """The first line of a position."""

    @property
    def record(self) -> type[GameRecord[Any]]:
        """Whole games as text."""

    # A book, and the state of a game by it.
    def tables(self, book: Any) -> Any:
        """The book as the tables that rule functions read."""

    def workspace(self) -> Any:
        """Working memory for rule functions."""

    def start(self, rules: Any, players: int, rows: EventRows) -> Any:
        """The state of a new game, before anything was dealt or thrown."""

    def is_over(self, state: Any) -> bool:
        """Whether the game is decided."""

    def awaits_chance(self, state: Any) -> bool:
        """Whether the game waits for cards or dice, not for a player."""

    def stage(self, state: Any) -> Stage:
        """What the game waits for."""

    def turn(self, state: Any) -> int | None:
        """Whose turn it is."""

    def next_phase(self, rules: Any, state: Any, seat: int) -> int:
        """The number of the phase that a player is to make next; 0 if there is none, or no certain one."""

    def phases_done(self, rules: Any, state: Any, seat: int) -> tuple[int, ...]:
        """The numbers of the phases that a player has done."""

    def asked(self, state: Any) -> int:
        """The seat whose answer is due."""

    def movers(self, state: Any) -> list[int]:
        """The seats that may move now."""

    def claimants(self, state: Any) -> tuple[int, ...]:
        """The seats that may claim what lies there, all at once and before the game goes on (V3)."""

    def closing_move(self, state: Any) -> Any:
        """The move that ends the time for claims, by whoever may make it."""

    def standings(self, rules: Any, state: Any) -> tuple[Standing, ...]:
        """All players from first to last."""

    # Moves: read, judged, made.
    def read_move(self, text: str, seat: int | None = None) -> Any:
        """A move from text; `seat` is taken where the text names none. Raises `NotationError`."""

    def to_row(self, rules: Any, move: Any) -> Any:
        """A move as a row of integers. Raises `IllegalMove` where no row can hold it."""

    def check(self, rules: Any, state: Any, work: Any, row: Any) -> int:
        """The law: 0, or the code of a refusal."""

    def refusal(self, code: int) -> Refusal:
        """The refusal behind a code."""

    def perform(self, rules: Any, state: Any, work: Any, row: Any, rows: EventRows) -> None:
        """Do an allowed move."""

    def legal_moves(self, rules: Any, state: Any, seat: int) -> Iterator[Any]:
        """Every move that a seat may make now."""

    def read_events(self, book: Any, players: int, rows: EventRows) -> tuple[Event, ...]:
        """What happened, in typed form."""

    # Chance is an input.
    def chance(self, seed: int | None) -> Any:
        """The lab's generator, or without a seed the operating system's source."""

    def supply(self, book: Any, rules: Any, state: Any, work: Any, chance: Any, rows: EventRows) -> str:
        """Take from a source what the game waits for; the answer is the line of a record."""

    def replay(self, record: Any, then: Any) -> GameReplay:
        """A record as a source of chance; `then` takes over at its end."""

    # Positions as text, without header and rulebook.
    def write_position(self, book: Any, state: Any) -> str:
        """The lines of a position; of a covered one too, with a sign for each hidden card."""

    def read_position(self, book: Any, text: str) -> Any:
        """The state that the lines of a position describe, possible or not. Raises `NotationError`."""

    def check_position(self, book: Any, state: Any) -> None:
        """Raises `ImpossiblePosition` for a state that no game leads to."""
