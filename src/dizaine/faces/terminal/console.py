"""The two directions of a terminal: lines out, one line in. Nothing else, so that anything can read along."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TextIO

from dizaine.faces.lines import NARROW_TIE, TIE, wrap
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

    def say(self, text: str = "", *, first: str = "", indent: int = 0) -> None:
        """Write a text, wrapped to the width."""
        self.lines(wrap(text, self.look.width, first=first, indent=indent) or [""])

    def lines(self, lines: Iterable[str]) -> None:
        """Write lines that are laid out already."""
        for line in lines:
            self._out.write(line.replace(TIE, " ").replace(NARROW_TIE, " ").rstrip() + "\n")
        self._out.flush()

    def ask(self) -> str:
        """A line from the person, of letters that can be shown again; raises `Left`."""
        try:
            line = self._read(PROMPT)
        except (EOFError, KeyboardInterrupt):
            raise Left(at_prompt=True) from None
        return "".join(letter if letter.isprintable() else " " for letter in line).strip()

    def hide(self) -> None:
        """Scroll what is in sight away, with nothing but empty lines."""
        self.lines([""] * (self.look.height + 2))
