"""What is stored about the person on a seat, for that person: the name, the moves, the words, and the hand.

Nothing here is about others. The lines of the log also hold chance, that is hidden cards, so only moves are taken over.
"""

from __future__ import annotations

from datetime import UTC, datetime

import msgspec

from dizaine.table import messages as m
from dizaine.table.game_views import CardsView
from dizaine.table.log import EntropyAdded, LinkRenewed, Moved
from dizaine.table.shuffling import seats_by_line
from dizaine.table.store import LogLine, StoredTable


class StoredMove(msgspec.Struct, frozen=True, kw_only=True):
    """A move of the seat."""

    time: datetime
    move: str
    by: str
    """`person`, or the bot that stood in."""
    taken_back: bool = False
    """Whether the person took it back in the same turn."""


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
    held = [line for line in stored.lines if line.seq >= since]
    lines = _own_lines(held, seat)
    standing = {seq for seq, _ in stored.standing()}
    return SeatData(
        code=table.code,
        edition=table.edition,
        seat=seat,
        name=table.seats[seat].name,
        host=table.seats[seat].host,
        seated=_time(held[0]) if held else None,
        links=[_time(line) for line in lines if isinstance(line.entry, LinkRenewed)],
        moves=[
            StoredMove(
                time=_time(line), move=line.entry.lines[0], by=line.entry.by, taken_back=line.seq not in standing
            )
            for line in lines
            if isinstance(line.entry, Moved)
        ],
        words=[
            StoredWords(time=_time(line), round=line.entry.round, words=line.entry.words)
            for line in lines
            if isinstance(line.entry, EntropyAdded)
        ],
        hand=view.hands[seat] if isinstance(view, CardsView) else [],
    )


def _own_lines(lines: list[LogLine], seat: int) -> list[LogLine]:
    """The lines about a person, who may have sat elsewhere before."""
    places = zip(lines, seats_by_line(lines, seat), strict=True)
    return [line for line, place in places if getattr(line.entry, "seat", -1) == place]


def _time(line: LogLine) -> datetime:
    return datetime.fromtimestamp(line.written, UTC).replace(microsecond=0)
