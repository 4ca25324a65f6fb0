"""What the commands of the lab have in common: numbers, workers, files, and remarks outside the report."""

from __future__ import annotations

import sys
from collections.abc import Collection, Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

from dizaine.faces.complaints import Complaint
from dizaine.faces.number_option import number_option
from dizaine.faces.output_file import OutputFile
from dizaine.lab.backends import Backend, best_backend, guests_among, has_compiler
from dizaine.lab.experiments import MOST_WORKERS, some_seed, usable_cores
from dizaine.lab.kinds import kind_in_lab
from dizaine.lab.plan import SEEDS
from dizaine.rulebooks.library import Book
from dizaine.words.layout import page_width as page_width
from dizaine.words.layout import paragraph

if TYPE_CHECKING:
    from dizaine.words.catalogue import Catalogue

PLOTS: Final = (".png", ".svg")


def seed_option(text: str | None, default: int | None = None) -> int:
    """The seed given, or else a random one."""
    return number_option("--seed", text, 0, SEEDS - 1, default=some_seed() if default is None else default)


def workers_option(text: str | None) -> int:
    """How many workers to use."""
    return number_option("--workers", text, 1, MOST_WORKERS, default=usable_cores())


def file_options(names: Mapping[str, str | None]) -> list[OutputFile]:
    """The files to write, by their options; all are different and can be written."""
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
    """The fastest backend, with a remark if it is slow or has to be compiled first.

    Guest players do not run in compiled code, so with them a missing compiler is not mentioned.
    """
    if compiled and not has_compiler() and not guests_among(book, bots):
        tell(catalogue, "simulate-plain")
    return best_backend(book, bots, lambda: tell(catalogue, kind_in_lab(book).compiling), compiled=compiled)


def plot_kind(file: OutputFile) -> str:
    """The format of a plot, from the ending of its file."""
    return Path(file.name).suffix.lower().removeprefix(".")


def tell(catalogue: Catalogue, message: str, **arguments: int | str) -> None:
    """Print a remark that is not part of the report."""
    for line in paragraph(catalogue.text(message, **arguments), page_width()):
        print(line, file=sys.stderr, flush=True)
