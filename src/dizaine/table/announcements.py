"""Public announcements of a table: changes of seats, and the commitments and secrets of its fair deals."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Final

import msgspec

from dizaine.table import messages as m
from dizaine.table.fair import RoundSecret
from dizaine.table.log import (
    AnyEntry,
    BotFailed,
    BotSeated,
    EntropyAdded,
    HostPassed,
    LinkRenewed,
    RematchOpened,
    SeatFreed,
    SeatTaken,
)
from dizaine.words.telling import Telling

TABLE_TELLINGS: Final = (
    Telling(SeatTaken, "page_table-news-seat", {"name": ("value", "name")}),
    Telling(BotSeated, "page_table-news-bot", {"name": ("value", "name")}),
    Telling(BotFailed, "page_table-news-bot-failed", {"bot": ("value", "bot"), "name": ("value", "name")}),
    Telling(HostPassed, "page_table-news-host", about="seat"),
    Telling(SeatFreed),
    Telling(LinkRenewed),
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
            return [{"event": "BotSeated", "seat": entry.seat, "name": entry.name, "bot": entry.bot}]
        case BotFailed():
            return [{"event": "BotFailed", **msgspec.structs.asdict(entry)}]
        case SeatFreed() | HostPassed() | LinkRenewed():
            return [{"event": type(entry).__name__, "seat": entry.seat}]
        case EntropyAdded():
            return [{"event": "EntropyAdded", "seat": entry.seat, "round": entry.round}]
        case RematchOpened():
            return [{"event": "RematchOpened", "code": entry.code}]
    return []


def fair_info(table: str, secrets: Mapping[int, RoundSecret], shown: Collection[int]) -> m.FairInfo:
    """The secrets of the rounds in `shown`, and the commitments of all others."""
    return m.FairInfo(
        table=table,
        commitments={str(n): secret.commitment for n, secret in secrets.items() if n not in shown},
        revealed={str(n): [secrets[n].seed.hex(), *secrets[n].entropy] for n in sorted(shown)},
    )


def fair_remarks(table: str, secrets: Iterable[RoundSecret]) -> list[str]:
    """The comment lines by which the deals of a record can be checked."""
    remarks = [f"# fair {table}"]
    for secret in secrets:
        remarks.append(f"# secret {secret.round} {secret.seed.hex()} {secret.commitment}")
        remarks += [f"# entropy {secret.round} {words}" for words in secret.entropy]
    return remarks
