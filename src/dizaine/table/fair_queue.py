"""The queue of those who wait for a thought: bots before hints, and in both the tables in turn."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import Generic, TypeVar

Item = TypeVar("Item")


@dataclass(frozen=True, slots=True, eq=False)
class Turn(Generic[Item]):
    """Something that waits, or is being thought about, for a table."""

    table: str
    is_hint: bool
    item: Item


class FairQueue(Generic[Item]):
    """A table waits at most for one thought of each other table, however much the others ask for.

    Of each table, at most one hint is thought about at a time.
    """

    def __init__(self) -> None:
        self._bots: dict[str, deque[Turn[Item]]] = {}
        self._hints: dict[str, deque[Turn[Item]]] = {}
        """What waits by table; the table that comes first is next."""
        self._hinted: set[str] = set()
        """The tables for which a hint is being thought about."""

    def __len__(self) -> int:
        return sum(len(turns) for lane in (self._bots, self._hints) for turns in lane.values())

    def put(self, table: str, item: Item, *, is_hint: bool = False) -> Turn[Item]:
        """Add something for a table."""
        turn = Turn(table, is_hint, item)
        self._lane(turn).setdefault(table, deque()).append(turn)
        return turn

    def take(self, *, hints: bool = True) -> Turn[Item] | None:
        """What is next, if anything; `finish` it afterwards."""
        table = next(iter(self._bots), None)
        if table is not None:
            return self._take(self._bots, table)
        table = next((table for table in self._hints if table not in self._hinted), None) if hints else None
        if table is None:
            return None
        self._hinted.add(table)
        return self._take(self._hints, table)

    def finish(self, turn: Turn[Item]) -> None:
        """Note that something taken has been thought about."""
        if turn.is_hint:
            self._hinted.discard(turn.table)

    def discard(self, turn: Turn[Item]) -> None:
        """Remove something that is no longer wanted, if it still waits."""
        lane = self._lane(turn)
        turns = lane.get(turn.table, deque())
        if turn in turns:
            turns.remove(turn)
            if not turns:
                del lane[turn.table]

    def _lane(self, turn: Turn[Item]) -> dict[str, deque[Turn[Item]]]:
        return self._hints if turn.is_hint else self._bots

    def _take(self, lane: dict[str, deque[Turn[Item]]], table: str) -> Turn[Item]:
        turns = lane.pop(table)
        turn = turns.popleft()
        if turns:
            lane[table] = turns  # behind all others
        return turn
