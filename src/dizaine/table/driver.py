"""What moves a table on when no person does: bots, the clock, stand-ins for people who are away."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Final

from dizaine.game import Game
from dizaine.players.player import AnyMove
from dizaine.table.pace import PACES
from dizaine.table.refused import CommandRefused
from dizaine.table.store import StoreError
from dizaine.table.table import Table

RETRY: Final = 1.0
"""Seconds before a bot tries again where the store failed."""

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Due:
    """What happens by itself after some seconds: a bot moves on a seat."""

    seat: int
    seconds: float
    stands_in: bool = False
    move: AnyMove | None = None


class Driver:
    """Runs beside a table for as long as somebody is there."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._pace = PACES[table.settings.pace]
        self._changed = asyncio.Event()
        self._waiting: Due | None = None
        self._since = (0, 0.0)
        """What the table waits for; at which line of the game, and since when."""

    async def run(self) -> None:
        """Until it is cancelled."""
        stop_listening = self._table.listen(self._changed.set)
        try:
            while True:
                self._changed.clear()
                due, news = self._due(), self._table.news
                if due is None:
                    await self._changed.wait()
                    continue
                with suppress(TimeoutError):
                    async with asyncio.timeout(due.seconds):  # unlike wait_for it never swallows a cancellation
                        await self._changed.wait()
                    continue
                await self._move(due, news)
        finally:
            stop_listening()

    async def _move(self, due: Due, news: int) -> None:
        """Unless something happened since this was due: then it is thought over again."""
        table = self._table
        try:
            await table.play_bot(due.seat, due.move, stands_in=due.stands_in, news=news)
        except CommandRefused as refusal:  # a stand-in who has nothing more to say about a discard
            logger.debug("%s: a bot was refused: %s", table.code, refusal.reason)
        except StoreError:
            logger.exception("%s: a bot's move could not be kept", table.code)
            await asyncio.sleep(RETRY)

    def _due(self) -> Due | None:
        """What is to happen next by itself; also sets the clock that all can see."""
        table, now = self._table, asyncio.get_running_loop().time()
        playing = table.match is not None and not table.match.is_over
        paused = playing and not table.seating.anyone_here
        due = self._next() if playing and not paused else None
        deadline = 0.0
        if due is not None:
            if due != self._waiting or table.line != self._since[0]:  # not for those who only come, go or chat
                self._since = (table.line, now)
            self._waiting = due
            end = self._since[1] + due.seconds
            deadline = end if due.stands_in else 0.0
            due = replace(due, seconds=max(0.0, end - now))
        if paused != table.paused or abs(deadline - table.deadline) > 0.05:
            table.paused, table.deadline = paused, deadline
            table.tell()
        return due

    def _next(self) -> Due | None:
        table = self._table
        assert table.match is not None
        game = table.match.game
        return self._claim(game) if game.claimants else self._answer(game.asked)

    def _answer(self, seat: int) -> Due | None:
        """The bot of a seat, or a stand-in for a person who takes too long."""
        chair = self._table.seating.chairs[seat]
        if chair.kind == "bot" or chair.standing_in:
            return Due(seat, self._pace.bot)
        patience = self._pace.think if self._table.seating.is_here(seat) else self._pace.absent
        return None if patience is None else Due(seat, patience, stands_in=True)

    def _claim(self, game: Game) -> Due | None:
        """A discard may be claimed: bots say what they want; then a bot who draws next waits for people a while."""
        chairs = self._table.seating.chairs
        for seat in game.claimants:
            if chairs[seat].kind == "bot" or chairs[seat].standing_in:
                return Due(seat, self._pace.bot)
        close = game.closing_move
        if chairs[close.seat].kind == "bot" or chairs[close.seat].standing_in:
            return Due(close.seat, self._pace.claim, move=close)
        return self._answer(close.seat)
