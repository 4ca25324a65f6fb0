"""A scorebook in a temporary file, and short ways to write on a sheet."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

from dizaine.keeping.sqlite_store import SqliteStore
from dizaine.scorebook.kept_sheet import KeptSheet, Order
from dizaine.scorebook.operations import AnyOperation
from dizaine.scorebook.reckoning import HereReckoner
from dizaine.scorebook.scorebook import Scorebook
from dizaine.scorebook.store import Opening
from dizaine.scorebook.views import Conflict
from dizaine.scorekeeper.forms import CardRound, Hand, Setup
from dizaine.scorekeeper.sheet import Sheet

_numbers = count()


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[tuple[Scorebook, SqliteStore]]:
    """The scorebook of a file; everything is worked out at once."""
    store = SqliteStore(path)
    try:
        yield Scorebook(store.sheets, HereReckoner()), store
    finally:
        await store.close()


async def new_sheet(book: Scorebook, *names: str, rulebook: str = "classic", family: str = "") -> tuple[KeptSheet, str]:
    """A sheet of Ann and Ben, or of others, and its keepers' token."""
    setup = Setup(rulebook=rulebook, names=list(names) or ["Ann", "Ben"])
    return await book.open_sheet(Opening(setup=setup, book=Sheet(setup).book.to_json()), family)


def won(out: int, points: int, laid: int = 1, other: int = 0) -> CardRound:
    """A round of two: one goes out, the other has points left."""
    return CardRound(
        out=out, hands=sorted_hands(Hand(seat=out, laid=laid), Hand(seat=1 - out, laid=other, points=points))
    )


def sorted_hands(*hands: Hand) -> list[Hand]:
    """In the order of the seats."""
    return sorted(hands, key=lambda hand: hand.seat)


def order(operation: AnyOperation, token: str = "", **more: Any) -> Order:
    """An order of Ann with an id of its own; unless told otherwise, she has seen the newest revision."""
    usual: dict[str, Any] = {"id": f"operation {next(_numbers)}", "base": 10**6, "by": "Ann", "token": token}
    return Order(operation=operation, **usual | more)


async def do(sheet: KeptSheet, token: str, *operations: AnyOperation, by: str = "Ann") -> Conflict | None:
    """Do one thing after the other; returns the last question."""
    question = None
    for operation in operations:
        question = await sheet.carry_out(order(operation, token, by=by), "en")
    return question
