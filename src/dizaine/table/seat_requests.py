"""Requests for a seat once the game has begun: who may ask for which one, and how they end.

Somebody who comes back without their link gets their own seat, and a latecomer that of a bot, if the host agrees and
from the next deal on. Until then a bot plays, and whoever asked watches.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

from dizaine.table.log import AnyEntry, SeatAsked, SeatDenied, SeatGranted, SeatRestored
from dizaine.table.names import clean_name, name_key
from dizaine.table.refused import CommandRefused
from dizaine.table.seating import Seating
from dizaine.table.store import StoreError
from dizaine.table.tokens import hash_token, new_token

if TYPE_CHECKING:
    from dizaine.table.table import Table

logger = logging.getLogger(__name__)


class Admission(NamedTuple):
    """A seat and the token that opens it, now or, if one has to wait, once the host has agreed."""

    seat: int
    token: str
    waiting: bool = False


async def come_in(table: Table, name: str, wanted: int | None, token: str) -> Admission:
    """Take an open seat, or ask for one once the game has begun. Raises `CommandRefused`.

    Whoever shows the token of a seat from which they were removed asks for that seat, and keeps the token.
    """
    seating = table.seating
    if table.match is None:
        table.require_open()
        taken, new = seating.take_seat(name, wanted)
        await table.write(taken, taken.seat)
        return Admission(taken.seat, new)
    removed = seating.removed_seat(token) if token else None
    if removed is not None:
        seat, name = removed, seating.seats[removed].name
        if seating.seats[seat].asked_token == hash_token(token):  # sent again
            return Admission(seat, token, waiting=True)
        if seating.seats[seat].is_wanted:
            raise CommandRefused("seat-asked")
    else:
        name = clean_name(name)
        seat, token = _seat_for(seating, name, wanted), new_token()
    asked = SeatAsked(seat=seat, name=name, holder=seating.seats[seat].name, token=hash_token(token))
    await table.write(asked, -1)
    return Admission(seat, token, waiting=True)


def _seat_for(seating: Seating, name: str, wanted: int | None) -> int:
    """The seat that somebody asks for: the one that has their name, else a bot's."""
    if wanted is not None:
        seating.existing(wanted)
    own = next((at for at, seat in enumerate(seating.seats) if name_key(seat.name) == name_key(name)), None)
    if own is not None:
        if seating.is_present(own) or wanted not in (None, own):
            raise CommandRefused("name-taken")
        wanted = own
    elif name_key(name) in seating.names:
        raise CommandRefused("name-taken")
    elif wanted is None:
        bots = [at for at, seat in enumerate(seating.seats) if seat.kind == "bot"]
        free = sorted((bool(seating.seats[at].former), at) for at in bots if not seating.seats[at].is_wanted)
        if not free:
            raise CommandRefused("seat-asked" if bots else "table-full")
        return free[0][1]
    elif seating.seats[wanted].kind != "bot":
        raise CommandRefused("seat-taken")
    if seating.seats[wanted].is_wanted:
        raise CommandRefused("seat-asked")
    return wanted


def restored(seating: Seating, number: int) -> AnyEntry:
    """Give a removed person the seat back, at once: nobody else has had it since. Raises `CommandRefused`."""
    seat = seating.existing(number)
    if seat.kind != "bot" or not seat.former:
        raise CommandRefused("nobody-there")
    return SeatRestored(seat=number, name=seat.name)


def granted(seating: Seating, number: int, first_round: int) -> AnyEntry:
    """Agree to a request: from a round on, or at once if it is 0. Raises `CommandRefused`.

    A hand that is already dealt stays hidden, for the host could be the one who asks. Only the person who was removed
    from the seat, and asks with the same token, comes back at once.
    """
    seat = seating.existing(number)
    if not seat.asked_name:
        raise CommandRefused("nobody-asks")
    if seating.is_present(number):
        raise CommandRefused("seat-taken")
    if seat.asked_token == seat.former:
        return restored(seating, number)
    return SeatGranted(seat=number, name=seat.asked_name, round=first_round)


def denied(seating: Seating, number: int, *, returned: bool = False) -> AnyEntry:
    """End a request, granted or not; `returned` if the seat's own person is back. Raises `CommandRefused`."""
    seat = seating.existing(number)
    if not seat.is_wanted:
        raise CommandRefused("nobody-asks")
    return SeatDenied(seat=number, name=seat.asked_name or seat.next_name, returned=returned)


async def keep_seat(table: Table, number: int, token: str) -> None:
    """End a request for the seat of a person who is back with the seat's own token."""

    async def keep() -> None:
        if table.seating.seat_of(token) == number and table.seating.seats[number].is_wanted:
            await table.write(denied(table.seating, number, returned=True), number)

    if table.seating.seats[number].is_wanted:
        with suppress(CommandRefused):  # the log is full
            try:
                await table.exclusively(keep)
            except StoreError:  # the person plays on, and the host cannot give the seat away while they are here
                logger.exception("a request could not be ended", extra={"table": table.id})
