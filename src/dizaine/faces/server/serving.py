"""The web server that runs the application: a configured uvicorn."""

from __future__ import annotations

import signal
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Any, Final

import uvicorn
from starlette.applications import Starlette

from dizaine.faces.server.door import HttpSocket, WebSocketSocket
from dizaine.faces.server.garbage import GarbageSchedule
from dizaine.faces.server.limits import LONGEST_BODY

TICK: Final = 0.1
"""Seconds between two ticks of uvicorn."""
_GARBAGE_TICKS: Final = 10
_STALLED_TICKS: Final = 100
"""Both in tenths of a second: between garbage checks, and between checks for stalled connections."""


class TableServer(uvicorn.Server):
    """Sends all clients a goodbye before it stops."""

    def __init__(self, app: Starlette, *, garbage: GarbageSchedule | None = None) -> None:
        self._garbage = garbage
        super().__init__(
            uvicorn.Config(
                app,
                access_log=False,
                http=HttpSocket,
                ws=WebSocketSocket,
                lifespan="off",
                log_config=None,
                proxy_headers=False,
                server_header=False,
                timeout_graceful_shutdown=5,
                ws_max_size=LONGEST_BODY,  # a frame above the protocol's limit gets a goodbye; above this, none
                ws_per_message_deflate=False,  # costs memory per connection, and compressed lengths leak information
            )
        )
        self._hall = app.state.hall
        self._stalled: set[Any] = set()
        self._ticked = 0.0

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye to all clients, then shut down."""
        for server in self.servers:
            server.close()
        self._cut_stalled()
        await self._hall.close()
        self._cut_stalled()
        await super().shutdown(sockets)

    async def on_tick(self, counter: int) -> bool:
        """Also measure the lag, send heartbeats, collect garbage in quiet moments, and cut off stalled clients."""
        self._note_lag(counter)
        self._hall.heartbeats.tick()
        if self._garbage is not None and counter % _GARBAGE_TICKS == 0:
            self._garbage.tick(self._hall.metrics.command_count)
        if counter % _STALLED_TICKS == 0:
            self._cut_stalled()
        return await super().on_tick(counter)

    def _note_lag(self, counter: int) -> None:
        """A tick that comes late shows that something has kept the event loop busy."""
        now = perf_counter()
        if counter:
            self._hall.metrics.loop_lag_seconds.observe(max(0.0, now - self._ticked - TICK))
        self._ticked = now

    def _cut_stalled(self) -> None:
        """Cut off connections that were closing at the last call and still are."""
        closing = {connection for connection in self.server_state.connections if _is_closing(connection)}
        for connection in closing & self._stalled:
            connection.transport.abort()
        self._stalled = closing

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Let Ctrl-C stop only the server, so that the program can still clean up; uvicorn would raise it again."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        signals = [signal.SIGINT, signal.SIGTERM, *([signal.SIGBREAK] if hasattr(signal, "SIGBREAK") else [])]
        before = {number: signal.signal(number, self.handle_exit) for number in signals}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def _is_closing(connection: Any) -> bool:
    return connection.transport is not None and bool(connection.transport.is_closing())
