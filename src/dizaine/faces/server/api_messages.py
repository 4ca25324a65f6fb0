"""The bodies of HTTP requests and answers, besides those in `descriptions` and the messages of the table."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from dizaine.faces.server.books import LONGEST_NAME, LONGEST_RULEBOOK
from dizaine.judging.kinds import AnyQuestion
from dizaine.players.registry import at_tables
from dizaine.table.game_views import TrayView
from dizaine.table.messages import TableInfo
from dizaine.table.pace import PaceName

Name = Annotated[str, msgspec.Meta(description="A person's name, 1 to 20 letters of any script.", examples=["Ann"])]


class OpenTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request to open a table, for an edition or for a custom rulebook."""

    name: Name
    """The host's name."""
    seats: Annotated[int, msgspec.Meta(ge=1, le=6)]
    edition: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME, examples=["classic", "continental+knock"])] = ""
    rulebook: Annotated[str, msgspec.Meta(max_length=LONGEST_RULEBOOK, description="A rulebook as TOML.")] = ""
    pace: PaceName = "off"
    bot: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME, examples=list(at_tables("cards")))] = ""
    """The bot that fills open seats; empty for the usual one of the game."""
    previous: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)] = ""
    """The code of the table whose people move here; the request must have its host's token."""


class JudgeRequest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A question for the arbiter, about an edition or a custom rulebook; without a question, what can be asked."""

    edition: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME, examples=["classic", "continental+knock"])] = ""
    rulebook: Annotated[str, msgspec.Meta(max_length=LONGEST_RULEBOOK, description="A rulebook as TOML.")] = ""
    question: AnyQuestion | None = None


class TakeSeat(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A request to take a seat, or to ask for one once the game has begun."""

    name: Name
    seat: Annotated[int, msgspec.Meta(ge=0, le=5)] | None = None
    """The open seat, or the bot's, that the person wants; any if it is left out."""


class OpenedTable(msgspec.Struct, frozen=True, kw_only=True):
    """A new table, and its host's seat and token."""

    code: str
    seat: int
    token: str


class TakenSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat, and its token."""

    seat: int
    token: str
    waiting: bool = False
    """Whether the game has begun, so that the token opens the seat only once the host has agreed."""


class TableNow(TableInfo, frozen=True, kw_only=True):
    """A table and where its game stands, as everybody may know it."""

    round: int = 0
    """The current round; 0 before the game."""
    asked: int = -1
    """The seat whose move the game waits for, or -1."""
    waits_for: str = ""
    """What the game waits for, as in the view: draw, play, knock, roll, decide or over; empty before the game."""
    phases: int = 0
    """How many phases the game has."""
    done: list[int] = msgspec.field(default_factory=list)
    """How many of them each seat has completed."""
    minutes_left: int = 0
    """About how long the game still takes at the pace of this table; 0 if nobody knows."""


class DiceOdds(msgspec.Struct, frozen=True, kw_only=True):
    """The chance of making the phase in this turn, and how far it is made."""

    chance: float
    exact: bool
    """Whether the chance is exact; an estimate is good to a few hundredths."""
    tray: TrayView
    """The phase as the dice that are not thrown fill it."""


class Addresses(msgspec.Struct, frozen=True, kw_only=True):
    """Links to the server for other devices; empty for a client that used one of them."""

    links: list[str]


class Health(msgspec.Struct, frozen=True, kw_only=True):
    """The server works."""

    status: Literal["ok"]
    protocol: int
