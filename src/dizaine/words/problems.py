"""What is wrong with a rulebook, in the reader's language: each code of a fault has a message."""

from __future__ import annotations

from dizaine.rulebooks import Fault, RulebookError, UnknownEdition
from dizaine.words.catalogue import Catalogue
from dizaine.words.terms import phase_words


def problem_words(catalogue: Catalogue, fault: Fault) -> str:
    """What is wrong, the phase concerned, and what was probably meant."""
    words = catalogue.text(f"rules-problem-{fault.code}", **fault.facts)
    if fault.phase:
        phase = phase_words(catalogue, fault.phase)
        words = catalogue.text("rules-fault-in-phase", number=fault.phase.number, phase=phase, reason=words)
    if fault.near:
        return catalogue.text("rules-fault-near", reason=words, word=fault.near)
    if fault.known:
        return catalogue.text("rules-fault-known", reason=words, words=", ".join(fault.known))
    return words


def problem_lines(catalogue: Catalogue, error: RulebookError) -> list[str]:
    """A line for each fault: field, reason and rule; for an unknown edition only the reason."""
    if isinstance(error, UnknownEdition):
        return [problem_words(catalogue, fault) for fault in error.faults]
    return [_line(catalogue, fault) for fault in error.faults]


def _line(catalogue: Catalogue, fault: Fault) -> str:
    line = catalogue.text("rules-fault-line", field=fault.field, reason=problem_words(catalogue, fault))
    return catalogue.text("rules-fault-rule", line=line, rule=fault.rule) if fault.rule else line
