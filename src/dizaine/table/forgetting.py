"""Forgetting a person: the name is replaced wherever it is stored, and the token opens nothing any more.

The moves stay, and so do words that were added to a deal, because the record of the game would no longer verify without
them. During a game a bot takes over, as for somebody whom the host removes.
"""

from __future__ import annotations

from typing import Final

import msgspec

from dizaine.table.log import (
    AnyEntry,
    BotFailed,
    BotSeated,
    LinkRenewed,
    SeatAsked,
    SeatDenied,
    SeatGranted,
    SeatRestored,
    SeatTaken,
)
from dizaine.table.refused import CommandRefused
from dizaine.table.seating import Seating
from dizaine.table.shuffling import seats_by_line
from dizaine.table.store import Change, LogLine, StoredTable

_NAMED: Final = (SeatTaken, BotSeated, BotFailed, SeatRestored, SeatAsked, SeatGranted, SeatDenied)


def forgetting(stored: StoredTable, seating: Seating, token: str) -> Change:
    """The change that forgets the person whose seat a token opens, or opened until the host removed them.

    Raises `CommandRefused`.
    """
    seat = seating.seat_of(token)
    if seat is None:
        seat = seating.removed_seat(token)
    if seat is None:
        raise CommandRefused("seat-lost")
    if stored.at_keyboard:  # it could not be continued there without its person
        raise CommandRefused("keyboard-game")
    name, substitute = seating.seats[seat].name, seating.new_name()
    places = zip(stored.lines, seats_by_line(stored.lines, seat), strict=True)
    after = [(line, _without(line.entry, place, name, substitute)) for line, place in places]
    rewritten = [LogLine(line.seq, entry) for line, entry in after if entry != line.entry]
    started = bool(stored.record_lines()[0])
    entries = seating.vacate(seat, substitute, playing=started)
    lines = [LogLine(len(stored.lines) + number, entry) for number, entry in enumerate(entries, 1)]
    return Change(stored.table, lines, rewritten=rewritten)


def _without(entry: AnyEntry, seat: int, name: str, substitute: str) -> AnyEntry:
    """An entry without the name, and without the tokens of the seat."""
    if isinstance(entry, _NAMED) and entry.name == name:
        entry = msgspec.structs.replace(entry, name=substitute)
    if isinstance(entry, SeatAsked) and entry.holder == name:
        entry = msgspec.structs.replace(entry, holder=substitute)
    if isinstance(entry, SeatTaken | LinkRenewed | SeatAsked) and entry.seat == seat:
        entry = msgspec.structs.replace(entry, token="")
    if isinstance(entry, BotSeated) and entry.seat == seat and entry.former:
        entry = msgspec.structs.replace(entry, former="")
    return entry
