"""Heartbeats: what keeps a silent connection from looking like a broken one, and shows a broken one soon.

A page learns by them within seconds that it has lost the server, and the server by pings that it has lost a page.
Programs do not need either, and may be busy for longer than that, so only clients that ask for beats get them.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from dizaine.faces.server.conversation import Conversation

LOOKS: Final = 8
"""How often a connection is looked at in the time that it may be silent."""

LATE: Final = 1.0
"""After so many seconds without a tick the server itself was stalled."""


@dataclass(frozen=True, slots=True)
class Pulse:
    """How often hearts beat, in seconds. Together they show a lost connection to both sides within 5 s."""

    beat: float = 2.0
    """The longest silence of the server."""
    ping: float = 2.0
    """How long a client may be silent until it is asked whether it is still there."""
    pong: float = 2.5
    """How long a client has to answer a ping; its browser does that, not the page."""


class Heartbeats:
    """The conversations that want beats, in the order in which they are looked at.

    One row for all: a clock for each connection, set again with every message, would cost more than the beats.
    """

    def __init__(self, pulse: Pulse) -> None:
        self._pulse = pulse
        self._looked_at: dict[Conversation, float] = {}
        self._ticked = 0.0

    def add(self, conversation: Conversation) -> None:
        """Begin to send beats."""
        self._looked_at[conversation] = asyncio.get_running_loop().time()

    def remove(self, conversation: Conversation) -> None:
        """Send no more beats."""
        self._looked_at.pop(conversation, None)

    def tick(self) -> None:
        """Look at each conversation often enough: send the beats and pings that are due, and cut off who is lost."""
        now, often = asyncio.get_running_loop().time(), min(self._pulse.beat, self._pulse.ping) / LOOKS
        stalled, self._ticked = now > self._ticked + LATE, now
        while self._looked_at:
            conversation, looked_at = next(iter(self._looked_at.items()))
            if now < looked_at + often:
                return
            del self._looked_at[conversation]
            self._looked_at[conversation] = now  # to the end of the row
            self._look_at(conversation, now, often, stalled)

    def _look_at(self, conversation: Conversation, now: float, often: float, stalled: bool) -> None:
        """Whatever would be due before the next look is due now."""
        socket = conversation.socket
        if socket.pinged and now >= socket.pinged + self._pulse.pong:
            if not stalled:  # or else answers may lie unread
                socket.keepalive_timeout()
        elif not socket.pinged and now >= socket.last_heard + self._pulse.ping - often:
            socket.ping()
        if now >= socket.last_sent + self._pulse.beat - often:
            conversation.beat()
