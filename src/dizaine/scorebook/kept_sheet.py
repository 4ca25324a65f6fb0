"""A score sheet: the only authority over what stands on it.

Every operation is checked, written to the log, and only then announced. One that comes twice is done once.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Final

import msgspec

from dizaine.scorebook.operations import AnyOperation, Correct, Enter, SendHand, Settle
from dizaine.scorebook.reckoning import Reckoner
from dizaine.scorebook.refused import NotPossible, SheetRefused
from dizaine.scorebook.sheet_log import LogLine, Outcome, SheetLog
from dizaine.scorebook.store import SheetStore, StoredSheet
from dizaine.scorebook.views import Conflict, Correction, SentHand, SheetView
from dizaine.scorekeeper.forms import Entry, Saved, Setup, Status
from dizaine.table.bus import Bus
from dizaine.table.names import clean_name
from dizaine.table.refused import CommandRefused
from dizaine.table.tokens import hash_token
from dizaine.table.uncancellable import uncancellable

MOST_OPERATIONS: Final = 2_000
"""Lines in the log of a sheet: four for each entry of the longest one."""
MOST_HANDS: Final = 30
"""Hands that followers may send for one entry, five for each of six players: or anybody with the code could fill the
log."""
LONGEST_OPERATION: Final = 4_096
"""Bytes of an operation; a round of six players with all their cards has about 500."""


class SheetFacts(msgspec.Struct, frozen=True, kw_only=True):
    """A sheet as it stands, before anything is worked out."""

    code: str
    revision: int
    setup: Setup
    saved: Saved
    """The sheet as the scorekeeper knows it."""
    entries: list[Entry]
    allow_hands: bool
    hands: list[SentHand]
    log: list[Correction]
    conflicts: list[Conflict]
    updated: datetime

    def view(self, status: Status) -> SheetView:
        """The sheet for everybody, with what follows from it."""
        fields = msgspec.structs.asdict(self)
        del fields["saved"]
        return SheetView(**fields, status=status)


@dataclass(frozen=True, slots=True)
class Order:
    """An operation, and who wants it done."""

    id: str
    base: int
    by: str
    operation: AnyOperation
    token: str = ""
    """The keepers' secret; followers have none."""
    device: str = ""
    """Which device it comes from."""


class KeptSheet:
    """One sheet. It carries out one operation at a time."""

    def __init__(self, stored: StoredSheet, store: SheetStore, reckoner: Reckoner, bus: Bus) -> None:
        self.head = stored.head
        self.id = stored.head.sheet
        self.code = stored.head.code
        self.log = SheetLog(stored.lines)
        self.gone = False
        """Whether it has been deleted."""
        self.changed = stored.head.changed
        self._opening = stored.opening
        self._store = store
        self._reckoner = reckoner
        self._bus = bus
        self._busy = asyncio.Lock()

    @property
    def revision(self) -> int:
        """How many operations there were."""
        return self.log.revision

    @property
    def saved(self) -> Saved:
        """The sheet as the scorekeeper knows it."""
        setup = msgspec.structs.replace(self._opening.setup, rulebook=self._opening.book)
        return Saved(setup=setup, changes=self.log.changes)

    def is_keeper(self, token: str) -> bool:
        """Whether a token is that of the keepers."""
        return bool(token) and secrets.compare_digest(hash_token(token), self.head.keeper)

    @property
    def facts(self) -> SheetFacts:
        """All that a view needs besides the status."""
        return SheetFacts(
            code=self.code,
            revision=self.revision,
            setup=self._opening.setup,
            saved=self.saved,
            entries=self.log.entries,
            allow_hands=self.log.allow_hands,
            hands=self.log.hands,
            log=self.log.corrections,
            conflicts=self.log.conflicts,
            updated=datetime.fromtimestamp(self.changed, UTC),
        )

    async def carry_out(self, order: Order, language: str) -> Conflict | None:
        """Do what an order says; returns the question that it leads to, if any.

        Raises `SheetRefused` or `NotPossible`, or `StoreError` if it cannot be stored. Then nothing has changed.
        """
        async with self._busy:
            if not self.log.knows(order.id):
                await uncancellable(self._do(order, language))
            return self.log.question_of(order.id)

    async def retire(self) -> bool:
        """Let nobody find the sheet any more, in memory or in the store; False if that was done already."""
        async with self._busy:
            head = replace(self.head, revision=self.revision)
            if self.gone or not await uncancellable(self._store.retire(head)):
                return False
            self.vanish()
            return True

    def vanish(self) -> None:
        """Tell everybody that the sheet is not in the store any more."""
        self.gone = True
        self._bus.publish(self.id)

    async def _do(self, order: Order, language: str) -> None:
        operation = order.operation
        if self.gone:
            raise SheetRefused("no-such-sheet")
        self._authorise(order)
        if self.revision >= MOST_OPERATIONS:
            raise SheetRefused("sheet-full")
        if len(msgspec.json.encode(operation)) > LONGEST_OPERATION:
            raise SheetRefused("too-long")
        line = LogLine(id=order.id, by=_name(order.by), device=order.device, operation=operation, written=time.time())
        outcome = self.log.outcome(operation, order.base, line.author)
        line = msgspec.structs.replace(line, outcome=await self._judged(operation, outcome, language))
        await self._store.add(self.id, self.revision + 1, line)
        self.log.add(line)
        self.changed = line.written
        self._bus.publish(self.id)

    def _authorise(self, order: Order) -> None:
        if self.is_keeper(order.token):
            return
        if not isinstance(order.operation, SendHand):
            raise SheetRefused("keeper-only")
        if not self.log.allow_hands:
            raise SheetRefused("hands-off")
        if self.log.hands_sent[order.operation.index] >= MOST_HANDS:
            raise SheetRefused("too-many-hands")

    async def _judged(self, operation: AnyOperation, outcome: Outcome, language: str) -> Outcome:
        """What becomes of an operation once the rules have had their say. Raises `NotPossible`."""
        if isinstance(operation, SendHand):
            refused = await self._reckoner.judge_hand(self.saved, operation.hand, language)
        elif isinstance(operation, Enter | Correct | Settle) and not self.log.stands(operation.index, operation.entry):
            verdict = await self._reckoner.judge(self.saved, operation.index, operation.entry, language)
            refused = verdict.refused
            if outcome == "question" and verdict.same:
                return "agreed"
        else:
            return outcome
        if refused is not None:
            raise NotPossible(refused)
        return outcome


def _name(name: str) -> str:
    """A name as it is shown; none rather than one that cannot be shown, for no entry is lost because of it."""
    try:
        return clean_name(name)
    except CommandRefused:
        return ""
