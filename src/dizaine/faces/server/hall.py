"""The hall: all connections of a server, and the rooms, one for each table, in which they meet."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from typing import TYPE_CHECKING, Final

from dizaine.faces.server.buckets import Buckets
from dizaine.faces.server.door import Door
from dizaine.faces.server.health import Health
from dizaine.faces.server.limits import Limits
from dizaine.faces.server.metrics import Metrics
from dizaine.table import messages as m
from dizaine.table.bot_thread import thinking_waiting
from dizaine.table.tables import Tables

if TYPE_CHECKING:
    from dizaine.faces.server.connection import Connection
    from dizaine.faces.server.conversation import Conversation

KNOWN_EMOTES: Final = 32
"""How many emotes of a table are recognised when repeated."""
GOODBYE_SECONDS: Final = 3.0


class Room:
    """The conversations at one table."""

    def __init__(self) -> None:
        self.conversations: set[Conversation] = set()
        self._emotes: deque[tuple[int, str]] = deque(maxlen=KNOWN_EMOTES)

    def emote(self, seat: int, message: m.Emote) -> None:
        """Show an emote to everybody, once."""
        if (seat, message.id) not in self._emotes:
            self._emotes.append((seat, message.id))
            for conversation in self.conversations:
                conversation.whisper(m.Emoted(seat=seat, emote=message.emote))


class Hall:
    """What all connections of one server share."""

    def __init__(self, tables: Tables, limits: Limits) -> None:
        self.tables = tables
        self.limits = limits
        self.metrics = Metrics(lambda: self.gauges)
        self.door = Door(tables, limits)
        self.health = Health(tables.probe)
        self.openings = Buckets(limits.openings)
        self.joins = Buckets(limits.joins)
        self.lookups = Buckets(limits.lookups)
        self._rooms: dict[str, Room] = {}
        self._connections: set[Connection] = set()
        self._addresses: Counter[str] = Counter()
        self._closing = False

    def has_place(self, address: str) -> bool:
        """Whether an address may open one more connection."""
        if self._closing or len(self._connections) >= self.limits.connections:
            return False
        return self._addresses[address] < self.limits.connections_of_address and self.lookups.of(address).take()

    def admit(self, connection: Connection) -> None:
        """Add a connection."""
        self._connections.add(connection)
        self._addresses[connection.address] += 1

    def dismiss(self, connection: Connection) -> None:
        """Remove a connection."""
        self._connections.discard(connection)
        self._addresses[connection.address] -= 1
        if not self._addresses[connection.address]:
            del self._addresses[connection.address]

    def enter(self, code: str, conversation: Conversation) -> Room:
        """Add a conversation to the room of a table."""
        room = self._rooms.setdefault(code, Room())
        room.conversations.add(conversation)
        return room

    def exit(self, code: str, conversation: Conversation) -> None:
        """Remove a conversation from the room of a table."""
        room = self._rooms[code]
        room.conversations.discard(conversation)
        if not room.conversations:
            del self._rooms[code]

    @property
    def gauges(self) -> dict[str, int]:
        """The current numbers of tables, connections, and what waits. Prometheus asks from another thread."""
        conversations = [talk for room in list(self._rooms.values()) for talk in list(room.conversations)]
        return {
            "tables": self.tables.counts["tables"],
            "tables_watched": self.tables.counts["watched"],
            "connections": len(self._connections),
            "messages_waiting": sum(talk.waiting for talk in conversations),
            "thinking_waiting": thinking_waiting(),
            "store_waiting": self.tables.backlog,
        }

    async def close(self) -> None:
        """Say goodbye to everybody, and give them a moment to receive it."""
        self._closing = True
        for connection in list(self._connections):
            connection.end("server-stops")
        end = asyncio.get_running_loop().time() + GOODBYE_SECONDS
        while self._connections and asyncio.get_running_loop().time() < end:
            await asyncio.sleep(0.01)
