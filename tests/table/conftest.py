"""Fixtures for the tests of tables: a store in memory, and a pace that a test chooses."""

from __future__ import annotations

from typing import Protocol

import pytest

from dizaine.table import waits
from dizaine.table.pace import PACES, Pace
from dizaine.table.patience import USUAL_PATIENCE
from tests.table.memory_store import MemoryStore


class Paces(Protocol):
    """Sets the pace of the tables of a test, and how long they wait for somebody who is away: for ever by default."""

    def __call__(self, pace: Pace, *, absent: float | None = None) -> None: ...


@pytest.fixture
def store() -> MemoryStore:
    return MemoryStore()


@pytest.fixture
def pace(monkeypatch: pytest.MonkeyPatch) -> Paces:
    def choose(pace: Pace, *, absent: float | None = None) -> None:
        monkeypatch.setitem(PACES, "brisk", pace)
        monkeypatch.setattr(waits, "PATIENCE", {USUAL_PATIENCE: absent})

    return choose
