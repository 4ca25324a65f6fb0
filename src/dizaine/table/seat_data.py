"""What is stored about the person on a seat, for that person: the name, the moves, the words, and the hand.

Nothing here is about others. The lines of the log also hold chance, that is hidden cards, so only moves are taken over.
"""

from __future__ import annotations

from datetime import UTC, datetime

import msgspec

from dizaine.table import messages as m
from dizaine.table.game_views import CardsView
from dizaine.table.log import EntropyAdded, LinkRenewed, Moved
from dizaine.table.store import LogLine, StoredTable


class StoredMove(msgspec.Struct, frozen=True, kw_only=True):
    """A move of the seat."""

    time: datetime
    move: str
    by: str
    """`person`, or the bot that stood in."""


class StoredWords(msgspec.Struct, frozen=True, kw_only=True):
    """Words that the person added to the deal of a round."""

    time: datetime
    round: int
    words: str


class SeatData(msgspec.Struct, frozen=True, kw_only=True):
    """All that is stored about the person on a seat. Of the token, only a hash is stored."""

    code: str
    edition: str
    seat: int
    name: str
    host: bool
    seated: datetime | None
    """When the person sat down."""
    links: list[datetime]
    """When the seat got a new link."""
    moves: list[StoredMove]
    words: list[StoredWords]
    hand: list[str]
    """The cards in the hand; empty if the game has none."""


def seat_data(stored: StoredTable, welcome: m.Welcome, since: int) -> SeatData:
    """What is stored about a seat, from the log of its table since its person sat down, and from its own welcome."""
    seat, table, view = welcome.seat, welcome.table, welcome.view
    lines = [line for line in stored.lines if line.seq >= since]  # somebody else may have had the seat before
    return SeatData(
        code=table.code,
        edition=table.edition,
        seat=seat,
        name=table.seats[seat].name,
        host=table.seats[seat].host,
        seated=_time(lines[0]) if lines else None,
        links=[_time(line) for line in lines if isinstance(line.entry, LinkRenewed) and line.entry.seat == seat],
        moves=[
            StoredMove(time=_time(line), move=line.entry.lines[0], by=line.entry.by)
            for line in lines
            if isinstance(line.entry, Moved) and line.entry.seat == seat
        ],
        words=[
            StoredWords(time=_time(line), round=line.entry.round, words=line.entry.words)
            for line in lines
            if isinstance(line.entry, EntropyAdded) and line.entry.seat == seat
        ],
        hand=view.hands[seat] if isinstance(view, CardsView) else [],
    )


def _time(line: LogLine) -> datetime:
    return datetime.fromtimestamp(line.written, UTC).replace(microsecond=0)
