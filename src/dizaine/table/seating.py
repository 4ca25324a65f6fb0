"""Who sits where at a table, who is there, and who may change that."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from dizaine.players.registry import STAND_IN
from dizaine.rulebooks.kind_name import KindName
from dizaine.table import messages as m
from dizaine.table.chairs import Chair, chair_of, clean_name
from dizaine.table.log import (
    AnyEntry,
    BotFailed,
    BotSeated,
    HostPassed,
    LinkRenewed,
    SeatFreed,
    SeatTaken,
    Settings,
)
from dizaine.table.refused import CommandRefused
from dizaine.table.roster import OUR_PLAYERS, Roster
from dizaine.table.seats import BOT_NAMES


class Seating:
    """The chairs of a table, and its host."""

    def __init__(self, settings: Settings, kind: KindName, roster: Roster = OUR_PLAYERS) -> None:
        self.chairs = [Chair() for _ in range(settings.players)]
        self.host = 0
        self._settings = settings
        self._kind: KindName = kind
        self._roster = roster
        self._here: Counter[int] = Counter()

    def take_in(self, entry: AnyEntry) -> None:
        """What an entry of the log means for the seats."""
        match entry:
            case SeatTaken():
                self.chairs[entry.seat] = Chair("person", entry.name, token=entry.token)
            case BotSeated():
                self.chairs[entry.seat] = Chair("bot", entry.name, entry.bot)
            case BotFailed() if self.chairs[entry.seat].kind == "bot":
                self.chairs[entry.seat] = Chair("bot", entry.name, STAND_IN)
            case SeatFreed():
                self.chairs[entry.seat] = Chair()
            case HostPassed():
                self.host = entry.seat
            case LinkRenewed():
                self.chairs[entry.seat].token = entry.token

    def infos(self) -> list[m.SeatInfo]:
        """The seats as everybody sees them."""
        return [
            m.SeatInfo(
                kind=chair.kind,
                name=chair.name,
                bot=chair.bot if chair.kind == "bot" else self._settings.bot if chair.standing_in else "",
                here=self.is_here(seat),
                host=seat == self.host,
            )
            for seat, chair in enumerate(self.chairs)
        ]

    def arrive(self, seat: int) -> None:
        """Somebody is connected on a seat; a bot that stood in hands back at once."""
        self._here[seat] += 1
        self.chairs[seat].standing_in = False

    def leave(self, seat: int) -> None:
        """A connection of a seat has ended."""
        self._here[seat] -= 1

    def is_here(self, seat: int) -> bool:
        """Whether somebody is connected on a seat."""
        return self._here[seat] > 0

    @property
    def anyone_here(self) -> bool:
        """Whether any person at the table is connected."""
        return any(self.is_here(seat) for seat, chair in enumerate(self.chairs) if chair.kind == "person")

    def seat_of(self, token: str) -> int | None:
        """The seat that a token opens."""
        return chair_of(self.chairs, token)

    def person(self, seat: int) -> None:
        """Refuse a seat without a person."""
        if self._chair(seat).kind != "person":
            raise CommandRefused("nobody-there")

    def place_for(self, name: str) -> tuple[int, str]:
        """The first open seat for somebody, and the name as it is shown."""
        seat = next((number for number, chair in enumerate(self.chairs) if chair.kind == "open"), None)
        if seat is None:
            raise CommandRefused("table-full")
        cleaned = clean_name(name)
        if cleaned.casefold() in {chair.name.casefold() for chair in self.chairs}:
            raise CommandRefused("name-taken")
        return seat, cleaned

    def with_bot(self, seat: int, bot: str) -> AnyEntry:
        """A bot for an open seat, or another one for a seat with a bot."""
        chair = self._chair(seat)
        if bot not in self._roster.names(self._kind):
            raise CommandRefused("no-such-bot", detail=bot)
        if chair.kind == "person":
            raise CommandRefused("seat-taken")
        return BotSeated(seat=seat, name=chair.name or self._new_name(), bot=bot)

    def without(self, seat: int, *, playing: bool) -> AnyEntry:
        """A seat without who sits there; in the middle of a game a bot takes over."""
        chair = self._chair(seat)
        if seat == self.host:
            raise CommandRefused("host-stays")
        if chair.kind == "open" or (chair.kind == "bot" and playing):
            raise CommandRefused("nobody-there")
        return BotSeated(seat=seat, name=chair.name, bot=self._settings.bot) if playing else SeatFreed(seat=seat)

    def filled(self) -> list[AnyEntry]:
        """Bots for all open seats."""
        names: list[str] = []
        entries: list[AnyEntry] = []
        for seat, chair in enumerate(self.chairs):
            if chair.kind == "open":
                names.append(self._new_name(names))
                entries.append(BotSeated(seat=seat, name=names[-1], bot=self._settings.bot))
        return entries

    def again(self) -> list[AnyEntry]:
        """Everybody on their seats once more, at another table; what opened a seat opens it there."""
        entries: list[AnyEntry] = []
        for seat, chair in enumerate(self.chairs):
            if chair.kind == "person":
                entries.append(SeatTaken(seat=seat, name=chair.name, token=chair.token))
            elif chair.kind == "bot":
                entries.append(BotSeated(seat=seat, name=chair.name, bot=chair.bot))
        return [*entries, HostPassed(seat=self.host)]

    def _chair(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise CommandRefused("no-such-seat")
        return self.chairs[seat]

    def _new_name(self, taken: Sequence[str] = ()) -> str:
        """A name that nobody at the table has."""
        known = {name.casefold() for name in (*taken, *(chair.name for chair in self.chairs))}
        return next(name for name in BOT_NAMES if name.casefold() not in known)
