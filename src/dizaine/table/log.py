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
    """A bot sat down, replaced another, or plays on for a person whom the host removed."""

    seat: int
    name: str
    bot: str
    former: str = ""
    """The hash of the removed person's token, with which they can come back. Earlier versions did not write it."""

    def __post_init__(self) -> None:
        """Translate a bot's former name in an old log."""
        msgspec.structs.force_setattr(self, "bot", name_of_now(self.bot))

    @property
    def removed(self) -> bool:
        """Whether the host removed the person for whom the bot plays."""
        return bool(self.former)


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


class SeatsShuffled(Entry, frozen=True, kw_only=True):
    """The lot decided who sits where; people, their tokens, bots and the host moved."""

    order: list[int]
    """For each seat, the seat where its people or bot sat before."""


class StartHeld(Entry, frozen=True, kw_only=True):
    """The host of a rematch wants to start it by hand."""


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


class SeatRestored(Entry, frozen=True, kw_only=True):
    """The person whom the host had removed has the seat again, with the same token."""

    seat: int
    name: str


class SeatAsked(Entry, frozen=True, kw_only=True):
    """Somebody asked for a seat; `token` is the hash of the token that opens it if the host agrees."""

    seat: int
    name: str
    holder: str
    """Whose seat it is until then: a bot, somebody who is away, or the asker, who was removed or lost the link."""
    token: str


class SeatGranted(Entry, frozen=True, kw_only=True):
    """The host agreed: whoever asked has the seat from a round on, or at once."""

    seat: int
    name: str
    round: int = 0
    """The first round of the new person; 0 if they have the seat at once."""


class SeatDenied(Entry, frozen=True, kw_only=True):
    """A request for a seat ended: the host said no, or the seat's own person is back."""

    seat: int
    name: str
    returned: bool = False
    """Whether it ended because the seat's own person is back."""


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
    begins: int = 0
    """The round that begins with this move; -1 if the game ends with it. Earlier versions did not write it."""


class TakenBack(Entry, frozen=True, kw_only=True):
    """A player took the last move back: so many lines at the end of the record, and so many events, did not happen."""

    seat: int
    move: str
    lines: int
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
    | SeatsShuffled
    | StartHeld
    | HostActing
    | PatienceSet
    | StoodIn
    | Returned
    | LinkRenewed
    | SeatRestored
    | SeatAsked
    | SeatGranted
    | SeatDenied
    | EntropyAdded
    | Started
    | Moved
    | TakenBack
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
