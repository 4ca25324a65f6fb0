"""The command `dizaine print`: a PDF of cards, sheets, rules or stickers for exactly one game."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final, get_args

import click

from dizaine.faces.complaints import Complaint
from dizaine.faces.number_option import number_option
from dizaine.faces.output_file import OutputFile, write_files
from dizaine.faces.print.kinds import maker
from dizaine.faces.print.order import (
    COLOURS,
    KINDS,
    MOST_NAMES,
    PAPERS,
    Colour,
    Kind,
    NotPrinted,
    Order,
    Paper,
    clean_names,
)
from dizaine.faces.print.press import can_print
from dizaine.faces.print.printer import print_pdf
from dizaine.rulebooks.library import load_any

if TYPE_CHECKING:
    from dizaine.words.catalogue import Catalogue

DONE: Final = 0
KEPT: Final = 1


@dataclass(frozen=True, slots=True)
class Options:
    """The arguments and options of the command, as they were typed."""

    kind: str
    edition: str
    names: str | None = None
    players: str | None = None
    paper: str | None = None
    colour: str | None = None
    out: str | None = None
    bleed: bool = False
    backs: bool = False


def run(catalogue: Catalogue, options: Options) -> int:
    """Write the file; returns 1 if an existing one was kept. Whatever is wrong is said before any work."""
    try:
        order = _order(catalogue, options)
        maker(order)
        if not can_print():
            raise NotPrinted("print-error-extra")
        name = _file_name(options.out, order)
        if Path(name).exists() and not _may_replace(catalogue, name):
            click.echo(catalogue.text("print-kept", file=name))
            return KEPT
        file = OutputFile("--out", name)
        write_files({file: print_pdf(order)})
    except NotPrinted as refusal:
        raise Complaint(refusal.message, known=(), **refusal.arguments) from refusal
    click.echo(catalogue.text("print-written", file=name))
    hint = _hint(order)
    if hint:
        click.echo(catalogue.text(hint))
    return DONE


def _order(catalogue: Catalogue, options: Options) -> Order:
    """What was ordered; raises `Complaint` for a word that means nothing."""
    kind = _word(options.kind, get_args(Kind), "print-error-kind", kinds=", ".join(KINDS))
    paper = _word(options.paper or "a4", tuple(PAPERS), "print-error-paper")
    colour = _word(options.colour or "full", COLOURS, "print-error-colour")
    for option, given in (("--bleed", options.bleed), ("--backs", options.backs)):
        if given and kind != "deck":
            raise Complaint("print-error-only-deck", option=option)
    book = load_any(options.edition)
    names = [] if options.names is None else [name.strip() for name in options.names.split(",")]
    return Order(
        _KIND[kind],
        book,
        catalogue.language,
        _PAPER[paper],
        _COLOUR[colour],
        clean_names(names, book),
        options.bleed,
        options.backs,
        number_option("--players", options.players, book.least_players, min(MOST_NAMES, book.most_players), default=0),
    )


_KIND: Final[dict[str, Kind]] = {kind: kind for kind in KINDS}
_PAPER: Final[dict[str, Paper]] = {paper: paper for paper in PAPERS}
_COLOUR: Final[dict[str, Colour]] = {colour: colour for colour in COLOURS}


def _word(text: str, known: tuple[str, ...], message: str, **facts: str) -> str:
    """One of the known words, in small letters."""
    word = text.strip().lower()
    if word not in known:
        raise Complaint(message, text=text, known=known, **facts)
    return word


def _file_name(out: str | None, order: Order) -> str:
    """The file to write: what was named, or a name of its own in the folder that was named."""
    if out is None:
        return order.file_name
    return str(Path(out) / order.file_name) if Path(out).is_dir() else out


def _may_replace(catalogue: Catalogue, name: str) -> bool:
    """Ask; where nobody can answer, the file stays and that is an error."""
    if not sys.stdin.isatty():
        raise Complaint("print-error-exists", file=name)
    try:
        answer = input(catalogue.text("print-replace-question", file=name) + " ")
    except EOFError:
        click.echo()
        return False
    return answer.strip().casefold() in catalogue.text("cli-yes").split()


def _hint(order: Order) -> str:
    """How to print it; most prints need no advice."""
    if order.kind == "deck":
        return "print-hint-backs" if order.backs else "print-hint-deck"
    return {"rules": "print-hint-rules", "stickers": "print-hint-stickers"}.get(order.kind, "")
