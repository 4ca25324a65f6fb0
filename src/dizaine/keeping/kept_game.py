"""A game of this keyboard that is being played: its people sit here, and the table has the say."""

from __future__ import annotations

from collections.abc import Callable
from secrets import token_hex
from typing import Any, BinaryIO

from dizaine.game import Game
from dizaine.keeping.save_file import Facts
from dizaine.players.answers import PlayerFailed
from dizaine.players.player import AnyMove
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

    def play(self, seat: int, move: AnyMove) -> None:
        """Make an allowed move of a person."""
        self._run(self._table.command(seat, m.Play(id=token_hex(8), move=str(move))))

    def play_bot(self, seat: int) -> PlayerFailed | None:
        """Let a bot move; if it cannot go on, the reason, and from now on another one plays for it."""
        failure: PlayerFailed | None = self._run(self._table.play_bot(seat))
        return failure

    def record(self) -> str:
        """The whole game as text."""
        return str(self._run(self._table.played()))

    def close(self) -> None:
        """Let others have it."""
        self._locked.close()
