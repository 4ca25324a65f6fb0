"""The conversation between a client and a table, from the welcome on.

Three tasks share the work, so that none waits for another. One receives messages. One carries them out in order. One
sends: the table only signals a change, and this task then asks what its seat may see. So a slow client misses nothing
and holds up nobody; it just gets more at once.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator, Sequence
from time import perf_counter
from typing import TYPE_CHECKING, Final

import msgspec
from starlette.websockets import WebSocketDisconnect

from dizaine.faces.server.buckets import Bucket
from dizaine.faces.server.frames import Frame, encoded
from dizaine.faces.server.hall import Hall
from dizaine.table import messages as m
from dizaine.table.clocks import Clocks
from dizaine.table.hints import Tell
from dizaine.table.intermission import MoveHeld
from dizaine.table.refused import CommandRefused
from dizaine.table.seat_requests import keep_seat
from dizaine.table.store import StoreError
from dizaine.table.table import Table
from dizaine.table.tokens import hash_token
from dizaine.table.uncancellable import uncancellable

if TYPE_CHECKING:
    from dizaine.faces.server.connection import Connection
    from dizaine.faces.server.door import WebSocketSocket

logger = logging.getLogger(__name__)

BEAT: Final = m.Beat()
_CLOSED: Final = (1000, 1001, 1005)
"""Close codes of clients that leave on purpose: done, going away, or no reason given."""

Request = m.Ask | m.Hint | m.Plan | m.Emote | m.Command
Reply = m.Done | m.Refused | m.Answer | m.Planned


class Ended(Exception):
    """The conversation is over, for a reason that is sent to the client."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Conversation:
    """A client on a seat, or a spectator, who may be waiting for a seat."""

    def __init__(self, hall: Hall, connection: Connection, table: Table, hello: m.Hello, seat: int | None) -> None:
        self._hall = hall
        self._connection = connection
        self._table = table
        self._code = hello.code
        self._token = hello.token
        self._token_hash = hash_token(hello.token)
        self.seat = seat
        self._waiting = table.seating.waiting(hello.token) if hello.token and seat is None else ""
        """What a client waits for whose token opens no seat yet."""
        self._positions = hello.positions
        self._summaries = hello.summaries
        self._history = hello.history
        self._beats = hello.beats
        self._hidden = hello.hidden
        """Whether the client's page is out of sight."""
        self._seq = hello.since
        """The last update that was sent to the client."""
        self._synced: int | None = None
        """The last update that the client has, if it has just sent `Sync`."""
        self._presence: tuple[m.TableInfo, Clocks] | None = None
        """What the client knows about the table itself."""
        self._moved = False
        """Whether the client is on another seat than its last welcome said."""
        self._renewing = False
        """Whether the client is renewing its own link: the table knows the new token before we do."""
        self._moving = False
        """Whether the client's own move is being made: its update waits for the reply, so that both go at once."""
        self._hint: asyncio.Task[None] | None = None
        """The last hint that the client asked for; it may take its time."""
        self._held: dict[str, asyncio.Task[None]] = {}
        """Moves that wait for the end of an intermission, by their ids."""
        self._news = asyncio.Event()
        self._heard: asyncio.Queue[m.Sync | m.Sign | m.Hidden | Request] = asyncio.Queue(hall.limits.waiting)
        self._replies: list[m.Message] = []
        self._commands = Bucket(hall.limits.commands)
        self._syncs = Bucket(hall.limits.syncs)
        self._emotes = Bucket(hall.limits.emotes)
        self._writes = hall.writes.of(connection.address)
        self._plans = hall.plans.of(connection.address)

    async def run(self) -> str:
        """Run until either side leaves; returns the reason for the goodbye, if any."""
        room = self._hall.enter(self._table, self)
        if room is None:
            raise Ended("too-many")
        self._room = room
        stop_listening = self._table.listen(self._note_change)
        if self.seat is not None:
            self._table.arrive(self.seat, hidden=self._hidden)
            if self._summaries:
                self._table.intermission.arrive(self.seat)
        if self._beats:
            self._hall.heartbeats.add(self)
        tasks = [
            asyncio.create_task(part) for part in (self._connection.over(), self._receive(), self._work(), self._send())
        ]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            if self._hint is not None:
                tasks.append(self._hint)
            tasks += self._held.values()
            for task in tasks:
                task.cancel()
            outcomes = await asyncio.gather(*tasks, return_exceptions=True)
            stop_listening()
            self._hall.heartbeats.remove(self)
            if self.seat is not None:
                self._table.leave(self.seat, hidden=self._hidden, lost=_is_lost(outcomes))
                if self._summaries:
                    self._table.intermission.leave(self.seat)
            self._hall.exit(self._table.code, self)
        return _reason(outcomes)

    def _note_change(self) -> None:
        """Called at once after each change: before the game, the seat of this token may have been shuffled."""
        seat = None if self.seat is None or self._table.match is not None else self._table.seat_of(self._token)
        if seat is not None and seat != self.seat:
            self._room.exit(self)
            self.seat = seat
            self._room.enter(self)
            self._moved = True
        if not self._moving:
            self._news.set()

    @property
    def waiting(self) -> int:
        """How many messages wait, in both directions."""
        return self._heard.qsize() + len(self._held) + len(self._replies)

    @property
    def socket(self) -> WebSocketSocket:
        """What the client is connected by."""
        return self._connection.socket

    def beat(self) -> None:
        """Show the client that the connection works."""
        self.whisper(BEAT)

    def whisper(self, message: m.Message) -> None:
        """Send a message that may be lost if the client is slow."""
        if len(self._replies) < self._hall.limits.waiting // 2:
            self._reply(message)

    def _reply(self, message: m.Message) -> None:
        self._replies.append(message)
        if len(self._replies) > self._hall.limits.waiting:
            self._connection.end("slow")
        self._news.set()

    async def _receive(self) -> None:
        while True:
            message = await self._connection.hear()
            if isinstance(message, m.Hello):
                if (message.code, message.token) != (self._code, self._token):
                    raise Ended("bad-message")
                message = m.Sync(since=message.since)  # a repeated hello
            try:
                self._heard.put_nowait(message)
            except asyncio.QueueFull:
                raise Ended("flooding") from None

    async def _work(self) -> None:
        if self.seat is not None:
            await keep_seat(self._table, self.seat, self._token)
        while True:
            message = await self._heard.get()
            for bucket in self._buckets(message):
                while not bucket.take():
                    await asyncio.sleep(bucket.wait)
            self._check_seat()
            if isinstance(message, m.Sync):
                self._synced = message.since
                self._news.set()
                continue
            if isinstance(message, m.Sign):
                self._note_sign(message)
                continue
            if isinstance(message, m.Hidden):
                await self._hide(message.hidden)
                continue
            if isinstance(message, m.Hint):
                self._start_hint(message)
                continue
            begun = perf_counter()
            self._renewing = isinstance(message, m.NewLink) and message.seat == self.seat
            self._moving = isinstance(message, m.Play)
            try:
                reply = await self._carry_out(message)
            except MoveHeld:
                assert isinstance(message, m.Play)
                self._hold(message)
                continue
            finally:
                self._moving = False
                self._news.set()
            if self._renewing and isinstance(reply, m.Done):
                self._token = reply.link or self._token  # renewing one's own link must not end the conversation
                self._token_hash = hash_token(self._token)
            self._renewing = False
            self._hall.metrics.command_seconds.observe(perf_counter() - begun)
            self._finish(message, reply)

    async def _hide(self, hidden: bool) -> None:
        """Note whether anybody can see the page. Whoever looks at it again is back."""
        if hidden == self._hidden:
            return
        self._hidden = hidden
        if self.seat is not None:
            self._table.hide(self.seat, hidden)
            await self._come_back()

    async def _come_back(self) -> None:
        """Tell everybody if the person is back; the seat is theirs, even if that cannot be stored at the moment."""
        if self.seat is None or self._hidden:
            return
        try:
            await self._table.come_back(self.seat)
        except StoreError:
            logger.exception("a return could not be stored", extra={"table": self._table.id})

    def _start_hint(self, message: m.Hint) -> None:
        """Find a hint beside all else: somebody who has made up their mind need not wait for it."""
        if self._hint is None or self._hint.done():
            self._hint = asyncio.create_task(self._find_hint(message), name=message.id)
        elif self._hint.get_name() != message.id:  # one that is only sent again will be answered
            self._finish(message, m.Refused(id=message.id, reason="too-fast"))

    async def _find_hint(self, message: m.Hint) -> None:
        self._finish(message, await self._carry_out(message))

    def _early(self, message: m.Hint) -> Tell | None:
        """How the client hears of a provisional hint, if it wants to; the final one follows in any case."""
        return (lambda hint: self.whisper(m.Answer(id=message.id, hint=hint))) if message.provisional else None

    def _note_sign(self, sign: m.Sign) -> None:
        """Spectators have nothing to say here, and whatever comes too late or twice means nothing."""
        if self.seat is None:
            return
        if isinstance(sign, m.Ready):
            self._table.intermission.ready(self.seat)
        else:
            self._table.consider(self.seat)

    def _hold(self, message: m.Play) -> None:
        """Make a move when the intermission is over, beside all else: the client has to be able to say `Ready`."""
        if message.id in self._held:  # one that is only sent again will be answered
            return
        if len(self._held) >= self._hall.limits.waiting:
            raise Ended("flooding")
        self._held[message.id] = asyncio.create_task(self._make_held(message))

    async def _make_held(self, message: m.Play) -> None:
        try:
            self._finish(message, await self._carry_out(message, held=True))
        finally:
            del self._held[message.id]

    def _finish(self, message: Request, reply: Reply) -> None:
        """Count a request, and reply."""
        metrics = self._hall.metrics
        metrics.commands.labels(type(message).__name__.lower()).inc()
        if isinstance(reply, m.Refused):
            metrics.refusals.labels(reply.reason).inc()
        self._reply(reply)

    def _buckets(self, message: m.Sync | m.Sign | m.Hidden | Request) -> Iterator[Bucket]:
        """What limits the rate of a message."""
        yield self._commands
        if isinstance(message, m.Sync | m.Hidden):
            yield self._syncs
        elif isinstance(message, m.Plan):
            yield self._plans
        elif isinstance(message, m.Command) and self.seat is not None:
            yield self._writes
            if not isinstance(message, m.Play | m.TakeBack):
                yield self._room.arrangements

    async def _carry_out(self, message: Request, *, held: bool = False) -> Reply:
        try:
            return await self._answer(message, held)
        except MoveHeld:
            raise
        except CommandRefused as refusal:
            return m.Refused(id=message.id, reason=refusal.reason, rule=refusal.rule, detail=refusal.detail)
        except StoreError:
            logger.exception("a command could not be stored", extra={"table": self._table.id})
            return m.Refused(id=message.id, reason="store")
        except Exception:
            logger.exception("a command failed", extra={"table": self._table.id})
            return m.Refused(id=message.id, reason="error")

    async def _answer(self, message: Request, held: bool) -> Reply:
        table, seat, token = self._table, self.seat, self._token
        if seat is None:
            raise CommandRefused("spectator")
        match message:
            case m.Ask():
                return m.Answer(id=message.id, refusal=await table.ask(seat, message.move, token))
            case m.Hint():
                return m.Answer(id=message.id, hint=await table.hint(seat, token, self._early(message)))
            case m.Plan():
                return await table.plan(seat, message, token)
            case m.Emote():
                return self._emote(seat, message)
            case m.Rematch():
                return await uncancellable(self._hall.tables.rematch(table, seat, message))
            case m.Play() if held:
                return await table.held_command(seat, message, token)
            case _:
                return await table.command(seat, message, token)  # done to its end, even if the client leaves meanwhile

    def _emote(self, seat: int, message: m.Emote) -> m.Done:
        if message.emote not in m.EMOTES:
            raise CommandRefused("no-such-emote")
        if not self._emotes.take():
            raise CommandRefused("too-fast")
        self._room.emote(seat, message)
        return m.Done(id=message.id, seq=self._table.seq)

    def _check_seat(self) -> None:
        """End the conversation if the token opens no longer what it opened, or opens a seat now."""
        if self._renewing or not self._token:
            return
        if self.seat is not None and self._table.seating.opens(self._token_hash, self.seat):
            return
        opened = self._table.seat_of(self._token)
        waits = opened is None and self._table.seating.waiting(self._token) != ""
        if self.seat is not None and waits:
            raise Ended("removed")
        if self.seat is not None and opened != self.seat:
            raise Ended("seat-lost")
        if self.seat is None and opened is not None:
            raise Ended("seat-ready")
        if self.seat is None and not waits and self._waiting == "removed":
            raise Ended("seat-lost")
        if self.seat is None and not waits:
            raise Ended("denied")

    async def _state(self) -> m.Welcome:
        """The current state, and what the client waits for."""
        welcome = await self._table.welcome(self.seat, positions=self._positions, history=self._history)
        self._check_seat()
        self._waiting = self._awaited
        return msgspec.structs.replace(welcome, waiting=self._waiting) if self._waiting else welcome

    @property
    def _awaited(self) -> str:
        return self._table.seating.waiting(self._token) if self._token and self.seat is None else ""

    async def _send(self) -> None:
        await self._greet()
        while True:
            await self._news.wait()
            if self.seat is None:
                await self._hall.turnstile.wait()
            self._news.clear()
            # Take the replies first and send them after the updates, so that `done` never comes before its update.
            replies, self._replies = self._replies, []
            frames = await self._changes()
            frames += map(encoded, replies)
            if frames:
                await self._connection.send(b"".join(frames))

    async def _greet(self) -> None:
        """Send the welcome, and the missed updates if they are remembered."""
        await self._come_back()
        table, seat, since = self._table, self.seat, self._seq
        while True:
            self._note_presence()
            missed = await table.updates(since, seat, positions=self._positions)
            self._check_seat()
            if missed:
                number, info, told = -1 if seat is None else seat, missed[-1].table, table.meanwhile(seat)
                welcome = m.Welcome(
                    version=m.VERSION, seat=number, seq=since, table=info, waiting=self._waiting, meanwhile=told
                )
                self._seq = missed[-1].seq
                await self._connection.send(b"".join([self._encoded(welcome), *map(encoded, missed)]))
                return
            welcome = await self._state()
            if missed is None or welcome.seq == since:
                self._seq = welcome.seq
                await self._connection.send(self._encoded(welcome))
                return

    def _encoded(self, welcome: m.Welcome) -> bytes:
        """A welcome; it names the page, of which the table knows nothing."""
        return encoded(msgspec.structs.replace(welcome, page=self._hall.page))

    async def _changes(self) -> list[bytes]:
        """What the client does not know yet, encoded."""
        frames: list[bytes] = []
        before = self._presence
        self._note_presence()
        if self._synced is not None:
            self._seq, self._synced, before = self._synced, None, None
        if self._moved and self.seat is not None:
            self._moved = False
            info = self._table.info()
            frames.append(self._encoded(m.Welcome(version=m.VERSION, seat=self.seat, seq=self._seq, table=info)))
        if self._seq == self._table.seq:  # most of the time there is only a reply
            updates: list[Frame] | None = []
        else:
            updates = await self._room.frames.updates(self.seat, self._seq, positions=self._positions)
        self._check_seat()  # what this seat may see was asked for; whether it is still ours is known only now
        if updates is None:
            frames.append(await self._welcome_again())
        elif updates:
            self._seq = updates[-1].seq
            frames += [update.data for update in updates]
        elif self._presence != before:
            frames.append(self._room.frames.presence(self._seq).data)
        if self._waiting != self._awaited:
            frames.append(await self._welcome_again())
        return frames

    async def _welcome_again(self) -> bytes:
        welcome = await self._state()
        self._seq = welcome.seq
        return self._encoded(welcome)

    def _note_presence(self) -> None:
        """Remember what can change without an update: the table's info, and the deadline but not the time left."""
        self._presence = self._table.presence


def _reason(outcomes: Sequence[object]) -> str:
    """Why the conversation ended: the server's reason first, then a lost client, then an error of the server."""
    for outcome in outcomes:
        if isinstance(outcome, str):
            return outcome
        if isinstance(outcome, Ended):
            return outcome.reason
    for outcome in outcomes:
        if isinstance(outcome, WebSocketDisconnect):
            return ""
    for outcome in outcomes:
        if isinstance(outcome, Exception) and not isinstance(outcome, asyncio.CancelledError):
            raise outcome
    return ""


def _is_lost(outcomes: Sequence[object]) -> bool:
    """Whether the connection broke, so that nobody knows whether the client wanted to leave."""
    codes = {outcome.code for outcome in outcomes if isinstance(outcome, WebSocketDisconnect)}
    return bool(codes) and codes.isdisjoint(_CLOSED)
