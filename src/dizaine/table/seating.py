"""The seating of a table: the state of each seat, who is connected, who is host, and which changes are allowed."""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from dizaine.players.registry import STAND_IN
from dizaine.rulebooks.kind_name import KindName
from dizaine.table import messages as m
from dizaine.table.log import (
    AnyEntry,
    BotFailed,
    BotSeated,
    HostActing,
    HostPassed,
    LinkRenewed,
    PatienceSet,
    Returned,
    SeatFreed,
    SeatTaken,
    StoodIn,
)
from dizaine.table.patience import USUAL_PATIENCE, Waits
from dizaine.table.presence import Presence
from dizaine.table.refused import CommandRefused
from dizaine.table.roster import BUILT_IN_BOTS, Roster
from dizaine.table.seats import BOT_NAMES
from dizaine.table.settings import Settings
from dizaine.table.tokens import hash_token, new_token

NAME_LETTERS: Final = 20


def clean_name(name: str) -> str:
    """Normalise the spaces in a name; raises `CommandRefused` if it cannot be displayed."""
    cleaned = " ".join(name.split())
    if not 1 <= len(cleaned) <= NAME_LETTERS or not cleaned.isprintable():
        raise CommandRefused("name", detail=str(NAME_LETTERS))
    return cleaned


@dataclass(slots=True)
class TableSeat:
    """The state of one seat at a table."""

    kind: str = "open"
    """open, person or bot."""
    name: str = ""
    bot: str = ""
    token: str = ""
    """The hash of the token that opens the seat."""
    next_token: str = ""
    """The hash of a token that opens the seat from `next_round` on, made by a host who is somebody else."""
    next_round: int = 0
    held_since: int = 0
    """The update from which on the seat belongs to the current token; earlier ones may show another person's cards."""
    standing_in: bool = False
    """Whether a bot currently plays for the absent person."""
    stood_in: bool = False
    """The same according to the log, which everybody has seen; it may be a moment behind."""

    def renew(self, token: str, first_round: int) -> None:
        """Use a new token from a round on. One that is valid at once also cancels one that is waiting."""
        if not first_round:
            self.token, self.next_token = token, ""
            return
        if self.next_token and self.next_round < first_round:
            self.token = self.next_token  # its round has begun; a table that is being loaded is not told so
        self.next_token, self.next_round = token, first_round

    @property
    def played_by_bot(self) -> bool:
        return self.kind == "bot" or self.standing_in


class Seating:
    """All seats of a table, and its host. Methods that check a change return the log entry for it."""

    def __init__(
        self, settings: Settings, kind: KindName, roster: Roster = BUILT_IN_BOTS, waits: Waits | None = None
    ) -> None:
        self.seats = [TableSeat() for _ in range(settings.players)]
        self.host = 0
        self.acting = -1
        """Who acts as host while the host is away; nobody if it is -1."""
        self.patience = USUAL_PATIENCE
        """How long the table waits for people who are away."""
        self.waits = waits or Waits()
        self.presence = Presence(settings.players, self.waits.asleep)
        self._settings = settings
        self._kind: KindName = kind
        self._roster = roster

    def apply(self, entry: AnyEntry) -> None:
        """Apply a log entry to the seats."""
        if isinstance(entry, SeatTaken | BotSeated | SeatFreed) and entry.seat == self.acting:
            self.acting = -1  # whoever comes next was not asked to be the host
        match entry:
            case SeatTaken():
                self.seats[entry.seat] = TableSeat("person", entry.name, token=entry.token)
            case BotSeated():
                self.seats[entry.seat] = TableSeat("bot", entry.name, entry.bot)
            case BotFailed() if self.seats[entry.seat].kind == "bot":
                self.seats[entry.seat] = TableSeat("bot", entry.name, STAND_IN)
            case SeatFreed():
                self.seats[entry.seat] = TableSeat()
            case HostPassed():
                self.host, self.acting = entry.seat, -1
            case HostActing():
                self.acting = entry.seat
            case PatienceSet():
                self.patience = entry.patience
            case StoodIn():
                self.seats[entry.seat].stood_in = True
            case Returned():
                self.seats[entry.seat].stood_in = False
            case LinkRenewed():
                self.seats[entry.seat].renew(entry.token, entry.round)

    def resume(self) -> None:
        """Let the stand-ins continue that were at work when the table was last in memory."""
        for seat in self.seats:
            seat.standing_in = seat.stood_in

    def is_host(self, seat: int) -> bool:
        """Whether a seat may do what a host does: the host, or whoever acts as host while the host is away."""
        return seat == (self.acting if self.acting >= 0 and not self.is_here(self.host) else self.host)

    def open_links(self, current_round: int, seq: int, *, over: bool) -> None:
        """Let the tokens take effect whose round has begun with update `seq`; after the game, all of them."""
        for seat in self.seats:
            if seat.next_token and (over or seat.next_round <= current_round):
                seat.token, seat.next_token, seat.held_since = seat.next_token, "", seq

    def infos(self) -> list[m.SeatInfo]:
        """The seats as everybody sees them."""
        return [
            m.SeatInfo(
                kind=seat.kind,
                name=seat.name,
                bot=seat.bot if seat.kind == "bot" else self._settings.bot if seat.standing_in else "",
                here=self.is_here(number),
                host=self.is_host(number),
                asleep=self.presence.is_asleep(number),
                devices=self.presence.devices(number),
            )
            for number, seat in enumerate(self.seats)
        ]

    def arrive(self, seat: int, *, hidden: bool = False) -> None:
        """Count a new connection on a seat; a stand-in stops at once, unless nobody looks at the page."""
        self.presence.arrive(seat, hidden=hidden)
        if not hidden:
            self.seats[seat].standing_in = False

    def hide(self, seat: int, hidden: bool) -> None:
        """Note that a page went out of sight, or came back; then a stand-in stops at once."""
        self.presence.hide(seat, hidden)
        if not hidden:
            self.seats[seat].standing_in = False

    def is_here(self, seat: int) -> bool:
        """Whether somebody is connected on a seat, or has only just laid the phone aside."""
        return self.presence.is_here(seat)

    @property
    def anyone_here(self) -> bool:
        """Whether any person at the table is here."""
        return any(self.is_here(number) for number, seat in enumerate(self.seats) if seat.kind == "person")

    def seat_of(self, token: str) -> int | None:
        """The seat that a token opens."""
        return _place_of(token, [seat.token for seat in self.seats])

    def will_open(self, token: str) -> bool:
        """Whether a token opens a seat from the next deal on."""
        return _place_of(token, [seat.next_token for seat in self.seats]) is not None

    def require_person(self, seat: int) -> None:
        """Refuse a command about a seat where no person sits."""
        if self._existing(seat).kind != "person":
            raise CommandRefused("nobody-there")

    def new_link(self, seat: int, first_round: int) -> tuple[AnyEntry, str]:
        """Renew a person's link from a round on; returns the entry and the token."""
        self.require_person(seat)
        token = new_token()
        return LinkRenewed(seat=seat, token=hash_token(token), round=first_round), token

    def take_seat(self, name: str) -> tuple[SeatTaken, str]:
        """Seat a person on the first open seat; returns the entry and the seat's token."""
        free = next((number for number, seat in enumerate(self.seats) if seat.kind == "open"), None)
        if free is None:
            raise CommandRefused("table-full")
        cleaned = clean_name(name)
        if cleaned.casefold() in {seat.name.casefold() for seat in self.seats}:
            raise CommandRefused("name-taken")
        token = new_token()
        return SeatTaken(seat=free, name=cleaned, token=hash_token(token)), token

    def seat_bot(self, number: int, bot: str) -> AnyEntry:
        """Put a bot on an open seat, or replace the bot that sits there."""
        seat = self._existing(number)
        if bot not in self._roster.names(self._kind):
            raise CommandRefused("no-such-bot", detail=bot)
        if seat.kind == "person":
            raise CommandRefused("seat-taken")
        return BotSeated(seat=number, name=seat.name or self.new_name(), bot=bot)

    def free(self, number: int, *, playing: bool) -> AnyEntry:
        """Remove whoever sits there; during a game a bot takes over."""
        seat = self._existing(number)
        if number == self.host or self.is_host(number):
            raise CommandRefused("host-stays")
        if seat.kind == "open" or (seat.kind == "bot" and playing):
            raise CommandRefused("nobody-there")
        return BotSeated(seat=number, name=seat.name, bot=self._settings.bot) if playing else SeatFreed(seat=number)

    def vacate(self, number: int, name: str, *, playing: bool) -> list[AnyEntry]:
        """Take a person's seat away, the host's too; in a game, a bot of that name takes over."""
        people = [seat for seat, held in enumerate(self.seats) if held.kind == "person" and seat != number]
        passed: list[AnyEntry] = [HostPassed(seat=people[0])] if number == self.host and people else []
        if playing:
            return [BotSeated(seat=number, name=name, bot=self._settings.bot), *passed]
        return [SeatFreed(seat=number), *passed]

    def fill(self) -> list[AnyEntry]:
        """Put bots on all open seats."""
        names: list[str] = []
        entries: list[AnyEntry] = []
        for number, seat in enumerate(self.seats):
            if seat.kind == "open":
                names.append(self.new_name(names))
                entries.append(BotSeated(seat=number, name=names[-1], bot=self._settings.bot))
        return entries

    def copy_for_rematch(self) -> list[AnyEntry]:
        """Seat everybody in the same way at the next table, with the same tokens."""
        entries: list[AnyEntry] = []
        for number, seat in enumerate(self.seats):
            if seat.kind == "person":
                entries.append(SeatTaken(seat=number, name=seat.name, token=seat.token))
            elif seat.kind == "bot":
                entries.append(BotSeated(seat=number, name=seat.name, bot=seat.bot))
        return [*entries, HostPassed(seat=self.host)]

    def _existing(self, seat: int) -> TableSeat:
        if not 0 <= seat < len(self.seats):
            raise CommandRefused("no-such-seat")
        return self.seats[seat]

    def new_name(self, reserved: Sequence[str] = ()) -> str:
        """A bot name that nobody at the table has."""
        taken = {name.casefold() for name in (*reserved, *(seat.name for seat in self.seats))}
        return next(name for name in BOT_NAMES if name.casefold() not in taken)


def _place_of(token: str, hashes: Sequence[str]) -> int | None:
    hashed = hash_token(token)
    return next((number for number, known in enumerate(hashes) if known and hmac.compare_digest(known, hashed)), None)
