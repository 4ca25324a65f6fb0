"""What is done in the workshop. Everything here can be sent to another process, and answers are compressed there."""

from __future__ import annotations

import gzip
from typing import Any, Final

import msgspec

from dizaine.afterwards.replay import replayed_round, scores_of
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
