"""The alternate screen of a terminal, on which one person's hand is shown while the others look away.

It has no memory: lines that scroll off it are gone, and so is everything when it is left. So nobody can find a hand by
scrolling back on the ordinary screen.
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
"""Clears the scrollback buffer of the Linux console, which has no alternate screen."""
_ENDINGS: Final = ("SIGHUP", "SIGQUIT", "SIGTERM")


class AlternateScreen:
    """Enters and leaves the alternate screen; leaves it also if a signal ends or suspends the program."""

    def __init__(self, out: TextIO, *, again: str) -> None:
        """`again` is shown when a program that was suspended with Ctrl-Z is resumed."""
        self._out = out
        self._again = again
        self._leave_codes = _LEAVE + (_FORGET if os.environ.get("TERM") == "linux" else "")
        self._before: dict[int, signal.Handlers | signal._HANDLER] = {}
        self.entered = False

    def enter(self) -> None:
        """Switch to the alternate screen."""
        if not self.entered:
            self.entered = True
            self._catch_signals()
            self._send(_ENTER)

    def leave(self) -> bool:
        """Clear the alternate screen and switch back; returns whether it was in use."""
        if not self.entered:
            return False
        self._send(self._leave_codes)
        self.entered = False
        for number, handler in self._before.items():
            signal.signal(number, handler)
        self._before = {}
        return True

    def _send(self, codes: str) -> None:
        self._out.write(codes)
        self._out.flush()

    def _catch_signals(self) -> None:
        """Handle signals that would leave a hand in sight, if the system has them and they are not ignored."""
        handlers = dict.fromkeys(_ENDINGS, self._end) | {"SIGTSTP": self._pause}
        for name, handler in handlers.items():
            number = getattr(signal, name, None)
            if number is not None and signal.getsignal(number) is not signal.SIG_IGN:
                self._before[number] = signal.signal(number, handler)

    def _end(self, number: int, frame: FrameType | None) -> None:
        self._send_now(self._leave_codes)
        signal.signal(number, signal.SIG_DFL)
        os.kill(os.getpid(), number)

    def _pause(self, number: int, frame: FrameType | None) -> None:
        self._end(number, frame)  # suspends the program here until it is resumed
        signal.signal(number, self._pause)
        self._send_now(f"{_ENTER}{self._again}")

    def _send_now(self, codes: str) -> None:
        """Write without the buffer, which may be in use when a signal arrives."""
        os.write(self._out.fileno(), codes.encode(self._out.encoding, "replace"))


def has_alternate_screen(out: TextIO, environment: Mapping[str, str] | None = None) -> bool:
    """Whether an output is a terminal with an alternate screen."""
    variables = os.environ if environment is None else environment
    if not out.isatty():
        return False
    if sys.platform == "win32":
        return _enable_windows_codes()
    # GNU screen accepts the codes, but by default it keeps the text that they should hide.
    return variables.get("TERM", "") not in ("", "dumb") and "STY" not in variables


def _enable_windows_codes() -> bool:
    """Enable terminal codes in the Windows console; returns whether that succeeded."""
    import ctypes

    kernel = ctypes.WinDLL("kernel32")  # type: ignore[attr-defined, unused-ignore]
    console, mode = kernel.GetStdHandle(-11), ctypes.c_ulong()
    virtual_terminal = 4  # ENABLE_VIRTUAL_TERMINAL_PROCESSING
    return bool(
        kernel.GetConsoleMode(console, ctypes.byref(mode))
        and kernel.SetConsoleMode(console, mode.value | virtual_terminal)
    )
