"""A table: the only authority over its game.

Every action is checked, written to the log, and only then announced. The table knows no transport and no database: it
is given a store, and signals each change to its listeners, who then ask for what their seat may see.
"""

from __future__ import annotations

import asyncio
import secrets as system_secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

import msgspec

from dizaine.engine.errors import IllegalMove
from dizaine.engine.moves import AnyMove
from dizaine.players.answers import PlayerFailed
from dizaine.rulebooks.library import Book, book_from_json
from dizaine.table import messages as m
from dizaine.table.bot_moves import BotMoves
from dizaine.table.bus import Listener
from dizaine.table.claim import Claim
from dizaine.table.clocks import Clocks
from dizaine.table.commands import carry_out
from dizaine.table.deals import Deals
from dizaine.table.fair import RoundSecret
from dizaine.table.game_length import Tempo
from dizaine.table.game_views import GameView, Refusal
from dizaine.table.hints import Hints, SoughtHint, Tell
from dizaine.table.house import House
from dizaine.table.intermission import Intermission, MoveHeld
from dizaine.table.known_commands import KnownCommands
from dizaine.table.lobby import Lobby
from dizaine.table.log import AnyEntry, Moved, Opened, RematchOpened, Returned, SeatTaken, Started, TakenBack
from dizaine.table.match import Match, deciding_view, plan_tray, refusal_of_move
from dizaine.table.meanwhile import Meanwhile
from dizaine.table.names import clean_name
from dizaine.table.recent_updates import RecentUpdates
from dizaine.table.refused import CommandRefused
from dizaine.table.seat_requests import Admission, come_in
from dizaine.table.seating import Seating
from dizaine.table.settings import Settings
from dizaine.table.store import Change, LogLine, Store, StoredTable
from dizaine.table.table_info import table_info
from dizaine.table.take_back import TakeBacks
from dizaine.table.thinker import Question
from dizaine.table.thinking import ThinkingThread
from dizaine.table.tokens import hash_token, new_token
from dizaine.table.uncancellable import uncancellable

Result = TypeVar("Result")


class Table:
    """One table. It carries out one command at a time."""

    def __init__(self, table_id: str, code: str, settings: Settings, store: Store, house: House | None = None) -> None:
        """Use `open_new` or `load`."""
        self.id = table_id
        self.code = code
        self.settings = settings
        self.book: Book = book_from_json(settings.rulebook)
        self._house = house or House()
        self._keeps_history = self._house.keeps_history or settings.seed is not None
        """Whether the complete game stays in memory; a chosen seed can only be replayed from the beginning."""
        self.seating = Seating(settings, self.book.kind, self._house.roster, self._house.waits)
        self.match: Match | None = None
        self.seq = 0
        self.changed = 0.0  # when something was last written, in seconds since 1970
        self.rematch = ""
        self.lobby = Lobby(self._house.waits.lobby)
        self.deadline = 0.0
        """When a bot moves for whoever is asked, by the loop's clock; 0 for never. Set by the driver."""
        self.paused = False
        self.changes = 0
        """How often listeners were notified."""
        self.line_count = 0
        """How many lines of the game's record are written to the log."""
        self._store = store
        self.thinking = self._house.thinking or ThinkingThread(self._house.roster)
        self._hints = Hints(self.book)
        self._bot_moves = BotMoves(self)
        self.intermission = Intermission(self._house.waits.summary, self.notify)
        self.claim = Claim(self._house.waits.consider)
        self.tempo = Tempo()
        self.deals = Deals(table_id)
        self._recent = RecentUpdates()
        self._meanwhile = Meanwhile()
        self._commands = KnownCommands()
        self.take_backs = TakeBacks(self.book)
        self._info: m.TableInfo | None = None  # cached until the next change
        self.lock = asyncio.Lock()
        self.round = 0
        """The current round, and whether the game is over, according to what is written."""
        self._over = False

    @classmethod
    async def open_new(
        cls, store: Store, code: str, settings: Settings, host: str, *, house: House | None = None
    ) -> tuple[Table, str]:
        """Open a table with its host on the first seat; returns the table and the host's token."""
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
        previous: str = "",
    ) -> Table:
        """Open a table whose log starts with these entries.

        If they include a game, `first` is its current round, and the table must be loaded before use.
        """
        table = cls(system_secrets.token_hex(8), code, settings, store, house)
        fresh = table.deals.missing(first, first + 1)
        opened = Opened(settings=settings, previous=previous)
        lines = [LogLine(number, entry) for number, entry in enumerate([opened, *entries], 1)]
        await store.write(Change(table.id, lines, fresh, code=code, over=over))
        table.deals.add(fresh)
        for line in lines:
            table._apply(line)
        return table

    @classmethod
    async def load(cls, store: Store, table_id: str, *, house: House | None = None) -> Table | None:
        """Read a table from the store; None if there is no such table."""
        stored = await store.load(table_id)
        if stored is None:
            return None
        table = cls(stored.table, stored.code, stored.settings, store, house)
        await asyncio.to_thread(table._restore, stored)  # a long log takes a second
        return table

    def _restore(self, stored: StoredTable) -> None:
        self.deals = Deals(self.id, stored.secrets)
        for line in stored.lines:
            self._apply(line)
        record, since = stored.record_lines()
        if record:
            self.match = Match(self.book, self.settings.players, self.deals.secrets, self.settings.seed)
            if self._keeps_history:
                self.match.resume(record)
            else:
                self.match.resume(record, stored.position, since, stored.position_events)
                self._recent.forget_before(stored.position_seq)
        self.changed = stored.changed
        self.seating.resume()
        self._note_progress()

    def _note_progress(self) -> None:
        self._hints.clear()
        if self.match is not None:
            self.round, self._over, self.line_count = self.match.round, self.match.is_over, self.match.line_count
            self.seating.open_links(self.round, self.seq, over=self._over)
            self.claim.note(bool(not self._over and self.match.game.claimants))
            asked = -1 if self._over else self.match.game.asked
            self.tempo.note(asked, self.seating.people[asked], time.monotonic())

    @property
    def stage(self) -> str:
        """open, playing, paused or over."""
        under_way = "paused" if self.paused else "playing"
        return "open" if self.match is None else "over" if self._over else under_way

    @property
    def next_deal(self) -> int:
        """The round in which a seat may change hands; 0 if that may be at once, because no hand is hidden."""
        return 0 if self.match is None or self._over else self.round + 1

    def info(self) -> m.TableInfo:
        """The public information about the table."""
        info, clocks = self.presence
        return clocks.on(info, asyncio.get_running_loop().time()) if any(clocks) else info

    @property
    def presence(self) -> tuple[m.TableInfo, Clocks]:
        """The public information without the times that are left, and their ends: what changes only with an event."""
        self._info = self._info or table_info(self, self.deals, self.round, over=self._over)
        return self._info, self.clocks

    @property
    def clocks(self) -> Clocks:
        """When each clock of the table runs out."""
        return Clocks(self.deadline, self.claim.until, self.intermission.until, self.lobby.starts)

    @property
    def is_full(self) -> bool:
        """Whether the log is as long as it may be; then nothing more can happen here."""
        return self.seq >= self._house.longest_log

    def _check_room(self) -> None:
        if self.is_full:
            raise CommandRefused("log-full")

    def _view(self, seat: int | None) -> GameView | None:
        if self.match is None:
            return None
        view, move = self.match.view(seat), self.take_backs.possible(seat, self.match)
        return msgspec.structs.replace(view, take_back=move) if move else view

    def _position(self, seat: int | None, wanted: bool) -> str:
        return "" if self.match is None or not wanted else self.match.known_position(seat)

    async def welcome(self, seat: int | None, *, positions: bool = False, history: bool = False) -> m.Welcome:
        """The current state for a seat, or for a spectator; with `history` also what happened lately."""
        async with self.lock:  # no command is half done
            return m.Welcome(
                version=m.VERSION,
                seat=-1 if seat is None else seat,
                seq=self.seq,
                table=self.info(),
                view=self._view(seat),
                position=self._position(seat, positions),
                meanwhile=self.meanwhile(seat),
                past=self._recent.past(self.seating.held_since(seat), self.match, seat) if history else [],
            )

    def meanwhile(self, seat: int | None) -> list[m.Fields]:
        """What a stand-in did on a seat since its person last moved, as far as it is remembered."""
        if seat is None or self.match is None or self.seating.seats[seat].kind != "person":
            return []
        return self._meanwhile.seen(seat, self.seating.seats[seat].held_since, self._recent, self.match)

    async def updates(self, since: int, seat: int | None, *, positions: bool = False) -> list[m.Update] | None:
        """The updates after number `since`, as a seat may see them; None if they are no longer remembered.

        Only the last one has a view, since the view is the current one.
        """
        async with self.lock:
            missed = range(since + 1, self.seq + 1)
            if not self.seating.held_since(seat) <= since <= self.seq or not self._recent.has(missed):
                return None
            info = self.info()
            return [
                m.Update(
                    seq=number,
                    events=self._recent.seen(number, self.match, seat),
                    table=info,
                    view=self._view(seat) if number == self.seq else None,
                    position=self._position(seat, positions and number == self.seq),
                )
                for number in missed
            ]

    def record(self) -> str:
        """The record of a finished game, with the secrets that are needed to check its deals."""
        if self.match is None or not self._over:
            raise CommandRefused("not-over")
        return self.match.record(self.deals.remarks(self.match.round) if self.settings.fair else ())

    async def record_so_far(self) -> str:
        """The record of the game so far. It contains all hidden cards, so it must not leave the server."""
        async with self.lock:
            if self.match is None:
                raise CommandRefused("not-started")
            return self.match.record()

    async def asked_view(self) -> Any | None:
        """The view of the player whose answer is due; it must not leave the server. None if nobody is asked."""
        async with self.lock:
            game = None if self.match is None or self.match.is_over else self.match.game
            return None if game is None else game.view(game.asked)

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Call a listener after each change; returns a function that unsubscribes it."""
        return self._house.bus.subscribe(self.id, listener)

    def notify(self) -> None:
        """Signal a change to all listeners."""
        self._info = None
        self.changes += 1
        self._house.bus.publish(self.id)

    def arrive(self, seat: int, *, hidden: bool = False) -> None:
        """Note a new connection on a seat. Call `come_back` too: a stand-in stops at once, and everybody is told."""
        self.seating.arrive(seat, hidden=hidden)
        self.notify()

    def leave(self, seat: int, *, hidden: bool = False, lost: bool = False) -> None:
        """Note that a connection on a seat has ended, or was `lost` without a word."""
        self.seating.presence.leave(seat, hidden=hidden, lost=lost)
        self.notify()

    def hide(self, seat: int, hidden: bool) -> None:
        """Note that a page went out of sight, or came back: then call `come_back` too."""
        self.seating.hide(seat, hidden)
        self.notify()

    async def come_back(self, seat: int) -> None:
        """Tell everybody that a person is back, if a bot played for them. The seat is theirs in any case."""
        if self.seating.seats[seat].stood_in:
            with suppress(CommandRefused):  # the log is full
                await self.exclusively(partial(self._come_back, seat))

    async def _come_back(self, seat: int) -> None:
        if self.seating.seats[seat].stood_in and not self.seating.seats[seat].standing_in:
            await self.write(Returned(seat=seat), seat)

    def seat_of(self, token: str) -> int | None:
        """The seat that a token opens."""
        return self.seating.seat_of(token)

    async def take_seat(self, name: str) -> tuple[int, str]:
        """Take the first open seat before the game; returns the seat and its token."""
        self.require_open()
        return (await self.come_in(name))[:2]

    async def come_in(self, name: str, seat: int | None = None, token: str = "") -> Admission:
        """Take an open seat, or ask for one once the game has begun (see `seat_requests`)."""
        return await self.exclusively(lambda: come_in(self, name, seat, token))

    async def exclusively(self, work: Callable[[], Awaitable[Result]]) -> Result:
        """Do one thing at a time, and to its end even if the caller is cancelled: what is written must be applied."""

        async def alone() -> Result:
            async with self.lock:
                return await work()

        return await uncancellable(alone())

    async def command(self, seat: int, command: m.Command, token: str = "") -> m.Done:
        """Carry out a command of a seat, once. Raises `CommandRefused` if nothing was changed.

        With a token it is refused if the token no longer opens the seat, for this and for `ask` and `hint`. Raises
        `MoveHeld` for a move during an intermission; `held_command` waits for its end.
        """
        return await self.exclusively(lambda: self._command(seat, command, token, self.intermission.holds_moves))

    async def held_command(self, seat: int, command: m.Play, token: str = "") -> m.Done:
        """Make a move once the intermission is over, in the order in which moves came."""
        intermission = self.intermission
        return await intermission.in_turn(
            lambda: self.exclusively(lambda: self._command(seat, command, token, intermission.is_on))
        )

    async def _command(self, seat: int, command: m.Command, token: str, holds_moves: bool) -> m.Done:
        if self.seating.seats[seat].kind != "person":
            raise CommandRefused("seat-lost")
        await self._end_stand_in(seat, token)
        if (known := self._commands.find(seat, command.id)) is not None:
            return m.Done(id=command.id, seq=known)
        if holds_moves and isinstance(command, m.Play):
            raise MoveHeld
        link = await carry_out(self, seat, command)
        return m.Done(id=command.id, seq=self.seq, link=link)

    async def _end_stand_in(self, seat: int, token: str) -> None:
        """Whoever acts is not away, so the stand-in stops; but the seat may have been lost just before."""
        if token and self.seating.seat_of(token) != seat:
            raise CommandRefused("seat-lost")
        if self.seating.seats[seat].standing_in:
            self.seating.seats[seat].standing_in = False
            self.notify()
        await self._come_back(seat)

    def consider(self, seat: int) -> None:
        """A person considers claiming the discard; where a bot draws next, that adds some time, once (V3)."""
        game = None if self.match is None or self.match.is_over else self.match.game
        if game is None or seat not in game.claimants:
            return
        if self.seating.seats[game.closing_move.seat].played_by_bot and self.claim.consider():
            self.notify()

    def require_open(self) -> None:
        """Refuse what is for the time before the game, and at this table."""
        if self.match is not None:
            raise CommandRefused("already-started")
        if self.rematch:
            raise CommandRefused("moved", detail=self.rematch)

    async def start(self, seat: int, command: str) -> None:
        self.require_open()
        self._check_room()
        entries = self.seating.fill()
        match = Match(self.book, self.settings.players, self.deals.secrets, self.settings.seed)
        step = match.begin()
        entries.append(Started(lines=step.lines, events=step.events))
        lines = [LogLine(self.seq + number, entry) for number, entry in enumerate(entries, 1)]
        lines[-1] = LogLine(lines[-1].seq, lines[-1].entry, seat, command)
        await self._store.write(Change(self.id, lines))
        self.match = match
        for line in lines:
            self._apply(line)
        self._note_progress()
        self.notify()

    async def ask(self, seat: int, text: str, token: str = "") -> Refusal | None:
        """Why a seat may not make a move now, or None if it may."""
        return await self.exclusively(lambda: self._ask(seat, text, token))

    async def _ask(self, seat: int, text: str, token: str) -> Refusal | None:
        await self._end_stand_in(seat, token)
        return refusal_of_move(self.match, seat, text)

    async def plan(self, seat: int, request: m.Plan, token: str = "") -> m.Planned:
        """A seat's tray with its pins. A page may ask by itself, so whoever stands in goes on."""
        async with self.lock:
            self.seating.check_token(seat, token)
            return plan_tray(self.match, seat, request, self.seq)

    async def hint(self, seat: int, token: str = "", early: Tell | None = None) -> m.Suggestion:
        """What a good player would do on a seat whose answer is due. Refused if the game has moved on meanwhile."""
        return await (await self.exclusively(lambda: self._hint(seat, token))).outcome(early)

    async def _hint(self, seat: int, token: str) -> SoughtHint:
        await self._end_stand_in(seat, token)
        view = deciding_view(self.match, seat)
        return self._hints.of(seat, lambda so_far: self.thinking.hint(Question(self.id, view, so_far=so_far)))

    async def play_bot(
        self, seat: int, move: AnyMove | None = None, *, stands_in: bool = False, changes: int | None = None
    ) -> PlayerFailed | None:
        """Let a bot move on its own seat, or from now on for an absent person (`stands_in`).

        Does nothing if the table has changed since it had so many `changes`. Returns the failure if the bot failed.
        """
        return await self._bot_moves.make(seat, move, stands_in=stands_in, changes=changes)

    async def move(self, seat: int, move: AnyMove, by: str, command: str, before: Sequence[AnyEntry] = ()) -> None:
        """Make a move, and write what goes `before` it together with it."""
        match = self.match
        assert match is not None
        self._check_room()
        try:
            step = match.apply(move)
        except IllegalMove as error:
            raise CommandRefused(error.refusal.name, error.refusal.rule) from error
        fresh = self.deals.missing(match.round + 1)
        position = match.position() if step.begun and not self._keeps_history else ""
        begins = -1 if match.is_over else match.round if step.begun else 0
        lines = [LogLine(self.seq + number, entry, seat) for number, entry in enumerate(before, 1)]
        moved = Moved(seat=seat, by=by, lines=step.lines, events=step.events, begins=begins)
        lines.append(LogLine(self.seq + len(lines) + 1, moved, seat, command))
        try:
            await self._store.write(Change(self.id, lines, fresh, position, match.events, over=match.is_over))
        except BaseException:  # what was not written did not happen
            match.undo(step)
            raise
        self.deals.add(fresh)
        for line in lines:
            self._apply(line)
        self._note_progress()
        if position:
            match.forget(position)
            self._recent.forget_with(match)
        if step.begun and match.has_summaries:
            self.intermission.begin()
        self.notify()

    async def write(self, entry: AnyEntry, seat: int, command: str = "", secrets: Sequence[RoundSecret] = ()) -> None:
        self._check_room()
        await self._commit(Change(self.id, [LogLine(self.seq + 1, entry, seat, command)], secrets))

    async def amend(self, change_of: Callable[[StoredTable], Change]) -> None:
        """Write a change that follows from all that is stored, and that may rewrite earlier lines."""

        async def amended() -> None:
            stored = await self._store.load(self.id)
            assert stored is not None
            await self._commit(change_of(stored))

        await self.exclusively(amended)

    async def _commit(self, change: Change) -> None:
        await self._store.write(change)
        self.deals.add(change.secrets)
        self._recent.rewrite(change.rewritten)
        for line in change.lines:
            self._apply(line)
        self.notify()

    def _apply(self, line: LogLine) -> None:
        """Apply a log entry to the table, when it is written and when it is loaded."""
        self.seq = line.seq
        self.changed = time.time()
        self._commands.note(line)
        self.seating.apply(line.entry, line.seq)
        self.take_backs.note(line.entry)
        self.lobby.note(line)
        self.intermission.note(line.entry)
        if isinstance(line.entry, RematchOpened):
            self.rematch = line.entry.code
        elif isinstance(line.entry, TakenBack) and self.match is not None:  # none yet while the table is being loaded
            self.match.take_back(line.entry)
            self._note_progress()
        self._recent.note(line.seq, line.entry)
        self._meanwhile.note(line.seq, line.entry)
