"""What goes over HTTP besides what `descriptions` and the messages of the table say."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from dizaine.faces.server.books import LONGEST_NAME, LONGEST_RULEBOOK
from dizaine.players.registry import at_tables
from dizaine.table.pace import PaceName

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=200, description="A person's name, 1 to 20 letters.")]


class OpenTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A wish to open a table, for an edition or for a rulebook of one's own."""

    name: Name
    """The host's."""
    seats: Annotated[int, msgspec.Meta(ge=1, le=6)]
    edition: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME, examples=["classic", "continental+knock"])] = ""
    rulebook: Annotated[str, msgspec.Meta(max_length=LONGEST_RULEBOOK, description="A rulebook as TOML.")] = ""
    pace: PaceName = "off"
    bot: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME, examples=list(at_tables("cards")))] = ""
    """Which bots fill seats; empty for the usual ones of the game."""


class TakeSeat(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A wish to sit down."""

    name: Name


class OpenedTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table was opened, and its host sits there."""

    code: str
    seat: int
    token: str


class TakenSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat, and what opens it."""

    seat: int
    token: str


class DiceOdds(msgspec.Struct, frozen=True, kw_only=True):
    """How likely it is to make the phase in this turn."""

    chance: float
    exact: bool
    """Counted out; else tried out, which is good to a few hundredths."""


class Addresses(msgspec.Struct, frozen=True, kw_only=True):
    """Links to the server for other devices; none for those who came by one of them."""

    links: list[str]


class Health(msgspec.Struct, frozen=True, kw_only=True):
    """The server is well."""

    status: Literal["ok"]
    protocol: int
