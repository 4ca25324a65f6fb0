"""What differs between two games, in words: the rules that apply to one alone, or to each in its own way.

Nothing is compared field by field. Two games differ in what their rules pages say, so that a value without any
effect (what a wild costs where nobody counts points) is no difference.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Final

from dizaine.rulebooks import Phase, Rulebook
from dizaine.rulebooks.dice import DiceBook
from dizaine.words.cards import phase_words
from dizaine.words.catalogue import Catalogue
from dizaine.words.clauses import SECTIONS
from dizaine.words.dice import dice_phase_words
from dizaine.words.dice_rules import DICE_SECTIONS, dice_clauses
from dizaine.words.layout import WIDTH, paragraph
from dizaine.words.rules import LABEL_COLUMNS, Clause, applicable, section_title

Book = Rulebook | DiceBook

_ORDER: Final = list(dict.fromkeys(line.rule for lines in SECTIONS.values() for line in lines))


def differing_rules(left: Book, right: Book) -> dict[str, tuple[list[Clause], list[Clause]]]:
    """What a rule says in each of two games where that differs; nothing where it does not apply."""
    ours, theirs = _by_rule(left), _by_rule(right)
    pairs = {rule: (ours.get(rule, []), theirs.get(rule, [])) for rule in dict.fromkeys([*_ORDER, *ours, *theirs])}
    return {rule: pair for rule, pair in pairs.items() if pair[0] != pair[1]}


def differing_phases(left: Book, right: Book) -> dict[int, tuple[Phase | None, Phase | None]]:
    """By number: the phases that at least one of the games plays and that the lists do not share."""
    ours = {phase.number: phase for phase in _phases(left)}
    theirs = {phase.number: phase for phase in _phases(right)}
    played = sorted({*_played(left), *_played(right)})
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
    """The differences as text. The games go by their ids unless the reader knows them by other names."""
    names = names or (left.id, right.id)
    return "\n".join(_page_lines(catalogue, left, right, names, width)) + "\n"


def _by_rule(book: Book) -> dict[str, list[Clause]]:
    clauses = dice_clauses(book) if isinstance(book, DiceBook) else applicable(book)
    return {rule: list(pieces) for rule, pieces in groupby(clauses, key=lambda clause: clause.rule)}


def _phases(book: Book) -> tuple[Phase, ...]:
    return book.phases if isinstance(book, DiceBook) else book.phases.list


def _played(book: Book) -> tuple[int, ...]:
    return tuple(phase.number for phase in book.phases) if isinstance(book, DiceBook) else book.phases.play


def _phase_text(catalogue: Catalogue, book: Book, phase: Phase | None) -> str:
    if phase is None:
        return ""
    return dice_phase_words(catalogue, phase) if isinstance(book, DiceBook) else phase_words(catalogue, phase)


def _page_lines(catalogue: Catalogue, left: Book, right: Book, names: tuple[str, str], width: int) -> Iterator[str]:
    rules, phases = differing_rules(left, right), differing_phases(left, right)
    if not rules and not phases:
        yield from paragraph(catalogue.text("rules-same", left=names[0], right=names[1]), width)
        return
    yield from paragraph(catalogue.text("rules-differ", left=names[0], right=names[1]), width)
    sections: dict[str, list[str]] = {section: [] for section in (*SECTIONS, *DICE_SECTIONS)}
    for number, (ours, theirs) in phases.items():
        texts = [_phase_text(catalogue, book, phase) for book, phase in ((left, ours), (right, theirs))]
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
    """What each game says; if one is silent, that the other stands alone with it."""
    message = "rules-in-both" if all(texts) else "rules-in-one"
    for name, text in zip(names, texts, strict=True):
        if text:
            yield from paragraph(catalogue.text(message, book=name, text=text), width)
