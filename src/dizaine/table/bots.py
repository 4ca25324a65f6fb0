"""The bots of a table: what they do, and what they would advise.

All of them think about a view, so that they can do so beside everything else (see thinking).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from dizaine.players.answers import PlayerFailed, answer_of
from dizaine.players.own_players import PlayerError
from dizaine.players.player import AnyMove, AnyView
from dizaine.players.registry import STAND_IN, Listed
from dizaine.players.unsolved import NoStoredPolicy
from dizaine.rulebooks.kind_name import KindName
from dizaine.rulebooks.library import Book
from dizaine.table.kinds import kind_at_table
from dizaine.table.messages import Suggestion

Find = Callable[[str, KindName], Listed]
"""How a player is found by its name; raises `PlayerError`."""


class Bots:
    """The bots of one game. An own player stays the same object for as long as the game is in memory."""

    def __init__(self, book: Book, find: Find) -> None:
        self._book = book
        self._find = find
        self._players: dict[tuple[int | None, str], Callable[[AnyView], AnyMove]] = {}

    def move(self, view: AnyView, bot: str) -> AnyMove:
        """What a bot does on a seat whose answer is due, or who has a say about a discard (V3).

        Raises `PlayerFailed` if it is not here, or cannot go on; if it is asked again, the stand-in answers for it.
        """
        key = (view.seat, bot)
        try:
            if key not in self._players:
                self._players[key] = self._seated(bot)
            return self._players[key](view)
        except PlayerFailed:
            self._players[key] = self._seated(STAND_IN)
            raise

    def _seated(self, bot: str) -> Callable[[AnyView], AnyMove]:
        """A new player, asked in the way that it needs; ours never fail."""
        try:
            found = self._find(bot, self._book.kind)
            player: Any = found.make(self._book)
        except PlayerError as error:
            raise PlayerFailed("raised" if error.problem == "not-made" else "missing", error.detail) from error
        except NoStoredPolicy:  # what people read about it says that it needs that
            return self._seated(STAND_IN)
        return partial(answer_of, player) if found.is_own else player.choose


def suggestion(view: AnyView) -> Suggestion:
    """A move and the facts that speak for it."""
    return kind_at_table(view.rulebook).suggestion(view)
