"""The two directions of a terminal: lines out, one line in. Nothing else, so that anything can read along."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TextIO

from dizaine.faces.lines import NARROW_TIE, TIE, wrap
from dizaine.faces.terminal.curtain import Curtain, has_curtain
from dizaine.faces.terminal.look import Look

PROMPT = "> "


class Left(Exception):
    """The person has left: by a word, by the end of the input, or by interrupting."""

    def __init__(self, *, at_prompt: bool = False) -> None:
        super().__init__()
        self.at_prompt = at_prompt
        """Whether the cursor still stands behind a prompt."""


class Console:
    """A terminal, or whatever stands in for one."""

    def __init__(self, look: Look, out: TextIO, read: Callable[[str], str] | None = None) -> None:
        self.look = look
        self._out = out
        self._read = read or input
        self._curtain: Curtain | None = None
        self._more = ""
        self._unread = 0

    def say(self, text: str = "", *, first: str = "", indent: int = 0) -> None:
        """Write a text, wrapped to the width."""
        self.lines(wrap(text, self.look.width, first=first, indent=indent) or [""])

    def lines(self, lines: Iterable[str]) -> None:
        """Write lines that are laid out already."""
        for line in lines:
            if self._curtain is not None and self._curtain.drawn:
                self._turn_page()
            self._out.write(line.replace(TIE, " ").replace(NARROW_TIE, " ").rstrip() + "\n")
        self._out.flush()

    def ask(self) -> str:
        """A line from the person, of letters that can be shown again; raises `Left`."""
        try:
            line = self._read(PROMPT)
        except (EOFError, KeyboardInterrupt):
            raise Left(at_prompt=True) from None
        self._unread = 0
        return "".join(letter if letter.isprintable() else " " for letter in line).strip()

    def separate(self, more: str) -> bool:
        """Have a screen for one person's eyes from now on; False if whoever scrolls back could see earlier ones.

        `more` asks for the Enter key where that screen is full. What is no terminal cannot be scrolled back.
        """
        self._more = more
        if has_curtain(self._out):
            self._curtain = Curtain(self._out, again=f"{more}\r\n{PROMPT}")
        return self._curtain is not None or not self._out.isatty()

    def cover(self) -> None:
        """What follows is for one person's eyes."""
        self._unread = 0
        if self._curtain is not None:
            self._curtain.draw()

    def uncover(self) -> bool:
        """What follows is for all, and what one person saw is gone; whether this took a screen away."""
        return self._curtain is not None and self._curtain.take_away()

    def hide(self) -> None:
        """Take what one person saw out of sight; without a second screen, with nothing but empty lines."""
        if self._curtain is None:
            self.lines([""] * (self.look.height + 2))
        self.uncover()

    def _turn_page(self) -> None:
        """One person's screen cannot be scrolled back: nothing leaves it before it was read."""
        if self._unread >= max(1, self.look.height - 3):
            self._out.write(f"{self._more}\n")
            self._out.flush()
            self.ask()
        self._unread += 1
