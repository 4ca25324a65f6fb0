"""The rules of exactly one game in words, composed from its rulebook: each clause with the id of its rule."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from dizaine.rulebooks import Rulebook, editions, load
from dizaine.words import facts
from dizaine.words.cards import phase_words
from dizaine.words.catalogue import Catalogue
from dizaine.words.clauses import SECTIONS, Arguments, Colours, Numbers
from dizaine.words.layout import WIDTH, paragraph

LABEL_COLUMNS: Final = 7


@dataclass(frozen=True, slots=True)
class Clause:
    """A piece of a rule that applies to a game; the pieces of one rule follow each other."""

    section: str
    rule: str
    message: str
    arguments: Arguments

    def words(self, catalogue: Catalogue) -> str:
        """The clause in a language."""
        arguments = {
            name: value.words(catalogue) if isinstance(value, Colours | Numbers) else value
            for name, value in self.arguments.items()
        }
        return catalogue.text(self.message, **arguments)


def applicable(book: Rulebook) -> list[Clause]:
    """Every clause that applies to the game, in the order of the page."""
    return [
        Clause(section, line.rule, line.message, line.arguments(book))
        for section, lines in SECTIONS.items()
        for line in lines
        if line.when(book)
    ]


def rules_in_words(catalogue: Catalogue, clauses: list[Clause]) -> dict[str, str]:
    """The text of each rule, by its id, in the order of the clauses."""
    return {
        rule: " ".join(clause.words(catalogue) for clause in pieces)
        for rule, pieces in groupby(clauses, key=lambda clause: clause.rule)
    }


def rules_page(catalogue: Catalogue, book: Rulebook, width: int = WIDTH) -> str:
    """The whole rules page as text, wrapped to a width."""
    return "\n".join(_page_lines(catalogue, book, width)) + "\n"


def book_title(catalogue: Catalogue, book: Rulebook) -> str:
    """The name of a book: ours are translated, those of a file are called what they call themselves."""
    edition = book.id.partition("+")[0]
    if edition in editions and load(edition).title == book.title:
        return catalogue.text(f"rules-name-{edition}")
    return book.title


def section_title(catalogue: Catalogue, section: str) -> str:
    return catalogue.text(f"rules-section-{section}")


def phase_lines(catalogue: Catalogue, book: Rulebook, width: int) -> Iterator[str]:
    """The phases of the game in the order of play, each with its number."""
    free = book.phases.order == "free"
    yield from paragraph(catalogue.text("rules-phases-free" if free else "rules-phases-fixed"), width, indent=2)
    for phase in facts.played_phases(book):
        label = f"{phase.number:>5}"
        yield from paragraph(phase_words(catalogue, phase), width, label=label, indent=LABEL_COLUMNS)


def _page_lines(catalogue: Catalogue, book: Rulebook, width: int) -> Iterator[str]:
    yield from paragraph(catalogue.text("rules-page-title", title=book_title(catalogue, book)), width)
    yield from paragraph(catalogue.text("rules-page-id", id=book.id), width)
    yield ""
    yield from paragraph(aim_words(catalogue, book), width, indent=2)
    yield ""
    yield from paragraph(catalogue.text("rules-page-words"), width, indent=2)
    for section, clauses in groupby(applicable(book), key=lambda clause: clause.section):
        yield ""
        yield section_title(catalogue, section)
        yield ""
        if section == "phases":
            yield from phase_lines(catalogue, book, width)
            yield ""
        for rule, text in rules_in_words(catalogue, list(clauses)).items():
            yield from paragraph(text, width, label=f"  {rule}", indent=LABEL_COLUMNS)


def aim_words(catalogue: Catalogue, book: Rulebook) -> str:
    """What the game is about, in a sentence or two."""
    phases = len(book.phases.play)
    if facts.plays_one_round_per_phase(book):
        return catalogue.text("rules-aim-rounds", phases=phases)
    if facts.plays_for_places(book):
        return catalogue.text("rules-aim-places", phases=phases)
    return catalogue.text("rules-aim-won", phases=phases)
