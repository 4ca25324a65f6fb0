"""The rules of one game in words, composed from its rulebook: each clause with the id of its rule."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Final

from dizaine.rulebooks.library import Book, all_editions, load_any
from dizaine.words.catalogue import Catalogue
from dizaine.words.clause import Clause
from dizaine.words.kinds import words_of
from dizaine.words.layout import WIDTH, paragraph

LABEL_COLUMNS: Final = 7


def rules_in_words(catalogue: Catalogue, clauses: list[Clause]) -> dict[str, str]:
    """The text of each rule, by its id, in the order of the clauses."""
    return {
        rule: " ".join(clause.words(catalogue) for clause in pieces)
        for rule, pieces in groupby(clauses, key=lambda clause: clause.rule)
    }


def rules_page(catalogue: Catalogue, book: Book, width: int = WIDTH) -> str:
    """The complete rules page as text, wrapped to a width."""
    return "\n".join(_page_lines(catalogue, book, width)) + "\n"


def book_title(catalogue: Catalogue, book: Book) -> str:
    """The title of a book: translated for our editions, as it is for books of other people."""
    edition = book.id.partition("+")[0]
    if edition in all_editions and load_any(edition).title == book.title:
        return catalogue.text(f"rules-name-{edition}")
    return book.title


def game_title(catalogue: Catalogue, book: Book) -> str:
    """The title of a book with the variants that are played: `Classic, with knocking`."""
    title, variants = book_title(catalogue, book), book.id.split("+")[1:]
    if not variants:
        return title
    names = (variant.partition("=")[0] for variant in variants)
    count = len(book.played_phases)
    told = catalogue.listing(catalogue.text(f"rules-with-{name}", count=count) for name in names)
    return catalogue.text("rules-page-title-with", title=title, variants=told)


def section_title(catalogue: Catalogue, section: str) -> str:
    return catalogue.text(f"rules-section-{section}")


def phase_lines(catalogue: Catalogue, book: Book, width: int) -> Iterator[str]:
    """The phases of the game in the order of play, each with its number."""
    message = "rules-phases-free" if book.has_free_order else "rules-phases-fixed"
    yield from paragraph(catalogue.text(message), width, indent=2)
    for phase in book.played_phases:
        label = f"{phase.number:>5}"
        yield from paragraph(words_of(book).phase(catalogue, phase), width, label=label, indent=LABEL_COLUMNS)


def _page_lines(catalogue: Catalogue, book: Book, width: int) -> Iterator[str]:
    words = words_of(book)
    yield from paragraph(catalogue.text("rules-page-title", title=game_title(catalogue, book)), width)
    yield from paragraph(catalogue.text("rules-page-id", id=book.id), width)
    for text in (words.aim(catalogue, book), *map(catalogue.text, words.notes)):
        yield ""
        yield from paragraph(text, width, indent=2)
    for section, clauses in groupby(words.clauses(book), key=lambda clause: clause.section):
        yield ""
        yield section_title(catalogue, section)
        yield ""
        if section == "phases":
            yield from phase_lines(catalogue, book, width)
            yield ""
        for rule, text in rules_in_words(catalogue, list(clauses)).items():
            yield from paragraph(text, width, label=f"  {rule}", indent=LABEL_COLUMNS)
