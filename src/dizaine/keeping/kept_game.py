"""A saved game that is being played at this keyboard, run by its table."""

from __future__ import annotations

from collections.abc import Callable
from secrets import token_hex
from typing import Any, BinaryIO

from dizaine.engine.events import Event
from dizaine.engine.moves import AnyMove
from dizaine.game import Game
from dizaine.keeping.save_file import Facts
from dizaine.players.answers import PlayerFailed
from dizaine.rulebooks.library import Book
from dizaine.table import messages as m
from dizaine.table.log import TakenBack
from dizaine.table.refused import CommandRefused
from dizaine.table.table import Table


class KeptGame:
    """Every change is on disk when its method returns. No other program can open the game until it is closed."""

    def __init__(self, number: int, table: Table, facts: Facts, run: Callable[[Any], Any], locked: BinaryIO) -> None:
        """Use `KeptGames.open`. `run` runs a coroutine of the table to its end."""
        self.number = number
        self.facts = facts
        self._table = table
        self._run = run
        self._locked = locked
        self._past: tuple[Event | TakenBack, ...] = ()
        """Everything that happened until a move was taken back the last time, that move included."""
        self._standing = 0
        """How many of those events still stand."""

    @property
    def game(self) -> Game:
        """The game itself; hand out only views of it, and do not change it."""
        assert self._table.match is not None, "a game that is open has begun"
        return self._table.match.game

    @property
    def rulebook(self) -> Book:
        """The rulebook of the game."""
        return self._table.book

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.game.is_over

    @property
    def asked(self) -> int:
        """The seat whose answer is due."""
        return self.game.asked

    def view(self, seat: int | None) -> Any:
        """What a person knows; None for what everybody knows."""
        return self.game.view(seat)

    def seen(self, seat: int | None) -> tuple[Event | TakenBack, ...]:
        """The events as a person saw them, also of moves that were taken back; None for what everybody saw."""
        past = (event if isinstance(event, TakenBack) else event.seen_by(seat) for event in self._past)
        return (*past, *self.game.seen(seat, self._standing))

    def play(self, seat: int, move: AnyMove) -> bool:
        """Make a person's move, which must be allowed."""
        self._run(self._table.command(seat, m.Play(id=token_hex(8), move=str(move))))
        return True

    def may_take_back(self, seat: int) -> str:
        """The move that a person may take back now, as text; empty if there is none."""
        assert self._table.match is not None, "a game that is open has begun"
        return self._table.take_backs.possible(seat, self._table.match)

    def take_back(self, seat: int) -> str:
        """Take a person's last move back; returns the reason if that is refused, and otherwise nothing."""
        try:
            taken = self._table.take_backs.last(seat, self._table.match)
            past = (*self._past, *self.game.history_since(self._standing), taken)
            self._run(self._table.command(seat, m.TakeBack(id=token_hex(8))))
        except CommandRefused as refused:
            return refused.reason
        self._past, self._standing = past, len(self.game.history)
        return ""

    def go_on(self, seat: int) -> PlayerFailed | None:
        """Let a bot move. Returns the failure if it failed; from then on another bot plays for it."""
        failure: PlayerFailed | None = self._run(self._table.play_bot(seat))
        return failure

    def ready(self) -> None:
        """Nobody else waits until the points of a round are read."""

    def record(self) -> str:
        """The record of the game so far."""
        return str(self._run(self._table.record_so_far()))

    def close(self) -> None:
        """Let other programs open the game."""
        self._locked.close()
