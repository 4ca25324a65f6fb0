"""The door of the server: how many sockets may be open, and how long each may take to say what it wants.

uvicorn has no time limit for the head of a request, and counts no sockets. Without either, one computer can hold all
the files that the process may open, and nobody else gets in.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN

from dizaine.faces.server.buckets import Buckets, address_key
from dizaine.faces.server.limits import Limits

FILES_FOR_OTHERS: Final = 64
"""Open files that are left for the store, the workshop and the log."""
MOST_UNREAD: Final = 1 << 20
"""Bytes that a WebSocket client may leave unread while it still sends: it makes us answer pings and reads nothing."""

LOST: Final = 1006
"""The code of a connection that ended without a closing frame."""
SOCKET: Final = "dizaine.socket"
"""The key under which the state of a connection has its `WebSocketSocket`."""
_PING: Final = Frame(Opcode.PING, b"").serialize(mask=False)

_ANSWER: Final = "HTTP/1.1 {}\r\nContent-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n{}\r\n{}"


def _answer(status: str, reason: str, headers: str = "") -> bytes:
    body = f'{{"reason":"{reason}"}}'
    return _ANSWER.format(status, len(body), headers, body).encode()


_TOO_MANY: Final = _answer("503 Service Unavailable", "too-many", "Retry-After: 5\r\n")
_TOO_SLOW: Final = _answer("408 Request Timeout", "too-slow")


class Door:
    """Counts the open sockets of a server. `is_proxy` names addresses that speak for many clients."""

    def __init__(self, limits: Limits, is_proxy: Callable[[str], bool] = lambda address: False) -> None:
        self.limits = limits
        self.is_proxy = is_proxy
        self.requests = Buckets(limits.requests)
        self.waiting: dict[HttpSocket, None] = {}
        """The sockets that have not completed the head of a request, the longest waiting first."""
        self.sockets = 0
        self._addresses: Counter[str] = Counter()

    def admits(self, address: str) -> bool:
        """Whether one more socket of an address may stay. If all are taken, the longest waiting one has to go."""
        if not self.is_proxy(address) and not self._has_place(address):
            return False
        if self.sockets >= self.limits.sockets:
            if not self.waiting:
                return False
            next(iter(self.waiting)).give_way()
        return True

    def _has_place(self, address: str) -> bool:
        return self._addresses[address] < self.limits.sockets_of_address and self.requests.of(address).take()

    def enter(self, address: str) -> None:
        """Count a socket."""
        self.sockets += 1
        self._addresses[address] += 1

    def leave(self, address: str) -> None:
        """Count a socket as closed."""
        self.sockets -= 1
        self._addresses[address] -= 1
        if not self._addresses[address]:
            del self._addresses[address]

    def pause(self, address: str) -> float:
        """The seconds that an address has to wait before its next request."""
        if self.is_proxy(address):
            return 0
        bucket = self.requests.of(address)
        return 0 if bucket.take() else bucket.wait


class HttpSocket(H11Protocol):
    """A socket that speaks HTTP, and has only so long for the head and the body of each request."""

    def __init__(self, config: Any, *arguments: Any, **options: Any) -> None:
        super().__init__(config, *arguments, **options)
        self._door: Door = config.app.state.hall.door
        self._address = ""
        self._counted = False
        self._phase = ""
        self._timer: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let the socket in, or refuse it."""
        super().connection_made(transport)
        self._address = address_key(self.client[0] if self.client else "")
        if not self._door.admits(self._address):
            transport.write(_TOO_MANY)
            transport.close()
            return
        self._door.enter(self._address)
        self._counted = True
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """Count the socket as closed."""
        self._go()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on, unless the socket was refused."""
        if not self.transport.is_closing():
            super().data_received(data)

    def handle_events(self) -> None:
        """Handle what was read, and note what the client still owes."""
        super().handle_events()
        self._watch()

    def on_response_complete(self) -> None:
        """Go on with the next request, after a pause if there have been too many."""
        if (seconds := self._door.pause(self._address)) > 0:
            self.loop.call_later(seconds, self.on_response_complete)
        else:
            super().on_response_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Pass the socket on; from here on the WebSocket counts."""
        self._go()
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        """Give a client that reads nothing some time."""
        super().pause_writing()
        if self._unread is None:
            self._unread = self.loop.call_later(self._door.limits.send_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        """The client reads again."""
        super().resume_writing()
        self._stop_unread()

    def give_way(self) -> None:
        """Make room for somebody else."""
        self._go()
        self.transport.abort()

    def _watch(self) -> None:
        """Start a clock when the client begins to owe the head or the body of a request."""
        owed = {h11.IDLE: "head", h11.SEND_BODY: "body"}.get(self.conn.their_state, "")
        phase = owed if self._counted and not self.transport.is_closing() else ""
        if phase == self._phase:
            return
        self._stop_waiting()
        self._phase = phase
        if phase == "head":
            self._door.waiting[self] = None
            self._timer = self.loop.call_later(self._door.limits.head_seconds, self._too_slow)
        elif phase == "body":
            # The endpoint's own limit comes first: its answer is clearer.
            self._timer = self.loop.call_later(self._door.limits.body_seconds + 1, self.transport.abort)

    def _too_slow(self) -> None:
        self.transport.write(_TOO_SLOW)
        self.transport.close()

    def _go(self) -> None:
        """Stop all clocks, and leave the count, once."""
        self._stop_waiting()
        self._stop_unread()
        if self._counted:
            self._counted = False
            self._door.leave(self._address)

    def _stop_waiting(self) -> None:
        self._phase = ""
        self._door.waiting.pop(self, None)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _stop_unread(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None


class WebSocketSocket(WebSocketsSansIOProtocol):
    """A socket that speaks WebSocket; `HttpSocket` has let it in."""

    def __init__(self, config: Any, *arguments: Any, **options: Any) -> None:
        super().__init__(config, *arguments, **options)
        self._door: Door = config.app.state.hall.door
        self._address = ""
        self.last_heard = 0.0
        """When anything last came from the client, by the loop's clock."""
        self.last_sent = 0.0
        """When a message was last sent."""
        self.pinged = 0.0
        """When the client was asked whether it is still there, if it has not been heard since; or 0."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count the socket."""
        super().connection_made(transport)
        self._address = address_key(self.client[0] if self.client else "")
        self._door.enter(self._address)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count the socket as closed. One that ends without a closing frame was lost, not closed."""
        self._door.leave(self._address)
        if self.conn.close_rcvd is None:
            self.queue.put_nowait({"type": "websocket.disconnect", "code": LOST})  # uvicorn would say 1005 here
        super().connection_lost(exc)

    def handle_connect(self, event: Any) -> None:
        """Let the application find this socket."""
        self.app_state = {**self.app_state, SOCKET: self}
        super().handle_connect(event)

    @property
    def is_open(self) -> bool:
        """Whether messages can still be sent."""
        return self.conn.state is OPEN and not self.disconnected

    def send_frames(self, frames: bytes) -> None:
        """Send encoded messages in one go. Wait for `writable` first, and look whether the socket `is_open`.

        A frame from a server is the same for every client, so it need not be made by each connection again.
        """
        self.transport.write(frames)
        self.last_sent = self.loop.time()

    def ping(self) -> None:
        """Ask the client whether it is still there; any sign of life is an answer."""
        if self.is_open:
            self.transport.write(_PING)
            self.pinged = self.loop.time()

    def keepalive_timeout(self) -> None:
        """The client does not answer. Do not wait until it has taken what lies ready for it: that may be never."""
        closing = self.close_sent
        super().keepalive_timeout()
        if not closing:
            self.transport.abort()

    def data_received(self, data: bytes) -> None:
        """Read on, unless the client only ever sends."""
        self.last_heard, self.pinged = self.loop.time(), 0.0
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.transport.abort()
        else:
            super().data_received(data)


def usable_files(wanted: int) -> int:
    """Ask the system for so many open files; returns how many of them sockets may use."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = wanted + FILES_FOR_OTHERS
    if soft != resource.RLIM_INFINITY and soft < needed:
        soft = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return wanted if soft == resource.RLIM_INFINITY else min(wanted, max(1, soft - FILES_FOR_OTHERS))
