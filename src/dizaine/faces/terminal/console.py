"""Output and input of a terminal: lines out, one line in. Nothing else, so that any program can read the output."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TextIO

from dizaine.faces.lines import NARROW_TIE, TIE, wrap
from dizaine.faces.terminal.alternate_screen import AlternateScreen, has_alternate_screen
from dizaine.faces.terminal.look import Look

PROMPT = "> "


class Left(Exception):
    """Raised when the person leaves: by a command, at the end of the input, or with Ctrl-C."""

    def __init__(self, *, at_prompt: bool = False) -> None:
        super().__init__()
        self.at_prompt = at_prompt
        """Whether the cursor is still on the line of a prompt."""


class Console:
    """A terminal, or a replacement for one."""

    def __init__(
        self, look: Look, out: TextIO, read: Callable[[str], str] | None = None, *, waits: bool = False
    ) -> None:
        """`waits` if a person reads and types; a program that types has nothing to read in peace."""
        self.look = look
        self.waits = waits
        self._out = out
        self._read = read or input
        self._private_screen: AlternateScreen | None = None
        self._more = ""
        self._unread = 0
        self.offered: Sequence[str] = ()
        """The words that Tab completes; empty while nobody is asked for one."""

    def say(self, text: str = "", *, first: str = "", indent: int = 0) -> None:
        """Write a text, wrapped to the width."""
        self.lines(wrap(text, self.look.width, first=first, indent=indent) or [""])

    def lines(self, lines: Iterable[str]) -> None:
        """Write lines that already fit the width."""
        for line in lines:
            if self._private_screen is not None and self._private_screen.entered:
                self._turn_page()
            self._out.write(line.replace(TIE, " ").replace(NARROW_TIE, " ").rstrip() + "\n")
        self._out.flush()

    def ask(self, offered: Sequence[str] = ()) -> str:
        """A line from the person, without control characters; raises `Left`. Tab completes the words on offer."""
        self.offered = offered
        try:
            line = self._read(PROMPT)
        except (EOFError, KeyboardInterrupt):
            raise Left(at_prompt=True) from None
        finally:
            self.offered = ()
        self._unread = 0
        return "".join(letter if letter.isprintable() else " " for letter in line).strip()

    def separate(self, more: str) -> bool:
        """Prepare a private screen; False if there is none, so that people who scroll back could see other hands.

        `more` asks for the Enter key when that screen is full. Output that is not a terminal cannot be scrolled back.
        """
        self._more = more
        if has_alternate_screen(self._out):
            self._private_screen = AlternateScreen(self._out, again=f"{more}\r\n{PROMPT}")
        return self._private_screen is not None or not self._out.isatty()

    def cover(self) -> None:
        """Switch to the private screen, for one person only."""
        self._unread = 0
        if self._private_screen is not None:
            self._private_screen.enter()

    def uncover(self) -> bool:
        """Switch back to the screen for all, which clears the private one; returns whether that was in use."""
        return self._private_screen is not None and self._private_screen.leave()

    def hide(self) -> None:
        """Take the private screen out of sight; without one, scroll it away with empty lines."""
        if self._private_screen is None:
            self.lines([""] * (self.look.height + 2))
        self.uncover()

    def _turn_page(self) -> None:
        """Wait for Enter when the private screen is full, since it cannot be scrolled back."""
        if self._unread >= max(1, self.look.height - 3):
            self._out.write(f"{self._more}\n")
            self._out.flush()
            self.ask()
        self._unread += 1
