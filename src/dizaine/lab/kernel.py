"""The compiled playouts of a kind of game. Needs the extra `dizaine[lab]`.

Compiling takes about half a minute, so the machine code is cached in the user's cache folder, under a hash of
everything that it depends on: the sources, the compiler, the interpreter, the processor. If the folder cannot be
written, the code is compiled again next time.
"""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import tempfile
from collections.abc import Callable, Collection, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, cast

import llvmlite.binding
import numba
import numpy

from dizaine.engine.compiled import argument_types, compile_rules, fix_types, from_row, to_rows
from dizaine.engine.compiler import compiler_settings
from dizaine.folders import cache_folder
from dizaine.lab.kind import LabKind
from dizaine.lab.lineup import Lineup
from dizaine.lab.plan import Plan
from dizaine.lab.results import Results
from dizaine.lab.tally import Tally
from dizaine.players.registry import listed
from dizaine.rulebooks.kind_name import KindName
from dizaine.rulebooks.library import Book

SHARED: Final = (
    "rulebooks/limits.py",
    "engine/*.py",
    "players/*.py",
    "lab/kernel.py",
    "lab/lineup.py",
    "lab/results.py",
    "lab/tally.py",
)
"""The sources that every kernel depends on."""
SILENT: Final = ("emit",)
"""The function that emits events. Without it, the compiler also drops the work that only events need."""
KEPT: Final = 8
"""How many folders of other versions are kept when a new one is made."""


class Kernel:
    """The compiled playouts of a kind of game; `note` is called first if they must be compiled now."""

    def __init__(self, kind: LabKind, bots: Collection[str], note: Callable[[], None]) -> None:
        self._kind = kind
        self._bots = bots
        self._without = left_out(kind.name, bots)
        folder = kernel_folder(sources_of(kind), f"-{len(self._without)}")
        self._play = compiled_entry(kind.play, note, self._without, folder)

    def play(self, plan: Plan, first: int, count: int, most: int) -> tuple[Tally, Results]:
        """Play `count` games of a plan, from number `first`, each up to `most` decisions."""
        if not set(self._without) <= set(left_out(self._kind.name, plan.bots)):
            raise ValueError(f"this kernel was made for {', '.join(self._bots)}")
        bench = fresh_bench(self._kind, plan)
        self._play(bench, first, count, most)
        results = from_row(bench.results, Results)
        return cast(Tally, from_row(bench.tally, self._kind.tally)), cast(Results, results)


def sources_of(kind: LabKind) -> tuple[str, ...]:
    """The sources that the machine code of a kind of game depends on."""
    return (*SHARED, *kind.sources)


def fresh_bench(kind: LabKind, plan: Plan) -> Any:
    """A new bench for a plan, made of NumPy records."""
    bench = _bench_of_rows(kind.new_bench, plan.book)
    return bench._make(row.copy() for row in bench)._replace(lineup=to_rows(plan.lineup)[0])


@lru_cache(maxsize=1)
def _bench_of_rows(new_bench: Callable[[Any, Lineup], Any], book: Book) -> Any:
    """A bench that is only copied: copying is much faster than converting lists to records."""
    bench = new_bench(book, Lineup())
    return bench._make(to_rows(plain)[0] for plain in bench)


def left_out(game: KindName, bots: Collection[str]) -> tuple[str, ...]:
    """The rule functions that a kernel for some bots leaves out, and the emitting of events, which it never needs.

    The larger bots take as long to compile as everything else together, and the expert as long again.
    """
    players = listed(game)
    size = max((players[bot].size for bot in bots), default=0)
    return SILENT + tuple(f"choose_{name}" for name, player in players.items() if player.size > size)


def compiled_entry(
    entry: Callable[..., Any], note: Callable[[], None], without: Collection[str] = (), folder: Path | None = None
) -> Callable[..., Any]:
    """A compiled rule function with everything that it calls, loaded from a folder or compiled now."""
    functions = compile_rules(entry, cache=folder, without=without)
    dispatcher: Any = functions[entry.__name__]
    with compiler_settings(entry):
        if folder is None or not any(folder.rglob("*.nbc")):
            note()
            fix_types(functions, entry, without=without)
        dispatcher.compile(argument_types(entry))
    return functions[entry.__name__]


def fingerprint(sources: Sequence[str], root: Path = Path(__file__).parents[1]) -> str:
    """A hash of everything that the machine code depends on; `root` is the folder of the package."""
    digest = hashlib.sha256()
    for path in sorted(path for pattern in sources for path in root.glob(pattern)):
        digest.update(f"{path.relative_to(root)}\0".encode() + path.read_bytes() + b"\0")
    versions = (numba.__version__, numpy.__version__, platform.python_version(), platform.python_implementation())
    processor = (llvmlite.binding.get_host_cpu_name(), llvmlite.binding.get_host_cpu_features().flatten())
    digest.update("\0".join((*versions, *processor)).encode())
    return digest.hexdigest()[:16]


def kernel_folder(sources: Sequence[str], name: str = "") -> Path | None:
    """The folder for the machine code of some sources, or None if it cannot be written.

    `name` distinguishes two pieces of code from the same sources.
    """
    parent = cache_folder() / "compiled"
    folder = parent / f"{fingerprint(sources)}{name}"
    try:
        if not folder.is_dir():
            parent.mkdir(parents=True, exist_ok=True)
            older = sorted(parent.iterdir(), key=lambda path: path.stat().st_mtime)
            for path in older[:-KEPT]:
                shutil.rmtree(path, ignore_errors=True)
            folder.mkdir(exist_ok=True)
        os.utime(folder)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except OSError:
        return None
