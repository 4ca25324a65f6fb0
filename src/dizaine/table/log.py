"""The entries of a table's log. They are written before anything is announced, and restore the table completely."""

from __future__ import annotations

from typing import Final

import msgspec

from dizaine.players.registry import name_of_now
from dizaine.table.settings import Settings


class Entry(msgspec.Struct, frozen=True, kw_only=True, tag_field="entry", tag=str.lower, omit_defaults=True):
    """Something that happened at the table."""


class Opened(Entry, frozen=True, kw_only=True):
    """The table was opened, with all seats open."""

    settings: Settings
    previous: str = ""
    """The code of the table before, if this is a rematch."""


class SeatTaken(Entry, frozen=True, kw_only=True):
    """A person sat down; `token` is the hash of the seat's token."""

    seat: int
    name: str
    token: str


class BotSeated(Entry, frozen=True, kw_only=True):
    """A bot sat down, or replaced another."""

    seat: int
    name: str
    bot: str

    def __post_init__(self) -> None:
        """Translate a bot's former name in an old log."""
        msgspec.structs.force_setattr(self, "bot", name_of_now(self.bot))


class BotFailed(Entry, frozen=True, kw_only=True):
    """A bot failed, for a `Reason`; from now on the stand-in plays for it."""

    seat: int
    name: str
    bot: str
    reason: str


class SeatFreed(Entry, frozen=True, kw_only=True):
    """A seat was freed."""

    seat: int


class HostPassed(Entry, frozen=True, kw_only=True):
    """Another seat became the host."""

    seat: int


class HostActing(Entry, frozen=True, kw_only=True):
    """Somebody acts as host while the host is away; -1 once the host is back."""

    seat: int


class PatienceSet(Entry, frozen=True, kw_only=True):
    """The host chose how long the table waits for people who are away."""

    patience: str


class StoodIn(Entry, frozen=True, kw_only=True):
    """A bot begins to play for a person; its first move follows."""

    seat: int
    bot: str


class Returned(Entry, frozen=True, kw_only=True):
    """The person is back, and the bot plays no more."""

    seat: int


class LinkRenewed(Entry, frozen=True, kw_only=True):
    """A seat got a new token, which opens it from a round on, or at once."""

    seat: int
    token: str
    round: int = 0
    """The first round in which the token is valid; 0 if it is valid at once."""


class EntropyAdded(Entry, frozen=True, kw_only=True):
    """A player added words to the secret of a later round."""

    seat: int
    round: int
    words: str


class Started(Entry, frozen=True, kw_only=True):
    """The game began: the first lines of its record, and how many events they caused."""

    lines: list[str]
    events: int


class Moved(Entry, frozen=True, kw_only=True):
    """A move was made: the lines it added to the record, chance included, and how many events they caused."""

    seat: int
    by: str
    """person, or the bot that played."""
    lines: list[str]
    events: int


class RematchOpened(Entry, frozen=True, kw_only=True):
    """The next table was opened."""

    code: str


AnyEntry = (
    Opened
    | SeatTaken
    | BotSeated
    | BotFailed
    | SeatFreed
    | HostPassed
    | HostActing
    | PatienceSet
    | StoodIn
    | Returned
    | LinkRenewed
    | EntropyAdded
    | Started
    | Moved
    | RematchOpened
)

_encoder: Final = msgspec.json.Encoder()
_decoder: Final[msgspec.json.Decoder[AnyEntry]] = msgspec.json.Decoder(AnyEntry)


def encode_entry(entry: AnyEntry) -> bytes:
    """An entry as it is stored."""
    return _encoder.encode(entry)


def decode_entry(data: bytes) -> AnyEntry:
    """A stored entry."""
    return _decoder.decode(data)
