"""A table of four plays on beside a scripted attacker who keeps within the documented limits."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from dizaine.faces.server.books import LONGEST_RULEBOOK, own_book
from tests.attacker.attacks import ATTACKS, DOTTED_KEY, HARD_BOOK
from tests.attacker.honest import Moves
from tests.attacker.measuring import Outcome, measure

SECONDS = float(os.environ.get("DIZAINE_ATTACK_SECONDS", "300"))
QUICK = ("joins", "guesses", "pages", "garbage")
on_linux = pytest.mark.skipif(sys.platform != "linux", reason="only Linux has all of 127.0.0.0/8")


@pytest.mark.soak
@pytest.mark.alone
@pytest.mark.soak_only
@on_linux
def test_a_table_of_four_feels_no_attacker() -> None:
    outcome = measure(SECONDS)
    print(outcome.report())
    if report := os.environ.get("DIZAINE_ATTACK_REPORT"):
        Path(report).write_text(outcome.report(), encoding="utf-8")
    assert outcome.tallies.keys() == ATTACKS.keys()
    assert outcome.faults == []


@on_linux
def test_the_attacker_attacks_and_no_move_is_refused() -> None:
    """A short look at attacks that cost little; how long moves take is for `make soak` to say."""
    outcome = measure(1, QUICK)
    assert all(outcome.tallies[name] for name in QUICK), outcome.report()
    assert outcome.moves.seconds
    assert outcome.moves.refused == []


def test_the_attack_is_legal() -> None:
    assert len(HARD_BOOK) <= 2_048
    assert own_book(HARD_BOOK).title == "Hard"
    assert len(DOTTED_KEY) <= LONGEST_RULEBOOK


def test_what_counts_as_a_fault() -> None:
    steady = Moves([0.01] * 100)
    assert Outcome(20, steady).faults == []
    assert "p99" in Outcome(20, Moves([0.01] * 98 + [0.2] * 2)).faults[0]
    assert "moves could be made" in Outcome(60, steady).faults[0]
    assert "refused" in Outcome(20, Moves([0.01] * 100, ["store"])).faults[0]
