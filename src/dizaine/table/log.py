"""What a table writes down before it tells anyone: the entries of its log, from which everything can be told again."""

from __future__ import annotations

from typing import Final

import msgspec

from dizaine.players.registry import name_of_now


class Settings(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What was agreed when the table was opened."""

    rulebook: str
    """The whole resolved book, as JSON."""
    players: int
    pace: str
    bot: str
    """Which bot fills seats, if nothing else is said."""
    seed: int | None = None
    """The seed that somebody chose, if somebody did: then whoever knows it knows all cards and dice to come."""
    fair: bool = True
    """Whether all of chance follows from what is promised before each round, so that anyone can check it."""

    def __post_init__(self) -> None:
        """A table of long ago names its bots by the names of now."""
        msgspec.structs.force_setattr(self, "bot", name_of_now(self.bot))


class Entry(msgspec.Struct, frozen=True, kw_only=True, tag_field="entry", tag=str.lower, omit_defaults=True):
    """Something that happened at the table."""


class Opened(Entry, frozen=True, kw_only=True):
    """The table was opened, with so many open seats."""

    settings: Settings


class SeatTaken(Entry, frozen=True, kw_only=True):
    """A person sat down; only the hash of the seat's token is kept."""

    seat: int
    name: str
    token: str


class BotSeated(Entry, frozen=True, kw_only=True):
    """A bot sat down, or one of another strength."""

    seat: int
    name: str
    bot: str

    def __post_init__(self) -> None:
        """A table of long ago names its bots by the names of now."""
        msgspec.structs.force_setattr(self, "bot", name_of_now(self.bot))


class BotFailed(Entry, frozen=True, kw_only=True):
    """A bot could not go on with the game, for a `Reason`; from now on the stand-in plays for it."""

    seat: int
    name: str
    bot: str
    reason: str


class SeatFreed(Entry, frozen=True, kw_only=True):
    """Nobody sits there any more."""

    seat: int


class HostPassed(Entry, frozen=True, kw_only=True):
    """Somebody else is the host now."""

    seat: int


class LinkRenewed(Entry, frozen=True, kw_only=True):
    """A seat has a new token."""

    seat: int
    token: str


class EntropyAdded(Entry, frozen=True, kw_only=True):
    """A player added words to the chance of a round to come."""

    seat: int
    round: int
    words: str


class Started(Entry, frozen=True, kw_only=True):
    """The game began: the first lines of its record, and how many events they were."""

    lines: list[str]
    events: int


class Moved(Entry, frozen=True, kw_only=True):
    """A move was made: the lines of the record that it added, chance included, and how many events they were."""

    seat: int
    by: str
    """person, or the bot that played."""
    lines: list[str]
    events: int


class RematchOpened(Entry, frozen=True, kw_only=True):
    """There is a next table."""

    code: str


AnyEntry = (
    Opened
    | SeatTaken
    | BotSeated
    | BotFailed
    | SeatFreed
    | HostPassed
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
