"""The web server that runs the application: uvicorn, told how we want it."""

from __future__ import annotations

import signal
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import uvicorn
from starlette.applications import Starlette

from dizaine.faces.server.garbage import GarbageSchedule
from dizaine.faces.server.limits import LONGEST_BODY

_TIDY_TICKS: Final = 10
_STALLED_TICKS: Final = 100
"""Tenths of a second between two looks at connections that do not end."""


class TableServer(uvicorn.Server):
    """Ends politely: whoever is connected hears why before the connection closes."""

    def __init__(self, app: Starlette, *, tidying: GarbageSchedule | None = None) -> None:
        self._tidying = tidying
        super().__init__(
            uvicorn.Config(
                app,
                access_log=False,
                lifespan="off",
                log_config=None,
                proxy_headers=False,
                server_header=False,
                timeout_graceful_shutdown=5,
                ws_max_size=LONGEST_BODY,  # too long a frame gets a goodbye, a much longer one does not
                ws_per_message_deflate=False,  # costs memory for each connection, and lengths would tell more
            )
        )
        self._hall = app.state.hall
        self._stalled: set[Any] = set()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye first."""
        for server in self.servers:
            server.close()
        self._cut_stalled()
        await self._hall.close()
        self._cut_stalled()
        await super().shutdown(sockets)

    async def on_tick(self, counter: int) -> bool:
        """Also cut off connections that were closed and whose clients take nothing any more."""
        if self._tidying is not None and counter % _TIDY_TICKS == 0:
            self._tidying.tick(self._hall.metrics.command_count)
        if counter % _STALLED_TICKS == 0:
            self._cut_stalled()
        return await super().on_tick(counter)

    def _cut_stalled(self) -> None:
        """Cut off what was closing when this was called the last time, and still is."""
        closing = {connection for connection in self.server_state.connections if _is_closing(connection)}
        for connection in closing & self._stalled:
            connection.transport.abort()
        self._stalled = closing

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Ctrl-C ends the server and nothing else: what comes after it still has to be put away."""
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
