"""The settings of a table, checked before it is opened."""

from __future__ import annotations

from dizaine.players.registry import USUAL
from dizaine.rulebooks.library import Book
from dizaine.table.log import Settings
from dizaine.table.pace import PACES
from dizaine.table.refused import CommandRefused
from dizaine.table.roster import BUILT_IN_BOTS, Roster


def settings_for(
    book: Book, *, players: int, pace: str = "off", bot: str = "", roster: Roster = BUILT_IN_BOTS
) -> Settings:
    """The settings of a table; raises `CommandRefused` or `RulebookError`."""
    book.check_players(players)
    if pace not in PACES:
        raise CommandRefused("no-such-pace", detail=pace)
    chosen = bot or USUAL[book.kind]
    if chosen not in roster.names(book.kind):
        raise CommandRefused("no-such-bot", detail=chosen)
    return Settings(rulebook=book.to_json(), players=players, pace=pace, bot=chosen)
