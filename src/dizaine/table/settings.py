"""The settings of a table, fixed when it is opened."""

from __future__ import annotations

import msgspec

from dizaine.players.registry import USUAL, name_of_now
from dizaine.rulebooks.library import Book
from dizaine.table.pace import PACES
from dizaine.table.refused import CommandRefused
from dizaine.table.roster import BUILT_IN_BOTS, Roster


class Settings(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What was agreed when the table was opened."""

    rulebook: str
    """The complete resolved book, as JSON."""
    players: int
    pace: str
    bot: str
    """The bot that fills open seats."""
    seed: int | None = None
    """The seed, if somebody chose one; whoever knows it can predict all cards and dice."""
    fair: bool = True
    """Whether all chance follows from the commitments before each round, so that anyone can check it."""

    def __post_init__(self) -> None:
        """Translate a bot's former name in an old log."""
        msgspec.structs.force_setattr(self, "bot", name_of_now(self.bot))


def settings_for(
    book: Book,
    *,
    players: int,
    pace: str = "off",
    bot: str = "",
    roster: Roster = BUILT_IN_BOTS,
    seed: int | None = None,
    fair: bool = True,
) -> Settings:
    """Check the settings of a table; raises `CommandRefused` or `RulebookError`."""
    book.check_players(players)
    if pace not in PACES:
        raise CommandRefused("no-such-pace", detail=pace)
    chosen = bot or USUAL[book.kind]
    if chosen not in roster.names(book.kind):
        raise CommandRefused("no-such-bot", detail=chosen)
    return Settings(rulebook=book.to_json(), players=players, pace=pace, bot=chosen, seed=seed, fair=fair)
