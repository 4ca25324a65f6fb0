"""Garbage is collected in quiet moments, or after a long time at the latest."""

import gc
from collections.abc import Iterator

import pytest

from dizaine.faces.server import garbage
from dizaine.faces.server.garbage import LONGEST, PAUSE, GarbageSchedule


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)


def test_quiet_moments_are_used(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr(garbage, "monotonic", lambda: now[0])
    care = GarbageSchedule()
    assert gc.get_threshold()[2] > 1000, "never everything at once by itself"
    now[0] = PAUSE - 1
    assert not care.tick(7), "too soon"
    now[0] = PAUSE + 1
    assert not care.tick(8), "somebody has just moved"
    assert care.tick(8)
    assert not care.tick(8), "too soon again"
    now[0] += PAUSE + 1
    assert not care.tick(9)
    now[0] += LONGEST
    assert care.tick(10), "it cannot wait for ever"
