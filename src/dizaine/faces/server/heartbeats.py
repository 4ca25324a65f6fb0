"""Heartbeats: what keeps a silent connection from looking like a broken one, and shows a broken one soon.

A page learns by them within seconds that it has lost the server, and the server by pings that it has lost a page.
Programs do not need either, and may be busy for longer than that, so only clients that ask for beats get them.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dizaine.faces.server.conversation import Conversation


@dataclass(frozen=True, slots=True)
class Pulse:
    """How often hearts beat, in seconds. Together they show a lost connection to both sides within 5 s."""

    beat: float = 2.0
    """The longest silence of the server."""
    ping: float = 2.0
    """Between a client's answer and the next ping."""
    pong: float = 2.5
    """How long a client has to answer a ping; its browser does that, not the page."""


class Heartbeats:
    """The conversations that want beats, in the order in which they are looked at."""

    def __init__(self, pulse: Pulse) -> None:
        self._pulse = pulse
        self._looked_at: dict[Conversation, float] = {}

    def add(self, conversation: Conversation) -> None:
        """Begin to send beats."""
        self._looked_at[conversation] = asyncio.get_running_loop().time()

    def remove(self, conversation: Conversation) -> None:
        """Send no more beats."""
        self._looked_at.pop(conversation, None)

    def tick(self) -> None:
        """Send the beats that are due: each conversation is looked at twice in the time that it may be silent."""
        now, half = asyncio.get_running_loop().time(), self._pulse.beat / 2
        while self._looked_at:
            conversation, looked_at = next(iter(self._looked_at.items()))
            if now < looked_at + half:
                return
            del self._looked_at[conversation]
            self._looked_at[conversation] = now  # to the end of the row
            if conversation.last_sent + half <= now:
                conversation.beat()
