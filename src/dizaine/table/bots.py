"""The bots of a table: what they do, and what they would advise.

All of them think about a view, so that they can do so beside everything else (see thinking).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from typing import Any

from dizaine.players.answers import PlayerFailed, answer_of
from dizaine.players.dice_players import NoStoredPolicy, OptimalDicePlayer
from dizaine.players.hints import hint_for
from dizaine.players.own_players import PlayerError
from dizaine.players.player import AnyMove, AnyView
from dizaine.players.registry import STAND_IN, GameKind, Listed, game_of
from dizaine.rulebooks.dice import DiceBook
from dizaine.table.match import AnyBook
from dizaine.table.messages import Suggestion, TriedMove
from dizaine.views import View

Find = Callable[[str, GameKind], Listed]
"""How a player is found by its name; raises `PlayerError`."""


class Bots:
    """The bots of one game. An own player stays the same object for as long as the game is in memory."""

    def __init__(self, book: AnyBook, find: Find) -> None:
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
        game = game_of(self._book)
        try:
            found = self._find(bot, game)
            player: Any = found.make(self._book)
        except PlayerError as error:
            raise PlayerFailed("raised" if error.problem == "not-made" else "missing", error.detail) from error
        except NoStoredPolicy:  # what people read about it says that it needs that
            return self._seated(STAND_IN)
        return partial(answer_of, player) if found.is_own else player.choose


def suggestion(view: AnyView) -> Suggestion:
    """A move and the facts that speak for it."""
    if not isinstance(view, View):
        player = _optimal(view.rulebook)
        move, weighed = str(player.choose(view)), player.weigh(view)
        if weighed is None:
            return Suggestion(move=move, reason="greedy")
        best, stopping = weighed
        return Suggestion(move=move, reason="best", chance=best.chance, gain=best.value - stopping.value)
    hint = hint_for(view)
    return Suggestion(
        move=str(hint.move),
        reason=hint.reason,
        missing=hint.missing,
        then_missing=hint.then_missing,
        points=hint.points,
        helping={str(card): count for card, count in hint.helping},
        hidden=hint.hidden,
        users=list(hint.users),
        chance=hint.chance,
        alternatives=[TriedMove(move=str(other.move), chance=other.chance) for other in hint.alternatives],
    )


@lru_cache(maxsize=8)
def _optimal(book: DiceBook) -> OptimalDicePlayer:
    return OptimalDicePlayer(book, greedy_instead=True)
