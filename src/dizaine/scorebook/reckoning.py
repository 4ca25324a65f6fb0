"""What follows from a sheet, worked out by the scorekeeper.

On a long sheet that takes a while, so whoever runs an event loop hands in a `Reckoner` that does it elsewhere.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol

import msgspec

from dizaine.scorekeeper.forms import CardRound, Change, Entry, Hand, Refused, Saved
from dizaine.scorekeeper.refusals import with_words
from dizaine.scorekeeper.sheet import Sheet
from dizaine.words.catalogue import DEFAULT_LANGUAGE, Catalogue

_MOST_RECENT: Final = 32
_recent: Final[dict[bytes, Sheet]] = {}
"""The sheets that were worked out last, by their setup."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is to be said about an entry."""

    refused: Refused | None = None
    """Why it is not possible, with its sentence."""
    same: bool = False
    """Whether it comes to the same as what stands there, such as cards and their points."""


class Reckoner(Protocol):
    """Works out what follows from a sheet."""

    async def judge(self, saved: Saved, index: int, entry: Entry, language: str) -> Verdict:
        """Whether an entry is possible."""

    async def judge_hand(self, saved: Saved, hand: Hand, language: str) -> Refused | None:
        """Why a player cannot have a hand at the end of the next round; None if it is possible."""


class HereReckoner:
    """Works everything out at once, where it is asked."""

    async def judge(self, saved: Saved, index: int, entry: Entry, language: str) -> Verdict:
        return judge(saved, index, entry, language)

    async def judge_hand(self, saved: Saved, hand: Hand, language: str) -> Refused | None:
        return judge_hand(saved, hand, language)


def sheet_of(saved: Saved) -> Sheet:
    """A sheet; only what is new since the last time is worked out."""
    key = msgspec.json.encode(saved.setup)
    sheet, changes = _recent.pop(key, None), tuple(saved.changes)
    if sheet is not None and changes == sheet.changes[:-1]:
        sheet = sheet.undo() if sheet.changes else sheet
    elif sheet is not None and changes[:-1] == sheet.changes and changes:
        sheet = _with(sheet, changes[-1])
    elif sheet is None or changes != sheet.changes:
        sheet = Sheet(saved.setup, changes)
    _recent[key] = sheet
    if len(_recent) > _MOST_RECENT:
        del _recent[next(iter(_recent))]
    return sheet


def judge(saved: Saved, index: int, entry: Entry, language: str) -> Verdict:
    """Whether an entry is possible, as the next one or in the place of another."""
    sheet = sheet_of(saved)
    if index == len(sheet.entries):
        return Verdict(_told(sheet.check(entry), language))
    refused = sheet.check(entry, index)
    return Verdict(_told(refused, language), same=refused is None and _comes_to_the_same(sheet, index, entry))


def judge_hand(saved: Saved, hand: Hand, language: str) -> Refused | None:
    """Why a player cannot have a hand at the end of the next round.

    The other hands are not known yet. So the hand is judged in rounds in which everybody else has a single card, and
    only what is said about this player counts.
    """
    sheet = sheet_of(saved)
    status = sheet.status(language)
    card = status.buttons[0].points if status.buttons else None
    others = [player.seat for player in status.players if player.active and player.seat != hand.seat]
    hands = [hand, *(Hand(seat=seat, points=card) for seat in others)]
    ends = (None, hand.seat) if hand.points or hand.cards else (hand.seat, None)
    refusals = [_about(sheet.check(CardRound(out=out, hands=hands)), hand.seat) for out in ends]
    return None if None in refusals else _told(refusals[0], language)


def _about(refused: Refused | None, seat: int) -> Refused | None:
    """A refusal, unless it is about somebody else or about all hands together."""
    if refused is None or refused.seat not in (None, seat) or refused.code == "points-together":
        return None
    return refused


def _comes_to_the_same(sheet: Sheet, index: int, entry: Entry) -> bool:
    before, after = (one.status(DEFAULT_LANGUAGE).rows for one in (sheet, sheet.correct(index, entry)))
    if index >= min(len(before), len(after)):
        return False
    return before[index] == msgspec.structs.replace(after[index], corrected=before[index].corrected)


def _with(sheet: Sheet, change: Change) -> Sheet:
    if change.index == len(sheet.entries):
        return sheet.enter(change.entry)
    return sheet.correct(change.index, change.entry)


def _told(refused: Refused | None, language: str) -> Refused | None:
    return None if refused is None else with_words(Catalogue(language), refused)
