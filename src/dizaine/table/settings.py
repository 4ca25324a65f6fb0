"""The settings of a table, checked before it is opened."""

from __future__ import annotations

from dizaine.rulebooks.dice import DiceBook
from dizaine.table.bots import BOTS, default_bot
from dizaine.table.log import Settings
from dizaine.table.match import AnyBook
from dizaine.table.pace import PACES
from dizaine.table.refused import CommandRefused


def settings_for(book: AnyBook, *, players: int, pace: str = "off", bot: str = "") -> Settings:
    """The settings of a table; raises `CommandRefused` or `RulebookError`."""
    dice = isinstance(book, DiceBook)
    book.check_players(players)
    if pace not in PACES:
        raise CommandRefused("no-such-pace", detail=pace)
    chosen = bot or default_bot(dice)
    if chosen not in BOTS[dice]:
        raise CommandRefused("no-such-bot", detail=chosen)
    return Settings(rulebook=book.to_json(), dice=dice, players=players, pace=pace, bot=chosen)
