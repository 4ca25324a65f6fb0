"""The driver of a table: makes the moves of bots, runs the clocks, and lets bots stand in for absent people."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from dataclasses import dataclass, replace

from dizaine.engine.moves import AnyMove
from dizaine.game import Game
from dizaine.table.acting_host import acting_host, name_acting_host
from dizaine.table.pace import PACES
from dizaine.table.refused import CommandRefused
from dizaine.table.store import RETRY, StoreError
from dizaine.table.table import Table

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Due:
    """A bot's move that is due on a seat in some seconds."""

    seat: int
    seconds: float
    stands_in: bool = False
    move: AnyMove | None = None
    closes_claim: bool = False


class Driver:
    """Runs next to a table while somebody is connected to it."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._pace = PACES[table.settings.pace]
        self._changed = asyncio.Event()
        self._waiting: tuple[Due, int] | None = None
        self._since = 0.0
        """What is waited for, at which point of the game, and the time when the wait began."""

    async def run(self) -> None:
        """Run until cancelled."""
        stop_listening = self._table.listen(self._changed.set)
        try:
            while True:
                self._changed.clear()
                people = await self._look_after_people()
                due, changes = self._due(), self._table.changes
                waits = [seconds for seconds in (people, due.seconds if due else None) if seconds is not None]
                with suppress(TimeoutError):
                    # Unlike wait_for, this never swallows a cancellation.
                    async with asyncio.timeout(min(waits, default=None)):
                        await self._changed.wait()
                    continue
                if due is not None and due.seconds == min(waits):
                    await self._move(due, changes)
        finally:
            stop_listening()

    async def _look_after_people(self) -> float | None:
        """Tell everybody who has been out of sight too long, and name an acting host if the host is away.

        Returns in how many seconds to look again; None if nothing can change by itself.
        """
        table, seating = self._table, self._table.seating
        now = asyncio.get_running_loop().time()
        asleep = [seat.asleep for seat in table.presence[0].seats]
        if asleep != [seating.presence.is_asleep(seat) for seat in range(len(asleep))]:  # time alone has changed it
            table.notify()
        acting, look_at = acting_host(seating, now)
        if acting != seating.acting and not table.is_full:
            try:
                await name_acting_host(table, acting)
            except StoreError:
                logger.exception("an acting host could not be stored", extra={"table": table.id})
                look_at = now + RETRY
        times = [at for at in (look_at, seating.presence.next_change) if at is not None]
        return max(0.0, min(times) - now) if times else None

    async def _move(self, due: Due, changes: int) -> None:
        """Make the move that is due, unless the table has changed since."""
        table = self._table
        try:
            await table.play_bot(due.seat, due.move, stands_in=due.stands_in, changes=changes)
        except CommandRefused as refusal:  # a stand-in whose chance to claim a discard is over
            logger.debug("a bot was refused", extra={"table": table.id, "reason": refusal.reason})
        except StoreError:
            logger.exception("a bot's move could not be stored", extra={"table": table.id})
            await asyncio.sleep(RETRY)

    def _due(self) -> Due | None:
        """The next move of a bot, if one is due; also sets the clock that everybody sees."""
        table, now = self._table, asyncio.get_running_loop().time()
        playing = table.match is not None and not table.match.is_over and not table.is_full
        paused = playing and not table.seating.anyone_here
        due = self._next() if playing and not paused and not table.intermission.is_on else None
        deadline = claim = 0.0
        if due is not None:
            end = self._begin(due, now) + due.seconds
            deadline = end if due.stands_in else 0.0
            claim = end if due.closes_claim else 0.0
            due = replace(due, seconds=max(0.0, end - now))
        moved = max(abs(deadline - table.deadline), abs(claim - table.claim.until)) > 0.05
        if paused != table.paused or moved:
            table.paused, table.deadline, table.claim.until = paused, deadline, claim
            table.notify()
        return due

    def _begin(self, due: Due, now: float) -> float:
        """When the wait for a move began.

        A clock restarts with each move, not when people come, go, send emotes or take something back. The time for a
        claim belongs to the discard: it does not restart when others pass or somebody considers it.
        """
        table = self._table
        waiting = (
            (replace(due, seconds=0.0), table.claim.number) if due.closes_claim else (due, table.take_backs.progress)
        )
        if waiting != self._waiting:
            self._waiting, self._since = waiting, now
        return self._since

    def _next(self) -> Due | None:
        table = self._table
        assert table.match is not None
        game = table.match.game
        return self._claim(game) if game.claimants else self._answer(game.asked)

    def _answer(self, seat: int) -> Due | None:
        """The move of the seat's bot, or of a stand-in for a person who takes too long."""
        if self._table.seating.seats[seat].played_by_bot:
            return Due(seat, self._pace.bot)
        patience = self._pace.think if self._table.seating.is_here(seat) else self._absence(seat)
        return None if patience is None else Due(seat, patience, stands_in=True)

    def _absence(self, seat: int) -> float | None:
        """How long to wait for an absent person: never longer than for one who is here.

        One whose new link is not valid yet cannot come back before.
        """
        seating, waits = self._table.seating, self._table.seating.waits
        times = [time for time in (self._pace.think, waits.patience[seating.patience]) if time is not None]
        if not times and seating.seats[seat].next_token:
            return waits.lost_link
        return min(times, default=None)

    def _claim(self, game: Game) -> Due | None:
        """While a discard may be claimed: bots answer first, then a bot that draws next gives people some time."""
        seats = self._table.seating.seats
        for seat in game.claimants:
            if seats[seat].played_by_bot:
                return Due(seat, self._pace.bot)
        close = game.closing_move
        if seats[close.seat].played_by_bot:
            return Due(close.seat, self._pace.claim + self._table.claim.extra, move=close, closes_claim=True)
        return self._answer(close.seat)
