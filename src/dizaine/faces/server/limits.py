"""Limits on what one client may ask of a server, so that it cannot block the others.

Each number says why it is what it is. An operator can change most of them with `dizaine serve --limit NAME=VALUE`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from math import isfinite
from typing import Any, Final

from dizaine.table.house import LONGEST_LOG
from dizaine.table.messages import LONGEST_FRAME

LONGEST_BODY: Final = 65_536
"""Most bytes in the body of an HTTP request: twice the longest rulebook, whose quotes and newlines JSON doubles."""


@dataclass(frozen=True, slots=True)
class Rate:
    """How many at once, and how many per second in the long run."""

    burst: float
    per_second: float


@dataclass(frozen=True, slots=True)
class Limits:
    """All limits; a household or a club never reaches them."""

    # Rates
    openings: Rate = Rate(10, 0.1)
    """Tables that one address may open. A club of 60 people needs ten; each costs a few kilobytes of disk."""
    joins: Rate = Rate(20, 0.5)
    """Seats that one address may take: a full club within a minute."""
    lookups: Rate = Rate(200, 20)
    """Other API requests and new WebSockets of one address. A page makes about five when it opens."""
    replays: Rate = Rate(30, 2)
    """Scores, replays, records, reviews and odds for one address: they are computed. A page asks once per round or
    screen, and once a second while a review is worked out."""
    prints: Rate = Rate(20, 0.5)
    """Prints for one address: about 0.1 s each. Somebody who prints everything for an evening needs ten."""
    requests: Rate = Rate(1_000, 200)
    """All requests and connections of one address, page files included: thirty devices that load the page at once."""
    commands: Rate = Rate(60, 30)
    """Messages of one connection; a faster client is slowed down, not refused. Nobody taps faster."""
    syncs: Rate = Rate(10, 1)
    """Requests of one connection to send updates again, which can be 256 at once; then slower."""
    writes: Rate = Rate(300, 40)
    """Commands of one address that write to the log; then slower. A hundred people with a move in 2.5 s each,
    about 10 kB/s."""
    arrangements: Rate = Rate(60, 0.5)
    """Commands at one table that write but are no moves: seats, links, words for the deals; then slower. A host who
    fills six seats and changes everything several times needs thirty."""
    plans: Rate = Rate(60, 10)
    """Plans for the trays of one address, which are computed; then slower. Six people who move a card a second each."""
    judgements: Rate = Rate(60, 2)
    """Questions of one address to the arbiter, which are computed; a question is asked again with each fact, so that a
    quarrel takes ten, and six tables may quarrel at once."""
    emotes: Rate = Rate(3, 0.5)
    """Emotes of one connection; each is sent to everybody at the table."""
    sheets: Rate = Rate(20, 0.1)
    """Score sheets and books of evenings that one address may open: a club of ten tables, and some begun by mistake."""
    entries: Rate = Rate(120, 2)
    """Operations of one address on score sheets: ten tables whose keepers all come back online with some rounds."""
    wrong_codes: Rate = Rate(300, 2)
    """Wrong room codes of all addresses together."""
    wrong_codes_of_address: int = 10
    """Wrong room codes of one address; after each further one it has to wait twice as long."""
    guess_seconds: float = 600
    """The longest that it has to wait."""
    code_seconds: float = 24 * 3600
    """How long a room code works for strangers after the last change at a table where nobody sits."""

    # Connections
    sockets: int = 6_000
    """Open sockets in all, 20 kB each; also below the number of files that the system lets a process open."""
    sockets_of_address: int = 300
    """Open sockets of one address: its WebSockets, and the six that each browser opens for files."""
    connections: int = 5_000
    """WebSockets in all: with 40 kB each, 200 MB."""
    connections_of_address: int = 100
    """WebSockets of one address: a school behind one router, with a tab for each."""
    spectators: int = 200
    """Spectators at one table; sending an update to that many takes about 15 ms, a few at a time."""
    connections_of_seat: int = 20
    """WebSockets on one seat: some tabs and devices, and lost connections that have not been noticed yet."""
    followers: int = 2_000
    """Requests that wait for news of a score sheet, in all; each holds a socket, 25 kB."""
    followers_of_address: int = 100
    """Such requests of one address: a school behind one router."""
    followers_of_sheet: int = 200
    """Such requests for one sheet; as many as a table has spectators."""
    waiting: int = 64
    """Messages of one connection that may wait in each direction; a client that exceeds this is dropped."""

    # Sizes
    longest_frame: int = LONGEST_FRAME
    """Bytes of a client's message; the longest move has less than 500."""
    longest_body: int = LONGEST_BODY
    longest_log: int = LONGEST_LOG
    """Entries in the log of a table."""

    # Seconds
    head_seconds: float = 10.0
    """How long the head of a request may take: it fits into one or two packets, even on a poor line."""
    body_seconds: float = 10.0
    """How long the body of a request may take; 64 KiB in 10 s is the speed of a modem."""
    hello_seconds: float = 10.0
    """How long a connection may wait before its hello."""
    send_seconds: float = 20.0
    """How long a client may accept nothing before it is dropped; a phone in a tunnel comes back by itself."""
    follow_seconds: float = 25.0
    """How long a request may wait for news of a score sheet; proxies give up after 30 s or more."""
    book_seconds: float = 5.0
    """How long reading a client's rulebook may take; what the limits of its text allow takes 0.1 s."""
    workshop_seconds: float = 30.0
    """How long replaying a game may take; usual are 0.1 to 1 s, and more on a slow machine."""
    review_seconds: float = 60.0
    """How long all moves of a person may be glanced at for a review; usual are 5 to 20 s. Then it ends with what it
    has."""
    print_seconds: float = 15.0
    """How long making a print may take; usual are 0.1 s, the longest book in rare letters takes 1 s."""
    reviews_waiting: int = 20
    """Reviews that may be in the making; more get the answer `busy`."""
    workshop_waiting: int = 50
    """Jobs that may wait for the workshop; more get the answer `busy`."""


UNLIMITED: Final = Rate(1e9, 1e9)
LOOSE: Final = Limits(
    openings=UNLIMITED,
    joins=UNLIMITED,
    lookups=UNLIMITED,
    replays=UNLIMITED,
    prints=UNLIMITED,
    requests=UNLIMITED,
    commands=UNLIMITED,
    syncs=UNLIMITED,
    writes=UNLIMITED,
    arrangements=UNLIMITED,
    plans=UNLIMITED,
    judgements=UNLIMITED,
    emotes=UNLIMITED,
    sheets=UNLIMITED,
    entries=UNLIMITED,
    wrong_codes=UNLIMITED,
    wrong_codes_of_address=10**9,
    sockets=10**6,
    sockets_of_address=10**6,
    spectators=10**6,
    connections_of_address=10**6,
    followers_of_address=10**6,
)
"""For tests and measurements, in which all clients come from one address."""
_MOST: Final = 1e9


class NoLimit(ValueError):
    """A text that sets no limit."""


def names() -> list[str]:
    """The names of all limits, as an operator writes them."""
    return [field.name.replace("_", "-") for field in fields(Limits)]


def with_settings(limits: Limits, settings: Sequence[str]) -> Limits:
    """Change limits by settings like `spectators=500` and `openings=50/1` (at once, per second).

    >>> with_settings(Limits(), ["spectators=500", "openings=50/1"]).openings
    Rate(burst=50.0, per_second=1.0)
    """
    changes: dict[str, Any] = {}
    for setting in settings:
        name, _, value = setting.partition("=")
        field = name.strip().replace("-", "_")
        if name.strip() not in names():
            raise NoLimit(setting)
        changes[field] = _read(getattr(limits, field), value, setting)
    return replace(limits, **changes)


def _read(usual: Rate | float, text: str, setting: str) -> Rate | float:
    burst, slash, per_second = text.partition("/")
    if isinstance(usual, Rate):
        if not slash:
            raise NoLimit(setting)
        return Rate(_number(burst, setting), _number(per_second, setting))
    value = _number(text, setting)
    if isinstance(usual, int) and not value.is_integer():
        raise NoLimit(setting)
    return type(usual)(value)


def _number(text: str, setting: str) -> float:
    try:
        value = float(text)
    except ValueError:
        raise NoLimit(setting) from None
    if not isfinite(value) or not 0 < value <= _MOST:
        raise NoLimit(setting)
    return value
