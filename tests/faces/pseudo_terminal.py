"""A program in a pseudo-terminal, which tests use only by reading its screen and typing."""

import codecs
import fcntl
import os
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable
from pathlib import Path

from tests.faces.quick_start import Program

SOURCES = Path(__file__).parent.parent.parent / "src"
COLOUR_CODES = re.compile(r"\x1b\[[0-9;]*m")
INCOMPLETE = re.compile(r"(?:\x1b(?:\[[0-9;]*)?|\r)\Z")
PATIENCE = 60.0
INSISTENCE = 15.0


def environment(folder: Path, **more: str) -> dict[str, str]:
    """A user's environment with a separate folder for games; languages and colours are set only on request."""
    kept_names = ("PATH", "HOME", "SYSTEMROOT", "DIZAINE_ROLLOUTS")
    kept = {name: os.environ[name] for name in kept_names if name in os.environ}
    fixed = {"PYTHONPATH": str(SOURCES), "DIZAINE_DATA": str(folder), "TERM": "xterm-256color", "LANG": "C.UTF-8"}
    return {**kept, **fixed, **more}


class PseudoTerminal:
    """`dizaine` with a screen of a certain size."""

    def __init__(
        self, *arguments: str, folder: Path, columns: int = 60, lines: int = 30, quick: bool = True, **more: str
    ) -> None:
        """It starts in no time, or as users start it."""
        self.columns = columns
        self.transcript = ""
        """All output so far, without colours."""
        self.codes = ""
        """All output so far, as it was sent."""
        self._unread = 0
        self._waiting = ""
        self._decoder = codecs.getincrementaldecoder("utf-8")()
        master, slave = os.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        self._screen = master
        variables = environment(folder, **more)
        self._process: Program | subprocess.Popen[bytes]
        if quick:
            self._process = Program(arguments, variables, terminal=slave)
        else:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "dizaine", *arguments],
                stdin=slave,
                stdout=slave,
                stderr=slave,
                env=variables,
                start_new_session=True,
                preexec_fn=_own_the_terminal,
            )
        os.close(slave)

    def read_to_prompt(self) -> str:
        """Return the output since the last call, up to the prompt that waits now, with empty lines."""
        self._read(lambda: len(self.transcript) > self._unread and self.transcript.endswith("\n> "))
        shown = self.transcript[self._unread :]
        self._unread = len(self.transcript)
        return shown

    def read_until(self, text: str) -> None:
        """Wait until a text is shown."""
        self._read(lambda: text in self.transcript)

    def read_to_end(self) -> str:
        """Return the output since the last call, up to the end of the program."""
        self._read(lambda: False)
        shown = self.transcript[self._unread :]
        self._unread = len(self.transcript)
        return shown

    def type(self, text: str) -> None:
        """Type a line."""
        os.write(self._screen, f"{text}\n".encode())

    def press(self, key: bytes) -> None:
        """Press a single key, such as Ctrl-C."""
        os.write(self._screen, key)

    def insist(self, key: bytes) -> None:
        """Press a key, and press it again if nothing happens.

        Python's line editor misses a signal that comes after its prompt and before it waits for a key.
        """
        before, echo = len(self.codes), f"^{chr(key[0] + 64)}"
        self.press(key)
        self._read(lambda: self.codes[before:].strip() not in ("", echo), INSISTENCE)
        if self.codes[before:].strip() in ("", echo):
            self.press(key)

    @property
    def pid(self) -> int:
        """The id of the process."""
        return self._process.pid

    def signal(self, number: signal.Signals) -> None:
        """Send a signal to the program alone, as `kill` does."""
        self._process.send_signal(number)

    def wait_for_workers(self, count: int) -> list[int]:
        """Wait until the program has started so many worker processes, and return their ids (on Linux)."""
        limit, own = time.monotonic() + PATIENCE, self._process.pid
        while time.monotonic() < limit:
            children = [int(child) for child in Path(f"/proc/{own}/task/{own}/children").read_text().split()]
            workers = [child for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]
            if len(workers) >= count:
                return workers
            time.sleep(0.02)
        raise AssertionError("no workers were started")

    def kill(self) -> None:
        """Kill the program without warning."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()
        os.close(self._screen)

    def end(self) -> int:
        """Wait for the end of the program; returns its exit code."""
        code = self._process.wait(PATIENCE)
        os.close(self._screen)
        return code

    def _read(self, enough: Callable[[], bool], seconds: float = PATIENCE) -> None:
        limit = time.monotonic() + seconds
        while not enough():
            ready, _, _ = select.select([self._screen], [], [], max(0.0, limit - time.monotonic()))
            if not ready and seconds < PATIENCE:
                return
            assert ready, f"nothing more is shown:\n{self.transcript[-2000:]}"
            try:
                data = os.read(self._screen, 65536)
            except OSError:  # the program has ended
                return
            if not data:
                return
            self._receive(self._decoder.decode(data))

    def _receive(self, text: str) -> None:
        """Process output; an incomplete escape code or line end waits for its rest."""
        self.codes += text
        text = self._waiting + text
        cut = INCOMPLETE.search(text)
        self._waiting = text[cut.start() :] if cut else ""
        self.transcript += COLOUR_CODES.sub("", text.removesuffix(self._waiting)).replace("\r\n", "\n")


def without_compiler(*arguments: str, folder: Path, columns: int = 80) -> PseudoTerminal:
    """Start the program so that neither it nor its workers can import Numba."""
    (folder / "sitecustomize.py").write_text('import sys\nsys.modules["numba"] = None\n', encoding="utf-8")
    path = os.pathsep.join((str(folder), str(SOURCES)))
    return PseudoTerminal(*arguments, folder=folder, columns=columns, quick=False, PYTHONPATH=path)


def is_running(process: int) -> bool:
    """Whether a process exists and has not ended (on Linux)."""
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


def _own_the_terminal() -> None:
    """Set up signals as a terminal does: Ctrl-C interrupts, even if the tests run in the background and ignore it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
