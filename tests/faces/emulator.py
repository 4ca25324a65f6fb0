"""A terminal with scrollback and a second screen, whose complete contents can be searched."""

from copy import deepcopy
from typing import Any

import pyte

SECOND_SCREEN = 1049


class Emulator(pyte.HistoryScreen):
    """Keeps whatever a terminal might: lines that scroll off the main screen, and the second screen after it is left.

    Real terminals clear the second screen when it is entered, but programs must not rely on that.
    """

    def __init__(self, columns: int = 80, lines: int = 24) -> None:
        self.second = False
        self._stream = pyte.Stream(self)
        super().__init__(columns, lines, history=100_000, ratio=0.5)
        self._other: Any = deepcopy((self.buffer, self.cursor))

    def show(self, text: str) -> None:
        """Process output of a program; newlines are translated as the system does."""
        self._stream.feed(text.replace("\r\n", "\n").replace("\n", "\r\n"))

    def held(self) -> str:
        """Everything that is still in the terminal, visible or not."""
        screens = (self.buffer, self._other[0])
        lines = [*self.history.top, *(screen[row] for screen in screens for row in range(self.lines))]
        return "\n".join("".join(line[column].data for column in range(self.columns)) for line in lines)

    def set_mode(self, *modes: int, **kwargs: Any) -> None:
        super().set_mode(*modes, **kwargs)
        if SECOND_SCREEN in modes and not self.second:
            self._change()

    def reset_mode(self, *modes: int, **kwargs: Any) -> None:
        super().reset_mode(*modes, **kwargs)
        if SECOND_SCREEN in modes and self.second:
            self._change()

    def index(self) -> None:
        """Only lines that scroll off the main screen are kept."""
        if self.second:
            pyte.Screen.index(self)
        else:
            super().index()

    def _change(self) -> None:
        self.second = not self.second
        (self.buffer, self.cursor), self._other = self._other, (self.buffer, self.cursor)
