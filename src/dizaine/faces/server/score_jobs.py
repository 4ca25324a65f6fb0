"""What is done in the workshop about score sheets. Sheets go there as JSON, and answers come back compressed."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from dizaine.faces.server.jobs import packed, packed_text
from dizaine.faces.server.workshop import Workshop
from dizaine.scorebook.evenings import evening_sheet
from dizaine.scorebook.exports import SheetExport, sheet_csv
from dizaine.scorebook.kept_sheet import NotPossible, SheetFacts
from dizaine.scorebook.reckoning import Verdict, judge, judge_hand, sheet_of
from dizaine.scorebook.store import SheetHead
from dizaine.scorebook.views import EveningSheet, SheetView
from dizaine.scorekeeper.forms import Entry, Hand, Refused, Saved, Setup
from dizaine.scorekeeper.refusals import SetupRefused, with_words
from dizaine.scorekeeper.sheet import Sheet
from dizaine.words.catalogue import Catalogue

_saved: Final = msgspec.json.Decoder(Saved)
_facts: Final = msgspec.json.Decoder(SheetFacts)
_entries: Final[msgspec.json.Decoder[Entry]] = msgspec.json.Decoder(Entry)
_encode: Final = msgspec.json.encode


class WorkshopReckoner:
    """Lets the workshop judge entries, so that nobody waits for it."""

    def __init__(self, workshop: Workshop, seconds: float) -> None:
        self._workshop = workshop
        self._seconds = seconds

    async def judge(self, saved: Saved, index: int, entry: Entry, language: str) -> Verdict:
        """Whether an entry is possible."""
        return await self._do(judged, _encode(saved), index, _encode(entry), language)

    async def judge_hand(self, saved: Saved, hand: Hand, language: str) -> Refused | None:
        """Why a player cannot have a hand at the end of the next round."""
        return await self._do(judged_hand, _encode(saved), hand, language)

    async def _do(self, job: Any, *arguments: Any) -> Any:
        return await self._workshop.do(self._seconds, job, *arguments)


def judged(saved: bytes, index: int, entry: bytes, language: str) -> Verdict:
    """Whether an entry is possible."""
    return judge(_saved.decode(saved), index, _entries.decode(entry), language)


def judged_hand(saved: bytes, hand: Hand, language: str) -> Refused | None:
    """Why a player cannot have a hand at the end of the next round."""
    return judge_hand(_saved.decode(saved), hand, language)


def opening_book(setup: Setup, language: str) -> str:
    """The rulebook of a setup as JSON. Raises `RulebookError` or `NotPossible`."""
    try:
        return Sheet(setup).book.to_json()
    except SetupRefused as error:
        if error.faults is not None:
            raise error.faults from None
        raise NotPossible(with_words(Catalogue(language), error.refused), error.field) from None


def view(facts: bytes, language: str) -> bytes:
    """A sheet for everybody."""
    return packed(_view(_facts.decode(facts), language))


def csv(facts: bytes, language: str) -> bytes:
    """A sheet for a spreadsheet."""
    return packed_text(sheet_csv(_view(_facts.decode(facts), language), language))


def export(facts: bytes, language: str) -> bytes:
    """A sheet with everything that was written on it."""
    decoded = _facts.decode(facts)
    return packed(SheetExport(saved=decoded.saved, sheet=_view(decoded, language)))


def evening(head: SheetHead, saved: bytes, language: str) -> EveningSheet:
    """A sheet in a book of evenings."""
    return evening_sheet(head, sheet_of(_saved.decode(saved)).status(language))


def _view(facts: SheetFacts, language: str) -> SheetView:
    return facts.view(sheet_of(facts.saved).status(language))
