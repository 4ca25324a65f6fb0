"""The seating of a table: the state of each seat, who is connected, who is host, and which changes are allowed."""

from __future__ import annotations

import hmac
from collections.abc import Collection, Sequence

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
    Moved,
    PatienceSet,
    Returned,
    SeatAsked,
    SeatDenied,
    SeatFreed,
    SeatGranted,
    SeatRestored,
    SeatsShuffled,
    SeatTaken,
    StoodIn,
)
from dizaine.table.names import clean_name, name_key
from dizaine.table.patience import USUAL_PATIENCE
from dizaine.table.presence import Presence
from dizaine.table.refused import CommandRefused
from dizaine.table.roster import BUILT_IN_BOTS, Roster
from dizaine.table.seats import BOT_NAMES
from dizaine.table.settings import Settings
from dizaine.table.table_seat import TableSeat
from dizaine.table.tokens import hash_token, new_token
from dizaine.table.waits import Waits


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

    def apply(self, entry: AnyEntry, seq: int = 0) -> None:
        """Apply a log entry, which has a number, to the seats."""
        if isinstance(entry, SeatTaken | BotSeated | SeatFreed) and entry.seat == self.acting:
            self.acting = -1  # whoever comes next was not asked to be the host
        match entry:
            case SeatTaken():
                self.seats[entry.seat] = TableSeat("person", entry.name, token=entry.token, since=seq)
            case BotSeated():
                self.seats[entry.seat].hand_to_bot(entry.name, entry.bot, entry.former)
            case BotFailed() if self.seats[entry.seat].kind == "bot":
                self.seats[entry.seat].hand_to_bot(entry.name, STAND_IN)
            case SeatFreed():
                self.seats[entry.seat] = TableSeat()
            case HostPassed():
                self.host, self.acting = entry.seat, -1
            case SeatsShuffled():
                self._shuffle(entry.order)
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
            case SeatRestored():
                self.seats[entry.seat].restore(entry.name)
            case SeatAsked():
                self.seats[entry.seat].asked_name, self.seats[entry.seat].asked_token = entry.name, entry.token
            case SeatGranted():
                self.seats[entry.seat].grant(entry.round, seq)
            case SeatDenied():
                self.seats[entry.seat].deny()
            case Moved() if entry.begins:
                self.open_links(entry.begins, seq, over=entry.begins < 0)

    def _shuffle(self, order: Sequence[int]) -> None:
        """Whoever is connected moves along with the seat's token."""
        self.seats = [self.seats[before] for before in order]
        self.host = order.index(self.host)
        self.acting = order.index(self.acting) if self.acting >= 0 else -1
        self.presence.shuffle(order)

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
                seat.change_hands(seq)

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

    def is_present(self, seat: int) -> bool:
        """Whether a person has the seat and is connected."""
        return self.seats[seat].kind == "person" and self.is_here(seat)

    @property
    def anyone_here(self) -> bool:
        """Whether any person at the table is here."""
        return any(map(self.is_present, range(len(self.seats))))

    def seat_of(self, token: str) -> int | None:
        """The seat that a token opens."""
        return _place_of(token, [seat.token for seat in self.seats])

    def check_token(self, seat: int, token: str) -> None:
        """Refuse a token that no longer opens a seat; a keyboard has none."""
        if token and self.seat_of(token) != seat:
            raise CommandRefused("seat-lost")

    def held_since(self, seat: int | None) -> int:
        """The number of the update since which a seat has its owner; 0 for a spectator, who sees nothing secret."""
        return 0 if seat is None else self.seats[seat].held_since

    def opens(self, token_hash: str, seat: int) -> bool:
        """Whether the token with this hash opens a seat."""
        return hmac.compare_digest(self.seats[seat].token, token_hash)

    def waiting(self, token: str) -> str:
        """What somebody waits for whose token opens no seat yet: `asked`, `granted` or `removed`; or nothing."""
        for state, hashes in (
            ("asked", [seat.asked_token for seat in self.seats]),
            ("granted", [seat.next_token for seat in self.seats]),
            ("removed", [seat.former for seat in self.seats]),
        ):
            if _place_of(token, hashes) is not None:
                return state
        return ""

    def removed_seat(self, token: str) -> int | None:
        """The seat from which the person with a token was removed."""
        return _place_of(token, [seat.former for seat in self.seats])

    @property
    def wishes(self) -> list[m.SeatWish]:
        """Who asks for which seat, and who has one from the next deal on."""
        asked = [(number, seat.asked_name, False) for number, seat in enumerate(self.seats)]
        granted = [(number, seat.next_name, True) for number, seat in enumerate(self.seats)]
        return [m.SeatWish(seat=seat, name=name, granted=agreed) for seat, name, agreed in asked + granted if name]

    @property
    def removed(self) -> list[int]:
        """The seats of removed people."""
        return [number for number, seat in enumerate(self.seats) if seat.former]

    def require_person(self, seat: int) -> None:
        """Refuse a command about a seat where no person sits."""
        if self.existing(seat).kind != "person":
            raise CommandRefused("nobody-there")

    def new_link(self, seat: int, first_round: int) -> tuple[AnyEntry, str]:
        """Renew a person's link from a round on; returns the entry and the token."""
        self.require_person(seat)
        token = new_token()
        return LinkRenewed(seat=seat, token=hash_token(token), round=first_round), token

    def take_seat(self, name: str, wanted: int | None = None) -> tuple[SeatTaken, str]:
        """Seat a person on the first open seat, or on the one they want; returns the entry and the seat's token."""
        if wanted is not None and self.existing(wanted).kind != "open":
            raise CommandRefused("seat-taken")
        free = next((number for number, seat in enumerate(self.seats) if seat.kind == "open"), None)
        free = free if wanted is None else wanted
        if free is None:
            raise CommandRefused("table-full")
        cleaned = clean_name(name)
        if name_key(cleaned) in self.names:
            raise CommandRefused("name-taken")
        token = new_token()
        return SeatTaken(seat=free, name=cleaned, token=hash_token(token)), token

    def seat_bot(self, number: int, bot: str) -> AnyEntry:
        """Put a bot on an open seat, or replace the bot that sits there."""
        seat = self.existing(number)
        if bot not in self._roster.names(self._kind):
            raise CommandRefused("no-such-bot", detail=bot)
        if seat.kind == "person":
            raise CommandRefused("seat-taken")
        return BotSeated(seat=number, name=seat.name or self.new_name(), bot=bot)

    def free(self, number: int, *, playing: bool) -> AnyEntry:
        """Remove whoever sits there; during a game a bot takes over."""
        seat = self.existing(number)
        if number == self.host or self.is_host(number):
            raise CommandRefused("host-stays")
        if seat.kind == "open" or (seat.kind == "bot" and playing):
            raise CommandRefused("nobody-there")
        if not playing:
            return SeatFreed(seat=number)
        return BotSeated(seat=number, name=seat.name, bot=self._settings.bot, former=seat.token)

    def vacate(self, number: int, name: str, *, playing: bool) -> list[AnyEntry]:
        """Take a person's seat away, the host's too; in a game, a bot of that name takes over."""
        people = [seat for seat, held in enumerate(self.seats) if held.kind == "person" and seat != number]
        passed: list[AnyEntry] = [HostPassed(seat=people[0])] if number == self.host and people else []
        if playing:
            passed.insert(0, BotSeated(seat=number, name=name, bot=self._settings.bot))
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

    def copy_for_rematch(self, settings: Settings | None = None, bots: Collection[str] = ()) -> list[AnyEntry]:
        """Seat everybody at the next table in the same order, with the same tokens; removed people, too.

        That table may have other `settings`, and a game that only these `bots` play. All people must fit; bots come
        along as far as there are seats. Raises `CommandRefused`.
        """
        seats = len(self.seats) if settings is None else settings.players
        people = {number: person for number, seat in enumerate(self.seats) if (person := seat.person_at_rematch)}
        if len(people) > seats:
            raise CommandRefused("too-few-seats", detail=str(len(people)))
        bot_seats = [number for number, seat in enumerate(self.seats) if seat.kind == "bot" and number not in people]
        kept = [*people, *bot_seats[: seats - len(people)]]
        same = seats == len(self.seats)  # then open seats stay where they are, too
        places = {before: before if same else now for now, before in enumerate(sorted(kept))}
        entries: list[AnyEntry] = []
        for before, now in places.items():
            seat = self.seats[before]
            bot = seat.bot if settings is None or seat.bot in bots else settings.bot
            if before in people:
                name, token = people[before]
                entries.append(SeatTaken(seat=now, name=name, token=token))
            else:
                entries.append(BotSeated(seat=now, name=seat.name, bot=bot))
        return [*entries, HostPassed(seat=places[self.host])] if self.host in places else entries

    def existing(self, seat: int) -> TableSeat:
        """A seat by its number; raises `CommandRefused`."""
        if not 0 <= seat < len(self.seats):
            raise CommandRefused("no-such-seat")
        return self.seats[seat]

    @property
    def people(self) -> list[bool]:
        """Whether a person sits there, for each seat."""
        return [seat.kind == "person" for seat in self.seats]

    @property
    def names(self) -> set[str]:
        """The names at the table and of those who want to come to it, without regard to capitals."""
        given = (name for seat in self.seats for name in (seat.name, seat.asked_name, seat.next_name))
        return {name_key(name) for name in given if name}

    def new_name(self, reserved: Sequence[str] = ()) -> str:
        """A bot name that nobody at the table has."""
        taken = self.names | {name_key(name) for name in reserved}
        return next(name for name in BOT_NAMES if name_key(name) not in taken)


def _place_of(token: str, hashes: Sequence[str]) -> int | None:
    hashed = hash_token(token)
    return next((number for number, known in enumerate(hashes) if known and hmac.compare_digest(known, hashed)), None)
