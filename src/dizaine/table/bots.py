"""The bots of a table: which there are, what they are called, what they do, and what they would advise."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from functools import lru_cache
from typing import Final

from dizaine.dice_game import DiceGame
from dizaine.engine.dice.moves import DiceMove
from dizaine.engine.moves import Knock, Move, Pass
from dizaine.engine.state import KNOCK
from dizaine.engine.workspace import Workspace
from dizaine.game import Game
from dizaine.players.dice_players import GreedyDicePlayer, OptimalDicePlayer
from dizaine.players.greedy_policy import wants_discard
from dizaine.players.simple import SimplePlayer, advise
from dizaine.rulebooks.dice import DiceBook
from dizaine.table.messages import Fields
from dizaine.table.seats import BOT_NAMES

BOTS: Final = {False: ("simple",), True: ("greedy", "optimal")}
"""For cards, and for dice."""


def default_bot(dice: bool) -> str:
    """Who fills a seat if nothing else is said."""
    return BOTS[dice][0]


def bot_name(taken: Iterable[str]) -> str:
    """A name that nobody at the table has."""
    known = {name.casefold() for name in taken}
    free = (name for name in BOT_NAMES if name.casefold() not in known)
    return next(free)


def bot_move(game: Game | DiceGame, seat: int, bot: str) -> Move | DiceMove:
    """What a bot does on a seat whose answer is due, or who has a say about a discard (V3)."""
    if isinstance(game, DiceGame):
        player = _optimal(game.rulebook) if bot == "optimal" else GreedyDicePlayer()
        return player.choose(game.view(seat))
    view = game.view(seat)
    if view.state.stage == KNOCK:
        return Knock(seat) if wants_discard(view.rules, view.state, Workspace(), seat) else Pass(seat)
    return SimplePlayer().choose(view)


def hint_fields(game: Game | DiceGame, seat: int) -> Fields:
    """A move and the facts that speak for it."""
    if isinstance(game, DiceGame):
        player = _optimal(game.rulebook)
        return {"move": str(player.choose(game.view(seat))), "reason": "best" if player.is_optimal else "greedy"}
    advice = advise(game.view(seat))
    return {field.name: _plain(getattr(advice, field.name)) for field in fields(advice)}


def _plain(value: object) -> object:
    return value if isinstance(value, int | str) else str(value)


@lru_cache(maxsize=8)
def _optimal(book: DiceBook) -> OptimalDicePlayer:
    return OptimalDicePlayer(book, greedy_instead=True)
