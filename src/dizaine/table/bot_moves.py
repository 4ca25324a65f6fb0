"""The moves of bots at a table: they think while the table stays open to others, and count only if still wanted."""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from dizaine.engine.moves import AnyMove
from dizaine.players.answers import PlayerFailed
from dizaine.players.registry import STAND_IN
from dizaine.table.log import AnyEntry, BotFailed, StoodIn
from dizaine.table.match import deciding_view
from dizaine.table.table_seat import TableSeat
from dizaine.table.thinker import Question

if TYPE_CHECKING:
    from dizaine.table.table import Table

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Baseline:
    """The table when a bot began to think. If it has changed since, the answer may no longer be wanted."""

    line_count: int
    """Of the game's record."""
    changes: int
    """How often listeners had been notified."""
    seat: TableSeat


class BotMoves:
    """Makes the moves of a table's bots, and of stand-ins for absent people."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._failed: set[tuple[int, str]] = set()
        """The bots that failed, by seat; the stand-in answers for them."""

    async def make(
        self, seat: int, move: AnyMove | None, *, stands_in: bool, changes: int | None
    ) -> PlayerFailed | None:
        """See `Table.play_bot`."""
        table = self._table
        async with table.lock:
            if table.match is None or table.match.is_over or changes not in (None, table.changes):
                return None
            before = Baseline(table.line_count, table.changes, replace(table.seating.seats[seat]))
            view = None if move else deciding_view(table.match, seat)
        bot = before.seat.bot or table.settings.bot
        try:
            asked = STAND_IN if (seat, bot) in self._failed else bot
            chosen = move if view is None else await table.thinking.move(Question(table.id, view, asked))
        except PlayerFailed as failure:
            self._failed.add((seat, bot))
            await table.exclusively(partial(self._note_failure, seat, bot, failure, before))
            return failure
        assert chosen is not None
        await table.exclusively(lambda: self._make(seat, chosen, bot, stands_in, before))
        return None

    async def _note_failure(self, seat: int, bot: str, failure: PlayerFailed, before: Baseline) -> None:
        """Announce that a bot failed; from then on the stand-in plays for it."""
        table = self._table
        logger.warning("a bot failed", extra={"table": table.id, "seat": seat, "bot": bot, "reason": failure.reason})
        if table.seating.seats[seat] == before.seat:
            await table.write(BotFailed(seat=seat, name=before.seat.name, bot=bot, reason=failure.reason), seat)

    async def _make(self, seat: int, move: AnyMove, bot: str, stands_in: bool, before: Baseline) -> None:
        """Make a bot's move, unless the game moved on or the person came back while the bot was thinking."""
        table = self._table
        held = table.seating.seats[seat]
        changed = table.line_count != before.line_count or held != before.seat
        if changed or (stands_in and table.changes != before.changes):
            return
        if not stands_in or held.standing_in:
            await table.move(seat, move, bot, "")
            return
        held.standing_in = True  # from now on; whoever comes back while this is being written ends it again
        told: list[AnyEntry] = [] if held.stood_in else [StoodIn(seat=seat, bot=bot)]
        try:
            await table.move(seat, move, bot, "", before=told)
        except BaseException:  # what was not written did not happen
            held.standing_in = False
            raise
