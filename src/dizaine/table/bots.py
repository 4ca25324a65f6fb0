"""The bots of a table: their moves, and hints for people.

Bots work on a view only, so they can think beside the event loop (see `thinking`).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from dizaine.engine.moves import AnyMove
from dizaine.players.answers import PlayerFailed, answer_of
from dizaine.players.own_players import PlayerError
from dizaine.players.player import AnyView
from dizaine.players.registry import STAND_IN, Listed
from dizaine.players.unsolved import NoStoredPolicy
from dizaine.rulebooks.kind_name import KindName
from dizaine.rulebooks.library import Book
from dizaine.table.kind import Thought
from dizaine.table.kinds import kind_at_table

Find = Callable[[str, KindName], Listed]
"""Finds a player by name; raises `PlayerError`."""


class Bots:
    """The bots of one game. A custom player stays the same object while the game is in memory."""

    def __init__(self, book: Book, find: Find) -> None:
        self._book = book
        self._find = find
        self._players: dict[tuple[int | None, str], Callable[[AnyView], AnyMove]] = {}

    def move(self, view: AnyView, bot: str) -> AnyMove:
        """A bot's move for a seat whose answer is due, or that may claim a discard (V3).

        Raises `PlayerFailed` if the bot is missing or fails; from then on the stand-in answers for it.
        """
        key = (view.seat, bot)
        try:
            if key not in self._players:
                self._players[key] = self._new_player(bot)
            return self._players[key](view)
        except PlayerFailed:
            self._players[key] = self._new_player(STAND_IN)
            raise

    def _new_player(self, bot: str) -> Callable[[AnyView], AnyMove]:
        """A function that asks a new player; answers of custom players are checked."""
        try:
            found = self._find(bot, self._book.kind)
            player: Any = found.make(self._book)
        except PlayerError as error:
            raise PlayerFailed("raised" if error.problem == "not-made" else "missing", error.detail) from error
        except NoStoredPolicy:  # the description of this bot says that it needs a stored policy
            return self._new_player(STAND_IN)
        return partial(answer_of, player) if found.is_own else player.choose


def thought(view: AnyView, so_far: Any = None) -> Thought:
    """A suggested move and the reasons for it, after one step more of looking for it."""
    return kind_at_table(view.rulebook).think(view, so_far)
