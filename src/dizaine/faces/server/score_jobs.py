"""What is done in the workshop about score sheets. Sheets go there as JSON, and answers come back compressed."""

from __future__ import annotations

import gzip
from typing import Final

import msgspec

from dizaine.faces.server.jobs import packed, packed_text
from dizaine.faces.server.workshop import Workshop
from dizaine.scorebook.evenings import evening_sheet, evenings_view
from dizaine.scorebook.kept_sheet import SheetFacts
from dizaine.scorebook.reckoning import Verdict, judge, judge_hand, sheet_of
from dizaine.scorebook.refused import NotPossible
from dizaine.scorebook.store import SheetHead
from dizaine.scorebook.views import EveningSheet
from dizaine.scorekeeper.export import to_csv, to_json
from dizaine.scorekeeper.forms import Entry, Hand, Refused, Saved, Setup
from dizaine.scorekeeper.refusals import SetupRefused, with_words
from dizaine.scorekeeper.sheet import Sheet
from dizaine.words.catalogue import Catalogue

_saved: Final = msgspec.json.Decoder(Saved)
_facts: Final = msgspec.json.Decoder(SheetFacts)
_entries: Final[msgspec.json.Decoder[Entry]] = msgspec.json.Decoder(Entry)
_evening: Final = msgspec.json.Decoder(EveningSheet)
_encode: Final = msgspec.json.encode
BYTE_ORDER_MARK: Final = "\ufeff"


class WorkshopReckoner:
    """Lets the workshop judge entries, so that nobody waits for it."""

    def __init__(self, workshop: Workshop, seconds: float) -> None:
        self._workshop = workshop
        self._seconds = seconds

    async def judge(self, saved: Saved, index: int, entry: Entry, language: str) -> Verdict:
        """Whether an entry is possible."""
        return await self._workshop.do(self._seconds, judged, _encode(saved), index, _encode(entry), language)

    async def judge_hand(self, saved: Saved, hand: Hand, language: str) -> Refused | None:
        """Why a player cannot have a hand at the end of the next round."""
        return await self._workshop.do(self._seconds, judged_hand, _encode(saved), hand, language)


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
    decoded = _facts.decode(facts)
    return packed(decoded.view(sheet_of(decoded.saved).status(language)))


def csv(facts: bytes, language: str) -> bytes:
    """A sheet for a spreadsheet, some of which read no accents without a mark at the beginning."""
    return packed_text(BYTE_ORDER_MARK + to_csv(_sheet(facts), Catalogue(language)))


def export(facts: bytes, language: str) -> bytes:
    """A sheet with everything that was written on it, in a form that can be opened again."""
    return packed_text(to_json(_sheet(facts), Catalogue(language)).decode())


def evening(head: SheetHead, saved: bytes, language: str) -> bytes:
    """A sheet in a book of evenings."""
    return packed(evening_sheet(head, sheet_of(_saved.decode(saved)).status(language)))


def evenings(games: list[bytes]) -> bytes:
    """A book of evenings, from its sheets."""
    return packed(evenings_view(_evening.decode(gzip.decompress(game)) for game in games))


def _sheet(facts: bytes) -> Sheet:
    return sheet_of(_facts.decode(facts).saved)
