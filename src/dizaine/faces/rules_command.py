"""The command `dizaine rules`: the list of games, the rules of exactly one, two side by side, or a file to check."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from typing import Final, TextIO

from dizaine.rulebooks import VARIANTS, RulebookError, editions, load
from dizaine.rulebooks.dice import DiceBook, dice_editions, load_dice
from dizaine.rulebooks.library import load_any
from dizaine.words.catalogue import Catalogue
from dizaine.words.layout import WIDTH, paragraph
from dizaine.words.problems import problem_line, problem_words

RIGHT: Final = 0
WRONG: Final = 2

_EXAMPLES: Final = {"phases": "=5", "order": "=3,1,2"}
_WIDEST: Final = 100  # longer lines are hard to follow with the eye


def run(
    edition: str | None,
    *,
    language: str,
    check: str | None = None,
    diff: tuple[str, str] | None = None,
    out: TextIO,
) -> int:
    """Do what was asked and answer with the exit code: 2 if a book is not right, else 0."""
    catalogue = Catalogue(language)
    width = min(shutil.get_terminal_size((WIDTH, 24)).columns or WIDTH, _WIDEST)
    if check is not None:
        return _check(catalogue, check, width, out)
    try:
        if diff is not None:
            out.write(_difference(catalogue, diff, width))
        elif edition is not None:
            out.write(_page(catalogue, edition, width))
        else:
            out.writelines(f"{line}\n" for line in _list_lines(catalogue, width))
    except RulebookError as error:
        print(problem_line(catalogue, error), file=sys.stderr)
        return WRONG
    return RIGHT


def _page(catalogue: Catalogue, edition: str, width: int) -> str:
    book = load_any(edition)  # the pages are imported late: the list alone does not need them
    if isinstance(book, DiceBook):
        from dizaine.words.dice_rules import dice_rules_page

        return dice_rules_page(catalogue, book, width)
    from dizaine.words.rules import rules_page

    return rules_page(catalogue, book, width)


def _difference(catalogue: Catalogue, diff: tuple[str, str], width: int) -> str:
    from dizaine.words.difference import difference_page

    left, right = load_any(diff[0]), load_any(diff[1])
    names = diff if left.id == right.id else None
    return difference_page(catalogue, left, right, names=names, width=width)


def _list_lines(catalogue: Catalogue, width: int) -> Iterator[str]:
    """Editions and variants, each with a sentence; the longest name sets the column."""
    yield catalogue.text("rules-list-title")
    yield ""
    for edition in editions:
        book = load(edition)
        sentence = catalogue.text(
            f"rules-edition-{edition}",
            cards=book.material.deck_size,
            hand=book.deal.hand,
            phases=len(book.phases.play),
        )
        yield f"  {edition}"
        yield from paragraph(sentence, width, indent=6)
    for edition in dice_editions:
        dice_book = load_dice(edition)
        counts = {"dice": len(dice_book.dice), "phases": len(dice_book.phases)}
        yield f"  {edition}"
        yield from paragraph(catalogue.text(f"rules-edition-{edition}", **counts), width, indent=6)
    yield ""
    yield from paragraph(catalogue.text("rules-list-variants"), width)
    yield ""
    for variant in VARIANTS.values():
        yield f"  {variant.name}{_EXAMPLES.get(variant.name, '')} ({variant.rule})"
        yield from paragraph(catalogue.text(f"rules-variant-{variant.name}"), width, indent=6)
    yield ""
    for hint in ("rules-list-hint", "rules-list-hint-diff", "rules-list-hint-check"):
        yield from paragraph(catalogue.text(hint), width)


def _check(catalogue: Catalogue, file: str, width: int, out: TextIO) -> int:
    """Tell what is wrong with a file, with the field, the reason and the rule; or that all is well."""
    try:
        book = load_any(file)
    except RulebookError as error:
        texts = [
            catalogue.text("rules-check-wrong", file=file),
            catalogue.text("rules-check-field", field=error.field),
            catalogue.text("rules-check-reason", reason=problem_words(catalogue, error)),
            catalogue.text("rules-check-rule", rule=error.rule),
        ]
        code = WRONG
    else:
        texts = [catalogue.text("rules-check-right", file=file, title=book.title, id=book.id)]
        code = RIGHT
    for text in texts:
        out.writelines(f"{line}\n" for line in paragraph(text, width))
    return code
