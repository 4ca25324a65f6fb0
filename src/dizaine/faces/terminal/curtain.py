"""A second screen, on which one person's hand is shown while the others look away.

The alternate screen of a terminal has no memory: what scrolls off it is gone, and so is all of it when it is left. The
ordinary screen, where people scroll back, never gets to know a hand.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Mapping
from types import FrameType
from typing import Final, TextIO

_ENTER: Final = "\x1b[?1049h\x1b[H\x1b[J"
_LEAVE: Final = "\x1b[H\x1b[J\x1b[?1049l"
_FORGET: Final = "\x1b[3J"
"""For the console of Linux, which has no second screen: what scrolled off it is forgotten."""
_ENDINGS: Final = ("SIGHUP", "SIGQUIT", "SIGTERM")


class Curtain:
    """Draws one person's screen over that of all, and takes it away again, whatever ends or stops the program."""

    def __init__(self, out: TextIO, *, again: str) -> None:
        """`again` is shown when somebody comes back to a program that was stopped by Ctrl-Z."""
        self._out = out
        self._again = again
        self._leave = _LEAVE + (_FORGET if os.environ.get("TERM") == "linux" else "")
        self._before: dict[int, signal.Handlers | signal._HANDLER] = {}
        self.drawn = False

    def draw(self) -> None:
        """From now on the screen is one person's."""
        if not self.drawn:
            self.drawn = True
            self._catch()
            self._send(_ENTER)

    def take_away(self) -> bool:
        """Everything that was shown behind the curtain is gone; whether there was one."""
        if not self.drawn:
            return False
        self._send(self._leave)
        self.drawn = False
        for number, handler in self._before.items():
            signal.signal(number, handler)
        self._before = {}
        return True

    def _send(self, codes: str) -> None:
        self._out.write(codes)
        self._out.flush()

    def _catch(self) -> None:
        """Signals that would leave a hand in sight of whoever comes next, where the system has and heeds them."""
        handlers = dict.fromkeys(_ENDINGS, self._end) | {"SIGTSTP": self._pause}
        for name, handler in handlers.items():
            number = getattr(signal, name, None)
            if number is not None and signal.getsignal(number) is not signal.SIG_IGN:
                self._before[number] = signal.signal(number, handler)

    def _end(self, number: int, frame: FrameType | None) -> None:
        self._send_now(self._leave)
        signal.signal(number, signal.SIG_DFL)
        os.kill(os.getpid(), number)

    def _pause(self, number: int, frame: FrameType | None) -> None:
        self._send_now(self._leave)
        signal.signal(number, signal.SIG_DFL)
        os.kill(os.getpid(), number)  # the program stands still here until somebody comes back to it
        signal.signal(number, self._pause)
        self._send_now(f"{_ENTER}{self._again}")

    def _send_now(self, codes: str) -> None:
        """Past the buffer, which may be in use when a signal comes."""
        os.write(self._out.fileno(), codes.encode(self._out.encoding, "replace"))


def has_curtain(out: TextIO, environment: Mapping[str, str] | None = None) -> bool:
    """Whether an output is a terminal with a second screen."""
    variables = os.environ if environment is None else environment
    if not out.isatty():
        return False
    if sys.platform == "win32":
        return _windows_understands()
    # GNU screen knows the codes, but unless it is told otherwise it keeps what they should hide.
    return variables.get("TERM", "") not in ("", "dumb") and "STY" not in variables


def _windows_understands() -> bool:
    """Whether the console of Windows takes codes, now that it is asked to."""
    import ctypes

    kernel = ctypes.WinDLL("kernel32")  # type: ignore[attr-defined, unused-ignore]
    console, mode = kernel.GetStdHandle(-11), ctypes.c_ulong()
    understands = 4  # ENABLE_VIRTUAL_TERMINAL_PROCESSING
    return bool(
        kernel.GetConsoleMode(console, ctypes.byref(mode)) and kernel.SetConsoleMode(console, mode.value | understands)
    )
