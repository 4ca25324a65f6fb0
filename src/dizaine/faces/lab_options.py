"""What the commands of the lab have in common: numbers, workers, files, and remarks beside the report."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Collection, Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

from dizaine.faces.complaints import Complaint
from dizaine.faces.output_file import OutputFile
from dizaine.lab.backends import Backend, best_backend, guests_among, has_compiler
from dizaine.lab.experiments import MOST_WORKERS, some_seed, usable_cores
from dizaine.lab.kinds import kind_in_lab
from dizaine.lab.plan import SEEDS
from dizaine.rulebooks.library import Book
from dizaine.words.layout import WIDTH, paragraph

if TYPE_CHECKING:
    from dizaine.words.catalogue import Catalogue

PLOTS: Final = (".png", ".svg")
_WIDEST: Final = 100


def number_option(option: str, text: str | None, least: int, most: int, *, default: int) -> int:
    """A whole number between bounds."""
    if text is None:
        return default
    if text.isascii() and text.isdigit() and len(text) <= len(str(most)) and least <= int(text) <= most:
        return int(text)
    raise Complaint("simulate-error-number", option=option, text=text, least=str(least), most=str(most))


def seed_option(text: str | None, default: int | None = None) -> int:
    """The seed that was asked for, or else any."""
    return number_option("--seed", text, 0, SEEDS - 1, default=some_seed() if default is None else default)


def workers_option(text: str | None) -> int:
    """How many may work at the same time."""
    return number_option("--workers", text, 1, MOST_WORKERS, default=usable_cores())


def file_options(names: Mapping[str, str | None]) -> list[OutputFile]:
    """The files that are wanted, by their options; each is a file of its own that can be written."""
    if (plot := names.get("--plot")) is not None:
        if Path(plot).suffix.lower() not in PLOTS:
            raise Complaint("simulate-error-plot", text=plot)
        if find_spec("matplotlib") is None:
            raise Complaint("simulate-error-matplotlib")
    files = [OutputFile(option, name) for option, name in names.items() if name is not None]
    paths = [file.path for file in files]
    for file in files:
        if paths.count(file.path) > 1:
            raise Complaint("simulate-error-same-file", path=file.name, options=", ".join(names))
    return files


def ready_backend(catalogue: Catalogue, book: Book, bots: Collection[str], *, compiled: bool = True) -> Backend:
    """The best way to play, with a remark if that is slow or takes its time to prepare.

    Players who think outside the kernel have no use for a compiler.
    """
    if compiled and not has_compiler() and not guests_among(book, bots):
        tell(catalogue, "simulate-plain")
    return best_backend(book, bots, lambda: tell(catalogue, kind_in_lab(book).compiling), compiled=compiled)


def plot_kind(file: OutputFile) -> str:
    """The kind of picture that a file is to be."""
    return Path(file.name).suffix.lower().removeprefix(".")


def tell(catalogue: Catalogue, message: str, **arguments: int | str) -> None:
    """A remark that is no part of the report."""
    for line in paragraph(catalogue.text(message, **arguments), page_width()):
        print(line, file=sys.stderr, flush=True)


def page_width() -> int:
    """The columns of a report."""
    return min(shutil.get_terminal_size((WIDTH, 24)).columns or WIDTH, _WIDEST)
