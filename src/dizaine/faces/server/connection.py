"""One WebSocket connection: its start, its messages, and its end."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from dizaine.faces.server.conversation import Conversation, Ended
from dizaine.faces.server.door import SOCKET, WebSocketSocket
from dizaine.faces.server.frames import encoded
from dizaine.faces.server.hall import Hall
from dizaine.faces.server.problems import RequestRefused
from dizaine.table import messages as m
from dizaine.table.refused import CommandRefused
from dizaine.table.store import StoreError
from dizaine.table.uncancellable import uncancellable

logger = logging.getLogger(__name__)

GOODBYE_SECONDS: Final = 2.0
"""How long a client has to accept the last message."""
_CLOSE_CODES: Final = {"server-stops": 1001, "too-long": 1009, "store": 1011, "error": 1011, "too-many": 1013}
_USUAL_CLOSE_CODE: Final = 1008


class Connection:
    """A client's connection, from before it has named a table."""

    def __init__(self, hall: Hall, websocket: WebSocket, address: str) -> None:
        self.address = address
        self._hall = hall
        self._websocket = websocket
        self.socket: WebSocketSocket = websocket.scope["state"][SOCKET]
        self._ending: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    async def serve(self) -> None:
        """Run until either side leaves."""
        has_place = self._hall.has_place(self.address)
        self._hall.admit(self)
        reason = ""
        try:
            if not has_place:
                raise Ended("too-many")
            reason = await self._sit(await self._hello())
        except Ended as ended:
            reason = ended.reason
        except WebSocketDisconnect:
            pass
        except StoreError:
            logger.exception("a table could not be loaded")
            reason = "store"
        except Exception:
            logger.exception("a conversation broke")
            reason = "error"
        finally:
            if reason:
                self._hall.metrics.goodbyes.labels(reason).inc()
                await self._say_goodbye(reason)
            self._hall.dismiss(self)

    async def _hello(self) -> m.Hello:
        """Wait for the first message, which names the table."""
        hearing = asyncio.create_task(self.hear())
        try:
            patience = self._hall.limits.hello_seconds
            either: set[asyncio.Future[Any]] = {hearing, self._ending}
            await asyncio.wait(either, timeout=patience, return_when=asyncio.FIRST_COMPLETED)
            if self._ending.done():
                raise Ended(self._ending.result())
            if not hearing.done():
                raise Ended("no-hello")
            message = hearing.result()
        finally:
            hearing.cancel()
        if not isinstance(message, m.Hello):
            raise Ended("no-hello")
        if message.version != m.VERSION:
            raise Ended("version")
        return message

    async def _sit(self, hello: m.Hello) -> str:
        """Talk to the table until the end; returns the reason for the goodbye, if any."""
        tables = self._hall.tables
        try:
            table, seat = await self._hall.reception.find(self.address, hello.code, hello.token)
        except CommandRefused:
            raise Ended("open-elsewhere") from None
        except RequestRefused as refusal:
            if refusal.status == 429:
                raise Ended("too-many") from None
            raise Ended("no-such-table") from None
        if hello.token and seat is None and not table.seating.waiting(hello.token):
            raise Ended("seat-lost")
        tables.enter(table)
        try:
            return await Conversation(self._hall, self, table, hello, seat).run()
        finally:
            await uncancellable(tables.exit(table))

    def end(self, reason: str) -> None:
        """End the conversation, for a reason that is sent to the client."""
        if not self._ending.done():
            self._ending.set_result(reason)

    async def over(self) -> str:
        """Wait until `end` is called; returns the reason."""
        return await asyncio.shield(self._ending)

    async def hear(self) -> m.ClientMessage:
        """Wait for the client's next message."""
        event = await self._websocket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(event.get("code", 1006))
        text = event.get("text")
        frame: bytes = text.encode() if text is not None else event.get("bytes") or b""
        if len(frame) > self._hall.limits.longest_frame:
            raise Ended("too-long")
        try:
            return m.decode_client(frame)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            raise Ended("bad-message") from None

    async def say(self, message: m.Message) -> None:
        """Send a message."""
        await self.send(encoded(message))

    async def send(self, frames: bytes) -> None:
        """Send encoded messages; a client that accepts nothing for too long is dropped."""
        socket = self.socket
        if not socket.writable.is_set():
            try:
                async with asyncio.timeout(self._hall.limits.send_seconds):
                    await socket.writable.wait()
            except TimeoutError:
                raise Ended("slow") from None
        if not socket.is_open:
            raise WebSocketDisconnect(1006)
        socket.send_frames(frames)

    async def _say_goodbye(self, reason: str) -> None:
        with suppress(TimeoutError, WebSocketDisconnect, RuntimeError):
            async with asyncio.timeout(GOODBYE_SECONDS):
                await self._websocket.send_text(m.encode(m.Goodbye(reason=reason)).decode())
                await self._websocket.close(_CLOSE_CODES.get(reason, _USUAL_CLOSE_CODE), reason)
