"""The log alone: whatever is entered, corrected and undone, the sheet is what the standing changes make of it."""

from __future__ import annotations

import random

from dizaine.scorebook.operations import AnyOperation, Correct, Enter, Undo
from dizaine.scorebook.refused import SheetRefused
from dizaine.scorebook.sheet_log import LogLine, Outcome, SheetLog
from dizaine.scorekeeper.forms import CardRound, Change, Entry, Hand


def entry(points: int) -> Entry:
    return CardRound(out=None, hands=[Hand(seat=0, points=points)])


def test_undoing_brings_back_what_was_before() -> None:
    chance = random.Random("undo")
    for _ in range(50):
        log, standing = SheetLog(), list[Change]()
        for number in range(60):
            index, what = chance.randrange(len(log.entries) + 1), entry(chance.randrange(4))
            wishes: list[AnyOperation] = [
                Enter(index=len(log.entries), entry=what),
                Correct(index=index, entry=what),
                Undo(),
            ]
            wish = chance.choice(wishes)
            try:
                outcome = log.outcome(wish, number, "Ann")
            except SheetRefused:
                continue
            log.add(LogLine(id=str(number), by="Ann", operation=wish, outcome=outcome))
            if outcome == "done" and isinstance(wish, Undo):
                standing.pop()
            elif outcome == "done" and isinstance(wish, Enter | Correct):
                standing.append(Change(index=wish.index, entry=wish.entry))
            entries = list[Entry]()
            for change in standing:
                entries[change.index : change.index + 1] = [change.entry]
            assert (log.entries, log.changes) == (entries, standing)


def test_an_undo_of_an_old_log_keeps_the_other_version() -> None:
    wishes: list[tuple[AnyOperation, Outcome]] = [
        (Enter(index=0, entry=entry(1)), "done"),
        (Enter(index=0, entry=entry(2)), "question"),
        (Undo(), "done"),
    ]
    log = SheetLog([LogLine(id=str(wish), by="Ann", operation=wish, outcome=outcome) for wish, outcome in wishes])
    assert (log.entries, log.conflicts) == ([], [])
    assert [(one.before, one.after) for one in log.corrections] == [(entry(1), None), (entry(2), None)]
