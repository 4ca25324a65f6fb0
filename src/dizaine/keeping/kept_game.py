"""A game of this keyboard that is being played: its people sit here, and the table has the say."""

from __future__ import annotations

from collections.abc import Callable
from secrets import token_hex
from typing import Any, BinaryIO

from dizaine.engine.events import Event
from dizaine.game import Game
from dizaine.keeping.save_file import Facts
from dizaine.players.answers import PlayerFailed
from dizaine.players.player import AnyMove
from dizaine.rulebooks.library import Book
from dizaine.table import messages as m
from dizaine.table.table import Table


class KeptGame:
    """Whatever is done here is safe when it returns. No other program can open the game until it is closed."""

    def __init__(self, number: int, table: Table, facts: Facts, run: Callable[[Any], Any], locked: BinaryIO) -> None:
        """Use `KeptGames`. `run` lets a coroutine of the table come to its end."""
        self.number = number
        self.facts = facts
        self._table = table
        self._run = run
        self._locked = locked

    @property
    def game(self) -> Game:
        """The game itself: hand out views of it, and change nothing."""
        assert self._table.match is not None, "a game that is open has begun"
        return self._table.match.game

    @property
    def rulebook(self) -> Book:
        """The book that it is played by."""
        return self._table.book

    @property
    def is_over(self) -> bool:
        """Whether it is decided."""
        return self.game.is_over

    @property
    def asked(self) -> int:
        """The seat whose answer is due."""
        return self.game.asked

    def view(self, seat: int | None) -> Any:
        """What a person knows, or with None what everybody does."""
        return self.game.view(seat)

    def seen(self, seat: int | None) -> tuple[Event, ...]:
        """What a person, or everybody, has seen happen."""
        return self.game.seen(seat)

    def play(self, seat: int, move: AnyMove) -> bool:
        """Make an allowed move of a person."""
        self._run(self._table.command(seat, m.Play(id=token_hex(8), move=str(move))))
        return True

    def go_on(self, seat: int) -> PlayerFailed | None:
        """Let a bot move; if it cannot go on, the reason, and from now on another one plays for it."""
        failure: PlayerFailed | None = self._run(self._table.play_bot(seat))
        return failure

    def record(self) -> str:
        """The whole game as text."""
        return str(self._run(self._table.played()))

    def close(self) -> None:
        """Let others have it."""
        self._locked.close()
