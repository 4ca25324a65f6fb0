"""A connection to a table, on a seat or as a spectator. It reconnects by itself and misses no update."""

from __future__ import annotations

import asyncio
import itertools
import math
import secrets
from collections import deque
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, suppress
from typing import Any, Final, Protocol, Self

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from dizaine.client.errors import ClientError, Refused
from dizaine.table import messages as m
from dizaine.table.game_views import GameView, Refusal

SILENCE: Final = 2.0
"""Seconds of silence before a client asks for missed updates and repeats unanswered requests."""
SHORTEST_PAUSE: Final = 0.05
LONGEST_PAUSE: Final = 5.0
"""Seconds between two attempts to connect; the pause doubles up to this limit."""


class Wire(Protocol):
    """A connection that carries frames."""

    async def send(self, frame: str | bytes, /) -> None:
        """Send a frame."""

    async def recv(self) -> str | bytes:
        """Wait for the next frame."""


Connector = Callable[[str], AbstractAsyncContextManager[Wire]]


def _connect(address: str) -> AbstractAsyncContextManager[Any]:
    return connect(address, max_size=1 << 20, open_timeout=10)


async def _send(wire: Wire, message: m.Message) -> None:
    await wire.send(m.encode(message).decode())


class RemoteTable:
    """Use it as a context manager; `info`, `view` and `seq` hold the current state."""

    def __init__(
        self,
        address: str,
        code: str,
        token: str = "",
        *,
        connector: Connector = _connect,
        silence: float = SILENCE,
        patience: float = math.inf,
        positions: bool = False,
        summaries: bool = False,
    ) -> None:
        """`patience` is how many seconds it tries to reconnect; `positions` asks for positions too.

        With `summaries` the table waits a while after each round until `ready` is called.
        """
        self._silence = silence
        self._patience = patience
        self._positions = positions
        self._summaries = summaries
        self._pause = SHORTEST_PAUSE
        self._address = address
        self._code = code
        self._token = token
        self._connector = connector
        self.seat: int | None = None
        self.waiting = ""
        """What one waits for whose token opens no seat yet: `asked`, `granted` or `removed`."""
        self.seq = -1
        self.info: m.TableInfo | None = None
        self.view: GameView | None = None
        self.position = ""
        """The view as a position, if asked for and the game has begun."""
        self._numbers = itertools.count(1)
        self._prefix = secrets.token_hex(4)
        self._waiting: dict[str, tuple[m.Message, asyncio.Future[Any]]] = {}
        self._updates: deque[m.Update] = deque()
        self._changed = asyncio.Condition()
        self._wire: Wire | None = None
        self._task: asyncio.Task[None] | None = None
        self._end: Exception | None = None

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._run(), name=f"client of {self._code}")
        await self.wait_for(lambda: self.info is not None)
        return self

    async def __aexit__(self, *error: object) -> None:
        assert self._task is not None
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    async def wait_for(self, condition: Callable[[], bool], timeout: float | None = 30) -> None:
        """Wait until a condition holds; raises `ClientError` if the conversation ends first, or `TimeoutError`."""
        async with asyncio.timeout(timeout), self._changed:
            while not condition():
                if self._end is not None:
                    raise self._end
                await self._changed.wait()

    async def updates(self) -> AsyncIterator[m.Update]:
        """Every update from now on, exactly once."""
        while True:
            async with self._changed:
                while not self._updates:
                    if self._end is not None:
                        raise self._end
                    await self._changed.wait()
                update = self._updates.popleft()
            yield update

    def heard(self) -> list[m.Update]:
        """The updates since the last call."""
        updates = list(self._updates)
        self._updates.clear()
        return updates

    async def play(self, move: str) -> int:
        """Make a move; returns the number of its update. Raises `Refused`."""
        return int((await self._say(m.Play(id=self._id(), move=move))).seq)

    async def take_back(self) -> int:
        """Take back one's own last lay or hit of this turn; returns the number of the update. Raises `Refused`."""
        return int((await self._say(m.TakeBack(id=self._id()))).seq)

    async def ask(self, move: str) -> Refusal | None:
        """Why a move would not be allowed, or None if it would."""
        answer: m.Answer = await self._say(m.Ask(id=self._id(), move=move))
        return answer.refusal

    async def hint(self) -> m.Suggestion:
        """What a good player would do."""
        answer: m.Answer = await self._say(m.Hint(id=self._id()))
        assert answer.hint is not None, "a hint is answered or refused"
        return answer.hint

    async def plan(
        self, phase: int = 0, pins: Sequence[m.Pin] = (), *, picked: str = "", fill: bool = True
    ) -> m.Planned:
        """The tray with some cards put into place, and which groups could take the picked card. Raises `Refused`."""
        request = m.Plan(id=self._id(), phase=phase, pins=list(pins), picked=picked, fill=fill)
        planned: m.Planned = await self._say(request)
        return planned

    async def ready(self) -> None:
        """The summary of the last round has been read."""
        await self._sign(m.Ready())

    async def consider(self) -> None:
        """The discard may be claimed; a bot that draws next waits a little longer (V3)."""
        await self._sign(m.Consider())

    async def start(self) -> None:
        """Start the game; for the host."""
        await self._say(m.Start(id=self._id()))

    async def wait(self) -> None:
        """Keep a rematch from starting by itself; for the host."""
        await self._say(m.Wait(id=self._id()))

    async def shuffle(self) -> None:
        """Let the lot decide who sits where, before the game; `seat` is the own one afterwards. For the host."""
        await self._say(m.Shuffle(id=self._id()))

    async def set_bot(self, seat: int, bot: str) -> None:
        """Put a bot on a seat; for the host."""
        await self._say(m.SetBot(id=self._id(), seat=seat, bot=bot))

    async def free_seat(self, seat: int) -> None:
        """Remove whoever sits there; for the host."""
        await self._say(m.FreeSeat(id=self._id(), seat=seat))

    async def restore(self, seat: int) -> None:
        """Give a removed person their seat back; for the host."""
        await self._say(m.Restore(id=self._id(), seat=seat))

    async def grant(self, seat: int) -> None:
        """Agree to a request for a seat, from the next deal on; for the host."""
        await self._say(m.Grant(id=self._id(), seat=seat))

    async def deny(self, seat: int) -> None:
        """Refuse a request for a seat; for the host."""
        await self._say(m.Deny(id=self._id(), seat=seat))

    async def pass_host(self, seat: int) -> None:
        """Pass the host's role to another seat."""
        await self._say(m.PassHost(id=self._id(), seat=seat))

    async def new_link(self, seat: int) -> str:
        """Make a new token for a seat whose link is lost; for the host."""
        done: m.Done = await self._say(m.NewLink(id=self._id(), seat=seat))
        return done.link

    async def add_entropy(self, words: str) -> None:
        """Add words to the secret of the next round."""
        await self._say(m.AddEntropy(id=self._id(), words=words))

    async def rematch(self) -> str:
        """Open the next table with the same seats; returns its code. For the host."""
        await self._say(m.Rematch(id=self._id()))
        await self.wait_for(lambda: self.info is not None and self.info.rematch != "")
        assert self.info is not None
        return self.info.rematch

    def _id(self) -> str:
        return f"{self._prefix}-{next(self._numbers)}"

    async def _sign(self, sign: m.Sign) -> None:
        """Send a message that has no answer; it is lost if there is no connection at the moment."""
        if self._wire is not None:
            with suppress(ConnectionClosed):
                await _send(self._wire, sign)

    async def _say(self, message: m.Request) -> Any:
        """Send a request and wait for its answer. It is repeated after silence; the server carries it out once."""
        if self._end is not None:
            raise self._end
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting[message.id] = (message, answer)
        try:
            if self._wire is not None:
                with suppress(ConnectionClosed):
                    await _send(self._wire, message)
            return await answer
        finally:
            self._waiting.pop(message.id, None)

    @property
    def _hello(self) -> m.Hello:
        return m.Hello(
            version=m.VERSION,
            code=self._code,
            token=self._token,
            since=self.seq,
            positions=self._positions,
            summaries=self._summaries,
        )

    async def _run(self) -> None:
        clock = asyncio.get_running_loop().time
        last = clock()
        while self._end is None:
            try:
                async with self._connector(self._address) as wire:
                    await _send(wire, self._hello)
                    await self._converse(wire)
            except (OSError, WebSocketException, TimeoutError, asyncio.IncompleteReadError):
                pass
            except msgspec.DecodeError as error:
                await self._finish(ClientError(f"the server said something unknown: {error}"))
            finally:
                last = last if self._wire is None else clock()
                self._wire = None
            if clock() - last > self._patience:
                await self._finish(ClientError("the server cannot be reached any more", "unreachable"))
            if self._end is None:
                await asyncio.sleep(self._pause)
                self._pause = min(2 * self._pause, LONGEST_PAUSE)

    async def _converse(self, wire: Wire) -> None:
        greeted = False
        while self._end is None:
            try:
                async with asyncio.timeout(self._silence):
                    frame = await wire.recv()
            except TimeoutError:
                await self._resend(wire, greeted)
                continue
            message = m.decode_known(frame)
            if message is None:
                continue
            await self._hear(message, wire)
            if not greeted and isinstance(message, m.Welcome | m.Update | m.Presence):
                greeted = True
                self._wire, self._pause = wire, SHORTEST_PAUSE
                await self._resend(wire, greeted)

    async def _resend(self, wire: Wire, greeted: bool) -> None:
        """Ask for missed updates, and repeat unanswered requests."""
        if greeted:
            await _send(wire, m.Sync(since=self.seq))
            for message, _ in list(self._waiting.values()):
                await _send(wire, message)
        else:
            await _send(wire, self._hello)

    async def _hear(self, message: m.ServerMessage, wire: Wire) -> None:
        match message:
            case m.Welcome():
                await self._know(message)
            case m.Update():
                if message.seq == self.seq + 1:
                    await self._know(message)
                elif message.seq > self.seq:
                    await _send(wire, m.Sync(since=self.seq))
            case m.Presence():
                if message.seq > self.seq:
                    await _send(wire, m.Sync(since=self.seq))
                else:
                    await self._know(message)
            case m.Done() | m.Answer() | m.Planned():
                self._answer(message.id, message)
            case m.Refused():
                refused = Refused(message.reason, message.rule, message.detail)
                self._answer(message.id, refused)
            case m.Goodbye():
                if message.reason in m.FINAL_GOODBYES:
                    reason = message.reason
                    await self._finish(ClientError(f"the server ends the conversation: {reason}", reason))

    async def _know(self, message: m.Welcome | m.Update | m.Presence) -> None:
        async with self._changed:
            self.info = message.table
            if not isinstance(message, m.Presence):
                self.seq = message.seq
                if isinstance(message, m.Welcome):
                    self.seat = None if message.seat < 0 else message.seat
                    self.waiting = message.waiting
                else:
                    self._updates.append(message)
                if message.view is not None:
                    self.view, self.position = message.view, message.position
            self._changed.notify_all()

    def _answer(self, number: str, outcome: Any) -> None:
        """Finish a waiting request; a second answer to it is ignored."""
        _, future = self._waiting.get(number, (None, None))
        if future is None or future.done():
            return
        if isinstance(outcome, Exception):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)

    async def _finish(self, error: Exception) -> None:
        async with self._changed:
            self._end = error
            for _, future in self._waiting.values():
                if not future.done():
                    future.set_exception(error)
            self._changed.notify_all()
