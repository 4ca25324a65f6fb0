"""The hall: all connections of a server, and the rooms, one for each table, in which they meet."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from typing import TYPE_CHECKING, Final

from dizaine.faces.server.answers import Answers
from dizaine.faces.server.buckets import Bucket, Buckets
from dizaine.faces.server.door import Door
from dizaine.faces.server.followers import Followers
from dizaine.faces.server.frames import Frames
from dizaine.faces.server.health import Health
from dizaine.faces.server.heartbeats import Heartbeats, Pulse
from dizaine.faces.server.limits import Limits
from dizaine.faces.server.metrics import Metrics
from dizaine.faces.server.reception import Reception
from dizaine.faces.server.reviews import Reviews
from dizaine.faces.server.turnstile import Turnstile
from dizaine.faces.server.workshop import Workshop
from dizaine.scorebook.scorebook import Scorebook
from dizaine.table import messages as m
from dizaine.table.bus import LocalBus
from dizaine.table.table import Table
from dizaine.table.tables import Tables

if TYPE_CHECKING:
    from dizaine.faces.server.connection import Connection
    from dizaine.faces.server.conversation import Conversation

KNOWN_EMOTES: Final = 32
"""How many emotes of a table are recognised when repeated."""
GOODBYE_SECONDS: Final = 3.0


class Room:
    """The conversations at one table."""

    def __init__(self, table: Table, limits: Limits) -> None:
        self.conversations: set[Conversation] = set()
        self.frames = Frames(table)
        self.arrangements = Bucket(limits.arrangements)
        self._seats: Counter[int | None] = Counter()
        self._limits = limits
        self._emotes: deque[tuple[int, str]] = deque(maxlen=KNOWN_EMOTES)

    def has_place(self, seat: int | None) -> bool:
        """Whether one more connection fits, on a seat or for a spectator."""
        return self._seats[seat] < (self._limits.spectators if seat is None else self._limits.connections_of_seat)

    def enter(self, conversation: Conversation) -> None:
        """Add a conversation."""
        self.conversations.add(conversation)
        self._seats[conversation.seat] += 1

    def exit(self, conversation: Conversation) -> None:
        """Remove a conversation."""
        self.conversations.discard(conversation)
        self._seats[conversation.seat] -= 1

    def emote(self, seat: int, message: m.Emote) -> None:
        """Show an emote to everybody, once."""
        if (seat, message.id) not in self._emotes:
            self._emotes.append((seat, message.id))
            for conversation in self.conversations:
                conversation.whisper(m.Emoted(seat=seat, emote=message.emote))


class Hall:
    """What all connections of one server share."""

    def __init__(self, tables: Tables, limits: Limits, pulse: Pulse | None = None) -> None:
        self.tables = tables
        self.limits = limits
        self.page = ""
        """The build of the page that is served; empty if there is none."""
        self.pulse = pulse or Pulse()
        self.heartbeats = Heartbeats(self.pulse)
        self.metrics = Metrics(lambda: self.gauges)
        self.door = Door(limits)
        self.reception = Reception(tables, limits)
        self.health = Health(tables.probe)
        self.openings = Buckets(limits.openings)
        self.joins = Buckets(limits.joins)
        self.lookups = Buckets(limits.lookups)
        self.replays = Buckets(limits.replays)
        self.prints = Buckets(limits.prints)
        self.writes = Buckets(limits.writes)
        self.plans = Buckets(limits.plans)
        self.sheets = Buckets(limits.sheets)
        self.entries = Buckets(limits.entries)
        self.scorebook: Scorebook | None = None
        """The score sheets, if this server keeps some."""
        self.sheet_bus = LocalBus()
        self.followers = Followers(self.sheet_bus, limits)
        self.judgements = Buckets(limits.judgements)
        self.turnstile = Turnstile()
        self.answers = Answers()
        self.workshop = Workshop(limits.workshop_waiting)
        self.reviews = Reviews(self.workshop, limits)
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

    def enter(self, table: Table, conversation: Conversation) -> Room | None:
        """Add a conversation to the room of a table, if there is a place."""
        room = self._rooms.get(table.code) or Room(table, self.limits)
        if not room.has_place(conversation.seat):
            return None
        self._rooms[table.code] = room
        room.enter(conversation)
        return room

    def exit(self, code: str, conversation: Conversation) -> None:
        """Remove a conversation from the room of a table."""
        room = self._rooms[code]
        room.exit(conversation)
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
            "sockets": self.door.sockets,
            "messages_waiting": sum(talk.waiting for talk in conversations),
            "thinking_waiting": self.tables.thinking_waiting,
            "store_waiting": self.tables.backlog,
            "sheets": 0 if self.scorebook is None else self.scorebook.count,
            "followers": self.followers.count,
        }

    async def close(self) -> None:
        """Say goodbye to everybody, and give them a moment to receive it."""
        self._closing = True
        self.followers.close()
        for connection in list(self._connections):
            connection.end("server-stops")
        end = asyncio.get_running_loop().time() + GOODBYE_SECONDS
        while self._connections and asyncio.get_running_loop().time() < end:
            await asyncio.sleep(0.01)
        await self.reviews.close()
        await self.workshop.close()
