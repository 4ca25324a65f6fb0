"""Start `dizaine` many times at the price of one: a process that has imported everything forks for each start.

What a program imports takes longer than what most tests do with it. Programs that are started in this way differ from
others only in this; some tests start them as users do (`test_cli.py`, `tests/packaging`, `without_compiler`).
"""

from __future__ import annotations

import array
import atexit
import fcntl
import gc
import json
import os
import runpy
import select
import signal
import socket
import subprocess
import sys
import termios
import threading
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final, TextIO, cast

IMPORTED: Final = (
    "dizaine.client.remote_game",
    "dizaine.faces.cli",
    "dizaine.faces.server.app",
    "dizaine.faces.server.command",
    "dizaine.faces.terminal.kinds",
    "dizaine.faces.terminal.play",
    "dizaine.keeping.kept_games",
    "fluent.runtime",
)
CHECKOUT: Final = Path(__file__).parents[2]
LONGEST: Final = 1 << 16
NEVER: Final = 1e6


class Program:
    """`dizaine`, or another module, with these arguments; like a `Popen`, as far as tests need it."""

    def __init__(
        self,
        arguments: Sequence[str],
        environment: Mapping[str, str],
        *,
        module: str = "dizaine",
        terminal: int | None = None,
        is_heard: bool = True,
    ) -> None:
        """Its screen and keyboard are a `terminal`, or its output can be read here, or else it goes where ours goes."""
        self.returncode: int | None = None
        self.stdout: TextIO | None = None
        self.stderr: TextIO | None = None
        if terminal is not None:
            files = [os.dup(terminal) for _ in range(3)]
        elif is_heard:
            (self.stdout, out), (self.stderr, errors) = _pipe(), _pipe()
            files = [os.open(os.devnull, os.O_RDONLY), out, errors]
        else:
            files = [os.open(os.devnull, os.O_RDONLY), os.dup(1), os.dup(2)]
        self._keeper, other = socket.socketpair()
        order = json.dumps([module, terminal is not None, os.getcwd(), dict(environment), *arguments])
        socket.send_fds(_forker(), [f"{order}\n".encode()], [other.fileno(), *files])
        for file in (other.detach(), *files):
            os.close(file)
        self.pid = self._number()

    def poll(self) -> int | None:
        """The exit code, or None as long as it runs."""
        if self.returncode is None and select.select([self._keeper], [], [], 0)[0]:
            self.returncode = self._number()
            self._keeper.close()
        return self.returncode

    def wait(self, timeout: float = NEVER) -> int:
        """Wait for its end; returns the exit code."""
        if self.returncode is None:
            select.select([self._keeper], [], [], timeout)
        if (code := self.poll()) is None:
            raise subprocess.TimeoutExpired("dizaine", timeout)
        return code

    def communicate(self, timeout: float = NEVER) -> tuple[str, str]:
        """Wait for its end; returns the rest of both output streams."""
        assert self.stdout is not None
        assert self.stderr is not None
        said: list[str] = []
        reading = threading.Thread(target=lambda errors: said.append(errors.read()), args=[self.stderr], daemon=True)
        reading.start()
        self.wait(timeout)
        out = self.stdout.read()
        reading.join(timeout)
        self.stdout.close()
        self.stderr.close()
        return out, said[0]

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            with suppress(ProcessLookupError):  # it has ended, and the news is still on its way
                os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def _number(self) -> int:
        numbers = array.array("i", self._keeper.recv(array.array("i").itemsize))
        assert numbers, "the program could not be started"
        return numbers[0]


def _pipe() -> tuple[TextIO, int]:
    reading, writing = os.pipe()
    return open(reading, encoding="utf-8"), writing


@cache
def _forker() -> socket.socket:
    """A connection to the process that forks. It ends when this one does."""
    mine, other = socket.socketpair()
    path = os.pathsep.join((str(CHECKOUT / "src"), str(CHECKOUT)))
    process = subprocess.Popen(
        [sys.executable, "-m", __name__, str(other.fileno())],
        cwd=CHECKOUT,
        env={**os.environ, "PYTHONPATH": path},
        pass_fds=[other.fileno()],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
    )
    other.close()

    def close() -> None:
        mine.close()
        process.wait()

    atexit.register(close)
    return mine


def serve(orders: socket.socket) -> str:
    """Fork for each order; returns only in the process that is to become the program, with the name of its module."""
    for name in IMPORTED:
        import_module(name)
    gc.freeze()
    while True:
        order, received, _, _ = socket.recv_fds(orders, LONGEST, 4)
        if not order:
            os._exit(0)
        while not order.endswith(b"\n"):
            order += orders.recv(LONGEST)
        keeper, *files = received
        if os.fork() == 0:
            orders.close()
            _keep(socket.socket(fileno=keeper), files)
            module, *details = json.loads(order)
            _become(files, *details)
            return str(module)
        for file in received:
            os.close(file)
        with suppress(ChildProcessError):
            while os.waitpid(-1, os.WNOHANG)[0]:
                pass


def _keep(keeper: socket.socket, files: Sequence[int]) -> None:
    """Fork again, and tell the id and at last the exit code of the program. Returns only in the program."""
    pid = os.fork()
    if pid == 0:
        return keeper.close()
    for file in files:
        os.close(file)
    keeper.send(array.array("i", [pid]))
    _, status = os.waitpid(pid, 0)
    keeper.send(array.array("i", [os.waitstatus_to_exitcode(status)]))
    os._exit(0)


def _become(files: Sequence[int], has_terminal: bool, folder: str, environment: dict[str, str], *words: str) -> None:
    """Take on files, environment and arguments."""
    if has_terminal:
        os.setsid()
    for number, file in enumerate(files):
        os.dup2(file, number)
        os.close(file)
    if has_terminal:
        fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    sys.argv[1:] = words
    sys.path[:] = [folder, *environment.get("PYTHONPATH", "").split(os.pathsep), *sys.path]
    sys.stdin = _stream(0, "r", "surrogateescape")
    sys.stdout = _stream(1, "w", "surrogateescape")
    sys.stderr = _stream(2, "w", "backslashreplace", line_by_line=True)


def _stream(number: int, mode: str, errors: str, *, line_by_line: bool = False) -> TextIO:
    buffering = 1 if line_by_line or os.isatty(number) else -1
    return cast(TextIO, os.fdopen(number, mode, buffering, encoding="utf-8", errors=errors, closefd=False))


if __name__ == "__main__":
    runpy.run_module(serve(socket.socket(fileno=int(sys.argv[1]))), run_name="__main__", alter_sys=True)
