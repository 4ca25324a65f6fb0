"""The commands that a table has carried out, so that a repeated one is answered but not done twice."""

from __future__ import annotations

from typing import Final

from dizaine.table.log import SeatsShuffled
from dizaine.table.store import LogLine

KNOWN_COMMANDS: Final = 1024
"""How many commands are recognised when repeated; the store refuses older ones."""


class KnownCommands:
    """The last commands by seat and id, each with the number of its log entry."""

    def __init__(self) -> None:
        self._entries: dict[tuple[int, str], int] = {}

    def note(self, line: LogLine) -> None:
        """Remember the command of a log line; lines that the table wrote by itself have none."""
        if line.command:
            self._entries[line.seat, line.command] = line.seq
            if len(self._entries) > KNOWN_COMMANDS:
                del self._entries[next(iter(self._entries))]
        if isinstance(line.entry, SeatsShuffled):  # whoever repeats a command does so from the new seat
            now = {before: seat for seat, before in enumerate(line.entry.order)}
            self._entries = {(now[seat], command): seq for (seat, command), seq in self._entries.items()}

    def find(self, seat: int, command: str) -> int | None:
        """The number of a command's log entry, if the command is known."""
        return self._entries.get((seat, command))
