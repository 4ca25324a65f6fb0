"""The claim on the last discard (V3): for how long a bot that draws next leaves it to people."""

from __future__ import annotations


class Claim:
    """Counts the discards that could be claimed, and knows whether somebody considers the last one.

    It exists in memory only: after a restart of the server people just have the whole time again.
    """

    def __init__(self, extra: float) -> None:
        """Considering a discard adds so many seconds."""
        self._extra = extra
        self._is_open = False
        self._considered = False
        self.number = 0
        """The number of the discard that can be claimed, or was the last one that could."""
        self.until = 0.0
        """When the bot draws, by the loop's clock; 0 if no time runs. Set by the driver."""

    def note(self, is_open: bool) -> None:
        """After a move, note whether a discard can be claimed now. Others who pass do not make it a new one."""
        if is_open and not self._is_open:
            self.number += 1
            self._considered = False
        if not is_open:
            self.until = 0.0
        self._is_open = is_open

    def consider(self) -> bool:
        """Somebody considers the discard; returns whether that adds time: only once for each discard."""
        adds = self._is_open and not self._considered
        self._considered = self._considered or adds
        return adds

    @property
    def extra(self) -> float:
        """The seconds that were added for the current discard."""
        return self._extra if self._considered else 0.0
