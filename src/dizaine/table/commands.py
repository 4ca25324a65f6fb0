"""The commands of a table: who may give which, and what each one writes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dizaine.table import messages as m
from dizaine.table.log import EntropyAdded, HostActing, HostPassed, PatienceSet, SeatsShuffled, StartHeld
from dizaine.table.match import parse_move
from dizaine.table.patience import PATIENCE
from dizaine.table.refused import CommandRefused
from dizaine.table.seat_requests import denied, granted, restored
from dizaine.table.shuffling import drawn_order

if TYPE_CHECKING:
    from dizaine.table.table import Table


async def carry_out(table: Table, seat: int, command: m.Command) -> str:
    """Carry out a command of a seat while nothing else happens at the table.

    Returns the token of a new link if the command asked for one. Raises `CommandRefused`.
    """
    seating, match = table.seating, table.match
    match command:
        case m.Play():
            await table.move(seat, parse_move(match, seat, command.move), "person", command.id)
        case m.TakeBack():
            await table.write(table.take_backs.last(seat, match), seat, command.id)
        case m.AddEntropy():
            await _add_entropy(table, seat, command)
        case m.NewLink() if command.seat == seat:
            return await _renew_link(table, seat, command, 0)
        case _ if not seating.is_host(seat):
            raise CommandRefused("host-only")
        case m.Start():
            await table.start(seat, command.id)
        case m.Wait():
            table.require_open()
            await table.write(StartHeld(), seat, command.id)
        case m.Shuffle():
            table.require_open()
            order = drawn_order(len(seating.seats))
            await table.write(SeatsShuffled(order=order), seat, command.id, table.deals.shuffled(order))
        case m.SetBot():
            await table.write(seating.seat_bot(command.seat, command.bot), seat, command.id)
        case m.FreeSeat():
            await table.write(seating.free(command.seat, playing=match is not None), seat, command.id)
        case m.Restore():
            await table.write(restored(seating, command.seat), seat, command.id)
        case m.Grant():
            await table.write(granted(seating, command.seat, table.next_deal), seat, command.id)
        case m.Deny():
            await table.write(denied(seating, command.seat), seat, command.id)
        case m.PassHost():
            seating.require_person(command.seat)
            passed = HostPassed if seat == seating.host else HostActing  # the host who is away stays the host
            await table.write(passed(seat=command.seat), seat, command.id)
        case m.SetPatience():
            if command.patience not in PATIENCE:
                raise CommandRefused("no-such-patience", detail=command.patience)
            await table.write(PatienceSet(patience=command.patience), seat, command.id)
        case m.NewLink():
            return await _renew_link(table, seat, command, table.next_deal)
        case _:
            raise CommandRefused("unknown-command")
    return ""


async def _renew_link(table: Table, by: int, command: m.NewLink, first_round: int) -> str:
    """A host who made a link for somebody else could use it, so it does not open a hand that is already dealt."""
    entry, token = table.seating.new_link(command.seat, first_round)
    await table.write(entry, by, command.id)
    return token


async def _add_entropy(table: Table, seat: int, command: m.AddEntropy) -> None:
    if table.match is not None and table.match.is_over:
        raise CommandRefused("game-over")
    number = table.round + 1
    secret = table.deals.with_words(number, seat, command.words)
    await table.write(EntropyAdded(seat=seat, round=number, words=command.words), seat, command.id, [secret])
