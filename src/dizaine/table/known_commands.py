"""The commands that a table has carried out, so that one that comes again is answered and not done twice."""

from __future__ import annotations

from typing import Final

from dizaine.table.store import LogLine

KNOWN_COMMANDS: Final = 1024
"""Commands that are recognised when they come again; the store would refuse older ones too."""


class KnownCommands:
    """The last commands by seat and id, each with the entry of the log that answered it."""

    def __init__(self) -> None:
        self._entries: dict[tuple[int, str], int] = {}

    def note(self, line: LogLine) -> None:
        """A line was written, or read again; what the table does by itself answers no command."""
        if line.command:
            self._entries[line.seat, line.command] = line.seq
            if len(self._entries) > KNOWN_COMMANDS:
                del self._entries[next(iter(self._entries))]

    def find(self, seat: int, command: str) -> int | None:
        """The entry that answered a command, if it is known."""
        return self._entries.get((seat, command))
