"""The command `dizaine rules`: list games, print or compare their rules, check a rulebook or begin a new one."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import suppress
from importlib.resources import files
from pathlib import Path
from typing import Final, TextIO

from dizaine.faces.complaints import Complaint, printable
from dizaine.rulebooks import VARIANTS, RulebookError
from dizaine.rulebooks.library import all_editions, load_any
from dizaine.words.catalogue import Catalogue
from dizaine.words.layout import page_width, paragraph
from dizaine.words.problems import problem_lines

RIGHT: Final = 0
WRONG: Final = 2

_EXAMPLES: Final = {"phases": "=5", "order": "=3,1,2"}


def run(
    edition: str | None,
    *,
    language: str,
    check: str | None = None,
    diff: tuple[str, str] | None = None,
    new: str | None = None,
    out: TextIO,
) -> int:
    """Run the command; returns the exit code: 2 if a book has faults, else 0."""
    catalogue = Catalogue(language)
    width = page_width()
    if check is not None:
        return _check(catalogue, check, width, out)
    if new is not None:
        return _new(catalogue, new, width, out)
    try:
        if diff is not None:
            out.write(_difference(catalogue, diff, width))
        elif edition is not None:
            out.write(_page(catalogue, edition, width))
        else:
            out.writelines(f"{line}\n" for line in _list_lines(catalogue, width))
    except RulebookError as error:
        print(*_problems(catalogue, error), sep="\n", file=sys.stderr)
        return WRONG
    return RIGHT


def _page(catalogue: Catalogue, edition: str, width: int) -> str:
    from dizaine.words.rules import rules_page  # imported late, since the list of games does not need it

    return rules_page(catalogue, load_any(edition), width)


def _difference(catalogue: Catalogue, diff: tuple[str, str], width: int) -> str:
    from dizaine.words.difference import difference_page

    left, right = load_any(diff[0]), load_any(diff[1])
    names = diff if left.id == right.id else None
    return difference_page(catalogue, left, right, names=names, width=width)


def _list_lines(catalogue: Catalogue, width: int) -> Iterator[str]:
    """Editions and variants, each with a sentence."""
    yield catalogue.text("rules-list-title")
    yield ""
    for edition in all_editions:
        yield f"  {edition}"
        sentence = catalogue.text(f"rules-edition-{edition}", **load_any(edition).counts)
        yield from paragraph(sentence, width, indent=6)
    yield ""
    yield from paragraph(catalogue.text("rules-list-variants"), width)
    yield ""
    for variant in VARIANTS.values():
        yield f"  {variant.name}{_EXAMPLES.get(variant.name, '')} ({variant.rule})"
        yield from paragraph(catalogue.text(f"rules-variant-{variant.name}"), width, indent=6)
    yield ""
    for hint in ("rules-list-hint", "rules-list-hint-diff", "rules-list-hint-new", "rules-list-hint-check"):
        yield from paragraph(catalogue.text(hint), width)


def _check(catalogue: Catalogue, file: str, width: int, out: TextIO) -> int:
    """Print every fault of a file on a separate line, or that there is none."""
    try:
        book = load_any(file)
    except RulebookError as error:
        _say(catalogue.text("rules-check-wrong", file=file), width, out)
        out.writelines(f"{line}\n" for line in _problems(catalogue, error))
        return WRONG
    _say(catalogue.text("rules-check-right", file=file, title=book.title, id=book.id), width, out)
    return RIGHT


def _problems(catalogue: Catalogue, error: RulebookError) -> list[str]:
    return [printable(line) for line in problem_lines(catalogue, error)]


def _new(catalogue: Catalogue, file: str, width: int, out: TextIO) -> int:
    """Write a book to begin with; an existing file is never overwritten."""
    if not file.endswith(".toml"):
        raise Complaint("cli-error-new-name", file=file)
    starter = (files("dizaine.rulebooks") / "starter.toml").read_bytes()
    path = Path(file)
    try:
        with path.open("xb") as book:
            try:
                book.write(starter)
                book.flush()
            except OSError:
                with suppress(OSError):
                    path.unlink()  # leave no incomplete file behind
                raise
    except FileExistsError as error:
        raise Complaint("cli-error-new-exists", file=file) from error
    except (OSError, ValueError) as error:
        detail = getattr(error, "strerror", None) or str(error)
        raise Complaint("cli-error-new-unwritable", file=file, detail=detail) from error
    _say(catalogue.text("rules-new-written", file=file), width, out)
    return RIGHT


def _say(text: str, width: int, out: TextIO) -> None:
    out.writelines(f"{line}\n" for line in paragraph(text, width))
