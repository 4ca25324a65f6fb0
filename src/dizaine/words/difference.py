"""What differs between two games, in words: rules that only one of them has, or that each has in another form.

Books are not compared field by field, but by what their rules pages say. So a value without effect is no difference,
such as the cost of a wild in a game without points.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from dizaine.rulebooks import Phase
from dizaine.rulebooks.library import Book
from dizaine.words.catalogue import Catalogue
from dizaine.words.clause import Clause
from dizaine.words.kinds import ALL_SECTIONS, RULES_IN_ORDER, words_of
from dizaine.words.layout import WIDTH, paragraph
from dizaine.words.rules import LABEL_COLUMNS, section_title


def differing_rules(left: Book, right: Book) -> dict[str, tuple[list[Clause], list[Clause]]]:
    """The clauses of each rule that differs between two games; a game without the rule has none."""
    ours, theirs = _by_rule(left), _by_rule(right)
    pairs = {
        rule: (ours.get(rule, []), theirs.get(rule, [])) for rule in dict.fromkeys([*RULES_IN_ORDER, *ours, *theirs])
    }
    return {rule: pair for rule, pair in pairs.items() if pair[0] != pair[1]}


def differing_phases(left: Book, right: Book) -> dict[int, tuple[Phase | None, Phase | None]]:
    """By number, the phases that at least one of the games plays and that differ between their lists."""
    ours = {phase.number: phase for phase in left.every_phase}
    theirs = {phase.number: phase for phase in right.every_phase}
    played = sorted({phase.number for book in (left, right) for phase in book.played_phases})
    pairs = {number: (ours.get(number), theirs.get(number)) for number in played}
    return {number: pair for number, pair in pairs.items() if pair[0] != pair[1]}


def difference_page(
    catalogue: Catalogue,
    left: Book,
    right: Book,
    *,
    names: tuple[str, str] | None = None,
    width: int = WIDTH,
) -> str:
    """The differences as text; without `names` the games go by their ids."""
    names = names or (left.id, right.id)
    return "\n".join(_page_lines(catalogue, left, right, names, width)) + "\n"


def _by_rule(book: Book) -> dict[str, list[Clause]]:
    clauses = words_of(book).clauses(book)
    return {rule: list(pieces) for rule, pieces in groupby(clauses, key=lambda clause: clause.rule)}


def _page_lines(catalogue: Catalogue, left: Book, right: Book, names: tuple[str, str], width: int) -> Iterator[str]:
    rules, phases = differing_rules(left, right), differing_phases(left, right)
    if not rules and not phases:
        yield from paragraph(catalogue.text("rules-same", left=names[0], right=names[1]), width)
        return
    yield from paragraph(catalogue.text("rules-differ", left=names[0], right=names[1]), width)
    sections: dict[str, list[str]] = {section: [] for section in ALL_SECTIONS}
    for number, (ours, theirs) in phases.items():
        pairs = ((left, ours), (right, theirs))
        texts = [words_of(book).phase(catalogue, phase) if phase else "" for book, phase in pairs]
        label = catalogue.text("rules-phase-label", number=number)
        lines = list(_pair(catalogue, names, (texts[0], texts[1]), width - LABEL_COLUMNS))
        sections["phases"] += [f"  {label}", *(" " * LABEL_COLUMNS + line for line in lines)]
    for rule, pair in rules.items():
        texts = [" ".join(clause.words(catalogue) for clause in clauses) for clauses in pair]
        lines = list(_pair(catalogue, names, (texts[0], texts[1]), width - LABEL_COLUMNS))
        labels = [f"  {rule}", *[""] * (len(lines) - 1)]
        section = (pair[0] or pair[1])[0].section
        sections[section] += [label.ljust(LABEL_COLUMNS) + line for label, line in zip(labels, lines, strict=True)]
    for section, section_lines in sections.items():
        if section_lines:
            yield from ("", section_title(catalogue, section), "", *section_lines)


def _pair(catalogue: Catalogue, names: tuple[str, str], texts: tuple[str, str], width: int) -> Iterator[str]:
    """What each game says, or what the only game says that has the rule."""
    message = "rules-in-both" if all(texts) else "rules-in-one"
    for name, text in zip(names, texts, strict=True):
        if text:
            yield from paragraph(catalogue.text(message, book=name, text=text), width)
