"""The command `dizaine dice solve`: compute the optimal play of a solitaire once and store it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from dizaine.faces.complaints import Complaint
from dizaine.faces.interrupts import Interrupts
from dizaine.faces.lab_options import tell
from dizaine.faces.lines import columns
from dizaine.faces.progress import Progress, clock
from dizaine.lab.backends import has_compiler
from dizaine.rulebooks.dice import DiceBook, load_dice
from dizaine.words.kinds import words_of
from dizaine.words.layout import page_width, paragraph
from dizaine.words.numbers import decimal, percent

if TYPE_CHECKING:
    from dizaine.players.dice.store import Part
    from dizaine.words.catalogue import Catalogue

DIGITS: Final = 6
NOTHING: Final = "–"


def run(catalogue: Catalogue, edition: str) -> int:
    """Solve the game of an edition or a file unless that is done, store the solution, and print the values."""
    book = load_dice(edition)
    with Interrupts() as interrupts:
        try:
            parts = _solved(catalogue, book, interrupts)
        except KeyboardInterrupt:
            tell(catalogue, "dice_solve-stopped")
            return 0
    sys.stdout.writelines(f"{line}\n" for line in page_lines(catalogue, book, parts))
    return 0


def _solved(catalogue: Catalogue, book: DiceBook, interrupts: Interrupts) -> list[Part]:
    from dizaine.players.dice.policy import load_policy
    from dizaine.players.dice.store import policy_folder

    if (policy := load_policy(book)) is not None:
        return list(policy.parts)
    if not has_compiler():
        raise Complaint("dice_solve-error-extra")
    tell(catalogue, "dice_solve-begin", edition=book.id)
    from dizaine.lab.dice_solver.solve import solve

    def words(done: float, seconds: float) -> str:
        return catalogue.text("dice_solve-progress", percent=percent(catalogue, done, 0), time=clock(seconds))

    def show(done: float) -> None:
        if interrupts.wished():
            raise KeyboardInterrupt
        progress.show(done)

    try:
        with Progress(sys.stderr, 1.0, words) as progress:
            return solve(book, show)
    except MemoryError as error:
        raise Complaint("dice_solve-error-memory") from error
    except OSError as error:
        detail = error.strerror or str(error)
        raise Complaint("dice_solve-error-unwritable", path=str(policy_folder(book)), detail=detail) from error


def page_lines(catalogue: Catalogue, book: DiceBook, parts: list[Part]) -> Iterator[str]:
    """Two tables: the points to expect from each phase on, and the chance to make each phase in one turn."""
    from dizaine.players.dice.store import FIRST, LATER, folder_of

    def told(number: float) -> str:
        return decimal(catalogue, number, DIGITS)

    points = told(parts[0].value(0, first_try=True))
    yield catalogue.text("dice_solve-title", edition=book.title)
    yield catalogue.text("dice_solve-value", points=points)
    yield ""
    rows = [[catalogue.text(f"dice_solve-column-{name}") for name in ("phase", "demand", "low", "high")]]
    chances = [[catalogue.text(f"dice_solve-column-{name}") for name in ("phase", "demand", "chance", "usual")]]
    for phase, part in zip(book.phases, parts, strict=True):
        words = words_of(book).phase(catalogue, phase)
        last = len(part.values) > FIRST
        low, high = (part.values[FIRST if last else LATER][place] for place in (0, -1))
        rows.append([str(phase.number), words, told(low), told(high) if len(part.values[LATER]) > 1 else NOTHING])
        usual = 1 - part.failings[FIRST if last else LATER][0]
        chances.append([str(phase.number), words, told(part.chance), told(usual)])
        if last:
            later = catalogue.text("dice_solve-later")
            rows.append(["", later, told(part.values[LATER][0]), NOTHING])
            chances.append(["", later, told(part.chance), told(1 - part.failings[LATER][0])])
    yield from columns(rows, right=(0, 2, 3))
    yield ""
    if book.half_phase:
        note = catalogue.text("dice_solve-note-points", over=book.half_over, phase=book.half_phase)
        yield from paragraph(note, page_width())
        yield ""
    yield from columns(chances, right=(0, 2, 3))
    yield ""
    yield from paragraph(catalogue.text("dice_solve-note-chances"), page_width())
    yield ""
    yield catalogue.text("dice_solve-stored", path=str(folder_of(book)))
