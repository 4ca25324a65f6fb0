"""A table: the only authority over its game.

Whatever happens is checked, written to the log, and only then told. The table knows no transport and no database: it
is handed a store, and whoever listens is told that there is something new and asks for what their seat may see of it.
"""

from __future__ import annotations

import asyncio
import logging
import secrets as system_secrets
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, TypeVar

import msgspec

from dizaine.engine.errors import IllegalMove, NotationError
from dizaine.players.answers import PlayerFailed
from dizaine.players.player import AnyMove, AnyView
from dizaine.rulebooks.library import Book, book_from_json
from dizaine.table import messages as m
from dizaine.table.bots import Bots, suggestion
from dizaine.table.bus import Listener
from dizaine.table.chairs import clean_name, hash_token, new_token
from dizaine.table.deals import Deals
from dizaine.table.fair import RoundSecret
from dizaine.table.house import House
from dizaine.table.known_commands import KnownCommands
from dizaine.table.log import (
    AnyEntry,
    BotFailed,
    EntropyAdded,
    HostPassed,
    LinkRenewed,
    Moved,
    Opened,
    RematchOpened,
    SeatTaken,
    Settings,
    Started,
)
from dizaine.table.match import Match
from dizaine.table.moment import Moment
from dizaine.table.refused import CommandRefused
from dizaine.table.seating import Seating
from dizaine.table.store import Change, LogLine, Store, StoredTable
from dizaine.table.thinking import thought
from dizaine.table.told import Told
from dizaine.table.uncancellable import uncancellable

Result = TypeVar("Result")

logger = logging.getLogger(__name__)


class Table:
    """One table. Commands are carried out one after the other."""

    def __init__(self, table_id: str, code: str, settings: Settings, store: Store, house: House | None = None) -> None:
        """Use `open_new` or `load`."""
        self.id = table_id
        self.code = code
        self.settings = settings
        self.book: Book = book_from_json(settings.rulebook)
        self._house = house or House()
        self._remembers = self._house.remembers or settings.seed is not None
        """Whether the whole game stays in memory; the chance of a chosen seed goes on only from its beginning."""
        self.seating = Seating(settings, self.book.kind, self._house.roster)
        self.match: Match | None = None
        self.seq = 0
        self.rematch = ""
        self.deadline = 0.0
        """When a bot plays for whoever is asked, by the loop's clock; 0 for never. Set by the driver."""
        self.paused = False
        self.news = 0
        """How often there was something new to tell."""
        self.line = 0
        """How many lines the record of the game has, as far as they are written."""
        self._store = store
        self._bots = Bots(self.book, self._house.roster.find)
        self._deals = Deals(table_id)
        self._told = Told()
        self._commands = KnownCommands()
        self._info: m.TableInfo | None = None
        """What everybody may know, until something is new."""
        self._lock = asyncio.Lock()
        self._round = 0
        """The round that is on, and whether the game is over: as far as it is written, so that anyone may know."""
        self._over = False

    @classmethod
    async def open_new(
        cls, store: Store, code: str, settings: Settings, host: str, *, house: House | None = None
    ) -> tuple[Table, str]:
        """A new table with its host on the first seat; returns the seat's token too."""
        token = new_token()
        seated = SeatTaken(seat=0, name=clean_name(host), token=hash_token(token))
        return await cls.open_with(store, code, settings, [seated], house=house), token

    @classmethod
    async def open_with(
        cls,
        store: Store,
        code: str,
        settings: Settings,
        entries: Sequence[AnyEntry],
        *,
        house: House | None = None,
        first: int = 1,
        over: bool = False,
    ) -> Table:
        """A new table at which all this has happened; a game among it, with `first` as its round, has to be loaded."""
        table = cls(system_secrets.token_hex(8), code, settings, store, house)
        fresh = table._deals.missing(first, first + 1)
        lines = [LogLine(number, entry) for number, entry in enumerate([Opened(settings=settings), *entries], 1)]
        await store.write(Change(table.id, lines, fresh, code=code, over=over))
        table._deals.take_in(fresh)
        for line in lines:
            table._take_in(line)
        return table

    @classmethod
    async def load(cls, store: Store, table_id: str, *, house: House | None = None) -> Table | None:
        """A table as it was left."""
        stored = await store.load(table_id)
        if stored is None:
            return None
        table = cls(stored.table, stored.code, stored.settings, store, house)
        table._restore(stored)
        return table

    def _restore(self, stored: StoredTable) -> None:
        """Everything as the store has it."""
        self._deals = Deals(self.id, stored.secrets)
        self._told, self._commands = Told(), KnownCommands()
        record: list[str] = []
        since = 0
        for line in stored.lines:
            self._take_in(line)
            if isinstance(line.entry, Started | Moved):
                record += line.entry.lines
            if line.seq <= stored.position_seq:
                since = len(record)
        if record:
            self.match = Match(self.book, self.settings.players, self._deals.secrets, self.settings.seed)
            if self._remembers:
                self.match.take_up(record)
            else:
                self.match.take_up(record, stored.position, since, stored.position_events)
                self._told.forget_before(stored.position_seq)
        self._note_progress()

    def _note_progress(self) -> None:
        if self.match is not None:
            self._round, self._over, self.line = self.match.round, self.match.is_over, self.match.line_count

    @property
    def stage(self) -> str:
        """open, playing, paused or over."""
        if self.match is None:
            return "open"
        if self._over:
            return "over"
        return "paused" if self.paused else "playing"

    def info(self) -> m.TableInfo:
        """What everybody may know about the table."""
        if self._info is None:
            self._info = self._new_info()
        if not self.deadline:
            return self._info
        left = self.deadline - asyncio.get_running_loop().time()
        return msgspec.structs.replace(self._info, deadline=max(0.1, round(left, 1)))

    def _new_info(self) -> m.TableInfo:
        """Where secrets decide nothing, none is promised."""
        deals = self._deals if self.settings.fair else Deals(self.id)
        return m.TableInfo(
            code=self.code,
            edition=self.book.id,
            title=self.book.title,
            stage=self.stage,
            pace=self.settings.pace,
            seats=self.seating.infos(),
            fair=deals.info(self._round, over=self._over),
            rematch=self.rematch,
            seeded=self.settings.seed is not None,
        )

    def _view(self, seat: int | None) -> m.GameView | None:
        """The game as a seat, or a spectator, may know it."""
        return None if self.match is None else self.match.view(seat)

    def _position(self, seat: int | None, wanted: bool) -> str:
        return "" if self.match is None or not wanted else self.match.known(seat)

    async def welcome(self, seat: int | None, *, positions: bool = False) -> m.Welcome:
        """Everything as it stands for a seat, or a spectator."""
        async with self._lock:  # not in the middle of a command that is not written yet
            return m.Welcome(
                version=m.VERSION,
                seat=-1 if seat is None else seat,
                seq=self.seq,
                table=self.info(),
                view=self._view(seat),
                position=self._position(seat, positions),
            )

    async def updates(self, since: int, seat: int | None, *, positions: bool = False) -> list[m.Update] | None:
        """What came after an update, as a seat may see it; None if that is too long ago (or never was).

        The view is that of now, so only the last one has it.
        """
        async with self._lock:
            return self._updates(since, seat, positions)

    def _updates(self, since: int, seat: int | None, positions: bool) -> list[m.Update] | None:
        if not 0 <= since <= self.seq:
            return None
        missed = range(since + 1, self.seq + 1)
        if not self._told.has(missed):
            return None
        info = self.info()
        return [
            m.Update(
                seq=number,
                events=self._told.seen(number, self.match, seat),
                table=info,
                view=self._view(seat) if number == self.seq else None,
                position=self._position(seat, positions and number == self.seq),
            )
            for number in missed
        ]

    def record(self) -> str:
        """The whole game as text, with what it takes to check its deals; only once it is over."""
        if self.match is None or not self._over:
            raise CommandRefused("not-over")
        if not self.settings.fair:
            return self.match.record()
        return self.match.record(self._deals.remarks(self.match.round))

    async def played(self) -> str:
        """The record of the game as far as it is; it tells all secrets, so it must not leave the server as it is."""
        async with self._lock:
            if self.match is None:
                raise CommandRefused("not-started")
            return self.match.record()

    async def asked_view(self) -> Any | None:
        """What whoever is asked knows; it must not leave the server. None if nobody is asked."""
        async with self._lock:
            game = None if self.match is None or self.match.is_over else self.match.game
            return None if game is None else game.view(game.asked)

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Be called whenever there is something new; returns the way to stop that."""
        return self._house.bus.subscribe(self.id, listener)

    def tell(self) -> None:
        """Something is new: let all know who listen."""
        self._info = None
        self.news += 1
        self._house.bus.publish(self.id)

    def arrive(self, seat: int) -> None:
        """Somebody is connected on a seat."""
        self.seating.arrive(seat)
        self.tell()

    def leave(self, seat: int) -> None:
        """A connection of a seat has ended."""
        self.seating.leave(seat)
        self.tell()

    def seat_of(self, token: str) -> int | None:
        """The seat that a token opens."""
        return self.seating.seat_of(token)

    async def take_seat(self, name: str) -> tuple[int, str]:
        """Sit down on the first open seat; returns the seat and its token."""
        return await self._undisturbed(lambda: self._take_seat(name))

    async def _take_seat(self, name: str) -> tuple[int, str]:
        if self.match is not None:
            raise CommandRefused("already-started")
        seat, cleaned = self.seating.place_for(name)
        token = new_token()
        await self._write(SeatTaken(seat=seat, name=cleaned, token=hash_token(token)), seat)
        return seat, token

    async def _undisturbed(self, work: Callable[[], Awaitable[Result]]) -> Result:
        """Do something alone and to its end, even if whoever waits for it goes away: what is written is taken in."""

        async def alone() -> Result:
            async with self._lock:
                return await work()

        return await uncancellable(alone())

    async def command(self, seat: int, command: m.Command) -> m.Done:
        """Carry out a command of a seat, once; raises `CommandRefused`, and then nothing has changed."""
        return await self._undisturbed(lambda: self._command(seat, command))

    async def _command(self, seat: int, command: m.Command) -> m.Done:
        if self.seating.chairs[seat].kind != "person":
            raise CommandRefused("seat-lost")
        self._hand_back(seat)
        if (known := self._commands.find(seat, command.id)) is not None:
            return m.Done(id=command.id, seq=known)
        link = await self._carry_out(seat, command)
        return m.Done(id=command.id, seq=self.seq, link=link)

    def _hand_back(self, seat: int) -> None:
        """Whoever does something is not away."""
        if self.seating.chairs[seat].standing_in:
            self.seating.chairs[seat].standing_in = False
            self.tell()

    async def _carry_out(self, seat: int, command: m.Command) -> str:
        """Returns the token of a new link, if that was asked for."""
        match command:
            case m.Play():
                await self._move(seat, self._parse(seat, command.move), "person", command.id)
            case m.AddEntropy():
                await self._add_entropy(seat, command.words, command.id)
            case _ if seat != self.seating.host:
                raise CommandRefused("host-only")
            case m.Start():
                await self._start(seat, command.id)
            case m.SetBot():
                await self._write(self.seating.with_bot(command.seat, command.bot), seat, command.id)
            case m.FreeSeat():
                entry = self.seating.without(command.seat, playing=self.match is not None)
                await self._write(entry, seat, command.id)
            case m.PassHost():
                self.seating.person(command.seat)
                await self._write(HostPassed(seat=command.seat), seat, command.id)
            case m.NewLink():
                self.seating.person(command.seat)
                token = new_token()
                await self._write(LinkRenewed(seat=command.seat, token=hash_token(token)), seat, command.id)
                return token
            case _:
                raise CommandRefused("unknown-command")
        return ""

    async def _add_entropy(self, seat: int, words: str, command: str) -> None:
        if self.match is not None and self.match.is_over:
            raise CommandRefused("game-over")
        number = self._round + 1
        secret = self._deals.with_words(number, seat, words)
        entry = EntropyAdded(seat=seat, round=number, words=words)
        await self._write(entry, seat, command, [secret])

    async def note_rematch(self, seat: int, command: str, code: str) -> None:
        """Note that there is a next table."""
        await self._undisturbed(lambda: self._write(RematchOpened(code=code), seat, command))

    async def _start(self, seat: int, command: str) -> None:
        if self.match is not None:
            raise CommandRefused("already-started")
        entries = self.seating.filled()
        match = Match(self.book, self.settings.players, self._deals.secrets, self.settings.seed)
        step = match.begin()
        entries.append(Started(lines=step.lines, events=step.events))
        lines = [LogLine(self.seq + number, entry) for number, entry in enumerate(entries, 1)]
        lines[-1] = LogLine(lines[-1].seq, lines[-1].entry, seat, command)
        await self._store.write(Change(self.id, lines))
        self.match = match
        for line in lines:
            self._take_in(line)
        self._note_progress()
        self.tell()

    def _parse(self, seat: int, text: str) -> AnyMove:
        if self.match is None:
            raise CommandRefused("not-started")
        try:
            names_seat = text.partition(":")[0].strip().isdecimal()
            move = self.match.parse(text if names_seat else f"{seat}: {text}")
        except NotationError as error:
            raise CommandRefused("notation", detail=str(error)) from error
        if move.seat != seat:
            raise CommandRefused("not-your-seat")
        return move

    async def ask(self, seat: int, text: str) -> m.Refusal | None:
        """Why a move of a seat is not allowed now, or None if it is."""
        async with self._lock:
            self._hand_back(seat)
            move = self._parse(seat, text)
            assert self.match is not None
            refusal = self.match.game.refusal(move)
            return None if refusal is None else m.Refusal(refusal.name, refusal.rule)

    async def hint(self, seat: int) -> m.Suggestion:
        """What a good player would do on a seat whose answer is due, if the game still waits for it then."""
        async with self._lock:
            self._hand_back(seat)
            view, line = self._asked_view(seat), self.line
        hint = await thought(suggestion, view)
        if self.line != line:
            raise CommandRefused("not-your-turn")
        return hint

    def _asked_view(self, seat: int) -> AnyView:
        """What a seat knows that has a say now."""
        if self.match is None or not self.match.asks(seat):
            raise CommandRefused("not-your-turn")
        view: AnyView = self.match.game.view(seat)
        return view

    async def play_bot(
        self, seat: int, move: AnyMove | None = None, *, stands_in: bool = False, news: int | None = None
    ) -> PlayerFailed | None:
        """A bot's move for a seat: its own, or that of a person who is away, for whom it `stands_in` from now on.

        With `news` nothing is done if there has been something new since then. Returns why a bot could not go on.
        """
        async with self._lock:
            if self.match is None or self.match.is_over or news not in (None, self.news):
                return None
            moment = Moment(self.line, self.news, replace(self.seating.chairs[seat]))
            view = None if move else self._asked_view(seat)
        bot = moment.chair.bot or self.settings.bot
        try:
            chosen = move if view is None else await thought(self._bots.move, view, bot)
        except PlayerFailed as failure:
            await self._undisturbed(partial(self._note_failure, seat, bot, failure, moment))
            return failure
        assert chosen is not None
        await self._undisturbed(lambda: self._play_bot(seat, chosen, bot, stands_in, moment))
        return None

    async def _note_failure(self, seat: int, bot: str, failure: PlayerFailed, before: Moment) -> None:
        """A bot cannot go on: all are told, and then the stand-in is asked."""
        logger.warning("%s: %s on seat %d failed: %s %s", self.code, bot, seat + 1, failure.reason, failure.detail)
        if self.seating.chairs[seat] == before.chair:
            await self._write(BotFailed(seat=seat, name=before.chair.name, bot=bot, reason=failure.reason), seat)

    async def _play_bot(self, seat: int, move: AnyMove, bot: str, stands_in: bool, before: Moment) -> None:
        """Only if the game still waits for it, and nobody came back to the seat while the bot was thinking."""
        chair = self.seating.chairs[seat]
        if self.line != before.line or chair != before.chair or (stands_in and self.news != before.news):
            return
        chair.standing_in = chair.standing_in or stands_in
        await self._move(seat, move, bot, "")

    async def _move(self, seat: int, move: AnyMove, by: str, command: str) -> None:
        match = self.match
        assert match is not None
        try:
            step = match.apply(move)
        except IllegalMove as error:
            raise CommandRefused(error.refusal.name, error.refusal.rule) from error
        fresh = self._deals.missing(match.round + 1)
        position = match.position() if step.begun and not self._remembers else ""
        line = LogLine(self.seq + 1, Moved(seat=seat, by=by, lines=step.lines, events=step.events), seat, command)
        try:
            await self._store.write(Change(self.id, [line], fresh, position, match.events, over=match.is_over))
        except BaseException:  # what was not written did not happen
            match.take_back(step)
            raise
        self._deals.take_in(fresh)
        self._take_in(line)
        self._note_progress()
        if position:
            match.forget(position)
            self._told.forget_with(match)
        self.tell()

    async def _write(self, entry: AnyEntry, seat: int, command: str = "", secrets: Sequence[RoundSecret] = ()) -> None:
        line = LogLine(self.seq + 1, entry, seat, command)
        await self._store.write(Change(self.id, [line], secrets))
        self._deals.take_in(secrets)
        self._take_in(line)
        self.tell()

    def _take_in(self, line: LogLine) -> None:
        """What an entry of the log means for the table, when it happens and when it is read again."""
        self.seq = line.seq
        self._commands.note(line)
        self.seating.take_in(line.entry)
        if isinstance(line.entry, RematchOpened):
            self.rematch = line.entry.code
        self._told.note(line.seq, line.entry)
