"""The log of a score sheet, and what stands on the sheet after it. It knows no rules: whether an entry is possible is
asked elsewhere, before the operation is stored.

People write at the same time, and some are offline for a while. An operation therefore says which revision its author
saw. What others have changed since then is never overwritten silently: the same entry is agreed, and a different one is
a question, of which both sides are kept.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Literal

import msgspec

from dizaine.scorebook.operations import MOST_ENTRIES, Allow, AnyOperation, Correct, Enter, SendHand, Settle, Undo
from dizaine.scorebook.refused import SheetRefused
from dizaine.scorebook.views import Conflict, Correction, SentHand
from dizaine.scorekeeper.forms import Change, Entry

Outcome = Literal["done", "agreed", "question"]
"""What became of an operation: it changed something, it said what stood there already, or it said something else."""


class LogLine(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An operation that was accepted."""

    id: str
    """The client's id of it."""
    by: str
    device: str = ""
    """The client's name for the device. Two devices of one person, or of two without a name, are not the same."""
    operation: AnyOperation
    outcome: Outcome = "done"
    written: float = 0.0
    """When it was stored, in seconds since 1970."""

    @property
    def author(self) -> str:
        """Who changes what they wrote themselves: nobody else has to be asked about that."""
        return self.device or self.by


@dataclass(frozen=True, slots=True)
class Step:
    """An entry or a correction that stands, and the revision with which it came."""

    change: Change
    by: str
    author: str
    revision: int


class SheetLog:
    """What the operations of a sheet have led to."""

    def __init__(self, lines: Sequence[LogLine] = ()) -> None:
        self.revision = 0
        self.entries: list[Entry] = []
        self.corrections: list[Correction] = []
        self.allow_hands = False
        self._history: list[list[Step]] = []
        """The steps of each entry: how it was written, and all corrections of it."""
        self._steps: list[Step] = []
        self._questions: list[tuple[int, Entry, str]] = []
        self._hands: dict[tuple[int, int], SentHand] = {}
        self.hands_sent: Counter[int] = Counter()
        """How many hands were sent for each entry, those included that others replaced."""
        self._undone = (0, "")
        """The revision with which a step was last taken back, and by whom."""
        self._ids: dict[str, AnyOperation] = {}
        for line in lines:
            self.add(line)

    @property
    def changes(self) -> list[Change]:
        """The entries and corrections that stand, in the order in which they were made."""
        return [step.change for step in self._steps]

    @property
    def hands(self) -> list[SentHand]:
        """What followers have sent for the next entry."""
        return [hand for (index, _), hand in sorted(self._hands.items(), key=_key) if index == len(self.entries)]

    @property
    def conflicts(self) -> list[Conflict]:
        """The questions that nobody has settled."""
        return [
            Conflict(index=index, theirs=self.entries[index], by=self._history[index][-1].by, mine=mine, mine_by=by)
            for index, mine, by in self._questions
        ]

    def knows(self, operation_id: str) -> bool:
        """Whether an operation is in the log already."""
        return operation_id in self._ids

    def question_of(self, operation_id: str) -> Conflict | None:
        """The question that an operation in the log has led to, if it is still open."""
        operation = self._ids[operation_id]
        if not isinstance(operation, Enter | Correct | Settle):
            return None
        asked = (conflict for conflict in self.conflicts if conflict.index == operation.index)
        return next((conflict for conflict in asked if conflict.mine == operation.entry), None)

    def stands(self, index: int, entry: Entry) -> bool:
        """Whether an entry is what stands there already."""
        return self.entries[index : index + 1] == [entry]

    def outcome(self, operation: AnyOperation, base: int, author: str) -> Outcome:
        """What would become of an operation whose author saw a revision. Raises `SheetRefused`."""
        match operation:
            case Enter(index=index, entry=entry):
                return self._outcome(index, entry, asked=True, to_enter=True)
            case Settle(index=index, entry=entry):
                return self._outcome(index, entry, asked=not self._is_asked(index))
            case Correct(index=index, entry=entry):
                return self._outcome(index, entry, asked=self._changed(index, base, author))
            case Undo():
                return self._undo(base, author)
            case SendHand(index=index):
                if index != len(self.entries):
                    raise SheetRefused("sheet-changed")
                return "done"
            case Allow(hands=hands):
                return "agreed" if hands == self.allow_hands else "done"

    def _outcome(self, index: int, entry: Entry, *, asked: bool, to_enter: bool = False) -> Outcome:
        """What becomes of an entry; `asked` says whether it is a question if another one stands there."""
        if index >= MOST_ENTRIES:
            raise SheetRefused("sheet-full")
        if index == len(self.entries) and to_enter:
            return "done"
        if index >= len(self.entries):
            raise SheetRefused("no-such-entry")
        if self.stands(index, entry):
            return "done" if self._is_asked(index) and not asked else "agreed"
        return "question" if asked else "done"

    def _changed(self, index: int, base: int, author: str) -> bool:
        """Whether somebody else has changed an entry since a revision."""
        if index >= len(self._history):
            return False
        last = self._history[index][-1]
        return last.revision > base and last.author != author

    def _undo(self, base: int, author: str) -> Outcome:
        last = self._steps[-1] if self._steps else None
        unseen = last is not None and last.revision > base
        if last is not None and unseen and last.author != author:
            raise SheetRefused("sheet-changed")
        revision, somebody = self._undone
        if not unseen and revision > base and somebody != author:
            return "agreed"  # both saw the same mistake
        if last is None:
            raise SheetRefused("no-such-entry")
        if self._is_asked(last.change.index):  # what the other one wrote would go with it
            raise SheetRefused("question-open")
        return "done"

    def _is_asked(self, index: int) -> bool:
        """Whether there is an open question about an entry."""
        return any(question[0] == index for question in self._questions)

    def add(self, line: LogLine) -> None:
        """Add an accepted operation."""
        self.revision += 1
        self._ids[line.id] = line.operation
        operation = line.operation
        match operation:
            case SendHand(index=index, hand=hand):
                self._hands[index, hand.seat] = SentHand(hand=hand, by=line.by)
                self.hands_sent[index] += 1
            case Allow(hands=hands):
                self.allow_hands = hands
            case Undo():
                if line.outcome == "done":
                    self._take_back(line)
            case Enter(index=index, entry=entry) | Correct(index=index, entry=entry) | Settle(index=index, entry=entry):
                if line.outcome == "question":
                    self._ask(index, entry, line.by)
                elif line.outcome == "done":
                    self._write(line, index, entry)

    def _write(self, line: LogLine, index: int, entry: Entry) -> None:
        if index < len(self.entries) and self.entries[index] != entry:
            self._note(line, index, self.entries[index], entry)
        self._put(Step(Change(index=index, entry=entry), line.by, line.author, self.revision))
        if isinstance(line.operation, Settle):
            self._close(line, index, entry)
        else:
            self._questions = [question for question in self._questions if question[:2] != (index, entry)]

    def _ask(self, index: int, entry: Entry, by: str) -> None:
        if all((index, entry) != question[:2] for question in self._questions):
            self._questions.append((index, entry, by))

    def _put(self, step: Step) -> None:
        index, entry = step.change.index, step.change.entry
        if index == len(self.entries):
            self.entries.append(entry)
            self._history.append([])
        elif self.entries[index] == entry:
            return  # settled as it stood
        self.entries[index] = entry
        self._steps.append(step)
        self._history[index].append(step)

    def _take_back(self, line: LogLine) -> None:
        """Take back the last step: an entry, or a correction of one."""
        index = self._steps.pop().change.index
        before, history, after = self.entries[index], self._history[index], None
        history.pop()
        if history:
            after = self.entries[index] = history[-1].change.entry
        else:  # nothing can have been entered after it
            self.entries.pop()
            self._history.pop()
        self._undone = (self.revision, line.author)
        self._note(line, index, before, after)
        if after is None:
            self._close(line, index, None)  # only in logs from before such an undo was refused

    def _close(self, line: LogLine, index: int, answer: Entry | None) -> None:
        """Close the questions about an entry. The log keeps what is not the answer."""
        for asked, mine, _ in self._questions:
            if asked == index and mine != answer:
                self._note(line, index, mine, answer)
        self._questions = [question for question in self._questions if question[0] != index]

    def _note(self, line: LogLine, index: int, before: Entry, after: Entry | None) -> None:
        when = datetime.fromtimestamp(line.written, UTC)
        self.corrections.append(Correction(index=index, by=line.by, when=when, before=before, after=after))


def _key(item: tuple[tuple[int, int], SentHand]) -> tuple[int, int]:
    return item[0]
