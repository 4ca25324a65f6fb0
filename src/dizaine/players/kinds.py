"""Make the built-in players of each kind of game by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from dizaine.players.cards import players as cards
from dizaine.players.dice import players as dice
from dizaine.players.player import AnyPlayer
from dizaine.rulebooks.kind_name import KindName
from dizaine.rulebooks.library import Book

_MAKE: Final[dict[KindName, Callable[[str, Any], AnyPlayer]]] = {"cards": cards.make_player, "dice": dice.make_player}


def make_player(game: KindName, name: str, book: Book) -> AnyPlayer:
    """A new player for one game and one seat."""
    return _MAKE[game](name, book)
