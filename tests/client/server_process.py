"""A server in a separate process, which can be killed and restarted on the same port."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from pathlib import Path
from typing import Final

from tests.faces.quick_start import Program

REST: Final = 0.1
"""Seconds that its tables wait after a round for clients that show summaries."""
ABSENCE: Final = 0.5
"""Seconds that its tables wait for somebody who is away before a bot stands in."""


class ServerProcess:
    """The process; it is ended by its id."""

    def __init__(self, path: Path, rest: float = REST) -> None:
        self.path = path
        self._rest = rest
        with socket.create_server(("127.0.0.1", 0)) as probe:
            self.port: int = probe.getsockname()[1]
        self._process: Program | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def websocket_url(self) -> str:
        return f"ws://127.0.0.1:{self.port}/ws"

    def start(self) -> None:
        arguments = [str(self.path), str(self.port), str(self._rest)]
        self._process = Program(arguments, os.environ, module="tests.client.server_process", is_heard=False)

    async def wait(self) -> None:
        """Wait until it answers."""
        for _ in range(600):
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", self.port)
            except OSError:
                await asyncio.sleep(0.05)
            else:
                writer.close()
                return
        raise TimeoutError("the server does not answer")

    def kill(self) -> None:
        """Kill it without a chance to clean up."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait(10)


async def _serve(path: Path, port: int, rest: float) -> None:
    from dizaine.faces.server.app import create_app
    from dizaine.faces.server.limits import LOOSE
    from dizaine.faces.server.serving import TableServer
    from dizaine.keeping.sqlite_store import SqliteStore
    from dizaine.table.house import House
    from dizaine.table.patience import PATIENCE, USUAL_PATIENCE
    from dizaine.table.tables import Tables
    from dizaine.table.waits import Waits

    waits = Waits(patience={**PATIENCE, USUAL_PATIENCE: ABSENCE}, summary=rest)
    tables = Tables(SqliteStore(path), House(waits=waits))
    await TableServer(create_app(tables, LOOSE)).serve([socket.create_server(("127.0.0.1", port))])


if __name__ == "__main__":
    asyncio.run(_serve(Path(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3])))
