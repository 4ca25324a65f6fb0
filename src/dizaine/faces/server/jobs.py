"""What is done in the workshop. Everything here can be sent to another process, and answers are compressed there."""

from __future__ import annotations

import gzip
from typing import Any, Final

import msgspec

from dizaine.afterwards.replay import replayed_round, scores_of
from dizaine.afterwards.review import ReviewWork
from dizaine.afterwards.review_messages import GameReview, is_judged, review_message, tried_again
from dizaine.faces.print.order import Colour, Kind, Order, Paper
from dizaine.faces.server.api_messages import DiceOdds
from dizaine.faces.server.books import own_book
from dizaine.faces.server.descriptions import rules_of
from dizaine.judging.answers import Judgement
from dizaine.judging.kinds import AnyQuestion, judge
from dizaine.rulebooks.library import book_from_json
from dizaine.table.kinds import kind_at_table
from dizaine.words.catalogue import Catalogue

_LEVEL: Final = 5
_SLICE: Final = 1.0
"""Seconds that a review works before somebody else may have the process."""


def packed(value: Any) -> bytes:
    """A value as compressed JSON."""
    return gzip.compress(msgspec.json.encode(value), _LEVEL, mtime=0)


def packed_text(text: str) -> bytes:
    """A text, compressed."""
    return gzip.compress(text.encode(), _LEVEL, mtime=0)


def scores(record: str) -> bytes:
    """The scores in a record."""
    return packed(scores_of(record))


def replay(record: str, number: int) -> bytes:
    """A round of a record; empty if there was no such round."""
    replayed = replayed_round(record, number)
    return b"" if replayed is None else packed(replayed)


def review(work: ReviewWork, hurry: bool) -> tuple[ReviewWork, bytes | None]:
    """Go on with a review for a moment; its answer once it is done. In a hurry, no more moves are glanced at."""
    if not work.moves and not is_judged(work.record):
        return work, packed(GameReview(seat=work.seat, unit="", progress=1.0))
    if hurry:
        work.cut_short()
    work.go_on(_SLICE)
    return work, packed(review_message(work)) if work.is_done else None


def tried(record: str, number: int, move: str) -> bytes:
    """What the expert thinks of a move at a position of a finished game; empty if it could not be made then."""
    found = tried_again(record, number, move)
    return b"" if found is None else packed(found)


def odds(view: Any, dice: list[int]) -> bytes:
    """The chance of making the phase if these dice are thrown again, and what the others make."""
    kind = kind_at_table(view.rulebook)
    found = kind.odds(view, dice)
    return packed(DiceOdds(chance=found.chance, exact=found.exact, tray=kind.held_tray(view, dice)))


def judged(book: str, own: bool, question: AnyQuestion | None, language: str) -> Judgement:
    """The answer of the arbiter about a book: a client's rulebook as it was sent, or the JSON of an edition."""
    return judge(own_book(book) if own else book_from_json(book), question, Catalogue(language))


def rules(book_json: str, language: str) -> bytes:
    """The rules of a book, in a language."""
    return packed(rules_of(book_from_json(book_json), language))


def print_pdf(
    kind: Kind,
    book_json: str,
    language: str,
    paper: Paper,
    colour: Colour,
    names: tuple[str, ...],
    bleed: bool,
    backs: bool,
) -> bytes:
    """A print of a book, compressed."""
    from dizaine.faces.print.printer import print_pdf

    order = Order(kind, book_from_json(book_json), language, paper, colour, names, bleed, backs)
    return gzip.compress(print_pdf(order), _LEVEL, mtime=0)
