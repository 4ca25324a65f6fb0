"""The bots of a table: which there are, what they are called, what they do, and what they would advise.

All of them think about a view, so that they can do so beside everything else (see thinking).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from dizaine.engine.dice.moves import DiceMove
from dizaine.engine.moves import Move
from dizaine.players.card_players import CardPlayer
from dizaine.players.dice_players import GreedyDicePlayer, OptimalDicePlayer
from dizaine.players.hints import hint_for
from dizaine.rulebooks.dice import DiceBook
from dizaine.table.messages import Suggestion, TriedMove
from dizaine.table.seats import BOT_NAMES, USUAL
from dizaine.views import View
from dizaine.views.dice_view import DiceView

BOTS: Final = {False: ("easy", "greedy", USUAL, "expert"), True: ("greedy", "optimal")}
"""For cards, and for dice; the weakest first."""


def default_bot(dice: bool) -> str:
    """Who fills a seat if nothing else is said."""
    return "greedy" if dice else USUAL


def bot_name(taken: Iterable[str]) -> str:
    """A name that nobody at the table has."""
    known = {name.casefold() for name in taken}
    free = (name for name in BOT_NAMES if name.casefold() not in known)
    return next(free)


def bot_move(view: View | DiceView, bot: str) -> Move | DiceMove:
    """What a bot does on a seat whose answer is due, or who has a say about a discard (V3)."""
    if isinstance(view, View):
        return CardPlayer(bot).choose(view)
    player = _optimal(view.rulebook) if bot == "optimal" else GreedyDicePlayer()
    return player.choose(view)


def suggestion(view: View | DiceView) -> Suggestion:
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
