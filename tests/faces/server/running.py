"""A real server on 127.0.0.1 for tests, in a thread or in a separate process."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from dizaine.faces.server.addresses import listen
from dizaine.faces.server.app import create_app
from dizaine.faces.server.doorkeeper import AllowedHosts
from dizaine.faces.server.hall import Hall
from dizaine.faces.server.heartbeats import Pulse
from dizaine.faces.server.limits import LOOSE, Limits
from dizaine.faces.server.proxies import Proxies
from dizaine.faces.server.serving import TableServer
from dizaine.keeping.sqlite_store import SqliteStore
from dizaine.table.house import House
from dizaine.table.tables import Tables
from tests.faces.quick_start import Program

PATIENCE = 20.0
TEST_NAME = "dizaine.test"
"""The name under which browsers in tests find a server on this computer."""


class RunningServer:
    """A server in a thread; its event loop is `loop`."""

    def __init__(
        self,
        path: Path,
        limits: Limits = LOOSE,
        house: House | None = None,
        proxies: Sequence[str] = (),
        *,
        own_rulebooks: bool = True,
        port: int = 0,
        pulse: Pulse | None = None,
    ) -> None:
        self._path = path
        self._pulse = pulse
        self._own_rulebooks = own_rulebooks
        self._house = house
        self._limits = limits
        self._proxies = Proxies(proxies)
        self.door = listen("127.0.0.1", port)
        self.port: int = self.door.getsockname()[1]
        self._started = threading.Event()
        self.thread = threading.Thread(target=lambda: asyncio.run(self._serve()), name="server", daemon=True)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def websocket_url(self) -> str:
        return f"ws://127.0.0.1:{self.port}/ws"

    def start(self) -> None:
        self.thread.start()
        assert self._started.wait(PATIENCE), "the server did not start"

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive(), "the server did not end"

    async def _serve(self) -> None:
        self.loop = asyncio.get_running_loop()
        store = SqliteStore(self._path)
        self.tables = Tables(store, self._house)
        app = create_app(
            self.tables,
            self._limits,
            hosts=AllowedHosts([TEST_NAME]),
            proxies=self._proxies,
            own_rulebooks=self._own_rulebooks,
            pulse=self._pulse,
            sheets=store.sheets,
        )
        self.hall: Hall = app.state.hall
        self.server = TableServer(app)
        self.loop.call_soon(self._started.set)  # the socket listens already: early connections wait
        try:
            await self.server.serve([self.door])
        finally:
            await self.tables.close()
            await store.close()


@contextmanager
def running(
    path: Path,
    limits: Limits = LOOSE,
    house: House | None = None,
    proxies: Sequence[str] = (),
    *,
    own_rulebooks: bool = True,
    port: int = 0,
    pulse: Pulse | None = None,
) -> Iterator[RunningServer]:
    """A server for the duration of the block; `path` is its SQLite file, and it chooses a port unless one is given."""
    server = RunningServer(path, limits, house, proxies, own_rulebooks=own_rulebooks, port=port, pulse=pulse)
    server.start()
    try:
        yield server
    finally:
        server.stop()


class ServeProcess:
    """`dizaine serve`, or another command, in a separate process that can be interrupted and killed."""

    def __init__(self, data: Path, *options: str, words: Sequence[str] = ("serve",)) -> None:
        command = [*words, "--host", "127.0.0.1", "--port", "0", "--data", str(data)]
        self.process = Program([*command, "--allowed-host", TEST_NAME, "--lang", "en", *options], os.environ)
        assert self.process.stdout is not None
        self.greeting = ""
        while (found := re.search(r"http://127\.0\.0\.1:(\d+)/", self.greeting)) is None:
            line = self.process.stdout.readline()
            assert line, f"the server did not start: {self.process.communicate()[1]}"
            self.greeting += line
        self.port = int(found[1])

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def websocket_url(self) -> str:
        return f"ws://127.0.0.1:{self.port}/ws"

    def interrupt(self) -> tuple[int, str, str]:
        """Press Ctrl-C; returns the exit code and the rest of both output streams."""
        self.process.send_signal(signal.SIGINT)
        out, errors = self.process.communicate(timeout=PATIENCE)
        return self.process.wait(), out, errors

    def kill(self) -> None:
        """Kill it."""
        self.process.kill()
        self.process.communicate()


@contextmanager
def serve_process(data: Path, *options: str, words: Sequence[str] = ("serve",)) -> Iterator[ServeProcess]:
    """`dizaine serve` for the duration of the block, unless it is ended before."""
    server = ServeProcess(data, *options, words=words)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()


Served = RunningServer | ServeProcess
