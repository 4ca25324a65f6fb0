"""The command `dizaine verify`: whether the deals of a finished game are those that were promised."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

from dizaine.afterwards.verify import Fault, Verdict, verify
from dizaine.faces.complaints import reading
from dizaine.words.layout import page_width, paragraph

if TYPE_CHECKING:
    from dizaine.words.catalogue import Catalogue

FAIR: Final = 0
NOT_FAIR: Final = 2
_INDENT: Final = 4


def run(catalogue: Catalogue, file: str) -> int:
    """Check a record and print the verdict; returns 2 if anything is wrong."""
    with reading(file):
        text = Path(file).read_text(encoding="utf-8-sig")
    verdict = verify(text)
    sys.stdout.writelines(f"{line}\n" for line in verdict_lines(catalogue, verdict))
    return FAIR if verdict.is_fair else NOT_FAIR


def verdict_lines(catalogue: Catalogue, verdict: Verdict) -> Iterator[str]:
    """The game, its rounds with their commitments, the faults, and the conclusion."""
    width = page_width()
    if verdict.title and verdict.table:
        yield from paragraph(catalogue.text("verify-title", title=verdict.title, table=verdict.table), width)
        yield ""
    for judged in verdict.rounds:
        message = "verify-round-fair" if judged.is_fair else "verify-round-wrong"
        yield catalogue.text(message, round=judged.round, chances=judged.chances)
        if judged.is_fair:
            yield f"{' ' * _INDENT}{judged.commitment}"
        for fault in judged.faults:
            yield from paragraph(_words(catalogue, fault), width, indent=_INDENT)
    for fault in verdict.faults:
        yield from paragraph(_words(catalogue, fault), width)
    yield ""
    yield from paragraph(catalogue.text("verify-fair" if verdict.is_fair else "verify-wrong"), width)
    if verdict.is_fair:
        yield from paragraph(catalogue.text("verify-compare"), width)


def _words(catalogue: Catalogue, fault: Fault) -> str:
    return catalogue.text(f"verify-fault-{fault.problem}", line=str(fault.line))
