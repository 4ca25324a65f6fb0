"""Public announcements of a table: seats, the host, stand-ins, words added to secrets, the next table."""

from __future__ import annotations

from typing import Final

import msgspec

from dizaine.table import messages as m
from dizaine.table.log import (
    AnyEntry,
    BotFailed,
    BotSeated,
    EntropyAdded,
    HostActing,
    HostPassed,
    LinkRenewed,
    PatienceSet,
    RematchOpened,
    Returned,
    SeatAsked,
    SeatDenied,
    SeatFreed,
    SeatGranted,
    SeatRestored,
    SeatsShuffled,
    SeatTaken,
    StartHeld,
    StoodIn,
    TakenBack,
)
from dizaine.words.telling import Telling

TABLE_TELLINGS: Final = (
    Telling(SeatTaken, "page_table-news-seat", {"name": ("value", "name")}),
    Telling(BotSeated, "page_table-news-removed", {"name": ("value", "name")}, when={"removed": True}),
    Telling(BotSeated, "page_table-news-bot", {"name": ("value", "name")}),
    Telling(BotFailed, "page_table-news-bot-failed", {"bot": ("value", "bot"), "name": ("value", "name")}),
    Telling(HostPassed, "page_table-news-host", about="seat"),
    Telling(HostActing, "page_table-news-host-back", when={"seat": -1}),
    Telling(HostActing, "page_table-news-host-acting", about="seat"),
    Telling(PatienceSet, "page_table-news-patience", {"patience": ("value", "patience")}),
    Telling(StoodIn, "page_table-news-stood-in", about="seat"),
    Telling(Returned, "page_table-news-returned", about="seat"),
    Telling(SeatFreed),
    Telling(SeatsShuffled, "page_table-news-shuffled"),
    Telling(StartHeld),
    Telling(LinkRenewed, "page_table-news-link", about="seat", when={"round": 0}),
    Telling(LinkRenewed, "page_table-news-link-later", {"round": ("value", "round")}, "seat"),
    Telling(TakenBack, "page_table-news-taken-back", {"what": ("move", "move")}, "seat"),
    Telling(SeatRestored, "page_table-news-restored", {"name": ("value", "name")}),
    Telling(SeatAsked, "page_table-news-asked", {"asker": ("value", "name"), "holder": ("value", "holder")}),
    Telling(SeatGranted, "page_table-news-granted-now", {"asker": ("value", "name")}, when={"round": 0}),
    Telling(SeatGranted, "page_table-news-granted", {"asker": ("value", "name"), "round": ("value", "round")}),
    Telling(SeatDenied, "page_table-news-kept", about="seat", when={"returned": True}),
    Telling(SeatDenied, "page_table-news-denied", {"asker": ("value", "name")}),
    Telling(EntropyAdded),
    Telling(RematchOpened),
)
"""How the page words these announcements."""


def announcement(entry: AnyEntry) -> list[m.Fields]:
    """The table events of a log entry; for moves there are none, since the game itself reports its events."""
    match entry:
        case SeatTaken():
            return [{"event": "SeatTaken", "seat": entry.seat, "name": entry.name}]
        case BotSeated():
            about: m.Fields = {"event": "BotSeated", "seat": entry.seat, "name": entry.name, "bot": entry.bot}
            return [{**about, "removed": True} if entry.removed else about]
        case BotFailed() | TakenBack() | SeatRestored() | SeatGranted() | SeatDenied():
            return [{"event": type(entry).__name__, **msgspec.structs.asdict(entry)}]
        case SeatFreed() | HostPassed() | HostActing() | Returned():
            return [{"event": type(entry).__name__, "seat": entry.seat}]
        case SeatAsked():
            return [{"event": "SeatAsked", "seat": entry.seat, "name": entry.name, "holder": entry.holder}]
        case SeatsShuffled():
            return [{"event": "SeatsShuffled", "order": entry.order}]
        case StartHeld():
            return [{"event": "StartHeld"}]
        case StoodIn():
            return [{"event": "StoodIn", "seat": entry.seat, "bot": entry.bot}]
        case PatienceSet():
            return [{"event": "PatienceSet", "patience": entry.patience}]
        case LinkRenewed():
            return [{"event": "LinkRenewed", "seat": entry.seat, "round": entry.round}]
        case EntropyAdded():
            return [{"event": "EntropyAdded", "seat": entry.seat, "round": entry.round}]
        case RematchOpened():
            return [{"event": "RematchOpened", "code": entry.code}]
    return []
